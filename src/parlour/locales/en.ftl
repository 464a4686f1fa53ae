## Refusals of the core and the server: `refused-` and the code, with the error's facts.

# - options
refused-many_meanings = The answer could mean several actions: { $actions }.
refused-bad_option = { $option } cannot be { $value }. Allowed: { $allowed }.
refused-unknown_option = There is no option { $option }. The options are: { $allowed }.
refused-unknown_preset = There is no preset { $option }. The presets are: { $allowed }.
refused-needs_option = { $option } has no effect unless { $other } is set to a matching value.
refused-bad_carry = This cannot be carried over from deal to deal: { $part } is { $text }. Allowed: { $allowed }.
refused-excludes_option = { $option } cannot be combined with { $other }.
refused-bad_seats = This game is for { $allowed } players, not { $seats }.

# - notation
refused-no_card = “{ $text }” is not a card. Write its rank and suit, such as Td.
refused-card_twice = { $text } appears twice.
refused-no_melds = “{ $text }” is not a list of melds; write them like [5c 5d 5h] [7s 8s 9s].
refused-no_meld = { $options ->
    [1] { $cards } is not a meld yet: it needs the { $first }.
    [2] { $cards } is not a meld yet: it needs the { $first } or the { $second }.
   *[other] { $cards } is not a meld. A meld has at least three cards: all of one rank, or a run in one suit.
}
refused-around_the_corner = Runs do not go around the corner here: the ace ends them. The house rule “Runs around the corner” allows it.
refused-no_such_meld = There is no meld { $text } on the table.
refused-too_many_melds = A hand cannot hold { $text } melds.
refused-meant = { $sentence } Did you mean { $meant }?
refused-not_in_pack = { $text } is not in this game’s pack.
refused-which_meld = { $text } fits several melds. Say which: { $allowed }.
refused-fits_no_meld = { $text } does not fit any meld on the table now.
refused-no_action = “{ $text }” is not an action of this game.
refused-no_section = “{ $text }” is not a part of a position.
refused-section_twice = The position has the part { $text } twice.
refused-no_seat = There is no seat “{ $text }”.
refused-no_number = “{ $text }” is not a valid number here.
refused-bad_entries = “{ $text }” needs { $wanted } entries but has { $count }.
refused-no_option = “{ $text }” is not an option. Write name=value.
refused-no_phase = There is no phase { $text } here. Allowed: { $allowed }.
refused-bad_pack = The pack must hold { $wanted } cards, each only once; this one holds { $count }.
refused-bad_hand = Hand { $text } needs { $wanted ->
    [one] one card
   *[other] { $wanted } cards
} but has { $count }.
refused-bad_stock = The stock needs at least { $wanted ->
    [one] one card
   *[other] { $wanted } cards
} but has { $count }.
refused-bad_pile = The discard pile must not be empty here.
refused-bad_showdown = These cards cannot be laid out as a knock. Left over: { $text }.
refused-contradiction = “{ $text }” contradicts the rest of the position.
refused-position_for_nobody = “?” hides a card from one seat. Write which seat, such as for=P0.
refused-too_many_hidden = The position hides more cards than there are.
refused-position_hides = “{ $text }” hides something that this position’s seat knows.
refused-position_tells = “{ $text }” shows something that this position’s seat cannot know.
refused-dead_end = Play cannot reach this position in the phase { $text }.

# - play
refused-not_legal = The rules do not allow this now.
refused-not_in_hand = { $card } is not in your hand.
refused-deal_over = This deal is over.
refused-deal_running = The deal is still in progress.
refused-match_over = The match is over.
refused-no_deal = The cards have not been dealt yet.
refused-deal_runs = This deal is not over, so nobody has a score yet.
refused-wrong_seat = It is not your turn.
refused-not_between_deals = Players can agree to end a match only between two deals.
refused-no_person = No person sits at seat { $seat }.
refused-stale_move = The table has changed since you decided. Please look again.
refused-time_up = Your time ran out before your answer arrived.
refused-mistap_late = It is too late to ask for that back: somebody has acted, or some seconds have passed.
refused-mistap_nobody = Nobody could give that back: a bot, or you yourself, is to act next.
refused-mistap_shown = That has shown a card that was hidden, so it stands.
refused-mistap_often = You can ask for an action back once in a deal.
refused-mistap_over = Nobody asks for an action back any more.
refused-take_back_unfair = You can take a decision back only if all your opponents are bots.
refused-take_back_none = You have not decided anything in this deal yet.
refused-take_back_late = A deal that is over cannot be taken back.
refused-take_back_lesson = In a lesson nothing needs to be taken back: try the deal again.
refused-take_back_often = You have taken back as many decisions as a deal allows. You can do so again in the next deal.
refused-try_over = This ends your turn, so nothing after it can be tried out.
refused-try_hidden = The outcome of this is hidden, so it cannot be tried out.

# - what programs pass in

refused-not_whole = { $name } must be a whole number, not { $value }.
refused-code_is_text = An action is a number here, not { $value }. game.parse(deal, { $value }) returns it.
refused-not_several = { $name } must be a list of values, not { $value }.
refused-not_text = { $name } must be text, not { $value }.
refused-wrong_kind = { $name } needs { $wanted }, not { $value }.
refused-out_of_range = { $name } must be from { $low } to { $high }, not { $value }.
refused-no_end = The deal did not end within { $count } decisions.
refused-bad_seat = There is no seat { $seat }; the last is { $last }.
refused-bad_cards = These { $count } cards are not a pack. A pack holds at most 128 cards, numbered 0 to 127.
refused-no_carry = In this game nothing carries over from deal to deal.
refused-other_rules = A deal can copy only a deal with the same rules.
refused-one_source = A deal needs exactly one of these: seed, cards, deck.
refused-bad_field = This deal has no field { $name } that can be set to { $value }.
refused-dump_unknown = These { $count } bytes are not a Parlour deal.
refused-dump_version = This deal was written by another version of Parlour.
refused-dump_game = This is a deal of { $name }, not of { $wanted }.
refused-dump_options = This deal was played with other options: { $text }.
refused-dump_damaged = This deal is damaged: its { $count } bytes do not describe a state.

# - replays
refused-no_replay = This is not a replay: { $text }
refused-replay_version = This replay has version { $version }; this Parlour reads { $known }.
refused-replay_refused = The replay breaks the rules: { $text }
refused-replay_differs = Deal { $deal } of the replay does not turn out as the file says ({ $what }).
refused-replay_not_kept = Deal { $deal } was played by its own “play”. A replay needs every action to be taken by “match.play”.
refused-replay_take_back = Deal { $deal }, action { $move }: this decision could not be taken back, because it was not the last one of a player who has only bots as opponents.
refused-replay_empty = The replay has no deals.
refused-replay_nothing = The file is empty.
refused-replay_large = This file is too large to be a match: it has more than { $most } MB.
refused-replay_no_bots = This replay does not say how its bots decided, so their moves cannot be checked.
refused-replay_other_engine = Deal { $deal }, action { $move }: the bot would play differently. Another Parlour ({ $played }) recorded this match; this one is { $here }, and its bots may differ.

