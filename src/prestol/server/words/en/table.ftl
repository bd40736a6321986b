### The table page. Same messages in the same order as ru/table.ftl.

table-title = { $what }{ $game } · Prestol
table-turn-title = Your turn ·{ " " }
table-board = The board
table-zoom = Looking at the board
table-areas = Parts of the board
table-zoom-in = Larger
table-zoom-out = Smaller
table-fit = The whole board
table-keys = Keyboard
table-beside = Beside the board
table-sheet = Players, story, chat and rules
table-players = Players
table-tab-log = Story
table-tab-chat = Chat
table-tab-rules = Rules
table-tab-more = More
table-earlier = Show what came before
table-rooms = Rooms
table-room-players = Players
table-room-spectators = Spectators
table-message = Write a message
table-send = Send
table-search = Search rules, cards and terms
table-text-board = The board in words
table-your-turn = Your turn.
table-coach = Explanation
table-hint = A strong bot would answer: { $label }.
table-looking-back = You are looking at moment { $steps } of the match.
table-won = { $n ->
        [one] { $names } has won.
       *[other] { $names } have won together.
    }
table-ended = The match has ended without a winner.
table-units = d h m
table-points = { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }
table-tag-you = you
table-tag-bot = bot
table-tag-late = out of time, a bot answers
table-tag-timeout = away, a bot plays
table-tag-left = left, a bot plays
table-tag-resigned = resigned, a bot plays
table-presence-here = is looking
table-presence-away = is away
table-presence-bot = a bot
table-is-asked = is to answer now
table-watching = { $n ->
        [one] { $n } onlooker
       *[other] { $n } onlookers
    }
table-track = Moment of the match
table-step-back = A step back
table-step-forth = A step forward
table-proposes-undo = { $name } asks to take back a move.
table-proposes-end = { $name } proposes to end the match now, without a winner.
table-waiting-consent = Waiting for the others.
table-habits = How you are asked
table-forced = Take an answer for me when there is no other
table-confirm = Ask once more before what I cannot take back alone
table-never = Never asked about
table-match = This match
table-about = { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }, { $pace ->
        [live] with clocks
        [slow] with a deadline for each move
       *[none] without a time limit
    }.
table-fair = Fair chance
table-seal-before = All chance of this match comes from a key that was fixed before it began. This is the key’s hash; the key itself is shown when the match is over.
table-seal-after = The key of chance was fixed before the match: its SHA-256 is the hash that has stood here since. Have your browser compute it.
table-seal = Hash
table-key = Key
table-sealed-well = They belong together: the key is the one that was sealed.
table-sealed-badly = They do not belong together!
table-sealed-unseen = A browser computes this only over https.
table-points-by = Points by category
table-total = Total
table-place = Place
table-chart = Points in the course of the match
table-to-rematch = To the next match
table-ended-agreed = All agreed to end it.
table-ended-resigned = Nobody was left to play against.
table-ended-abandoned = All people have left the table.

table-do-undo = Take back
table-do-explain = Explain
table-do-hint = Hint
table-do-understood = Got it
table-do-known = Do not explain this again
table-do-withdraw = Change my answer
table-do-never = Never ask me this again
table-do-back = Take my seat back from the bot
table-do-now = Back to now
table-do-fork = Play on from here
table-do-link = Copy the link
table-do-agree = Agree
table-do-decline = Decline
table-do-take-proposal-back = Withdraw
table-do-ask-again = Ask again
table-do-everywhere = In all my matches
table-everywhere = You will not be asked about this in new matches of this game either. Your page has the list.
table-do-result = The result
table-do-next = The next chapter
table-do-rematch = Play again
table-do-download = Download the record
table-do-keys = Keyboard
table-do-offer-end = Offer to end
table-do-leave = Leave: a bot plays on
table-do-resign = Resign
table-do-close = Close
table-do-verify = Check it here
table-do-replay = Watch it again
table-do-ask-undo = Ask to take back
table-do-sure = Do it

table-sure = “{ $label }” cannot be taken back without the others.
table-sure-leave = Leave the table? A bot plays your seat until you come back.
table-sure-resign = Resign for good? A bot plays your seat to the end.
table-sure-end = Propose to all others to end the match now, without a winner?
table-moved-on = The table has moved on; here is what is asked now.
table-line-down = The connection is lost. It comes back by itself…
table-line-up = Connected again.
table-curtain = Hand the device to { $name }.
table-i-am = I am { $name }
table-since = While you were away
table-news = { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    } of the story while you were away.
table-proposed = The others are asked.
table-undone = Taken back.
table-linked = The link is copied.
table-nothing-found = Nothing says that.
table-no-chat = Nobody has said anything yet.
table-terms = Cards and terms
table-read-in-rules = In the rules

table-key-tab = to the next answer: on the board and among the buttons
table-key-arrows = to the nearest answer on the board in that direction
table-key-explore = to the nearest thing on the board, which then explains itself
table-key-enter = give the answer
table-key-numbers = give the answer with that number
table-key-undo = take back; beyond what you may alone, ask the others
table-key-explain = explain what is asked; once more: close
table-key-hint = what a strong bot would answer (where all others are bots)
table-key-zoom = larger, smaller, whole board
table-key-parts = the part of the board before, the next part
table-key-steps = a step back, a step forward
table-key-now = back to now
table-key-search = search the rules
table-key-chat = chat
table-key-escape = close what is open, back to the board
table-key-help = this page
