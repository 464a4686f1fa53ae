## Refusals (of the engine)

refused-gin_upcard_first = Sag zuerst, ob du die offene Karte nimmst oder liegen lässt.
refused-gin_stock_only = Beide haben die offene Karte liegen lassen, also kommt die erste Karte vom Talon.
refused-gin_no_pass = Passen kannst du nur bei der ersten offenen Karte; jeder Zug beginnt mit dem Ziehen. Nimm die oberste Karte vom Ablagestapel, oder zieh vom Talon.
refused-gin_draw_first = Nimm zuerst die oberste Karte vom Ablagestapel, oder zieh vom Talon.
refused-gin_idle = { $takes }-mal in Folge wurde vom Ablagestapel genommen. Jetzt musst du vom Talon ziehen.
refused-gin_drawn_already = Du hast schon gezogen. Leg eine Karte ab, oder klopf.
refused-gin_discard_now = Leg jetzt eine Karte ab, oder klopf.
refused-gin_just_taken = { $card } hast du gerade vom Ablagestapel genommen; im selben Zug darf die Karte nicht zurück. Wähl eine andere.
refused-gin_must_knock = Ohne { $card } bleibt dir kein Rest: Mit dieser Karte musst du klopfen. Klopf, oder leg eine andere ab.
refused-gin_knock_now = Ohne { $card } bliebe dir kein Rest; an diesem Tisch musst du jetzt klopfen.
refused-gin_had_to_knock = Der Spieler mit der Hand { $text } hätte klopfen müssen, statt abzulegen.
refused-gin_cannot_knock = Ohne { $card } ist dein Rest { $deadwood }; zum Klopfen darf er höchstens { $limit } sein.
refused-gin_only_knock = Du hast die letzte abgelegte Karte genommen; das ist nur erlaubt, um gleich zu klopfen.
refused-gin_last_discard = Die letzte abgelegte Karte { $card } darfst du nur nehmen, wenn du damit sofort klopfen kannst.
refused-gin_last_discard_only = Der Talon ist zu Ende: Nimm die letzte abgelegte Karte und klopf, oder passe.
refused-gin_no_big_gin = Big Gin gibt es an diesem Tisch nicht.
refused-gin_not_all_melded = Für Big Gin müssen alle elf Karten in Figuren liegen; dein Rest ist { $deadwood }.
refused-gin_arrange_now = Leg zuerst deine Figuren aus.
refused-gin_two_melds = { $card } kann nur zu einer Figur gehören.
refused-gin_arrangement = So ausgelegt ist dein Rest { $deadwood }; er darf höchstens { $limit } sein.
refused-gin_lay_off_now = Leg Karten an die Figuren des Klopfenden an, oder sag, dass du fertig bist.
refused-gin_no_such_meld = Dort liegt keine Figur zum Anlegen; die übrigen Karten sind Restkarten.
refused-gin_does_not_fit = { $options ->
    [0] { $card } passt nicht an { $cards }; dort passt nichts mehr.
    [1] { $card } passt nicht an { $cards }; dort passt nur { $first }.
    [2] { $card } passt nicht an { $cards }; dort passen nur { $first } und { $second }.
   *[other] { $card } passt nicht an { $cards }.
}

## The page: name, presets and options. `.why` is the explanation in the lobby.

gin-name = Gin Rommé
gin-about = Zwei Spieler, je zehn Karten. Sammle Sätze und Folgen, und klopf, bevor es der andere tut.

# - presets
gin-preset-10-20 = Klassisch
    .why = 10 Punkte fürs Unterbieten, 20 für Gin. Die Partie geht bis 100.
gin-preset-20-25 = Unterbieten 20, Gin 25
    .why = Dasselbe mit 20 Punkten fürs Unterbieten und 25 für Gin.
gin-preset-25-25 = Unterbieten 25, Gin 25
    .why = Dasselbe mit 25 Punkten fürs Unterbieten und 25 für Gin.
gin-preset-series = Dreierserie
    .why = Drei Partien mit Wertung: Jedes gewonnene Spiel, jede gewonnene Partie und ein „zu null“ zählen extra.
