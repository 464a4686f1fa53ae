## Refusals (of the engine)

refused-lorum_declare_first = Sag zuerst, ob du einen Kleinen oder Großen ansagst oder passt.
refused-lorum_small_declared = Ein Kleiner ist schon angesagt. Du kannst nur passen oder einen Großen ansagen.
refused-lorum_override_first = Sag zuerst, ob du über den Kleinen einen Großen ansagst oder passt.
refused-lorum_declared = Angesagt wird nur vor dem ersten Ausspielen.
refused-lorum_expose_first = Sag zuerst, welche deiner Damen du offenlegst oder dass du keine offenlegst.
refused-lorum_exposed = Damen werden nur vor dem ersten Ausspielen offengelegt, und nur, wenn niemand angesagt hat.
refused-lorum_exposed_late = Damen werden nur vor dem ersten Ausspielen offengelegt.
refused-lorum_no_exposing = An diesem Tisch werden keine Damen offengelegt.
refused-lorum_follow_suit = { $card } geht nicht: Du musst bedienen, und du hast { $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}.
refused-lorum_must_beat = { $card } geht nicht: Beim Kleinen musst du { $best } überstechen, solange du kannst.
refused-lorum_bad_position = Der Teil { $text } der Stellung passt nicht zum Abschnitt { $phase } oder zu den anderen Teilen.

## The page: name, presets and options. `.why` is the explanation in the lobby.

lorum-name = Lórum
lorum-about = Drei oder vier Spieler. Nimm kein Herz, keine Kreuz-Dame und keine Pik-Dame, oder sag an, dass du keinen Stich machst oder alle.

# - presets
lorum-preset-four_players = Zu viert
    .why = Das übliche Spiel zu viert: Punkte werden in den Topf gezahlt, und wer keine hat, nimmt ihn.
lorum-preset-three_players = Zu dritt
    .why = Dasselbe zu dritt, ohne Karo 7 und Karo 8.
lorum-preset-exposed_double = Offene Damen, doppelt
    .why = Vor dem ersten Ausspielen dürfen Kreuz-Dame und Pik-Dame offengelegt werden; dann zählen sie doppelt.
lorum-preset-exposed_triple = Offene Damen, dreifach
    .why = Ebenso, doch wer die Dame nimmt, die er selbst offengelegt hat, zahlt dreifach.
lorum-preset-no_split = Topf wird nicht geteilt
    .why = Sind zwei ohne Punkte, nimmt niemand den Topf, und er wächst.
lorum-preset-table_stakes = Nur was du hast
    .why = Je 60 Chips, niemand zahlt mehr, als er hat, und die Partie endet, wenn jemand keine mehr hat.
lorum-preset-quick = Kurz: Spiele enden früher
    .why = Jedes Spiel endet, sobald sich nichts mehr ändern kann; die Chips bleiben dieselben.

# - options
lorum-option-players = Spieler
    .why = Wie viele sich an den Tisch setzen.
lorum-option-start_chips = Chips zu Beginn
    .why = Wie viele Chips jeder zuerst hat.
lorum-option-deals = Spiele
    .why = Nach so vielen Spielen endet die Partie; bei einem Vielfachen der Spielerzahl gibt jeder gleich oft.
lorum-option-declaration = Ansagen
    .why = Wie vor dem ersten Ausspielen ein Kleiner oder Großer angesagt wird.
lorum-option-declaration-ordered = der Reihe nach
lorum-option-declaration-sealed = alle zugleich, verdeckt
lorum-option-declaration-race = wer zuerst kommt
lorum-option-override_right = Großer über einen Kleinen
    .why = Wer noch einen Großen ansagen darf, wenn ein Kleiner angesagt ist.
lorum-option-override_right-all = alle anderen
lorum-option-override_right-later_only = wer noch nicht gefragt war
lorum-option-expose = Offene Damen
    .why = Vor dem ersten Ausspielen dürfen { $letters ->
        [DH] Eichel-Horník und Laub-Horník
        [UO] Eichel-Ober und Laub-Ober
        [JQ] Eichel-Ober und Laub-Ober
       *[french] Kreuz-Dame und Pik-Dame
    } offengelegt werden und zählen dann mehr.
