## Refusals of the core and the server: `refused-` and the code, with the error's facts.

# - options
refused-bad_option = { $option } cannot be { $value }; it can be { $allowed }.
refused-unknown_option = There is no option { $option }. There are: { $allowed }.
refused-unknown_preset = There is no preset { $option }. There are: { $allowed }.
refused-needs_option = { $option } has no meaning unless { $other } is set to suit it.
refused-bad_carry = This cannot go over from deal to deal: { $part } is { $text }; allowed is { $allowed }.
refused-excludes_option = { $option } cannot be combined with { $other }.
refused-bad_seats = This game is for { $allowed } players, not for { $seats }.

# - notation
refused-no_card = “{ $text }” is no card; a card is rank and suit, such as Td.
refused-card_twice = { $text } is written twice.
refused-no_melds = “{ $text }” is not a list of melds; write them like [5c 5d 5h] [7s 8s 9s].
refused-no_meld = { $text } is no meld.
refused-around_the_corner = Runs do not go around the corner here: the ace ends them. With the house rule “Runs around the corner” they may.
refused-no_such_meld = There is no meld { $text } on the table.
refused-too_many_melds = A hand cannot hold { $text } melds.
refused-meant = { $sentence } Did you mean { $meant }?
refused-not_in_pack = { $text } is not in the pack that is played with.
refused-which_meld = { $text } fits several melds; say which: { $allowed }.
refused-fits_no_meld = No meld on the table takes { $text } now.
refused-no_action = “{ $text }” is no action of this game.
refused-no_section = “{ $text }” is no part of a position.
refused-section_twice = The part { $text } of the position is written twice.
refused-no_seat = There is no seat “{ $text }”.
refused-no_number = “{ $text }” is not a number that can stand here.
refused-bad_entries = “{ $text }” needs { $wanted } entries and has { $count }.
refused-no_option = “{ $text }” is no option; write name=value.
refused-no_phase = There is no phase { $text } here; there is { $allowed }.
refused-bad_pack = The pack needs { $wanted } cards, each once; these are { $count }.
refused-bad_hand = Hand { $text } needs { $wanted } cards and has { $count }.
refused-bad_stock = The stock needs at least { $wanted } cards and has { $count }.
refused-bad_pile = The discard pile must not be empty here.
refused-bad_showdown = These cards cannot be laid out as a knock; left over: { $text }.
refused-contradiction = “{ $text }” contradicts the rest of the position.
refused-position_for_nobody = “?” hides a card from a seat; write for which one, such as for=P0.
refused-too_many_hidden = More cards are hidden than there are.
refused-position_hides = “{ $text }” hides what the seat that it is written for knows.
refused-position_tells = “{ $text }” tells what the seat that it is written for cannot know.
refused-dead_end = A position in the phase { $text } cannot be reached like this.

# - play
refused-not_legal = The rules do not allow this now.
refused-not_in_hand = { $card } is not in your hand.
refused-deal_over = This deal is over.
refused-deal_running = The deal is still being played.
refused-match_over = The match is over.
refused-no_deal = The cards have not been dealt yet.
refused-wrong_seat = It is not your turn.
refused-not_between_deals = A match can be ended by agreement between two deals only.
refused-no_person = No person sits at seat { $seat }.
refused-stale_move = The table has moved on since you decided. Please look again.
refused-time_up = Your time was up before your answer arrived.
refused-try_over = This ends your turn, so nothing after it can be tried out.
refused-try_hidden = What comes of this is hidden, so it cannot be tried out.

# - what is handed in by programs

refused-not_whole = { $name } needs a whole number, not { $value }.
refused-not_several = { $name } needs several values, not { $value }.
refused-not_text = { $name } needs a text, not { $value }.
refused-wrong_kind = { $name } needs { $wanted }, not { $value }.
refused-out_of_range = { $name } must be from { $low } to { $high }, not { $value }.
refused-no_end = The deal had no end after { $count } decisions.
refused-bad_seat = There is no seat { $seat }; the last is { $last }.
refused-bad_cards = These { $count } cards are no pack: it holds at most 128 cards, numbered 0 to 127.
refused-no_carry = In this game nothing goes over from deal to deal.
refused-other_rules = A deal can only become equal to a deal of the same rules.
refused-one_source = A deal needs exactly one of these: seed, cards, deck.
refused-bad_field = { $name } is no field of this deal that can be { $value }.
refused-dump_unknown = These { $count } bytes are no deal of Parlour.
refused-dump_version = This deal was written by another version of Parlour.
refused-dump_game = This is a deal of { $name }, not of { $wanted }.
refused-dump_options = This deal is played by other options: { $text }.
refused-dump_damaged = This deal is damaged: its { $count } bytes do not say a state.

# - replays
refused-no_replay = This is no replay: { $text }
refused-replay_version = This replay has version { $version }; known is { $known }.
refused-replay_refused = The replay does not keep to the rules: { $text }
refused-replay_differs = In deal { $deal } the replay does not come out as it says ({ $what }).
refused-replay_empty = The replay holds no deal.
refused-replay_nothing = There is nothing in the file.
refused-replay_large = This is larger than any match: more than { $most } MB.
refused-replay_no_bots = This replay does not say how its bots decided: there is nothing to compute again.
refused-replay_other_engine = In deal { $deal }, action { $move }, the bot would play otherwise, but the match was played by another Parlour ({ $played }; this is { $here }), whose bots may differ.

