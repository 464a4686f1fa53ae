## Odmietnutia (enginu)

refused-stops_spare_first = Najprv rozhodni o náhradných kartách: vezmi ich, daj ich do dražby, alebo si nechaj svoje.
refused-stops_bid_now = Dražia sa náhradné karty: ponúkni alebo pasuj.
refused-stops_claim_now = Najprv si uplatni výhry za svoje karty; môžeš povedať aj, že žiadne.
refused-stops_select_now = Najprv si vyber päť kariet na poker.
refused-stops_bet_now = Stávkuje sa: zlož, dorovnaj alebo zvýš.
refused-stops_lead_now = Vynášaš ty: zahraj najnižšiu kartu niektorej farby.
refused-stops_follow_now = Stôl sa všetkých pýta na ďalšiu kartu: zahraj ju alebo odmietni.
refused-stops_no_auction = Pri tomto stole sa náhradné karty nedražia.
refused-stops_auctioned = V jednom rozdaní je len jedna dražba a tá už bola.
refused-stops_no_exchange = Pri tomto stole si rozdávajúci nemôže vziať náhradné karty.
refused-stops_exchanged = Karty sa už vymenili; náhradné karty ostávajú, kde sú.
refused-stops_pay_cards = Kto má výhernú kartu alebo výherný rad, karty vymeniť nesmie.
refused-stops_too_few_chips = Nemôžeš ponúknuť viac žetónov, než máš: { $chips }.
refused-stops_bid_higher = Ponuka musí byť aspoň { $least }.
refused-stops_no_jump = Pri tomto stole ponuka rastie vždy o jeden žetón: ponúkni { $least }.
refused-stops_claim_pair = Za kráľa a dámu je výhra, len ak máš srdcového kráľa aj srdcovú dámu.
refused-stops_claim_run = Nemáš tri za sebou idúce karty, za ktoré je výhra.
refused-stops_raises_over = Pri tomto stole je počet zvýšení obmedzený ({ $raises }) a už je vyčerpaný.
refused-stops_raise_closed = Od posledného plného zvýšenia na teba už prišiel rad a odvtedy sa zvýšilo primálo na to, aby sa dalo zvyšovať znova.
refused-stops_raise_alone = Nikto iný, kto je ešte v hre, už nemá žetóny, takže niet proti komu zvýšiť.
refused-stops_raise_poor = Zvýšenie musí byť aspoň { $least } a po dorovnaní ti ostane len { $chips }.
refused-stops_raise_low_pot = Zvýšenie musí byť aspoň { $least }, ale pri tomto stole nesmie byť vyššie ako bank a ten je menší.
refused-stops_raise_more = Zvýšenie musí byť aspoň { $least }.
refused-stops_raise_chips = Po dorovnaní ti ostane { $most }; o viac zvýšiť nemôžeš.
refused-stops_raise_pot = Zvýšiť smieš najviac o to, čo je v banku s tvojím dorovnaním: { $most }.
refused-stops_raise_less = Pri tomto stole smieš zvýšiť najviac o { $most }.
refused-stops_barred = { $card } je z farby, ktorá sa po tomto zastavení vyniesť nesmie.
refused-stops_not_lowest = Vynes najnižšiu kartu farby: { $lowest }, nie { $card }.
refused-stops_not_next = { $card } nie je na rade; na rade je { $wanted }.
refused-stops_no_section = Políčko { $text } tu nie je; sú tu: { $allowed }.
refused-stops_not_five = Kariet na poker má byť { $wanted }; „{ $text }“ nevyhovuje.
refused-stops_misfit = Časť „{ $text }“ sa nehodí k zvyšku pozície.
refused-stops_no_run = „{ $text }“ nie je rad kariet s ich hráčmi, napríklad P0 3c P1 4c.
refused-stops_debt = { $text } tu žetóny dlhovať nemôže: { $chips }.
refused-stops_no_showdown = O podložku sa hrá s piatimi novými kartami a posledné rozdanie sa nerozdávalo tu: niet z čoho ich ťahať.
refused-stops_broke = S týmito žetónmi môžu vklad zložiť menej než dvaja hráči: { $text }.

## Stránka: názov, predvoľby a voľby. `.why` je vysvetlenie v úvodnej sále.

tripoley-name = Tripoley
tripoley-about = Tri hry v jednej pre dvoch až deviatich: výherné karty v ruke, poker so stávkami a vykladanie kariet v rade až do zastavenia.

# - predvoľby
tripoley-preset-standard = Bežné
    .why = Dražba náhradných kariet, výherné karty v ruke, poker so zvyšovaním po dvoch a napokon vykladanie.
tripoley-preset-quick = Rýchla: menej rozhodovania
    .why = Každý má jednu ponuku, na poker sa vezme najlepších päť kariet a zvýšiť možno raz o žetón.
tripoley-preset-box = Ako na škatuli
    .why = Náhradné karty ostávajú mŕtve, rozdávajúci stávkuje a vynáša prvý a výhry za karty si treba uplatniť.
