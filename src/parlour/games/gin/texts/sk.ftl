## Odmietnutia (enginu)

refused-gin_upcard_first = Najprv povedz, či otočenú kartu berieš, alebo nechávaš.
refused-gin_stock_only = Otočenú kartu nechali obaja, preto treba prvú kartu ťahať z balíčka.
refused-gin_no_pass = Pasovať sa dá len pri prvej otočenej karte; každý ťah sa začína ťahaním. Vezmi vrchnú odhodenú kartu alebo ťahaj z balíčka.
refused-gin_draw_first = Najprv vezmi vrchnú odhodenú kartu alebo ťahaj z balíčka.
refused-gin_idle = Z odhadzovacej kôpky sa bralo { $takes }-krát za sebou. Teraz treba ťahať z balíčka.
refused-gin_drawn_already = Potiahnuté už máš. Odhoď kartu alebo zaklop.
refused-gin_discard_now = Teraz odhoď kartu alebo zaklop.
refused-gin_just_taken = { $card } je práve vzatá z kôpky a v tom istom ťahu sa vrátiť nesmie. Vyber inú kartu.
refused-gin_must_knock = Bez { $card } nemáš žiadny zvyšok: s touto kartou treba klopať. Zaklop s ňou alebo odhoď inú kartu.
refused-gin_knock_now = Odhodením { $card } by ti neostal žiadny zvyšok, preto pri tomto stole teraz musíš klopať.
refused-gin_had_to_knock = Hráč s rukou { $text } by bol musel klopať, nie odhadzovať.
refused-gin_cannot_knock = Bez { $card } je tvoj zvyšok { $deadwood }; na klopanie smie byť najviac { $limit }.
refused-gin_only_knock = Poslednú odhodenú kartu možno vziať, len ak s ňou hneď zaklopeš.
refused-gin_last_discard = Poslednú odhodenú kartu { $card } smieš vziať, len ak s ňou môžeš hneď zaklopať.
refused-gin_last_discard_only = Balíček sa minul: vezmi poslednú odhodenú kartu a zaklop, alebo pasuj.
refused-gin_no_big_gin = Pri tomto stole sa veľký gin nehrá.
refused-gin_not_all_melded = Na veľký gin treba jedenásť kariet, všetky v kombináciách; tvoj zvyšok je { $deadwood }.
refused-gin_arrange_now = Najprv vylož svoje kombinácie.
refused-gin_two_melds = { $card } môže byť len v jednej kombinácii.
refused-gin_arrangement = Pri tomto vyložení je tvoj zvyšok { $deadwood }; smie byť najviac { $limit }.
refused-gin_lay_off_now = Prikladaj karty ku kombináciám toho, kto zaklopal, alebo skonči.
refused-gin_no_such_meld = Taká kombinácia na priloženie tu nie je; ostatné karty toho, kto zaklopal, sú zvyšok.
refused-gin_does_not_fit = { $options ->
    [0] { $card } sa nehodí k { $cards }; už sa k nim nehodí nič.
    [1] { $card } sa nehodí k { $cards }; hodí sa len { $first }.
    [2] { $card } sa nehodí k { $cards }; hodí sa len { $first } a { $second }.
   *[other] { $card } sa nehodí k { $cards }.
}

## Stránka: názov, predvoľby a voľby. `.why` je vysvetlenie v úvodnej sále.

gin-name = Gin rummy
gin-about = Dvaja hráči, každý desať kariet. Skladaj skupiny a postupky a zaklop skôr než súper.

# - predvoľby
gin-preset-10-20 = Klasické
    .why = 10 bodov za podbitie, 20 za gin. Partia sa hrá do 100.
gin-preset-20-25 = Podbitie 20, gin 25
    .why = Tá istá hra, 20 bodov za podbitie a 25 za gin.
gin-preset-25-25 = Podbitie 25, gin 25
    .why = Tá istá hra, 25 bodov za podbitie a 25 za gin.
gin-preset-series = Séria troch partií
    .why = Tri partie s celkovým skóre: navyše sa ráta každé vyhrané rozdanie, vyhraná partia a čisté konto.