gin-preset-international = International
    .why = Unterbieten und Gin bringen je 25; die offene Karte wird beiden angeboten, Gin muss nicht geklopft werden, ein Spiel ohne Ergebnis gibt derselbe noch einmal.
gin-preset-oklahoma = Oklahoma: Die offene Karte bestimmt
    .why = Die erste offene Karte bestimmt, mit wie viel Rest man klopfen darf.
gin-preset-straight = Nur Gin
    .why = Mit Rest darf niemand klopfen: Nur Gin beendet das Spiel.
gin-preset-strict = Streng: Gin muss geklopft werden
    .why = Wer ohne Rest klopfen kann, muss es, und das Ziel muss übertroffen werden.
gin-preset-big_gin = Big Gin
    .why = Elf Karten, die alle in Figuren liegen, darf man sofort auslegen; das bringt eine größere Prämie.
gin-preset-hollywood = Hollywood: drei Partien zugleich
    .why = Drei Partien werden zugleich angeschrieben; dein zweites gewonnenes Spiel zählt auch in der zweiten, das dritte in der dritten.
gin-preset-openspiel = Für Programme: wie OpenSpiel
    .why = Zum Vergleich mit Programmen von OpenSpiel: 25/25; die offene Karte wird beiden angeboten, Gin muss nicht geklopft werden, mit der letzten abgelegten Karte darf man klopfen.

# - options
gin-option-scoring = Prämien
    .why = Die Prämie fürs Unterbieten / die Prämie für Gin.
gin-option-scoring-10-20 = 10 / 20
gin-option-scoring-20-25 = 20 / 25
gin-option-scoring-25-25 = 25 / 25
gin-option-gin_bonus = Prämie für Gin
    .why = Punkte für Gin, zusätzlich zum Rest des anderen.
gin-option-gin_bonus-null = wie bei Prämien
gin-option-undercut_bonus = Prämie fürs Unterbieten
    .why = Punkte für den Gegner, der keinen größeren Rest hat als der Klopfende.
gin-option-undercut_bonus-null = wie bei Prämien
gin-option-knock_limit = Klopfgrenze
    .why = Mit so viel Rest darf man höchstens klopfen. Bei 0 zählt nur Gin; bei Oklahoma entscheidet die erste offene Karte.
gin-option-knock_limit-oklahoma = Oklahoma
gin-option-forced_gin = Gin muss geklopft werden
    .why = Eine Karte, nach der dir kein Rest bleibt, kann nicht einfach abgelegt werden: Du musst mit ihr klopfen.
gin-option-strict_gin = Gin duldet keinen Aufschub
    .why = Wer seinen Rest loswerden kann, muss klopfen; stattdessen eine andere Karte abzulegen ist nicht erlaubt.
gin-option-first_upcard = Erste offene Karte
    .why = Wie es weitergeht, wenn der Spieler gegenüber dem Geber die erste offene Karte liegen lässt.
gin-option-first_upcard-dealer_turn = der Geber ist normal am Zug
gin-option-first_upcard-both_offered = auch der Geber wird gefragt
gin-option-next_dealer = Nächster Geber
    .why = Wer nach einem gewonnenen Spiel gibt.
gin-option-next_dealer-alternate = abwechselnd
gin-option-next_dealer-winner = der Sieger
gin-option-next_dealer-loser = der Verlierer
gin-option-dead_redeal = Nach einem Spiel ohne Ergebnis
    .why = Wer gibt, wenn der Talon zu Ende war und niemand Punkte bekam.
gin-option-dead_redeal-alternate = der andere gibt
gin-option-dead_redeal-same = derselbe gibt
gin-option-last_discard_knock = Klopfen mit der letzten Karte
    .why = Ist der Talon zu Ende, darf man die letzte abgelegte Karte noch nehmen, wenn man damit sofort klopft.
gin-option-layoff = Anlegen
    .why = Nach dem Klopfen wird für den Gegner bestmöglich angelegt, oder er legt selbst an.
gin-option-layoff-auto = von selbst
gin-option-layoff-manual = von Hand
gin-option-arrange = Figuren beim Klopfen
    .why = Die Figuren werden von selbst ausgelegt (kleinster Rest, am wenigsten zum Anlegen), oder der Klopfende wählt.