tripoley-preset-pay_on_play = Výhra pri zahraní
    .why = Výhra za kartu sa vypláca až vtedy, keď sa zahrá.
tripoley-preset-rummoli = Rummoli: bez výmeny s výhernou kartou
    .why = Výhra za kartu sa vypláca až vtedy, keď sa zahrá, a kto výhernú kartu má, karty vymeniť nesmie.
tripoley-preset-for_programs = Pre programy: málo možností
    .why = Každé rozhodnutie má málo možností: ponuky rastú po jednom, berie sa najlepších päť kariet.

# - voľby
tripoley-option-players = Hráči
    .why = Koľko hráčov si sadne k stolu.
tripoley-option-start_chips = Žetóny na začiatku
    .why = Toľko žetónov má každý na začiatku partie.
tripoley-option-deals = Rozdania v partii
    .why = Po toľkých rozdaniach sa partia končí a žetóny z podložky sa rozdelia; alebo sa hrá, kým neostane jediný, kto má na vklad.
tripoley-option-deals-null = dvojnásobok počtu hráčov
tripoley-option-deals-unlimited = kým neostane jeden
tripoley-option-spare_position = Poradie náhradných kariet
    .why = Pri rozdávaní dostanú kartu v každom kole po rozdávajúcom, alebo pred hráčom naľavo od neho.
tripoley-option-spare_position-last = po rozdávajúcom
tripoley-option-spare_position-first = pred všetkými
tripoley-option-dealer_exchange = Rozdávajúci smie vymeniť
    .why = Rozdávajúci si smie za svoje karty vziať náhradné, bez pozerania.
tripoley-option-auction = Dražba náhradných kariet
    .why = Ak rozdávajúci náhradné karty nechce, smie ich predať tomu, kto ponúkne najviac.
tripoley-option-auction-open = kolo za kolom
tripoley-option-auction-single = každý jedna ponuka
tripoley-option-auction-sealed = tajné ponuky
tripoley-option-auction-none = žiadna
tripoley-option-min_bid = Najnižšia ponuka
    .why = Ponuka musí mať aspoň toľko žetónov.
tripoley-option-jump_bids = Ponuky smú skákať
    .why = Ponuka smie predošlú prevýšiť o viac než jeden žetón.
tripoley-option-exchange_requires_no_pay = S výhernými sa nevymieňa
    .why = Kto má výhernú kartu alebo výherný rad, karty vymeniť nesmie a nesmie na náhradné ani ponúkať.
tripoley-option-exchange_after_no_sale = Nepredané rozdávajúcemu
    .why = Ak v dražbe nikto nekúpi, rozdávajúci si náhradné karty ešte smie vziať.
tripoley-option-auction_old_hand = Predaj pôvodných kariet
    .why = Rozdávajúci, ktorý si vzal náhradné karty, smie dražiť tie, ktoré za ne dal.
tripoley-option-pay_timing = Výplata výherných kariet
    .why = Výhru dostane, kto výhernú kartu má po rozdaní, alebo až kto ju zahrá.
tripoley-option-pay_timing-hold = kto ju má
tripoley-option-pay_timing-play = kto ju zahrá
tripoley-option-claim = Uplatnenie
    .why = Výhry za tvoje karty prídu samy, alebo si ich uplatníš a niektoré karty môžeš zatajiť.
tripoley-option-claim-auto = automaticky
tripoley-option-claim-manual = ručne
tripoley-option-poker_select = Karty na poker
    .why = Na poker si zo svojich kariet vyberieš päť, alebo sa vezme päť najlepších.
tripoley-option-poker_select-choose = ručne
tripoley-option-poker_select-auto = automaticky
tripoley-option-bet_structure = Hranice zvýšenia
    .why = O koľko možno zvýšiť.
tripoley-option-bet_structure-fixed = pevná suma
tripoley-option-bet_structure-spread = medzi dvoma hranicami
tripoley-option-bet_structure-pot_limit = do výšky banku
tripoley-option-bet_structure-no_limit = bez hraníc
tripoley-option-bet_structure-none = nestávkuje sa
tripoley-option-bet_unit = Pevné zvýšenie
    .why = Pri pevnej sume má každá stávka aj zvýšenie toľko žetónov.
tripoley-option-raise_min = Najnižšie zvýšenie
    .why = Najnižšia stávka či zvýšenie, okrem pevnej sumy.
tripoley-option-raise_max = Najvyššie zvýšenie
    .why = Najvyššia stávka či zvýšenie medzi dvoma hranicami.
tripoley-option-max_raises = Najviac zvýšení
    .why = Koľko smie byť stávok a zvýšení vrátane prvej stávky; neplatí pri „do výšky banku“ a „bez hraníc“.
tripoley-option-short_raise = Neúplné zvýšenie
    .why = Kto nemôže zvýšiť naplno, zvýšiť nesmie, alebo smie staviť všetky žetóny; ostatní potom znova zvyšovať nemôžu.
tripoley-option-short_raise-none = nie je dovolené
tripoley-option-short_raise-all_in = all-in
tripoley-option-bet_first = Prvá stávka
    .why = Koho sa stôl pri stávkach pýta ako prvého.