gin-preset-international = Medzinárodné
    .why = Podbitie aj gin za 25; otočená karta sa ponúka obom, s ginom netreba klopať, po rozdaní bez víťaza rozdáva ten istý hráč.
gin-preset-oklahoma = Oklahoma: klopanie podľa otočenej karty
    .why = Prvá otočená karta určí, s akým zvyškom sa smie klopať.
gin-preset-straight = Iba gin
    .why = So zvyškom nemožno klopať: rozdanie sa končí iba ginom.
gin-preset-strict = Prísne: s ginom treba klopať
    .why = Kto môže ostať bez zvyšku, musí klopať, a cieľ treba prekročiť.
gin-preset-big_gin = Veľký gin
    .why = Jedenásť kariet, všetky v kombináciách, možno vyložiť naraz za vyššiu prémiu.
gin-preset-hollywood = Hollywood: tri partie naraz
    .why = Tri partie sa zapisujú súčasne; tvoje druhé vyhrané rozdanie sa ráta aj do druhej, tretie aj do tretej.
gin-preset-openspiel = Pre programy: ako OpenSpiel
    .why = Na porovnanie s programami OpenSpiel: 25/25; otočená karta sa ponúka obom, s ginom netreba klopať, poslednú odhodenú kartu možno vziať na klopanie.

# - voľby
gin-option-scoring = Bodovanie
    .why = Prémia za podbitie / prémia za gin.
gin-option-scoring-10-20 = 10 / 20
gin-option-scoring-20-25 = 20 / 25
gin-option-scoring-25-25 = 25 / 25
gin-option-gin_bonus = Prémia za gin
    .why = Body za gin, navyše k súperovmu zvyšku.
gin-option-gin_bonus-null = podľa bodovania
gin-option-undercut_bonus = Prémia za podbitie
    .why = Body pre obrancu, ktorého zvyšok nie je väčší než zvyšok toho, kto zaklopal.
gin-option-undercut_bonus-null = podľa bodovania
gin-option-knock_limit = Hranica klopania
    .why = Najväčší zvyšok, s ktorým smieš klopať. 0 znamená iba gin; pri Oklahome rozhodne prvá otočená karta.
gin-option-knock_limit-oklahoma = Oklahoma
gin-option-forced_gin = S ginom treba klopať
    .why = Ak ti po odhodení neostane žiadny zvyšok, musíš zaklopať.
gin-option-strict_gin = Gin sa nedá odložiť
    .why = Kto môže ostať bez zvyšku, musí klopať; inú kartu odhodiť nesmie.
gin-option-first_upcard = Prvá otočená karta
    .why = Čo nasleduje, keď nerozdávajúci prvú otočenú kartu nechá.
gin-option-first_upcard-dealer_turn = rozdávajúci má bežný ťah
gin-option-first_upcard-both_offered = ponúkne sa aj rozdávajúcemu
gin-option-next_dealer = Ďalší rozdávajúci
    .why = Kto rozdáva po rozdaní, ktoré niekto vyhral.
gin-option-next_dealer-alternate = striedavo
gin-option-next_dealer-winner = víťaz
gin-option-next_dealer-loser = porazený
gin-option-dead_redeal = Po rozdaní bez víťaza
    .why = Kto rozdáva, keď sa balíček minul a nikto nebodoval.
gin-option-dead_redeal-alternate = rozdáva druhý hráč
gin-option-dead_redeal-same = rozdáva ten istý hráč
gin-option-last_discard_knock = Posledná karta na klopanie
    .why = Keď sa balíček minie, poslednú odhodenú kartu ešte možno vziať, ak s ňou hneď zaklopeš.
gin-option-layoff = Prikladanie
    .why = Po zaklopaní sa za obrancu priloží, čo je najlepšie, alebo prikladá sám.
gin-option-layoff-auto = automaticky
gin-option-layoff-manual = ručne
gin-option-arrange = Kombinácie pri klopaní
    .why = Kombinácie toho, kto zaklopal, sa vyložia za neho (najmenší zvyšok, najmenej miesta na prikladanie), alebo si vyberie sám.
gin-option-arrange-auto = automaticky
gin-option-arrange-manual = ručne
gin-option-target = Body na výhru
    .why = Kto dosiahne tento súčet, vyhráva partiu.