lorum-option-expose-off = nicht gespielt
lorum-option-expose-double = zählen doppelt
lorum-option-expose-triple = doppelt, eigene dreifach
lorum-option-expose_declared = Damen in angesagten Spielen
    .why = Auch nach einem Kleinen oder Großen dürfen Damen offengelegt werden. Das kostet und bringt nichts, aber alle sehen sie.
lorum-option-two_zero_split = Zwei teilen den Topf
    .why = Zu viert teilen zwei ohne Punkte den Topf; sonst nimmt ihn niemand.
lorum-option-insolvency = Keine Chips mehr
    .why = Was geschieht, wenn jemand mehr Chips zahlen muss, als er hat.
lorum-option-insolvency-credit = er bleibt sie schuldig
lorum-option-insolvency-cap = er zahlt, was er hat
lorum-option-insolvency-rebuy = er kauft nach
lorum-option-bust_ends_game = Ohne Chips endet die Partie
    .why = Wo niemand mehr zahlt, als er hat: Die Partie endet nach einem Spiel, das jemandem keine Chips lässt.
lorum-option-early_stop = Ende des Spiels
    .why = Ob ein Spiel endet, sobald sein Ausgang feststeht; was nicht gespielt wurde, bleibt verdeckt.
lorum-option-early_stop-none = jede Karte wird gespielt
lorum-option-early_stop-declared = angesagte enden früher
lorum-option-early_stop-all = alle können früher enden

## The page: at the table.

# - actions: button, key, words in the line “Your turn: …”
lorum-action-pass = Passen
    .key = P
lorum-action-small = Kleiner (malý)
    .key = S
lorum-action-big = Großer (veľký)
    .key = B
lorum-action-none = Keine offenlegen
    .key = N
lorum-action-expose = { $card ->
    [none] Offenlegen
   *[other] { $card } offenlegen
}
    .key = E
lorum-action-play = { $card ->
    [none] Spielen
   *[other] { $card } spielen
}
    .key = L
lorum-can-pass = passen
    .why = Du sagst selbst nichts an.
lorum-can-small = einen Kleinen ansagen: kein Stich
    .why = Gelingt er, zahlen alle an dich; misslingt er, zahlst du an alle.
lorum-can-big = einen Großen ansagen: alle Stiche
    .why = Gelingt er, zahlen alle an dich; misslingt er, zahlst du an alle.
lorum-can-none = { $letters ->
    [DH] keinen Horník
    [UO] keinen Ober
    [JQ] keinen Ober
   *[french] keine Dame
} offenlegen
    .why = Niemand sieht, ob du { $letters ->
        [DH] einen Horník
        [UO] einen Ober
        [JQ] einen Ober
       *[french] eine Dame
    } hast.
lorum-can-expose = { $letters ->
    [DH] einen Horník
    [UO] einen Ober
    [JQ] einen Ober
   *[french] eine Dame
} offenlegen
    .why = Alle sehen die Karte, und wer sie nimmt, bekommt mehr Punkte.
lorum-can-play = { $duty ->
    [lead] eine beliebige Karte ausspielen
    [follow] { $suit } bedienen
    [beat] { $best } überstechen
    [free] eine beliebige Karte spielen, die Farbe fehlt dir
   *[other] eine Karte spielen
}
    .why = Die höchste Karte der angespielten Farbe macht den Stich.