gin-option-arrange-auto = von selbst
gin-option-arrange-manual = von Hand
gin-option-target = Punkte zum Sieg
    .why = Wer diese Summe erreicht, gewinnt die Partie.
gin-option-target_strict = Ziel übertreffen
    .why = Das Ziel muss übertroffen werden; es genau zu erreichen genügt nicht.
gin-option-series_matches = Partien der Serie
    .why = Wie viele Partien gespielt werden; bei mehr als einer entscheidet die Wertung.
gin-option-box_bonus = Wertung je gewonnenes Spiel
    .why = Kommt am Ende einer Partie für jedes gewonnene Spiel zur Wertung.
gin-option-game_bonus = Wertung für die Partie
    .why = Kommt zur Wertung dessen, der die Partie gewinnt.
gin-option-shutout_bonus = Wertung für „zu null“
    .why = Kommt noch dazu, wenn der andere in der Partie kein Spiel gewonnen hat.
gin-option-game_score_includes_points = Punkte zählen zur Wertung
    .why = Die Punkte einer Partie kommen zur Wertung hinzu.
gin-option-oklahoma_ace = Ass bei Oklahoma
    .why = Liegt ein Ass offen, beendet nur Gin das Spiel, oder man darf mit 1 klopfen.
gin-option-oklahoma_ace-gin = nur Gin
gin-option-oklahoma_ace-one = klopfen mit 1
gin-option-oklahoma_spades_double = Pik verdoppelt
    .why = Bei Oklahoma zählen alle Punkte des Spiels doppelt, wenn die offene Karte Pik ist.
gin-option-big_gin = Big Gin
    .why = Liegen alle elf Karten in Figuren, darf man sie auslegen, ohne abzulegen.
gin-option-big_gin_bonus = Prämie für Big Gin
    .why = Punkte für Big Gin, an Stelle der Prämie für Gin.
gin-option-hollywood = Hollywood-Wertung
    .why = Drei Partien werden zugleich angeschrieben.
gin-option-idle_takes = Vom Ablagestapel in Folge
    .why = Haben beide zusammen so oft nacheinander vom Ablagestapel genommen, muss die nächste Karte vom Talon kommen.
gin-option-max_deals = Höchstzahl der Spiele
    .why = Spätestens nach so vielen Spielen endet die Partie; 0 heißt, es gibt keine Grenze.

## The page: at the table.

# - actions: button, key, words in the line “Your turn: …”
gin-action-pass = Passen
    .key = P
gin-action-take = Nehmen
    .key = T
gin-action-stock = Ziehen
    .key = S
gin-action-discard = { $card ->
    [none] Ablegen
   *[other] { $card } ablegen
}
    .key = D
gin-action-knock = { $card ->
    [none] Klopfen
   *[other] Mit { $card } klopfen
}
    .key = K
gin-action-biggin = Big Gin
    .key = B
gin-action-lay = { $card ->
    [none] Anlegen
   *[other] { $card } anlegen
}
    .key = A
gin-action-finish = Fertig
    .key = F
gin-can-pass = passen
    .why = Du lässt die Karte liegen.
gin-can-take = { $card } nehmen
    .why = Die Karte kommt auf deine Hand. In diesem Zug darfst du sie nicht wieder ablegen.
gin-can-stock = vom Talon ziehen
    .why = Du bekommst eine Karte, die sonst niemand sieht.
gin-can-discard = eine Karte ablegen
    .why = Sie kommt auf den Ablagestapel, von dem sie der Gegner nehmen darf. Dein Zug endet.
gin-can-knock = klopfen
    .why = Das Spiel endet: Beide decken ihre Hand auf, und der Gegner darf bei dir anlegen. Der kleinere Rest gewinnt den Unterschied.
gin-can-biggin = Big Gin auslegen
    .why = Alle elf Karten liegen in Figuren: Das Spiel endet mit der Prämie für Big Gin.
gin-can-arrange = wählen, wie deine Figuren liegen
    .why = Was in keiner Figur liegt, zählt gegen dich, und der Gegner darf bei dir anlegen.
gin-can-lay = eine Karte anlegen
    .why = Eine angelegte Karte zählt nicht mehr gegen dich.