gin-option-target_strict = Viac než cieľ
    .why = Cieľ treba prekročiť; dosiahnuť ho presne nestačí.
gin-option-series_matches = Partie v sérii
    .why = Koľko partií sa hrá; pri viac než jednej rozhoduje celkové skóre.
gin-option-box_bonus = Skóre za rozdanie
    .why = Pripočíta sa k celkovému skóre na konci partie za každé vyhrané rozdanie.
gin-option-game_bonus = Skóre za partiu
    .why = Pripočíta sa k celkovému skóre víťaza partie.
gin-option-shutout_bonus = Skóre za čisté konto
    .why = Pripočíta sa navyše, ak súper nevyhral v partii ani jedno rozdanie.
gin-option-game_score_includes_points = Body v celkovom skóre
    .why = Body partie sa pripočítajú k jej celkovému skóre.
gin-option-oklahoma_ace = Eso pri Oklahome
    .why = Ak je otočené eso, rozdanie sa končí iba ginom, alebo smieš klopať s 1.
gin-option-oklahoma_ace-gin = iba gin
gin-option-oklahoma_ace-one = klopať s 1
gin-option-oklahoma_spades_double = Piky dvojnásobne
    .why = Pri Oklahome sa všetky body rozdania zdvojnásobia, keď je otočená karta piková.
gin-option-big_gin = Veľký gin
    .why = Jedenásť kariet, všetky v kombináciách, smieš vyložiť bez odhodenia.
gin-option-big_gin_bonus = Prémia za veľký gin
    .why = Body za veľký gin namiesto prémie za gin.
gin-option-hollywood = Zápis Hollywood
    .why = Tri partie sa zapisujú súčasne.
gin-option-idle_takes = Ťahy z kôpky za sebou
    .why = Po toľkých kartách, ktoré obaja vzali z odhadzovacej kôpky, treba ďalšiu ťahať z balíčka.
gin-option-max_deals = Najviac rozdaní
    .why = Partia sa skončí najneskôr po toľkých rozdaniach; 0 znamená bez obmedzenia.

## Stránka: pri stole.

# - akcie: tlačidlo, kláves, slová v riadku „Si na ťahu: …“
gin-action-pass = Pas
    .key = P
gin-action-take = Vziať
    .key = V
gin-action-stock = Ťahať
    .key = T
gin-action-discard = { $card ->
    [none] Odhodiť
   *[other] Odhodiť { $card }
}
    .key = O
gin-action-knock = { $card ->
    [none] Klopať
   *[other] Klopať: { $card }
}
    .key = K
gin-action-biggin = Veľký gin
    .key = G
gin-action-lay = { $card ->
    [none] Priložiť
   *[other] Priložiť { $card }
}
    .key = L
gin-action-finish = Hotovo
    .key = H
gin-can-pass = pasovať
    .why = Kartu necháš ležať.
gin-can-take = vziať odhodenú kartu ({ $card })
    .why = Príde ti do ruky. V tomto ťahu ju už odhodiť nesmieš.
gin-can-stock = ťahať z balíčka
    .why = Dostaneš kartu, ktorú nikto iný nevidí.
gin-can-discard = odhodiť kartu
    .why = Ide na kôpku, odkiaľ ju môže vziať súper. Tvoj ťah sa končí.
gin-can-knock = zaklopať
    .why = Rozdanie sa končí: obaja ukážu karty a súper smie prikladať k tvojim kombináciám. Menší zvyšok vyhráva rozdiel.
gin-can-biggin = vyložiť veľký gin
    .why = Všetkých jedenásť kariet je v kombináciách: rozdanie sa končí s prémiou za veľký gin.
gin-can-arrange = vybrať, ako budú tvoje kombinácie ležať
    .why = Čo nie je v kombinácii, ráta sa proti tebe, a súper smie k tvojim kombináciám prikladať.
gin-can-lay = priložiť kartu ku kombinácii
    .why = Priložená karta sa už neráta proti tebe.
gin-can-finish = skončiť
    .why = Už nič neprikladáš a rozdanie sa zúčtuje.
gin-armed-knock = Vyber kartu, ktorú pri klopaní odhodíš.
gin-armed-discard = Vyber kartu na odhodenie.
gin-armed-lay = Vyber kartu na priloženie.