# - the answers before the first lead: what is asked, what an answer means, what others have said
lorum-ask-DECLARE = Sagst du etwas an?
lorum-ask-OVERRIDE = Sagst du über den Kleinen einen Großen an?
lorum-ask-EXPOSE = Legst du { $letters ->
    [DH] einen Horník
    [UO] einen Ober
    [JQ] einen Ober
   *[french] eine Dame
} offen?
lorum-answer-pass = { $phase ->
    [OVERRIDE] es bleibt beim Kleinen
   *[DECLARE] um den Topf spielen
}
lorum-answer-small = kein Stich: +{ $each } von jedem
lorum-answer-big = alle Stiche: +{ $each } von jedem
lorum-answer-stake = ±{ $all }
lorum-answer-none = auf der Hand behalten
lorum-answer-expose = { $mode ->
    [regular] { $expose ->
        [triple] zählt doppelt, für dich dreifach
       *[double] zählt doppelt
    }
   *[other] kostet in diesem Spiel nichts
}
lorum-said-pass = passt
lorum-said-small = Kleiner
lorum-said-big = Großer
lorum-said-sealed = verdeckt
lorum-said-deciding = überlegt …

# - what happened
lorum-event-pass = { $who ->
    [me] Du passt.
   *[other] { $name } passt.
}
lorum-event-small = { $who ->
    [me] Du sagst einen Kleinen an.
   *[other] { $name } sagt einen Kleinen an.
}
lorum-event-big = { $who ->
    [me] Du sagst einen Großen an.
   *[other] { $name } sagt einen Großen an.
}
lorum-event-none = { $who ->
    [me] Du legst { $letters ->
        [DH] keinen Horník
        [UO] keinen Ober
        [JQ] keinen Ober
       *[french] keine Dame
    } offen.
   *[other] { $name } legt { $letters ->
        [DH] keinen Horník
        [UO] keinen Ober
        [JQ] keinen Ober
       *[french] keine Dame
    } offen.
}
lorum-event-expose = { $who ->
    [me] Deine Antwort steht: Du legst offen.
   *[other] { $name } legt { $card } offen.
}
lorum-event-answer = { $who ->
    [me] Du hast geantwortet.
   *[other] { $name } hat verdeckt geantwortet.
}
lorum-event-play = { $who ->
    [me] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}

# - the table
lorum-shown = { $card }, liegt offen
lorum-pays = zahlt
lorum-takes = bekommt
lorum-stays = bleibt im Topf
lorum-own-cards = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
lorum-pool = Topf: { $count }
lorum-pool-why = Punkte werden in den Topf gezahlt. Wer keine hat, wenn andere welche haben, nimmt ihn; am Ende der Partie wird er geteilt.
lorum-stack = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}