# - tables and seats
refused-unknown_game = There is no game { $game }. The games are: { $allowed }.
refused-game_is_ours = Package { $package } provides a game { $game }, but Parlour has a game of that name. Parlour uses its own.
refused-game_twice = Packages { $package } and { $other } both provide a game { $game }. Remove one of them.
refused-game_bad_id = Package { $package } calls its game { $game }. A game’s id may contain only lower-case letters and digits.
refused-game_is_none = The game { $game } of package { $package } cannot be loaded: { $text } is not a game.
refused-game_not_compiled = Parlour is compiled here, and the game { $game } of package { $package } is not. Compile it (python setup.py build_ext --inplace), or set PARLOUR_PURE=1.
refused-game_broken = The game { $game } of package { $package } cannot be loaded: { $text }
refused-game_other_id = The game { $game } of package { $package } cannot be loaded: it calls itself { $text }, and its view { $tag }.
refused-unknown_bot = There is no bot { $bot } for this game. The bots are: { $allowed }.
refused-bad_bot_seat = A bot cannot have seat { $seat }: there is no such seat, or it is taken.
refused-no_lesson = { $game } has no practice deal.
refused-lesson_is_set = A practice deal is already set up: you can choose only your name.
refused-bad_name = A name must not contain invisible characters.
refused-unknown_table = This table does not exist. The host of this server may have closed it.
refused-table_full = All seats of this table are taken.
refused-room_made = { $name ->
    [none] Somebody has made room. You can sit down again, or watch.
   *[other] { $name } has made room. You can sit down again, or watch.
}
refused-table_locked = This table is locked. New people can only watch.
refused-many_left = Too many players have joined this table and left, so nobody else can join. Open a new table.
refused-replaced = This table is open in too many windows. This window, the oldest, has stopped.
refused-wrong_token = This key does not open a seat at this table.
refused-seat_left = You gave up this seat, so you can no longer play from here.
refused-stepped_out = You have left the table for now, and the others know it. Your seat is kept until you are back.
refused-key_replaced = The host of this server has given this seat a new link. This one no longer opens it.
refused-key_ended = This match ended long ago, and the keys to its seats have expired.
refused-seat_moved = Your seat has moved to another device.
refused-key_renewed = This seat is played on another device, and this one no longer opens it.
refused-unknown_code = This code is not valid. It may be mistyped, used already, or older than ten minutes.
refused-unknown_call = No table has this code now. It may be mistyped, or everybody has left.
refused-many_codes = This table has asked for many codes. Please wait some minutes.
refused-many_guesses = Too many wrong codes came from your network. Please wait some minutes.
refused-many_devices = This match has moved between devices too often. Its seats stay where they are.
refused-seat_present = { $name } is playing at the moment.
refused-nobody_here = Nobody is at the table who could answer.
refused-seat_claimed = Somebody else says that this seat is theirs. Please wait half a minute.
refused-claim_denied = Somebody at the table said no. You can ask again in ten minutes.
refused-claim_over = This question is over.
refused-many_claims = Your network has asked too often. Please wait some minutes.
refused-bad_house = A house name has four different words of at least three letters each.
refused-wrong_house = These words do not open this seat.
refused-many_houses = Too many wrong house names came from your network. Please wait an hour.
refused-seat_open = A seat is open: sit down there.
refused-line_full = At most { $most } people can wait for the next match.
refused-seat_taken = Seat { $seat } is not open.
refused-bad_share = This is not the share that your seat’s chain gives for this deal.
refused-many_wishes = You have changed your mind too often. You can do so again after the next deal.
refused-no_deal_due = No deal is due now.
refused-match_too_long = This match has { $entries } entries, the most that a server keeps. End it together or give up your seat, then open a new table.
refused-match_followed = The next match has already begun.
refused-absence_set = At this table, people agreed before the match on what happens when somebody is away.
refused-nobody_away = Nobody is away for whom a bot could play.
refused-paused = The match is paused. It goes on when everybody is here, or when somebody goes on without them.
refused-no_proposal = Nobody has proposed a next match yet.
refused-table_quiet = No phrases are said at this table.
refused-not_opener = Only the person who opened the table can change that.
refused-watch_own = You have a seat at this table. Play there; you cannot watch it as well.
refused-watchers_closed = The table is closed to watchers.
refused-watch_only = You only watch here. People who watch can show faces, and do nothing else.
refused-many_watchers = { $most } people watch this table already. Try again later.
refused-watchers_shed = The server is busy, so nobody can watch at the moment. Try again in a while.
refused-no_hand = Your cards can be shown once the first deal has begun.
refused-no_next_match = A practice deal has no next match.
refused-too_few_seats = This match has { $seats } seats, but { $persons } players want to play on.
refused-many_answers = You have changed your mind too often. Your last answer counts.
refused-match_running = A match can be shown only when it is over; until then it would show everybody’s cards.
refused-match_deleted = The people who played this match have deleted it.
refused-no_cards = Cards can be given to somebody after the first finished deal of a match; practice has none to give.
refused-deal_not_over = Deal { $deal } is not over, so its cards cannot be given to anybody.
refused-not_alone = Deal { $deal } takes over what earlier deals left, so it cannot be given alone. Give all the cards of the match instead.
refused-many_given = The cards of this match were given away { $most } times; that is the most.
refused-no_such_move = Deal { $deal } has no position { $move } from which somebody could play on.
refused-no_such_seat = Seats at this table: { $seats }.
refused-hint_unfair = Hints are available only if all your opponents are bots.
refused-hint_running = Your last hint is still being worked out.
refused-no_luck = Luck and play can be told apart once the match is over, if it has a finished deal.
refused-no_review = There is nothing to look back on: the deal is not over, or it has no such choice.

# - the connection
refused-wrong_origin = Pages from other hosts may not play here.
refused-bad_host = A request must name its host, exactly once.
refused-wrong_host = This server does not answer to the name { $host }. Use its numeric address, or ask its host to allow the name: --allow-host { $host }
refused-hello_first = The first message must be a hello.
refused-hello_late = The connection was silent for too long.
refused-hello_twice = This connection has already said hello.
refused-old_page = This page is older than the server. Reload it to play on: your seat is kept.
refused-old_server = This server is older than this page. Please try again in a moment.
refused-bad_frame = Messages must be text, not binary data.
refused-bad_message = This message cannot be read: { $reason }
refused-bad_request = This request cannot be read: { $reason }
refused-disk_low = The server’s disk is nearly full, so you cannot open a new table. Matches in progress continue.
refused-entries_spent = Your network has played so much today that the server cannot store more for now. Please try again later.
refused-too_fast = Too many requests at once. Wait a moment, then try again.
refused-said_often = That is enough for now. You can say something again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-too_many_lines = Too many connections from your address.
refused-seal_none = This match is not sealed: the file does not say how its packs were shuffled.
refused-seal_count = The file has { $wanted ->
    [one] one deal
   *[other] { $wanted } deals
} but seals for { $count }: a deal was left out or added.
refused-seal_chain = Deal { $deal }: the number used for the shuffle does not lead to the one published before. Another seed was used, or deals were left out or reordered.
refused-seal_shares = Deal { $deal }: there { $count ->
    [one] is one share
   *[other] are { $count } shares
} for { $wanted } seats.
refused-seal_share = Deal { $deal }: player { $player }’s share is not the one that was fixed before the match.
refused-seal_drawing = The file’s rules for drawing seats are not the game’s rules.
refused-seal_seats = The players do not sit where the sealed drawing puts them.
refused-seal_dealer = The first dealer is not the player chosen by lot.
refused-seal_size = Deal { $deal }: the pack has { $count } cards, not { $wanted }.
refused-seal_pack = Deal { $deal }: card { $place } of the pack is { $card }; the seal says { $expected }.
refused-seal_chance = Deal { $deal }: a chance event within the deal does not follow from its seal.
refused-seal_log = Deal { $deal }: the actions differ from the sealed log.
refused-seal_hand = Deal { $deal }: player { $player } was shown { $card }, which the sealed pack did not deal to that hand.
refused-seal_short = Deal { $deal }: the sealed pack dealt { $card } to player { $player }, who was not shown it.
refused-seal_open = Deal { $deal }: { $card } was shown face up, but the sealed pack did not turn it up.
refused-seal_came = Deal { $deal }, action { $move }: player { $player } received { $card }; the sealed pack has { $expected } there.
refused-seal_when = Deal { $deal }: the file shows a hand after action { $move }, but there is no such action.
refused-seal_seen = Deal { $deal }: there is no player { $player }.
refused-seal_cards = The file names a different pack from the game’s.
refused-seal_version = This match was sealed with version { $version } of the protocol; this Parlour reads up to { $known }.
refused-seal_table = The file’s packs and its sealed numbers belong to different tables.
refused-seal_found = Deal { $deal }: the device that kept this file found that the deal was not as sealed ({ $flaw }).
refused-seal_budgets = The file does not give the sealed budgets of the bots.
refused-seal_budget = Player { $player }’s bot had a budget of { $budget }; the seal allows { $most }, or { $least } while the server is busy.
refused-seal_budget_told = Deal { $deal }: player { $player } was told different bot budgets from those in the file.
refused-seal_bot = Deal { $deal }: { $bot } played for player { $player }; the seal names { $expected }.
refused-seal_points = Deal { $deal }: player { $player } was shown different points from those in the file.
refused-seal_given = Deal { $deal }: the shuffle does not contain the share that player { $player }’s device gave.
refused-seal_line = Deal { $deal }, action { $move }: player { $player } was shown “{ $played }”; the log says “{ $expected }”.
refused-no_page = There is nothing at this address.
refused-no_built_page = There is no page to serve in { $folder }: this Parlour was built without Node.js. Install a published wheel, or run “make play” in a checkout.
refused-no_page_there = There is no page in { $folder }: index.html is missing.
refused-bad_setting = { $where }: “{ $value }” is not a valid value. { $kind ->
     [choice] Choose one of: { $wanted }.
     [whole] It must be a whole number: { $wanted }.
     [number] It must be a number: { $wanted }.
     [switch] It must be true or false.
     [network] It must be an address or a network, such as 10.0.0.0/8.
     [name] It must be a name, such as cards.example, without https:// and without a port.
     [origin] It must be an origin, such as https://cards.example.
     [guest] It must be GAME/NAME=exec:COMMAND or GAME/NAME=module:attribute.
     [url] It is not a valid URL. In a password, write / as %2F, @ as %40 and : as %3A, or keep the password in a file.
     [quotes] A quotation mark is missing.
    *[text] It must be text.
}
refused-unknown_setting = { $where }: there is no setting { $setting }.{ $like ->
    [none] { "" }
   *[other] { " " }Did you mean { $like }?
}
refused-bad_settings_file = The settings in { $file } cannot be read: { $reason }
refused-bad_password_file = { $setting }: the password cannot be read: { $reason }
refused-password_unused = { $setting }: { $reason ->
    [empty] the file is empty.
    [twice] the URL already has a password; remove it there.
   *[no_host] the URL names no server that could ask for a password.
}
refused-bad_address = The server cannot listen on { $host } port { $port }: { $reason }
refused-port_taken = Port { $port } is in use by another program. Choose another with --port, or 0 for any free port.
refused-banned = You are banned from this server.
refused-bad_days = The number of days must be at least 1, not { $days }.
refused-bad_network = “{ $text }” is not an address or a network.
refused-not_confirmed = Nothing was deleted. Confirm the deletion, or use --yes in a script.
refused-not_banned = { $text } is not banned. Banned: { $banned }.
refused-backup_exists = { $file } already exists and was not overwritten. Choose another name.
refused-no_tables = There are no tables in { $source }. Is this the right database? If it may be empty, use --empty.
refused-no_copy = { $file } cannot be copied: { $reason }
refused-no_folder = There is no folder { $folder }.
refused-no_admin_socket = There is no admin socket. Name the server’s socket with --admin.
refused-no_socket = The admin socket { $socket } cannot be created: { $reason }
refused-no_server = No server is listening at { $socket }.
refused-not_yours = You may not open { $socket }. Run this as root, or as the user that runs the server.
refused-bad_question = The server does not understand this command.
refused-internal = Something went wrong on the server. Nothing was changed.

