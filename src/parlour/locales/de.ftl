## Refusals of the core and the server: `refused-` and the code, with the error's facts.

# - options
refused-many_meanings = Die Antwort kann mehrere Aktionen meinen: { $actions }.
refused-bad_option = { $option } kann nicht { $value } sein, nur { $allowed }.
refused-unknown_option = Eine Option { $option } gibt es nicht. Es gibt: { $allowed }.
refused-unknown_preset = Eine Spielart { $option } gibt es nicht. Es gibt: { $allowed }.
refused-needs_option = { $option } wirkt nur, wenn { $other } dazu passt.
refused-bad_carry = Das kann nicht ins nächste Spiel mitgenommen werden: { $part } ist { $text }; erlaubt ist { $allowed }.
refused-excludes_option = { $option } und { $other } gehen nicht zusammen.
refused-bad_seats = Dieses Spiel ist für { $allowed } Spieler, nicht für { $seats }.

# - notation
refused-no_card = „{ $text }“ ist keine Karte; eine Karte besteht aus Wert und Farbe, etwa Td.
refused-card_twice = { $text } steht zweimal da.
refused-no_melds = „{ $text }“ ist keine Liste von Figuren; schreib sie so: [5c 5d 5h] [7s 8s 9s].
refused-no_meld = { $options ->
    [1] { $cards } ist noch keine Figur: Es fehlt { $first }.
    [2] { $cards } ist noch keine Figur: Es fehlt { $first } oder { $second }.
   *[other] { $cards } ist keine Figur. Eine Figur hat mindestens drei Karten: alle vom selben Rang oder eine Folge in einer Farbe.
}
refused-around_the_corner = Folgen gehen hier nicht um die Ecke: Am Ass ist Schluss. Mit der Hausregel „Folgen um die Ecke“ dürfen sie es.
refused-no_such_meld = Eine Figur { $text } liegt nicht auf dem Tisch.
refused-too_many_melds = Eine Hand kann nicht { $text } Figuren enthalten.
refused-meant = { $sentence } Meintest du { $meant }?
refused-not_in_pack = { $text } gehört nicht zu dem Blatt, mit dem gespielt wird.
refused-which_meld = { $text } passt an mehrere Figuren; sag, an welche: { $allowed }.
refused-fits_no_meld = An keine Figur auf dem Tisch passt jetzt { $text }.
refused-no_action = „{ $text }“ ist in diesem Spiel kein Zug.
refused-no_section = „{ $text }“ ist kein Teil einer Stellung.
refused-section_twice = Der Teil { $text } der Stellung steht zweimal da.
refused-no_seat = Einen Platz „{ $text }“ gibt es nicht.
refused-no_number = „{ $text }“ ist keine Zahl, die hier stehen kann.
refused-bad_entries = „{ $text }“ braucht { $wanted } Einträge und hat { $count }.
refused-no_option = „{ $text }“ ist keine Option; schreib name=wert.
refused-no_phase = Einen Abschnitt { $text } gibt es hier nicht; es gibt { $allowed }.
refused-bad_pack = Das Kartenspiel braucht { $wanted } Karten, jede einmal; hier sind es { $count }.
refused-bad_hand = Die Hand { $text } braucht { $wanted ->
    [one] eine Karte
   *[other] { $wanted } Karten
} und hat { $count }.
refused-bad_stock = Der Talon braucht mindestens { $wanted ->
    [one] eine Karte
   *[other] { $wanted } Karten
} und hat { $count }.
refused-bad_pile = Der Ablagestapel darf hier nicht leer sein.
refused-bad_showdown = Mit diesen Karten kann man nicht klopfen; übrig bleiben: { $text }.
refused-contradiction = „{ $text }“ widerspricht dem Rest der Stellung.
refused-position_for_nobody = „?“ verbirgt eine Karte vor einem Platz; schreib, vor welchem, etwa for=P0.
refused-too_many_hidden = Es sind mehr Karten verborgen, als es gibt.
refused-position_hides = „{ $text }“ verbirgt, was der Platz weiß, für den die Stellung geschrieben ist.
refused-position_tells = „{ $text }“ verrät, was der Platz nicht wissen kann, für den die Stellung geschrieben ist.
refused-dead_end = Zu so einer Stellung kann es im Abschnitt { $text } nicht kommen.

# - play
refused-not_legal = Das erlauben die Regeln jetzt nicht.
refused-not_in_hand = { $card } hast du nicht auf der Hand.
refused-deal_over = Dieses Spiel ist zu Ende.
refused-deal_running = Das Spiel läuft noch.
refused-match_over = Die Partie ist zu Ende.
refused-no_deal = Noch sind keine Karten gegeben.
refused-deal_runs = Dieses Spiel ist noch nicht zu Ende, also hat noch niemand Punkte.
refused-wrong_seat = Du bist nicht dran.
refused-not_between_deals = Im Einvernehmen lässt sich eine Partie nur zwischen zwei Spielen beenden.
refused-no_person = Auf Platz { $seat } sitzt kein Mensch.
refused-stale_move = Inzwischen ist am Tisch etwas geschehen. Sieh bitte noch einmal hin.
refused-time_up = Deine Zeit war um, bevor deine Antwort ankam.
refused-mistap_late = Dafür ist es zu spät: Jemand hat schon gehandelt, oder es sind einige Sekunden vergangen.
refused-mistap_nobody = Niemand kann das zurückgeben: Als Nächstes handelt ein Bot oder du selbst.
refused-mistap_shown = Damit wurde eine verdeckte Karte sichtbar, also gilt es.
refused-mistap_often = In einem Spiel kannst du einmal um etwas zurück bitten.
refused-mistap_over = Niemand bittet mehr um etwas zurück.
refused-take_back_unfair = Zurücknehmen kannst du nur, wenn alle anderen Bots sind.
refused-take_back_none = Du hast in diesem Spiel noch nichts entschieden.
refused-take_back_late = Ein beendetes Spiel lässt sich nicht zurücknehmen.
refused-take_back_lesson = In einer Übung muss man nichts zurücknehmen: Spiel sie einfach noch einmal.
refused-take_back_often = Mehr Entscheidungen kannst du in einem Spiel nicht zurücknehmen. Im nächsten geht es wieder.
refused-try_over = Damit endet dein Zug; was danach käme, lässt sich nicht ausprobieren.
refused-try_hidden = Was dabei herauskommt, ist verdeckt; ausprobieren lässt es sich nicht.

# - what is handed in by programs

refused-not_whole = { $name } muss eine ganze Zahl sein, nicht { $value }.
refused-code_is_text = Eine Aktion ist hier eine Zahl, nicht { $value }. game.parse(deal, { $value }) liefert sie.
refused-not_several = { $name } muss aus mehreren Werten bestehen, nicht aus { $value }.
refused-not_text = { $name } muss ein Text sein, nicht { $value }.
refused-wrong_kind = { $name } muss { $wanted } sein, nicht { $value }.
refused-out_of_range = { $name } muss zwischen { $low } und { $high } liegen, nicht bei { $value }.
refused-no_end = Das Spiel war nach { $count } Entscheidungen nicht zu Ende.
refused-bad_seat = Einen Platz { $seat } gibt es nicht; der letzte ist { $last }.
refused-bad_cards = Aus diesen { $count } Karten wird kein Kartenspiel: Es hat höchstens 128 Karten mit Nummern von 0 bis 127.
refused-no_carry = Hier wird nichts von einem Spiel ins nächste mitgenommen.
refused-other_rules = Ein Spiel lässt sich nur einem Spiel mit denselben Regeln angleichen.
refused-one_source = Zum Geben gehört genau eines davon: seed, cards, deck.
refused-bad_field = { $name } ist kein Feld dieses Spiels, das { $value } sein kann.
refused-dump_unknown = Diese { $count } Bytes sind kein Spielstand von Parlour.
refused-dump_version = Diesen Spielstand hat eine andere Version von Parlour geschrieben.
refused-dump_game = Das ist ein Spielstand von { $name }, nicht von { $wanted }.
refused-dump_options = Dieser Spielstand gehört zu anderen Regeln: { $text }.
refused-dump_damaged = Dieser Spielstand ist beschädigt ({ $count } Bytes).

# - replays
refused-no_replay = Das ist keine Aufzeichnung: { $text }
refused-replay_version = Diese Aufzeichnung hat die Version { $version }; bekannt ist { $known }.
refused-replay_refused = Die Aufzeichnung hält sich nicht an die Regeln: { $text }
refused-replay_differs = In Spiel { $deal } kommt etwas anderes heraus, als in der Aufzeichnung steht ({ $what }).
refused-replay_not_kept = Spiel { $deal } wurde mit seinem eigenen „play“ gespielt. Für eine Aufzeichnung muss jede Aktion durch „match.play“ gehen.
refused-replay_take_back = Spiel { $deal }, Aktion { $move }: Diese Entscheidung ließ sich nicht zurücknehmen, denn sie war nicht die letzte von jemandem, der nur gegen Bots spielt.
refused-replay_empty = Die Aufzeichnung enthält kein Spiel.
refused-replay_nothing = In der Datei steht nichts.
refused-replay_large = Das ist größer als jede Partie: mehr als { $most } MB.
refused-replay_no_bots = In dieser Aufzeichnung steht nicht, wie die Bots entschieden haben: Es gibt nichts nachzurechnen.
refused-replay_other_engine = In Spiel { $deal }, Zug { $move } würde der Bot anders spielen, aber die Partie wurde von einem anderen Parlour gespielt ({ $played }; dieses ist { $here }), dessen Bots andere sein können.