# - results
lorum-result-all_pay = alle zahlen
lorum-result-one_zero = einer ohne Punkte
lorum-result-two_zeros = zwei ohne Punkte
lorum-result-no_split = zwei ohne Punkte
lorum-result-one_taker = einer hat alle Punkte
lorum-result-all_tricks = alle Stiche
lorum-result-small_made = Kleiner gewonnen
lorum-result-small_failed = Kleiner verloren
lorum-result-big_made = Großer gewonnen
lorum-result-big_failed = Großer verloren
lorum-outcome-all_pay = Jeder hat Punkte: alle zahlen in den Topf
lorum-outcome-one_zero = { $who ->
    [me] Du hast keine Punkte und nimmst den Topf: { $chips }
   *[other] { $name } hat keine Punkte und nimmt den Topf: { $chips }
}
lorum-outcome-two_zeros = Zwei ohne Punkte teilen den Topf
lorum-outcome-no_split = Zwei sind ohne Punkte: niemand nimmt den Topf
lorum-outcome-one_taker = { $who ->
    [me] Du hast alle Punkte: Du zahlst { $chips } in den Topf
   *[other] { $name } hat alle Punkte und zahlt { $chips } in den Topf
}
lorum-outcome-all_tricks = { $who ->
    [me] Alle Stiche! Du bekommst { $chips }
   *[other] Alle Stiche für { $name }: { $chips }
}
lorum-outcome-small_made = { $who ->
    [me] Dein Kleiner ist gewonnen! Du bekommst { $chips }
   *[other] { $name } gewinnt den Kleinen: { $chips }
}
lorum-outcome-small_failed = { $who ->
    [me] Dein Kleiner ist verloren: Du zahlst { $chips }
   *[other] { $name } verliert den Kleinen und zahlt { $chips }
}
lorum-outcome-big_made = { $who ->
    [me] Dein Großer ist gewonnen! Du bekommst { $chips }
   *[other] { $name } gewinnt den Großen: { $chips }
}
lorum-outcome-big_failed = { $who ->
    [me] Dein Großer ist verloren: Du zahlst { $chips }
   *[other] { $name } verliert den Großen und zahlt { $chips }
}
lorum-because-all_pay = Niemand ist ohne Punkte; der Topf bleibt stehen und wächst auf { $pool }.
lorum-because-one_zero = Zuerst zahlen die anderen ihre Punkte in den Topf.
lorum-because-two_zeros = Jeder bekommt den halben Topf; ein überzähliger Chip bleibt darin.
lorum-because-no_split = An diesem Tisch wird der Topf nicht geteilt. Er wächst auf { $pool }.
lorum-because-one_taker = Alle Punkte, aber nicht alle Stiche: Niemand nimmt den Topf, er wächst auf { $pool }.
lorum-because-all_tricks = Alle anderen zahlen, egal wie die Punkte verteilt sind; der Topf bleibt.
lorum-because-small_made = Kein einziger Stich für den Ansager. Der Topf bleibt, und Punkte zählen nicht.
lorum-because-small_failed = Der Ansager hat einen Stich gemacht. Der Topf bleibt, und Punkte zählen nicht.
lorum-because-big_made = Alle Stiche für den Ansager. Der Topf bleibt, und Punkte zählen nicht.
lorum-because-big_failed = Ein anderer hat einen Stich gemacht. Der Topf bleibt, und Punkte zählen nicht.
lorum-bought = { $who ->
    [me] Du kaufst { $chips } Chips nach.
   *[other] { $name } kauft { $chips } Chips nach.
}

## The lines of the terminal

lorum-aim = Nimm kein Herz (je ein Punkt), nicht die Kreuz-Dame (4) und nicht die Pik-Dame (8): Punkte werden in den Topf gezahlt, und wer keine hat, nimmt ihn. Oder sag einen Kleinen an (du machst keinen Stich) oder einen Großen (du machst alle).
lorum-help = Bediene, wenn du kannst; das Ass ist hoch. Du kannst tippen: play 9h oder nur 9h, pass, small, big.
lorum-line-regular = Normales Spiel
lorum-line-small = Kleiner (malý)
lorum-line-big = Großer (veľký)
lorum-line-chips = Chips
lorum-line-pool = Topf
lorum-line-exposed = Offene Damen
lorum-line-taken = Stiche (Punkte)
lorum-line-tricks = Stiche
lorum-line-last = Letzter Stich
lorum-line-trick = Stich
lorum-line-hand = Deine Hand

## What an action has brought, on every surface: `note-`

