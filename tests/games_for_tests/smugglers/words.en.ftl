game-name = Smugglers

kind-silk = silk
kind-tea = tea
kind-gems = gems
kind-salt = salt
card-fence = the Fence
card-ghost = the Ghost
card-thief = the Thief
card-lookout = the Lookout
card-cook = the Cook
card-gambler = the Gambler
end-caught = caught
end-away = gets away
end-won = wins
end-lost = loses

n-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
deck = { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
good = { $kind } { $number }

ask-action = What do you do?
action-rest = Rest
action-heist = Rob the bank
action-sell = Sell a good
action-stow = Stow a good away
action-dump = Dump a good in the harbour
action-raid = Raid somebody
action-flip = Turn over the top of the harbour
action-fish = Fish for the top of the harbour
action-spy = Look at the top of the harbour
action-stir = Stir the harbour
ask-good = { $action ->
        [sell] Which good do you sell?
        [stow] Which good do you stow?
       *[other] Which good do you dump?
    }
ask-raid = Whom do you raid?
raid-option = { $seat_from }, { n-coins }
ask-steal = { $card }: steal from { $seat_from }?
    .option = Steal
    .pass = Let it be
ask-pledge = How many coins do you pledge?
ask-double = Double the { n-coins }?
    .option = Double

step-turn = { $who } plays a turn.
step-pledges =
    { $n ->
        [one] { $who } pledges
       *[other] { $who } pledge
    } coins.

story-stows = { $seat } stows a good.
story-stowed = You stowed { $kind }.
    .opened = { $seat } stows { $kind }.
story-dumps = { $seat } dumps a good.
story-sells = { $seat } sells { $kind } for { n-coins }.
story-flip = { $seat } turns over the top of the harbour.
story-flipped = It is { $kind }.
story-fish = { $seat } fishes.
story-spy = { $seat } looks into the harbour.
story-spied = You see { $kind }.
    .opened = { $seat } sees { $kind }.
story-stir = { $seat } stirs the harbour.
story-raids = { $seat } raids { $seat_from } and takes { n-coins }.
story-heist = { $seat } robs the bank: { $end }.
story-settles = { $seat } pledged { n-coins } and { $end }.
story-night = Night { $day }.
story-pledged = All have pledged.
story-tip = The tip was { $kind }.
story-crowned = { $seat } is rich.
story-steals = { $seat } steals a coin from { $seat_from }.
story-looks = { $seat } looks at the top of the deck.
story-cooks = { $seat } cooks.
story-gambles = { $seat } gambles and wins { n-coins }.