# - tables and seats
refused-unknown_game = There is no game { $game }. There are: { $allowed }.
refused-game_is_ours = Package { $package } brings a game { $game }, but Parlour has one of that name itself; its own is played.
refused-game_twice = Packages { $package } and { $other } both bring a game { $game }: remove one of them.
refused-game_bad_id = Package { $package } calls its game { $game }; a game's id has small letters and digits only.
refused-game_is_none = The game { $game } of package { $package } cannot be had: { $text } is no game.
refused-game_broken = The game { $game } of package { $package } cannot be had: { $text }
refused-game_other_id = The game { $game } of package { $package } cannot be had: it calls itself { $text }, and its view { $tag }.
refused-unknown_bot = There is no bot { $bot } for this game. There are: { $allowed }.
refused-bad_bot_seat = Seat { $seat } cannot be given to a bot: it does not exist or is taken.
refused-no_lesson = There is no practice deal of { $game }.
refused-lesson_is_set = A practice deal is set up already: nothing but your name can be chosen for it.
refused-bad_name = A name cannot hold invisible characters.
refused-unknown_table = There is no such table, or no longer: whoever runs this server may have closed it.
refused-table_full = All seats of this table are taken.
refused-many_left = So many have come to this table and gone that nobody is let in any more. Open a new one.
refused-replaced = This table is open in more windows than a seat may have; this one, the oldest, has stopped.
refused-wrong_token = This key opens no seat of this table.
refused-seat_left = This seat was given up; it can no longer be played from here.
refused-key_replaced = Whoever runs this server has given this seat a new link; this one no longer opens it.
refused-key_ended = This match was over long ago, and the keys of its seats have ended.
refused-seat_taken = Seat { $seat } is not open.
refused-bad_share = This is not the share that your seat’s chain has for this deal.
refused-many_wishes = You have changed your mind so often that it is heard again only after the next deal.
refused-no_deal_due = No deal is due at the moment.
refused-match_too_long = This match has { $entries } entries, and that is as many as a server keeps of one. End it together, or give your seat up; a new table has room again.
refused-match_running = The match can be shown once it is over; until then it would show everybody’s cards.
refused-hint_unfair = There are hints only where all the others are bots.
refused-hint_running = A hint is being thought about already.
refused-no_review = There is nothing to look back on: the deal is not over, or it has no such choice.

# - the line
refused-wrong_origin = Pages of other hosts may not play here.
refused-bad_host = The request does not say, or says twice, whom it is for.
refused-wrong_host = This server does not go by the name { $host }. Its address in figures works; whoever runs it can allow the name, too: --allow-host { $host }
refused-hello_first = The first message must be a hello.
refused-hello_late = The line was silent for too long.
refused-hello_twice = This line has said hello already.
refused-bad_frame = Messages are text, not binary data.
refused-bad_message = This message cannot be read: { $reason }
refused-bad_request = This request cannot be read: { $reason }
refused-disk_low = The server’s disk is nearly full: no new table can be opened. Matches that have begun go on.
refused-entries_spent = So much was played from your network today that the server keeps no more of it for now. Please try again later.
refused-too_fast = Too much at once: wait a moment, then try again.
refused-too_many_lines = Too many connections from your address.
refused-seal_none = This match is not sealed: nothing in the file says how its packs were shuffled.
refused-seal_count = The file has { $wanted } deals but seals for { $count }: a deal was left out or added.
refused-seal_chain = Deal { $deal }: the number it was shuffled with does not lead to the one published before. Another seed was used, or deals were left out or reordered.
refused-seal_shares = Deal { $deal }: there are { $count } shares for { $wanted } seats.
refused-seal_share = Deal { $deal }: the share of player { $player } is not the one that was fixed before the match.
refused-seal_drawing = The file says that seats were drawn for by other rules than the game’s.
refused-seal_seats = The players do not sit where the sealed drawing puts them.
refused-seal_dealer = Another player dealt first than the one chosen by lot.
refused-seal_size = Deal { $deal }: the pack has { $count } cards, not { $wanted }.
refused-seal_pack = Deal { $deal }: card { $place } of the pack is { $card }; sealed was { $expected }.
refused-seal_chance = Deal { $deal }: what chance decided within the deal does not follow from its seal.
refused-seal_log = Deal { $deal }: the actions are not those of the log that was sealed with it.
refused-seal_hand = Deal { $deal }: player { $player } was shown { $card }, which the sealed pack did not deal to that hand.
refused-seal_short = Deal { $deal }: the sealed pack dealt { $card } to player { $player }, who was not shown it.
refused-seal_open = Deal { $deal }: { $card } was shown open, which the sealed pack did not turn up.
refused-seal_came = Deal { $deal }, action { $move }: player { $player } was given { $card }; the sealed pack has { $expected } there.
refused-seal_when = Deal { $deal }: there is no action { $move } after which a hand can have been seen.
refused-seal_seen = Deal { $deal }: there is no player { $player }.
refused-seal_cards = The file names another pack than the game’s.
refused-seal_version = This match was sealed by version { $version } of the protocol; known here is up to { $known }.
refused-seal_table = The file’s packs are keyed to another table than the one whose numbers were sealed.
refused-seal_found = Deal { $deal }: the device that kept this file saw that it was not as sealed ({ $flaw }).
refused-seal_budgets = The file does not say which budgets the bots were sealed with.
refused-seal_budget = The bot of player { $player } had a budget of { $budget }; sealed were { $most }, or { $least } while the server is busy.
refused-seal_budget_told = Deal { $deal }: player { $player } was told other budgets for the bots than those in the file.
refused-seal_bot = Deal { $deal }: { $bot } played for player { $player }; the seal names { $expected }.
refused-seal_points = Deal { $deal }: player { $player } was shown other points than those in the file.
refused-seal_given = Deal { $deal }: the share that the device of player { $player } gave is not in the shuffle.
refused-seal_line = Deal { $deal }, action { $move }: player { $player } was shown “{ $played }”; the log says “{ $expected }”.
refused-no_page = There is nothing at this address.
refused-no_built_page = There is no page to serve in { $folder }: this Parlour was built without Node.js. Install it from a published wheel, or run “make play” in a checkout.
refused-no_page_there = There is no page in { $folder }: it has no index.html.
refused-bad_setting = { $where }: “{ $value }” cannot be. { $kind ->
     [choice] It is one of these: { $wanted }.
     [whole] A whole number is wanted: { $wanted }.
     [number] A number is wanted: { $wanted }.
     [switch] It is true or false.
     [network] An address or a network is wanted, such as 10.0.0.0/8.
     [name] A name is wanted, such as cards.example, without https:// and without a port.
     [origin] An origin is wanted, such as https://cards.example.
     [guest] Wanted is GAME/NAME=exec:COMMAND or GAME/NAME=module:attribute.
     [url] It cannot be read as a URL. In a password, write / as %2F, @ as %40 and : as %3A, or keep it in a file.
     [quotes] A quotation mark lacks its other half.
    *[text] A text is wanted.
}
refused-unknown_setting = { $where }: there is no setting { $setting }.{ $like ->
    [none] { "" }
   *[other] { " " }Did you mean { $like }?
}
refused-bad_settings_file = The settings in { $file } cannot be read: { $reason }
refused-bad_password_file = { $setting }: the password cannot be read: { $reason }
refused-password_unused = { $setting }: { $reason ->
    [empty] the file is empty.
    [twice] the URL has a password, too; leave it out there.
   *[no_host] the URL names no server that could ask for a password.
}
refused-bad_address = { $host } port { $port } cannot be listened on: { $reason }
refused-port_taken = Port { $port } is taken by another program. Choose another with --port, or 0 for any that is free.
refused-banned = You are not let in here.
refused-bad_days = Days begin at 1, not at { $days }.
refused-bad_network = “{ $text }” is no address and no network.
refused-not_confirmed = Nothing was deleted: this needs your confirmation, or --yes in a script.
refused-not_banned = { $text } is not banned. Those that are: { $banned }.
refused-backup_exists = { $file } exists already; nothing is overwritten.
refused-no_tables = There are no tables in { $source }. Is this the right database? With --empty that is no error.
refused-no_copy = { $file } cannot be copied: { $reason }
refused-no_folder = There is no folder { $folder }.
refused-no_admin_socket = There is no admin socket: name it with --admin, as the server does.
refused-no_socket = There can be no admin socket { $socket }: { $reason }
refused-no_server = No server listens at { $socket }.
refused-not_yours = You may not open { $socket }: ask as root, or as the user that the server runs as.
refused-bad_question = The server does not understand this question.
refused-internal = The server has made a mistake. Nothing has changed.

