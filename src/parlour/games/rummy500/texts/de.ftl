## Refusals (of the engine)

refused-r500_draw_first = Zieh zuerst: vom Talon oder vom Ablagestapel.
refused-r500_drawn_already = Du hast schon gezogen. Leg aus, leg an, oder leg eine Karte ab.
refused-r500_no_pass = Passen kannst du nur, wenn der Talon leer ist.
refused-r500_stock_empty = Der Talon ist leer. Nimm vom Ablagestapel, oder passe und beende das Spiel.
refused-r500_pile_empty = Der Ablagestapel ist leer. Zieh vom Talon.
refused-r500_no_such_discard = Eine abgelegte Karte { $index } kann man so nicht nehmen; der Stapel hat { $count } Karten, gezählt ab 0.
refused-r500_take_must_use = An diesem Tisch darfst du { $card } nur nehmen, um die Karte sofort auszulegen oder anzulegen, und sie passt nirgends.
refused-r500_idle = Seit { $turns } Zügen wurde immer nur eine abgelegte Karte genommen. Jetzt darfst du { $card } nur nehmen, wenn du die Karte sofort auslegst oder anlegst.
refused-r500_take_floating = Du hast keine Karten mehr, und { $card } darf im selben Zug nicht zurück; du darfst die Karte also nur nehmen, wenn du sie anlegen kannst.
refused-r500_deep_no_use = Um { $card } mit allen Karten darüber zu nehmen, musst du die Karte sofort auslegen oder anlegen. Sie passt nirgends.
refused-r500_deep_no_meld = Um { $card } mit allen Karten darüber zu nehmen, musst du die Karte sofort in einer neuen Figur auslegen. Es gibt keine.
refused-r500_must_play = { $card } hast du vom Ablagestapel genommen; diese Karte muss zuerst auf den Tisch.
refused-r500_must_meld = { $card } muss in eine neue Figur; anlegen genügt an diesem Tisch nicht.
refused-r500_just_taken = { $card } hast du gerade vom Ablagestapel genommen; im selben Zug darf die Karte nicht zurück. Wähl eine andere.
refused-r500_playable_last = Deine letzte Karte, { $card }, passt an eine Figur auf dem Tisch; zum Schluss ablegen darfst du sie also nicht. Leg sie an.
refused-r500_few_naturals = Eine Figur braucht mindestens { $number } { $number ->
    [one] Karte, die kein Joker ist
   *[other] Karten, die keine Joker sind
}.
refused-r500_no_such_meld = Eine Figur { $meld } liegt nicht auf dem Tisch; gezählt wird ab 0.
refused-r500_does_not_fit = { $options ->
    [0] { $card } passt nicht an { $cards }; dort passt nichts mehr.
    [1] { $card } passt nicht an { $cards }; dort passt nur { $first }.
    [2] { $card } passt nicht an { $cards }; dort passen nur { $first } und { $second }.
   *[other] { $card } passt nicht an { $cards }.
}
refused-r500_which_end = { $text } passt an beide Enden dieser Folge; sag mit .lo oder .hi, an welches.
refused-r500_keep_one = Du musst eine Karte behalten: An diesem Tisch wird die letzte abgelegt.
refused-r500_leaves_no_turn = Dann bliebe dir eine Karte, die du weder ablegen noch anlegen kannst.
refused-r500_call_or_decline = Sag zuerst, ob du „Rummy!“ rufst oder verzichtest.
refused-r500_no_call = „Rummy!“ kannst du nur rufen, wenn du gefragt wirst, am Ende eines fremden Zuges.
refused-r500_call_own_card = Mit „Rummy!“ kommen nur Karten vom Ablagestapel auf den Tisch; { $card } gehört nicht dazu.
refused-r500_call_without = Du rufst wegen { $card }; die Karte muss also dabei sein.

## The page: name, presets and options. `.why` is the explanation in the lobby.

rummy500-name = Rummy 500
rummy500-about = Zwei bis acht Spieler. Jede Karte, die du auf den Tisch legst, bringt Punkte, der ganze Ablagestapel spielt mit, und jeder darf „Rummy!“ rufen.

# - presets
rummy500-preset-standard = Standard
    .why = Mit Jokern; wer zuerst 500 Punkte hat, gewinnt die Partie.