# - tables and seats
refused-unknown_game = Ein Spiel { $game } gibt es nicht. Es gibt: { $allowed }.
refused-game_is_ours = Das Paket { $package } bringt ein Spiel { $game } mit, aber so heißt schon eines von Parlour; gespielt wird das eigene.
refused-game_twice = Die Pakete { $package } und { $other } bringen beide ein Spiel { $game } mit: Entferne eines davon.
refused-game_bad_id = Das Paket { $package } nennt sein Spiel { $game }; der Name eines Spiels besteht nur aus Kleinbuchstaben und Ziffern.
refused-game_is_none = Das Spiel { $game } aus dem Paket { $package } lässt sich nicht laden: { $text } ist kein Spiel.
refused-game_not_compiled = Parlour ist hier kompiliert, das Spiel { $game } aus dem Paket { $package } aber nicht: Kompilier es (python setup.py build_ext --inplace), oder setz PARLOUR_PURE=1.
refused-game_broken = Das Spiel { $game } aus dem Paket { $package } lässt sich nicht laden: { $text }
refused-game_other_id = Das Spiel { $game } aus dem Paket { $package } lässt sich nicht laden: Es selbst nennt sich { $text }, seine Ansicht { $tag }.
refused-unknown_bot = Einen Bot { $bot } gibt es für dieses Spiel nicht. Es gibt: { $allowed }.
refused-bad_bot_seat = Platz { $seat } kann kein Bot bekommen: Es gibt ihn nicht, oder er ist vergeben.
refused-no_lesson = Für { $game } gibt es kein Übungsspiel.
refused-lesson_is_set = Ein Übungsspiel ist fertig vorbereitet: Wählen kannst du dafür nur deinen Namen.
refused-bad_name = Unsichtbare Zeichen sind in einem Namen nicht erlaubt.
refused-unknown_table = Diesen Tisch gibt es nicht oder nicht mehr: Vielleicht wurde er auf diesem Server geschlossen.
refused-table_full = An diesem Tisch ist kein Platz mehr frei.
refused-room_made = { $name ->
    [none] Hier wurde Platz gemacht. Du kannst dich wieder hinsetzen oder zusehen.
   *[other] { $name } hat Platz gemacht. Du kannst dich wieder hinsetzen oder zusehen.
}
refused-table_locked = Dieser Tisch ist geschlossen. Neue können nur zusehen.
refused-many_left = So viele sind an diesen Tisch gekommen und wieder gegangen, dass niemand mehr eingelassen wird. Eröffne einen neuen.
refused-replaced = Du hast diesen Tisch in zu vielen Fenstern offen; dieses, das älteste, steht jetzt still.
refused-wrong_token = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
refused-seat_left = Dieser Platz wurde aufgegeben; hier kannst du nicht mehr mitspielen.
refused-stepped_out = Du hast den Tisch vorerst verlassen, und die anderen wissen es. Dein Platz bleibt dir, bis du zurückkommst.
refused-key_replaced = Wer diesen Server betreibt, hat diesem Platz einen neuen Link gegeben; dieser hier öffnet ihn nicht mehr.
refused-key_ended = Diese Partie ist längst zu Ende, und die Schlüssel ihrer Plätze gelten nicht mehr.
refused-seat_moved = Dein Platz ist an ein anderes Gerät umgezogen.
refused-key_renewed = An diesem Platz wird an einem anderen Gerät gespielt; dieses hier öffnet ihn nicht mehr.
refused-unknown_code = Dieser Code gilt nicht. Vielleicht ist er vertippt, schon benutzt oder älter als zehn Minuten.
refused-unknown_call = Diesen Code hat gerade kein Tisch. Vielleicht ist er vertippt, oder alle sind gegangen.
refused-many_codes = An diesem Tisch wurde schon nach vielen Codes gefragt. Bitte warte einige Minuten.
refused-many_guesses = Aus deinem Netz kamen zu viele falsche Codes. Bitte warte einige Minuten.
refused-many_devices = In dieser Partie wurde das Gerät zu oft gewechselt. Die Plätze bleiben, wo sie sind.
refused-seat_present = { $name } spielt gerade.
refused-nobody_here = Am Tisch ist niemand, der antworten könnte.
refused-seat_claimed = Jemand anderes sagt, dass dies sein Platz ist. Bitte warte eine halbe Minute.
refused-claim_denied = Am Tisch hat jemand Nein gesagt. In zehn Minuten kannst du noch einmal fragen.
refused-claim_over = Diese Frage ist schon erledigt.
refused-many_claims = Aus deinem Netz wurde zu oft gefragt. Bitte warte einige Minuten.
refused-bad_house = Ein Hausname hat vier verschiedene Wörter mit je mindestens drei Buchstaben.
refused-wrong_house = Diese Wörter öffnen diesen Platz nicht.
refused-many_houses = Aus deinem Netz kamen zu viele falsche Hausnamen. Bitte warte eine Stunde.
refused-seat_open = Ein Platz ist frei: Setz dich dorthin.
refused-line_full = Höchstens { $most } Personen können auf die nächste Partie warten.
refused-seat_taken = Platz { $seat } ist nicht frei.
refused-bad_share = Das ist nicht der Anteil, den die Kette deines Platzes für dieses Spiel hat.
refused-many_wishes = Du hast es dir so oft anders überlegt, dass es erst nach dem nächsten Spiel wieder gehört wird.
refused-no_deal_due = Im Augenblick ist kein Spiel zu geben.
refused-match_too_long = Diese Partie hat { $entries } Einträge, mehr behält ein Server von einer nicht. Beendet sie gemeinsam oder gib deinen Platz auf; ein neuer Tisch hat wieder Raum.
refused-match_followed = Die nächste Partie hat schon begonnen.
refused-absence_set = An diesem Tisch wurde vor der Partie festgelegt, was geschieht, wenn jemand nicht da ist.
refused-nobody_away = Niemand ist abwesend, für den ein Bot spielen könnte.
refused-paused = Die Partie macht Pause. Sie geht weiter, wenn alle da sind oder jemand ohne die anderen weitermacht.
refused-no_proposal = Noch hat niemand eine nächste Partie vorgeschlagen.
refused-table_quiet = An diesem Tisch gibt es keine Sprüche.
refused-not_opener = Das kann nur ändern, wer den Tisch eröffnet hat.
refused-watch_own = Du hast einen Platz an diesem Tisch. Spiel dort; zuschauen kannst du nicht auch noch.
refused-watchers_closed = Dieser Tisch ist für Zuschauende geschlossen.
refused-watch_only = Du schaust hier nur zu. Zuschauende können Gesichter zeigen und sonst nichts tun.
refused-many_watchers = An diesem Tisch schauen schon { $most } Leute zu. Versuch es später noch einmal.
refused-watchers_shed = Der Server ist ausgelastet, deshalb kann gerade niemand zuschauen. Versuch es nach einer Weile noch einmal.
refused-no_hand = Deine Karten lassen sich zeigen, sobald das erste Spiel begonnen hat.
refused-no_next_match = Auf ein Übungsspiel folgt keine Partie.
refused-too_few_seats = Diese Partie hat { $seats } Plätze, aber { $persons } wollen weiterspielen.
refused-many_answers = Du hast es dir zu oft anders überlegt. Deine letzte Antwort gilt.
refused-match_running = Die Partie kann man erst ansehen, wenn sie zu Ende ist; vorher lägen alle Karten offen.
refused-match_deleted = Diese Partie haben die gelöscht, die sie gespielt haben.
refused-no_cards = Karten lassen sich nach dem ersten beendeten Spiel einer Partie weitergeben, aber nicht aus einer Übung.
refused-deal_not_over = Spiel { $deal } ist nicht zu Ende, also lassen sich seine Karten nicht weitergeben.
refused-not_alone = Spiel { $deal } übernimmt, was frühere Spiele übrig ließen, und lässt sich nicht einzeln weitergeben. Gib stattdessen alle Karten der Partie weiter.
refused-many_given = Die Karten dieser Partie wurden schon { $most }-mal weitergegeben; öfter geht es nicht.
refused-no_such_move = Spiel { $deal } hat keine Stellung { $move }, von der aus man weiterspielen könnte.
refused-no_such_seat = Plätze an diesem Tisch: { $seats }.
refused-hint_unfair = Tipps gibt es nur, wo alle anderen Bots sind.
refused-hint_running = Über einen Tipp wird schon nachgedacht.
refused-no_luck = Glück und Spielweise lassen sich erst trennen, wenn die Partie vorbei ist und ein Spiel zu Ende ging.
refused-no_review = Hier gibt es nichts zurückzublicken: Das Spiel läuft noch, oder es gab diese Wahl nicht.

# - the line
refused-wrong_origin = Seiten anderer Anbieter dürfen hier nicht mitspielen.
refused-bad_host = Die Anfrage sagt nicht, an wen sie geht, oder sie sagt es doppelt.
refused-wrong_host = Dieser Server heißt nicht { $host }. Seine Adresse in Ziffern geht; wer ihn betreibt, kann auch den Namen zulassen: --allow-host { $host }
refused-hello_first = Die erste Nachricht muss ein hello sein.
refused-hello_late = Die Verbindung blieb zu lange stumm.
refused-hello_twice = Über diese Verbindung kam schon ein hello.
refused-old_page = Diese Seite ist älter als der Server. Lade sie neu, dann geht es weiter: Dein Platz bleibt dir.
refused-old_server = Dieser Server ist älter als diese Seite. Versuche es gleich noch einmal.
refused-bad_frame = Nachrichten sind Text, keine Binärdaten.
refused-bad_message = Diese Nachricht ist nicht zu lesen: { $reason }
refused-bad_request = Diese Anfrage ist nicht zu lesen: { $reason }
refused-disk_low = Die Festplatte des Servers ist fast voll: Es kann kein neuer Tisch eröffnet werden. Begonnene Partien gehen weiter.
refused-entries_spent = Aus deinem Netz wurde heute so viel gespielt, dass der Server vorerst nichts mehr davon aufbewahrt. Bitte versuch es später noch einmal.
refused-too_fast = Das war zu viel auf einmal: Warte kurz und versuch es dann noch einmal.
refused-said_often = Das reicht fürs Erste. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} kannst du wieder etwas sagen.
refused-too_many_lines = Zu viele Verbindungen von deiner Adresse.
refused-seal_none = Diese Partie ist nicht versiegelt: Nichts in der Datei sagt, wie gemischt wurde.
refused-seal_count = Die Datei hat { $wanted } Spiele, aber Siegel für { $count }: Ein Spiel fehlt oder kam dazu.
refused-seal_chain = Spiel { $deal }: Die Zahl, mit der gemischt wurde, führt nicht zur vorher veröffentlichten. Es war ein anderer Startwert, oder Spiele fehlen oder sind vertauscht.
refused-seal_shares = Spiel { $deal }: { $count } Anteile für { $wanted } Plätze.
refused-seal_share = Spiel { $deal }: Der Anteil von Spieler { $player } ist nicht der, der vor der Partie feststand.
refused-seal_drawing = Laut Datei wurde um die Plätze nach anderen Regeln gezogen als denen des Spiels.
refused-seal_seats = Die Spieler sitzen nicht dort, wo sie nach der versiegelten Ziehung sitzen müssten.
refused-seal_dealer = Zuerst gab ein anderer Spieler als der ausgeloste.
refused-seal_size = Spiel { $deal }: Der Stapel hat { $count } Karten statt { $wanted }.
refused-seal_pack = Spiel { $deal }: Karte { $place } des Stapels ist { $card }; versiegelt war { $expected }.
refused-seal_chance = Spiel { $deal }: Was der Zufall im Spiel entschied, folgt nicht aus dem Siegel.
refused-seal_log = Spiel { $deal }: Die Züge sind nicht die des mitversiegelten Protokolls.
refused-seal_hand = Spiel { $deal }: Spieler { $player } bekam { $card } zu sehen; der versiegelte Stapel gab dieser Hand die Karte nicht.
refused-seal_short = Spiel { $deal }: Der versiegelte Stapel gab Spieler { $player } { $card }, doch die Karte wurde nicht gezeigt.
refused-seal_open = Spiel { $deal }: { $card } lag offen da; der versiegelte Stapel deckt die Karte nicht auf.
refused-seal_came = Spiel { $deal }, Zug { $move }: Spieler { $player } bekam { $card }; im versiegelten Stapel liegt dort { $expected }.
refused-seal_when = Spiel { $deal }: Es gibt keinen Zug { $move }, nach dem eine Hand zu sehen gewesen sein kann.
refused-seal_seen = Spiel { $deal }: Es gibt keinen Spieler { $player }.
refused-seal_cards = Die Datei nennt andere Karten als die, mit denen hier gespielt wird.
refused-seal_version = Diese Partie wurde nach Version { $version } des Protokolls versiegelt; hier bekannt ist bis { $known }.
refused-seal_table = Die Stapel in dieser Datei sind an einen anderen Tisch gebunden als den, dessen Zahlen versiegelt wurden.
refused-seal_found = Spiel { $deal }: Das Gerät, das diese Datei aufhob, sah, dass es nicht wie versiegelt war ({ $flaw }).
refused-seal_budgets = Die Datei nennt nicht, mit welchem Budget die Bots versiegelt wurden.
refused-seal_budget = Der Bot von Spieler { $player } hatte ein Budget von { $budget }; versiegelt waren { $most }, oder { $least } bei hoher Last.
refused-seal_budget_told = Spiel { $deal }: Spieler { $player } wurde für die Bots ein anderes Budget genannt als in der Datei.
refused-seal_bot = Spiel { $deal }: Für Spieler { $player } spielte { $bot }; das Siegel nennt { $expected }.
refused-seal_points = Spiel { $deal }: Spieler { $player } bekam andere Punkte zu sehen als die in der Datei.
refused-seal_given = Spiel { $deal }: Der Anteil, den das Gerät von Spieler { $player } gab, steckt nicht im Mischen.
refused-seal_line = Spiel { $deal }, Zug { $move }: Spieler { $player } wurde „{ $played }“ gezeigt; im Protokoll steht „{ $expected }“.
refused-no_page = Unter dieser Adresse ist nichts.
refused-no_built_page = In { $folder } liegt keine Seite: Dieses Parlour wurde ohne Node.js gebaut. Installiere es aus einem veröffentlichten Wheel, oder ruf in einem Checkout „make play“ auf.
refused-no_page_there = In { $folder } liegt keine Seite: index.html fehlt.
refused-bad_setting = { $where }: „{ $value }“ geht nicht. { $kind ->
     [choice] Möglich sind: { $wanted }.
     [whole] Gefragt ist eine ganze Zahl: { $wanted }.
     [number] Gefragt ist eine Zahl: { $wanted }.
     [switch] Möglich sind true und false.
     [network] Gefragt ist eine Adresse oder ein Netz wie 10.0.0.0/8.
     [name] Gefragt ist ein Name wie cards.example, ohne https:// und ohne Port.
     [origin] Gefragt ist eine Herkunft wie https://cards.example.
     [guest] Gefragt ist SPIEL/NAME=exec:BEFEHL oder SPIEL/NAME=modul:attribut.
     [url] Das ist nicht als URL zu lesen. In einem Passwort schreibt man / als %2F, @ als %40 und : als %3A, oder man legt es in eine Datei.
     [quotes] Einem Anführungszeichen fehlt sein Gegenstück.
    *[text] Gefragt ist ein Text.
}
refused-unknown_setting = { $where }: Eine Einstellung { $setting } gibt es nicht.{ $like ->
    [none] { "" }
   *[other] { " " }War { $like } gemeint?
}
refused-bad_settings_file = Die Einstellungen in { $file } sind nicht zu lesen: { $reason }
refused-bad_password_file = { $setting }: Das Passwort ist nicht zu lesen: { $reason }
refused-password_unused = { $setting }: { $reason ->
    [empty] Die Datei ist leer.
    [twice] Auch die URL hat ein Passwort; lass es dort weg.
   *[no_host] Die URL nennt keinen Server, der nach einem Passwort fragen könnte.
}
refused-bad_address = Auf { $host }, Port { $port } lässt sich nicht horchen: { $reason }
refused-port_taken = Den Port { $port } hat ein anderes Programm. Wähle mit --port einen anderen, oder 0 für irgendeinen freien.
refused-banned = Hier wirst du nicht eingelassen.
refused-bad_days = Tage zählen ab 1, nicht ab { $days }.
refused-bad_network = „{ $text }“ ist weder Adresse noch Netz.
refused-not_confirmed = Es wurde nichts gelöscht: Das musst du bestätigen, in einem Skript mit --yes.
refused-not_banned = { $text } ist nicht ausgesperrt. Ausgesperrt sind: { $banned }.
refused-backup_exists = { $file } gibt es schon; überschrieben wird nichts.
refused-no_tables = In { $source } gibt es keine Tische. Ist das die richtige Datenbank? Mit --empty ist das kein Fehler.
refused-no_copy = { $file } lässt sich nicht kopieren: { $reason }
refused-no_folder = Einen Ordner { $folder } gibt es nicht.
refused-no_admin_socket = Es gibt keinen Verwaltungs-Socket: Nenn ihn mit --admin, wie beim Server.
refused-no_socket = Der Verwaltungs-Socket { $socket } lässt sich nicht anlegen: { $reason }
refused-no_server = An { $socket } horcht kein Server.
refused-not_yours = { $socket } darfst du nicht öffnen: Frag als root oder als der Benutzer, unter dem der Server läuft.
refused-bad_question = Der Server versteht diese Frage nicht.
refused-internal = Dem Server ist ein Fehler unterlaufen. Geändert hat sich nichts.