# - the database
refused-store_failed = The server cannot save at the moment. Please try again.
refused-restarting = The server is restarting. No move is lost; your match continues in a moment.
refused-table_damaged = This table’s records are damaged, so its match cannot continue. Other tables are not affected.
refused-store_unknown = A database is sqlite:///file, postgresql://user@host/name or nats://host/name, not “{ $scheme }”.
refused-store_path = “{ $path }” is a path, not the URL of a database. Write { $like }.
refused-server_missing = The server needs the library { $library } (pip install "parlour[server]").
refused-store_missing = This database needs the library { $library } (pip install "parlour[postgres]" or "parlour[nats]").
refused-store_in_use = Another server is using this database (it holds { $lock }).
refused-store_unusable = The database cannot be used: { $reason }
refused-store_no_tls = secure_links is on, but PostgreSQL at { $host } may be reached without TLS. Give a host and add ?sslmode=verify-full (or require) to the URL.
refused-store_no_password = secure_links is on, but PostgreSQL at { $host } accepts this server with any password. Change its pg_hba.conf to scram-sha-256.
refused-store_newer = A newer Parlour has upgraded this database (to version { $version }). Install that Parlour.
refused-bus_unknown = A bus is nats://host or redis://host, not “{ $scheme }”. With a PostgreSQL or NATS database you can leave it out.
refused-bus_alone = A bus connects several servers, and only a database in PostgreSQL or NATS can serve several: --database postgresql://user@host/name.
refused-bus_no_tls = secure_links is on, but the bus at { $host } may be reached without TLS. Its URL must begin with { $scheme }, and the bus must demand TLS.
refused-bus_no_password = secure_links is on, but the bus at { $host } accepts connections without a password.
refused-bus_missing = This bus needs the library { $library } (pip install "parlour[redis]" or "parlour[nats]").
refused-bus_unusable = The bus cannot be used: { $reason }

# - an assistant's seat
refused-assistant_missing = An assistant’s seat needs the library { $library } ({ $install }).
refused-assistant_unset = The environment variable { $name } is missing or wrong: { $like }.
refused-assistant_unnamed = This key opens the seat of a person, whose name does not say that an assistant plays. Choose another key.
refused-assistant_away = The server cannot be reached: { $reason }

## The page: texts that all games share.

# - frame and preferences
app-name = Parlour
app-title = Parlour: card games with friends and bots
preferences = Preferences
your-name = Your name
guest-name = Guest { $number }
language = Language
theme = Theme
theme-auto = Match my device
theme-light = Light
theme-dark = Dark
deck = Deck for 32-card games
deck-french = French suits (♣ ♦ ♥ ♠)
deck-JQ = German suits, letters J and Q
deck-UO = German suits, letters U and O (Unter, Ober)
deck-DH = German suits, letters D and H (Dolník, Horník)
looks-felt = Table colour
felt-green = Green
felt-blue = Blue
felt-slate = Slate
looks-back = Card back
back-lattice = Lattice
back-waves = Waves
back-rosette = Rosette
looks-face = Card face
face-pictures = Pictures
face-plain = Large symbols
four-colours = Four suit colours (clubs green, diamonds blue)
speed = Movement of cards and chips
speed-normal = Normal
speed-fast = Fast
speed-off = Off
hold = Time to undo a played card
hold-off = None: it is played at once
hold-short = Short (1.5 s)
hold-long = Long (4 s)
large-cards = Large cards in my hand
known-cards = Show cards that I saw others take
sound = Sound
volume = Volume
mute = Mute
buzz = Vibrate when it is my turn
notify = Notify me when it is my turn
notify-insecure = Only with https, or on the machine that runs the server.
notify-unknown = This browser does not offer notifications.
notify-blocked = The browser does not allow it: change that in its settings for this page.
close = Close
yes = yes
no = no
rule = Rule { $rule }
rule-option = Option: { $rule }
rule-here = At this table: { $value }
rules = Rules
    .key = ?
unreachable = The server cannot be reached.
offline = You are offline.
try-again = Try again
network-without = Play without a network
network-about = Play against bots on this device, on a train or a plane: about 7 MB are fetched once.
network-fetching = Fetching: { $bytes } of { $all } MB
network-on = You play on this device, against bots. Nothing needs a network.
network-back = Back to the server
page-old = A newer version of Parlour is available. You lose nothing by reloading.
page-reload = Reload
storage-none = This browser saves nothing for this page (perhaps this is a private window). You can play and reload, but closing this window loses your seat.

# - learning by playing
learn = Learn by playing
learn-short = Learn
play = Play
set-up = Set up …
learn-first = New to this game?
lesson = practice deal
lesson-prepared = A practice deal with a prepared pack.
lesson-real = Play a real match
lesson-again = Play it again
guide = Guide
guide-step = { $step }/{ $of }
guide-next = Got it
guide-skip = Skip the guide
welcome-title = New here? Learn a game by playing it.
welcome-about = A prepared deal of 3 to 5 minutes, with a guide at your side. You can skip the guide at any time.
welcome-start = Learn { $game }