tripoley-option-bet_first-left = naľavo od rozdávajúceho
tripoley-option-bet_first-dealer = rozdávajúci
tripoley-option-ace_low_straight = A 2 3 4 5 je postupka
    .why = Je to najnižšia postupka.
tripoley-option-tie_starter = Rovnocenný poker
    .why = Kto z rovnocenných víťazov pokru vynáša: prvý naľavo od rozdávajúceho, alebo rozdávajúci pred všetkými.
tripoley-option-tie_starter-left_first = rozdávajúci posledný
tripoley-option-tie_starter-dealer_first = rozdávajúci prvý
tripoley-option-first_lead = Kto vynáša prvý
    .why = Kto vynesie prvú kartu.
tripoley-option-first_lead-poker_winner = víťaz pokru
tripoley-option-first_lead-dealer_left = naľavo od rozdávajúceho
tripoley-option-first_lead-dealer = rozdávajúci
tripoley-option-suit_change = Farba po zastavení
    .why = Ktorú farbu možno po zastavení radu vyniesť.
tripoley-option-suit_change-different_suit = inú
tripoley-option-suit_change-opposite_color = červenú po čiernej a naopak
tripoley-option-suit_change-free = hociktorú
tripoley-option-follow = Ďalšia karta
    .why = Kto má ďalšiu kartu, musí ju zahrať, alebo ju smie zadržať; vtedy sa stôl postupne pýta všetkých.
tripoley-option-follow-must = treba zahrať
tripoley-option-follow-optional = možno zadržať
tripoley-option-blocked = Keď nemôže nikto vyniesť
    .why = Či za karty v ruke platia všetci, hoci nikto nevyhral.
tripoley-option-blocked-pay = platia všetci
tripoley-option-blocked-no_pay = neplatí nikto
tripoley-option-insolvency = Karty v ruke a žiadne žetóny
    .why = Kto nemá na zaplatenie kariet v ruke, zaplatí, čo má, alebo ostatok dlhuje.
tripoley-option-insolvency-cap = zaplatí, čo má
tripoley-option-insolvency-credit = ostatok dlhuje
tripoley-option-short_ante = Menej než deväť žetónov
    .why = Kto nemôže položiť žetón na každé políčko, vypadáva, položí, čo má, alebo si kúpi nové žetóny.
tripoley-option-short_ante-eliminate = vypadáva
tripoley-option-short_ante-partial = položí, čo má
tripoley-option-short_ante-rebuy = kúpi si nové
tripoley-option-final_board = Posledné žetóny podložky
    .why = Kto dostane žetóny, ktoré na konci partie ostali na podložke.
tripoley-option-final_board-last_winner = posledný víťaz
tripoley-option-final_board-split = rozdelia sa
tripoley-option-final_board-showdown = najlepšia nová päťka kariet

michigan-name = Michigan rummy
michigan-about = Pre troch až ôsmich: vykladaj karty v rade až do zastavenia, zbieraj žetóny za výherné karty a zvyšnými kartami vyhraj pokerový bank.

# - predvoľby
michigan-preset-standard = Bežné
    .why = Výhru za kartu dostane, kto ju zahrá, víťaz berie kasu a najlepšia zostava zo zvyšných kariet berie pokerový bank.
michigan-preset-pressman = Ako na škatuli
    .why = S výhernými kartami sa nevymieňa, po čiernej farbe sa vynáša červená a naopak a posledné žetóny sa rozdelia.
michigan-preset-dealt_poker = Poker pred vykladaním
    .why = O pokri rozhodujú karty pred vykladaním.
michigan-preset-for_programs = Pre programy: málo možností
    .why = Ponuky rastú po žetóne, takže každé rozhodnutie má málo možností.

# - voľby
michigan-option-players = Hráči
    .why = Koľko hráčov si sadne k stolu.
michigan-option-start_chips = { tripoley-option-start_chips }
    .why = { tripoley-option-start_chips.why }
michigan-option-deals = { tripoley-option-deals }
    .why = { tripoley-option-deals.why }
michigan-option-deals-null = { tripoley-option-deals-null }
michigan-option-deals-unlimited = { tripoley-option-deals-unlimited }
michigan-option-dealer_ante = Vklad rozdávajúceho
    .why = Rozdávajúci kladie na každé políčko toľko žetónov.
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
michigan-option-q_section = Výherná dáma
    .why = Ktorá dáma má vlastné políčko.
michigan-option-q_section-Qd = kárová
michigan-option-q_section-Qh = srdcová
michigan-option-poker_source = Karty na poker
    .why = O pokri rozhodujú karty, ktoré ostali v ruke, alebo karty pred vykladaním.
michigan-option-poker_source-remaining = zvyšné karty
michigan-option-poker_source-dealt = karty pred vykladaním
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

## Stránka: pri stole.

# - akcie: tlačidlo, kláves, slová v riadku „Si na ťahu: …“
tripoley-action-exchange = Vziať náhradné
    .key = V
tripoley-action-offer = Do dražby
    .key = D
tripoley-action-keep = Nechať si svoje
    .key = N
