## Refusals (of the engine)

refused-stops_spare_first = Entscheide zuerst über die Ersatzhand: Nimm sie, biete sie den anderen an, oder behalte deine eigene.
refused-stops_bid_now = Die Ersatzhand wird versteigert: Biete, oder passe.
refused-stops_claim_now = Melde zuerst, was deine Hand einbringt; auch nichts ist eine Meldung.
refused-stops_select_now = Wähl zuerst deine fünf Karten zum Pokern.
refused-stops_bet_now = Es wird gesetzt: Steig aus, geh mit, oder erhöhe.
refused-stops_lead_now = Du spielst aus: die niedrigste Karte einer Farbe.
refused-stops_follow_now = Alle werden nach der nächsten Karte gefragt: Spiel sie, oder verzichte.
refused-stops_no_auction = An diesem Tisch wird die Ersatzhand nicht versteigert.
refused-stops_auctioned = Je Spiel gibt es nur eine Versteigerung, und die hat es schon gegeben.
refused-stops_no_exchange = An diesem Tisch kann der Geber die Ersatzhand nicht nehmen.
refused-stops_exchanged = Getauscht ist schon; die Ersatzhand bleibt, wo sie ist.
refused-stops_pay_cards = Eine Hand mit einer Prämienkarte oder einer Reihe, die etwas einbringt, darf man nicht tauschen.
refused-stops_too_few_chips = Mehr Chips, als du hast, kannst du nicht bieten: { $chips }.
refused-stops_bid_higher = Ein Gebot muss mindestens { $least } sein.
refused-stops_no_jump = An diesem Tisch wird nur um einen Chip höher geboten: Biete { $least }.
refused-stops_claim_pair = König und Dame bringen nur dem etwas ein, der beide hat, und zwar in Herz.
refused-stops_claim_run = Du hast keine drei Karten in Folge, die etwas einbringen.
refused-stops_raises_over = An diesem Tisch darf nur { $raises }-mal erhöht werden, und so oft ist schon erhöht worden.
refused-stops_raise_closed = Seit der letzten vollen Erhöhung warst du schon dran; was danach kam, war zu wenig, als dass du wieder erhöhen dürftest.
refused-stops_raise_alone = Außer dir hat niemand, der noch dabei ist, Chips übrig; so gibt es niemanden, gegen den du erhöhen könntest.
refused-stops_raise_poor = Eine Erhöhung muss mindestens { $least } sein, und nach dem Mitgehen bleiben dir nur { $chips }.
refused-stops_raise_low_pot = Eine Erhöhung muss mindestens { $least } sein, darf an diesem Tisch aber nicht höher sein als der Topf, und der ist kleiner.
refused-stops_raise_more = Eine Erhöhung muss mindestens { $least } sein.
refused-stops_raise_chips = Nach dem Mitgehen bleiben dir { $most }; um mehr kannst du nicht erhöhen.
refused-stops_raise_pot = Erhöhen darfst du höchstens um das, was nach deinem Mitgehen im Topf liegt: { $most }.
refused-stops_raise_less = An diesem Tisch darfst du höchstens um { $most } erhöhen.
refused-stops_barred = { $card } gehört zu einer Farbe, die nach diesem Stopp nicht ausgespielt werden darf.
refused-stops_not_lowest = Spiel die niedrigste Karte der Farbe aus: { $lowest }, nicht { $card }.
refused-stops_not_next = { $card } ist nicht an der Reihe, sondern { $wanted }.
refused-stops_no_section = Ein Feld { $text } gibt es hier nicht; es gibt: { $allowed }.
refused-stops_not_five = Eine Pokerhand hat { $wanted } Karten; „{ $text }“ ist keine.
refused-stops_misfit = Der Teil „{ $text }“ passt nicht zum Rest der Stellung.
refused-stops_no_run = „{ $text }“ sind keine Karten in Folge mit ihren Spielern, etwa P0 3c P1 4c.
refused-stops_debt = { $text } kann hier keine Chips schuldig sein: { $chips }.
refused-stops_no_showdown = Das Tableau geht an die beste Hand aus fünf neuen Karten, aber das letzte Spiel wurde nicht hier gegeben: Es fehlt ein Kartenspiel, aus dem man sie zieht.
refused-stops_broke = Mit diesen Chips können weniger als zwei Spieler den Einsatz zahlen: { $text }.

## The page: name, presets and options. `.why` is the explanation in the lobby.

tripoley-name = Tripoley
tripoley-about = Drei Spiele in einem, für zwei bis neun: Prämienkarten auf der Hand, Pokern mit Einsätzen, und dann wird aufsteigend ausgespielt, bis zum Stopp.

# - presets
tripoley-preset-standard = Standard
    .why = Versteigerung der Ersatzhand, Prämienkarten auf der Hand, Pokern mit Erhöhungen um zwei, dann das Ausspielen.
tripoley-preset-quick = Kurz: weniger Entscheidungen
    .why = Jeder bietet einmal, zum Pokern werden die besten fünf Karten genommen, und erhöht wird einmal um einen Chip.
tripoley-preset-box = Wie auf der Schachtel
    .why = Die Ersatzhand bleibt tot, der Geber setzt zuerst und spielt zuerst aus, und Prämien müssen gemeldet werden.
tripoley-preset-pay_on_play = Prämie beim Ausspielen
    .why = Prämienkarten bringen etwas ein, wenn sie gespielt werden.
tripoley-preset-rummoli = Rummoli: kein Tausch mit Prämien
    .why = Prämienkarten zählen, wenn sie gespielt werden, und eine Hand mit einer davon darf nicht getauscht werden.
tripoley-preset-for_programs = Für Programme: wenig Auswahl
    .why = Jede Entscheidung hat nur wenige Möglichkeiten: Gebote steigen um eins, die besten fünf Karten werden genommen.

# - options
tripoley-option-players = Spieler
    .why = Wie viele sich an den Tisch setzen.
tripoley-option-start_chips = Chips zu Beginn
    .why = Mit so vielen Chips beginnt jeder die Partie.