# - lobby
lobby-title = Sit down and play
lobby-about = No account, no advertising. Your table opens at once.
lobby-sealed = Your own device checks every deal that you play here.
lobby-checked = { $deals ->
    [one] Your device has seen one deal here { $checked ->
        [0] but has not fully checked it.
       *[other] and fully checked it.
    }
   *[other] Your device has seen { $deals } deals here and fully checked { $checked } of them.
}
lobby-flawed = { $deals ->
    [one] The one deal that your device saw here does not match its seal.
   *[other] Of the { $deals } deals that your device saw here, { $flawed ->
        [one] one does not match its seal.
       *[other] { $flawed } do not match their seals.
    }
}
lobby-fairness = How fair are the deals here?
code-have = I have a code
preset = Rule set
presets-all = All { $count } rule sets
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
depth-3 = hard
opening-title = { $game }: open a table · Parlour
opening-who = Players
opening-how = Rules
opening-more = More house rules
options-rest = More
seats-count = Number of players
seats-players = { $count ->
    [one] player
   *[other] players
}
seat-number = Seat { $number }
seat-friend = A friend (by link)
seat-own-level = Only this seat
bots-level = Level of the bots
pace = Pace of the bots
pace-calm = Calm
pace-brisk = Brisk
pace-at_once = At once
mistap = I mis-tapped
mistap-asked = { $who ->
    [me] You ask { $by } to give your action back.
   *[other] { $name } mis-tapped, and asks { $by } to give the action back.
}
mistap-ask = { $name } mis-tapped. Let { $name } take it back?
mistap-yes = Yes, take it back
mistap-no = No
mistap-event = { $who ->
    [me] You took your last action back: { $by } agreed.
   *[other] { $name } took the last action back: { $by } agreed.
}
absent = When somebody is away
absent-ask = Ask those who are here
absent-bot = A bot plays after 1 minute
absent-wait = Always wait
absent-event = { $who ->
    [me] You have chosen:
   *[other] { $name } has chosen:
} { $terms }
absent-terms-ask = If somebody is away, those who are here are asked.
absent-terms-bot = If somebody is away for a minute, a bot plays until they are back.
absent-terms-wait = If somebody is away, the match waits for them.
clock = Time for a decision
clock-none = No limit
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
clock-same = As before
clock-why = When the time is up, a bot decides once. The seat stays yours.
clock-terms = Each decision has { $seconds } seconds; then a bot makes it.
clock-left = { $who ->
    [me] You have { $seconds } seconds left. Then a bot decides once for you.
   *[other] { $name } has { $seconds } seconds left.
}
clock-event = { $who ->
    [me] Your time was up: a bot decided for you.
   *[other] The time of { $name } was up: a bot decided.
}
rating-about = The number is a rating: 100 points more win about 64 games in 100.
own-rules = your own, based on “{ $preset }”
own-rules-name = A name for these rules:
own-rules-keep = Save
own-rules-forget = Delete “{ $name }”
differs-from = { $preset }, but
and-more = and { $count } more
table-terms = { $count } players, about { $minutes } minutes
start = Start
start-invite = Open and invite
no-such-game = There is no such game here.
last-tables = Your recent tables
book-title = The table’s book
book-about = All finished matches at this table. People with its link can read them.
book-none = Finish a match at this table, and you will find it here.
book-evenings = Evenings
book-earlier = Show earlier evenings
book-undated = Some time ago
book-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
book-early = Ended early
book-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
book-everybody = Everybody
book-player = Player
book-won = Won
book-favourite = Most played
book-average = Per deal
book-most = Best deal
book-few = too few deals to tell
book-how = From 30 deals on, the average has a range: with 95 % certainty the real one is in it. Practice does not count, and neither does a seat that a bot took over for good.
book-json = Save everything (JSON)
book-delete = Delete this evening
book-delete-sure = The results and records of this evening will be gone for everybody. If two or more of you played, two must want it.
book-delete-wanted = { $count ->
    [one] { $names } would like to delete this evening. One more of those who played must agree.
   *[other] { $names } would like to delete this evening. One more of those who played must agree.
}
book-delete-now = Delete
book-keep = Keep it
results-title = Your results
results-about = These are the matches that you finished in this browser. Nobody else has them. The number after ± is the part that may be luck: with 95 % certainty you win between both ends.
results-none = Finish a match, and this page counts it. Nobody else sees these results.
results-rivals = Against
results-matches = Matches
results-won = Won
results-chance = By luck alone
results-few = too few to tell
results-people = people
results-mixed = several levels
results-save = Save as a table (CSV)
results-clear = Remove all
results-clear-sure = Really remove all?
running-table = Your running table
running-back = Back to the table
running-sit = Sit down again
running-aside = Hide this bar
table-your-turn = Your turn
table-their-turn = { $name }’s turn
table-between = Between deals
table-open-seats = Waiting for friends
table-deal = deal { $deal }
table-place = { $place ->
    [1] won
   *[other] place { $place } of { $seats }
}
table-practice = practice