tripoley-action-pass = Pas
    .key = P
tripoley-action-bid = Ponúknuť
    .key = B
tripoley-action-claim = Uplatniť
    .key = U
tripoley-action-select = Vybrať päť
    .key = Y
tripoley-action-fold = Zložiť
    .key = Z
tripoley-action-call = Dorovnať
    .key = R
tripoley-action-raise = Zvýšiť
    .key = S
tripoley-action-lead = { $card ->
    [none] Vyniesť
   *[other] Vyniesť { $card }
}
    .key = E
tripoley-action-follow = { $card ->
    [none] Zahrať
   *[other] Zahrať { $card }
}
    .key = H
tripoley-action-decline = Odmietnuť
    .key = O
tripoley-can-exchange = vziať náhradné karty
    .why = Dostaneš ich naslepo a tvoje karty idú mimo hry.
tripoley-can-offer = dať náhradné karty do dražby
    .why = Dostane ich, kto ponúkne najviac, a žetóny sú tvoje.
tripoley-can-keep = nechať si svoje karty
    .why = Náhradné karty ostanú mimo hry.
tripoley-can-pass = pasovať
    .why = Viac neponúkaš.
tripoley-can-bid = ponúknuť žetóny za náhradné karty
    .why = Ak nikto neponúkne viac, zaplatíš a dostaneš ich naslepo za svoje karty.
tripoley-can-claim = uplatniť výhry za svoje karty
    .why = Berieš žetóny z týchto políčok podložky.
tripoley-can-select = vybrať päť kariet na poker
    .why = Pokerový bank vyhrá najlepších päť kariet.
tripoley-can-fold = zložiť
    .why = V pokri už nehráš a vložené žetóny sú preč.
tripoley-can-call = dorovnať
    .why = Vložíš toľko ako ostatní a hráš ďalej.
tripoley-can-raise = zvýšiť
    .why = Vložíš viac a ostatní musia dorovnať alebo zložiť.
tripoley-can-lead = vyniesť najnižšiu kartu niektorej farby
    .why = Kto má ďalšiu vyššiu kartu farby, zahrá ju, a tak ďalej, kým niekto môže.
tripoley-can-follow = zahrať ďalšiu kartu
    .why = Kto zahrá poslednú kartu radu, vynáša ďalší.
tripoley-can-decline = odmietnuť
    .why = Karta ti ostane v ruke.
tripoley-armed-select = Vyber päť kariet.
tripoley-armed-lead = Vyber kartu, ktorú vynesieš.

# - čo sa stalo
tripoley-event-exchange = { $who ->
    [me] Berieš náhradné karty.
   *[other] { $name } berie náhradné karty.
}
tripoley-event-offer = { $who ->
    [me] Dávaš náhradné karty do dražby.
   *[other] { $name } dáva náhradné karty do dražby.
}
tripoley-event-keep = { $who ->
    [me] Nechávaš si svoje karty.
   *[other] { $name } si necháva svoje karty.
}
tripoley-event-pass = { $who ->
    [me] Pasuješ.
   *[other] { $name } pasuje.
}
tripoley-event-bid = { $who ->
    [me] Ponúkaš.
   *[other] { $name } ponúka.
}
tripoley-event-claim = { $who ->
    [me] Výhry máš uplatnené.
   *[other] { $name } má výhry uplatnené.
}
tripoley-event-select = { $who ->
    [me] Máš vybratých svojich päť kariet.
   *[other] { $name } má vybratých päť kariet.
}
tripoley-event-fold = { $who ->
    [me] Skladáš karty.
   *[other] { $name } skladá karty.
}
tripoley-event-call = { $who ->
    [me] Dorovnávaš.
   *[other] { $name } dorovnáva.
}
tripoley-event-raise = { $who ->
    [me] Zvyšuješ.
   *[other] { $name } zvyšuje.
}
tripoley-event-lead = { $who ->
    [me] Vynášaš: { $card }.
   *[other] { $name } vynáša: { $card }.
}
tripoley-event-follow = { $who ->
    [me] Hráš: { $card }.
   *[other] { $name } hrá: { $card }.
}
tripoley-event-decline = { $who ->
    [me] Odmietaš.
   *[other] { $name } odmieta.
}

# - podložka a pokerové zostavy
tripoley-section-AH = Srdcové eso
tripoley-section-KH = Srdcový kráľ
tripoley-section-QH = Srdcová dáma
tripoley-section-JH = Srdcový dolník
tripoley-section-TH = Srdcová 10
tripoley-section-QKH = Srdcový kráľ a dáma
tripoley-section-RUN = 8-9-10 jednej farby
tripoley-section-KITTY = Kasa
tripoley-section-POT = Pokerový bank
tripoley-hand-high_card = vysoká karta
tripoley-hand-pair = pár
tripoley-hand-two_pair = dva páry
tripoley-hand-three = trojica
tripoley-hand-straight = postupka
tripoley-hand-flush = farba
tripoley-hand-full_house = full house
tripoley-hand-four = štvorica
tripoley-hand-straight_flush = postupka vo farbe