lorum-note-regular = Niemand hat angesagt. { $who ->
    [me] Du spielst
   *[other] { $name } spielt
} aus.
lorum-note-small = { $who ->
    [me] Du darfst
   *[other] { $name } darf
} keinen Stich machen und { $who ->
    [me] spielst
   *[other] spielt
} aus.
lorum-note-big = { $who ->
    [me] Du musst
   *[other] { $name } muss
} alle Stiche machen und { $who ->
    [me] spielst
   *[other] spielt
} aus.
lorum-note-exposed = { $who ->
    [me] Du hast
   *[other] { $name } hat
} offengelegt: { $cards }.
lorum-note-trick = { $who ->
    [me] Der Stich gehört dir
   *[other] Der Stich geht an { $name }
}{ $counts ->
    [yes] {""}: { $points ->
        [0] keine Punkte
        [one] ein Punkt
       *[other] { $points } Punkte
    }
   *[no] {""}
}.
lorum-note-decided = Ändern kann sich nichts mehr; das Spiel endet hier.
lorum-note-all_tricks = { $who ->
    [me] Du hast
   *[other] { $name } hat
} alle Stiche gemacht; alle anderen zahlen.
lorum-note-small_made = { $who ->
    [me] Du gewinnst
   *[other] { $name } gewinnt
} den Kleinen: kein Stich.
lorum-note-small_failed = { $who ->
    [me] Du verlierst
   *[other] { $name } verliert
} den Kleinen: doch ein Stich.
lorum-note-big_made = { $who ->
    [me] Du gewinnst
   *[other] { $name } gewinnt
} den Großen: alle Stiche.
lorum-note-big_failed = { $who ->
    [me] Du verlierst
   *[other] { $name } verliert
} den Großen: Ein Stich ging an einen anderen.
lorum-note-pays = { $who ->
    [me] Du zahlst
   *[other] { $name } zahlt
} { note-chips } an { $other }.
lorum-note-pays_points = { $who ->
    [me] Du zahlst
   *[other] { $name } zahlt
} { note-chips } in den Topf für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
lorum-note-takes_pool = { $who ->
    [me] Du hast keine Punkte und nimmst
   *[other] { $name } hat keine Punkte und nimmt
} { note-chips } aus dem Topf.
lorum-note-all_pay = Alle haben Punkte; niemand nimmt den Topf.
lorum-note-one_zero = Ein Spieler hat keine Punkte.
lorum-note-two_zeros = Zwei Spieler haben keine Punkte und teilen den Topf.
lorum-note-no_split = Zwei Spieler haben keine Punkte: An diesem Tisch nimmt niemand den Topf.
lorum-note-one_taker = Ein Spieler hat alle Punkte, aber nicht alle Stiche: Niemand nimmt den Topf.
lorum-note-pool = Jetzt im Topf: { note-chips }.
lorum-note-buys = { $who ->
    [me] Du kaufst
   *[other] { $name } kauft
} { note-chips } nach.
lorum-note-shares = { $who ->
    [me] Du bekommst
   *[other] { $name } bekommt
} { note-chips } aus dem Topf, der am Ende der Partie geteilt wird.

## The practice deal

lorum-lesson-aim = Keine Punkte nehmen
    .text = Jedes Herz zählt 1 Punkt, { $cQ } zählt 4 und { $sQ } 8. Jeder Punkt kostet einen Chip: Überlass solche Stiche den anderen.
lorum-lesson-pool = Der Topf
    .text = Was die Punkte kosten, kommt in diesen Topf. Bleibst nur du ganz ohne Punkte, gehört er dir.
lorum-lesson-declare = Kleiner, Großer oder nichts?
    .text = Du könntest ansagen, keinen Stich zu machen (Kleiner) oder alle (Großer). Für beides ist deine Hand zu gemischt: Passe.
lorum-lesson-follow = Farbe bedienen
    .text = Du hast eine Karte der angespielten Farbe, also musst du sie spielen. Die höchste Karte dieser Farbe macht den Stich.
lorum-lesson-free = Nichts von der Farbe? Gut!
    .text = Jetzt darfst du jede Karte spielen. Wer den Stich macht, bekommt auch { $sQ } und damit 8 Punkte: weg damit.
lorum-lesson-under = Knapp darunter
    .text = { $hT } wurde angespielt. { $h9 } liegt darunter: Der Stich wird nicht deiner, und dein höheres Herz bist du los.
lorum-lesson-clean = Noch ohne Punkte
    .text = Genommene Punkte stehen beim Namen. Du hast noch keine, und mit { $h7 }, deinem letzten Herz, machst du den Stich nicht.
lorum-lesson-low = Unter dem König
    .text = { $sK } gewinnt gerade: Mit beiden passenden Karten bleibst du darunter. Kleine Karten sind am Ende viel wert.
lorum-lesson-harmless = Jetzt darfst du Stiche machen
    .text = Alle 20 Punkte sind weg, Stiche kosten nichts mehr. Mach die letzten zwei mit { $dK } und { $dA }.
lorum-lesson-end = Du hast bedient, Teures den anderen überlassen und keinen Punkt genommen: Der Topf gehört dir. Das ist Lórum.