# - the database
refused-store_failed = The server cannot write at the moment. Please try again.
refused-restarting = The server starts anew. No move is lost; your game goes on in a moment.
refused-table_damaged = This table’s records are damaged; it cannot go on. Other tables can.
refused-store_unknown = A database is sqlite:///file or postgresql://user@host/name; “{ $scheme }” is neither.
refused-store_path = “{ $path }” is a path. As a database it is written { $like }.
refused-server_missing = For a server the library { $library } is missing (pip install "parlour[server]").
refused-store_missing = For PostgreSQL the library { $library } is missing (pip install "parlour[postgres]").
refused-store_in_use = Another server is using this database (it holds { $lock }).
refused-store_unusable = The database cannot be used: { $reason }
refused-store_no_tls = secure_links is on, and PostgreSQL at { $host } may be reached without TLS: give a host and add ?sslmode=verify-full (or require) to its URL.
refused-store_no_password = secure_links is on, and PostgreSQL at { $host } lets this server in with any password: change its pg_hba.conf to scram-sha-256.
refused-store_newer = This database belongs to a newer Parlour (its version is { $version }).
refused-bus_unknown = A bus is nats://host or redis://host, or is left out where the database is PostgreSQL; “{ $scheme }” is none of these.
refused-bus_alone = A bus tells several servers of each other, which only a PostgreSQL database can have: --database postgresql://user@host/name.
refused-bus_no_tls = secure_links is on, and the bus at { $host } may be reached without TLS: its URL must begin with { $scheme }, and it must demand TLS.
refused-bus_no_password = secure_links is on, and the bus at { $host } lets everybody in without a password.
refused-bus_missing = For this bus the library { $library } is missing (pip install "parlour[redis]" or "parlour[nats]").
refused-bus_unusable = The bus cannot be used: { $reason }

## The page: texts that all games share.

# - frame and preferences
app-name = Parlour
app-title = Parlour: card games with friends and bots
preferences = Preferences
your-name = Your name
guest-name = Guest { $number }
language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
deck = Cards of games with 32 cards
deck-french = French suits (♣ ♦ ♥ ♠)
deck-JQ = German suits, letters J and Q
deck-UO = German suits, letters U and O (Unter, Ober)
deck-DH = German suits, letters D and H (Dolník, Horník)
four-colours = Four suit colours (clubs green, diamonds blue)
large-cards = Large cards in my hand
known-cards = Show the cards that I saw others take
close = Close
yes = yes
no = no
rule = Rule { $rule }
rule-option = Option: { $rule }
rule-here = At this table: { $value }
rules = Rules
    .key = ?
unreachable = The server cannot be reached.
try-again = Try again
page-old = A newer Parlour is on the server. Nothing is lost by loading it.
page-reload = Load it now
storage-none = This browser keeps nothing for this page (perhaps a private window). You can play and reload, but your seat is gone once this window is closed.

# - learning by playing
learn = Learn by playing
learn-first = New to this game?
lesson = practice deal
lesson-prepared = A practice deal with a prepared pack.
lesson-real = Play a real one
lesson-again = Once more
guide = Guide
guide-step = { $step }/{ $of }
guide-next = Got it
guide-skip = Skip the guide
welcome-title = New here? Learn a game by playing it.
welcome-about = A prepared deal of 3 to 5 minutes, with a guide at your elbow. You can skip the guide at any moment.
welcome-start = Learn { $game }