gin-can-finish = fertig melden
    .why = Du legst nichts mehr an, und das Spiel wird abgerechnet.
gin-armed-knock = Mit welcher Karte klopfst du?
gin-armed-discard = Welche Karte legst du ab?
gin-armed-lay = Welche Karte legst du an?

# - what happened
gin-event-pass = { $who ->
    [me] Du passt.
   *[other] { $name } passt.
}
gin-event-take = { $who ->
    [me] Du nimmst { $card }.
   *[other] { $name } nimmt { $card }.
}
gin-event-stock = { $who ->
    [me] Du ziehst { $card }.
   *[other] { $name } zieht vom Talon.
}
gin-event-discard = { $who ->
    [me] Du legst { $card } ab.
   *[other] { $name } legt { $card } ab.
}
gin-event-knock = { $who ->
    [me] Du klopfst mit { $card }.
   *[other] { $name } klopft mit { $card }.
}
gin-event-biggin = { $who ->
    [me] Du legst Big Gin aus.
   *[other] { $name } legt Big Gin aus.
}
gin-event-arrange = { $who ->
    [me] Du legst deine Figuren aus.
   *[other] { $name } legt die Figuren aus.
}
gin-event-lay = { $who ->
    [me] Du legst { $card } an.
   *[other] { $name } legt { $card } an.
}
gin-event-finish = { $who ->
    [me] Du bist mit dem Anlegen fertig.
   *[other] { $name } ist mit dem Anlegen fertig.
}

# - the table
gin-own-cards = { $count ->
    [one] Deine Hand: eine Karte, Rest { $deadwood }
   *[other] Deine Hand: { $count } Karten, Rest { $deadwood }
}
gin-opponent-cards = { $known ->
    [none] { $name } hat { $count } Karten
   *[other] { $name } hat { $count } Karten, darunter { $known }
}
gin-stock = { $count ->
    [one] Talon, eine Karte
   *[other] Talon, { $count } Karten
}
gin-stock-count = noch { $count }
gin-pile = { $card ->
    [none] Ablagestapel, leer
   *[other] Ablagestapel, obenauf { $card }
}
gin-pile-count = Abgelegt: { $count }
gin-discards = In diesem Spiel abgelegt
    .key = V
gin-discards-why = Der Stapel von der ältesten bis zur obersten Karte. Nehmen kann man nur die oberste; gesehen haben beide alle.
gin-thrown = Abgelegt von { $name }
gin-thrown-own = Abgelegt von dir
gin-deadwood = Rest { $count }
gin-deadwood-best = Bestenfalls { $count }
gin-after = { $can ->
    [gin] Ohne { $card }: Gin!
    [knock] Ohne { $card }: Rest { $count }, du kannst klopfen
   *[nothing] Ohne { $card }: Rest { $count }
}
gin-fits = passt an eine Figur
gin-race = Du { $own }, { $name } { $total }{ $target ->
    [0] {""}
   *[other] {" "}· Ziel { $target }
}
gin-limit = { $limit ->
    [0] Nur Gin beendet das Spiel
   *[other] Klopfen mit höchstens { $limit }
}{ $upcard ->
    [none] {""}
   *[other] { " · Oklahoma: offen lag " }{ $upcard }
}
gin-barred = Gerade vom Ablagestapel genommen: in diesem Zug nicht abzulegen.
gin-arrange-title = Wie sollen deine Figuren liegen?
gin-laid-title = { $who ->
    [me] Deine Figuren
   *[other] Die Figuren von { $name }
}
gin-knocker = geklopft
gin-defender = Gegner