# - the database
refused-store_failed = Der Server kann gerade nichts speichern. Bitte versuch es noch einmal.
refused-restarting = Der Server startet neu. Kein Zug ist verloren; dein Spiel geht gleich weiter.
refused-table_damaged = Die Aufzeichnungen dieses Tisches sind beschädigt; er kann nicht weiterspielen. Andere Tische können es.
refused-store_unknown = Eine Datenbank ist sqlite:///datei, postgresql://nutzer@rechner/name oder nats://rechner/name; „{ $scheme }“ ist nichts davon.
refused-store_path = „{ $path }“ ist ein Pfad. Als Datenbank schreibt man { $like }.
refused-server_missing = Für einen Server fehlt die Bibliothek { $library } (pip install "parlour[server]").
refused-store_missing = Für diese Datenbank fehlt die Bibliothek { $library } (pip install "parlour[postgres]" oder "parlour[nats]").
refused-store_in_use = Ein anderer Server benutzt diese Datenbank (er hält { $lock }).
refused-store_unusable = Die Datenbank ist nicht zu gebrauchen: { $reason }
refused-store_no_tls = secure_links ist an, und PostgreSQL auf { $host } ließe sich ohne TLS erreichen: Nenn einen Host und häng ?sslmode=verify-full (oder require) an die URL.
refused-store_no_password = secure_links ist an, und PostgreSQL auf { $host } lässt diesen Server mit jedem Passwort ein: Stell seine pg_hba.conf auf scram-sha-256 um.
refused-store_newer = Diese Datenbank gehört zu einem neueren Parlour (ihre Version ist { $version }).
refused-bus_unknown = Ein Bus ist nats://rechner oder redis://rechner, oder entfällt bei einer Datenbank in PostgreSQL oder NATS; „{ $scheme }“ ist nichts davon.
refused-bus_alone = Ein Bus verbindet mehrere Server, und mehrere Server kann nur eine Datenbank in PostgreSQL oder NATS haben: --database postgresql://nutzer@rechner/name.
refused-bus_no_tls = secure_links ist an, und der Bus auf { $host } ließe sich ohne TLS erreichen: Seine URL muss mit { $scheme } beginnen, und er muss TLS verlangen.
refused-bus_no_password = secure_links ist an, und der Bus auf { $host } lässt alle ohne Passwort ein.
refused-bus_missing = Für diesen Bus fehlt die Bibliothek { $library } (pip install "parlour[redis]" oder "parlour[nats]").
refused-bus_unusable = Der Bus ist nicht zu gebrauchen: { $reason }

# - an assistant's seat
refused-assistant_missing = Für den Platz eines Assistenten fehlt die Bibliothek { $library } ({ $install }).
refused-assistant_unset = Die Umgebungsvariable { $name } fehlt oder ist falsch: { $like }.
refused-assistant_unnamed = Dieser Schlüssel öffnet den Platz eines Menschen, dessen Name nicht sagt, dass ein Assistent spielt. Wähle einen anderen Schlüssel.
refused-assistant_away = Der Server ist nicht erreichbar: { $reason }

## The page: texts that all games share.

# - frame and preferences
app-name = Parlour
app-title = Parlour: Kartenspiele mit Freunden und Bots
preferences = Einstellungen
your-name = Dein Name
guest-name = Gast { $number }
language = Sprache
theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
deck = Blatt für Spiele mit 32 Karten
deck-french = Französische Farben (♣ ♦ ♥ ♠)
deck-JQ = Deutsche Farben, Buchstaben J und Q
deck-UO = Deutsche Farben, Buchstaben U und O (Unter, Ober)
deck-DH = Deutsche Farben, Buchstaben D und H (Dolník, Horník)
looks-felt = Tischfarbe
felt-green = Grün
felt-blue = Blau
felt-slate = Schiefer
looks-back = Kartenrücken
back-lattice = Gitter
back-waves = Wellen
back-rosette = Rosette
looks-face = Kartenbild
face-pictures = Bilder
face-plain = Große Zeichen
four-colours = Vier Farben (Kreuz grün, Karo blau)
speed = Bewegung von Karten und Chips
speed-normal = Normal
speed-fast = Schnell
speed-off = Aus
hold = Zeit, eine gespielte Karte zurückzunehmen
hold-off = Keine: Sie wird sofort gespielt
hold-short = Kurz (1,5 s)
hold-long = Lang (4 s)
large-cards = Meine Handkarten größer zeigen
known-cards = Karten zeigen, die andere offen genommen haben
sound = Ton
volume = Lautstärke
mute = Stumm
buzz = Vibrieren, wenn ich dran bin
notify = Benachrichtigen, wenn ich dran bin
notify-insecure = Nur mit https oder auf dem Gerät, auf dem der Server läuft.
notify-unknown = Dieser Browser kennt keine Benachrichtigungen.
notify-blocked = Der Browser erlaubt es nicht: Du kannst das in seinen Einstellungen für diese Seite ändern.
close = Schließen
yes = ja
no = nein
rule = Regel { $rule }
rule-option = Option: { $rule }
rule-here = An diesem Tisch: { $value }
rules = Regeln
    .key = ?
unreachable = Der Server ist nicht zu erreichen.
offline = Du bist offline.
try-again = Noch einmal versuchen
network-without = Ohne Netz spielen
network-about = Spiel auf diesem Gerät gegen Bots, im Zug oder im Flugzeug: Etwa 7 MB werden einmal geladen.
network-fetching = Wird geladen: { $bytes } von { $all } MB
network-on = Du spielst auf diesem Gerät gegen Bots. Dafür braucht es kein Netz.
network-back = Zurück zum Server
page-old = Auf dem Server liegt ein neueres Parlour. Beim Laden geht nichts verloren.
page-reload = Jetzt laden
storage-none = Dieser Browser speichert nichts für diese Seite (vielleicht ein privates Fenster). Spielen und neu laden kannst du, aber dein Platz ist weg, sobald du das Fenster schließt.

# - learning by playing
learn = Spielend lernen
learn-short = Lernen
play = Spielen
set-up = Einrichten …
learn-first = Neu in diesem Spiel?
lesson = Übungsspiel
lesson-prepared = Ein Übungsspiel mit vorbereiteten Karten.
lesson-real = Jetzt richtig spielen
lesson-again = Noch einmal
guide = Einführung
guide-step = { $step }/{ $of }
guide-next = Verstanden
guide-skip = Einführung beenden
welcome-title = Neu hier? Lern ein Spiel, indem du es spielst.
welcome-about = Ein vorbereitetes Spiel von 3 bis 5 Minuten, das dich Schritt für Schritt anleitet. Du kannst jederzeit allein weiterspielen.
welcome-start = { $game } lernen