# - výsledky
tripoley-result-out = bez kariet
tripoley-result-blocked = zablokované
tripoley-outcome-out = { $who ->
    [me] Si bez kariet skôr než ostatní.
   *[other] { $name } je bez kariet skôr než ostatní.
}
tripoley-outcome-blocked = Zablokované: nikto nemôže vyniesť.

# - akcie: tlačidlo, kláves, slová v riadku „Si na ťahu: …“
michigan-action-exchange = { tripoley-action-exchange }
    .key = V
michigan-action-offer = { tripoley-action-offer }
    .key = D
michigan-action-keep = { tripoley-action-keep }
    .key = N
michigan-action-pass = { tripoley-action-pass }
    .key = P
michigan-action-bid = { tripoley-action-bid }
    .key = B
michigan-action-lead = { tripoley-action-lead }
    .key = E
michigan-action-follow = { tripoley-action-follow }
    .key = H
michigan-action-decline = { tripoley-action-decline }
    .key = O
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

# - čo sa stalo
michigan-event-exchange = { tripoley-event-exchange }
michigan-event-offer = { tripoley-event-offer }
michigan-event-keep = { tripoley-event-keep }
michigan-event-pass = { tripoley-event-pass }
michigan-event-bid = { tripoley-event-bid }
michigan-event-lead = { tripoley-event-lead }
michigan-event-follow = { tripoley-event-follow }
michigan-event-decline = { tripoley-event-decline }

# - podložka a pokerové zostavy
michigan-section-AH = Srdcové eso
michigan-section-KC = Krížový kráľ
michigan-section-QD = Kárová dáma
michigan-section-QH = Srdcová dáma
michigan-section-JS = Pikový dolník
michigan-section-TH = Srdcová 10
michigan-section-QKH = Srdcový kráľ a dáma
michigan-section-RUN = 7-8-9 jednej farby
michigan-section-POOL = Pokerový bank
michigan-section-POT = Kasa
michigan-hand-high_card = { tripoley-hand-high_card }
michigan-hand-pair = { tripoley-hand-pair }
michigan-hand-two_pair = { tripoley-hand-two_pair }
michigan-hand-three = { tripoley-hand-three }
michigan-hand-straight = { tripoley-hand-straight }
michigan-hand-flush = { tripoley-hand-flush }
michigan-hand-full_house = { tripoley-hand-full_house }
michigan-hand-four = { tripoley-hand-four }
michigan-hand-straight_flush = { tripoley-hand-straight_flush }

# - výsledky
michigan-result-out = { tripoley-result-out }
michigan-result-blocked = { tripoley-result-blocked }
michigan-outcome-out = { tripoley-outcome-out }
michigan-outcome-blocked = { tripoley-outcome-blocked }

## Riadky terminálu

tripoley-aim = Najprv tvoje výherné karty zoberú žetóny z podložky, potom najlepších päť kariet vyhrá pokerový bank a napokon všetci vykladajú karty v rade: komu dôjdu prvému, berie kasu.
tripoley-legend = Podložka: žetóny na Ah Kh Qh Jh Th patria tomu, kto má tú kartu, na „Kh+Qh“ tomu, kto má obe, na „8-9-10“ tomu, kto ich má v jednej farbe, kasa tomu, komu najskôr dôjdu karty, bank najlepšej pokerovej zostave.
tripoley-help = Môžeš písať: keep (nechať si svoje), offer (do dražby), bid 3 (ponúknuť), select ah kh 9c 9d 2s alebo „select best“ (vybrať päť), call (dorovnať), raise 2 (zvýšiť), fold (zložiť), lead 2c alebo len 2c (vyniesť).
tripoley-mat-QKH = Kh+Qh
tripoley-mat-RUN = 8-9-10
tripoley-mat-KITTY = kasa
tripoley-mat-POT = bank
michigan-aim = Všetci vykladajú karty v rade, farbu po farbe. Kto zahrá výhernú kartu, berie jej žetóny z podložky, komu prvému dôjdu karty, berie kasu, a najlepšia pokerová zostava zo zvyšných kariet berie bank.
michigan-legend = Podložka: žetóny na karte patria tomu, kto ju zahrá, na „Kh+Qh“ tomu, kto zahrá obe, na „7-8-9“ tomu, kto ich zahrá v jednej farbe, kasa tomu, komu najskôr dôjdu karty, bank najlepšej pokerovej zostave.
michigan-help = Môžeš písať: keep (nechať si svoje), offer (do dražby), bid 3 (ponúknuť), pass (pasovať), lead 2c alebo len 2c (vyniesť).
michigan-mat-QKH = { tripoley-mat-QKH }
michigan-mat-RUN = 7-8-9
michigan-mat-POOL = bank
michigan-mat-POT = kasa
tripoley-line-chips = Žetóny
tripoley-line-mat = Podložka
tripoley-line-counts = Karty v ruke
tripoley-line-known = Známe v ruke
tripoley-line-former = Tvoje bývalé karty
tripoley-line-dead = Mŕtve karty
tripoley-line-bids = Ponuky
tripoley-line-bets = Vložené
tripoley-line-fives = Pokerové zostavy
tripoley-line-run = Rad
tripoley-line-barred = Nesmie sa vyniesť
tripoley-line-five = Tvoje karty na poker
tripoley-line-hand = Tvoja ruka
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

