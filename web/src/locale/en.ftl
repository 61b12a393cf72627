# The page's own words. What the games say lies in src/understory/locale.

skip = Straight to the table
nav = The page
close = Close
settings = Settings
rules = Rules
language = Language
lobby = Lobby
new-table = New table
to-start = To the start page
opening = One moment …
nowhere = There is nothing here but moss.
no-match = This table cannot be found.

## Start

start-title = Grow a tree. Have spirits move in.
start-lead = Lay branches anywhere, at any angle. You are told at once whether they may grow there, why not, and what they score.
play-game = Play { $game }
start-at-once = Against a bot, at once, without signing up.
start-new = Or lay a new table for friends
my-matches = Your games
other-games = Two more games of the forest
other-games-note = Their boards are still being drawn. They can be played in full in the terminal, with pictures, and here as a list of moves.
about-kodama-3d = A tree in space, built of tiles from the forest, that must not topple.
about-everdell-duo = A city of creatures and constructions, through four seasons under sun and moon.
play-as-list = Play it as a list of moves
unofficial = Understory is unofficial. The games’ names belong to their owners; no printed art or text is used.

## Lists of matches

over = finished
seats-free = { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
your-turn = Your turn
waits-for = Waiting for { $name }
free-seat = free seat
open-matches = Open tables
lobby-empty = Nobody waits for company just now.

## A new table

which-game = Game
who-plays = Who plays
nth-player = Player { $number }
you = You
seat-guest = a guest, by link
seat-here = somebody here
bot-random = Leaf in the wind
bot-greedy = Gatherer
bot-ismcts = Dreamer
bot-level-1 = Sprout
bot-level-2 = Sapling
bot-level-3 = Grove
bot-level-4 = Old Growth
bot-levels = Bots, from the gentlest to the strongest: Sprout, Sapling, Grove, Old Growth.
name-here = Their name
remove-seat = Take the seat away
add-seat = One more seat
how-to-play = How to play
the-table = The table
the-rule = The rule
no-board-yet = Its board is still being drawn: here it is played as a list of moves.
hints = Show me
hints-about = Players may ask for the best places and what they score.
access = Who may come
access-unlisted = with the link
    .about = Whoever has the link may sit down or look on.
access-public = everybody
    .about = The table stands in the lobby.
access-invitation = by invitation
    .about = You invite to each seat; nobody else may look on.
caretaker = Caretaker
caretaker-about = If somebody is away for a minute while others wait, a bot plays for them until they are back.
begin = Begin
lay-and-invite = Lay the table

## Gathering

gathering = The table is laid
gathering-note = The game begins as soon as every seat is taken.
stand-up = Stand up
sit-down = Sit down
invite = Invite
invite-title = Invite somebody
invite-note = Send this link, or have them point their camera at the square.
link = Link
copy = Copy
copied = Copied
qr = The link as a QR code
invited-to = You are invited to { $game }
device = Play on another device
device-note = Open this link there, or point its camera at the square: your seat and all you know go with it.
device-once = The link works once, within ten minutes. As soon as it is used, this device only looks on.
device-moved = You play on the other device now
device-moved-note = This one looks on, and shows only what everybody may see.
play-on = Go on with { $game } here
play-on-note = { $name } plays on at this device; the other one only looks on from then.
play-on-here = Play on here
link-spent = This link opens nothing any more
your-name = Your name
no-seat-left = Every seat is taken.
look-on = Look on

## At the table

log = What happened
made-move = { NAME($seat, of: "seat") }: { $move }
chat = Chat
chat-new = Chat, { $count } new
looking-on = looking on
looks-on = { $name } (looking on)
turn = The turn
turn-done = Your move is made. End your turn, or take it back.
game-over = The game is over.
waits-for-choice = Your choice is made. Waiting for { $name }
undo = Undo
end-turn = End turn
ask-back = Ask to take your move back
asked-back = You asked to take your move back. The others decide.
asks-back = { $name } asks to take a move back.
agree = Agree
decline = No
withdraw = Never mind
would-score = Legal: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
score-of = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $waited ->
        [yes] , to move
       *[no] {""}
    }
no-points = No points yet.
chat-empty = Nothing has been said yet.
chat-write = Say something
chat-send = Send
mute = Mute { $name }
unmute = Hear { $name } again
moves = What you may do
listing = Looking for what you may do …
seek-move = Find a move
moves-more = These are not all: more places are allowed than are listed.
nothing-to-do = Nothing to do just now.
what-you-see = What you see
you-put-down = You have chosen: { $move }. It is opened when everybody has.
lost = The line to the table broke
lost-note = Nothing is lost. We are coming back by ourselves.
curtain-label = Change of player
curtain = { $name }, your turn
curtain-note = Pass the device on. Nobody else looks.
curtain-open = I am { $name }

## The end

result = The result
you-win = You win
wins = { $name } wins
shared-win = { $names } share the victory
by-season = By season
by-source = By source
total = Total
rematch = Play again
look-at-table = Look at the table
record = Download the record

## Rules

rules-of = Rules of { $game }
seek-rule = Search the rules
ruling = Our ruling:
no-rule-found = No rule speaks of this.

## Settings

light = Light
light-system = as the device
light-light = day
light-dark = night
sound = Sound
sound-about = Wood for a move, a bowl when it is your turn.
motion = Motion
motion-about = Cards settle, lines light up one after the other.
end-at-once = End turns at once
end-at-once-about = A move ends your turn; there is no free undo then.
keep = Keep
name-kept = The name is kept.
account = Account
account-about = Optional: keeps your games under a login, on any device. The password needs ten characters.
account-is = You are here as { $login }.
login = Login
password = Password
log-in = Log in
log-out = Log out
register = Make an account
logged-in = Welcome back.
logged-out = You are a guest again.
registered = Your games are kept under this login.

## What can go wrong

error-other = That did not work ({ $id }).
error-page-unreachable = The table cannot be reached just now.
error-table-no-such-match = There is no such table, or it is not open to you.
error-table-not-at-this-table = You do not sit at this table.
error-table-key-used-or-expired = This link has been used or has expired.
error-table-no-free-seat = Every seat is taken.
error-table-too-often = That was a little too often. Try again in { $seconds } seconds.
error-table-broken = Something broke at the table. Please try again.
error-table-storage = The table cannot write anything down just now. Please try again.
error-table-full = The table is full just now.
error-table-name = A name needs at least one letter.
error-table-option = These options do not go together.
error-table-no-hints = This table plays without hints.
error-account-wrong = Login and password do not fit together.
error-account-login-taken = This login is taken.
error-account-already = You have an account already.
error-table-invalid = The table could not read that.
error-table-try-again = The table is busy. Please try again.