# - lobby
lobby-title = Setz dich und spiel
lobby-about = Ohne Anmeldung, ohne Werbung. Dein Tisch ist gleich bereit.
lobby-sealed = Dein eigenes Gerät prüft jedes Spiel nach, das du hier spielst.
lobby-checked = Dein Gerät hat hier { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
} gesehen und davon { $checked } ganz geprüft.
lobby-flawed = Von den { $deals } Spielen, die dein Gerät hier sah, { $flawed ->
    [one] war eines nicht wie versiegelt.
   *[other] waren { $flawed } nicht wie versiegelt.
}
lobby-fairness = Wie gleichmäßig hier gegeben wird
code-have = Ich habe einen Code
preset = Spielart
presets-all = Alle { $count } Spielarten
options-reset = Zurücksetzen
option-number = eine Zahl
own-tables = Deine Tische
table-with = mit { $names }
games = Spiele
soon = bald
cover-players = { $players } Spieler
minutes = { $minutes } Min.
depth-1 = leicht
depth-2 = mittel
depth-3 = anspruchsvoll
opening-title = { $game }: Tisch eröffnen · Parlour
opening-who = Wer mitspielt
opening-how = Wie gespielt wird
opening-more = Weitere Hausregeln
options-rest = Weiteres
seats-count = Zahl der Spieler
seats-players = Spieler
seat-number = Platz { $number }
seat-friend = Freund per Link
seat-own-level = Nur dieser Platz
bots-level = Stärke der Bots
pace = Tempo der Bots
pace-calm = Ruhig
pace-brisk = Zügig
pace-at_once = Sofort
mistap = Ich habe mich vertippt
mistap-asked = { $who ->
    [me] Du bittest { $by }, es zurücknehmen zu dürfen.
   *[other] { $name } hat sich vertippt und bittet { $by }, es zurücknehmen zu dürfen.
}
mistap-ask = { $name } hat sich vertippt. Darf { $name } es zurücknehmen?
mistap-yes = Ja, gern
mistap-no = Nein
mistap-event = { $who ->
    [me] Du hast die letzte Handlung zurückgenommen: { $by } war einverstanden.
   *[other] { $name } hat die letzte Handlung zurückgenommen: { $by } war einverstanden.
}
absent = Wenn jemand nicht da ist
absent-ask = Die Anwesenden fragen
absent-bot = Nach 1 Minute spielt ein Bot
absent-wait = Immer warten
absent-event = { $who ->
    [me] Du hast gewählt:
   *[other] { $name } hat gewählt:
} { $terms }
absent-terms-ask = Ist jemand nicht da, werden die Anwesenden gefragt.
absent-terms-bot = Ist jemand eine Minute lang nicht da, spielt bis zur Rückkehr ein Bot.
absent-terms-wait = Ist jemand nicht da, wartet die Partie.
clock = Zeit für eine Entscheidung
clock-none = Unbegrenzt
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
clock-same = Wie bisher
clock-why = Ist die Zeit um, entscheidet einmal ein Bot. Der Platz bleibt deiner.
clock-terms = Für jede Entscheidung sind { $seconds } Sekunden Zeit; dann trifft sie ein Bot.
clock-left = { $who ->
    [me] Du hast noch { $seconds } Sekunden. Dann entscheidet einmal ein Bot für dich.
   *[other] { $name } hat noch { $seconds } Sekunden.
}
clock-event = { $who ->
    [me] Deine Zeit war um: Ein Bot hat für dich entschieden.
   *[other] Die Zeit von { $name } war um: Ein Bot hat entschieden.
}
rating-about = Die Zahl ist eine Wertung: Mit 100 Punkten mehr gewinnt man etwa 64 von 100 Spielen.
own-rules = deine eigenen, aus „{ $preset }“
own-rules-name = Ein Name für diese Regeln:
own-rules-keep = Behalten
own-rules-forget = „{ $name }“ vergessen
differs-from = { $preset }, aber
and-more = und { $count } weitere
table-terms = { $count } Spieler, etwa { $minutes } Minuten
start = Los
start-invite = Eröffnen und einladen
no-such-game = Dieses Spiel gibt es hier nicht.
last-tables = Deine letzten Tische
book-title = Buch des Tisches
book-about = Alle beendeten Partien an diesem Tisch. Alle, die seinen Link haben, können sie lesen.
book-none = Beende eine Partie an diesem Tisch, dann findest du sie hier.
book-evenings = Abende
book-earlier = Frühere Abende zeigen
book-undated = Vor einiger Zeit
book-winners = Gewonnen: { $names }
book-early = Vorzeitig beendet
book-deals = { $deals ->
    [one] 1 Spiel
   *[other] { $deals } Spiele
}
book-everybody = Alle
book-player = Name
book-won = Gewonnen
book-favourite = Am häufigsten
book-average = Je Spiel
book-most = Bestes Spiel
book-few = noch zu wenige Spiele
book-how = Ab 30 Spielen hat der Schnitt einen Bereich, in dem der wahre Wert mit 95 % Sicherheit liegt. Übungen zählen nicht, und auch kein Platz, den ein Bot endgültig übernommen hat.
book-json = Alles speichern (JSON)
book-delete = Diesen Abend löschen
book-delete-sure = Die Ergebnisse und Aufzeichnungen dieses Abends sind dann für alle weg. Habt ihr mindestens zu zweit gespielt, müssen zwei es wollen.
book-delete-wanted = { $count ->
    [one] { $names } möchte diesen Abend löschen. Noch jemand, der mitgespielt hat, muss zustimmen.
   *[other] { $names } möchten diesen Abend löschen. Noch jemand, der mitgespielt hat, muss zustimmen.
}
book-delete-now = Löschen
book-keep = Behalten
results-title = Deine Ergebnisse
results-about = Diese Partien hast du in diesem Browser beendet. Niemand sonst hat sie. Die Zahl nach ± kann Glück sein: Mit 95 % Sicherheit gewinnst du zwischen beiden Enden.
results-none = Beende eine Partie, dann zählt diese Seite sie. Niemand sonst sieht diese Ergebnisse.
results-rivals = Gegen
results-matches = Partien
results-won = Gewonnen
results-chance = Nur mit Glück
results-few = noch zu wenige
results-people = Menschen
results-mixed = verschiedene Stärken
results-save = Als Tabelle speichern (CSV)
results-clear = Alle entfernen
results-clear-sure = Wirklich alle entfernen?
running-table = Dein laufender Tisch
running-back = Zurück zum Tisch
running-sit = Wieder hinsetzen
running-aside = Diese Leiste ausblenden
table-your-turn = Du bist dran
table-their-turn = { $name } ist dran
table-between = Zwischen zwei Spielen
table-open-seats = Es fehlen noch Freunde
table-deal = Spiel { $deal }
table-place = { $place ->
    [1] gewonnen
   *[other] Platz { $place } von { $seats }
}
table-practice = Übung

# - sitting down
invited = { $name } lädt dich ein: { $game }
invited-nobody = An einem Tisch ist Platz für dich: { $game }
join = Platz nehmen
join-who = Am Tisch: { $names }. { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
table-full = Dieser Tisch ist voll
table-full-why = Alle Plätze sind besetzt. Ist einer davon deiner, dann öffne den Link in dem Browser, in dem du dich an den Tisch gesetzt hast, oder sag es unten.
table-over = Diese Partie ist vorbei
table-over-why = Die Einladung gehört zu einer Partie, die schon zu Ende gespielt ist; hinsetzen kann sich niemand mehr.
table-unknown = Hier ist kein Tisch
table-unknown-why = Vielleicht ist der Link nicht ganz kopiert, oder der Tisch stand auf einem anderen Server. Lass ihn dir noch einmal schicken oder mach selbst einen Tisch auf.
table-own = Eigener Tisch: { $game }
to-lobby = Zur Startseite
seat-parted = Du bist vorerst gegangen
seat-lost = Diesen Platz gibt es nicht mehr
page-older = Diese Seite ist veraltet
seat-elsewhere = Du spielst in einem anderen Fenster
seat-here = Hier weiterspielen
seat-device = Du spielst an einem anderen Gerät
seat-device-back = Wieder hier spielen
gather-more = { $count ->
    [one] Es fehlt noch 1 Person
   *[other] Es fehlen noch { $count }
}
gather-for = Es fehlt noch: { $names }
gather-in = Du sitzt.
gather-here = Alle sind da
gather-soon = In { $seconds } s wird gegeben.
gather-elsewhere = Die Seite von { $names } ist im Hintergrund. Sobald alle hinsehen, werden die Karten nach acht Sekunden gegeben; oder drücke „Geben“.
gather-deal = Geben
gather-deal-bot = Geben, mit Bot für { $names }
gather-bot-why = Der Bot spielt, bis der Mensch wieder da ist.
gather-tap = Tipp auf einen freien Stuhl, um dich dorthin zu setzen oder einen Bot zu wählen.
gather-chairs = Stühle
gather-you = Du entscheidest für diesen Tisch. Bist du eine Minute weg, tut es jemand anderes.
gather-other = { $name } entscheidet für diesen Tisch.
gather-lock = Tisch schließen
    .why = Neue können nur zusehen. Wer da ist, bleibt.
gather-locked = Der Tisch ist geschlossen: Neue können nur zusehen.
gather-quicker = { $name } war dort schneller. Du hast den nächsten freien Stuhl.
chair-empty = Frei
    .title = Freier Stuhl
chair-label = Stuhl { $number }: { $name }{ $more ->
    [none] {""}
   *[other] , { $more }
}
chair-sit = Hier sitzen
chair-bot = Ein Bot
chair-open = Stuhl frei machen
chair-room = Platz machen
    .why = { $name } kann sich wieder hinsetzen oder zusehen.
pass-to = Gebt das Gerät an { $name }
pass-who = Wer hat das Gerät?
pass-me = Ich bin { $name }
pass-why = Alle Karten sind verdeckt. Deine erscheinen eine halbe Sekunde, nachdem du drückst.
pass-dark = { $name }, gleich siehst du deine Karten …
pass-here = { $name } spielt an diesem Gerät.
pass-up = Aufstehen
pass-name = Name der anderen Person
pass-add = Noch jemand spielt an diesem Gerät
    .why = Bis zu drei Personen können es herumreichen. Dazwischen verdeckt ein Vorhang die Karten.
name-taken = { $name } ist schon da. Mit einem Buchstaben mehr, etwa „{ $name } B.“, kann man euch unterscheiden.
room-again = Wieder hinsetzen
table-locked = Dieser Tisch ist geschlossen
table-locked-why = Neue können nur zusehen. Bitte die Leute am Tisch, ihn zu öffnen.
invite-link = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
copy-refused = Dieser Browser lässt die Seite nicht kopieren. Der Link ist markiert: Kopiere ihn mit Strg+C oder halte ihn gedrückt.
share-link = Link teilen
share-text = Spiel mit mir { $game }:
invite-call = Code des Tisches
invite-call-how = Die anderen geben ihn auf { $host } bei „Ich habe einen Code“ ein.
invite-code = Der Link als Bild für die Handykamera
invite-alone = Diesen Link kann nur dieses Gerät öffnen. Für Freunde an anderen Geräten beende Parlour, starte es mit einem dieser Befehle (der zweite ist für die Quellen) und öffne die Adresse, die dann erscheint:
invite-command = Befehl kopieren
invite-elsewhere = Andere Adressen dieses Rechners, falls sich der Link bei deinen Freunden nicht öffnet
has-come = { $name } hat Platz genommen.
practise = Inzwischen eine Übungspartie spielen
practise-why = Gegen Bots, nach denselben Regeln. Sobald alle da sind, wirst du gerufen.
friends-here = An deinem Tisch sind alle da.
friends-go = An deinen Tisch
seat-open = Freier Platz
seat-unnamed = Gast
bot-name = Bot ({ $bot })
bot-given = { $name }
bot-seated = { $name }, { $bot }
bot-for = Bot für { $name }
bot-line = { $bot }: { $why }.
bot-strong = stark
    .why = spielt den Rest des Spiels vor jedem Zug hundertfach im Kopf durch
bot-steady = solide
    .why = wägt ab, was er sieht
bot-fair = ordentlich
    .why = achtet nur auf die eigenen Karten
bot-casual = locker
    .why = übersieht so manches
bot-beginner = Anfänger
    .why = übersieht vieles, was möglich wäre
bot-random = wahllos
    .why = ihm ist jeder erlaubte Zug so recht wie jeder andere
away = nicht da
away-for = weg { $time }
away-bot = Bot spielt
away-gone = vorerst gegangen
away-hidden = Seite im Hintergrund
you = Du

# - the table
table-title = { $game } · Parlour
table-title-turn = Du bist dran · { $game } · Parlour
turn-notice = Du bist dran
connecting = Verbindung wird hergestellt …
reconnecting = Die Verbindung ist abgerissen. Neuer Versuch …
restarting = Der Server startet neu; gleich geht das Spiel weiter …
now-mine = Du bist dran: { $choices }.
now-sent = Dein Zug ist unterwegs …
held-told = { $deed }: Escape nimmt es zurück.
held-back = Zurückgenommen. Du bist dran.
take-back = Zurücknehmen
take-back-why = Kehre zu deiner letzten Entscheidung zurück. Die Partie zählt dann als Übung.
now-other = { $name } überlegt …
now-away = { $name } ist nicht da. Alle warten ({ $time }) …
now-stand-in = Ein Bot spielt für { $name } …
now-over = Das Spiel ist zu Ende.
next-deal = Nächstes Spiel
    .key = N
next-deal-ready = { $count ->
    [one] { $names } ist bereit für das nächste Spiel.
   *[other] { $names } sind bereit für das nächste Spiel.
}
waiting-for = Warten auf { $names } …
match-won = { $who ->
    [me] Du hast die Partie gewonnen!
   *[other] { $name } hat die Partie gewonnen.
}
match-tied = Die Partie endet unentschieden.
rematch = Noch eine Partie
replay = Partie speichern
match-show = Die ganze Partie
match-together = Die Partie wurde gemeinsam beendet
match-practice = Eine Übung: Du hast { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} zurückgenommen.
match-practised = Übung: Diese Partie begann mitten in einer anderen.
match-back = Zurück zu jener Partie
match-ahead = { $amount } { $unit ->
    [chips] { $amount ->
        [one] Chip
       *[other] Chips
    }
   *[points] { $amount ->
        [one] Punkt
       *[other] Punkte
    }
} vor { $name }
match-behind = Platz { $place } von { $seats }, { $amount } { $unit ->
    [chips] { $amount ->
        [one] Chip
       *[other] Chips
    }
   *[points] { $amount ->
        [one] Punkt
       *[other] Punkte
    }
} hinter { $name }
match-deals = Nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
}.
next-proposed = { $who ->
    [me] Du möchtest noch eine Partie spielen.
   *[other] { $name } möchte noch eine Partie spielen.
}
next-proposed-other = { $who ->
    [me] Du schlägst eine andere Partie vor: { $game }.
   *[other] { $name } schlägt eine andere Partie vor: { $game }.
}
next-again = { $who ->
    [me] spielst mit
   *[other] spielt mit
}
next-later = { $who ->
    [me] überlegst noch
   *[other] überlegt noch
}
next-go = { $who ->
    [me] musst gehen
   *[other] muss gehen
}
apart-away = { $name } ist nicht da.
apart-bot = Ein Bot spielt bis zur Rückkehr
apart-wait = Warten
apart-pause = An einem anderen Tag weiterspielen
apart-wish-bot = { $count ->
    [one] { $names } möchte, dass ein Bot spielt.
   *[other] { $names } möchten, dass ein Bot spielt.
}
apart-wish-pause = { $count ->
    [one] { $names } möchte an einem anderen Tag weiterspielen.
   *[other] { $names } möchten an einem anderen Tag weiterspielen.
}
apart-need-bot = { $count ->
    [one] Ein Bot spielt, sobald auch { $names } das möchte.
   *[other] Ein Bot spielt, sobald die meisten von euch das möchten. Noch nicht: { $names }.
}
apart-need-pause = { $count ->
    [one] Die Partie macht Pause, sobald auch { $names } das möchte.
   *[other] Die Partie macht Pause, sobald ihr das alle möchtet. Noch nicht: { $names }.
}
apart-paused = Die Partie macht Pause. Sie geht weiter, wenn { $names } wieder mitspielen kann.
apart-go-on = Jetzt weiterspielen
apart-back = Während du weg warst: { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} eines Bots
next-away = ist nicht da
next-begins = Die nächste Partie beginnt in { $seconds } s.
next-wait = Warten
next-play = { $game } spielen
next-leave = Ich muss gehen
next-other = Ein anderes Spiel
next-propose = Vorschlagen
next-without = Die anderen spielen ohne dich weiter.
next-evening = Heute Abend:
next-order = Wer sitzt wo
next-order-same = Alle bleiben sitzen
next-order-rotate = Alle rücken einen Platz weiter
    .told = Alle rücken einen Platz weiter.