rummy500-preset-no_jokers = Ohne Joker
    .why = Dasselbe mit 52 Karten je Kartenspiel.
rummy500-preset-5-10-15 = Karten zählen 5, 10 oder 15
    .why = Zwei bis neun zählen 5, zehn bis König 10, Ass und Joker 15.
rummy500-preset-floating = Ohne Karten weiterspielen
    .why = Wer die letzte Karte auslegt, spielt ohne Karten weiter; nur Ablegen beendet das Spiel.
rummy500-preset-unplayable_final = Letzte Karte darf nicht passen
    .why = Die Karte, mit der man ausmacht, darf an keine Figur auf dem Tisch passen.
rummy500-preset-bicycle = Ohne Joker, ohne „Rummy!“
    .why = Keine Joker, die oberste abgelegte Karte muss sofort verwendet werden, niemand ruft „Rummy!“.
rummy500-preset-strict_discard = Genommenes sofort verwenden
    .why = Die oberste abgelegte Karte muss sofort verwendet werden, eine tiefere in einer neuen Figur.
rummy500-preset-boathouse = Letzte Karte wird abgelegt
    .why = Eine Karte muss zum Ablegen übrig bleiben.
rummy500-preset-steal_the_turn = „Rummy!“ bringt den Zug
    .why = Wer „Rummy!“ ruft, spielt seinen Zug gleich weiter; wer dazwischen sitzt, verliert seinen.

# - options
rummy500-option-packs = Kartenspiele
    .why = Nach der Zahl der Spieler: bis zu vier Spielern eines, ab fünf zwei.
rummy500-option-packs-auto = nach der Spielerzahl
rummy500-option-jokers_per_pack = Joker je Kartenspiel
    .why = So viele Joker kommen zu jedem Kartenspiel. 0 heißt keine.
rummy500-option-hand_size = Karten auf der Hand
    .why = Nach der Zahl der Spieler sind es dreizehn zu zweit, sonst sieben.
rummy500-option-hand_size-auto = nach der Spielerzahl
rummy500-option-values = Kartenwerte
    .why = Zwei bis neun zählen ihren Wert oder je fünf.
rummy500-option-values-standard = aufgedruckter Wert
rummy500-option-values-5-10-15 = 5, 10, 15
rummy500-option-ace_low_value = Ass vor der Zwei
    .why = Was ein Ass in Ass-2-3 zählt. Nach den Kartenwerten ist es 1, bei 5, 10, 15 sind es 5.
rummy500-option-ace_low_value-auto = nach den Kartenwerten
rummy500-option-going_out = Ausmachen
    .why = Wie die letzte Karte die Hand verlassen darf.
rummy500-option-going_out-meld_or_discard = ausgelegt oder abgelegt
rummy500-option-going_out-floating = nur abgelegt, sonst Schweben
rummy500-option-going_out-keep_one = immer eine zum Ablegen
rummy500-option-final_discard_unplayable = Letzte Karte darf nicht passen
    .why = Die Karte, mit der man ausmacht, darf an keine Figur auf dem Tisch passen.
rummy500-option-top_take = Oberste abgelegte Karte
    .why = Ob man sie behalten darf, wenn man nur sie nimmt.
rummy500-option-top_take-free = darf behalten werden
rummy500-option-top_take-must_use = muss sofort auf den Tisch
rummy500-option-deep_take_use = Tiefere abgelegte Karte
    .why = Wie eine tiefere Karte sofort verwendet werden muss.
rummy500-option-deep_take_use-meld_or_layoff = ausgelegt oder angelegt
rummy500-option-deep_take_use-new_meld = in einer neuen Figur
rummy500-option-call_rummy = „Rummy!“ rufen
    .why = Eine passende Karte, die im Ablagestapel liegen blieb, darf man für sich fordern.
rummy500-option-call_without_discard = Rufen ohne Ablegen
    .why = „Rummy!“ darf man auch nach einem Zug rufen, der seinen Spieler ohne Karten ließ.
rummy500-option-call_after = Nach einem Ruf
    .why = Ob es weitergeht wie vorher, oder ob der Ruf als Ziehen gilt.