tripoley-option-deals = Spiele der Partie
    .why = Nach so vielen Spielen endet die Partie, und die Chips auf dem Tableau werden vergeben; oder es geht weiter, bis nur noch einer den Einsatz zahlen kann.
tripoley-option-deals-null = zwei je Spieler
tripoley-option-deals-unlimited = bis einer übrig ist
tripoley-option-spare_position = Wann die Ersatzhand gegeben wird
    .why = Die Ersatzhand bekommt ihre Karte in jeder Runde nach dem Geber oder vor dem Spieler links vom Geber.
tripoley-option-spare_position-last = nach dem Geber
tripoley-option-spare_position-first = vor allen anderen
tripoley-option-dealer_exchange = Geber darf die Ersatzhand nehmen
    .why = Der Geber darf seine Hand gegen die Ersatzhand tauschen, ohne diese zu sehen.
tripoley-option-auction = Versteigerung der Ersatzhand
    .why = Will der Geber die Ersatzhand nicht, darf er sie an den Meistbietenden verkaufen.
tripoley-option-auction-open = Runde um Runde
tripoley-option-auction-single = jeder bietet einmal
tripoley-option-auction-sealed = verdeckte Gebote
tripoley-option-auction-none = keine
tripoley-option-min_bid = Mindestgebot
    .why = So viele Chips muss man mindestens bieten.
tripoley-option-jump_bids = Gebote dürfen springen
    .why = Ein Gebot darf um mehr als einen Chip über dem letzten liegen.
tripoley-option-exchange_requires_no_pay = Kein Tausch mit Prämienkarten
    .why = Eine Hand mit einer Prämienkarte oder einer Reihe, die etwas einbringt, darf weder getauscht noch beim Bieten eingesetzt werden.
tripoley-option-exchange_after_no_sale = Geber darf Unverkauftes nehmen
    .why = Nach einer Versteigerung ohne Käufer darf der Geber die Ersatzhand doch noch nehmen.
tripoley-option-auction_old_hand = Geber darf die alte Hand verkaufen
    .why = Hat der Geber die Ersatzhand genommen, darf er die Hand versteigern, die er dafür hergab.
tripoley-option-pay_timing = Prämienkarten zählen
    .why = Prämienkarten bringen etwas ein, wenn man sie nach dem Geben auf der Hand hat, oder wenn sie gespielt werden.
tripoley-option-pay_timing-hold = auf der Hand
tripoley-option-pay_timing-play = beim Ausspielen
tripoley-option-claim = Melden
    .why = Was deine Hand einbringt, kommt von selbst, oder du meldest es und darfst Karten verschweigen.
tripoley-option-claim-auto = von selbst
tripoley-option-claim-manual = von Hand
tripoley-option-poker_select = Karten zum Pokern
    .why = Du wählst fünf Karten deiner Hand zum Pokern, oder die besten fünf werden genommen.
tripoley-option-poker_select-choose = von Hand
tripoley-option-poker_select-auto = von selbst
tripoley-option-bet_structure = Grenzen beim Erhöhen
    .why = Um wie viel man erhöhen darf.
tripoley-option-bet_structure-fixed = fester Betrag
tripoley-option-bet_structure-spread = zwischen zwei Grenzen
tripoley-option-bet_structure-pot_limit = bis zur Höhe des Topfs
tripoley-option-bet_structure-no_limit = ohne Grenze
tripoley-option-bet_structure-none = ohne Setzen
tripoley-option-bet_unit = Fester Betrag
    .why = Bei festem Betrag wird immer um so viele Chips gesetzt und erhöht.
tripoley-option-raise_min = Kleinste Erhöhung
    .why = So viel muss man mindestens setzen oder erhöhen, außer bei festem Betrag.
tripoley-option-raise_max = Größte Erhöhung
    .why = So viel darf man zwischen zwei Grenzen höchstens setzen oder erhöhen.
tripoley-option-max_raises = Höchstzahl der Erhöhungen
    .why = So oft darf gesetzt und erhöht werden, das erste Mal mitgezählt; gilt nicht, wenn bis zur Höhe des Topfs oder ohne Grenze erhöht werden darf.
tripoley-option-short_raise = Erhöhung mit zu wenig Chips
    .why = Wer nicht ganz erhöhen kann, darf es nicht, oder er darf alle Chips setzen; die anderen dürfen danach nicht noch einmal erhöhen.
tripoley-option-short_raise-none = nicht erlaubt
tripoley-option-short_raise-all_in = alle Chips setzen
tripoley-option-bet_first = Wer zuerst setzt
    .why = Wer beim Setzen als Erster gefragt wird.
tripoley-option-bet_first-left = links vom Geber
tripoley-option-bet_first-dealer = der Geber
tripoley-option-ace_low_straight = A 2 3 4 5 ist eine Straße
    .why = Es ist die niedrigste Straße.
tripoley-option-tie_starter = Gleich gute Pokerhände
    .why = Wer von mehreren Siegern beim Pokern ausspielt: der erste links vom Geber, oder vor allen anderen der Geber.
tripoley-option-tie_starter-left_first = Geber zuletzt
tripoley-option-tie_starter-dealer_first = Geber zuerst
tripoley-option-first_lead = Erstes Ausspielen
    .why = Wer als Erster ausspielt.
tripoley-option-first_lead-poker_winner = Sieger beim Pokern
tripoley-option-first_lead-dealer_left = links vom Geber
tripoley-option-first_lead-dealer = der Geber
tripoley-option-suit_change = Farbe nach einem Stopp
    .why = Welche Farbe nach einem Stopp ausgespielt werden darf.
tripoley-option-suit_change-different_suit = eine andere
tripoley-option-suit_change-opposite_color = Rot und Schwarz im Wechsel
tripoley-option-suit_change-free = jede
tripoley-option-follow = Nächste Karte
    .why = Wer die nächste Karte hat, muss sie spielen oder darf sie zurückhalten; dann werden alle der Reihe nach gefragt.