## Čo ťah priniesol, všade rovnako: `note-`

tripoley-note-bought = { $who ->
    [me] Kupuješ si
   *[other] { $name } kupuje
} { note-chips }.
tripoley-note-last_deal = Toto je posledné rozdanie partie. { $end ->
    [last_winner] Kto sa prvý zbaví kariet, berie aj to, čo zostane na podložke.
    [split] Čo zostane na podložke, sa na konci rozdelí.
   *[showdown] O to, čo zostane na podložke, rozhodne na konci päť nových kariet každého hráča.
}
tripoley-note-antes = Každý kladie na podložku { note-chips }.
tripoley-note-ante = { $who ->
    [me] Kladieš
   *[other] { $name } kladie
} na podložku { note-chips }.
tripoley-note-dealer_antes = { $who ->
    [me] Ako rozdávajúci kladieš na podložku žetóny
   *[other] { $name } ako rozdávajúci kladie na podložku žetóny
}: { $more }, každý iný { $chips }.
tripoley-note-sold = { $who ->
    [me] Kupuješ
   *[other] { $name } kupuje
} náhradné karty za { note-chips }, { $other ->
    [ty] inkasuješ ty
   *[other] inkasuje { $other }
}.
tripoley-note-unsold = Náhradné karty nekupuje nikto.
tripoley-note-pays = { $who ->
    [me] Dostávaš
   *[other] { $name } dostáva
} { note-chips }: { $section }.
tripoley-log-note-puts_in = { note-chips }
tripoley-note-puts_in = { $who ->
    [me] Dávaš
   *[other] { $name } dáva
} do pokerového banku { note-chips }.
tripoley-note-shows = { $who ->
    [me] Ukazuješ
   *[other] { $name } ukazuje
} { $cards }: { $hand }.
tripoley-note-unseen = Všetci ostatní zložili, karty preto { $who ->
    [me] ukázať nemusíš
   *[other] { $name } ukázať nemusí
}.
tripoley-note-wins_poker = { $who ->
    [me] V pokri vyhrávaš
   *[other] { $name } v pokri vyhráva
} { note-chips }.
tripoley-note-stop_top = Stop po karte { $card }: vyššia nie je.
tripoley-note-stop_played = Stop po karte { $card }: { $next } je už zahraná.
tripoley-note-stop_missing = Stop po karte { $card }: { $next } nemá nikto.
tripoley-note-stop_held = Stop po karte { $card }: { $next } nikto nehrá.
tripoley-note-leads_instead = { $who ->
    [me] Vynášaš ty
   *[other] Vynáša { $name }
}, lebo { $other ->
    [ty] ty nemôžeš
   *[other] { $other } nemôže
}.
tripoley-note-out = { $who ->
    [me] Si
   *[other] { $name } je
} bez kariet skôr než ostatní.
tripoley-note-blocked = Zablokované: nikto nemôže vyniesť.
tripoley-note-left = { $who ->
    [me] Platíš
   *[other] { $name } platí
} { note-chips } za { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } kariet
} v ruke.
tripoley-note-wins_prize = { $who ->
    [me] Za prázdnu ruku dostávaš
   *[other] { $name } dostáva za prázdnu ruku
} { note-chips }: { $section }.
tripoley-note-draws = O posledné žetóny { $who ->
    [me] ťaháš
   *[other] { $name } ťahá
} { $cards }: { $hand }.
tripoley-note-inherits = Z posledných žetónov podložky { $who ->
    [me] dostávaš
   *[other] { $name } dostáva
} { note-chips }.
tripoley-note-owes = { $who ->
    [me] Dlhuješ
   *[other] { $name } dlhuje
} teraz { note-chips }.
tripoley-note-broke = { $who ->
    [me] Máš
   *[other] { $name } má
} primálo žetónov na ďalšiu hru.

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

## Stránka: čo oba stoly hovoria navyše.

stops-spare-hand = Náhradné karty
stops-now-exchange = Si na ťahu: tvoje karty, alebo náhradné?
stops-exchange-why = naslepo, za všetky moje
stops-offer-why = tomu, kto ponúkne najviac
stops-keep-why = náhradné karty ostanú mimo hry
stops-amount-bid = Tvoja ponuka
stops-amount-raise = Zvýšiť o
stops-bid-chips = Ponúknuť { $chips }
stops-seal-chips = { $chips ->
    [0] Neponúknuť nič
   *[other] Tajne ponúknuť { $chips }
}
stops-claims-note = Vyber na podložke, čo si uplatníš. Všetko sa odkryje naraz.
stops-claim-sections = { $count ->
    [one] Uplatniť jedno políčko
    [few] Uplatniť { $count } políčka
   *[other] Uplatniť { $count } políčok
}
stops-claim-nothing = Neuplatniť nič
stops-best-five = Najlepšia päťka
    .key = V
