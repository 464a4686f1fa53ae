## Refusals (of the engine)

refused-romme_seats_need_packs = { $seats } Spieler brauchen { $packs } Kartenspiele.
refused-romme_cut_first = Sag zuerst, ob du die abgehobene Karte behältst, falls sie ein Joker ist, oder liegen lässt.
refused-romme_no_joker = Die abgehobene Karte ist kein Joker; du musst sie liegen lassen.
refused-romme_no_cut = Abgehoben ist schon.
refused-romme_draw_first = Zieh zuerst vom Talon, oder nimm die oberste Karte vom Ablagestapel.
refused-romme_no_pass = Passen kannst du nicht, solange es vom Talon etwas zu ziehen gibt.
refused-romme_no_stock = Der Talon ist leer und lässt sich nicht mehr erneuern. Nimm die oberste abgelegte Karte, oder passe.
refused-romme_pile_empty = Der Ablagestapel ist leer.
refused-romme_pile_never = An diesem Tisch nimmt man nichts vom Ablagestapel.
refused-romme_pile_not_open = Vom Ablagestapel darfst du erst nach deiner Erstauslage nehmen.
refused-romme_idle = Seit { $turns } Zügen hat niemand vom Talon gezogen oder eine Karte auf den Tisch gelegt. Bis es jemand tut, ist der Ablagestapel gesperrt.
refused-romme_no_use = { $card } darfst du nur nehmen, um die Karte sofort zu verwenden, und dafür hast du jetzt nichts.
refused-romme_no_meld = { $card } darfst du nur nehmen, um die Karte sofort auszulegen, und dafür hast du jetzt keine Figur.
refused-romme_drawn_already = Die Karte für diesen Zug hast du schon. Leg aus, leg an, oder leg eine Karte ab.
refused-romme_finish_opening = Deine Erstauslage zählt bisher { $points } und braucht { $minimum }: Leg noch eine Figur aus.
refused-romme_use_first = { $card } hast du genommen, um die Karte sofort zu verwenden. Tu das zuerst.
refused-romme_meld_first = { $card } hast du genommen, um die Karte sofort auszulegen. Tu das zuerst.
refused-romme_joker_first = Verwende zuerst den eingetauschten Joker.
refused-romme_just_taken = { $card } hast du gerade vom Ablagestapel genommen; im selben Zug darf die Karte nicht zurück. Wähl eine andere.
refused-romme_few_naturals = Eine Figur braucht mindestens { $naturals } { $naturals ->
    [one] Karte, die kein Joker ist
   *[other] Karten, die keine Joker sind
}.
refused-romme_many_jokers = In einer Figur { $jokers ->
    [one] darf höchstens ein Joker
   *[other] dürfen höchstens { $jokers } Joker
} sein.
refused-romme_jokers_in_row = Mehr als { $jokers ->
    [one] ein Joker darf
   *[other] { $jokers } Joker dürfen
} in einer Folge nicht nebeneinander und in einem Satz nicht zusammen liegen.
refused-romme_too_low = Deine Erstauslage muss { $minimum } zählen. Damit wären es { $points }, und der Rest deiner Hand reicht nicht dafür.
refused-romme_last_discard = Du brauchst eine letzte Karte zum Ablegen.
refused-romme_opening_stuck = Deine Figuren kämen zwar auf die { $minimum }, die die Erstauslage braucht, doch dann könntest du deinen Zug nicht beenden.
refused-romme_leaves_taken = Dann bliebe dir nur { $card }, und diese eben genommene Karte könntest du weder ablegen noch anlegen.
refused-romme_next_turn = Im Zug deiner Erstauslage darfst du weder anlegen noch tauschen; vom nächsten Zug an darfst du es.
refused-romme_lay_not_open = Anlegen darfst du erst nach deiner Erstauslage.
refused-romme_swap_not_open = Einen Joker tauschen darfst du erst nach deiner Erstauslage.
refused-romme_no_such_meld = Diese Figur liegt nicht auf dem Tisch.
refused-romme_does_not_fit = { $options ->
    [0] { $card } passt nicht an { $cards }; dort passt nichts mehr.
    [1] { $card } passt nicht an { $cards }; dort passt nur { $first }.
    [2] { $card } passt nicht an { $cards }; dort passen nur { $first } und { $second }.
   *[other] { $card } passt nicht an { $cards }.
}
refused-romme_no_swaps = An diesem Tisch werden keine Joker getauscht.
refused-romme_wrong_card = Kein Joker dieser Figur steht für { $card }.
refused-romme_set_incomplete = Aus einem Satz darf ein Joker nur getauscht werden, wenn danach vier echte Karten liegen; { $card } genügt nicht.
refused-romme_joker_unused = Legst du { $card } dorthin, musst du den Joker sofort verwenden und deinen Zug noch beenden können; das ginge nicht.
refused-romme_which_end = { $text } passt an beide Enden dieser Folge; sag mit .lo oder .hi, an welches.
refused-romme_contradicts = { $text } widerspricht dem Rest der Stellung oder den Regeln des Tisches.
refused-romme_bad_refill = Der Talon und die gezogenen Karten müssen das ergeben, woraus der Talon gemischt wurde ({ $text }).