tripoley-option-follow-must = muss gespielt werden
tripoley-option-follow-optional = darf zurückgehalten werden
tripoley-option-blocked = Wenn niemand ausspielen kann
    .why = Ob jeder für seine Karten auf der Hand zahlt, obwohl niemand gewonnen hat.
tripoley-option-blocked-pay = alle zahlen
tripoley-option-blocked-no_pay = niemand zahlt
tripoley-option-insolvency = Karten übrig, aber keine Chips
    .why = Wer für die Karten auf seiner Hand nicht zahlen kann, zahlt, was da ist, oder bleibt den Rest schuldig.
tripoley-option-insolvency-cap = zahlt, was da ist
tripoley-option-insolvency-credit = bleibt den Rest schuldig
tripoley-option-short_ante = Weniger als neun Chips
    .why = Wer nicht jedes Feld mit einem Chip besetzen kann, scheidet aus, zahlt, was da ist, oder kauft neue Chips.
tripoley-option-short_ante-eliminate = scheidet aus
tripoley-option-short_ante-partial = zahlt, was da ist
tripoley-option-short_ante-rebuy = kauft neue Chips
tripoley-option-final_board = Letzte Chips auf dem Tableau
    .why = Wer die Chips bekommt, die am Ende der Partie noch auf dem Tableau liegen.
tripoley-option-final_board-last_winner = der letzte Sieger
tripoley-option-final_board-split = werden geteilt
tripoley-option-final_board-showdown = beste Hand aus fünf neuen

michigan-name = Michigan Rummy
michigan-about = Für drei bis acht: Spiel deine Karten aufsteigend aus, bis zum Stopp, kassiere Chips für Prämienkarten, und gewinne mit den übrigen Karten den Pokertopf.

# - presets
michigan-preset-standard = Standard
    .why = Prämienkarten zählen, wenn sie gespielt werden, der Sieger nimmt die Kasse, und die beste Hand aus den übrigen Karten nimmt den Pokertopf.
michigan-preset-pressman = Wie auf der Schachtel
    .why = Eine Hand mit Prämienkarten darf nicht getauscht werden, nach einem Stopp wechseln Rot und Schwarz, und die letzten Chips werden geteilt.
michigan-preset-dealt_poker = Pokern vor dem Ausspielen
    .why = Gepokert wird mit den Händen, wie sie vor dem Ausspielen waren.
michigan-preset-for_programs = Für Programme: wenig Auswahl
    .why = Gebote steigen um einen Chip; jede Entscheidung hat nur wenige Möglichkeiten.

# - options
michigan-option-players = Spieler
    .why = Wie viele sich an den Tisch setzen.
michigan-option-start_chips = { tripoley-option-start_chips }
    .why = { tripoley-option-start_chips.why }
michigan-option-deals = { tripoley-option-deals }
    .why = { tripoley-option-deals.why }
michigan-option-deals-null = { tripoley-option-deals-null }
michigan-option-deals-unlimited = { tripoley-option-deals-unlimited }
michigan-option-dealer_ante = Einsatz des Gebers
    .why = So viele Chips legt der Geber auf jedes Feld.
michigan-option-spare_position = { tripoley-option-spare_position }
    .why = { tripoley-option-spare_position.why }
michigan-option-spare_position-last = { tripoley-option-spare_position-last }
michigan-option-spare_position-first = { tripoley-option-spare_position-first }
michigan-option-dealer_exchange = { tripoley-option-dealer_exchange }
    .why = { tripoley-option-dealer_exchange.why }
michigan-option-auction = { tripoley-option-auction }
    .why = { tripoley-option-auction.why }
michigan-option-auction-open = { tripoley-option-auction-open }
michigan-option-auction-single = { tripoley-option-auction-single }
michigan-option-auction-sealed = { tripoley-option-auction-sealed }
michigan-option-auction-none = { tripoley-option-auction-none }
michigan-option-min_bid = { tripoley-option-min_bid }
    .why = { tripoley-option-min_bid.why }
michigan-option-jump_bids = { tripoley-option-jump_bids }
    .why = { tripoley-option-jump_bids.why }
michigan-option-exchange_requires_no_pay = { tripoley-option-exchange_requires_no_pay }
    .why = { tripoley-option-exchange_requires_no_pay.why }
michigan-option-first_lead = { tripoley-option-first_lead }
    .why = { tripoley-option-first_lead.why }
michigan-option-first_lead-dealer_left = { tripoley-option-first_lead-dealer_left }
michigan-option-first_lead-dealer = { tripoley-option-first_lead-dealer }
michigan-option-suit_change = { tripoley-option-suit_change }
    .why = { tripoley-option-suit_change.why }
michigan-option-suit_change-different_suit = { tripoley-option-suit_change-different_suit }
michigan-option-suit_change-opposite_color = { tripoley-option-suit_change-opposite_color }
michigan-option-suit_change-free = { tripoley-option-suit_change-free }
michigan-option-follow = { tripoley-option-follow }
    .why = { tripoley-option-follow.why }
michigan-option-follow-must = { tripoley-option-follow-must }
michigan-option-follow-optional = { tripoley-option-follow-optional }
michigan-option-q_section = Dame mit Prämie
    .why = Welche Dame ein eigenes Feld hat.
michigan-option-q_section-Qd = Karo-Dame
michigan-option-q_section-Qh = Herz-Dame
michigan-option-poker_source = Karten zum Pokern
    .why = Gepokert wird mit den Karten, die übrig sind, oder mit den Händen vor dem Ausspielen.
michigan-option-poker_source-remaining = übrige Karten
michigan-option-poker_source-dealt = Hände vor dem Ausspielen
michigan-option-ace_low_straight = { tripoley-option-ace_low_straight }
    .why = { tripoley-option-ace_low_straight.why }
michigan-option-blocked = { tripoley-option-blocked }
    .why = { tripoley-option-blocked.why }