stops-lay-five = Hrať s touto päťkou
stops-call-chips = { $chips ->
    [0] Čakať
   *[other] Dorovnať { $chips }
}
stops-raise-chips = { $chips ->
    [0] Zvýšiť
   *[other] { $pay ->
        [same] Staviť { $chips }
       *[other] Zvýšiť o { $chips }, zaplatiť { $pay }
    }
}
stops-now-asked = Hľadá sa { $card }.
stops-tag-passed = pas
stops-tag-folded = zložené
stops-tag-bid = ponúka { $chips }
stops-tag-in = vložené { $chips }
stops-tag-leads = vynáša
stops-tag-out = bez kariet
stops-tag-claimed = +{ $chips }
stops-outcome-prize = { $who ->
    [me] Si bez kariet a berieš { note-chips }
   *[other] { $name } je bez kariet a berie { note-chips }
}
stops-outcome-fines = Ostatní platia za karty v ruke { note-chips }.
stops-outcome-all-pay = Všetci platia za karty v ruke, spolu { note-chips }.
stops-hand-decides = rozhoduje { $rank }
stops-outcome-drawn = Päť nových kariet o posledné žetóny na podložke:
stops-outcome-bought = Nové žetóny kupuje: { $names }.
stops-stays = ostáva { $chips }
stops-cause-player = Hráč
stops-cause-ante = Vklad
stops-cause-spare = Dražba
stops-cause-sections = Políčka
stops-cause-poker = Poker
stops-cause-cards = Karty
stops-cause-last = Koniec
stops-cause-total = Spolu
stops-cause-stack = Stav
stops-played = Zahrané karty
stops-played-mine = tvoje
stops-played-gone = zahrané
stops-played-dead = mimo hry
stops-stop-top = vyššia karta nie je
stops-stop-played = { $next } je už zahraná
stops-stop-missing = { $next } nemá nikto
stops-stop-held = { $next } nikto nehrá
stops-stop-known = Stop
tripoley-stack = { $count ->
    [one] { $count } žetón
    [few] { $count } žetóny
   *[other] { $count } žetónov
}
michigan-stack = { tripoley-stack }

## Prečo by to bot urobil: rady na stránke a v termináli, `reason-`

tripoley-reason-exchange = V { $of } náhodných rozdaniach ti náhradné karty priniesli v priemere asi o { note-chips } viac než tvoje.
tripoley-reason-offer = { $gain ->
    [more] Náhradné karty sľubujú asi o { note-chips } viac než tvoje
    [less] Náhradné karty sľubujú asi o { note-chips } menej než tvoje
   *[same] Náhradné karty sľubujú asi toľko čo tvoje
} (podľa { $of } náhodných rozdaní): nech za ne zaplatí niekto iný.
tripoley-reason-keep = { $gain ->
    [more] Náhradné karty sľubujú asi o { note-chips } viac než tvoje
    [less] Náhradné karty sľubujú asi o { note-chips } menej než tvoje
   *[same] Náhradné karty sľubujú asi toľko čo tvoje
} (podľa { $of } náhodných rozdaní): na výmenu je to málo.
tripoley-reason-bid = V { $of } náhodných rozdaniach mali náhradné karty cenu asi o { note-chips } vyššiu než tvoje; táto ponuka je nižšia.
tripoley-reason-bid_nothing = { $gain ->
    [more] Náhradné karty sľubujú asi o { note-chips } viac než tvoje
    [less] Náhradné karty sľubujú asi o { note-chips } menej než tvoje
   *[same] Náhradné karty sľubujú asi toľko čo tvoje
} (podľa { $of } náhodných rozdaní): ponuka sa neoplatí.
tripoley-reason-lead_chips = V { $of } náhodných rozdaniach dohraných do konca prinesie { $card } viac než { $other }: za desať rozdaní asi o { $more ->
    [one] jeden žetón
    [few] { $more } žetóny
   *[other] { $more } žetónov
} viac.
tripoley-reason-lead_shape = V žetónoch sľubuje { $other } rovnako veľa, no farba karty { $card } sa vynáša lepšie: veľa kariet, nízke karty alebo stop.
tripoley-reason-go_out = Nech majú ostatní čokoľvek, takto sa zbavíš všetkých kariet.
tripoley-reason-follow = Každá zahraná karta je o jednu menej v ruke a kto zahrá poslednú v rade, vynáša.
tripoley-reason-claim_all = Uplatni všetko, čo tvoje karty prinášajú.
tripoley-reason-best_five = Lepšiu zostavu z tvojich kariet zložiť nemožno.
tripoley-reason-raise = Proti kartám, ktoré ostatní môžu mať, vyhráš asi { $percent } zo 100 žetónov v banku: pri { $players } hráčoch je to oveľa viac než rovný podiel.
tripoley-reason-call = Vyhráš asi { $percent } zo 100 takých bankov: dosť na to, aby sa za { $pot } oplatilo vložiť { $chips }.
tripoley-reason-check = Ostať v hre nič nestojí a vyhráš asi { $percent } zo 100 takých bankov.
tripoley-reason-fold = Každý má najlepších päť z { $cards } kariet a tvoje ({ $hand }) porazia asi { $beats } zo 100 takých. Vyhráš len asi { $percent } zo 100 takých bankov: málo na to, aby sa za { $pot } oplatilo vložiť { $chips }.
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