## The page: name, presets and options. `.why` is the explanation in the lobby.

romme-name = Rommé
romme-about = Zwei bis sechs Spieler, zwei Kartenspiele mit Jokern; mit dreien bis zu acht. Deine Erstauslage muss 40 zählen; dann werde alle Karten los, bevor es ein anderer schafft.

# - presets
romme-preset-standard = Standard
    .why = Deutsches Rommé: 13 Karten, drei Joker je Kartenspiel, Erstauslage ab 40. So viele Spiele wie Spieler.
romme-preset-dskv = Regeln des Skatverbands
    .why = Aus einem Satz wird ein Joker nur getauscht, wenn danach vier echte Karten liegen; auf der Hand kostet er 20.
romme-preset-rauben = Rauben: Joker beim Abheben
    .why = Wer beim Abheben einen Joker findet, darf ihn behalten.
romme-preset-start14_dealer = Der Geber beginnt mit 14 Karten
    .why = Es wird keine Karte aufgedeckt. Der Geber bekommt vierzehn Karten und beginnt, indem er ablegt.
romme-preset-start14_forehand = Vorhand beginnt mit 14 Karten
    .why = Dasselbe, doch es beginnt der Spieler links vom Geber.
romme-preset-no_first_draw = Ohne erstes Ziehen
    .why = Eine Karte wird aufgedeckt, aber wer beginnt, zieht im ersten Zug nicht.
romme-preset-discard_must_be_used = Nehmen nur zum Verwenden
    .why = Vom Ablagestapel nimmt man nur, was man sofort verwendet.
romme-preset-strict_discard = Nehmen nur zum Auslegen
    .why = Vom Ablagestapel nimmt man nur, was man sofort in einer neuen Figur auslegt.
romme-preset-open30 = Erstauslage ab 30
    .why = Für die Erstauslage genügen 30 Punkte.
romme-preset-open_none = Erstauslage ohne Minimum
    .why = Die Erstauslage darf so klein sein, wie du willst.
romme-preset-next_turn = Erst auslegen, dann anlegen
    .why = Im Zug der Erstauslage wird weder angelegt noch ein Joker getauscht.
romme-preset-scala40 = Scala quaranta (italienisch)
    .why = Das italienische Spiel: vom Ablagestapel erst nach der Erstauslage und nur zum sofortigen Verwenden, die letzte Karte wird abgelegt, und wer 101 Punkte verloren hat, scheidet aus.
romme-preset-three_packs = Drei Kartenspiele, bis 8 Spieler
    .why = Für bis zu acht Spieler: drei Kartenspiele mit je drei Jokern.
romme-preset-basic = Einfaches Rommé
    .why = Ein Kartenspiel, zehn oder sieben Karten, keine Mindestpunkte, Anlegen von Anfang an; der Sieger bekommt, was die anderen verlieren.

# - options
romme-option-packs = Kartenspiele
    .why = Wie viele Kartenspiele zu 52 Blatt gemischt werden. Für sechs Spieler genügt eines nicht; sieben und acht brauchen drei.
romme-option-jokers_per_pack = Joker je Kartenspiel
    .why = So viele Joker kommen zu jedem Kartenspiel.
romme-option-hand_size = Karten auf der Hand
    .why = Wie viele Karten jeder bekommt.
romme-option-hand_size-10-7 = zehn zu zweit, sonst sieben
romme-option-seating = Plätze
    .why = Die Plätze werden mit Karten gezogen, ausgelost, oder alle bleiben sitzen.
romme-option-seating-draw = Karten ziehen
romme-option-seating-random = Los
romme-option-seating-fixed = alle bleiben sitzen
romme-option-deal_style = Geben
    .why = Gegeben wird in Päckchen zu drei und vier Karten oder einzeln.