michigan-option-blocked-pay = { tripoley-option-blocked-pay }
michigan-option-blocked-no_pay = { tripoley-option-blocked-no_pay }
michigan-option-insolvency = { tripoley-option-insolvency }
    .why = { tripoley-option-insolvency.why }
michigan-option-insolvency-cap = { tripoley-option-insolvency-cap }
michigan-option-insolvency-credit = { tripoley-option-insolvency-credit }
michigan-option-short_ante = { tripoley-option-short_ante }
    .why = { tripoley-option-short_ante.why }
michigan-option-short_ante-eliminate = { tripoley-option-short_ante-eliminate }
michigan-option-short_ante-partial = { tripoley-option-short_ante-partial }
michigan-option-short_ante-rebuy = { tripoley-option-short_ante-rebuy }
michigan-option-final_board = { tripoley-option-final_board }
    .why = { tripoley-option-final_board.why }
michigan-option-final_board-last_winner = { tripoley-option-final_board-last_winner }
michigan-option-final_board-split = { tripoley-option-final_board-split }
michigan-option-final_board-showdown = { tripoley-option-final_board-showdown }

## The page: at the table.

# - actions: button, key, words in the line “Your turn: …”
tripoley-action-exchange = Ersatzhand nehmen
    .key = X
tripoley-action-offer = Anbieten
    .key = O
tripoley-action-keep = Hand behalten
    .key = K
tripoley-action-pass = Passen
    .key = P
tripoley-action-bid = Bieten
    .key = B
tripoley-action-claim = Melden
    .key = C
tripoley-action-select = Fünf wählen
    .key = S
tripoley-action-fold = Aussteigen
    .key = F
tripoley-action-call = Mitgehen
    .key = A
tripoley-action-raise = Erhöhen
    .key = R
tripoley-action-lead = { $card ->
    [none] Ausspielen
   *[other] { $card } ausspielen
}
    .key = L
tripoley-action-follow = { $card ->
    [none] Spielen
   *[other] { $card } spielen
}
    .key = Y
tripoley-action-decline = Verzichten
    .key = N
tripoley-can-exchange = die Ersatzhand nehmen
    .why = Du bekommst sie ungesehen, und deine Hand ist aus dem Spiel.
tripoley-can-offer = die Ersatzhand den anderen anbieten
    .why = Wer am meisten bietet, bekommt sie, und die Chips gehören dir.
tripoley-can-keep = deine Hand behalten
    .why = Die Ersatzhand bleibt aus dem Spiel.
tripoley-can-pass = passen
    .why = Du bietest nicht weiter.
tripoley-can-bid = auf die Ersatzhand bieten
    .why = Bietet niemand mehr, zahlst du und bekommst sie ungesehen für deine Hand.
tripoley-can-claim = melden, was deine Hand einbringt
    .why = Du bekommst die Chips auf diesen Feldern des Tableaus.
tripoley-can-select = fünf Karten zum Pokern wählen
    .why = Die besten fünf Karten gewinnen den Pokertopf.
tripoley-can-fold = aussteigen
    .why = Du pokerst nicht mehr mit, und dein Einsatz ist weg.
tripoley-can-call = mitgehen
    .why = Du setzt so viel wie die anderen und bleibst dabei.
tripoley-can-raise = erhöhen
    .why = Du setzt mehr, und die anderen müssen mitgehen oder aussteigen.
tripoley-can-lead = die niedrigste Karte einer Farbe ausspielen
    .why = Wer die nächsthöhere Karte der Farbe hat, spielt sie, und so weiter, bis niemand mehr kann.
tripoley-can-follow = die nächste Karte spielen
    .why = Wer die letzte Karte einer Reihe spielt, spielt die nächste aus.
tripoley-can-decline = verzichten
    .why = Die Karte bleibt auf deiner Hand.
tripoley-armed-select = Wähl fünf Karten.
tripoley-armed-lead = Welche Karte spielst du aus?