next-order-draw = Auslosen
    .told = Die Plätze werden ausgelost.
to-table = Zurück zum Tisch
match-change-rules = Regeln ändern
match-last-deal = Das letzte Spiel
match-watch = Noch einmal ansehen
luck-how = Wie viel war Glück?
luck-weighing = Glück und Spielweise werden gewogen …
luck-sum = In { $deals ->
    [one] diesem Spiel
   *[other] diesen { $deals } Spielen
} warst du { $side ->
    [level] genauso gut wie
   *[other] um { $amount } { $unit ->
        [chips] { $amount ->
            [one] Chip
           *[other] Chips
        }
       *[points] { $amount ->
            [one] Punkt
           *[other] Punkte
        }
    } { $side ->
        [better] besser
       *[worse] schlechter
    } als
} { $rivals ->
    [one] dein Gegenüber
   *[other] die anderen im Schnitt
}: Glück { $luck }, deine Spielweise { $own } (± { $error }), { $rivals ->
    [one] die andere
   *[other] die der anderen
} { $others }.
luck-about = Nach jedem Ereignis hat ein Bot { $worlds }-mal weitergespielt; mit seiner Spielweise wird deine verglichen. Zum Glück zählt auch alles, was niemand wissen konnte; ± gilt für 95 von 100 Partien.
match-compare = Mit dem Bot vergleichen
match-compare-progress = Deine Entscheidungen werden mit denen des Bots verglichen: Spiel { $deal } von { $deals } …
match-agreed = Alle wollten hier aufhören.
match-stood = { $who ->
    [me] Ein Bot hat { $count }-mal für dich gehandelt.
   *[other] Ein Bot hat { $count }-mal für { $name } gehandelt.
}
match-resigned = { $who ->
    [me] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
} Es gilt der Stand von diesem Augenblick.
match-given-up = Die Partie ist aufgegeben
leave = Tisch verlassen
leave-now = Vorerst gehen
    .why = Dein Platz bleibt dir{ $friends ->
        [yes] ; wenn deine Freunde möchten, spielt bis dahin ein Bot für dich
       *[no] {""}
    }. Du findest den Tisch auf der Startseite wieder.
leave-free = Aufstehen
    .why = Dein Platz wird wieder frei; der Link führt weiter an diesen Tisch.
leave-bot = Platz aufgeben
    .why = Ein Bot spielt deine Karten zu Ende, damit die anderen weiterspielen können. An diesen Platz kannst du nicht zurück.
leave-match = Aufgeben
    .why = Die Partie endet jetzt mit dem jetzigen Stand, und du kommst auf den letzten Platz. Das angefangene Spiel zählt nicht.
leave-agree = Gemeinsam beenden
    .why = Niemand verliert dadurch: Es bleibt beim jetzigen Stand, sobald alle am Tisch zustimmen.
leave-later = Gemeinsam beenden, ohne dass jemand aufgibt, könnt ihr die Partie zwischen zwei Spielen.
device = An einem anderen Gerät spielen
    .why = Dein Platz kommt mit, und diese Seite kann ihn zurückholen.
device-scan = { $scan ->
    [yes] Scanne das mit dem anderen Gerät. Oder öffne dort { $host }, wähle „Ich habe einen Code“ und gib ein:
   *[no] Öffne am anderen Gerät { $host }, wähle „Ich habe einen Code“ und gib ein:
}
device-code = Der Code für dein anderes Gerät
device-once = Er gilt einmal und zehn Minuten lang. Er ist der Schlüssel zu deinem Platz, zeig ihn also sonst niemandem.
device-ended = Dieser Code gilt nicht mehr.
device-new = Neuen Code zeigen
device-out = Andere Geräte hinauswerfen
    .why = Falls sonst jemand an deinen Platz gekommen ist: Alle anderen Geräte verlieren ihn sofort. Auch ein Hausname gilt dann nicht mehr.
device-out-done = Jetzt wird nur noch an diesem Gerät auf deinem Platz gespielt.
code-title = Code eingeben
code-why = Vier Buchstaben führen zu einem Tisch. Sechs Buchstaben und Ziffern von „An einem anderen Gerät spielen“ bringen deinen Platz mit.
code-field = Code aus vier Buchstaben oder aus sechs Buchstaben und Ziffern
code-go = Los
claim-here = Ich habe hier einen Platz
claim-who = Bist du eine von diesen Personen?
claim-none = Alle an diesem Tisch spielen gerade.
claim-ask = Am Tisch fragen
claim-ask-why = Alle, die jetzt am Tisch sind, werden gefragt, ob du { $name } bist.
claim-asked = Die anderen werden gefragt, ob du { $name } bist … { $seconds } s
claim-silent = Niemand hat geantwortet. Frag noch einmal, oder schau zu.
claim-again = Noch einmal fragen
claim-code = Ich habe einen Code von meinem anderen Gerät
claim-back = Jemand anderes
claim-question = Jemand sagt: Ich bin { $name }.
claim-yes = Ja, das ist { $name }
claim-no = Nein
claim-warning = Nach einem Ja gehören Platz und Karten der fragenden Person.
house-title = Hausname
house-why = Vier Wörter, die du dir merken kannst. Mit ihnen bekommst du diesen Platz an jedem Gerät zurück, auch wenn sonst niemand am Tisch ist. Neue Wörter ersetzen frühere.
house-field = Deine vier Wörter
house-other = Andere Wörter
house-set = Diese Wörter nehmen
house-done = Dein Hausname ist „{ $words }“. Schreib ihn auf: Niemand kann ihn dir noch einmal zeigen.
house-or = Oder gib deinen Hausnamen ein
house-go = Meinen Platz nehmen
# Nouns that are easy to say, hear and spell: a house name has four of them.
house-words = Ahorn Ampel Amsel Anker Apfel Bach Bahnhof Balkon Becher Biene Birke Birne Blume Bohne Boot Brille Brot Brunnen Butter Dachs Decke Delfin Donner Drachen Eiche Eimer Esel Eule Fackel Falke Feder Fenster Feuer Fisch Flasche Flieder Frosch Fuchs Gabel Gans Garten Geige Glocke Gondel Gurke Hafen Hammer Hase Hecke Herbst Himmel Honig Hummel Igel Insel Jacke Kaffee Kamel Kamin Kanne Karotte Katze Kerze Kiesel Kirsche Kissen Klavier Koffer Kompass Kranich Kreide Kuchen Lampe Laterne Laub Leiter Lerche Linde Luchs Magnet Mandel Mantel Marder Melone Mohn Mond Moos Nadel Nebel Nelke Nest Olive Orange Otter Palme Papier Perle Pfeffer Pflaume Pilz Pinsel Rabe Regen Reiher Rose Rucksack Salbei Sattel Schaukel Schere Schiff Segel Sommer Spiegel Stern Stiefel Storch Tasse Taube Tee Teppich Trommel Tulpe Turm Ufer Veilchen Wald Walnuss Weide Wiese Winter Wolke Ziege Zitrone
match-plot = Stand nach jedem Spiel
match-best = Dein bestes Spiel
match-worst = Dein schlechtestes Spiel
match-fact = Nr. { $deal }: { $points }
end-match = Partie hier beenden
end-match-too = Auch beenden
end-match-not = Doch weiterspielen
end-match-wish = { $count ->
    [one] { $names } möchte die Partie hier beenden.
   *[other] { $names } möchten die Partie hier beenden.
}
sort = Hand sortieren
sort-melds = Figuren
sort-suit = Farbe
sort-rank = Wert
sort-own = Eigene
drawn-first = { $who ->
    [me] Du hast den ersten Platz und gibst.
   *[other] { $name } hat den ersten Platz und gibt.
}
event-seats = { $shown ->
    [yes] Um die Plätze wurden Karten gezogen: { $list }.
   *[no] Die Plätze wurden ausgelost: { $list }.
}{" "}{ drawn-first }
event-seat = { $who ->
    [me] du
   *[other] { $name }
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
event-drawn-again = { $before }, dann { $card }
event-deal = { $who ->
    [me] Spiel { $number }. Du gibst.
   *[other] Spiel { $number }. { $name } gibt.
}
event-taken_back = { $who ->
    [me] Du hast deine letzte Entscheidung zurückgenommen.
   *[other] { $name } hat die letzte Entscheidung zurückgenommen.
}
event-stand-in = { $bot ->
    [yes] { $who ->
        [me] Ein Bot spielt für dich.
       *[other] Ein Bot spielt für { $name }.
    }
   *[no] { $who ->
        [me] Du bist wieder da.
       *[other] { $name } ist wieder da.
    }
}
event-hand = Zuschauende sehen die Karten von { $name } { $open ->
    [yes] jetzt.
   *[no] nicht mehr.
}
event-device = { $who ->
    [me] Du hast das Gerät gewechselt.
   *[other] { $name } spielt an einem anderen Gerät.
}
event-resigned = { $who ->
    [me] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}{ $bot ->
    [yes] {" "}Ein Bot spielt weiter.
   *[no] {""}
}
sheet = Spielstand
sheet-short = Stand
sheet-deal = Spiel
sheet-how = Ausgang
sheet-dealer = gegeben von { $name }
sheet-empty = Noch ist kein Spiel abgerechnet.
column-points = { $number ->
    [0] Punkte
   *[other] Partie { $number }
}
column-game_score = Wertung
column-chips = Chips
column-bought = gekauft
column-pool = aus dem Topf
column-mat = vom Tableau

# - tricks, taken cards, answers and the pool
trick = Stich
trick-last = Der letzte Stich
trick-led = zuerst
trick-card = { $name }: { $card }{ $wins ->
    [yes] , macht bisher den Stich
   *[no] {""}
}
last-trick = Letzter Stich
    .key = L
taken-tricks = { $count ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $count } Stiche
}
taken-points = { $count ->
    [0] sauber
    [one] 1 Punkt
   *[other] { $count } Punkte
}
poll-sealed = Deine Antwort liegt verdeckt. Noch kennt sie niemand sonst.
pool = Topf

# - tables with melds
melds = Auf dem Tisch
no-melds = Noch liegt nichts auf dem Tisch
meld-name = { $who ->
    [me] Deine Figur
   *[other] Figur von { $name }
}: { $cards }{ $wants ->
    [none] {""}
   *[other] ; dazu passt noch { $wants }
}
meld-owner = { $who ->
    [me] Deine Figur
   *[other] Figur von { $name }
}
meld-takes = { $cards ->
    [none] Daran passt keine Karte mehr.
   *[other] Daran passt noch { $cards }.
}
meld-joker = Der Joker steht für { $card }.
meld-frees = Gegen { $cards } lässt sich der Joker tauschen.
tab-fits = passt an eine Figur
tab-swap = lässt sich gegen einen Joker tauschen
tab-must = muss jetzt verwendet werden
tab-barred = darf in diesem Zug nicht abgelegt werden
melds-fits = { $count ->
    [one] eine Karte passt
   *[other] { $count } Karten passen
}
melds-suggest = Vorschlag: { $cards }
undo = Zurück
    .key = U