# - čo sa stalo
gin-event-pass = { $who ->
    [me] Pasuješ.
   *[other] { $name } pasuje.
}
gin-event-take = { $who ->
    [me] Berieš z kôpky: { $card }.
   *[other] { $name } berie z kôpky: { $card }.
}
gin-event-stock = { $who ->
    [me] Ťaháš z balíčka: { $card }.
   *[other] { $name } ťahá z balíčka.
}
gin-event-discard = { $who ->
    [me] Odhadzuješ: { $card }.
   *[other] { $name } odhadzuje: { $card }.
}
gin-event-knock = { $who ->
    [me] Klopeš: { $card }.
   *[other] { $name } klope: { $card }.
}
gin-event-biggin = { $who ->
    [me] Vykladáš veľký gin.
   *[other] { $name } vykladá veľký gin.
}
gin-event-arrange = { $who ->
    [me] Vykladáš svoje kombinácie.
   *[other] { $name } vykladá kombinácie.
}
gin-event-lay = { $who ->
    [me] Prikladáš: { $card }.
   *[other] { $name } prikladá: { $card }.
}
gin-event-finish = { $who ->
    [me] Končíš s prikladaním.
   *[other] { $name } končí s prikladaním.
}

# - stôl
gin-own-cards = { $count ->
    [one] Tvoja ruka: jedna karta, zvyšok { $deadwood }
    [few] Tvoja ruka: { $count } karty, zvyšok { $deadwood }
   *[other] Tvoja ruka: { $count } kariet, zvyšok { $deadwood }
}
gin-opponent-cards = { $name }: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kariet
}{ $known ->
    [none] {""}
   *[other] , medzi nimi { $known }
}
gin-stock = { $count ->
    [one] Balíček, jedna karta
    [few] Balíček, { $count } karty
   *[other] Balíček, { $count } kariet
}
gin-stock-count = ešte { $count }
gin-pile = { $card ->
    [none] Odhadzovacia kôpka, prázdna
   *[other] Odhadzovacia kôpka, navrchu { $card }
}
gin-pile-count = Odhodené: { $count }
gin-discards = Karty odhodené v tomto rozdaní
    .key = S
gin-discards-why = Kôpka od najstaršej karty po vrchnú. Vziať možno len vrchnú; všetky už obaja hráči videli.
gin-thrown = Kto odhodil: { $name }
gin-thrown-own = Kto odhodil: ty
gin-deadwood = Zvyšok { $count }
gin-deadwood-best = Najmenej { $count }
gin-after = { $can ->
    [gin] Bez { $card }: gin!
    [knock] Bez { $card }: zvyšok { $count }, môžeš klopať
   *[nothing] Bez { $card }: zvyšok { $count }
}
gin-fits = hodí sa ku kombinácii
gin-race = Ty { $own }, { $name } { $total }{ $target ->
    [0] {""}
   *[other] {" "}· cieľ { $target }
}
gin-limit = { $limit ->
    [0] Rozdanie ukončí iba gin
   *[other] Klopať možno do { $limit }
}{ $upcard ->
    [none] {""}
   *[other] { " · Oklahoma: otočená " }{ $upcard }
}
gin-barred = Práve vzatá z kôpky: v tomto ťahu sa odhodiť nedá.
gin-arrange-title = Ako majú ležať tvoje kombinácie?
gin-laid-title = { $who ->
    [me] Tvoje kombinácie
   *[other] Kombinácie: { $name }
}
gin-knocker = klopanie
gin-defender = obrana