# - what happened
tripoley-event-exchange = { $who ->
    [me] Du nimmst die Ersatzhand.
   *[other] { $name } nimmt die Ersatzhand.
}
tripoley-event-offer = { $who ->
    [me] Du bietest die Ersatzhand an.
   *[other] { $name } bietet die Ersatzhand an.
}
tripoley-event-keep = { $who ->
    [me] Du behältst deine Hand.
   *[other] { $name } behält die eigene Hand.
}
tripoley-event-pass = { $who ->
    [me] Du passt.
   *[other] { $name } passt.
}
tripoley-event-bid = { $who ->
    [me] Du bietest.
   *[other] { $name } bietet.
}
tripoley-event-claim = { $who ->
    [me] Du hast gemeldet.
   *[other] { $name } hat gemeldet.
}
tripoley-event-select = { $who ->
    [me] Du hast deine fünf Karten gewählt.
   *[other] { $name } hat fünf Karten gewählt.
}
tripoley-event-fold = { $who ->
    [me] Du steigst aus.
   *[other] { $name } steigt aus.
}
tripoley-event-call = { $who ->
    [me] Du gehst mit.
   *[other] { $name } geht mit.
}
tripoley-event-raise = { $who ->
    [me] Du erhöhst.
   *[other] { $name } erhöht.
}
tripoley-event-lead = { $who ->
    [me] Du spielst { $card } aus.
   *[other] { $name } spielt { $card } aus.
}
tripoley-event-follow = { $who ->
    [me] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
tripoley-event-decline = { $who ->
    [me] Du verzichtest.
   *[other] { $name } verzichtet.
}

# - the mat, and hands of poker
tripoley-section-AH = Herz-Ass
tripoley-section-KH = Herz-König
tripoley-section-QH = Herz-Dame
tripoley-section-JH = Herz-Bube
tripoley-section-TH = Herz 10
tripoley-section-QKH = Herz-König und -Dame
tripoley-section-RUN = 8-9-10 einer Farbe
tripoley-section-KITTY = Kasse
tripoley-section-POT = Pokertopf
tripoley-hand-high_card = höchste Karte
tripoley-hand-pair = Paar
tripoley-hand-two_pair = zwei Paare
tripoley-hand-three = Drilling
tripoley-hand-straight = Straße
tripoley-hand-flush = Flush
tripoley-hand-full_house = Full House
tripoley-hand-four = Vierling
tripoley-hand-straight_flush = Straight Flush

# - results
tripoley-result-out = ausgemacht
tripoley-result-blocked = blockiert
tripoley-outcome-out = { $who ->
    [me] Du bist zuerst alle Karten los.
   *[other] { $name } ist zuerst alle Karten los.
}
tripoley-outcome-blocked = Blockiert: Niemand kann ausspielen.

# - actions: button, key, words in the line “Your turn: …”
michigan-action-exchange = { tripoley-action-exchange }
    .key = X
michigan-action-offer = { tripoley-action-offer }
    .key = O
michigan-action-keep = { tripoley-action-keep }
    .key = K
michigan-action-pass = { tripoley-action-pass }
    .key = P
michigan-action-bid = { tripoley-action-bid }
    .key = B
michigan-action-lead = { tripoley-action-lead }
    .key = L
michigan-action-follow = { tripoley-action-follow }
    .key = Y
michigan-action-decline = { tripoley-action-decline }
    .key = N
michigan-can-exchange = { tripoley-can-exchange }
    .why = { tripoley-can-exchange.why }
michigan-can-offer = { tripoley-can-offer }
    .why = { tripoley-can-offer.why }
michigan-can-keep = { tripoley-can-keep }
    .why = { tripoley-can-keep.why }
michigan-can-pass = { tripoley-can-pass }
    .why = { tripoley-can-pass.why }
michigan-can-bid = { tripoley-can-bid }
    .why = { tripoley-can-bid.why }
michigan-can-lead = { tripoley-can-lead }
    .why = { tripoley-can-lead.why }
michigan-can-follow = { tripoley-can-follow }
    .why = { tripoley-can-follow.why }
michigan-can-decline = { tripoley-can-decline }
    .why = { tripoley-can-decline.why }
michigan-armed-lead = { tripoley-armed-lead }

# - what happened
michigan-event-exchange = { tripoley-event-exchange }
michigan-event-offer = { tripoley-event-offer }
michigan-event-keep = { tripoley-event-keep }
michigan-event-pass = { tripoley-event-pass }
michigan-event-bid = { tripoley-event-bid }
michigan-event-lead = { tripoley-event-lead }
michigan-event-follow = { tripoley-event-follow }
michigan-event-decline = { tripoley-event-decline }

# - the mat, and hands of poker
michigan-section-AH = Herz-Ass
michigan-section-KC = Kreuz-König
michigan-section-QD = Karo-Dame
michigan-section-QH = Herz-Dame
michigan-section-JS = Pik-Bube
michigan-section-TH = Herz 10
michigan-section-QKH = Herz-König und -Dame
michigan-section-RUN = 7-8-9 einer Farbe
michigan-section-POOL = Pokertopf
michigan-section-POT = Kasse
michigan-hand-high_card = { tripoley-hand-high_card }
michigan-hand-pair = { tripoley-hand-pair }
michigan-hand-two_pair = { tripoley-hand-two_pair }
michigan-hand-three = { tripoley-hand-three }
michigan-hand-straight = { tripoley-hand-straight }
michigan-hand-flush = { tripoley-hand-flush }
michigan-hand-full_house = { tripoley-hand-full_house }
michigan-hand-four = { tripoley-hand-four }
michigan-hand-straight_flush = { tripoley-hand-straight_flush }

# - results
michigan-result-out = { tripoley-result-out }
michigan-result-blocked = { tripoley-result-blocked }
michigan-outcome-out = { tripoley-outcome-out }
michigan-outcome-blocked = { tripoley-outcome-blocked }

## The lines of the terminal

tripoley-aim = Zuerst bringen deine Prämienkarten Chips vom Tableau ein, dann gewinnen die besten fünf Karten den Pokertopf, dann spielen alle ihre Karten in aufsteigender Reihe aus: Wer zuerst keine mehr hat, nimmt die Kasse.
tripoley-legend = Das Tableau: Die Chips auf Ah Kh Qh Jh Th bekommt, wer die Karte hat; die auf „Kh+Qh“, wer beide hat; die auf „8-9-10“, wer die drei in einer Farbe hat; die Kasse, wer zuerst keine Karten mehr hat; den Pokertopf die beste Pokerhand.
tripoley-help = Du kannst tippen: keep, offer, bid 3, select ah kh 9c 9d 2s (oder „select best“), call, raise 2, fold, lead 2c oder nur 2c.
tripoley-mat-QKH = Kh+Qh
tripoley-mat-RUN = 8-9-10
tripoley-mat-KITTY = Kasse
tripoley-mat-POT = Pokertopf
michigan-aim = Alle spielen ihre Karten in aufsteigender Reihe aus, Farbe um Farbe. Wer eine Prämienkarte spielt, bekommt ihre Chips vom Tableau, wer zuerst keine Karten mehr hat, nimmt die Kasse, und die beste Pokerhand aus den übrigen Karten nimmt den Pokertopf.
michigan-legend = Das Tableau: Die Chips auf einer Karte bekommt, wer sie spielt; die auf „Kh+Qh“, wer beide spielt; die auf „7-8-9“, wer die drei in einer Farbe spielt; die Kasse, wer zuerst keine Karten mehr hat; den Pokertopf die beste Pokerhand.
michigan-help = Du kannst tippen: keep, offer, bid 3, pass, lead 2c oder nur 2c.
michigan-mat-QKH = { tripoley-mat-QKH }
michigan-mat-RUN = 7-8-9
michigan-mat-POOL = Pokertopf
michigan-mat-POT = Kasse
tripoley-line-chips = Chips
tripoley-line-mat = Tableau
tripoley-line-counts = Karten auf der Hand
tripoley-line-known = Bekannt auf der Hand
tripoley-line-former = Deine frühere Hand
tripoley-line-dead = Tote Karten
tripoley-line-bids = Gebote
tripoley-line-bets = Gesetzt
tripoley-line-fives = Pokerhände
tripoley-line-run = Reihe
tripoley-line-barred = Gesperrte Farben
tripoley-line-five = Deine Pokerkarten
tripoley-line-hand = Deine Hand
michigan-line-chips = { tripoley-line-chips }
michigan-line-mat = { tripoley-line-mat }
michigan-line-counts = { tripoley-line-counts }
michigan-line-known = { tripoley-line-known }
michigan-line-former = { tripoley-line-former }
michigan-line-dead = { tripoley-line-dead }
michigan-line-bids = { tripoley-line-bids }
michigan-line-bets = { tripoley-line-bets }
michigan-line-fives = { tripoley-line-fives }
michigan-line-run = { tripoley-line-run }
michigan-line-barred = { tripoley-line-barred }
michigan-line-five = { tripoley-line-five }
michigan-line-hand = { tripoley-line-hand }

## What an action has brought, on every surface: `note-`

tripoley-note-bought = { $who ->
    [me] Du kaufst
   *[other] { $name } kauft
} { note-chips }.
tripoley-note-last_deal = Das ist das letzte Spiel der Partie. { $end ->
    [last_winner] Wer ausmacht, bekommt auch, was auf dem Tableau bleibt.
    [split] Was auf dem Tableau bleibt, wird am Ende geteilt.
   *[showdown] Am Ende entscheiden je fünf neue Karten, wer bekommt, was auf dem Tableau bleibt.
}
tripoley-note-antes = Jeder legt { note-chips } auf das Tableau.
tripoley-note-ante = { $who ->
    [me] Du legst
   *[other] { $name } legt
} { note-chips } auf das Tableau.
tripoley-note-dealer_antes = { $who ->
    [me] Du gibst und legst
   *[other] { $name } gibt und legt
} { $more } Chips auf das Tableau, jeder andere { $chips }.
tripoley-note-sold = { $who ->
    [me] Du kaufst
   *[other] { $name } kauft
} { $other ->
    [dich] dir
   *[other] { $other }
} die Ersatzhand für { note-chips } ab.
tripoley-note-unsold = Niemand kauft die Ersatzhand.
tripoley-note-pays = { $who ->
    [me] Du bekommst
   *[other] { $name } bekommt
} { note-chips }: { $section }.
tripoley-log-note-puts_in = { note-chips }
tripoley-note-puts_in = { $who ->
    [me] Du legst
   *[other] { $name } legt
} { note-chips } in den Pokertopf.
tripoley-note-shows = { $who ->
    [me] Du zeigst
   *[other] { $name } zeigt
} { $cards }: { $hand }.
tripoley-note-unseen = Alle anderen sind ausgestiegen; { $who ->
    [me] du musst deine Karten nicht zeigen
   *[other] { $name } muss keine Karten zeigen
}.
tripoley-note-wins_poker = { $who ->
    [me] Du gewinnst
   *[other] { $name } gewinnt
} beim Pokern { note-chips }.
tripoley-note-stop_top = Stopp bei { $card }: Höher geht es nicht.
tripoley-note-stop_played = Stopp bei { $card }: { $next } ist schon gespielt.
tripoley-note-stop_missing = Stopp bei { $card }: Niemand hat { $next }.
tripoley-note-stop_held = Stopp bei { $card }: Niemand spielt { $next }.
tripoley-note-leads_instead = { $who ->
    [me] Du spielst
   *[other] { $name } spielt
} aus, weil { $other ->
    [dich] du
   *[other] { $other }
} nicht { $other ->
    [dich] kannst
   *[other] kann
}.
tripoley-note-out = { $who ->
    [me] Du bist
   *[other] { $name } ist
} zuerst alle Karten los.
tripoley-note-blocked = Blockiert: Niemand kann ausspielen.
tripoley-note-left = { $who ->
    [me] Du zahlst
   *[other] { $name } zahlt
} { note-chips } für { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
tripoley-note-wins_prize = { $who ->
    [me] Du bekommst
   *[other] { $name } bekommt
} { note-chips } fürs Ausmachen: { $section }.
tripoley-note-draws = { $who ->
    [me] Du ziehst
   *[other] { $name } zieht
} { $cards } für die letzten Chips: { $hand }.
tripoley-note-inherits = { $who ->
    [me] Du bekommst
   *[other] { $name } bekommt
} { note-chips } von den letzten Chips auf dem Tableau.
tripoley-note-owes = { $who ->
    [me] Du bist
   *[other] { $name } ist
} jetzt { note-chips } schuldig.
tripoley-note-broke = { $who ->
    [me] Du hast
   *[other] { $name } hat
} zu wenig Chips, um weiterzuspielen.

michigan-note-bought = { tripoley-note-bought }
michigan-note-last_deal = { tripoley-note-last_deal }
michigan-note-antes = { tripoley-note-antes }
michigan-note-ante = { tripoley-note-ante }
michigan-note-dealer_antes = { tripoley-note-dealer_antes }
michigan-note-sold = { tripoley-note-sold }
michigan-note-unsold = { tripoley-note-unsold }
michigan-note-pays = { tripoley-note-pays }
michigan-log-note-puts_in = { tripoley-log-note-puts_in }
michigan-note-puts_in = { tripoley-note-puts_in }
michigan-note-shows = { tripoley-note-shows }
michigan-note-unseen = { tripoley-note-unseen }
michigan-note-wins_poker = { tripoley-note-wins_poker }
michigan-note-stop_top = { tripoley-note-stop_top }
michigan-note-stop_played = { tripoley-note-stop_played }
michigan-note-stop_missing = { tripoley-note-stop_missing }
michigan-note-stop_held = { tripoley-note-stop_held }
michigan-note-leads_instead = { tripoley-note-leads_instead }
michigan-note-out = { tripoley-note-out }
michigan-note-blocked = { tripoley-note-blocked }
michigan-note-left = { tripoley-note-left }
michigan-note-wins_prize = { tripoley-note-wins_prize }
michigan-note-draws = { tripoley-note-draws }
michigan-note-inherits = { tripoley-note-inherits }
michigan-note-owes = { tripoley-note-owes }
michigan-note-broke = { tripoley-note-broke }

## The page: what both tables say besides.

stops-spare-hand = Ersatzhand
stops-now-exchange = Du bist dran: deine Hand oder die Ersatzhand?
stops-exchange-why = ungesehen, gegen alle meine Karten
stops-offer-why = an den Meistbietenden
stops-keep-why = die Ersatzhand bleibt aus dem Spiel
stops-amount-bid = Dein Gebot
stops-amount-raise = Erhöhen um
stops-bid-chips = { $chips } bieten
stops-seal-chips = { $chips ->
    [0] Nichts bieten
   *[other] { $chips } verdeckt bieten
}
stops-claims-note = Wähl auf dem Tableau, was du meldest. Alle Meldungen werden zugleich aufgedeckt.
stops-claim-sections = { $count ->
    [one] Ein Feld melden
   *[other] { $count } Felder melden
}
stops-claim-nothing = Nichts melden
stops-best-five = Beste fünf
    .key = V
stops-lay-five = Mit diesen fünf spielen
stops-call-chips = { $chips ->
    [0] Schieben
   *[other] { $chips } mitgehen
}
stops-raise-chips = { $chips ->
    [0] Erhöhen
   *[other] { $pay ->
        [same] { $chips } setzen
       *[other] Um { $chips } erhöhen, { $pay } zahlen
    }
}
stops-now-asked = Gefragt ist { $card }.
stops-tag-passed = gepasst
stops-tag-folded = raus
stops-tag-bid = bietet { $chips }
stops-tag-in = setzt { $chips }
stops-tag-leads = spielt aus
stops-tag-out = fertig
stops-tag-claimed = +{ $chips }
stops-outcome-prize = { $who ->
    [me] Du machst aus und kassierst { note-chips }
   *[other] { $name } macht aus und kassiert { note-chips }
}
stops-outcome-fines = Die anderen zahlen { note-chips } für die Karten auf der Hand.
stops-outcome-all-pay = Alle zahlen für die Karten auf der Hand, zusammen { note-chips }.
stops-hand-decides = { $rank } entscheidet
stops-outcome-drawn = Fünf neue Karten um die letzten Chips auf dem Tableau:
stops-outcome-bought = Neue Chips gekauft: { $names }.
stops-stays = { $chips ->
    [one] 1 bleibt
   *[other] { $chips } bleiben
}
stops-cause-player = Spieler
stops-cause-ante = Einsatz
stops-cause-spare = Ersatz
stops-cause-sections = Felder
stops-cause-poker = Poker
stops-cause-cards = Karten
stops-cause-last = Ende
stops-cause-total = Spiel
stops-cause-stack = Stand
stops-played = Gespielte Karten
stops-played-mine = deine
stops-played-gone = gespielt
stops-played-dead = aus dem Spiel
stops-stop-top = höher geht es nicht
stops-stop-played = { $next } ist schon gespielt
stops-stop-missing = niemand hat { $next }
stops-stop-held = niemand spielt { $next }
stops-stop-known = Stopp
tripoley-stack = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
michigan-stack = { tripoley-stack }

## Why the bot would do it: hints of the page and the terminal, `reason-`

tripoley-reason-exchange = In { $of } zufälligen Spielen brachte dir die Ersatzhand im Schnitt etwa { note-chips } mehr als deine.
tripoley-reason-offer = { $gain ->
    [more] Die Ersatzhand verspricht etwa { note-chips } mehr als deine
    [less] Die Ersatzhand verspricht etwa { note-chips } weniger als deine
   *[same] Die Ersatzhand verspricht etwa so viel wie deine
}, wie { $of } zufällige Spiele zeigen: Lass jemand anderen dafür zahlen.
tripoley-reason-keep = { $gain ->
    [more] Die Ersatzhand verspricht etwa { note-chips } mehr als deine
    [less] Die Ersatzhand verspricht etwa { note-chips } weniger als deine
   *[same] Die Ersatzhand verspricht etwa so viel wie deine
}, wie { $of } zufällige Spiele zeigen: Für einen Tausch ist das zu wenig.
tripoley-reason-bid = In { $of } zufälligen Spielen war die Ersatzhand etwa { note-chips } mehr wert als deine; das Gebot liegt darunter.
tripoley-reason-bid_nothing = { $gain ->
    [more] Die Ersatzhand verspricht etwa { note-chips } mehr als deine
    [less] Die Ersatzhand verspricht etwa { note-chips } weniger als deine
   *[same] Die Ersatzhand verspricht etwa so viel wie deine
}, wie { $of } zufällige Spiele zeigen: Das ist kein Gebot wert.
tripoley-reason-lead_chips = In { $of } zufälligen Spielen zu Ende gespielt, bringt { $card } mehr als { $other }: etwa { $more ->
    [one] einen Chip
   *[other] { $more } Chips
} mehr in zehn Spielen.
tripoley-reason-lead_shape = An Chips verspricht { $other } ebenso viel, doch die Farbe von { $card } spielt sich besser aus: viele Karten, niedrige oder ein Stopp.
tripoley-reason-go_out = Damit wirst du alle Karten los, was die anderen auch haben.
tripoley-reason-follow = Jede gespielte Karte ist eine weniger auf der Hand, und wer die letzte einer Reihe spielt, spielt aus.
tripoley-reason-claim_all = Melde alles, was deine Hand einbringt.
tripoley-reason-best_five = Eine bessere Hand geben deine Karten nicht her.
tripoley-reason-raise = Gegen die Karten, die die anderen haben können, gewinnst du etwa { $percent } von 100 Chips im Topf: bei { $players } Spielern weit mehr als ein gerechter Anteil.
tripoley-reason-call = Etwa { $percent } von 100 solchen Töpfen gewinnst du: genug, um für { $pot } noch { $chips } zu setzen.
tripoley-reason-check = Dabeizubleiben kostet nichts, und etwa { $percent } von 100 solchen Töpfen gewinnst du.
tripoley-reason-fold = Alle haben die besten fünf aus { $cards } Karten, und deine ({ $hand }) schlagen etwa { $beats } von 100 solchen Händen. Nur etwa { $percent } von 100 solchen Töpfen gewinnst du: zu wenig, um für { $pot } noch { $chips } zu setzen.
michigan-reason-exchange = { tripoley-reason-exchange }
michigan-reason-offer = { tripoley-reason-offer }
michigan-reason-keep = { tripoley-reason-keep }
michigan-reason-bid = { tripoley-reason-bid }
michigan-reason-bid_nothing = { tripoley-reason-bid_nothing }
michigan-reason-lead_chips = { tripoley-reason-lead_chips }
michigan-reason-lead_shape = { tripoley-reason-lead_shape }
michigan-reason-go_out = { tripoley-reason-go_out }
michigan-reason-follow = { tripoley-reason-follow }

## The practice deal: tripoley

tripoley-lesson-mat = Sofort bezahlt
    .text = Alle haben auf jedes Feld einen Chip gelegt. { $hA }, { $hQ } und { $hT } hast du bekommen: Ihre Chips gehören dir schon.
tripoley-lesson-five = Fünf zum Pokern
    .text = Wähl nun fünf Karten zum Pokern. Deine Herzkarten ergeben einen Flush: Nimm die besten fünf und spiel mit ihnen.
tripoley-lesson-bet = Setzen oder schieben?
    .text = Erhöhen kostet 2 Chips, schieben noch nichts. Deine Hand ist gut; sieh erst, was die anderen tun: Schieb.
tripoley-lesson-raised = Erhöht
    .text = Jemand hat um 2 Chips erhöht, vielleicht nur zum Schein. Dein Flush ist gut: Geh mit.
tripoley-lesson-lead = Der Pokertopf und das Ausspielen
    .text = Die beste Hand nimmt den Pokertopf und spielt aus. Wähl eine Farbe: Deine niedrigste Karte beginnt, die nächsthöheren folgen von selbst.
tripoley-lesson-stop = Ein Stopp
    .text = Über { $hA } geht nichts, also stoppt die Reihe. Wer zuletzt gespielt hat, spielt eine andere Farbe aus: Nimm Pik, { $s9 }.
tripoley-lesson-ace = Ein Ass stoppt sofort
    .text = Noch zwei Karten, und du spielst aus. Auf { $sA } kann niemand weiterspielen: Spiel es, und du bist gleich wieder dran.
tripoley-lesson-last = Die letzte Karte
    .text = Spiel sie, und du bist zuerst fertig: Die anderen zahlen für jede Karte einen Chip in die Kasse, und die Kasse gehört dir.
tripoley-lesson-end = Prämienkarten, Poker und die Reihe bis zum Stopp: In einem Spiel hast du dreimal Chips geholt. Das ist Tripoley.

## The practice deal: michigan

michigan-lesson-mat = Das Tableau zahlt
    .text = Alle haben Chips auf diese Karten gelegt. Wer eine davon spielt, bekommt ihre Chips. Du hast keine davon.
michigan-lesson-bid = Eine bessere Hand zu haben
    .text = Der Geber versteigert die Ersatzhand ungesehen. Sie kommt an die Stelle deiner Karten. Biete einen Chip.
michigan-lesson-more = Noch einen?
    .text = Jemand bietet 2. Für die Aussicht auf Prämienkarten sind 3 Chips nicht zu viel: Biete 3.
michigan-lesson-lead = Du spielst aus
    .text = { $cK } und { $dQ } sind nun dabei. Du spielst die niedrigste Karte einer Farbe: { $d4 }. { $d8 } hast du weggegeben, also weißt du, wo die Reihe stoppt.
michigan-lesson-stop = Stopps
    .text = Fehlt die nächste Karte, spielt, wer zuletzt dran war, eine andere Farbe aus. Jetzt du: Auf { $cQ } folgt dein { $cK } und bringt dir Chips ein.
michigan-lesson-pay = Auch ein Ass stoppt
    .text = Über { $cA } geht nichts, also spielst du wieder aus. { $dQ } ist eine Prämienkarte: Spiel sie und hol dir ihre Chips.
michigan-lesson-low = Merk dir, was weg ist
    .text = { $h4 } ist schon gespielt: Mit { $h3 } stoppt die Reihe sofort, und du spielst noch einmal aus.
michigan-lesson-last = Die letzte Karte
    .text = Spiel sie, und du bist zuerst fertig: Die Kasse gehört dir, und die anderen zahlen für jede Karte einen Chip.
michigan-lesson-end = Du hast eine Hand gekauft, Stopps gezählt, zweimal kassiert und alle Karten gespielt. Unter den Übrigen nahm die beste Pokerhand den Pokertopf.

tripoley-bot-strong = { bot-strong.why }
tripoley-bot-steady = spielt nach einer Faustregel aus, blufft ab und zu und merkt sich, wer nur mit guten Karten erhöht
tripoley-bot-fair = spielt die niedrigste Karte aus, geht bei jedem Einsatz mit und verkauft die Ersatzhand auch, wenn die eigene schlecht ist
tripoley-bot-casual = zahlt für die Ersatzhand, wie auch immer die eigene ist, geht bei jedem Einsatz mit und spielt die niedrigste Karte aus
tripoley-bot-beginner = zahlt viel zu viel für die Ersatzhand, geht bei jedem Einsatz mit und spielt die niedrigste Karte aus
michigan-bot-strong = { bot-strong.why }
michigan-bot-steady = spielt nach einer Faustregel aus
michigan-bot-fair = spielt die niedrigste Karte aus und verkauft die Ersatzhand auch, wenn die eigene schlecht ist
michigan-bot-casual = zahlt für die Ersatzhand, wie auch immer die eigene ist, und spielt die niedrigste Karte aus
michigan-bot-beginner = zahlt viel zu viel für die Ersatzhand und spielt die niedrigste Karte aus