romme-option-deal_style-packets = in Päckchen
romme-option-deal_style-single = einzeln
romme-option-start = Beginn
    .why = Eine Karte wird als erste abgelegte aufgedeckt, oder wer beginnt, bekommt dafür eine vierzehnte. Oder eine Karte wird aufgedeckt, und wer beginnt, zieht nicht.
romme-option-start-upcard = eine Karte wird aufgedeckt
romme-option-start-fourteen = vierzehn Karten
romme-option-start-no_draw = aufgedeckt, der Erste zieht nicht
romme-option-first_player = Wer beginnt
    .why = Wer als Erster am Zug ist.
romme-option-first_player-dealer = der Geber
romme-option-first_player-forehand = links vom Geber
romme-option-rauben = Rauben
    .why = Wer beim Abheben einen Joker findet, darf ihn behalten.
romme-option-open_min = Erstauslage
    .why = So viel müssen die Figuren deiner Erstauslage zusammen zählen. Bei 0 genügt jede Figur.
romme-option-opening_turn_extras = Nach der Erstauslage
    .why = Ab wann du anlegen und Joker tauschen darfst.
romme-option-opening_turn_extras-after_opening = noch im selben Zug
romme-option-opening_turn_extras-next_turn = ab dem nächsten Zug
romme-option-layoff_needs_open = Anlegen erst nach der Erstauslage
    .why = Ist das ausgeschaltet, darfst du von Anfang an anlegen.
romme-option-take_discard = Oberste abgelegte Karte
    .why = Ob man sie nehmen darf, und wofür.
romme-option-take_discard-free = nehmen und behalten
romme-option-take_discard-must_use = nur zum Verwenden
romme-option-take_discard-must_meld = nur für eine neue Figur
romme-option-take_discard-never = bleibt liegen
romme-option-take_needs_open = Nehmen erst nach der Erstauslage
    .why = Vor deiner Erstauslage ziehst du vom Talon.
romme-option-redicard = Genommene Karte darf zurück
    .why = Die vom Ablagestapel genommene Karte darf im selben Zug wieder abgelegt werden.
romme-option-joker_swap = Jokertausch
    .why = Ein Joker auf dem Tisch darf gegen die Karte getauscht werden, für die er steht.
romme-option-joker_set_swap = Joker im Satz
    .why = Gegen welche Karte ein Joker im Satz getauscht wird.
romme-option-joker_set_swap-any_missing = jede fehlende Farbe
romme-option-joker_set_swap-complete_only = nur zu vier echten Karten
romme-option-swapped_joker_use = Eingetauschter Joker
    .why = Was du mit einem eingetauschten Joker sofort tun musst.
romme-option-swapped_joker_use-new_meld = in eine neue Figur
romme-option-swapped_joker_use-any_play = auslegen oder anlegen
romme-option-swapped_joker_use-to_hand = nichts, darf auf die Hand
romme-option-around_the_corner = Folgen um die Ecke
    .why = Eine Folge darf hinter dem Ass weitergehen, etwa Dame-König-Ass-2.
romme-option-min_naturals = Echte Karten in einer Figur
    .why = Mindestens so viele Karten jeder Figur müssen echt sein, also keine Joker.
romme-option-max_jokers_in_row = Joker nebeneinander
    .why = So viele dürfen in einer Folge höchstens nebeneinander liegen oder in einem Satz sein.
romme-option-max_jokers = Joker in einer Figur
    .why = So viele darf eine Figur höchstens haben.
romme-option-max_jokers-null = beliebig viele
romme-option-final_discard = Letzte Karte
    .why = Ob du eine letzte Karte zum Ablegen brauchst oder alles auslegen darfst.
romme-option-final_discard-optional = auch auslegen erlaubt
romme-option-final_discard-required = muss abgelegt werden
romme-option-joker_penalty = Ein Joker auf der Hand kostet
    .why = Minuspunkte für jeden Joker, der auf der Hand bleibt.
romme-option-ace_penalty = Ein Ass auf der Hand kostet
    .why = Minuspunkte für jedes Ass, das auf der Hand bleibt.
romme-option-winner_scores = Punkte des Siegers
    .why = Ob der Sieger etwas bekommt oder nur die anderen verlieren.
romme-option-winner_scores-none = keine
romme-option-winner_scores-sum = was alle anderen verlieren
romme-option-hand_romme = Hand-Rommé
    .why = So oft zählen alle Punkte, wenn der Sieger alles in einem einzigen Zug auslegt.
