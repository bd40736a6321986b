"""Other engines' games, driven from Python with random choice."""

import os
from collections.abc import Callable
from random import Random
from typing import Any

from bench.measure import Subject, Work


def open_spiel() -> Subject:
    """OpenSpiel's connect_four: rules in C++, the loop in Python."""
    import pyspiel

    return open_spiel_playing(pyspiel.load_game("connect_four"))


def open_spiel_playing(game: Any) -> Subject:
    """Whole games of a game that speaks OpenSpiel's language. Units are decisions."""

    def play(amount: int, seed: int) -> Work:
        chance = Random(seed).random
        decisions = 0
        for _ in range(amount):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                if len(actions) > 1:
                    decisions += 1
                state.apply_action(actions[int(chance() * len(actions))])
        return Work(decisions, amount)

    return play


def petting_zoo() -> Subject:
    """PettingZoo's connect_four_v3: rules and loop in Python."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic import connect_four_v3

    return petting_zoo_playing(connect_four_v3.env())


def petting_zoo_playing(env: Any) -> Subject:
    """Whole games of an environment that speaks PettingZoo's language. Units are decisions."""

    def play(amount: int, seed: int) -> Work:
        chance = Random(seed).random
        decisions = 0
        for _ in range(amount):
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                actions = [action for action, allowed in enumerate(observation["action_mask"]) if allowed]
                if len(actions) > 1:
                    decisions += 1
                env.step(actions[int(chance() * len(actions))])
        return Work(decisions, amount)

    return play


def catanatron() -> Subject:
    """Catanatron's Settlers with four players: rules and loop in Python, a board game of our games' size."""
    from catanatron import Color, Game, RandomPlayer

    def new(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    return catanatron_playing(new)


def catanatron_playing(new: Callable[[int], Any]) -> Subject:
    """Whole games that speak Catanatron's language, made from seeds; at most as many turns as it plays itself. Units
    are decisions."""

    def play(amount: int, seed: int) -> Work:
        chance = Random(seed).random
        decisions = 0

        def decide(_player: Any, _game: Any, actions: list[Any]) -> Any:
            nonlocal decisions
            if len(actions) > 1:
                decisions += 1
            return actions[int(chance() * len(actions))]

        for number in range(amount):
            game = new(seed * 1000 + number + 1)
            while game.winning_color() is None and game.state.num_turns < TURNS:
                game.play_tick(decide_fn=decide)
        return Work(decisions, amount)

    return play


TURNS = 1000
"""The turns after which Catanatron calls a game a draw."""
