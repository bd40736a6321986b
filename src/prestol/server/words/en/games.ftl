### The games' pages and the rules reader. Same messages in the same order as ru/games.ftl.

games-title = Games
games-lead = Four games, four worlds, one table.
game-players = { $n ->
        [one] { $players } player
       *[other] { $players } players
    }
game-players-solo = { $n ->
        [one] { $players } player
       *[other] { $players } players
    }, or alone
game-in-play = In the thick of it
game-sample-names = Anna Basil Clara Dmitri Eva
game-in-play-alt = The board of { $game } in the middle of a match
game-short = The game in short
game-with-bots = Against bots
game-with-friends = With friends
game-learn = Learn by playing
    .text = Sit down at once: at a table of beginner bots a coach explains every question when it comes to you first, and what usually is a good idea. If you are at a loss, ask for a hint; nearly every move can be taken back.
    .button = Begin a learning match
game-read = Read the rules
game-faithful = How close it is to the real game
game-variants = What can be chosen before a match
game-usual = usual
game-text = Rules in { $n ->
        [one] { $n } chapter
       *[other] { $n } chapters
    }
rules-title = { $game }: rules
rules-search = Search the rules
rules-found = { $n ->
        [0] Nothing was found. Try a shorter word.
        [one] Found in { $n } place.
       *[other] Found in { $n } places.
    }
rules-chapters = Chapters
rules-topics = Cards, pieces and words
rules-topics-hint = The table shows the same when you point at a card or an icon.
rules-to-game = About the game
leaders-title = Best players
leaders-place = Place
leaders-player = Player
leaders-rating = Rating
leaders-matches = Rated
leaders-wins = Won
leaders-none = Nobody has a place yet: it takes { $least } rated matches.
leaders-hint = After { $least } rated matches a player has a place here.
rating-hint = Everybody begins with a rating of 1000. A match counts if several people, or people and bots, have played it to its end; whoever leaves is last.
feats-title = Worth seeing
feats-best = Best scores
feats-longest = The longest match
feats-latest = Played recently
feats-see = See the match
feats-answers = { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
feats-none = Matches that everybody may watch appear here once they are over.