romme-option-match_mode = Ende der Partie
    .why = Nach einer Anzahl von Spielen, wenn jemand genug Punkte verloren hat, oder wenn nur einer übrig ist.
romme-option-match_mode-deals = Anzahl der Spiele
romme-option-match_mode-points = genug Punkte verloren
romme-option-match_mode-elimination = einer bleibt übrig
romme-option-match_deals = Spiele der Partie
    .why = Nur wenn die Anzahl der Spiele entscheidet.
romme-option-match_deals-null = so viele wie Spieler
romme-option-match_points = Verlustgrenze
    .why = Wer so viele Punkte verloren hat, beendet die Partie oder scheidet aus.
romme-option-max_reshuffles = Neue Talons
    .why = Wie oft aus abgelegten Karten ein neuer Talon gemischt wird.
romme-option-idle_rounds = Runden im Leerlauf
    .why = Wird so viele Runden lang nur vom Ablagestapel genommen und wieder abgelegt, muss die nächste Karte vom Talon kommen.

## The page: at the table.

# - actions: button, key, words in the line “Your turn: …”
romme-action-keep = Joker behalten
    .key = K
romme-action-leave = Liegen lassen
    .key = L
romme-action-pass = Passen
    .key = P
romme-action-stock = Ziehen
    .key = S
romme-action-take = Nehmen
    .key = T
romme-action-meld = Auslegen
    .key = M
romme-action-lay = { $card ->
    [none] Anlegen
   *[other] { $card } anlegen
}
    .key = O
romme-action-swap = { $card ->
    [none] Joker tauschen
   *[other] { $card } gegen Joker
}
    .key = W
romme-action-discard = { $card ->
    [none] Ablegen
   *[other] { $card } ablegen
}
    .key = D
romme-can-keep = den Joker behalten
    .why = Er wird eine deiner Karten.
romme-can-leave = die abgehobene Karte liegen lassen
    .why = Niemand bekommt sie.
romme-can-pass = passen, dann endet das Spiel
    .why = Alle zahlen für die Karten auf der Hand.
romme-can-stock = vom Talon ziehen
    .why = Du bekommst eine Karte, die sonst niemand sieht.
romme-can-take = { $card } nehmen
    .why = Die Karte kommt auf deine Hand, und alle wissen, dass du sie hast.
romme-can-meld = eine Figur auslegen
    .why = Sie liegt offen auf dem Tisch, und du bist ihre Karten los.
romme-can-lay = eine Karte anlegen
    .why = Sie kommt an eine Figur auf dem Tisch, egal wer sie ausgelegt hat.
romme-can-swap = einen Joker tauschen
    .why = Deine Karte nimmt den Platz des Jokers ein, und der Joker gehört dir.
romme-can-discard = eine Karte ablegen
    .why = Sie kommt auf den Ablagestapel, und dein Zug endet.
romme-armed-meld = Welche Karten legst du aus?
romme-armed-lay = Welche Karte legst du an?
romme-armed-swap = Welche Karte kommt an die Stelle des Jokers?
romme-armed-discard = Welche Karte legst du ab?

# - what happened
romme-event-keep = { $who ->
    [me] Du behältst den Joker, den du beim Abheben gefunden hast.
   *[other] { $name } hat beim Abheben einen Joker gefunden und behält ihn.
}
romme-event-leave = { $who ->
    [me] Du hebst ab.
   *[other] { $name } hebt ab.
}
romme-event-pass = { $who ->
    [me] Du passt: Das Spiel ist zu Ende.
   *[other] { $name } passt: Das Spiel ist zu Ende.
}
romme-event-stock = { $who ->
    [me] Du ziehst vom Talon.
   *[other] { $name } zieht vom Talon.
}
romme-event-take = { $who ->
    [me] Du nimmst { $card }.
   *[other] { $name } nimmt { $card }.
}
romme-event-meld = { $who ->
    [me] Du legst eine Figur aus.
   *[other] { $name } legt eine Figur aus.
}
romme-event-lay = { $who ->
    [me] Du legst { $card } an.
   *[other] { $name } legt { $card } an.
}
romme-event-swap = { $who ->
    [me] Du tauschst { $card } gegen einen Joker.
   *[other] { $name } tauscht { $card } gegen einen Joker.
}
romme-event-discard = { $who ->
    [me] Du legst { $card } ab.
   *[other] { $card ->
        [none] { $name } legt die letzte Karte verdeckt ab.
       *[other] { $name } legt { $card } ab.
    }
}