why-not = Warum nicht?
do-meld = Auslegen
do-lay = { $card } anlegen
do-swap = Joker gegen { $card } tauschen
do-discard = { $card } ablegen
do-stock = Ziehen
do-take = { $card } nehmen
do-pass = Passen: Spiel beenden
now-places = { $card } passt an { $count } Stellen: Tipp eine an.
own-cards = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
stock = { $count ->
    [one] Talon, eine Karte
   *[other] Talon, { $count } Karten
}
pile = { $card ->
    [none] Ablagestapel, leer
   *[other] Ablagestapel, oben { $card }
}
left-in-hand = Noch auf der Hand
went-out = fertig

# - what an action has brought: `note-you` is the second seat of a note, always in the accusative
note-you = dich
note-chips = { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}

# - cards
card-name = { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
}{ $rank ->
    [A] -Ass
    [T] {" "}10
    [J] -Bube
    [Q] -Dame
    [K] -König
   *[other] {" "}{ $rank }
}
card-name-german = { $suit ->
    [c] Eichel
    [d] Schellen
    [h] Herz
   *[s] Laub
}{ $rank ->
    [A] -Ass
    [T] {" "}10
    [J] { $letters ->
        [DH] -Dolník
       *[UO] -Unter
    }
    [Q] { $letters ->
        [DH] -Horník
       *[UO] -Ober
    }
    [K] -König
   *[other] {" "}{ $rank }
}
suit-name = { $pack ->
    [german] { $suit ->
        [c] Eichel
        [d] Schellen
        [h] Herz
       *[s] Laub
    }
   *[french] { $suit ->
        [c] Kreuz
        [d] Karo
        [h] Herz
       *[s] Pik
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
card-joker = Joker
card-joker-for = Joker als { $card }
card-rank = { $rank ->
    [A] Ass
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
card-sign-joker = ★{ $card ->
    [none] {""}
   *[other] { $card }
}
hand-card = { $card }{ $melded ->
    [yes] , in einer Figur
   *[no] {""}
}{ $fresh ->
    [yes] , neu
   *[no] {""}
}{ $barred ->
    [yes] {""}, jetzt nicht
   *[no] {""}
}
hand-card-tab = {""}, { $tab }
no-cards = keine Karten

# - around the table
dealer = Geber
    .short = G
others = Die anderen
stack = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
stack-of = { $stack } von { $target }
stack-running = { $points } in diesem Spiel
plate = { $name }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $stack }{ $dealer ->
    [yes] , gibt
   *[no] {""}
}{ $turn ->
    [yes] , am Zug
   *[no] {""}
}{ $tag ->
    [none] {""}
   *[other] , { $tag }
}
side = Neben dem Tisch
side-log = Verlauf
side-coach = Ratgeber
side-sheet = Stand
side-fold = Einklappen
side-unfold = Verlauf und Stand zeigen
log-empty = Noch ist nichts geschehen.
log-look = Den Tisch zeigen, wie er da war
as-it-was-title = Wie es war
as-it-was = { $who ->
    [none] Wie es am Anfang war
    [me] Wie es nach deinem Zug war
   *[other] Wie es nach dem Zug von { $name } war
} ({ $turn } von { $turns })
as-it-was-now = Zurück zu jetzt
as-it-was-before = Ein Zug davor
as-it-was-after = Ein Zug danach
record-title = Die Partie, Zug um Zug
record-place = Spiel { $deal } von { $deals }, Zug { $move } von { $moves }
record-first = Anfang des Spiels
record-last = Ende des Spiels
record-more = Blätter und Spiele
record-hands = Alle Blätter
record-deals = Spiele
record-next = Als Nächstes: { $name }
record-look = Von hier aus sehen
record-play = Von hier weiterspielen
record-play-why = An einem eigenen Tisch, gegen Bots. Seine Karten sind nicht versiegelt, und sein Ergebnis zählt nicht.
record-mark = Ein großer Moment, Zug { $move }: { $event }
record-mark-own = Deine teuerste Wahl, Zug { $move }
record-copy = Link zu diesem Moment kopieren
same-give = Diese Karten jemandem geben
same-give-deal = Dieses Spiel jemandem geben
same-how = Der Link öffnet einen Tisch mit den Karten { $deals ->
    [one] dieses Spiels
   *[other] dieser { $deals } Spiele
}, mit denselben Regeln und denselben Bots. Der erste Gast sitzt auf deinem Platz. Beide sehen beide Ergebnisse, sobald die Karten auch dort gespielt sind. Der Tisch wartet sieben Tage.
same-share = Spiel die Karten, die ich bei { $game } hatte:
same-prepared = vorbereitet
same-terms = Die Karten sind vorbereitet: { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
} einer anderen Partie, mit denselben Stapeln. Sie sind nicht versiegelt, und das Ergebnis zählt nicht. Am Ende siehst du beide Ergebnisse.
same-end = Alle diese Karten sind gespielt
same-told = Die Karten waren vorbereitet: Es sind die einer anderen Partie.
same-title = Dieselben Karten
same-here = an diesem Tisch
same-there = am anderen Tisch
same-deal = Spiel { $number }
same-deals = nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
}
same-back = { $name } hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} zurückgenommen.
same-turned = Diese Karten andersherum
    .told = Ihr spielt dieselben Karten, und alle rücken einen Platz weiter.
    .why = Dieselben Stapel werden noch einmal gegeben, und alle rücken einen Platz weiter. Danach stehen beide Ergebnisse nebeneinander. Die Karten sind nicht versiegelt, und das Ergebnis zählt nicht.
same-sum = Beide zusammen:
same-crossed = Über Kreuz:
same-day = Spiel des Tages
same-day-why = Alle auf diesem Server bekommen heute dieselben Karten und Bots, in einem einzigen Spiel. Wenn du es gespielt hast, siehst du, wie es den anderen ging.
same-day-told = Das war das Spiel des Tages. Es zählt nicht.
same-day-others = Das Spiel des Tages
same-day-nobody = Sonst hat es noch niemand gespielt.
same-waiting = { $count ->
    [one] Jemand hat diese Karten und ist noch nicht fertig.
   *[other] { $count } Tische haben diese Karten und sind noch nicht fertig.
}

# - portraits
portrait-choose = Bild aussuchen
portrait-king = König
portrait-queen = Königin
portrait-jack = Bube
portrait-jester = Narr
portrait-hunter = Jäger
portrait-granny = Großmutter
portrait-grandpa = Großvater
portrait-braids = Zöpfe
portrait-curls = Locken
portrait-scarf = Kopftuch
portrait-captain = Kapitän
portrait-cook = Koch

# - zuschauen ohne Platz
line-join = Ich möchte mitspielen
line-waits = { $before ->
    [0] In der nächsten Partie bekommst du den ersten freien Platz. Lass diese Seite offen.
    [one] Eine Person wartet vor dir auf die nächste Partie. Lass diese Seite offen.
   *[other] { $before } Personen warten vor dir auf die nächste Partie. Lass diese Seite offen.
}
line-leave = Ich warte nicht mehr
line-told = { $count ->
    [one] { $names } möchte in der nächsten Partie mitspielen.
   *[other] { $names } möchten in der nächsten Partie mitspielen.
}
watch-do = Zuschauen
watch-count = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Leute schauen zu
}
watch-players = Spieler
watch-news = Was geschieht
watch-cards = { $count ->
    [one] Karte
   *[other] Karten
}
watch-doubtful = Der Server hat etwas geschickt, was nur ein Spieler sehen darf. Diese Seite zeigt es nicht.
watch-over = Die Partie ist zu Ende.
watch-big = Großer Bildschirm
watch-to-table = Zum Tisch
watch-scan = Scannen, um mitzuspielen
watch-gathering = { $count ->
    [0] Alle sind da
    [one] Es fehlt noch { $count } Person
   *[other] Es fehlen noch { $count } Leute
}
watch-show = Zuschauenden meine Karten zeigen
watch-show-why = Alle am Tisch erfahren es.
watch-allow = An diesem Tisch darf man zuschauen
watch-apart = Der Tisch ist auf einem großen Bildschirm
watch-apart-why = Auf einem Telefon zeigt dieser hier deine Karten groß, und nur, was du tun kannst.
watch-table = Dieser Tisch

# - what people say to each other
signal-title = Etwas sagen
signal-faces = Gesichter
signal-said = { $name }: { $phrase }
signal-held = Die anderen sehen es, sobald alle entschieden haben.
signal-rest = Gleich kannst du wieder etwas sagen.
signal-mute = { $name } stumm schalten
signal-quiet = Keine Sprüche an diesem Tisch
signal-quiet-here = An diesem Tisch gibt es keine Sprüche.
signal-say-hello = Hallo!
signal-say-nice = Sauber!
signal-say-played = Gut gespielt.
signal-say-oh_no = Oh nein!
signal-say-sorry = Tut mir leid!
signal-say-thanks = Danke.
signal-say-your_turn = Du bist dran!
signal-say-moment = Moment, bitte.
signal-say-back = Bin wieder da.
signal-say-close = Das war knapp!
signal-say-good_game = Schöne Partie!
signal-say-another = Noch eine Partie?
signal-say-bravo = Bravo!
signal-say-laugh = Haha!
signal-say-wow = Oha!
signal-say-cry = Schluchz!
signal-say-love = Wie schön!
signal-say-luck = Viel Glück!

# - the coach
coach = Was kann ich tun?
    .key = I
coach-mine = Du bist dran. Du kannst:
coach-deal = Das Spiel ist zu Ende. Weiter geht es mit „{ $next }“.
coach-over = Die Partie ist zu Ende.
coach-deed = { $deed }: { $what }
coach-on = { $card } an { $cards }
coach-chosen = Gewählt: { $action }. Enter führt es aus.
hint = Tipp
    .key = H
hint-why = Was der stärkste Bot hier täte, nach allem, was du sehen kannst.
hint-thinking = Einen Moment …
hint-says = { $action }. { $reason }
review = Rückblick
review-title = Rückblick auf Spiel { $number }
review-about = Was du gewählt hast, und was der stärkste Bot getan hätte, nach allem, was du da sehen konntest.
review-none = Du hattest in diesem Spiel nichts zu wählen.
review-progress = Wahl { $done } von { $all } wird angesehen …
review-stopped = Der Rest ließ sich nicht ansehen: { $reason }
review-sum = In { $same } von { $all } Fällen hätte der Bot dasselbe getan.
review-cost = Das teuerste andere hat dich im Schnitt etwa { $amount } { $unit ->
        [chips] Chips
       *[points] Punkte
    } gekostet.
review-cost-none = Das andere war etwa genauso gut.
review-same = Der Bot hätte dasselbe getan.
review-other = Der Bot: { $action }.
review-good = Etwa genauso gut.
review-more = Das bringt im Schnitt { $amount } { $unit ->
        [chips] Chips
       *[points] Punkte
    } mehr.
hint-worth = Was das Spiel im Schnitt bringt, in { $unit ->
        [chips] Chips
       *[points] Punkten
    }:
review-you = du
review-bot = Bot
review-position = Wie es stand
review-place = Deine Wahl { $number } von { $all }
review-see = Am Tisch ansehen
review-by-you = Du: { $action }
review-by-bot = Der Bot: { $action }
review-by-both = Du und der Bot: { $action }
review-tag-you = Du
review-tag-bot = Bot
review-tag-both = Beide
reason-only = Etwas anderes ist nicht möglich.
reason-searched = Die verdeckten Karten wurden { $of }-mal zufällig verteilt und zu Ende gespielt: Im Schnitt war nichts anderes besser.