## Why the bot would do it: hints of the page and the terminal, `reason-`

lorum-reason-declare_small = Die übrigen Karten wurden { $of }-mal zufällig verteilt: In { $won } dieser Spiele machte deine Hand keinen Stich.
lorum-reason-declare_big = Die übrigen Karten wurden { $of }-mal zufällig verteilt: In { $won } dieser Spiele machte deine Hand alle Stiche.
lorum-reason-pass_small = Nur in { $won } von { $of } zufälligen Spielen machte deine Hand keinen Stich: zu wenig für einen Kleinen.
lorum-reason-pass_big = Nur in { $won } von { $of } zufälligen Spielen machte deine Hand alle Stiche: zu wenig für einen Großen.
lorum-reason-pass_neither = Für einen Kleinen sind deine Karten zu hoch, und ohne Ass ist ein Großer aussichtslos.
lorum-reason-pass_high = Für einen Kleinen sind deine Karten zu hoch.
lorum-reason-pass_no_ace = Ohne Ass ist ein Großer aussichtslos.
lorum-reason-queen_covered = Mindestens { $count } niedrigere Karten der Farbe stehen neben { $letters ->
    [DH] dem Horník: Du wirst ihn
    [UO] dem Ober: Du wirst ihn
    [JQ] dem Ober: Du wirst ihn
   *[french] der Dame: Du wirst sie
} kaum selbst nehmen müssen.
lorum-reason-queen_bare = Neben { $letters ->
    [DH] dem Horník
    [UO] dem Ober
    [JQ] dem Ober
   *[french] der Dame
} stehen weniger als { $count } niedrigere Karten der Farbe: Du müsstest { $pack ->
    [german] ihn
   *[french] sie
} vielleicht selbst nehmen.
lorum-reason-queens_do_not_count = Im angesagten Spiel kosten { $letters ->
    [DH] Horníci
    [UO] Ober
    [JQ] Ober
   *[french] Damen
} nichts: Es gibt keinen Grund, { $pack ->
    [german] einen
   *[french] eine
} zu zeigen.
lorum-reason-stay_below = Nach allem, was du weißt, macht { $card } diesen Stich nicht.
lorum-reason-throw_danger = { $card } macht diesen Stich nicht und könnte dich später am meisten kosten.
lorum-reason-least_risk = { $card } macht den Stich in etwa { $percent } von 100 Fällen, { $points ->
    [0] noch ohne Punkte
    [one] bisher mit einem Punkt
   *[other] bisher mit { $points } Punkten
}; jede andere Karte ist riskanter, jetzt oder später.
lorum-reason-small_lead_own = { $card } können die anderen am leichtesten überstechen.
lorum-reason-small_lead = Unter einer niedrigen Karte kann der Ansager kaum bleiben.
lorum-reason-small_beat = Du musst überstechen, und { $card } ist die niedrigste Karte, mit der das geht.
lorum-reason-small_last = Als Letzter am Stich machst du ihn ohnehin: Weg mit { $card }.
lorum-reason-small_throw = Überstechen kannst du nicht, also weg mit einer hohen Karte.
lorum-reason-big_lead = { $count ->
    [0] { $card } kann niemand überstechen.
   *[other] Von dem, was du ausspielen kannst, ist { $card } am schwersten zu überstechen.
}
lorum-reason-big_beat = { $card } übersticht, was bisher liegt.
lorum-reason-big_throw = Hier kannst du nicht überstechen: Heb die hohen Karten für später auf.

lorum-bot-strong = { bot-strong.why }
lorum-bot-steady = zählt die Karten und wägt jeden Stich ab, aber nicht den Rest des Spiels
lorum-bot-fair = sagt etwas zu kühn an und zählt keine Karten
lorum-bot-casual = sagt viel zu kühn an und zählt keine Karten
lorum-bot-beginner = sagt bei jeder Gelegenheit etwas an und spielt die höchsten Karten zuerst