# - sitting down
invited = { $name } invites you to { $game }
invited-nobody = There’s a free seat at a { $game } table
join = Sit down
join-who = At the table: { $names }. { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
table-full = This table is full
table-full-why = All seats are taken. If one of them is yours, open the link in the browser you joined with, or say so below.
table-over = This match is over
table-over-why = This match has ended, so nobody can join it any more.
table-unknown = Table not found
table-unknown-why = The link may be incomplete, or the table may be on another server. Ask for the link again, or open a table of your own.
table-own = Open your own table: { $game }
to-lobby = Go to the lobby
seat-parted = You have left for now
seat-lost = You have lost this seat
page-older = This page is out of date
seat-elsewhere = You are playing in another window
seat-here = Play here
seat-device = You play on another device
seat-device-back = Play here again
gather-more = { $count ->
    [one] Waiting for 1 more
   *[other] Waiting for { $count } more
}
gather-for = Waiting for { $names }
gather-in = You are in.
gather-here = Everybody is here
gather-soon = The cards are dealt in { $seconds } s.
gather-elsewhere = The page of { $names } is in the background. Once everybody looks, the cards are dealt after eight seconds; or press Deal.
gather-deal = Deal
gather-deal-bot = Deal with a bot for { $names }
gather-bot-why = The bot plays until its person is back.
gather-tap = Tap an empty chair to sit there, or to put a bot on it.
gather-chairs = Chairs
gather-you = You decide for this table. If you are away for a minute, somebody else does.
gather-other = { $name } decides for this table.
gather-lock = Lock the table
    .why = New people can only watch. Nobody here is removed.
gather-locked = The table is locked: new people can only watch.
gather-quicker = { $name } was quicker there. You have the nearest empty chair.
chair-empty = Empty
    .title = Empty chair
chair-label = Chair { $number }: { $name }{ $more ->
    [none] {""}
   *[other] , { $more }
}
chair-sit = Sit here
chair-bot = A bot
chair-open = Open the chair
chair-room = Make room
    .why = { $name } can sit down again, or watch.
pass-to = Hand the device to { $name }
pass-who = Who has the device?
pass-me = I am { $name }
pass-why = All hands are covered. Your cards appear half a second after you press.
pass-dark = { $name }, here are your cards …
pass-here = { $name } plays on this device.
pass-up = Stand up
pass-name = Name of the other person
pass-add = Somebody else plays on this device
    .why = Up to three people can hand it round. A curtain covers the cards in between.
name-taken = { $name } is here already. With a letter more, for example “{ $name } B.”, you can be told apart.
room-again = Sit down again
table-locked = This table is locked
table-locked-why = New people can only watch. Ask the people at the table to unlock it.
invite-link = Link to this table
copy-link = Copy the link
copied = Copied
copy-refused = This browser does not let the page copy. The link is selected: press Ctrl+C, or press and hold it.
share-link = Share the link
share-text = Come and play { $game } with me:
invite-call = Code of the table
invite-call-how = Others type it at { $host }, at “I have a code”.
invite-code = The link as a QR code for a phone
invite-alone = This link works only on this device. To let others in, stop Parlour, start it with one of these commands (the second is for a checkout), and open the address that it prints:
invite-command = Copy the command
invite-elsewhere = Other addresses of this computer, in case your friends cannot open the link
has-come = { $name } has joined.
practise = Play a practice match while you wait
practise-why = Against bots, with the same rules. We’ll call you as soon as everybody is here.
friends-here = Everybody is here at your table.
friends-go = Go to your table
seat-open = Open seat
seat-unnamed = Guest
bot-name = Bot ({ $bot })
bot-given = { $name }
bot-seated = { $name }, { $bot }
bot-for = Bot for { $name }
bot-line = { $bot }: { $why }.
bot-strong = strong
    .why = plays out the rest of the deal hundreds of times in its head before it acts
bot-steady = steady
    .why = weighs what it sees
bot-fair = fair
    .why = looks only at its own cards
bot-casual = casual
    .why = misses many chances
bot-beginner = beginner
    .why = misses most of its chances
bot-random = random
    .why = plays any legal move
away = away
away-for = away { $time }
away-bot = a bot plays
away-gone = left for now
away-hidden = page in the background
you = You

# - the table
table-title = { $game } · Parlour
table-title-turn = Your turn · { $game } · Parlour
turn-notice = It is your turn
connecting = Connecting …
reconnecting = Connection lost. Reconnecting …
restarting = The server is restarting; your match will be back in a moment …
now-mine = Your turn: { $choices }.
now-sent = Sending your move …
held-told = { $deed }: press Escape to undo.
held-back = Undone. It is your turn.
take-back = Take back
take-back-why = Return to your last decision. The match then counts as practice.
now-other = { $name } is thinking …
now-away = { $name } is away. Waiting ({ $time }) …
now-stand-in = A bot plays for { $name } …
now-over = The deal is over.
next-deal = Next deal
    .key = N
next-deal-ready = { $count ->
    [one] { $names } is ready for the next deal.
   *[other] { $names } are ready for the next deal.
}
waiting-for = Waiting for { $names } …
match-won = { $who ->
    [me] You win the match!
   *[other] { $name } wins the match.
}
match-tied = The match ends in a tie.
rematch = Play again
replay = Save the replay
match-show = Match summary
match-together = The match ended by agreement
match-practice = Practice: you took back { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
match-practised = Practice: this match began at a position of another one.
match-back = Back to that match
match-ahead = { $amount } { $unit ->
    [chips] { $amount ->
        [one] chip
       *[other] chips
    }
   *[points] { $amount ->
        [one] point
       *[other] points
    }
} ahead of { $name }
match-behind = { $place ->
    [2] Second
    [3] Third
   *[other] Place { $place }
} of { $seats }, { $amount } { $unit ->
    [chips] { $amount ->
        [one] chip
       *[other] chips
    }
   *[points] { $amount ->
        [one] point
       *[other] points
    }
} behind { $name }
match-deals = After { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
next-proposed = { $who ->
    [me] You would like to play again.
   *[other] { $name } would like to play again.
}
next-proposed-other = { $who ->
    [me] You propose another match: { $game }.
   *[other] { $name } proposes another match: { $game }.
}
next-again = will play
next-later = { $who ->
    [me] are thinking
   *[other] is thinking
}
next-go = { $who ->
    [me] have to go
   *[other] has to go
}
apart-away = { $name } is away.
apart-bot = A bot plays until they are back
apart-wait = Wait
apart-pause = Go on another day
apart-wish-bot = { $count ->
    [one] { $names } would like a bot to play.
   *[other] { $names } would like a bot to play.
}
apart-wish-pause = { $count ->
    [one] { $names } would like to go on another day.
   *[other] { $names } would like to go on another day.
}
apart-need-bot = { $count ->
    [one] A bot plays once { $names } would like that, too.
   *[other] A bot plays once most of you would like that. Not yet: { $names }.
}
apart-need-pause = { $count ->
    [one] The match pauses once { $names } would like that, too.
   *[other] The match pauses once all of you would like that. Not yet: { $names }.
}
apart-paused = The match is paused. It goes on when { $names } can play again.
apart-go-on = Go on now
apart-back = While you were away: { $count ->
    [one] one move
   *[other] { $count } moves
} by a bot
next-away = is away
next-begins = The next match begins in { $seconds } s.
next-wait = Wait
next-play = Play { $game }
next-leave = I have to go
next-other = Another game
next-propose = Propose
next-without = The others play on without you.
next-evening = This evening:
next-order = Who sits where
next-order-same = The same seats
next-order-rotate = Everybody moves one seat
    .told = Everybody moves one seat.
next-order-draw = Draw lots
    .told = Lots are drawn for the seats.
to-table = Back to the table
match-change-rules = Change the rules
match-last-deal = The last deal
match-watch = Watch it again
luck-how = How much was luck?
luck-weighing = Weighing luck and play …
luck-sum = In { $deals ->
    [one] this deal
   *[other] these { $deals } deals
} you did { $side ->
    [level] as well as
   *[other] { $amount } { $unit ->
        [chips] { $amount ->
            [one] chip
           *[other] chips
        }
       *[points] { $amount ->
            [one] point
           *[other] points
        }
    } { $side ->
        [better] better
       *[worse] worse
    } than
} { $rivals ->
    [one] the other player
   *[other] the others on average
}: luck { $luck }, your play { $own } (± { $error }), their play { $others }.
luck-about = A bot played on { $worlds } times after each event, and your play is compared with its own. Luck includes all that nobody could know; ± covers 95 of 100 matches.
match-compare = Compare with the bot
match-compare-progress = Comparing your choices with the bot’s: deal { $deal } of { $deals } …
match-agreed = Everybody agreed to end the match here.
match-stood = { $who ->
    [me] { $count ->
        [one] A bot acted once for you.
       *[other] A bot acted { $count } times for you.
    }
   *[other] { $count ->
        [one] A bot acted once for { $name }.
       *[other] A bot acted { $count } times for { $name }.
    }
}
match-resigned = { $who ->
    [me] You resigned.
   *[other] { $name } resigned.
} The score stands as it was.
match-given-up = The match ended early
leave = Leave the table
leave-now = Leave for now
    .why = Your seat is kept{ $friends ->
        [yes] ; if your friends like, a bot plays for you until you are back
       *[no] {""}
    }. You’ll find the table in the lobby.
leave-free = Leave my seat
    .why = Your seat becomes free; the link still leads to this table.
leave-bot = Give up my seat
    .why = A bot plays your cards to the end, so that your friends can continue. You cannot come back to this seat.
leave-match = Resign
    .why = The match ends now with the current score, and you finish last. The deal in progress does not count.
leave-agree = End it together
    .why = Nobody resigns: if everybody at the table agrees, the match ends with the current score.
leave-later = To end the match without resigning, agree to it between deals.
device = Play on another device
    .why = Your seat goes along, and this page can take it back.
device-scan = { $scan ->
    [yes] Scan this with the other device. Or open { $host } there, choose “I have a code”, and type:
   *[no] On the other device open { $host }, choose “I have a code”, and type:
}
device-code = The code for your other device
device-once = It works once, for ten minutes. It is the key to your seat, so show it to nobody else.
device-ended = This code has ended.
device-new = Show a new code
device-out = Lock other devices out
    .why = If somebody else may have got hold of your seat: every other device loses it at once. A house name ends, too.
device-out-done = Only this device plays your seat now.
code-title = Type a code
code-why = Four letters lead to a table. Six letters and digits, from “Play on another device”, bring your seat along.
code-field = Code of four letters, or of six letters and digits
code-go = Go
claim-here = I have a seat here
claim-who = Are you one of these?
claim-none = Everybody at this table is playing at the moment.
claim-ask = Ask the table
claim-ask-why = Everybody who is at the table now is asked whether you are { $name }.
claim-asked = The others are asked whether you are { $name } … { $seconds } s
claim-silent = Nobody has answered. Ask again, or watch.
claim-again = Ask again
claim-code = I have a code from my other device
claim-back = Somebody else
claim-question = Somebody says they are { $name }.
claim-yes = Yes, that is { $name }
claim-no = No
claim-warning = With a yes they get the seat and its cards.
house-title = House name
house-why = Four words that you can remember. With them you take this seat back on any device, even if nobody else is at the table. New words replace earlier ones.
house-field = Your four words
house-other = Other words
house-set = Take these words
house-done = Your house name is “{ $words }”. Write it down: nobody can show it to you again.
house-or = Or type your house name
house-go = Take my seat
# Nouns that are easy to say, hear and spell: a house name has four of them.
house-words = anchor apple arrow badger bakery balcony bamboo basket beach beetle bell berry bicycle biscuit blanket bottle bread bridge broom bucket butter button cabin camel candle canoe carpet carrot castle cherry chimney circle clock cloud clover coffee comet copper coral corner cotton cradle cricket crow curtain daisy dolphin donkey drum duckling eagle ember engine falcon feather fern fiddle finch flute forest fountain garden ginger glove goose grape guitar hammer harbour hazel hedge heron honey island jacket jasmine kettle kite ladder lamp lantern lemon lily lizard magnet mango maple marble meadow melon mirror moon moss mountain mustard nest nutmeg oak olive onion orange orchard otter owl oyster palm paper parrot peach pearl pebble pencil penguin piano pillow plum pond poppy pumpkin rabbit radish rainbow ribbon river robin rose saddle sailor salmon spoon stone summer tea thimble thunder tiger tulip turtle umbrella valley velvet violin walnut whale willow window winter
match-plot = After each deal
match-best = Your best deal
match-worst = Your worst deal
match-fact = Deal { $deal }: { $points }
end-match = End the match here
end-match-too = End it
end-match-not = Keep playing
end-match-wish = { $names } would like to end the match here.
sort = Sort my hand
sort-melds = Melds
sort-suit = Suit
sort-rank = Rank
sort-own = Mine
drawn-first = { $who ->
    [me] You take the first seat and deal.
   *[other] { $name } takes the first seat and deals.
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
event-taken_back = { $who ->
    [me] You took back your last decision.
   *[other] { $name } took back the last decision.
}
event-stand-in = { $bot ->
    [yes] { $who ->
        [me] A bot plays for you.
       *[other] A bot plays for { $name }.
    }
   *[no] { $who ->
        [me] You are back.
       *[other] { $name } is back.
    }
}
event-hand = Watchers { $open ->
    [yes] see
   *[no] no longer see
} the cards of { $name }.
event-device = { $who ->
    [me] You have changed devices.
   *[other] { $name } plays on another device.
}
event-resigned = { $who ->
    [me] You resigned.
   *[other] { $name } resigned.
}{ $bot ->
    [yes] {" "}A bot takes over.
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
    [yes] , winning so far
   *[no] {""}
}
last-trick = Last trick
    .key = L
taken-tricks = { $count ->
    [0] no tricks
    [one] one trick
   *[other] { $count } tricks
}
taken-points = { $count ->
    [0] no points
    [one] one point
   *[other] { $count } points
}
poll-sealed = Your answer is sealed. Nobody else knows it yet.
pool = Pool

# - tables with melds
melds = On the table
no-melds = No melds on the table yet
meld-name = { $who ->
    [me] Your meld
   *[other] { $name }’s meld
}: { $cards }{ $wants ->
    [none] {""}
   *[other] ; it takes { $wants }
}
meld-owner = { $who ->
    [me] Your meld
   *[other] { $name }’s meld
}
meld-takes = { $cards ->
    [none] It takes no more cards.
   *[other] It takes the { $cards }.
}
meld-joker = The joker stands for the { $card }.
meld-frees = You can swap the { $cards } for the joker.
tab-fits = fits a meld
tab-swap = frees a joker
tab-must = must be used now
tab-barred = cannot be discarded this turn
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
do-swap = Swap { $card } for the joker
do-discard = Discard { $card }
do-stock = Draw
do-take = Take { $card }
do-pass = Pass and end the deal
now-places = { $card } fits in { $count } places: choose one.
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

# - what came of an action
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
    [yes] {""}, not allowed now
   *[no] {""}
}
hand-card-tab = {""}, { $tab }
no-cards = no cards

# - around the table
dealer = dealer
    .short = D
others = Other players
stack = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
stack-of = { $stack } of { $target }
stack-running = { $points } in this deal
plate = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $stack }{ $dealer ->
    [yes] , dealer
   *[no] {""}
}{ $turn ->
    [yes] , to play
   *[no] {""}
}{ $tag ->
    [none] {""}
   *[other] , { $tag }
}
side = Log, coach and score
side-log = Log
side-coach = Coach
side-sheet = Score
side-fold = Hide log and score
side-unfold = Show log and score
log-empty = Nothing has happened yet.
log-look = Show the table as it was then
as-it-was-title = As it was
as-it-was = { $who ->
    [none] As it was at the start
    [me] As it was after your turn
   *[other] As it was after { $name }’s turn
} ({ $turn } of { $turns })
as-it-was-now = Back to now
as-it-was-before = The turn before
as-it-was-after = The turn after
record-title = The match, move by move
record-place = Deal { $deal } of { $deals }, move { $move } of { $moves }
record-first = The start of the deal
record-last = The end of the deal
record-more = Hands and deals
record-hands = All hands
record-deals = Deals
record-next = Next: { $name }
record-look = Sit here
record-play = Play on from here
record-play-why = At a table of your own, against bots. Its cards are not sealed, and its result does not count.
record-mark = A big moment, move { $move }: { $event }
record-mark-own = Your costliest choice, move { $move }
record-copy = Copy a link to this moment
same-give = Give these cards to somebody
same-give-deal = Give this deal to somebody
same-how = The link opens a table with the cards of { $deals ->
    [one] this deal
   *[other] these { $deals } deals
}, the same rules and the same bots. The first guest sits on your seat. You both see both results once the cards have been played there, too. The table waits for seven days.
same-share = Play the cards that I had at { $game }:
same-prepared = prepared
same-terms = The cards are prepared: { $deals ->
    [one] one deal
   *[other] { $deals } deals
} of another match, with the same packs. They are not sealed, and the result does not count. At the end you see both results.
same-end = All these cards have been played
same-told = The cards were prepared: they are those of another match.
same-title = The same cards
same-here = at this table
same-there = at the other table
same-deal = deal { $number }
same-deals = after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
same-back = { $name } took back { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
same-turned = These cards the other way round
    .told = You play the same cards, and everybody moves one seat.
    .why = The same packs are dealt again, and everybody moves one seat. Both results are then shown side by side. The cards are not sealed, and the result does not count.
same-sum = Both together:
same-crossed = Crosswise:
same-day = Deal of the day
same-day-why = Everybody on this server gets the same cards and bots today, in a single deal. When you have played it, you see how the others did.
same-day-told = This was the deal of the day. It does not count.
same-day-others = The deal of the day
same-day-nobody = Nobody else has played it yet.
same-waiting = { $count ->
    [one] Somebody has these cards, and has not finished yet.
   *[other] { $count } tables have these cards, and have not finished yet.
}

# - portraits
portrait-choose = Choose a portrait
portrait-king = King
portrait-queen = Queen
portrait-jack = Jack
portrait-jester = Jester
portrait-hunter = Hunter
portrait-granny = Grandmother
portrait-grandpa = Grandfather
portrait-braids = Braids
portrait-curls = Curls
portrait-scarf = Scarf
portrait-captain = Captain
portrait-cook = Cook

# - watching without a seat
line-join = I would like to play too
line-waits = { $before ->
    [0] You are first in line for the next match. Keep this page open.
    [one] One person is before you in line for the next match. Keep this page open.
   *[other] { $before } people are before you in line for the next match. Keep this page open.
}
line-leave = I no longer wait
line-told = { $names } would like to play in the next match.
watch-do = Watch
watch-count = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
watch-players = Players
watch-news = What happens
watch-cards = { $count ->
    [one] card
   *[other] cards
}
watch-doubtful = The server has sent something that only a player may see. This page does not show it.
watch-over = The match is over.
watch-big = Big screen
watch-to-table = Go to the table
watch-scan = Scan this to sit down
watch-gathering = { $count ->
    [0] Everybody is here
    [one] Waiting for { $count } more
   *[other] Waiting for { $count } more
}
watch-show = Show my cards to people who watch
watch-show-why = Everybody at the table is told.
watch-allow = People may watch this table
watch-apart = The table is on a big screen
watch-apart-why = On a phone this one shows your hand large, and only what you can do.
watch-table = This table

# - what people say to each other
signal-title = Say something
signal-faces = Faces
signal-said = { $name }: { $phrase }
signal-held = The others will see it once everybody has decided.
signal-rest = You can say something again in a moment.
signal-mute = Mute { $name }
signal-quiet = No phrases at this table
signal-quiet-here = Nobody says phrases at this table.
signal-say-hello = Hello!
signal-say-nice = Nice one!
signal-say-played = Well played.
signal-say-oh_no = Oh no!
signal-say-sorry = Sorry!
signal-say-thanks = Thank you.
signal-say-your_turn = Your turn!
signal-say-moment = One moment, please.
signal-say-back = I’m back.
signal-say-close = That was close!
signal-say-good_game = Good game!
signal-say-another = Shall we play again?
signal-say-bravo = Bravo!
signal-say-laugh = Ha ha!
signal-say-wow = Wow!
signal-say-cry = Boo hoo!
signal-say-love = Lovely!
signal-say-luck = Good luck!

# - the coach
coach = What can I do?
    .key = I
coach-mine = It is your turn. You can:
coach-deal = The deal is over. Press “{ $next }” to go on.
coach-over = The match is over.
coach-deed = { $deed }: { $what }
coach-on = { $card } on { $cards }
coach-chosen = Chosen: { $action }. Press Enter to play it.
hint = Hint
    .key = H
hint-why = The strongest bot’s choice here, seeing only what you see.
hint-thinking = Let me think …
hint-says = { $action }. { $reason }
review = Look back
review-title = Looking back at deal { $number }
review-about = Your choices, beside what the strongest bot would have done with what you could see.
review-none = You had no choices in this deal.
review-progress = Looking at choice { $done } of { $all } …
review-stopped = The other choices could not be checked: { $reason }
review-sum = { $all ->
    [one] You and the bot { $same ->
        [0] disagreed on
       *[other] agreed on
    } your only choice.
   *[other] You and the bot agreed on { $same } of { $all } choices.
}
review-cost = The costliest difference lost you about { $amount } { $unit ->
        [chips] chips
       *[points] points
    } on average.
review-cost-none = Your other choices were about as good.
review-same = The bot would have done the same.
review-other = The bot’s choice: { $action }.
review-good = About as good.
review-more = It is worth { $amount } { $unit ->
        [chips] chips
       *[points] points
    } more on average.
hint-worth = Expected { $unit ->
        [chips] chips
       *[points] points
    }:
review-you = you
review-bot = bot
review-position = The position
review-place = Your choice { $number } of { $all }
review-see = See it on the table
review-by-you = You: { $action }
review-by-bot = The bot: { $action }
review-by-both = You and the bot: { $action }
review-tag-you = You
review-tag-bot = Bot
review-tag-both = Both
reason-only = Nothing else is possible.
reason-searched = In { $of } random deals of the cards you can’t see, nothing did better.

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
bid-best = high bid, { $chips }
bid-passed = passed
bid-now = to bid
bid-of = bid { $chips }
bid-waiting = waiting
own-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}

## Seals: what makes a deal checkable.

seal-mark = Deal { $deal }: { $good ->
    [yes] checked by this device, as sealed
    [unsure] not fully checked
   *[no] not as sealed
}
seal-title = The seal of this deal
seal-good = { $deals ->
    [one] Checked on this device: 1 deal, no card changed.
   *[other] Checked on this device: { $deals } deals, no card changed.
}
seal-compared = Deal { $deal }: your device compared { $compared } of the { $given } cards that came into your hand with the sealed pack.
seal-uncompared = { $open ->
    [one] One other card was already face up.
   *[other] { $open } others were already face up.
}
seal-story-before = Before the first card, the table fixed a number for every deal of the match and published its seal; your device fixed numbers of its own.
seal-story-shuffle = The table’s number and the players’ numbers together shuffle each deal. So nobody can choose the pack, not even the server.
seal-story-after = After the deal the numbers are opened, and your device checks the seal, the shuffle, your hand and every action.
seal-keep = Download the proof
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
seal-cannot-text = The server deals, so it sees all cards and could tell a friend. It can seat its own people under other names; if nobody else sits at the table, they give it a few packs to choose from. It can stop a table, and it can send one visitor a different page. So check the file with parlour verify, or on another Parlour’s page.
seal-can-text = It cannot change a card once the deal is sealed. If one player is honest, it cannot choose the pack. It cannot know a pack before the last player is ready. It cannot make a bot play anything but what the bot’s view and seed allow.
seal-own = Deal { $deal }: your own share was left out of the shuffle or changed.
seal-told = Deal { $deal }: the shares are not the ones named when it was dealt.
seal-again = Deal { $deal } was dealt twice, the second time with other cards.
seal-dealing = Deal { $deal }: the cards were not dealt as announced before the shuffle.
seal-hidden = Deal { $deal }: { $card } should have been turned up but was not shown.
seal-places = Deal { $deal }: the server does not say which cards were dealt to whom.
seal-line = Deal { $deal }, action { $move }: you were shown “{ $played }”; the log says “{ $expected }”.
seal-tip = Deal { $deal }: the server does not list your device’s seal, so it could choose the pack.
seal-unasked = Deal { $deal }: your device was not asked for its share of the shuffle.
seal-changed = Deal { $deal }: the seal is not the one that the server gave when you sat down.
seal-rules = Deal { $deal }: the rules are not the ones that the server gave when you sat down.
seal-left = Deal { $deal }: the server left for another match before this one was over.
seal-broken = Deal { $deal }: the server sent seal data that cannot be read.
seal-seats = Deal { $deal }: the server gave you a different seat from the one that you took or drew.
seal-number = Deal { $deal } does not follow the deal before it.
seal-unbegun = Deal { $deal }: cards were shown, but the deal never began.
seal-moved = Deal { $deal }: your hand changed although nobody acted.
seal-strayed = Deal { $deal }: { $card } is missing from your hand or still in it, although the actions say otherwise.
seal-back = Deal { $deal }: the server took back a decision without your asking.
seal-shown = Deal { $deal }: the server gave an action back although it had shown a hidden card.
seal-kept = Deal { $deal }: the server did not open the seal within ten seconds of the end of the deal.
seal-unsure-none = The deals of this table are not sealed. Nobody can check how they are shuffled.
seal-unsure-old = Deal { $deal } is not fully checked: this table was opened under an older protocol.
seal-unsure-late = Deal { $deal } was shuffled without you: your device’s share came too late.
seal-unsure-elsewhere = Deal { $deal } was shuffled without this device: another device gave your seat’s share.
seal-unsure-joined = Deal { $deal } was shuffled without this device: it takes part from the next deal on.
seal-unsure-begin = Deal { $deal } is not checked: this device was not there when it began.
seal-unsure-hand = Deal { $deal } is not checked: this device did not see the hand as it was dealt.
seal-unsure-stand-in = Deal { $deal }: a bot played for you.
seal-unsure-moves = Deal { $deal } is not fully checked: this device did not see every action.
seal-unsure-points = Deal { $deal } is not fully checked: this device did not see its points.
seal-unsure-cards = Deal { $deal } is not fully checked: this device could not compare { $rest } of the { $given } cards that came into your hand. parlour verify compares them too.
seal-unsure-kept = Deal { $deal } is not checked yet: the server is not answering.
seal-tally = { $checked } of { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} fully checked
seal-taken_back = You took back { $count ->
    [one] one decision
   *[other] { $count } decisions
} in this match, so it counts as practice.
seal-verify-about = Drop a file that you downloaded here or from any other Parlour. This device checks it; nothing is sent.
seal-drop = Drop verify.json here, or choose it:
seal-true = { $deals ->
    [one] One deal is as it was sealed.
   *[other] All { $deals } deals are as they were sealed.
} Players’ shares: { $shares }.
seal-moves = To check moves and bots, run: parlour verify verify.json --bots
seal-unreadable = This file cannot be read: it is damaged, or it is not a proof.
seal-version = This file was written by another version of Parlour.
seal-missing = This match has no seals.
seal-large = This file is too large.
seal-many = This file holds many matches. To check all of them, run: parlour verify deals.jsonl
seal-alone = { $deals ->
    [one] One deal has
   *[other] { $deals } deals have
} no player’s share: the server could choose the pack.

fairness-title = How fair are the deals?
fairness-about = All finished and abandoned deals on this server are counted. Deals in progress are not shown.
fairness-deals = sealed deals
fairness-aborted = of these, abandoned
fairness-over = finished matches
fairness-open = matches in progress
fairness-none = No sealed deal on this server is finished yet.
fairness-of = { $seats } players, the first { $each } cards of each: { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
fairness-placeless = Here players choose hands or cut the pack first, so no position in the pack belongs to one seat.
fairness-even = No sign of unfair deals (evidence { $e })
fairness-uneven = Strong signs of unfair deals (evidence { $e })
fairness-seat = Seat { $seat }
fairness-cell = { $card }: { $count ->
    [one] once
   *[other] { $count } times
}, { $expected } expected
fairness-farthest = Farthest from expected: { $cell }
fairness-fewer = less often than expected
fairness-more = more often
fairness-hands = The hands as dealt
fairness-count = hands
fairness-bots = Bots
fairness-people = People
dealt-deadwood = average deadwood
dealt-points = average points in hand
dealt-ranks = average sum of ranks
fairness-alike = No sign that bots get different hands from people (evidence { $e })
fairness-unlike = Strong signs that bots get different hands from people (evidence { $e })
fairness-evidence = Evidence starts at 1 and falls while the deals are fair. On an honest server, a figure has a chance of at most 1 in { $alarm } of ever reaching { $alarm }, however often you look. Among many figures, one may reach it.
fairness-download = Download all finished matches, with their proofs
fairness-got = { $matches ->
    [one] one match …
   *[other] { $matches } matches …
}
fairness-cannot = These counts come from the server itself. If you doubt them, compute them from the download: each line is a file for parlour verify. A server can still leave out matches, but a player who keeps the proof can tell. Matches that nobody finishes never appear here.

## The terminal: `cli-` for every game.

cli-welcome = Type the number of an action, or its words. The card alone is enough where it is clear, such as “kd” for the K♦. “?” shows help, “rules” shows the rules, “quit” leaves.
cli-help = Type a number from the list, or the action’s words. Their first letters are enough, in lower case if you like. You may leave out brackets, and the place if there is only one. A card is rank and suit: kd or K♦, 10d or td.
cli-help-rules = “rules” shows the rules of the game, “rules { $rule }” only that rule.
cli-help-hint = “hint” shows what the strongest bot would do here, and why.
cli-help-review = After a deal, “review” shows what the strongest bot would have done differently, and why.
cli-help-resign = “resign” ends the match: you finish last, whatever you have scored.
cli-resign = Type “resign” again to end the match. Anything else continues the match.
cli-hint = Hint: { $action }. { $reason }
cli-review = { $number }. You: { $action }.
cli-read-rule = Type “rules { $rule }” to read that rule.
cli-against = You play against { $names } (bots: { $bot }).
cli-agreed = Everybody has agreed to end the match.
cli-between = Enter: the next deal. “review”: look back at this one. “end”: agree to end the match here. “quit”: leave.
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
cli-column-pool = from the pool
cli-column-mat = from the mat
cli-ended = { $kind }: { $points }
cli-tied = The match ends in a tie: { $names }.
cli-totals = Match: { $points }
cli-replay-checked = Everything turned out as the file says.
cli-seals-true = { $deals ->
    [one] One deal is
   *[other] { $deals } deals are
} as sealed, with { $shares ->
    [one] one player’s share
   *[other] { $shares } players’ shares
} in the shuffle.
cli-seals-alone = { $deals ->
    [one] One of these deals has
   *[other] { $deals } of these deals have
} no player’s share: the server could choose the pack.
cli-seals-taken_back = { $count ->
    [one] One decision was taken back
   *[other] { $count } decisions were taken back
}: this was practice.
cli-seals-line = Line { $line }: { $text }
cli-seals-matches = { $matches ->
    [one] One match is as sealed:
   *[other] { $matches } matches are as sealed:
}
cli-seals-failed = { $failed } of { $matches } matches { $failed ->
    [one] is
   *[other] are
} not as sealed.
cli-seals-unread = { $unread ->
    [one] One of { $lines } lines could not be read as a match, so it was not checked.
   *[other] { $unread } of { $lines } lines could not be read as matches, so they were not checked.
}
cli-verified = { $moves ->
    [one] One bot move was computed again and matches the file.
   *[other] { $moves } bot moves were computed again, and each matches the file.
}
cli-verified-fewer = { $moves ->
    [one] One of them was decided
   *[other] { $moves } of them were decided
} with the lower budget, which the seal allows while the server is busy.
cli-verify-other = { $name }: the bot { $bot } is unknown here, so its moves were not computed again.
cli-verify-differs = Deal { $deal }, action { $move }: { $name } ({ $bot }) played { $played }; that bot would play { $expected }.
cli-simulated = { $game }: { $deals } deals, { $decisions } decisions, { $seconds } s ({ $speed } decisions/s)
cli-simulated-seat = seat
cli-simulated-bot = bot
cli-simulated-mean = points/deal
cli-simulated-lead = lead/deal
cli-simulated-interval = 95%
cli-simulated-won = deals won
cli-simulated-matches = { $game }: { $matches } matches, { $deals } deals ({ $each } per match) in { $seconds } s
cli-simulated-unfinished = { $count } of them had no end in sight and were stopped.
cli-simulated-matches-won = matches won
cli-simulated-place = place
cli-simulated-points = points/match
cli-simulated-match-lead = lead/match
cli-simulated-all = all
cli-arena = { $game }, { $seats } seats: { $deals } deals
cli-arena-elo = Elo
cli-arena-against = against
cli-arena-duels = Each against the others (an equal bot would win { $chance })
cli-sprt-h1 = H1 accepted: { $bot } is stronger than { $other } by { $high } Elo rather than { $low } (LLR { $llr } of ±{ $bound }, { $deals } deals).
cli-sprt-h0 = H0 accepted: { $bot } is stronger than { $other } by { $low } Elo rather than { $high } (LLR { $llr } of ±{ $bound }, { $deals } deals).
cli-sprt-open = Undecided between { $low } and { $high } Elo for { $bot } against { $other } (LLR { $llr } of ±{ $bound }, { $deals } deals).
refused-arena_plan = An arena needs at least two different bots, not { $text }.
refused-bad_shard = “{ $text }” is not a shard. Write 3/20 for the third of twenty.
refused-parts_differ = The parts do not belong together: their { $name } differs.
refused-shard_twice = There are two parts for shard { $text }.
refused-shards_missing = Shards are missing: { $text }.
refused-bad_part = { $file } is not a part of an arena: { $text }
refused-no_out = A single shard has no final result. Name a file for { $text } with --out.
refused-bad_sprt = “{ $text }” with { $count ->
    [one] one bot
   *[other] { $count } bots
} is not a test. --sprt takes two numbers, the lower one first, such as 0,20, and two bots.
refused-sprt_alone = A test cannot be split: --sprt cannot be combined with --shard, --out, --merge, --svg or --save.
refused-door_program = “{ $text }” is not a program: begin with { $start }.

refused-unknown_rule = There is no rule { $text } in this game.
refused-no_setting = “{ $text }” does not set an option. Write option=value.
refused-bad_seed = A seed is a number from 0 to 18446744073709551615, not { $seed }.
refused-bad_own_seat = There is no seat { $seat }; the last is { $last }.
refused-bots_for_seats = There are { $count } bots for { $seats } seats. Name one bot for all seats, or one for each.
refused-bot_not_found = { $bot } cannot be loaded: { $text }
refused-bot_no_program = { $bot } cannot be started: there is no such program.
refused-bot_not_made = The bot { $bot } cannot be created: { $text }
refused-no_bot = { $bot } is not a bot: it has no “choose” and cannot be called.
refused-bot_known = The game { $game } already has a bot { $bot }. Give yours another name.
refused-bot_name = “{ $bot }” is not a valid bot name. Use a lower-case letter, then at most 23 lower-case letters, digits and hyphens.
refused-bot_not_sent = The bot { $bot } cannot be sent to other processes ({ $text }). Put it in a module of its own, or use one job.
refused-workers_ended = The worker processes have ended. A script that plays with several jobs must begin with: if __name__ == "__main__":
refused-no_ray = Ray is not installed: pip install "parlour[ray]".
refused-bot_failed = The bot { $bot } failed at seat { $seat }: { $text }. Position (seed { $seed }): { $position }
refused-bot_illegal = The bot { $bot } chose { $action } at seat { $seat }: { $text } Position (seed { $seed }): { $position }
refused-bad_count = The number of deals, matches or jobs must be at least 1, not { $count }.
refused-no_such_deal = There is no deal { $deal }; the last is { $last }.

# - what a server says to its host
cli-serve-here = Parlour is open at { $address } (Ctrl-C ends it)
cli-serve-there = Friends on your network can open { $address }
cli-serve-else = If that does not work for them, they can try { $addresses }
cli-serve-alone = Only this machine can open it; to let friends in, use --lan
cli-serve-behind = It listens on this machine only, for a proxy that forwards to it.
cli-serve-unreached = Parlour found no network through which others could open it.
cli-serve-phone = or scan this with a phone:
cli-serve-ready = Everything is ready: parlour serve would start with these settings.
cli-serve-new = There is no database in { $file } yet: the first start creates it.
cli-serve-unread = These variables are ignored, as there are no such settings: { $names }
cli-backup-done = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} from { $source }.
cli-restore-done = Tables restored: { $brought }; already there: { $known }; left unchanged, because they are damaged or have continued differently: { $other }.
cli-restore-new = There was no database in { $file }, so it was created.
cli-admin-retain = This deletes { $tables } of { $of } tables for good. They have been unused for { $days ->
    [one] one day
   *[other] { $days } days
} or more; the last was used at { $used }. The server’s clock says { $clock }.
cli-admin-retain-ask = Type { $tables } to delete them:
cli-admin-nothing = There is nothing to show.
cli-admin-link =
    A new link for seat { $seat }; the old one no longer works. Put the address of your server in front of it:
    { $link }

## Questions to language models: `ask-` for every game.
ask-options = Options of this table: { $options }
ask-cards = Cards: a rank (2–9, T, J, Q, K, A) and a suit (c, d, h, s), such as Td; * is a joker.
ask-yes = yes
ask-no = no
ask-answer = Answer with one action, alone on the last line.
ask-allowed = This is allowed: { $action }

## parlour door-check: the faults of a program that plays

cli-door-fault = Deal { $deal }, question { $question }: { $why }
cli-door-ended = Your program ended before it answered ({ $text }). Its error output may say why.
cli-door-late = Your program did not answer in time: { $text }. Does it flush its output?
cli-door-twice = Your program wrote more than one line, or answered a question twice: { $text }. Write exactly one line for each question, and none for other lines.
cli-door-line = Your program's line is not an answer: { $text }. Write a line like {"{"}"id": 7, "action": "…"{"}"}.
cli-door-illegal = Your program's action is not legal now: { $text }. Copy a text of “legal”.
cli-door-refused = Your program reported an error: { $text }
cli-door-enough = Further questions were left out.
cli-door-good = { $questions ->
    [one] One question was
   *[other] { $questions } questions were
} answered well in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