# - the mat, chips, the auction, runs
mat = Tableau
mat-section = { $section }: { note-chips }{ $who ->
    [none] {""}
   *[other] , kassiert von { $who }
}
run = { $number }. Reihe
run-card = { $card }, { $name }
run-asked = Wer hat { $card }?
suit-free = { $suit }
suit-barred = { $suit }: darf jetzt nicht ausgespielt werden
pot = Topf
bets = Einsätze
raises = { $most ->
    [any] Erhöhungen: { $count }
   *[other] Erhöht: { $count } von { $most }
}
amount-less = Eins weniger
amount-more = Eins mehr
unseen-cards = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
bidders = Bieter
bids-sealed = Alle Gebote werden zugleich aufgedeckt.
high-bid = Höchstgebot
own-bid = Dein Gebot
bid-best = Höchstgebot { $chips }
bid-passed = gepasst
bid-now = ist dran
bid-of = bietet { $chips }
bid-waiting = wartet
own-hand = Deine Hand, { $count } Karten

## Siegel: was ein Spiel nachprüfbar macht.

seal-mark = Spiel { $deal }: { $good ->
    [yes] von diesem Gerät geprüft, wie vorher versiegelt
    [unsure] nicht ganz geprüft
   *[no] nicht wie vorher versiegelt
}
seal-title = Das Siegel dieses Spiels
seal-good = { $deals ->
    [one] Dieses Gerät hat ein Spiel geprüft: Keine Karte wurde geändert.
   *[other] Dieses Gerät hat { $deals } Spiele geprüft: Keine Karte wurde geändert.
}
seal-compared = Spiel { $deal }: { $compared } der { $given } Karten, die auf deine Hand kamen, wurden mit dem versiegelten Stapel verglichen.
seal-uncompared = { $open ->
    [one] Eine weitere lag
   *[other] { $open } weitere lagen
} vorher offen da.
seal-story-before = Vor der ersten Karte legte der Tisch für jedes Spiel der Partie eine Zahl fest und veröffentlichte ihr Siegel; dein Gerät legte eigene Zahlen fest.
seal-story-shuffle = Gemischt wird mit beiden, der Zahl des Tisches und denen der Spieler: Niemand konnte den Stapel wählen, auch der Server nicht.
seal-story-after = Nach dem Spiel werden die Zahlen geöffnet, und dein Gerät prüft Siegel, Mischung, deine Hand und jeden Zug.
seal-keep = Beweis aufheben
seal-verify = Partie prüfen
seal-numbers = Die Zahlen zeigen
seal-chain = Das Siegel des Tisches, vor der Partie veröffentlicht
seal-secret = Die Zahl des Tisches für Spiel { $deal }
seal-share = { $who ->
    [me] Deine Zahl (Spieler { $player })
   *[other] Die Zahl von Spieler { $player }
}
seal-no-share = keine: ein Bot, oder zu spät
seal-log = Das Siegel des Protokolls nach Spiel { $deal }
seal-cannot = Was das nicht beweist
seal-cannot-text = Der Server gibt und sieht darum alle Karten: Er kann sie einem Freund verraten. Er kann eigene Leute unter anderen Namen setzen; mit ihnen hat er einige Stapel zur Wahl, wenn sonst niemand am Tisch sitzt. Er kann einen Tisch anhalten und einem Besucher eine andere Seite schicken: Darum prüfe die Datei mit parlour verify oder auf der Seite eines anderen Parlour.
seal-can-text = Er kann keine Karte ändern, wenn das Spiel versiegelt ist, keinen Stapel wählen, wenn ein Spieler ehrlich ist, keinen Stapel kennen, bevor der letzte bereit ist, und keinen Bot anders spielen lassen, als dessen Sicht und Startwert erlauben.
seal-own = Spiel { $deal }: Dein eigener Anteil am Mischen fehlt oder wurde geändert.
seal-told = Spiel { $deal }: Jetzt werden andere Anteile genannt als beim Geben.
seal-again = Spiel { $deal }: Es wurde zweimal gegeben, beim zweiten Mal mit anderen Karten.
seal-dealing = Spiel { $deal }: Die Karten wurden anders gegeben, als vor dem Mischen gesagt war.
seal-hidden = Spiel { $deal }: { $card } hätte aufgedeckt werden müssen und wurde nicht gezeigt.
seal-places = Spiel { $deal }: Es fehlt, welche Karten wem gegeben wurden.
seal-line = Spiel { $deal }, Zug { $move }: Dir wurde „{ $played }“ gezeigt; im Protokoll steht „{ $expected }“.
seal-tip = Spiel { $deal }: Der Server führt das Siegel deines Geräts nicht auf; so könnte er den Stapel wählen.
seal-unasked = Spiel { $deal }: Dein Gerät wurde nicht nach seinem Anteil am Mischen gefragt.
seal-changed = Spiel { $deal }: Der Server nennt jetzt ein anderes Siegel als beim Hinsetzen.
seal-rules = Spiel { $deal }: Der Server nennt jetzt andere Regeln als beim Hinsetzen.
seal-left = Spiel { $deal }: Der Server ging zu einer anderen Partie über, bevor diese zu Ende war.
seal-broken = Spiel { $deal }: Was der Server zum Siegel mitteilte, ist nicht lesbar.
seal-seats = Spiel { $deal }: Der Server hat dir einen anderen Platz gegeben als den, den du eingenommen oder gezogen hast.
seal-number = Spiel { $deal } folgt nicht auf das Spiel davor.
seal-unbegun = Spiel { $deal }: Es wurden Karten gezeigt, ohne dass das Spiel begonnen hätte.
seal-moved = Spiel { $deal }: Deine Hand änderte sich, ohne dass jemand gezogen hätte.
seal-strayed = Spiel { $deal }: { $card } fehlt in deiner Hand oder ist noch darin, obwohl die Züge etwas anderes sagen.
seal-back = Spiel { $deal }: Der Server hat eine Entscheidung zurückgenommen, ohne dass du darum gebeten hast.
seal-shown = Spiel { $deal }: Der Server hat einen Zug zurückgegeben, der schon eine verdeckte Karte gezeigt hatte.
seal-kept = Spiel { $deal }: Der Server hat das Siegel zehn Sekunden nach dem Ende des Spiels nicht geöffnet.
seal-unsure-none = Die Spiele an diesem Tisch sind nicht versiegelt. Niemand kann prüfen, wie gemischt wird.
seal-unsure-old = Spiel { $deal } ist nicht ganz geprüft: Dieser Tisch wurde nach einem älteren Protokoll eröffnet.
seal-unsure-late = Spiel { $deal } wurde ohne dich gemischt: Der Anteil deines Geräts kam zu spät.
seal-unsure-elsewhere = Spiel { $deal } wurde ohne dieses Gerät gemischt: Den Anteil deines Platzes gab ein anderes.
seal-unsure-joined = Spiel { $deal } wurde ohne dieses Gerät gemischt: Es ist ab dem nächsten Spiel dabei.
seal-unsure-begin = Spiel { $deal } ist nicht geprüft: Dieses Gerät war nicht dabei, als es begann.
seal-unsure-hand = Spiel { $deal } ist nicht geprüft: Dieses Gerät sah die Hand nicht so, wie sie gegeben wurde.
seal-unsure-stand-in = Spiel { $deal }: Ein Bot hat für dich gespielt.
seal-unsure-moves = Spiel { $deal } ist nicht ganz geprüft: Dieses Gerät sah nicht jeden Zug.
seal-unsure-points = Spiel { $deal } ist nicht ganz geprüft: Dieses Gerät sah seine Punkte nicht.
seal-unsure-cards = Spiel { $deal } ist nicht ganz geprüft: { $rest } der { $given } Karten, die auf deine Hand kamen, ließen sich nicht vergleichen. parlour verify vergleicht auch sie.
seal-unsure-kept = Spiel { $deal } ist noch nicht geprüft: Der Server antwortet nicht.
seal-tally = { $checked } von { $deals } Spielen ganz geprüft
seal-taken_back = Du hast in dieser Partie { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} zurückgenommen; sie zählt als Übung.
seal-verify-about = Leg eine Datei ab, die hier oder bei einem anderen Parlour aufgehoben wurde. Sie wird auf diesem Gerät geprüft; nichts wird gesendet.
seal-drop = verify.json hier ablegen oder auswählen:
seal-true = { $deals ->
    [one] Ein Spiel ist so, wie es versiegelt war.
   *[other] Alle { $deals } Spiele sind so, wie sie versiegelt waren.
} Anteile von Spielern: { $shares }.
seal-moves = Züge und Bots prüft: parlour verify verify.json --bots
seal-unreadable = Das ist kein lesbarer Beweis: beschädigt oder etwas anderes.
seal-version = Diese Datei ist von einer anderen Version.
seal-missing = Diese Partie hat keine Siegel.
seal-large = Diese Datei ist zu groß.
seal-many = Diese Datei enthält viele Partien. Alle auf einmal prüft: parlour verify deals.jsonl
seal-alone = { $deals ->
    [one] Ein Spiel ist
   *[other] { $deals } Spiele sind
} ohne Anteil eines Spielers gemischt: Den Stapel konnte der Server wählen.

fairness-title = Wie gleichmäßig gegeben wird
fairness-about = Jedes beendete Spiel dieses Servers zählt, auch jedes abgebrochene. Von einem laufenden wird nichts gezeigt.
fairness-deals = versiegelte Spiele
fairness-aborted = davon abgebrochen
fairness-over = beendete Partien
fairness-open = laufende Partien
fairness-none = Auf diesem Server ist noch kein versiegeltes Spiel zu Ende.
fairness-of = { $seats } Spieler, von jedem die ersten { $each } Karten: { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}
fairness-placeless = Hier werden Hände gewählt, oder es wird zuerst abgehoben: Keine Stelle im Stapel gehört zu einem bestimmten Platz.
fairness-even = Nichts spricht gegen gleichmäßiges Geben: Evidenz { $e }
fairness-uneven = Diese Karten sind nicht gleichmäßig gegeben: Evidenz { $e }
fairness-seat = Platz { $seat }
fairness-cell = { $card }: { $count }-mal, erwartet { $expected }
fairness-farthest = Die größte Abweichung: { $cell }
fairness-fewer = seltener als erwartet
fairness-more = häufiger
fairness-hands = Die Hände, wie sie gegeben wurden
fairness-count = Hände
fairness-bots = Bots
fairness-people = Menschen
dealt-deadwood = mittlerer Rest
dealt-points = mittlere Punkte auf der Hand
dealt-ranks = mittlere Summe der Kartenwerte
fairness-alike = Nichts spricht dafür, dass Bots andere Hände bekommen als Menschen: Evidenz { $e }
fairness-unlike = Bots bekommen andere Hände als Menschen: Evidenz { $e }
fairness-evidence = Die Evidenz beginnt bei 1 und sinkt, solange alles gleichmäßig ist. Wie oft man auch hinsieht: Bei einem ehrlichen Server erreicht jede dieser Zahlen { $alarm } mit einer Wahrscheinlichkeit von höchstens 1 / { $alarm }; unter vielen kann es eine.
fairness-download = Alle beendeten Partien mit ihren Beweisen herunterladen
fairness-got = { $matches ->
    [one] eine Partie …
   *[other] { $matches } Partien …
}
fairness-cannot = Diese Zahlen kommen vom Server selbst. Wer ihnen nicht glaubt, rechnet sie aus dem Download nach: Jede Zeile ist eine Datei für parlour verify. Ein Server kann noch immer Partien weglassen; wer seinen Beweis aufhebt, kann das zeigen. Partien, die niemand zu Ende spielt, kommen nie hierher.

## The terminal: `cli-` for every game.