rummy500-option-call_after-resume = es geht weiter wie vorher
rummy500-option-call_after-turn = der Rufende ist dran
rummy500-option-call_timeout_s = Sekunden zum Rufen
    .why = Wie lange jeder „Rummy!“ rufen kann, sobald er gefragt ist, wo mehrere Menschen spielen.
rummy500-option-around_the_corner = Folgen um die Ecke
    .why = Eine Folge darf hinter dem Ass weitergehen, etwa Dame-König-Ass-2.
rummy500-option-min_naturals = Echte Karten in einer Figur
    .why = Mindestens so viele Karten jeder Figur müssen echt sein, also keine Joker.
rummy500-option-redicard = Oberste Karte darf zurück
    .why = Die einzeln genommene oberste Karte darf im selben Zug wieder abgelegt werden.
rummy500-option-target = Punkte zum Sieg
    .why = Wer nach einem Spiel mit so vielen Punkten allein vorn liegt, gewinnt die Partie.
rummy500-option-going_out_bonus = Prämie fürs Ausmachen
    .why = Punkte für den, der seine Hand leert.
rummy500-option-idle_rounds = Runden im Leerlauf
    .why = Wird so viele Runden lang nur einzeln vom Ablagestapel genommen, muss die Karte danach sofort auf den Tisch.

## The page: at the table.

# - actions: button, key, words in the line “Your turn: …”
rummy500-action-stock = Ziehen
    .key = S
rummy500-action-take = Nehmen
    .key = T
rummy500-action-pass = Passen
    .key = P
rummy500-action-meld = Auslegen
    .key = M
rummy500-action-lay = { $card ->
    [none] Anlegen
   *[other] { $card } anlegen
}
    .key = O
rummy500-action-discard = { $card ->
    [none] Ablegen
   *[other] { $card } ablegen
}
    .key = D
rummy500-action-call = Rummy!
    .key = R
rummy500-action-decline = Jetzt nicht
    .key = N
rummy500-can-stock = vom Talon ziehen
    .why = Du bekommst eine Karte, die sonst niemand sieht.
rummy500-can-take = vom Ablagestapel nehmen
    .why = Mit einer Karte kommen alle, die über ihr liegen; die unterste von mehreren musst du gleich verwenden.
rummy500-can-pass = passen, dann endet das Spiel
    .why = Was du ausgelegt hast, zählt für dich, was auf der Hand bleibt, gegen dich.
rummy500-can-meld = eine Figur auslegen
    .why = Sie liegt vor dir, und ihre Karten zählen für dich.
rummy500-can-lay = eine Karte anlegen
    .why = Sie zählt für dich, auch an einer fremden Figur.
rummy500-can-discard = eine Karte ablegen
    .why = Sie kommt auf den Ablagestapel, und dein Zug endet.
rummy500-can-call = „Rummy!“ rufen
    .why = Du bekommst eine abgelegte Karte, die gepasst hätte, und bringst sie gleich auf den Tisch.
rummy500-can-decline = darauf verzichten
    .why = Du rufst nicht, und es geht weiter.
rummy500-armed-take = Welche Karte? Du bekommst auch alle darüber.
rummy500-armed-meld = Welche Karten legst du aus?
rummy500-armed-lay = Welche Karte legst du an?
rummy500-armed-discard = Welche Karte legst du ab?
rummy500-armed-call = Wegen welcher abgelegten Karte rufst du?

# - what happened
rummy500-event-stock = { $who ->
    [me] Du ziehst { $card }.
   *[other] { $name } zieht vom Talon.
}
rummy500-event-take = { $who ->
    [me] Du nimmst die abgelegten Karten ab { $card }.
   *[other] { $name } nimmt die abgelegten Karten ab { $card }.
}
rummy500-event-pass = { $who ->
    [me] Du passt: Das Spiel ist zu Ende.
   *[other] { $name } passt: Das Spiel ist zu Ende.
}
rummy500-event-meld = { $who ->
    [me] Du legst eine Figur aus.
   *[other] { $name } legt eine Figur aus.
}
rummy500-event-lay = { $who ->
    [me] Du legst { $card } an.
   *[other] { $name } legt { $card } an.
}
rummy500-event-discard = { $who ->
    [me] Du legst { $card } ab.
   *[other] { $name } legt { $card } ab.
}
rummy500-event-call = { $who ->
    [me] Rummy! Du nimmst { $card } und legst die Karte auf den Tisch.
   *[other] Rummy! { $name } nimmt { $card } und legt die Karte auf den Tisch.
}
rummy500-event-decline = { $who ->
    [me] Du verzichtest.
   *[other] { $name } verzichtet.
}