# - výsledky
gin-result-gin = gin
gin-result-knock = klopanie
gin-result-undercut = podbitie
gin-result-biggin = veľký gin
gin-result-dead = bez víťaza
gin-outcome-gin = { $who ->
    [me] Gin! Tvoje body: { $points }
   *[other] Gin! { $name } získava body: { $points }
}
gin-outcome-knock = { $who ->
    [me] Klopanie ti vyšlo, body: { $points }
   *[other] { $name } klope a získava body: { $points }
}
gin-outcome-undercut = { $who ->
    [me] Podbitie! Tvoje body: { $points }
   *[other] Podbitie! { $name } získava body: { $points }
}
gin-outcome-biggin = { $who ->
    [me] Veľký gin! Tvoje body: { $points }
   *[other] Veľký gin! { $name } získava body: { $points }
}
gin-outcome-dead = Rozdanie bez víťaza: nikto nebodoval
gin-because-gin = Žiadny zvyšok proti súperovmu zvyšku { $defender } a k tomu prémia za gin.
gin-because-knock = Zvyšok { $knocker } proti zvyšku { $defender }.
gin-because-undercut = Zvyšok { $knocker } proti zvyšku, ktorý je len { $defender }, a k tomu prémia za podbitie.
gin-because-biggin = Jedenásť kariet v kombináciách proti zvyšku { $defender } a k tomu prémia za veľký gin.
gin-because-dead = Balíček sa minul skôr, než niekto zaklopal.
gin-doubled = Otočená karta bola piková, body sa rátajú dvojnásobne.
gin-laid-off = { $count ->
    [one] Priložená bola jedna karta.
    [few] Priložené boli { $count } karty.
   *[other] Priložených bolo { $count } kariet.
}

## Riadky terminálu

gin-aim = Zlož svojich desať kariet do kombinácií: tri alebo štyri karty rovnakej hodnoty, alebo tri a viac kariet jednej farby idúcich za sebou. Striedavo ťaháte a odhadzujete; keď karty mimo kombinácií (zvyšok) majú dosť málo bodov, zaklop a získaš rozdiel oproti súperovmu zvyšku.
gin-help = T0, T1 a tak ďalej sú kombinácie toho, kto zaklopal. Môžeš písať: take (vziať), stock (ťahať z balíčka), discard 5c (odhodiť), knock 5c (klopať), lay 7s>T1 (priložiť).
gin-line-other = Karty súpera
gin-line-stock = Balíček
gin-line-known = Vzaté z kôpky
gin-line-pile = Odhadzovacia kôpka
gin-line-shown = Vyložené klopaním
gin-line-opened = V ruke súpera
gin-line-limit = Hranica klopania
gin-line-deadwood = Tvoj zvyšok
gin-line-hand = Tvoja ruka

## Čo ťah priniesol, všade rovnako: `note-`

gin-note-shown = { $who ->
    [me] Vykladáš
   *[other] { $name } vykladá
} { $melds }{ $cards ->
    [none] {""}
   *[other] {" "}a zvyšok { $cards }
}.
gin-note-laid = { $who ->
    [me] Prikladáš
   *[other] { $name } prikladá
} { $cards }.
gin-note-gin = Gin! { $who ->
    [me] Získavaš
   *[other] { $name } získava
} { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}: { $defender } za súperov zvyšok a { $bonus } za gin{ gin-note-twice }.
gin-note-biggin = Veľký gin! { $who ->
    [me] Získavaš
   *[other] { $name } získava
} { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}: { $defender } za súperov zvyšok a { $bonus } za veľký gin{ gin-note-twice }.
gin-note-knock = { $who ->
    [me] Získavaš
   *[other] { $name } získava
} { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}: zvyšok { $defender } proti { $knocker }{ gin-note-twice }.
gin-note-undercut = Podbitie! { $who ->
    [me] Získavaš
   *[other] { $name } získava
} { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}: zvyšok { $knocker } proti { $defender } a { $bonus } za podbitie{ gin-note-twice }.
gin-note-twice = { $doubled ->
    [yes] {""}, všetko dvojnásobne, lebo otočená karta bola piková
   *[no] {""}
}
gin-note-dead = Balíček sa minul: nikto neboduje.
gin-note-game = { $who ->
    [me] Do celkového skóre získavaš
   *[other] Do celkového skóre získava { $name }
} { $score }{ $number ->
    [0] {""}
   *[other] {" "}(partia { $number })
}: { $box } za { $boxes ->
    [one] jedno vyhrané rozdanie
    [few] { $boxes } vyhrané rozdania
   *[other] { $boxes } vyhraných rozdaní
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } za partiu
}{ $shutout ->
    [0] {""}
   *[other] , { $shutout } za čisté konto
}{ $points ->
    [0] {""}
   *[other] , { $points } za body
}.

## The practice deal