# - the table
romme-opened = ausgelegt
romme-do-keep = Joker behalten
romme-do-leave = Liegen lassen
romme-do-open = Mit { $points } herauskommen
romme-do-stage = { $points } bereitlegen
romme-open-count = { $points } von { $least }
romme-open-enough = das reicht
romme-open-missing = noch { $points }
romme-now-cut = Du hebst ab und findest { $card }.
romme-cut = Beim Abheben: { $card }
romme-now-use_card = Du hast { $card } genommen: Verwende die Karte jetzt.
romme-now-meld_card = { $card } muss jetzt in eine neue Figur.
romme-now-play_joker = Verwende den Joker jetzt: in einer neuen Figur oder zum Anlegen.
romme-outcome-out = { $who ->
    [me] Rommé! Du machst aus.
   *[other] Rommé! { $name } macht aus.
}
romme-outcome-blocked = Niemand macht aus
romme-because-out = Jede Karte, die noch auf der Hand ist, zählt gegen ihren Spieler.
romme-because-blocked = Es gibt nichts mehr zu ziehen; alle zahlen für ihre Handkarten.

# - results
romme-result-out = ausgemacht
romme-result-blocked = Talon leer

## The lines of the terminal

romme-aim = Werde alle deine Karten los: Leg Figuren aus (drei oder vier vom selben Wert in verschiedenen Farben, oder mindestens drei einer Farbe in Folge), und leg Karten an Figuren auf dem Tisch an. Die Erstauslage muss genug zählen; Karten, die auf der Hand bleiben, kosten Punkte.
romme-help = T0, T1 und so weiter sind die Figuren auf dem Tisch, * ist ein Joker, *Qd ein Joker, der für Qd steht. Du kannst tippen: meld [Jd *Qd Kd], lay Td>T0, swap Qd>T0, discard 5c.
romme-line-others = Karten der anderen
romme-line-known = Bekannt auf der Hand
romme-line-gone = Ausgeschieden
romme-line-robber = Joker vom Abheben
romme-line-meld = Auf dem Tisch
romme-line-pile = Ablagestapel, oben
romme-line-stock = Talon
romme-line-taken = Darf nicht zurück
romme-line-due-use_card = Sofort verwenden
romme-line-due-meld_card = Sofort auslegen
romme-line-due-play_joker = Joker verwenden
romme-line-cut = Abgehobene Karte
romme-line-opening = Erstauslage, Punkte
romme-line-opened = Auf der Hand blieb
romme-line-hand = Deine Hand

## What an action has brought, on every surface: `note-`

romme-note-refilled = Die abgelegten Karten werden zu einem neuen Talon gemischt.
romme-note-staged = Bisher zählt die Erstauslage { $points } von { $least }.
romme-note-opened = { $who ->
    [me] Deine Erstauslage
   *[other] Die Erstauslage von { $name }
} ist vollständig: { $points } Punkte.
romme-note-out = Rommé! { $who ->
    [me] Du machst
   *[other] { $name } macht
} aus.
romme-note-blocked = Es gibt nichts mehr zu ziehen: Das Spiel endet ohne Sieger.
romme-note-doubled = Hand-Rommé, alles in einem Zug: Alle Punkte zählen doppelt.
romme-note-left = { $who ->
    [me] Du verlierst
   *[other] { $name } verliert
} { $points } für { $cards }.
romme-note-gets = { $who ->
    [me] Du bekommst
   *[other] { $name } bekommt
} { $points }, so viel wie die anderen verlieren.
romme-note-eliminated = { $who ->
    [me] Du scheidest
   *[other] { $name } scheidet
} aus.

## Why the bot would do it: hints of the page and the terminal, `reason-`