# - the table
rummy500-do-pile = { $count ->
    [one] { $card } nehmen
   *[other] { $count } ab { $card } nehmen
}
rummy500-do-call = Rummy! { $cards }
rummy500-called = { $who ->
    [me] Du rufst Rummy!
   *[other] { $name } ruft Rummy!
}
rummy500-called-card = { $card } kommt gleich auf den Tisch.
rummy500-reach-none = nichts gewählt
rummy500-use-on = an { $cards }
rummy500-now-reach = { $uses ->
    [none] { $card } kommt auf deine Hand.
   *[other] { $card } muss sofort verwendet werden: { $uses }.
}
rummy500-now-must = Du hast { $card } genommen: Verwende die Karte zuerst.
rummy500-now-must_meld = { $card } muss zuerst in eine neue Figur.
rummy500-now-call = Der Zug von { $name } ist zu Ende. Rufst du?
rummy500-call-nothing = Wenn du rufst, kannst du deinen Zug nicht beenden.
rummy500-call-note = Rufen mehrere, kommt der Erste nach { $name } zum Zug.
rummy500-made-of = { $laid } auf dem Tisch − { $held } auf der Hand
rummy500-outcome-out = { $who ->
    [me] Du machst aus!
   *[other] { $name } macht aus
}
rummy500-outcome-stock_out = Der Talon ist leer
rummy500-because-out = Was auf dem Tisch liegt, zählt; was auf der Hand bleibt, kostet.
rummy500-because-stock_out = Was auf dem Tisch liegt, zählt; was auf der Hand bleibt, kostet.

# - results
rummy500-result-out = ausgemacht
rummy500-result-stock_out = Talon leer

## The lines of the terminal

rummy500-aim = Leg Figuren aus (drei oder vier vom selben Wert, oder mindestens drei einer Farbe in Folge), und leg an die auf dem Tisch an: Was du legst, bringt Punkte, was auf der Hand bleibt, kostet. Du darfst tief in den Ablagestapel greifen, wenn du die Karte sofort verwendest.
rummy500-help = T0, T1 und so weiter sind die Figuren auf dem Tisch, D0, D1 und so weiter die abgelegten Karten, * ist ein Joker, *Qd ein Joker als Qd. Du kannst tippen: take D2, meld [Jd *Qd Kd], lay Td>T0, discard 5c, call D3 lay 5c>T1.
rummy500-line-counts = Karten der anderen
rummy500-line-floating = Ohne Karten
rummy500-line-known = Bekannt auf der Hand
rummy500-line-meld = Auf dem Tisch
rummy500-line-laid = Punkte auf dem Tisch
rummy500-line-held = Verlust auf der Hand
rummy500-line-stock = Talon
rummy500-line-pile = Ablage, älteste zuerst
rummy500-line-call = „Rummy!“ nach
rummy500-line-taken = Von der Ablage
rummy500-line-must = Zuerst zu legen
rummy500-line-must_meld = Zuerst auszulegen
rummy500-line-opened = Auf der Hand blieb
rummy500-line-hand = Deine Hand

## What an action has brought, on every surface: `note-`

rummy500-log-note-laid = +{ $points }
rummy500-note-laid = Das zählt { $points } für { $who ->
    [me] dich
   *[other] { $name }
}.
rummy500-note-out = { $who ->
    [me] Du hast
   *[other] { $name } hat
} keine Karten mehr.
rummy500-note-stock_out = Der Talon ist leer: Das Spiel ist zu Ende.
rummy500-note-counted = { $who ->
    [me] Du bekommst
   *[other] { $name } bekommt
} { $points }: { $laid } auf dem Tisch, { $cards ->
    [none] nichts auf der Hand
   *[other] −{ $held } für { $cards }
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } fürs Ausmachen
}.