# - results
gin-result-gin = Gin
gin-result-knock = geklopft
gin-result-undercut = unterboten
gin-result-biggin = Big Gin
gin-result-dead = ohne Ergebnis
gin-outcome-gin = { $who ->
    [me] Gin! Du bekommst { $points }
   *[other] Gin! { $name } bekommt { $points }
}
gin-outcome-knock = { $who ->
    [me] Geklopft! Du bekommst { $points }
   *[other] Geklopft! { $name } bekommt { $points }
}
gin-outcome-undercut = { $who ->
    [me] Unterboten! Du bekommst { $points }
   *[other] Unterboten! { $name } bekommt { $points }
}
gin-outcome-biggin = { $who ->
    [me] Big Gin! Du bekommst { $points }
   *[other] Big Gin! { $name } bekommt { $points }
}
gin-outcome-dead = Ohne Ergebnis: niemand bekommt Punkte
gin-because-gin = Kein Rest gegen { $defender }, dazu die Prämie für Gin.
gin-because-knock = Rest { $knocker } gegen { $defender }.
gin-because-undercut = Rest { $knocker } gegen nur { $defender }, dazu die Prämie fürs Unterbieten.
gin-because-biggin = Elf Karten in Figuren gegen Rest { $defender }, dazu die Prämie für Big Gin.
gin-because-dead = Der Talon ging zu Ende, bevor jemand geklopft hat.
gin-doubled = Offen lag Pik: Die Punkte zählen doppelt.
gin-laid-off = { $count ->
    [one] Eine Karte wurde angelegt.
   *[other] { $count } Karten wurden angelegt.
}

## The lines of the terminal

gin-aim = Bring deine zehn Karten in Figuren: drei oder vier vom selben Wert, oder mindestens drei einer Farbe in Folge. Ihr zieht und legt abwechselnd ab; klopf, wenn die Karten außerhalb der Figuren (dein Rest) wenig genug zählen, und du bekommst den Unterschied zum Rest des anderen.
gin-help = T0, T1 und so weiter sind die Figuren des Klopfenden. Du kannst tippen: take, stock, discard 5c, knock 5c, lay 7s>T1.
gin-line-other = Karten des Gegners
gin-line-stock = Talon
gin-line-known = Offen genommen
gin-line-pile = Ablagestapel
gin-line-shown = Geklopfte Hand
gin-line-opened = Der Gegner hatte
gin-line-limit = Klopfen bis
gin-line-deadwood = Dein Rest
gin-line-hand = Deine Hand

## What an action has brought, on every surface: `note-`

gin-note-shown = { $who ->
    [me] Du legst { $melds } aus
   *[other] { $name } legt { $melds } aus
}{ $cards ->
    [none] {""}
   *[other] , als Rest { $cards }
}.
gin-note-laid = { $who ->
    [me] Du legst
   *[other] { $name } legt
} an: { $cards }.
gin-note-gin = Gin! { $who ->
    [me] Du bekommst
   *[other] { $name } bekommt
} { $points }: { $defender } für den Rest des anderen und { $bonus } für Gin{ gin-note-twice }.
gin-note-biggin = Big Gin! { $who ->
    [me] Du bekommst
   *[other] { $name } bekommt
} { $points }: { $defender } für den Rest des anderen und { $bonus } für Big Gin{ gin-note-twice }.
gin-note-knock = { $who ->
    [me] Du bekommst
   *[other] { $name } bekommt
} { $points }: Rest { $defender } gegen { $knocker }{ gin-note-twice }.
gin-note-undercut = Unterboten! { $who ->
    [me] Du bekommst
   *[other] { $name } bekommt
} { $points }: Rest { $knocker } gegen { $defender } und { $bonus } fürs Unterbieten{ gin-note-twice }.
gin-note-twice = { $doubled ->
    [yes] {""}, alles doppelt, weil Pik offen lag
   *[no] {""}
}
gin-note-dead = Der Talon ist zu Ende: Niemand bekommt Punkte.
gin-note-game = { $who ->
    [me] Deine Wertung steigt
   *[other] Die Wertung von { $name } steigt
} um { $score }{ $number ->
    [0] {""}
   *[other] {" "}für Partie { $number }
}: { $box } für { $boxes ->
    [one] ein gewonnenes Spiel
   *[other] { $boxes } gewonnene Spiele
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } für die Partie
}{ $shutout ->
    [0] {""}
   *[other] , { $shutout } für „zu null“
}{ $points ->
    [0] {""}
   *[other] , { $points } für die Punkte
}.

## The practice deal

gin-lesson-aim = Dein Ziel: Figuren
    .text = Eine Figur sind drei oder mehr Karten eines Werts oder eine Folge in einer Farbe. Eine Folge hast du schon: { $h5 } { $h6 } { $h7 }.
