### What every page says. Same messages in the same order as ru/common.ftl.

site = Prestol
skip = To the content
nav = Main menu
nav-play = Play
nav-games = Games
nav-records = Records
nav-host = Host
nav-me = My page
nav-login = Sign in
language = Language
theme-switch = Light or dark
theme-auto = Light or dark as the device is set.
theme-light = Light.
theme-dark = Dark.
foot = Prestol is a free table for modern games about winning a throne. Rules are told, components drawn and named in our own way; the games belong to their authors and publishers.
offline = There is no connection. What you see may be old; it goes on by itself.
offline-action = The server cannot be reached. Look at your connection and try again.
error-unknown = Something went wrong ({ $status }). Try again.
copied = Copied.
copy = Copy
copy-by-hand = Press Ctrl+C to copy.
cancel = Cancel
save = Save
saved = Saved.
field-missing = Fill this in.
field-short = At least { $min ->
        [one] { $min } character
       *[other] { $min } characters
    } here.
field-long = At most { $max ->
        [one] { $max } character
       *[other] { $max } characters
    } here.
field-wrong = This is not in the right form.
and = { $first } and { $last }

### Time

now = just now
ago-minutes = { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
ago-hours = { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
ago-days = { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }
n-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
n-hours = { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
n-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
n-seconds = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }

### People and bots

player = Player { $n }
n-players = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
bot-greedy = strong bot
    .cap = Strong bot
    .hint = weighs every move
bot-random = beginner bot
    .cap = Beginner bot
    .hint = plays at random
seat-open = free seat
seat-invited = waits for an invited player

### Errors

error-title = That did not work
error-404-title = There is nothing here
error-404 = The page was moved, or it never was. The address may have been copied without its end.
error-403-title = Not for you to see
error-500-title = The table wobbles
error-500 = Something broke on our side. It has been written down; nothing that you played is lost.
error-home = To the front page