cli-welcome = Tippe die Nummer eines Zuges oder seine Worte; ist es eindeutig, genügt die Karte, etwa „kd“ für K♦. „?“ hilft weiter, „rules“ zeigt die Regeln, mit „quit“ hörst du auf.
cli-help = Du kannst eine Nummer der Liste tippen oder die Worte des Zuges: Die ersten Buchstaben genügen, auch kleine, und Klammern oder der Ort dürfen fehlen, wo es nur einen gibt. Eine Karte ist Wert und Farbe: kd oder K♦, 10d oder td. Farben: c ♣ Kreuz, d ♦ Karo, h ♥ Herz, s ♠ Pik. Bilder: j Bube, q Dame, k König, a Ass.
cli-help-rules = „rules“ zeigt die Regeln des Spiels, „rules { $rule }“ nur diese eine.
cli-help-hint = „hint“ sagt, was der stärkste Bot hier täte, und warum.
cli-help-review = Nach einem Spiel sagt „review“, was der stärkste Bot anders gemacht hätte, und warum.
cli-help-resign = „resign“ gibt die Partie auf: Du wirst Letzter, was immer du hast.
cli-resign = Tippe noch einmal „resign“, um die Partie aufzugeben; mit allem anderen spielst du weiter.
cli-hint = Tipp: { $action }. { $reason }
cli-review = { $number }. Du: { $action }.
cli-read-rule = Tippe „rules { $rule }“, um diese Regel zu lesen.
cli-against = Du spielst gegen { $names } (Bots: { $bot }).
cli-agreed = Alle wollen die Partie beenden.
cli-between = Enter: nächstes Spiel. „review“: Rückblick auf dieses. „end“: Partie hier beenden, denn alle sind einverstanden. „quit“: aufhören.
cli-after = Enter: fertig. „review“: Rückblick auf das letzte Spiel.
cli-your-turn = Du bist dran:
cli-more = und { $count } weitere („?“ zeigt alle)
cli-did-you-mean = Meintest du etwas davon?
cli-you = Du
cli-player = Spieler { $number }
cli-or = {", "}
cli-sheet = Spielstand
cli-deal = Spiel
cli-column-points = { $number ->
    [1] Punkte
   *[other] Punkte, Partie { $number }
}
cli-column-game_score = Wertung
cli-column-chips = Chips
cli-column-bought = gekauft
cli-column-pool = davon aus dem Topf
cli-column-mat = davon vom Tableau
cli-ended = Ausgang: { $kind }. { $points }
cli-tied = Die Partie endet unentschieden: { $names }.
cli-totals = Partie: { $points }
cli-replay-checked = Alles kam so heraus, wie es in der Datei steht.
cli-seals-true = { $deals ->
    [one] Ein Spiel ist
   *[other] { $deals } Spiele sind
} wie vorher versiegelt, mit { $shares ->
    [one] einem Anteil
   *[other] { $shares } Anteilen
} von Spielern am Mischen.
cli-seals-alone = { $deals ->
    [one] Eines dieser Spiele ist
   *[other] { $deals } dieser Spiele sind
} ohne Anteil eines Spielers gemischt: Den Stapel konnte der Server wählen.
cli-seals-taken_back = { $count ->
    [one] Eine Entscheidung wurde
   *[other] { $count } Entscheidungen wurden
} zurückgenommen: Das war zum Üben.
cli-seals-line = Zeile { $line }: { $text }
cli-seals-matches = { $matches ->
    [one] Eine Partie stimmt:
   *[other] { $matches } Partien stimmen:
}
cli-seals-failed = { $failed } von { $matches } Partien { $failed ->
    [one] stimmt
   *[other] stimmen
} nicht.
cli-seals-unread = { $unread ->
    [one] Eine von { $lines } Zeilen ließ sich nicht als Partie lesen; über sie ist nichts bekannt.
   *[other] { $unread } von { $lines } Zeilen ließen sich nicht als Partien lesen; über sie ist nichts bekannt.
}
cli-verified = { $moves ->
    [one] Ein Zug eines Bots wurde nachgerechnet und ist der aus der Datei.
   *[other] { $moves } Züge von Bots wurden nachgerechnet, und jeder ist der aus der Datei.
}
cli-verified-fewer = { $moves ->
    [one] Einer davon wurde
   *[other] { $moves } davon wurden
} mit dem kleineren Budget entschieden, das das Siegel bei hoher Last erlaubt.
cli-verify-other = { $name }: Den Bot { $bot } gibt es hier nicht; seine Züge wurden nicht nachgerechnet.
cli-verify-differs = Spiel { $deal }, Zug { $move }: { $name } ({ $bot }) hat { $played } gespielt; dieser Bot spielt dort { $expected }.
cli-simulated = { $game }: { $deals } Spiele, { $decisions } Entscheidungen, { $seconds } s ({ $speed } Entscheidungen/s)
cli-simulated-seat = Platz
cli-simulated-bot = Bot
cli-simulated-mean = Punkte/Spiel
cli-simulated-lead = Vorsprung/Spiel
cli-simulated-interval = 95 %
cli-simulated-won = gewonnen
cli-simulated-matches = { $game }: { $matches } Partien, { $deals } Spiele (je Partie { $each }) in { $seconds } s
cli-simulated-unfinished = Bei { $count } davon war kein Ende abzusehen; sie wurden abgebrochen.
cli-simulated-matches-won = gewonnen
cli-simulated-place = Rang
cli-simulated-points = Punkte/Partie
cli-simulated-match-lead = Vorsprung/Partie
cli-simulated-all = alle
cli-arena = { $game }, { $seats } Plätze: { $deals } Spiele
cli-arena-elo = Elo
cli-arena-against = gegen
cli-arena-duels = Jeder gegen die anderen (ein gleich starker gewänne { $chance })
cli-sprt-h1 = H1 angenommen: Der Vorsprung von { $bot } vor { $other } ist eher { $high } Elo als { $low } (LLR { $llr } von ±{ $bound }, { $deals } Spiele).
cli-sprt-h0 = H0 angenommen: Der Vorsprung von { $bot } vor { $other } ist eher { $low } Elo als { $high } (LLR { $llr } von ±{ $bound }, { $deals } Spiele).
cli-sprt-open = Noch offen zwischen { $low } und { $high } Elo für { $bot } gegen { $other } (LLR { $llr } von ±{ $bound }, { $deals } Spiele).
refused-arena_plan = Eine Arena braucht mindestens zwei verschiedene Bots, nicht { $text }.
refused-bad_shard = „{ $text }“ ist kein Teil: 3/20 ist der dritte von zwanzig.
refused-parts_differ = Die Teile gehören nicht zusammen: { $name } ist verschieden.
refused-shard_twice = Teil { $text } ist doppelt.
refused-shards_missing = Es fehlen Teile: { $text }.
refused-bad_part = { $file } enthält keinen Teil einer Arena: { $text }
refused-no_out = Ein Teil allein hat kein Ergebnis: Sag mit --out, wohin { $text } soll.
refused-bad_sprt = „{ $text }“ mit { $count } Bots ist kein Test: --sprt braucht zwei Zahlen, die kleinere zuerst, etwa 0,20, und zwei Bots.
refused-sprt_alone = Ein Test wird im Ganzen gespielt: --sprt verträgt sich nicht mit --shard, --out, --merge, --svg oder --save.
refused-door_program = „{ $text }“ ist kein Programm: Beginn mit { $start }.

refused-unknown_rule = Eine Regel { $text } gibt es in diesem Spiel nicht.
refused-no_setting = „{ $text }“ stellt nichts ein; schreib option=wert.
refused-bad_seed = Ein Startwert ist eine Zahl von 0 bis 18446744073709551615, nicht { $seed }.
refused-bad_own_seat = Einen Platz { $seat } gibt es nicht; der letzte ist { $last }.
refused-bots_for_seats = { $count } Bots für { $seats } Plätze: Nenn einen für alle oder für jeden einen.
refused-bot_not_found = { $bot } ist nicht zu bekommen: { $text }
refused-bot_no_program = { $bot } ist nicht zu haben: Ein solches Programm gibt es nicht.
refused-bot_not_made = Ein Bot { $bot } lässt sich nicht erzeugen: { $text }
refused-no_bot = { $bot } ist kein Bot: Er hat kein „choose“ und lässt sich nicht aufrufen.
refused-bot_known = Das Spiel { $game } hat schon einen Bot { $bot }: Gib deinem einen anderen Namen.
refused-bot_name = „{ $bot }“ ist kein Name für einen Bot: ein Kleinbuchstabe, dann höchstens 23 Kleinbuchstaben, Ziffern und Bindestriche.
refused-bot_not_sent = Der Bot { $bot } lässt sich nicht an andere Prozesse schicken ({ $text }): Leg ihn in ein eigenes Modul, oder spiel mit einem einzigen Prozess.
refused-workers_ended = Die Prozesse, die spielen sollten, sind zu Ende. Ein Skript, das mit mehreren Prozessen spielt, beginnt mit: if __name__ == "__main__":
refused-no_ray = Ray ist nicht installiert: pip install "parlour[ray]".
refused-bot_failed = Der Bot { $bot } ist auf Platz { $seat } gescheitert: { $text }. Stellung (Startwert { $seed }): { $position }
refused-bot_illegal = Der Bot { $bot } hat auf Platz { $seat } { $action } gewählt: { $text } Stellung (Startwert { $seed }): { $position }
refused-bad_count = Anzahlen von Spielen, Partien und Prozessen beginnen bei 1, nicht bei { $count }.
refused-no_such_deal = Ein Spiel { $deal } gibt es nicht; das letzte ist { $last }.

# - what a server says to its host
cli-serve-here = Parlour ist offen unter { $address } (Strg-C beendet es)
cli-serve-there = Freunde in deinem Netz öffnen { $address }
cli-serve-else = Falls es sich dort nicht öffnet, vielleicht hier: { $addresses }
cli-serve-alone = Nur dieser Rechner kann es öffnen; mit --lan auch Freunde
cli-serve-behind = Es horcht nur auf diesem Rechner, für einen Proxy, der andere hierher führt.
cli-serve-unreached = Es wurde kein Netz gefunden, durch das andere es öffnen könnten.
cli-serve-phone = oder halten die Kamera ihres Telefons hierauf:
cli-serve-ready = Alles ist bereit: parlour serve würde mit diesen Einstellungen starten.
cli-serve-new = In { $file } gibt es noch keine Datenbank: Der erste Start legt sie an.
cli-serve-unread = Solche Einstellungen gibt es nicht, daher bleiben diese Variablen ungelesen: { $names }
cli-backup-done = In { $file } { $tables ->
    [one] ist ein Tisch
   *[other] sind { $tables } Tische
} aus { $source }.
cli-restore-done = Zurückgebrachte Tische: { $brought }; schon da: { $known }; belassen, weil beschädigt oder anders weitergegangen: { $other }.
cli-restore-new = In { $file } gab es keine Datenbank: Sie wird jetzt angelegt.
cli-admin-retain = Das löscht { $tables } von { $of } Tischen endgültig: Seit { $days } Tagen hat sie niemand benutzt, den letzten davon um { $used }. Die Uhr des Servers zeigt { $clock }.
cli-admin-retain-ask = Zum Löschen { $tables } eingeben:
cli-admin-nothing = Es gibt nichts zu zeigen.
cli-admin-link =
    Ein neuer Link für Platz { $seat }; der alte öffnet nichts mehr. Setze die Adresse deines Servers davor:
    { $link }

## Questions to language models: `ask-` for every game.
ask-options = Optionen dieses Tisches: { $options }
ask-cards = Karten: ein Rang (2–9, T, J, Q, K, A) und eine Farbe (c Kreuz, d Karo, h Herz, s Pik), etwa Td; * ist ein Joker.
ask-yes = ja
ask-no = nein
ask-answer = Antworte mit einer Aktion, allein in der letzten Zeile.
ask-allowed = Das ist erlaubt: { $action }

## parlour door-check: the faults of a program that plays

cli-door-fault = Spiel { $deal }, Frage { $question }: { $why }
cli-door-ended = Dein Programm hat vor der Antwort geendet ({ $text }). Vielleicht sagt seine Fehlerausgabe, warum.
cli-door-late = Dein Programm hat nicht rechtzeitig geantwortet: { $text }. Leert es seinen Ausgabepuffer?
cli-door-twice = Dein Programm hat mehr als eine Zeile geschrieben oder eine Frage zweimal beantwortet: { $text }. Schreib für jede Frage genau eine Zeile und für andere Zeilen keine.
cli-door-line = Die Zeile deines Programms ist keine Antwort: { $text }. Schreib eine Zeile wie {"{"}"id": 7, "action": "…"{"}"}.
cli-door-illegal = Die Aktion deines Programms ist jetzt nicht erlaubt: { $text }. Nimm einen Text aus „legal“.
cli-door-refused = Dein Programm meldet einen Fehler: { $text }
cli-door-enough = Weitere Fragen wurden ausgelassen.
cli-door-good = { $questions ->
    [one] Eine Frage wurde
   *[other] { $questions } Fragen wurden
} in { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
} richtig beantwortet.