# - lobby
lobby-title = Sit down and play
lobby-about = No account, no advertising. Your table opens at once.
lobby-sealed = Your own device checks every deal that you play here.
lobby-checked = Your device has seen { $deals ->
    [one] one deal
   *[other] { $deals } deals
} here and fully checked { $checked } of them.
lobby-flawed = Of the { $deals } deals that your device saw here, { $flawed ->
    [one] one was not as it was sealed.
   *[other] { $flawed } were not as they were sealed.
}
lobby-fairness = How even the deals here are
preset = Rules as a whole
options-reset = Undo my changes
option-number = a number
own-tables = Your tables
table-with = with { $names }
games = Games
soon = soon
cover-players = { $players } players
minutes = { $minutes } min
depth-1 = easy
depth-2 = medium
depth-3 = demanding
opening-title = { $game }: open a table · Parlour
opening-who = Who sits down
opening-how = How it is played
opening-more = More house rules
options-rest = More
seats-count = Number of players
seats-players = { $count ->
    [one] player
   *[other] players
}
seat-number = Seat { $number }
seat-friend = Friend, by a link
    .why = you are given a link to send
own-rules = your own, from “{ $preset }”
own-rules-name = A name for these rules:
own-rules-keep = Keep them
own-rules-forget = Forget “{ $name }”
differs-from = { $preset }, but
and-more = and { $count } more
table-terms = { $count } players, about { $minutes } minutes
start = Start
start-invite = Open and invite
no-such-game = There is no such game here.
last-tables = Your last tables
table-your-turn = Your turn
table-their-turn = { $name } is to play
table-between = Between two deals
table-open-seats = Waiting for friends
table-deal = deal { $deal }
table-place = { $place ->
    [1] won
   *[other] place { $place } of { $seats }
}