romme-reason-keep_joker = Für einen Joker findet sich immer ein Platz.
romme-reason-pass_ahead = Deine Hand ist wohl die billigste: Lass das Spiel enden.
romme-reason-take_behind = Andere haben wohl billigere Karten: Das Spiel sollte noch nicht enden.
romme-reason-discard_no_use = Mit { $card } könntest du nicht so viel mehr auslegen, dass es sich lohnt.
romme-reason-take_joker = Ein Joker passt fast überall.
romme-reason-take_to_go_out = Mit { $card } kannst du jetzt ausmachen.
romme-reason-take_to_lay = { $card } passt an eine Figur auf dem Tisch.
romme-reason-take_to_meld = Mit { $card } kannst du mehr auslegen, als du aufnimmst.
romme-reason-go_out = Damit machst du in diesem Zug aus.
romme-reason-meld_plan = Die Figur gehört zu denen, mit denen du am meisten loswirst.
romme-reason-meld_worth = Von allen Figuren, die jetzt möglich sind, zählt diese am meisten.
romme-reason-swap = Ein Joker nützt dir mehr als die Karte, die du dafür gibst.
romme-reason-lay_joker = Der Joker muss jetzt weg: Auf der Hand käme er dich teuer zu stehen.
romme-reason-wait = Noch macht niemand so bald aus, und an das, was du vorerst auf der Hand behältst, kann niemand anlegen.
romme-reason-discard_joker = Eine andere Karte zum Ablegen gibt es nicht.
romme-reason-lay_off = Die Karte passt, und auf der Hand würde sie { $points } kosten.
romme-reason-discard_least = { $card } kannst du am ehesten entbehren: Auf der Hand würde die Karte { $points } kosten, und { $count ->
    [0] keine, die noch kommen kann, ergibt
    [one] nur eine, die noch kommen kann, ergibt
   *[other] { $count }, die noch kommen können, ergeben
} damit eine Figur.
romme-reason-discard_soon = Bald könnte jemand ausmachen, darum zählt mehr, was auf der Hand teuer ist: { $card } würde { $points } kosten.

## The practice deal

romme-lesson-aim = Ziel: leere Hand
    .text = Karten wirst du in Figuren los: drei oder vier eines Werts in verschiedenen Farben, wie deine Könige, oder eine Folge in einer Farbe.
romme-lesson-draw = Zuerst ziehst du
    .text = Die oberste Karte der Ablage oder eine unbekannte vom Talon? { $c6 } nützt dir nichts: Zieh vom Talon.
romme-lesson-forty = 40 für den Anfang
    .text = Deine Erstauslage muss zusammen 40 zählen. Drei Könige sind 30: Tipp alle drei an und leg sie aus.
romme-lesson-joker = Der Joker springt ein
    .text = 10 fehlen noch. Ein Joker steht für jede beliebige Karte: bei { $s9 } { $sJ } { $sQ } für { $sT }. Tipp diese vier an und leg sie aus.
romme-lesson-discard = 69: Du bist dabei
    .text = Das ist mehr als genug. Der Zug endet mit einer abgelegten Karte: { $d8 } passt zu nichts. Bis dahin kannst du alles zurücknehmen.
romme-lesson-swap = Hol dir den Joker zurück
    .text = Du hast { $sT } gezogen, genau die Karte, für die dein Joker steht. Tipp sie an und tausch sie gegen den Joker.
romme-lesson-again = Gleich wieder auslegen
    .text = Ein eingetauschter Joker muss noch in diesem Zug auf den Tisch. Mit { $h4 } und { $h5 } ergibt er eine Folge. Dann leg { $c7 } ab.
romme-lesson-lay = Anlegen darfst du überall
    .text = { $hA } passt zu den drei Assen, die der andere ausgelegt hat. Einzelne Karten darfst du an jede Figur anlegen.
romme-lesson-keep = Behalte das Paar
    .text = Noch eine 2, und du bist fertig. Behalte beide und leg { $d3 } ab.
romme-lesson-out = Die letzte Figur
    .text = Drei Zweien: Leg sie aus, und deine Hand ist leer. So machst du aus, ohne noch eine Karte abzulegen.
romme-lesson-end = Erstauslage mit 40, ein Joker gleich zweimal, angelegt und vor dem anderen ausgemacht: Was andere noch halten, kostet sie Punkte. Das ist Rommé.

romme-bot-strong = wägt beim Ablegen ab, was es danach alles ziehen kann, zählt mit, was weg ist, und hält Figuren zurück, bis bald jemand ausmachen könnte
romme-bot-steady = zählt mit, was weg ist und was zusammenpasst, legt aber seine Figuren aus, sobald es geht, und alle können daran anlegen
romme-bot-fair = legt die teuerste einzelne Karte ab, was auch immer zu ihr passt, und übersieht die meisten abgelegten Karten
romme-bot-casual = sieht kaum auf die abgelegten Karten, vergisst meist anzulegen und reißt Paare auseinander
romme-bot-beginner = legt alles sofort aus, Joker zuerst, reißt Paare und Folgen auseinander und schaut kaum auf den Ablagestapel
