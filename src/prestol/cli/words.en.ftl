### What the terminal says of its own. Same messages in the same order as words.ru.ftl.

### Keys: the first one is shown in the help, the others work too

keys-undo = u undo
keys-help = h help ?
keys-board = b board
keys-log = l log
keys-scores = s scores
keys-rules = r rules
keys-never = n never
keys-again = a ask
keys-explain = e explain
keys-hint = ! hint
keys-quit = q quit exit

### The table

hello = { $game }: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
sits-person = { $name }: you
sits-person-of-several = { $name }: a person at this device
sits-bot = { $name }: bot ({ $bot })
bot-random = random
bot-greedy = greedy
hello-hint = Answer with a number. ? shows what else you can type.
resumed = The match goes on.
question = { $name }: { $question }
forced = Only one answer is possible: { $answer }
hint-never = (n: never ask me for “{ $card }” again)
prompt = { "> " }
pass-device = Pass the device to { $name }, then press Enter.
news = Since your last move:

### Answers

say-number = Type the number of an answer, or ? for help.
no-such-number = There is no answer { $number }. Choose from { $from } to { $to }.
unknown-command = “{ $typed }” is neither a number nor a command. ? shows the commands.
input-ended = The input has ended.

### Commands

help-title = You can type:
help-number = the answer of that number; 0 for “no” where it is offered
help-undo = take back your last answer
help-help = what a card or a term means: { $key } name
help-board = show the board again
help-log = what has happened; { $key } 50 shows the last 50 lines, { $key } 0 all of them
help-scores = the points as they stand now
help-rules = the chapters of the rules; { $key } 3 shows one, { $key } word searches
help-never = never ask me for this card again: { $key } name
help-again = ask me for this card again; without a name: which cards are set to “never”
help-explain = what the question means
help-hint = what a strong bot would answer, where all others are bots
help-quit = save and leave
undone = Taken back.
undo-nothing = There is nothing to take back yet.
undo-far = Something has been learnt, or another player has answered, since your last answer. Go back all the same?
undo-far-several = Something has been learnt, or another player has answered, since your last answer. Does everybody at the table agree to go back?
undo-far-hint = y for yes, anything else for no
yes = y yes
undo-kept = Nothing was taken back.
no-lesson = The game has no explanation of this question.
hint = A strong bot would answer { $number }: { $answer }
hint-alone = Hints are for those who play against bots alone.
no-hint = No strong bot plays this game.
no-topic = Nothing here is called “{ $typed }”.
which-topic = Several things fit; say which:
no-topics = This game explains no cards or terms here.
log-empty = Nothing has happened yet.
log-more = { $lines ->
        [one] … { $lines } earlier line
       *[other] … { $lines } earlier lines
    }
no-scores = This game counts no points before its end.
no-board = This game has no board in text.
no-rules = This game has no rules page.
no-rules-found = The rules do not speak of “{ $typed }”.
rules-hint = { $key } 3 shows chapter 3, { $key } word searches.
never-which = Never ask for which card? Type { $key } and its name.
never-set = You will not be asked for “{ $card }” again. “{ $key } { $card }” takes that back.
never-none = You are asked for everything.
never-list = You are not asked for:
again-set = You will be asked for “{ $card }” again.
again-was = You are asked for “{ $card }” as it is.
saved = Saved to { $file }
resume-hint = Go on with: prestol play --resume { $file }

### The end

over = The match is over.
total = Total
place = Place
won = { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] Shared victory: { $names }.
    }
category = Points

### The list of games

column-game = Game
column-players = Players
column-options = Options
column-bots = Bots

### The server

serving = Prestol is open at
serving-data = It keeps everything in { $data }.
serving-end = Ctrl-C closes it.
backed-up =
    { $rows ->
        [one] { $rows } row is
       *[other] { $rows } rows are
    } in { $file }.
restored =
    { $rows ->
        [one] { $rows } row is
       *[other] { $rows } rows are
    } back from { $file }.
doctor-found = Database { $database }: { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $matches ->
        [one] { $matches } match.
       *[other] { $matches } matches.
    }
doctor-replayed = Played again and the same: { $replayed }. Begun by an earlier edition of the rules: { $earlier }.
doctor-well = All is well.
doctor-ill =
    { $differ ->
        [one] { $differ } thing is not what it should be.
       *[other] { $differ } things are not what they should be.
    }

### The host's commands

column-id = Id
column-name = Name
column-kind = Kind
column-seen = Last here
column-matches = Matches
column-room = Room
column-text = Text
column-moved = Last move
column-waits-for = Waits for
host-host = host
host-guest = guest
host-member = member
host-made = { $name } is a host now.
host-unmade = { $name } is a host no longer.
host-removed-person = { $name } is gone. Bots have taken the seats.
host-removed-match = The match { $match } is gone.
host-removed-message = The message is gone.
host-goes-on = The match { $match } goes on.
