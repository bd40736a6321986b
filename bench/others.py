"""Other engines' connect four, driven from Python with random choice."""

import os
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