gin-lesson-aim = Cieľ: kombinácie
    .text = Kombinácia sú tri a viac kariet rovnakej hodnoty alebo postupka v jednej farbe. Jednu postupku už máš: { $h5 } { $h6 } { $h7 }.
gin-lesson-deadwood = Ostatné je zvyšok
    .text = Karty mimo kombinácií sa rátajú proti tebe: eso 1, obrázky 10. Ak je to spolu najviac 10, smieš zaklopať a ukončiť rozdanie.
gin-lesson-upcard = Vziať, či nechať?
    .text = Prvá otočená karta je tvoja, ak ju chceš. { $s9 } sa hodí k tvojim dvom deviatkam a máš druhú kombináciu: vezmi ju.
gin-lesson-discard = Jedna dnu, jedna von
    .text = Každý ťah sa končí odhodením karty. { $card } má 10 bodov a k ničomu sa nehodí: ťukni na ňu a potom ešte raz.
gin-lesson-draw = Ťahaj kartu
    .text = Z odhodených sa dá vziať len vrchná a { $card } ti kombináciu neurobí. Ťahaj teda neznámu kartu z balíčka.
gin-lesson-low = Malé je dobré
    .text = Aj { $cA } je zvyšok, no má len 1 bod. { $card } by stála 10: odhoď ju.
gin-lesson-watch = Sleduj odhodené karty
    .text = Čo súper berie a odhadzuje, prezrádza, čo zbiera. { $card } ti nepomôže: znova ťahaj z balíčka.
gin-lesson-knock = Čas zaklopať
    .text = { $s2 } { $s3 } { $s4 } je tvoja tretia kombinácia. Bez karty { $card } máš zvyšok najviac 10: vyber ju a zaklop.
gin-lesson-end = Skladať kombinácie, odhadzovať drahé karty a zaklopať skôr než súper: to je gin rummy.

## Prečo by to bot urobil: rady na stránke a v termináli, `reason-`

gin-reason-upcard_no_meld = { $card } sa s tvojimi kartami nehodí do žiadnej kombinácie.
gin-reason-upcard_no_gain = { $card } sa do kombinácie hodí, no tvoj zvyšok nezmenší.
gin-reason-take_to_knock = S kartou { $card } môžeš zaklopať: ostane zvyšok { $deadwood }.
gin-reason-take_to_meld = { $card } ide do kombinácie: tvoj zvyšok bude { $after } namiesto { $before }.
gin-reason-biggin = Všetkých jedenásť kariet je v kombináciách.
gin-reason-knock_gin = Gin: neostáva žiadny zvyšok.
gin-reason-knock_early = Takto skoro súper ešte sotva niečo stihol: zvyšok { $deadwood } je dosť malý.
gin-reason-knock_last = Balíček sa takmer minul: je to posledná príležitosť zaklopať.
gin-reason-knock_must = Teraz sa dá len zaklopať; bez { $card } ostane zvyšok { $deadwood }.
gin-reason-discard_dear = Z toho, čo môžeš oželieť, má { $card } najviac bodov: ostane zvyšok { $deadwood }.
gin-reason-discard_deadwood = Bez { $card } máš zvyšok { $deadwood }; bez { $other } by bol väčší.
gin-reason-discard_prospects = Bez { $card } ti ďalšie karty môžu pomôcť viac než bez { $other }.
gin-reason-discard_danger = Súperovi sa { $card } hodí menej než { $other }.
gin-reason-arrange = Tieto kombinácie nechajú najmenší zvyšok: { $deadwood }.
gin-reason-lay_off = { $card } sa hodí a jej body ({ $points }) sa už nerátajú proti tebe.
gin-reason-finish = Viac už prikladať netreba.

gin-bot-strong = { bot-strong.why }
gin-bot-steady = počíta, ktoré karty mu ešte môžu prísť, no nemyslí na to, čo urobíš s tými, čo odhodí
gin-bot-fair = hľadí len na vlastné karty: dvojice drží pridlho a klope, len čo môže
gin-bot-casual = polovicu odhodených kariet, ktoré by sa mu zišli, prehliadne, drží každú dvojicu a klope, len čo môže
gin-bot-beginner = zo zvyku ťahá z balíčka, drží každú dvojicu a klope, len čo môže
