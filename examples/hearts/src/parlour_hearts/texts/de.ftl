## Ablehnungen

refused-hearts_pass_first = Wähl zuerst die Karten, die du weitergibst.
refused-hearts_not_now = Karten werden nur vor dem ersten Ausspielen weitergegeben.
refused-hearts_follow_suit = { $card } geht nicht: Du musst bedienen, und du hast { $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}.
refused-hearts_first_trick = { $card } zählt Punkte, und in den ersten Stich legt niemand Punkte, solange er eine andere Karte hat.
refused-hearts_lead_first = { $card } kann nicht ausgespielt werden: Die niedrigste Kreuzkarte, { $first }, eröffnet das Spiel.
refused-hearts_not_broken = { $card } kann nicht ausgespielt werden: Herz ist noch nicht gebrochen, und du hast eine andere Farbe.
refused-hearts_bad_position = Der Teil { $text } der Stellung passt nicht zum Abschnitt { $phase } oder zu den anderen Teilen.

## Name, Spielarten und Optionen

hearts-name = Hearts
hearts-about = Für drei bis fünf. Nimm kein Herz und nicht die Pik-Dame – oder nimm sie alle.
hearts-preset-classic = Hearts
    .why = Drei Karten werden weitergegeben, in den ersten Stich kommen keine Punkte, und die Partie geht bis 100.
hearts-preset-queen_breaks = Die Dame bricht Herz
    .why = Herz darf auch ausgespielt werden, sobald die Pik-Dame gefallen ist.
hearts-preset-moon_minus = Durchmarsch zählt für dich
    .why = Wer alle Punkte nimmt, verliert selbst 26, statt den anderen je 26 zu geben.
hearts-preset-no_passing = Ohne Weitergeben
    .why = Alle behalten ihre Karten, und in den ersten Stich dürfen Punkte.
hearts-preset-short = Kurz
    .why = Die Partie geht bis 50.
hearts-option-passing = Weitergeben
    .why = An wen vor dem ersten Ausspielen Karten gehen.
hearts-option-passing-rotate = reihum an jeden, dann an niemanden
hearts-option-passing-left = immer nach links
hearts-option-passing-none = niemand gibt weiter
hearts-option-passed_cards = Karten zum Weitergeben
    .why = Wie viele Karten jeder weitergibt.
hearts-option-clean_first_trick = Sauberer erster Stich
    .why = Herz und die Pik-Dame werden nicht in den ersten Stich gelegt.
hearts-option-queen_breaks = Die Dame bricht Herz
    .why = Herz darf auch ausgespielt werden, sobald die Pik-Dame gefallen ist.
hearts-option-moon = Durchmarsch
    .why = Was geschieht, wenn einer alle Punkte nimmt.
hearts-option-moon-others = 26 für jeden anderen
hearts-option-moon-self = 26 weniger für ihn
hearts-option-moon-none = nichts Besonderes
hearts-option-removed = Karten, die fehlen
    .why = Welche Karten zu dritt und zu fünft nicht mitspielen.
hearts-option-removed-twos = 2♦, dann 2♣
hearts-option-removed-diamonds = 2♦, dann 3♦
hearts-option-target = Punkte
    .why = Die Partie endet, wenn jemand so viele Punkte gegen sich hat.

## Am Tisch

hearts-action-pass = { $card ->
    [none] Weitergeben
   *[other] { $card } weitergeben
}
    .key = W
hearts-action-play = { $card ->
    [none] Spielen
   *[other] { $card } spielen
}
    .key = L
hearts-can-pass = eine Karte zum Weitergeben wählen
    .why = Niemand sieht, welche; alle Karten werden zugleich getauscht.
hearts-can-play = eine Karte spielen
    .why = Die höchste Karte der angespielten Farbe macht den Stich.
hearts-event-pass = { $who ->
    [me] Du wählst eine Karte zum Weitergeben.
   *[other] { $name } wählt eine Karte zum Weitergeben.
}
hearts-event-play = { $who ->
    [me] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
hearts-own-cards = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
hearts-passing = { $count ->
    [one] Wähl noch eine Karte für { $name }
   *[other] Wähl noch { $count } Karten für { $name }
}
hearts-tag = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hearts-result-counted = gezählt
hearts-result-moon = Durchmarsch
hearts-outcome-counted = Punkte dieses Spiels
hearts-outcome-moon = { $who ->
    [me] Durchmarsch! Du hast alle Punkte
   *[other] Durchmarsch: { $name } hat alle Punkte
}

## Das Terminal

hearts-aim = Nimm kein Herz (je ein Punkt) und nicht die Pik-Dame (13 Punkte): Punkte zählen gegen dich. Oder nimm sie alle: Das ist der Durchmarsch.
hearts-help = Bediene, wenn du kannst; das Ass ist am höchsten. Du kannst eingeben: play 9h oder nur 9h, und pass Qs, um eine Karte zu wählen.
hearts-line-given = Weitergegeben an
hearts-line-taken = Genommene Punkte
hearts-line-last = Letzter Stich
hearts-line-trick = Stich
hearts-line-hand = Deine Hand
hearts-note-trick = { $who ->
    [me] Du nimmst
   *[other] { $name } nimmt
} den Stich: { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
}.
hearts-note-broken = Ab jetzt darf Herz ausgespielt werden.
hearts-note-moon = { $who ->
    [me] Du hast alle Punkte genommen
   *[other] { $name } hat alle Punkte genommen
}: Durchmarsch.
hearts-note-counts = { $who ->
    [me] Du bekommst
   *[other] { $name } bekommt
} { $points ->
    [0] keine Punkte
   *[other] { $points }
}.

## Warum der Bot es täte

hearts-reason-pass = { $card } ist die Karte, die dich später am meisten kosten kann.
hearts-reason-lead = { $card } müssen am ehesten die anderen nehmen.
hearts-reason-below = { $card } ist die höchste Karte, die diesen Stich nicht nimmt.
hearts-reason-last = Du nimmst diesen Stich ohnehin, und er ist billig: weg mit { $card }.
hearts-reason-low = Jede deiner Karten könnte den Stich nehmen, { $card } am wenigsten.
hearts-reason-throw = Du kannst nicht bedienen: weg mit { $card }, deiner gefährlichsten Karte.