# - sitting down
invited = { $name } invites you to { $game }
invited-nobody = A place is free at a table of { $game }
join = Sit down
join-who = At the table: { $names }. { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
table-full = This table is full
table-full-why = All seats are taken. If one of them is yours, open the link in the browser you joined with.
table-over = This match is over
table-over-why = The invitation is from a match that has been played to its end; nobody can sit down any more.
table-unknown = There is no table here
table-unknown-why = Perhaps the link was not copied whole, or the table was on another server. Ask for it once more, or open a table of your own.
table-own = A table of your own: { $game }
to-lobby = To the lobby
seat-lost = This seat is gone
seat-elsewhere = You play in another window
seat-here = Play on here
waiting-friend = { $count ->
    [one] Waiting for your friend
   *[other] Waiting for { $count } friends
}
waiting-friend-why = Send this link. Whoever opens it sits down with you; the cards are dealt as soon as every seat is taken.
invite-link = Link to this table
copy-link = Copy the link
copied = Copied
copy-refused = This browser does not let the page copy. The link is marked: copy it with Ctrl+C, or press and hold it.
share-link = Share the link
share-text = Come and play { $game } with me:
invite-code = The link as a picture for the camera of a phone
invite-alone = Only this device can open that link. For friends on other devices start Parlour with --lan (make play HOST=0.0.0.0) and open the address that it prints.
invite-elsewhere = Other addresses of this computer, if your friends cannot open the link
seat-waits = Open: a friend, by the link
has-come = { $name } has sat down.
practise = Play a practice match meanwhile
practise-why = Against bots, by the same rules. You are called as soon as everybody is here.
friends-here = Everybody is here: the cards are dealt.
friends-go = To your table
that-is-you = (you)
seat-open = Open seat
seat-unnamed = Guest
bot-name = Bot ({ $bot })
bot-given = { $name }
bot-seated = { $name }, { $bot }
bot-for = Bot for { $name }
bot-line = { $bot }: { $why }.
bot-strong = strong
    .why = plays the rest of the deal out in its head, hundreds of times, before it acts
bot-steady = steady
    .why = weighs what it sees
bot-fair = fair
    .why = looks at its own cards alone
bot-casual = casual
    .why = overlooks a good deal
bot-beginner = beginner
    .why = misses much of what it could do
bot-random = random
    .why = any legal move is as good as any other to it
away = away
you = You

# - the table
table-title = { $game } · Parlour
connecting = Connecting …
reconnecting = The line is broken. Reconnecting …
restarting = The server starts anew; the game goes on in a moment …
now-mine = Your turn: { $choices }.
now-sent = Your move is on its way …
now-other = { $name } is thinking …
now-over = The deal is over.
next-deal = Next deal
    .key = N
waiting-for = Waiting for { $names } …
match-won = { $who ->
    [me] You have won the match!
   *[other] { $name } has won the match.
}
match-tied = The match ends in a tie.
rematch = Play again
replay = Save the replay
match-show = The match as a whole
match-title = { $who ->
    [me] The table is yours!
   *[other] { $name } takes the table
}
match-place = { $place }.
match-told = { $place ->
    [1] First
   *[other] Place { $place }
} of { $seats }, with { $total } after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
match-agreed = All agreed to end here.
match-resigned = { $who ->
    [me] You gave up.
   *[other] { $name } gave up.
} The score stands as it was then.
match-given-up = The match is given up
leave = Leave the table
leave-now = Leave for now
    .why = Your seat is kept{ $friends ->
        [yes] , and your friends wait for you
       *[no] {""}
    }. You find the table in the lobby.
leave-free = Get up
    .why = Your seat is free again; the link still leads to this table.
leave-bot = Give up your seat
    .why = A bot plays your cards to the end, so that your friends can play on. You cannot come back to this seat.
leave-match = Resign
    .why = The match ends now with the score as it stands, and you are last. The deal under way does not count.
leave-agree = End it together
    .why = Nobody loses: the score stands as it is, once everybody at the table agrees.
leave-later = To end the match together, with nobody giving up, agree between two deals.
match-plot = After each deal
match-best = Your best deal
match-worst = Your dearest deal
match-fact = No. { $deal }: { $points }
end-match = End the match here
end-match-too = End it, too
end-match-not = Go on playing after all
end-match-wish = { $count ->
    [one] { $names } would like to end the match here.
   *[other] { $names } would like to end the match here.
}
sort = Sort my hand
sort-melds = Melds
sort-suit = Suit
sort-rank = Rank
drawn-first = { $who ->
    [me] You sit first and deal.
   *[other] { $name } sits first and deals.
}
event-seats = { $shown ->
    [yes] Cards were drawn for the seats: { $list }.
   *[no] The seats were drawn by lot: { $list }.
}{" "}{ drawn-first }
event-seat = { $who ->
    [me] you
   *[other] { $name }
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
event-drawn-again = { $before }, then { $card }
event-deal = { $who ->
    [me] Deal { $number }. You deal.
   *[other] Deal { $number }. { $name } deals.
}
event-resigned = { $who ->
    [me] You have given up.
   *[other] { $name } has given up.
}{ $bot ->
    [yes] {" "}A bot plays on.
   *[no] {""}
}
sheet = Score sheet
sheet-short = Score
sheet-deal = Deal
sheet-how = How
sheet-dealer = dealt by { $name }
sheet-empty = No deal has been scored yet.
column-points = { $number ->
    [0] points
   *[other] match { $number }
}
column-game_score = game score
column-chips = chips
column-bought = bought
column-pool = from the pool
column-mat = from the mat

# - tricks, taken cards, answers and the pool
trick = Trick
trick-last = The last trick
trick-led = led
trick-card = { $name }: { $card }{ $wins ->
    [yes] , takes the trick so far
   *[no] {""}
}
last-trick = Last trick
    .key = L
taken-tricks = { $count ->
    [0] no trick
    [one] one trick
   *[other] { $count } tricks
}
taken-points = { $count ->
    [0] clean
    [one] 1 point
   *[other] { $count } points
}
poll-sealed = Your answer is sealed. Nobody else knows it yet.
pool = Pool

# - tables with melds
melds = On the table
no-melds = Nothing lies on the table yet
meld-name = { $who ->
    [me] Your meld
   *[other] A meld of { $name }
}: { $cards }{ $wants ->
    [none] {""}
   *[other] ; it takes { $wants }
}
meld-owner = { $who ->
    [me] Your meld
   *[other] A meld of { $name }
}
meld-takes = { $cards ->
    [none] It takes no further card.
   *[other] It takes the { $cards }.
}
meld-joker = The joker stands for the { $card }.
meld-frees = The joker can be swapped for the { $cards }.
tab-fits = fits a meld
tab-swap = frees a joker
tab-must = must be used now
tab-barred = cannot be discarded in this turn
melds-fits = { $count ->
    [one] one card fits
   *[other] { $count } cards fit
}
melds-suggest = Suggested meld: { $cards }
undo = Undo
    .key = U
why-not = Why not?
do-meld = Lay down
do-lay = Lay off { $card }
do-swap = Take the joker for { $card }
do-discard = Discard { $card }
do-stock = Draw
do-take = Take { $card }
do-pass = Pass: end the deal
now-places = { $card } fits in { $count } places: tap one.
own-cards = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
stock = { $count ->
    [one] Stock, one card
   *[other] Stock, { $count } cards
}
pile = { $card ->
    [none] Discard pile, empty
   *[other] Discard pile, { $card } on top
}
left-in-hand = Left in hand
went-out = out

# - what an action has brought
note-you = you
note-chips = { $chips ->
    [one] one chip
   *[other] { $chips } chips
}

# - cards
card-name = { $rank ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
card-name-german = { $rank ->
    [A] ace
    [T] 10
    [J] { $letters ->
        [UO] Unter
        [DH] Dolník
       *[JQ] jack
    }
    [Q] { $letters ->
        [UO] Ober
        [DH] Horník
       *[JQ] queen
    }
    [K] king
   *[other] { $rank }
} of { $suit ->
    [c] acorns
    [d] bells
    [h] hearts
   *[s] leaves
}
suit-name = { $pack ->
    [german] { $suit ->
        [c] acorns
        [d] bells
        [h] hearts
       *[s] leaves
    }
   *[french] { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }
}
card-sign = { $rank ->
    [T] 10
   *[other] { $rank }
}{ $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
    [s] ♠
   *[none] {""}
}
card-joker = joker
card-joker-for = joker as { $card }
card-rank = { $rank ->
    [A] an ace
    [T] a 10
    [J] a jack
    [Q] a queen
    [K] a king
    [8] an 8
   *[other] a { $rank }
}
card-sign-joker = ★{ $card ->
    [none] {""}
   *[other] { $card }
}
hand-card = { $card }{ $melded ->
    [yes] , in a meld
   *[no] {""}
}{ $fresh ->
    [yes] , new
   *[no] {""}
}{ $barred ->
    [yes] {""}, not now
   *[no] {""}
}
hand-card-tab = {""}, { $tab }
no-cards = no cards

# - Around the table
dealer = dealer
    .short = D
others = The others
stack = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
plate = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $stack }{ $dealer ->
    [yes] , deals
   *[no] {""}
}{ $turn ->
    [yes] , to play
   *[no] {""}
}{ $tag ->
    [none] {""}
   *[other] , { $tag }
}
side = Beside the table
side-log = Log
side-coach = Coach
side-sheet = Score
side-fold = Fold away
side-unfold = Show log and score
log-empty = Nothing has happened yet.

# - the coach
coach = What can I do?
    .key = I
coach-mine = It is your turn. You can:
coach-deal = The deal is over. “{ $next }” goes on.
coach-over = The match is over.
coach-deed = { $deed }: { $what }
coach-on = { $card } on { $cards }
coach-chosen = Chosen: { $action }. Enter does it.
hint = Hint
    .key = H
hint-why = What the strongest bot there is would do here, from what you can see.
hint-thinking = Let me think …
hint-says = { $action }. { $reason }
review = Look back
review-title = Looking back at deal { $number }
review-about = What you chose, and what the strongest bot there is would have done, from what you could see then.
review-none = You had nothing to choose in this deal.
review-progress = Looking at choice { $done } of { $all } …
review-stopped = The rest could not be looked at: { $reason }
review-sum = { $same } of { $all } choices were the bot’s, too.
review-cost = The dearest of the others cost you about { $amount } { $unit ->
        [chips] chips
       *[points] points
    } on average.
review-cost-none = The others were about as good.
review-same = The bot would have done the same.
review-other = The bot: { $action }.
review-good = About as good.
review-more = That brings { $amount } { $unit ->
        [chips] chips
       *[points] points
    } more on average.
hint-worth = What the deal brings on average, in { $unit ->
        [chips] chips
       *[points] points
    }:
review-you = you
review-bot = bot
review-position = How it stood
reason-only = Nothing else is possible.
reason-searched = The hidden cards were dealt at random { $of } times and played out: nothing else did better on average.

# - mats, chips, auctions, runs
mat = Mat
mat-section = { $section }: { note-chips }{ $who ->
    [none] {""}
   *[other] , taken by { $who }
}
run = Run { $number }
run-card = { $card }, { $name }
run-asked = Who has the { $card }?
suit-free = { $suit }
suit-barred = { $suit }: may not be led now
pot = Pot
bets = Bets
raises = { $most ->
    [any] Raises: { $count }
   *[other] Raises { $count } of { $most }
}
amount-less = One less
amount-more = One more
unseen-cards = { $count ->
    [one] one card, unseen
   *[other] { $count } cards, unseen
}
bidders = Bidders
bids-sealed = All bids are opened together.
high-bid = High bid
own-bid = Your bid
bid-best = highest bid, { $chips }
bid-passed = passed
bid-now = to bid
bid-of = bid { $chips }
bid-waiting = waits
own-hand = Your hand, { $count } cards

## Seals: what makes a deal checkable.

seal-mark = Deal { $deal }: { $good ->
    [yes] checked by this device, as sealed before
    [unsure] not fully checked
   *[no] not as sealed before
}
seal-title = The seal of this deal
seal-good = { $deals ->
    [one] This device has checked one deal: no card was changed.
   *[other] This device has checked { $deals } deals: no card was changed.
}
seal-compared = Deal { $deal }: { $compared } of the { $given } cards that came into your hand were compared with the sealed pack.
seal-uncompared = { $open ->
    [one] One other card was
   *[other] { $open } others were
} lying open before.
seal-story-before = Before the first card, the table fixed a number for every deal of the match and published its seal; your device fixed numbers of its own.
seal-story-shuffle = Each deal is shuffled with both, the table’s number and the players’: nobody could choose the pack, not even the server.
seal-story-after = After the deal the numbers are opened, and your device checks seal, shuffle, your hand and every action.
seal-keep = Keep the proof
seal-verify = Verify a match
seal-numbers = Show the numbers
seal-chain = The table’s seal, published before the match
seal-secret = The table’s number for deal { $deal }
seal-share = { $who ->
    [me] Your number (player { $player })
   *[other] Player { $player }’s number
}
seal-no-share = none: a bot, or too late
seal-log = The log’s seal after deal { $deal }
seal-cannot = What this cannot prove
seal-cannot-text = The server deals and so sees all cards: it can tell a friend. It can seat its own people under other names; with their help it has a few packs to choose from where nobody else sits at the table. It can stop a table, and it can send one visitor another page: therefore check the file with parlour verify, or on another Parlour’s page.
seal-can-text = It cannot change a card once the deal is sealed, choose a pack where one player is honest, know a pack before the last of them is ready, or let a bot play otherwise than its view and seed allow.
seal-own = Deal { $deal }: your own share was left out of the shuffle or changed.
seal-told = Deal { $deal }: other shares are told now than when it was dealt.
seal-again = Deal { $deal }: it was dealt twice, the second time with other cards.
seal-dealing = Deal { $deal }: the cards were dealt otherwise than had been said before the shuffle.
seal-hidden = Deal { $deal }: { $card } should have been turned up and was not shown.
seal-places = Deal { $deal }: it is not told which cards were dealt to whom.
seal-line = Deal { $deal }, action { $move }: you were shown “{ $played }”; the log says “{ $expected }”.
seal-tip = Deal { $deal }: the server does not list your device’s seal, so it could choose the pack.
seal-unasked = Deal { $deal }: your device was not asked for its share of the shuffle.
seal-changed = Deal { $deal }: the server now tells another seal than when you sat down.
seal-rules = Deal { $deal }: the server now tells other rules than when you sat down.
seal-broken = Deal { $deal }: the server told something about the seal that cannot be read.
seal-seats = Deal { $deal }: the server gave you another seat than the one that you took or drew.
seal-number = Deal { $deal } does not follow the deal before it.
seal-unbegun = Deal { $deal }: cards were shown, but the deal never began.
seal-moved = Deal { $deal }: your hand changed although nobody acted.
seal-strayed = Deal { $deal }: { $card } is missing from your hand or still in it, although the actions say otherwise.
seal-kept = Deal { $deal }: the server did not open the seal within ten seconds of the end of the deal.
seal-unsure-none = The deals of this table are not sealed. Nobody can check how they are shuffled.
seal-unsure-old = Deal { $deal } is not fully checked: this table was opened under an older protocol.
seal-unsure-late = Deal { $deal } was shuffled without you: your device’s share came too late.
seal-unsure-elsewhere = Deal { $deal } was shuffled without this device: another one has given the share of your seat.
seal-unsure-joined = Deal { $deal } was shuffled without this device: it takes part from the next deal on.
seal-unsure-begin = Deal { $deal } is not checked: this device was not there when it began.
seal-unsure-hand = Deal { $deal } is not checked: this device did not see the hand as it was dealt.
seal-unsure-moves = Deal { $deal } is not fully checked: this device did not see every action.
seal-unsure-points = Deal { $deal } is not fully checked: this device did not see its points.
seal-unsure-cards = Deal { $deal } is not fully checked: { $rest } of the { $given } cards that came into your hand could not be compared. parlour verify compares them, too.
seal-unsure-kept = Deal { $deal } is not checked yet: the server does not answer.
seal-tally = { $checked } of { $deals } deals fully checked
seal-verify-about = Drop a file that was kept here or at any other Parlour. It is checked on this device; nothing is sent.
seal-drop = Drop verify.json here, or choose it:
seal-true = { $deals ->
    [one] One deal is as it was sealed.
   *[other] All { $deals } deals are as they were sealed.
} Shares of players: { $shares }.
seal-moves = Moves and bots are checked by: parlour verify verify.json --bots
seal-unreadable = This is no proof that can be read: it is damaged or something else.
seal-version = This file is of another version.
seal-missing = This match has no seals.
seal-large = This file is too large.
seal-many = This file holds many matches. All of them at once are checked by: parlour verify deals.jsonl
seal-alone = { $deals ->
    [one] One deal has
   *[other] { $deals } deals have
} no share of any player: the server could choose the pack.

fairness-title = How even the deals are
fairness-about = Every deal of this server that is over counts, also those that were broken off. Of a deal that is being played nothing is shown.
fairness-deals = sealed deals
fairness-aborted = of these broken off
fairness-over = matches that are over
fairness-open = matches that go on
fairness-none = No sealed deal of this server is over yet.
fairness-of = { $seats } players, the first { $each } cards of each: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
fairness-placeless = Here hands are chosen or the pack is cut first: no place of the pack belongs to a seat.
fairness-even = Nothing speaks against even deals: evidence { $e }
fairness-uneven = These deals are not even: evidence { $e }
fairness-seat = Seat { $seat }
fairness-cell = { $card }: { $count } times, { $expected } expected
fairness-farthest = Farthest from even: { $cell }
fairness-fewer = less often than expected
fairness-more = more often
fairness-hands = The hands as they were dealt
fairness-count = hands
fairness-bots = Bots
fairness-people = People
dealt-deadwood = average deadwood
dealt-points = average points in hand
dealt-ranks = average sum of ranks
fairness-alike = Nothing says that bots are dealt other hands than people: evidence { $e }
fairness-unlike = Bots are dealt other hands than people: evidence { $e }
fairness-evidence = Evidence begins at 1 and falls while all is even. However often one looks, each of these figures reaches { $alarm } at an honest server with a chance of at most 1 in { $alarm }; of many, one may.
fairness-download = Download all matches that are over, with their proofs
fairness-got = { $matches ->
    [one] one match …
   *[other] { $matches } matches …
}
fairness-cannot = These counts come from the server itself. Whoever does not believe them computes them from the download: each line is a file for parlour verify. A server can still leave matches out; a player who keeps his proof can tell. Matches that nobody plays to their end never come here.

## The terminal: `cli-` for every game.

cli-welcome = Type the number of an action or its words; only its card will do where that is clear, such as “kd” for the K♦. “?” helps, “rules” shows the rules, “quit” leaves.
cli-help = You can type a number of the list, or the action’s words: the first letters will do, small letters will do, and brackets or the place may be left out where there is only one. A card is rank and suit: kd or K♦, 10d or td.
cli-help-rules = “rules” shows the rules of the game, “rules { $rule }” only that rule.
cli-help-hint = “hint” tells what the strongest bot would do here, and why.
cli-help-review = After a deal, “review” tells what the strongest bot would have done otherwise, and why.
cli-help-resign = “resign” gives the match up: you are last, whatever you have scored.
cli-resign = Type “resign” once more to give the match up; anything else plays on.
cli-hint = Hint: { $action }. { $reason }
cli-review = { $number }. You: { $action }.
cli-read-rule = Type “rules { $rule }” to read that rule.
cli-against = You play against { $names } (bots: { $bot }).
cli-agreed = All have agreed to end the match.
cli-between = Enter: the next deal. “review”: look back at this one. “end”: end the match here, as all agree. “quit”: leave.
cli-after = Enter: done. “review”: look back at the last deal.
cli-your-turn = Your turn:
cli-more = and { $count } more (“?” lists all)
cli-did-you-mean = Did you mean one of these?
cli-you = You
cli-player = Player { $number }
cli-or = {", "}
cli-sheet = Score sheet
cli-deal = deal
cli-column-points = { $number ->
    [1] points
   *[other] points, match { $number }
}
cli-column-game_score = game score
cli-column-chips = chips
cli-column-bought = bought
cli-column-pool = of these from the pool
cli-column-mat = of these from the mat
cli-ended = { $kind }: { $points }
cli-tied = The match ends in a tie: { $names }.
cli-totals = Match: { $points }
cli-replay-checked = Everything came out as the file says.
cli-seals-true = { $deals ->
    [one] One deal is
   *[other] { $deals } deals are
} as sealed before, with { $shares ->
    [one] one share
   *[other] { $shares } shares
} of players in the shuffle.
cli-seals-alone = { $deals ->
    [one] One of these deals has
   *[other] { $deals } of these deals have
} no share of any player: the server could choose the pack.
cli-seals-line = Line { $line }: { $text }
cli-seals-matches = { $matches ->
    [one] One match holds:
   *[other] { $matches } matches hold:
}
cli-seals-failed = { $failed } of { $matches } matches { $failed ->
    [one] does
   *[other] do
} not hold.
cli-seals-unread = { $unread ->
    [one] One line of { $lines } could not be read as a match, and nothing is known of it.
   *[other] { $unread } lines of { $lines } could not be read as matches, and nothing is known of them.
}
cli-verified = { $moves ->
    [one] One move of a bot was computed again, and is the one in the file.
   *[other] { $moves } moves of bots were computed again, and each is the one in the file.
}
cli-verified-fewer = { $moves ->
    [one] One of them was decided
   *[other] { $moves } of them were decided
} with the lower budget, which the seal allows while the server is busy.
cli-verify-other = { $name }: the bot { $bot } is none that is known here; its moves were not computed again.
cli-verify-differs = Deal { $deal }, action { $move }: { $name } ({ $bot }) played { $played }; that bot plays { $expected } there.
cli-simulated = { $game }: { $deals } deals, { $decisions } decisions, { $seconds } s ({ $speed } decisions/s)
cli-simulated-seat = seat
cli-simulated-bot = bot
cli-simulated-mean = points/deal
cli-simulated-interval = 95 %
cli-simulated-won = deals won
cli-simulated-matches = { $game }: { $matches } matches, { $deals } deals ({ $each } a match) in { $seconds } s
cli-simulated-unfinished = { $count } of them had no end in sight and were ended.
cli-simulated-matches-won = matches won
cli-simulated-place = place
cli-simulated-points = points/match
cli-simulated-all = all
cli-arena = { $game }, { $seats } seats: { $deals } deals
cli-arena-elo = Elo
cli-arena-against = against
cli-arena-duels = Each against the others (an equal bot would win { $chance })
cli-sprt-h1 = H1 accepted: { $bot } is stronger than { $other } by { $high } Elo rather than { $low } (LLR { $llr } of ±{ $bound }, { $deals } deals).
cli-sprt-h0 = H0 accepted: { $bot } is stronger than { $other } by { $low } Elo rather than { $high } (LLR { $llr } of ±{ $bound }, { $deals } deals).
cli-sprt-open = Undecided between { $low } and { $high } Elo for { $bot } against { $other } (LLR { $llr } of ±{ $bound }, { $deals } deals).
refused-arena_plan = An arena needs at least two different bots and one deal, not { $count } with { $text }.
refused-bad_shard = “{ $text }” is no shard: write 3/20 for the third of twenty.
refused-parts_differ = The parts do not belong together: their { $name } differs.
refused-shard_twice = Shard { $text } is there twice.
refused-shards_missing = Shards are missing: { $text }.
refused-bad_part = { $file } holds no part of an arena: { $text }
refused-no_out = A shard alone has no result: say with --out where { $text } is to be kept.
refused-bad_sprt = “{ $text }” with { $count } bots is no test: --sprt takes two numbers, the lower one first, such as 0,20, and two bots.
refused-sprt_alone = A test is played as a whole: --sprt goes with neither --shard, --out, --merge nor --svg.

refused-unknown_rule = There is no rule { $text } in this game.
refused-no_setting = “{ $text }” sets nothing; write option=value.
refused-bad_seed = A seed is a number from 0 to 18446744073709551615, not { $seed }.
refused-bad_own_seat = There is no seat { $seat }; the last is { $last }.
refused-bots_for_seats = { $count } bots for { $seats } seats: name one for all, or one for each.
refused-bot_not_found = { $bot } cannot be had: { $text }
refused-bot_no_program = { $bot } cannot be had: there is no such program.
refused-bot_not_made = A bot { $bot } cannot be made: { $text }
refused-no_bot = { $bot } is no bot: it has no “choose” and cannot be called.
refused-bot_known = The game { $game } has a bot { $bot } already: call yours something else.
refused-bot_name = “{ $bot }” is no name for a bot: a small letter, then at most 23 small letters, digits and hyphens.
refused-bot_not_sent = The bot { $bot } cannot be sent to other processes ({ $text }): put it in a module of its own, or play with one job.
refused-workers_ended = The processes that were to play have ended. A script that plays with several jobs begins with: if __name__ == "__main__":
refused-no_ray = Ray is not installed: pip install "parlour[ray]".
refused-bot_failed = The bot { $bot } failed at seat { $seat }: { $text }. Position (seed { $seed }): { $position }
refused-bot_illegal = The bot { $bot } chose { $action } at seat { $seat }: { $text } Position (seed { $seed }): { $position }
refused-bad_count = Numbers of deals, matches and jobs begin at 1, not at { $count }.
refused-no_such_deal = There is no deal { $deal }; the last is { $last }.

# - what a server says to its host
cli-serve-here = Parlour is open at { $address } (Ctrl-C ends it)
cli-serve-there = Friends in your network open { $address }
cli-serve-else = If that does not open there, one of these may: { $addresses }
cli-serve-alone = Only this machine can open it; friends can, too, with --lan
cli-serve-behind = It listens on this machine alone, for a proxy that leads others here.
cli-serve-unreached = No network was found through which others could open it.
cli-serve-phone = or hold the camera of a phone against this:
cli-serve-ready = Everything is ready: parlour serve would start with these settings.
cli-serve-new = There is no database in { $file } yet: the first start makes it.
cli-serve-unread = There are no such settings, so these variables are not read: { $names }
cli-backup-done = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} of { $source }.
cli-restore-done = Tables brought back: { $brought }; there already: { $known }; left as they were, because they are damaged or went on otherwise: { $other }.
cli-restore-new = There was no database in { $file }: it is made now.
cli-admin-retain = This deletes { $tables } of { $of } tables for good: nobody has used them for { $days } days, the last of them at { $used }. The server’s clock says { $clock }.
cli-admin-retain-ask = Type { $tables } to delete them:
cli-admin-nothing = There is nothing to show.
cli-admin-link =
    A new link for seat { $seat }; the old one opens nothing any more. Put the address of your server in front of it:
    { $link }
