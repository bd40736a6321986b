### The front page, a new match, an invitation, waiting for players. Same messages in the same order as ru/lobby.ftl.

home-title = Prestol: games about winning a throne
home-lead = Take a seat at the table
home-about = Four big board games about winning a throne. Against bots, with friends by a link, or together at one screen. The table itself tells you the rules, and nobody has to sign up.
home-my-turn = { $n ->
        [1] Your turn
       *[other] It is your turn in { $n } matches
    }
home-games = What to play
home-play-bots = Play against bots
home-setup = Choose who plays
home-rules = Rules
home-mine = My matches
home-open = Waiting for players
home-open-none = Nobody is waiting for anybody now. Begin a match, leave a seat free, and it appears here.
home-watch = Being played now
home-finished = Played recently
home-finished-none = Matches that were played appear here; you can walk through them step by step.
home-all = All my matches
home-closed = New guests are not let in here at the moment. If you have a name and a password, sign in.

### A match in a list

match-your-turn = Your turn
match-turn = { $n ->
        [one] { $names } to move
       *[other] { $names } to move
    }
match-between = Being played
match-wait = { $n ->
        [one] { $n } player is missing
       *[other] { $n } players are missing
    }
match-won = { $n ->
        [0] No winner
        [one] Won by { $names }
       *[other] Shared victory: { $names }
    }
match-ended = Ended early
match-gain = place { $place }, rating { $gain }

### Pace

pace-none = No clock
    .text = Everybody thinks as long as they like.
pace-live = Live
    .text = Each player has a stock of time for the whole match.
pace-slow = Slow
    .text = Each move has a deadline. Looking in once a day will do.
pace-bank = Time for each player
pace-increment = Added for each turn
pace-deadline = Time for each move
pace-live-short = { $bank } each, +{ $increment } a turn
pace-slow-short = { $deadline } a move
pace-timeout-none = There is no time limit: nobody moves for you.
pace-timeout-live = When your time has run out, a bot answers for you. If that happens again, it plays on in your seat, and you can take it back at any moment.
pace-timeout-slow = When a deadline passes, a bot answers for you. If that happens again, it plays on in your seat, and you can take it back at any moment.

### A new match

new-title = New match: { $game }
new-players = How many players
new-seats = Who sits at the table
new-seats-hint = Seats are in the order of play. Who begins is up to the game.
new-seat-who = Who sits at seat { $n }
new-who-me = I do
new-who-guest = Next to me, at this screen
new-who-invited = I will send a link
new-who-open = Whoever wants to
new-guest-name = Name at seat { $n }
new-preset = Who to play with
new-preset-bots = Bots
new-preset-friends = Friends, by a link
new-preset-device = At one screen
new-preset-anyone = Whoever comes
new-variants = Variants
new-variants-default = All as usual
new-pace = Time
new-audience = Spectators
new-audience-link = By link
    .text = Whoever has the address of the match can watch.
new-audience-public = Everybody
    .text = The match is shown on the front page.
new-audience-nobody = Nobody
    .text = Players only.
new-audience-note = A spectator sees only what is open to all.
new-start = Begin
new-start-wait = Sit down and wait for the others
new-nobody = At least one seat needs a person.
new-script = To begin a match, scripts have to be switched on in the browser.
new-name = What is your name
    .hint = The others at the table see it. You can change it later.

### An invitation

join-title = You are called to the table
join-from = { $name } asks you to play.
join-who = Who sits at the table
join-pace = Time
join-options = Variants
join-name = Your name
join-sit = Take the seat
join-taken = This seat is taken already.
join-own = You have made this invitation. Send the link to whoever you want to play with.
join-watch = Look at the table
join-learn = New to the game? Have a look at the rules, or play against bots first.

### Waiting

wait-title = Waiting for players
wait-lead = The match begins by itself as soon as all seats are taken.
wait-seats = Seats
wait-free = Free: anybody can sit here
wait-invited = Waits for the invited player
wait-link = Invitation to seat { $n }
wait-link-hint = Send this link to whoever you want here: it is good for one seat.
wait-fill = Let a bot sit here
wait-fill-all = Let bots sit down and begin
wait-leave = Stand up
wait-leave-sure = Leave the table? Your seat becomes free again.
wait-cancel-sure = Call the match off? Whoever waits for it will see that it is gone.
wait-take = Sit here
wait-name = Your name
wait-ended = This match was called off before it began.
wait-you = this is you
wait-address = Address of the match
wait-address-hint = At this address anybody can take a free seat.
