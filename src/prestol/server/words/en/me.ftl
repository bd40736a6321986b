### One's own page, coming in, the host, records. Same messages in the same order as ru/me.ftl.

me-title = My page
me-nobody = You have not played here yet. Begin any match, and you will have a name and this page.
me-name = Name
me-name-label = What you are called
me-name-hint = The others at the table see it.
me-guest = You are a guest: only this browser knows your matches. Keep your name with a password or a passkey, and you can come in from any device.
me-guest-or = Or save a link that brings you back.
me-keep = Keep my name
me-kept = Your name is kept: it lets you in on any device.
me-password = Password
me-password-new = New password
me-password-old = Old password
me-password-hint = At least eight characters. A long phrase is better than a clever word.
me-password-set = Keep it with a password
me-password-change = Change the password
me-password-done = The password is saved.
me-passkeys = Passkeys
me-passkeys-hint = Come in by fingerprint, face or the device’s code, without a password.
me-passkey-add = Add a passkey
me-passkey-name = This browser
me-passkey-none = This browser knows no passkeys.
me-passkey-stopped = No passkey was added: the device did not confirm.
me-passkey-added = The passkey is added.
me-added = added { $when }
me-remove = Remove
me-remove-sure = Remove this? It cannot be brought back.
me-link = A link to come back with
me-link-hint = Whoever opens this link is you. Keep it, and show it to nobody.
me-link-make = Get a link
me-link-again = A new link ends the old one.
me-notices = Tell me when it is my turn
me-notices-hint = If you are not looking at the table, we write to you. Once for each turn.
me-notices-none = In no way so far.
me-notice-mail = Mail
    .label = Mail address
me-notice-telegram = Telegram
    .label = Number of the chat with the bot
me-notice-discord = Discord
    .label = Address of a webhook
me-notice-other = Something else
    .label = An apprise address: ntfy, Pushover, Slack…
me-notice-push = This browser
    .label = Notices of this browser
me-notice-how = How
me-notice-add = Add
me-notice-push-add = Switch on in this browser
me-notice-push-none = This browser shows no notices, or they are forbidden.
me-notice-push-on = Done: this browser will tell you of your turn.
me-notice-code = The code from the message
me-notice-confirm = Confirm
me-notice-waits = waits for its code
me-notice-try = Try it
me-notice-tried = Sent. See whether it has come.
me-tokens = Personal tokens for programs
me-tokens-hint = With a token a program plays in your name.
me-tokens-how = How it is done
me-token-for = What for
me-token-make = Make a token
me-token-once = Copy the token now: it will not be shown again.
me-wishes = As I like it
me-wish-lang = Language
me-wish-theme = Theme
me-theme-auto = As on the device
me-theme-light = Light
me-theme-dark = Dark
me-public = How others see me
me-history-all = All finished matches
me-wish-motion = Less motion on the screen
me-wish-table = At the table
me-wish-table-hint = This holds wherever you sit down from now on. Each match can still differ.
me-wish-forced = Give answers for me that everybody can see to be forced
me-wish-notices = Tell me of my turns
me-wish-never = Never ask me about
me-wish-never-none = At a table press “Never ask me this again”, and then, in the list of these, “In all my matches”. What you have chosen so is listed here.
me-history = Matches that I played
me-history-none = You have not finished a match yet.
me-out = Sign out
me-out-guest = You are a guest: without a return link or a password you cannot come back to your matches. Sign out?
me-out-sure = Sign out on this device?
me-out-everywhere = Sign out on all devices
me-gone = Remove me
me-gone-sure = Remove your name and all that belongs to it? Bots will finish your matches. This cannot be undone.
me-leaving = Leaving

### Coming in

login-title = Sign in
login-name = Name
login-password = Password
login-go = Sign in
login-passkey = Sign in with a passkey
login-stopped = Signing in with a passkey did not work out.
login-guest = New here? No need to sign in: begin a match, and you sit at the table.
login-back = Played as a guest? Open your return link.
login-lost = Forgot the password? The host of this place can send you a link to set a new one.
login-already = You are signed in as { $name }.
back-title = Welcome back
back-about = This link brings you back to your name and your matches.
back-go = Back to the table
reset-title = New password
reset-go = Save and come in
welcome-title = Welcome
welcome-about = You are invited to play here. What shall we call you?
welcome-go = Come in

### The host

host-title = Host’s room
host-people = People
host-search = A name or a part of it
host-find = Find
host-nobody = Nobody was found.
host-guest = guest
host-host = host
host-seen = last here { $when }
host-matches = { $n ->
        [0] no matches
        [one] { $n } match
       *[other] { $n } matches
    }
host-make = Make a host
host-unmake = No longer a host
host-reset = Link for a new password
host-remove = Remove
host-remove-sure = Remove this person? Bots will finish their matches. This cannot be undone.
host-link = Link
host-link-hint = It opens once. Hand it over on a way that you trust.
host-invitations = Invitations
host-invitations-hint = A link lets one person in; it is needed where the place is open to invited people only.
host-invite = Invite
host-invitation-open = open since { $when }
host-withdraw = Withdraw
host-registration-open = Anybody can come in here.
host-registration-invite = People come in by invitation.
host-registration-closed = Nobody new is let in here.
host-stuck = Matches that stand still
host-stuck-none = No match has stood still for more than an hour.
host-waits = waits for { $names }
host-go-on = Let it go on
host-go-on-sure = Bots will answer for those it waits for, until these are back. Go on?
host-match-remove = Remove the match
host-match-remove-sure = Remove the match, its record and its chat? This cannot be undone.
host-messages = Chat at a table
host-match-id = Address or number of the match
host-show = Show
host-messages-none = Nothing was said here.
host-room-players = players
host-room-spectators = spectators
host-health = All else is done by the command prestol: backups, checks, moving house.

### Records

records-title = Records of matches
records-lead = A match that was played can be downloaded from its table, and looked at here: every move, step by step.
records-choose = Choose a file
records-drop = or drop it here
records-reading = Reading the record and playing it by the rules…
records-about = A record is checked by the rules from the first move to the last: chance and moves have to agree.
records-not-json = This is not a record of a match: the file has nothing that we can read.
records-large = This file is too large for the record of a match.

### A person's page

person-since = Here since { $date }
person-guest = guest
person-mine = To my page
person-games = Games
person-none = No finished match yet.
person-history = Finished matches
person-visible = Those that everybody may watch, and those that you have played in yourself.
person-nothing = Nothing here that you may see.
person-pages = Pages
person-earlier = Earlier matches
person-later = Later matches
rating-none = No rated match yet
rating-place = { $n ->
        [1] first place
       *[other] place { $n }
    }
rating-soon = { $n ->
        [one] a place after { $n } more match
       *[other] a place after { $n } more matches
    }
tally = Played { $played }, rated { $rated }, won { $wins }