tripoley-lesson-mat = Vyplatené hneď
    .text = Každý položil na každé políčko jeden žetón. { $hA }, { $hQ } a { $hT } prišli tebe, ich žetóny sú teda už tvoje.
tripoley-lesson-five = Päť kariet na poker
    .text = Teraz vyber päť kariet na poker. Srdcia ti dávajú farbu (flush): vezmi najlepších päť a polož ich.
tripoley-lesson-bet = Zvýšiť, či zatiaľ čakať?
    .text = Zvýšenie stojí 2 žetóny, čakanie nič. Karty máš dobré; pozri sa, čo urobia iní: zvoľ „Čakať“.
tripoley-lesson-raised = Zvýšenie
    .text = Niekto zvýšil o 2 žetóny, možno len blafuje. Tvoja farba (flush) je dobrá: dorovnaj.
tripoley-lesson-lead = Bank a prvá karta
    .text = Kto má najlepšiu zostavu, berie bank a vynáša. Vyber farbu: začína tvoja najnižšia karta a ďalšie vyššie sa vyložia samy.
tripoley-lesson-stop = Stop
    .text = Nad { $hA } už nič nie je, rad sa zastavil. Kto zahral ako posledný, vynáša inú farbu: zvoľ piky, { $s9 }.
tripoley-lesson-ace = Eso zastaví hneď
    .text = Ostali dve karty a vynášaš ty. Na { $sA } nikto nenadviaže: vynes eso a znova vynášaš ty.
tripoley-lesson-last = Posledná karta
    .text = Zahraj ju a končíš pred všetkými: ostatní platia do kasy žetón za každú kartu v ruke a kasa je tvoja.
tripoley-lesson-end = Výherné karty, poker a rad až po stop: žetóny v jednom rozdaní trikrát. To je Tripoley.

## The practice deal: michigan

michigan-lesson-mat = Podložka platí
    .text = Každý položil na tieto karty žetóny. Kto niektorú z nich zahrá, berie jej žetóny. V ruke nemáš ani jednu.
michigan-lesson-bid = Lepšie karty na predaj
    .text = Rozdávajúci draží náhradné karty, ktoré nikto nevidel. Vymenia sa za tvoje. Ponúkni jeden žetón.
michigan-lesson-more = Ešte jeden?
    .text = Niekto ponúka 2. Za nádej na výherné karty nie sú 3 žetóny veľa: ponúkni 3.
michigan-lesson-lead = Vynášaš ty
    .text = Prišli { $cK } a { $dQ }. Vynáša sa najnižšia karta farby: { $d4 }. Kartu { $d8 } už nemáš, preto vieš, kde sa rad zastaví.
michigan-lesson-stop = Stop
    .text = Keď ďalšiu kartu nikto nemá, vynáša inú farbu ten, kto hral posledný. Teraz ty: po { $cQ } ide tvoj { $cK } a berieš zaň žetóny.
michigan-lesson-pay = Zastaví aj eso
    .text = Nad { $cA } nič nie je, znova vynášaš ty. { $dQ } je výherná karta: vynes ju a vezmi si jej žetóny.
michigan-lesson-low = Pamätaj si, čo už padlo
    .text = { $h4 } už bola zahraná, takže { $h3 } zastaví hneď a znova vynášaš ty.
michigan-lesson-last = Posledná karta
    .text = Zahraj ju a končíš pred všetkými: kasa je tvoja a ostatní platia žetón za každú kartu v ruke.
michigan-lesson-end = Máš za sebou kúpu kariet, počítanie stopov, dve výplaty a koniec pred ostatnými. Bank vzala najlepšia pokerová zostava zo zvyšných kariet.

tripoley-bot-strong = { bot-strong.why }
tripoley-bot-steady = vynáša podľa jednoduchého pravidla, občas blafuje a zapamätá si, kto zvyšuje len s dobrými kartami
tripoley-bot-fair = vynáša najnižšiu kartu, dorovná každú stávku a náhradné karty predá, aj keď sú jeho vlastné slabé
tripoley-bot-casual = za náhradné karty platí, nech sú jeho vlastné akékoľvek, dorovná každú stávku a vynáša najnižšiu kartu
tripoley-bot-beginner = za náhradné karty platí príliš veľa, dorovná každú stávku a vynáša najnižšiu kartu
michigan-bot-strong = { bot-strong.why }
michigan-bot-steady = vynáša podľa jednoduchého pravidla
michigan-bot-fair = vynáša najnižšiu kartu a náhradné karty predá, aj keď sú jeho vlastné slabé
michigan-bot-casual = za náhradné karty platí, nech sú jeho vlastné akékoľvek, a vynáša najnižšiu kartu
michigan-bot-beginner = za náhradné karty platí príliš veľa a vynáša najnižšiu kartu