## Why the bot would do it: hints of the page and the terminal, `reason-`

rummy500-reason-stock = Was du vom Ablagestapel nehmen könntest, verspricht nicht mehr als eine unbekannte Karte.
rummy500-reason-pass = Nichts, was du vom Ablagestapel nehmen könntest, lohnt sich.
rummy500-reason-take_now = Mit diesen Karten kannst du gleich { $points } Punkte auslegen, ohne sie { $before }.
rummy500-reason-take_hope = Diese Karten versprechen mehr als eine unbekannte.
rummy500-reason-call = Das bringt mehr, als die Karten kosten, die mitkommen.
rummy500-reason-decline = Die Karten, die mitkommen, würden mehr kosten, als es bringt.
rummy500-reason-go_out = Damit kannst du alle Karten loswerden, und du liegst vorn.
rummy500-reason-lay_down = Das bringt { $points } Punkte und lässt dir die beste Hand.
rummy500-reason-discard_safe = { $card } bringt den anderen wohl weniger als { $other }.
rummy500-reason-discard_useless = { $card } ist für deine Hand weniger wert als { $other }.
rummy500-reason-wait = Noch wird niemand bald fertig, und an das, was du vorerst auf der Hand behältst, kann niemand anlegen.

## The practice deal

rummy500-lesson-aim = Auslegen bringt Punkte
    .text = Jede Karte, die du auf den Tisch legst, bringt, was sie zählt; jede, die am Ende auf der Hand bleibt, kostet ebenso viel.
rummy500-lesson-fan = Die ganze Ablage spielt mit
    .text = Sie liegt offen in einer Reihe. Du darfst nach jeder Karte greifen, die du sofort auslegst, und nimmst alle darüber mit.
rummy500-lesson-deep = Greif nach 9♥
    .text = Sie passt zu deinen { $h7 } und { $h8 }. Tipp sie in der Reihe an und nimm sie; { $c6 } und { $h2 } kommen mit.
rummy500-lesson-must = Sofort auslegen
    .text = Eine tiefere Karte muss gleich auf den Tisch. Wähl { $h7 } { $h8 } { $h9 } und leg sie aus: 24 Punkte.
rummy500-lesson-haul = Ein willkommener Gast
    .text = { $c6 } ist mitgekommen und ergibt mit deinen zwei Sechsen einen Satz. Leg die drei aus: noch 18 Punkte.
rummy500-lesson-discard = Am Ende ablegen
    .text = { $h2 } zählt am wenigsten. Aber bedenk: Was du ablegst, bleibt auch für die anderen erreichbar.
rummy500-lesson-draw = Auch andere legen an
    .text = { $hT } liegt nun an deiner Folge und zählt für den, der sie angelegt hat. Die Ablage nützt dir gerade nichts: Zieh vom Talon.
rummy500-lesson-lay = Jetzt du
    .text = { $hJ } passt ans Ende der Folge. Leg sie an: 10 Punkte für dich, egal wem die Figur gehört.
rummy500-lesson-keep = Ein teures Paar
    .text = Zwei Damen kosten auf der Hand 20 und bringen auf dem Tisch 20. Behalte sie noch und leg { $s2 } ab.
rummy500-lesson-out = Der Joker hilft
    .text = Ein Joker steht für jede beliebige Karte und zählt 15. Leg ihn mit beiden Damen aus: 35 Punkte, und deine Hand ist leer.
rummy500-lesson-end = Du hast tief in die Ablage gegriffen, ausgelegt, angelegt und ausgemacht, während andere noch Karten hielten. Richtige Partien gehen bis 500.

rummy500-bot-strong = { bot-strong.why }
rummy500-bot-steady = wägt ab, was jede Karte allen wert ist, probiert aber nichts aus
rummy500-bot-fair = nimmt höchstens eine Karte vom Ablagestapel, ruft nur jedes zweite Mal und legt oft ab, was andere brauchen
rummy500-bot-casual = übersieht fast alles, was er nehmen oder anlegen könnte, und vergisst meist zu rufen
rummy500-bot-beginner = zieht vom Talon, legt nur ganze Figuren, ruft fast nie und legt die teuersten Karten ab