gin-lesson-deadwood = Alles andere ist Rest
    .text = Karten ohne Figur zählen gegen dich: Ass 1, Bilder 10. Sind es zusammen höchstens 10, darfst du klopfen und das Spiel beenden.
gin-lesson-upcard = Nehmen oder liegen lassen?
    .text = Die erste offene Karte gehört dir, wenn du willst. Mit deinen zwei Neunen ergibt { $s9 } eine zweite Figur: Nimm sie.
gin-lesson-discard = Eine rein, eine raus
    .text = Am Ende jedes Zugs legst du eine Karte ab. { $card } zählt 10 und passt zu nichts: Tipp sie an, dann noch einmal.
gin-lesson-draw = Zieh eine Karte
    .text = Nur die oberste Karte der Ablage ist zu haben, und { $card } bringt dir keine Figur. Zieh also verdeckt vom Talon.
gin-lesson-low = Klein ist gut
    .text = Auch { $cA } ist Rest, zählt aber nur 1. { $card } würde dich 10 kosten: Leg sie ab.
gin-lesson-watch = Behalte die Ablage im Auge
    .text = Was andere nehmen und ablegen, verrät, was sie sammeln. { $card } nützt dir nichts: Zieh noch einmal vom Talon.
gin-lesson-knock = Zeit zu klopfen
    .text = { $s2 } { $s3 } { $s4 } ist deine dritte Figur. Ohne { $card } bleibt höchstens 10 Rest: Wähl { $card } und klopf damit.
gin-lesson-end = Figuren bilden, Teures ablegen und klopfen, bevor der andere so weit ist: Das ist Gin Rommé.

## Why the bot would do it: hints of the page and the terminal, `reason-`

gin-reason-upcard_no_meld = { $card } passt mit deinen Karten in keine Figur.
gin-reason-upcard_no_gain = { $card } passt in eine Figur, verkleinert deinen Rest aber nicht.
gin-reason-take_to_knock = Mit { $card } kannst du klopfen: Es bleibt ein Rest von { $deadwood }.
gin-reason-take_to_meld = { $card } kommt in eine Figur: Dein Rest fällt von { $before } auf { $after }.
gin-reason-biggin = Alle elf Karten liegen in Figuren.
gin-reason-knock_gin = Gin: Es bleibt kein Rest.
gin-reason-knock_early = So früh hatte der Gegner kaum Zeit: Ein Rest von { $deadwood } ist klein genug.
gin-reason-knock_last = Der Talon ist fast leer: Das ist die letzte Gelegenheit zu klopfen.
gin-reason-knock_must = Du kannst jetzt nur klopfen; ohne { $card } bleibt ein Rest von { $deadwood }.
gin-reason-discard_dear = Von dem, was du entbehren kannst, zählt { $card } am meisten: Es bleibt ein Rest von { $deadwood }.
gin-reason-discard_deadwood = Ohne { $card } hast du einen Rest von { $deadwood }; ohne { $other } wäre er größer.
gin-reason-discard_prospects = Ohne { $card } können dir die nächsten Karten mehr helfen als ohne { $other }.
gin-reason-discard_danger = Der Gegner kann { $card } weniger gut brauchen als { $other }.
gin-reason-arrange = Diese Figuren lassen am wenigsten übrig: einen Rest von { $deadwood }.
gin-reason-lay_off = { $card } passt, und { $points ->
    [one] ein Punkt zählt
   *[other] { $points } Punkte zählen
} nicht mehr gegen dich.
gin-reason-finish = Mehr anzulegen lohnt sich nicht.

gin-bot-strong = { bot-strong.why }
gin-bot-steady = zählt, welche Karten ihm noch helfen, denkt aber nicht daran, was du mit seinen abgelegten anfangen kannst
gin-bot-fair = achtet nur auf die eigenen Karten: hält Paare zu lange und klopft, sobald es geht
gin-bot-casual = übersieht die Hälfte der abgelegten Karten, die er brauchen könnte, hält jedes Paar fest und klopft, sobald es geht
gin-bot-beginner = zieht aus Gewohnheit vom Talon, hält jedes Paar fest und klopft, sobald es geht
