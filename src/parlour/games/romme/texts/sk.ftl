## Odmietnutia (enginu)

refused-romme_seats_need_packs = Pre tento počet hráčov ({ $seats }) treba tieto sady kariet: { $packs }.
refused-romme_cut_first = Najprv povedz, či si kartu pri snímaní vezmeš (ak je to žolík), alebo ju necháš.
refused-romme_no_joker = Karta pri snímaní nie je žolík, preto ju musíš nechať.
refused-romme_no_cut = Už sa snímalo.
refused-romme_draw_first = Najprv ťahaj z balíčka alebo vezmi vrchnú odhodenú kartu.
refused-romme_no_pass = Pasovať nemôžeš, kým je čo ťahať z balíčka.
refused-romme_no_stock = Balíček sa minul a už sa nedá doplniť. Vezmi vrchnú odhodenú kartu alebo pasuj.
refused-romme_pile_empty = Nie je odhodená karta, ktorú by sa dalo vziať.
refused-romme_pile_never = Pri tomto stole sa odhodené karty neberú.
refused-romme_pile_not_open = Odhodenú kartu smieš vziať až po svojom prvom vyložení.
refused-romme_idle = Už { $turns ->
    [one] jeden ťah
    [few] { $turns } ťahy
   *[other] { $turns } ťahov
} nikto neťahal z balíčka ani nič nevyložil. Kým to niekto neurobí, kôpka je zavretá.
refused-romme_no_use = { $card } smieš vziať, len ak ju hneď použiješ, a teraz pre ňu využitie nemáš.
refused-romme_no_meld = { $card } smieš vziať, len ak ju hneď vyložíš, a teraz pre ňu nemáš kombináciu.
refused-romme_drawn_already = Kartu pre tento ťah už máš. Vykladaj, prikladaj alebo odhoď kartu.
refused-romme_finish_opening = Tvoje prvé vyloženie má zatiaľ { $points } z potrebných { $minimum }: vylož ďalšiu kombináciu.
refused-romme_use_first = { $card } treba hneď použiť. Urob to ako prvé.
refused-romme_meld_first = { $card } treba hneď vyložiť. Urob to ako prvé.
refused-romme_joker_first = Najprv použi žolíka, ktorého máš z výmeny.
refused-romme_just_taken = { $card } je práve vzatá z kôpky a v tom istom ťahu sa vrátiť nesmie. Vyber inú kartu.
refused-romme_few_naturals = V kombinácii { $naturals ->
    [one] musí byť aspoň jedna skutočná karta
    [few] musia byť aspoň { $naturals } skutočné karty
   *[other] musí byť aspoň { $naturals } skutočných kariet
}, teda nie žolíky.
refused-romme_many_jokers = V kombinácii { $jokers ->
    [one] smie byť najviac jeden žolík
    [few] smú byť najviac { $jokers } žolíky
   *[other] smie byť najviac { $jokers } žolíkov
}.
refused-romme_jokers_in_row = Vedľa seba v postupke alebo v jednej skupine { $jokers ->
    [one] smie byť najviac jeden žolík
    [few] smú byť najviac { $jokers } žolíky
   *[other] smie byť najviac { $jokers } žolíkov
}.
refused-romme_too_low = Na prvé vyloženie treba { $minimum }. Toto je len { $points } a s ostatnými kartami v ruke to nedoženieš.
refused-romme_last_discard = Musí ti ostať posledná karta na odhodenie.
refused-romme_opening_stuck = Tvoje kombinácie by na prvé vyloženie ({ $minimum }) stačili, ale potom by sa tvoj ťah nedal ukončiť.
refused-romme_leaves_taken = Ostala by ti len { $card }, ktorá je práve vzatá a nedá sa ani odhodiť, ani priložiť.
refused-romme_next_turn = V ťahu svojho prvého vyloženia nesmieš prikladať ani vymieňať; od ďalšieho ťahu áno.
refused-romme_lay_not_open = Prikladať smieš až po svojom prvom vyložení.
refused-romme_swap_not_open = Žolíka smieš vymeniť až po svojom prvom vyložení.
refused-romme_no_such_meld = Taká kombinácia na stole nie je.
refused-romme_does_not_fit = { $options ->
    [0] { $card } sa nehodí k { $cards }; už sa k nim nehodí nič.
    [1] { $card } sa nehodí k { $cards }; hodí sa len { $first }.
    [2] { $card } sa nehodí k { $cards }; hodí sa len { $first } a { $second }.
   *[other] { $card } sa nehodí k { $cards }.
}
refused-romme_no_swaps = Pri tomto stole sa žolíky nevymieňajú.
refused-romme_wrong_card = Žiadny žolík v tejto kombinácii nezastupuje { $card }.
refused-romme_set_incomplete = Zo skupiny možno žolíka vymeniť, len keď v nej potom budú štyri skutočné karty; { $card } nestačí.
refused-romme_joker_unused = Ak tam dáš { $card }, žolíka musíš hneď použiť a ešte vedieť ukončiť ťah; to by sa nedalo.
refused-romme_which_end = { $text } sa hodí na oba konce postupky; povedz, na ktorý: .lo alebo .hi.
refused-romme_contradicts = { $text } protirečí zvyšku pozície alebo pravidlám stola.
refused-romme_bad_refill = Balíček a potiahnuté karty musia byť tie, z ktorých balíček vznikol ({ $text }).

## Stránka: názov, predvoľby a voľby. `.why` je vysvetlenie v úvodnej sále.

romme-name = Rommé
romme-about = Dvaja až šiesti hráči, nemecké žolíky s dvoma sadami kariet; s tromi až ôsmi. Na prvé vyloženie treba 40 bodov; potom sa zbav všetkých kariet skôr než ostatní.

# - predvoľby
romme-preset-standard = Bežné
    .why = Nemecké rommé: 13 kariet, v každej sade tri žolíky, prvé vyloženie za 40. Toľko rozdaní, koľko hráčov.
romme-preset-dskv = Pravidlá skatového zväzu
    .why = Žolík opúšťa skupinu, len keď v nej ostanú štyri skutočné karty, a v ruke stojí 20.
romme-preset-rauben = Žolík pri snímaní ostáva
    .why = Kto sníma a nájde pritom žolíka, smie si ho nechať.
romme-preset-start14_dealer = Rozdávajúci začína so 14 kartami
    .why = Žiadna karta sa neotáča. Rozdávajúci dostane štrnásť kariet a začína odhodením.
romme-preset-start14_forehand = Sused vľavo začína so 14 kartami
    .why = To isté, ale začína hráč naľavo od rozdávajúceho.
romme-preset-no_first_draw = Bez prvého ťahania
    .why = Otočí sa karta, ale v prvom ťahu sa neťahá.
romme-preset-discard_must_be_used = Odhodené len na použitie
    .why = Odhodenú kartu možno vziať, len ak sa hneď použije.
romme-preset-strict_discard = Odhodené len do novej kombinácie
    .why = Odhodenú kartu možno vziať, len ak ide hneď do novej kombinácie.
romme-preset-open30 = Prvé vyloženie za 30
    .why = Na prvé vyloženie stačí 30 bodov.
romme-preset-open_none = Prvé vyloženie bez minima
    .why = Prvé vyloženie môže byť ľubovoľne malé.
romme-preset-next_turn = Pri prvom vyložení sa neprikladá
    .why = V ťahu prvého vyloženia sa neprikladá ani nevymieňa.
romme-preset-scala40 = Scala quaranta (taliansky)
    .why = Talianska hra: odhodené karty až po prvom vyložení a len na použitie, poslednú kartu treba odhodiť a kto stratí 101, vypadáva.
romme-preset-three_packs = Tri sady, až 8 hráčov
    .why = Až pre ôsmich hráčov: tri sady po troch žolíkoch.
romme-preset-basic = Základné žolíky
    .why = Jedna sada, desať alebo sedem kariet, bez minima, prikladá sa od začiatku; víťaz získava, čo ostatní stratia.

# - voľby
romme-option-packs = Sady kariet
    .why = Koľko sád po 52 kariet sa zamieša dokopy. Pre šiestich jedna sada nestačí; siedmi a ôsmi potrebujú tri.
romme-option-jokers_per_pack = Žolíky v každej sade
    .why = Pridajú sa ku každej sade.
romme-option-hand_size = Rozdané karty
    .why = Koľko kariet dostane každý hráč.
romme-option-hand_size-10-7 = desať pre dvoch, sedem pre viacerých
romme-option-seating = Miesta
    .why = Miesta sa určujú kartami, losom, alebo ostávajú, ako sú.
romme-option-seating-draw = ťahajú sa karty
romme-option-seating-random = losom
romme-option-seating-fixed = ako sú
romme-option-deal_style = Rozdávanie
    .why = Rozdáva sa po troch a štyroch kartách naraz, alebo po jednej.
romme-option-deal_style-packets = po viacerých
romme-option-deal_style-single = po jednej
romme-option-start = Začiatok
    .why = Otočí sa prvá odhodená karta, alebo začínajúci namiesto nej dostane štrnástu kartu. Alebo sa karta otočí a začínajúci neťahá.
romme-option-start-upcard = otočí sa karta
romme-option-start-fourteen = štrnásta karta
romme-option-start-no_draw = otočí sa karta, v prvom ťahu sa neťahá
romme-option-first_player = Kto začína
    .why = Kto je prvý na ťahu.
romme-option-first_player-dealer = rozdávajúci
romme-option-first_player-forehand = hráč naľavo od rozdávajúceho
romme-option-rauben = Lúpenie
    .why = Kto sníma a nájde pritom žolíka, smie si ho nechať.
romme-option-open_min = Prvé vyloženie
    .why = Koľko bodov musia mať dokopy kombinácie tvojho prvého vyloženia. Pri 0 stačí hociktorá kombinácia.
romme-option-opening_turn_extras = Po prvom vyložení
    .why = Odkedy smieš prikladať a vymieňať žolíky.
romme-option-opening_turn_extras-after_opening = v tom istom ťahu
romme-option-opening_turn_extras-next_turn = od ďalšieho ťahu
romme-option-layoff_needs_open = Prikladať až po prvom vyložení
    .why = Ak je to vypnuté, prikladať smieš od začiatku.
romme-option-take_discard = Vrchná odhodená karta
    .why = Či a na čo možno vziať vrchnú odhodenú kartu.
romme-option-take_discard-free = možno ju vziať a nechať si
romme-option-take_discard-must_use = len na okamžité použitie
romme-option-take_discard-must_meld = len hneď do novej kombinácie
romme-option-take_discard-never = neberie sa
romme-option-take_needs_open = Odhodené až po prvom vyložení
    .why = Pred svojím prvým vyložením ťaháš z balíčka.
romme-option-redicard = Vzatá karta sa smie vrátiť
    .why = Kartu vzatú z odhadzovacej kôpky možno v tom istom ťahu odhodiť.
romme-option-joker_swap = Výmena žolíka
    .why = Žolíka na stole možno vymeniť za kartu, ktorú zastupuje.
romme-option-joker_set_swap = Žolík v skupine
    .why = Za ktorú kartu možno vymeniť žolíka v skupine.
romme-option-joker_set_swap-any_missing = za každú chýbajúcu farbu
romme-option-joker_set_swap-complete_only = len ak vzniknú štyri skutočné karty
romme-option-swapped_joker_use = Vymenený žolík
    .why = Čo treba hneď urobiť so žolíkom, ktorého si vymeníš.
romme-option-swapped_joker_use-new_meld = nová kombinácia
romme-option-swapped_joker_use-any_play = nová kombinácia alebo priloženie
romme-option-swapped_joker_use-to_hand = nič, smieš si ho nechať
romme-option-around_the_corner = Postupky cez eso
    .why = Postupka smie za esom pokračovať, napríklad Q-K-A-2.
romme-option-min_naturals = Skutočné karty
    .why = Najmenší počet kariet v kombinácii, ktoré nie sú žolíkmi.
romme-option-max_jokers_in_row = Žolíky vedľa seba
    .why = Koľko ich smie najviac ležať vedľa seba v postupke alebo v jednej skupine.
romme-option-max_jokers = Žolíky v kombinácii
    .why = Koľko ich smie najviac byť v jednej kombinácii.
romme-option-max_jokers-null = ľubovoľne
romme-option-final_discard = Posledná karta
    .why = Či musíš poslednú kartu odhodiť, alebo smieš vyložiť všetky.
romme-option-final_discard-optional = možno aj vyložiť
romme-option-final_discard-required = treba odhodiť
romme-option-joker_penalty = Žolík v ruke stojí
    .why = Mínusové body za každého žolíka, ktorý ostane v ruke.
romme-option-ace_penalty = Eso v ruke stojí
    .why = Mínusové body za každé eso, ktoré ostane v ruke.
romme-option-winner_scores = Body víťaza
    .why = Či víťaz boduje, alebo len ostatní strácajú.
romme-option-winner_scores-none = žiadne
romme-option-winner_scores-sum = čo stratia ostatní
romme-option-hand_romme = Všetko v jednom ťahu
    .why = Týmto číslom sa násobia všetky body, ak víťaz vyloží všetko v jednom ťahu.
romme-option-match_mode = Koniec partie
    .why = Po určenom počte rozdaní, keď niekto stratí dosť bodov, alebo keď ostane jeden hráč.
romme-option-match_mode-deals = počet rozdaní
romme-option-match_mode-points = dosť stratených bodov
romme-option-match_mode-elimination = ostane jeden hráč
romme-option-match_deals = Rozdania v partii
    .why = Len ak rozhoduje počet rozdaní.
romme-option-match_deals-null = koľko je hráčov
romme-option-match_points = Stratené body na koniec
    .why = Ukončia partiu, alebo hráča z nej vyradia.
romme-option-max_reshuffles = Nové balíčky
    .why = Koľkokrát sa z odhodených kariet zamieša nový balíček.
romme-option-idle_rounds = Prázdne kolá
    .why = Po toľkých kolách samého brania a odhadzovania treba ďalšiu kartu ťahať z balíčka.

## Stránka: pri stole.

# - akcie: tlačidlo, kláves, slová v riadku „Si na ťahu: …“
romme-action-keep = Vziať žolíka
    .key = Z
romme-action-leave = Nechať
    .key = N
romme-action-pass = Pas
    .key = P
romme-action-stock = Ťahať
    .key = T
romme-action-take = Vziať
    .key = V
romme-action-meld = Vyložiť
    .key = L
romme-action-lay = { $card ->
    [none] Priložiť
   *[other] Priložiť { $card }
}
    .key = R
romme-action-swap = { $card ->
    [none] Vymeniť žolíka
   *[other] Žolík za { $card }
}
    .key = M
romme-action-discard = { $card ->
    [none] Odhodiť
   *[other] Odhodiť { $card }
}
    .key = O
romme-can-keep = vziať si žolíka
    .why = Stane sa jednou z tvojich kariet.
romme-can-leave = nechať kartu pri snímaní
    .why = Nedostane ju nikto.
romme-can-pass = pasovať, čím sa rozdanie skončí
    .why = Všetci platia za karty v ruke.
romme-can-stock = ťahať z balíčka
    .why = Dostaneš kartu, ktorú nikto iný nevidí.
romme-can-take = vziať odhodenú kartu ({ $card })
    .why = Príde ti do ruky a všetci vedia, že ju máš.
romme-can-meld = vyložiť kombináciu
    .why = Leží odkrytá na stole a jej kariet máš z ruky preč.
romme-can-lay = priložiť kartu
    .why = Pridá sa ku kombinácii na stole, nech ju vyložil ktokoľvek.
romme-can-swap = vymeniť žolíka
    .why = Tvoja karta zaujme miesto žolíka a žolík je tvoj.
romme-can-discard = odhodiť kartu
    .why = Ide na kôpku a tvoj ťah sa končí.
romme-armed-meld = Vyber karty svojej kombinácie.
romme-armed-lay = Vyber kartu na priloženie.
romme-armed-swap = Vyber kartu, ktorá nahradí žolíka.
romme-armed-discard = Vyber kartu na odhodenie.

# - čo sa stalo
romme-event-keep = { $who ->
    [me] Pri snímaní máš žolíka a nechávaš si ho.
   *[other] { $name } má pri snímaní žolíka a necháva si ho.
}
romme-event-leave = { $who ->
    [me] Snímaš karty.
   *[other] { $name } sníma karty.
}
romme-event-pass = { $who ->
    [me] Pasuješ: rozdanie sa končí.
   *[other] { $name } pasuje: rozdanie sa končí.
}
romme-event-stock = { $who ->
    [me] Ťaháš z balíčka.
   *[other] { $name } ťahá z balíčka.
}
romme-event-take = { $who ->
    [me] Berieš z kôpky: { $card }.
   *[other] { $name } berie z kôpky: { $card }.
}
romme-event-meld = { $who ->
    [me] Vykladáš kombináciu.
   *[other] { $name } vykladá kombináciu.
}
romme-event-lay = { $who ->
    [me] Prikladáš: { $card }.
   *[other] { $name } prikladá: { $card }.
}
romme-event-swap = { $who ->
    [me] Vymieňaš za žolíka: { $card }.
   *[other] { $name } vymieňa za žolíka: { $card }.
}
romme-event-discard = { $who ->
    [me] Odhadzuješ: { $card }.
   *[other] { $card ->
        [none] { $name } odkladá poslednú kartu, rubom nahor.
       *[other] { $name } odhadzuje: { $card }.
    }
}

# - stôl
romme-opened = vyložené
romme-do-keep = Nechať si žolíka
romme-do-leave = Nechať ležať
romme-do-open = Prvé vyloženie: { $points }
romme-do-stage = Zatiaľ vyložiť { $points }
romme-open-count = { $points } / { $least }
romme-open-enough = to stačí
romme-open-missing = chýba { $points }
romme-now-cut = Snímaš karty a vidíš { $card }.
romme-cut = Karta pri snímaní: { $card }
romme-now-use_card = { $card } je z kôpky: použi ju hneď.
romme-now-meld_card = { $card } musí ísť hneď do novej kombinácie.
romme-now-play_joker = Zahraj žolíka hneď: v novej kombinácii alebo priložením.
romme-outcome-out = { $who ->
    [me] Rommé! Vyhrávaš rozdanie.
   *[other] Rommé! { $name } vyhráva rozdanie.
}
romme-outcome-blocked = Bez víťaza
romme-because-out = Každá karta, ktorá niekomu ostala v ruke, sa ráta proti nemu.
romme-because-blocked = Niet čo ťahať; všetci platia za karty v ruke.

# - výsledky
romme-result-out = bez kariet
romme-result-blocked = došli karty

## Riadky terminálu

romme-aim = Zbav sa všetkých kariet: vykladaj kombinácie (tri alebo štyri karty rovnakej hodnoty rôznych farieb, alebo tri a viac kariet jednej farby idúcich za sebou) a prikladaj ku kombináciám na stole. Prvé vyloženie musí mať dosť bodov; karty, ktoré ostanú v ruke, stoja body.
romme-help = T0, T1 a tak ďalej sú kombinácie na stole, * je žolík, *Qd žolík namiesto Qd. Môžeš písať: meld [Jd *Qd Kd] (vyložiť), lay Td>T0 (priložiť), swap Qd>T0 (vymeniť žolíka), discard 5c (odhodiť).
romme-line-others = Karty ostatných
romme-line-known = Známe v ruke
romme-line-gone = Mimo partie
romme-line-robber = Žolík zo snímania
romme-line-meld = Na stole
romme-line-pile = Kôpka, navrchu
romme-line-stock = Balíček
romme-line-taken = Nesmie sa vrátiť
romme-line-due-use_card = Použiť hneď
romme-line-due-meld_card = Vyložiť hneď
romme-line-due-play_joker = Zahrať žolíka
romme-line-cut = Karta pri snímaní
romme-line-opening = Prvé vyloženie
romme-line-opened = Ostalo v ruke
romme-line-hand = Tvoja ruka

## Čo ťah priniesol, všade rovnako: `note-`

romme-note-refilled = Z odhodených kariet sa zamiešal nový balíček.
romme-note-staged = Prvé vyloženie má zatiaľ { $points } z potrebných { $least }.
romme-note-opened = { $who ->
    [me] Máš
   *[other] { $name } má
} hotové prvé vyloženie: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.
romme-note-out = { $who ->
    [me] Nemáš už žiadne karty a vyhrávaš
   *[other] { $name } nemá už žiadne karty a vyhráva
} rozdanie.
romme-note-blocked = Niet už čo ťahať: rozdanie sa končí bez víťaza.
romme-note-doubled = Všetko v jednom ťahu: body sa rátajú dvojnásobne.
romme-note-left = { $who ->
    [me] Strácaš
   *[other] { $name } stráca
} { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
} za { $cards }.
romme-note-gets = { $who ->
    [me] Získavaš
   *[other] { $name } získava
} { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}, čo ostatní strácajú.
romme-note-eliminated = { $who ->
    [me] Vypadávaš
   *[other] { $name } vypadáva
} z partie.

## Prečo by to bot urobil: rady na stránke a v termináli, `reason-`

romme-reason-keep_joker = Žolík sa vždy zíde.
romme-reason-pass_ahead = Tvoje karty sú asi najlacnejšie: nech sa rozdanie skončí.
romme-reason-take_behind = Iní majú asi lacnejšie karty: rozdanie by sa ešte nemalo skončiť.
romme-reason-discard_no_use = S kartou { $card } by sa nedalo vyložiť o dosť viac.
romme-reason-take_joker = Žolík sa hodí takmer všade.
romme-reason-take_to_go_out = S kartou { $card } môžeš hneď skončiť.
romme-reason-take_to_lay = { $card } sa hodí ku kombinácii na stole.
romme-reason-take_to_meld = S kartou { $card } môžeš vyložiť viac, než berieš.
romme-reason-go_out = Takto v tomto ťahu skončíš.
romme-reason-meld_plan = Patrí ku kombináciám, ktorými sa zbavíš najviac kariet.
romme-reason-meld_worth = Zo všetkých teraz možných kombinácií má najviac bodov.
romme-reason-swap = Žolík ti pomôže viac než karta, ktorú zaň dáš.
romme-reason-lay_joker = Je čas zbaviť sa žolíka: v ruke by vyšiel draho.
romme-reason-wait = Zatiaľ nikto tak skoro neskončí a k tomu, čo si ešte necháš v ruke, nemôže nikto prikladať.
romme-reason-discard_joker = Inú kartu odhodiť nemožno.
romme-reason-lay_off = Hodí sa a v ruke by stála { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.
romme-reason-discard_least = Kartu { $card } môžeš najľahšie oželieť: { $count ->
    [0] žiadna karta, čo ešte môže prísť, s ňou nedá
    [one] jedna karta, čo ešte môže prísť, by s ňou dala
    [few] { $count } karty, čo ešte môžu prísť, by s ňou dali
   *[other] { $count } kariet, čo ešte môžu prísť, by s ňou dalo
} kombináciu a v ruke by stála { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.
romme-reason-discard_soon = Niekto môže čoskoro skončiť, preto viac zaváži, čo je v ruke drahé: { $card } by stála { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.

## The practice deal

romme-lesson-aim = Zbav sa kariet
    .text = Karty odchádzajú z ruky v kombináciách: tri či štyri rovnakej hodnoty rôznych farieb, ako tvoji králi, alebo postupka v jednej farbe.
romme-lesson-draw = Najprv ťahaj
    .text = Vrchnú odhodenú kartu, či neznámu z balíčka? { $c6 } ti nepomôže, ťahaj teda z balíčka.
romme-lesson-forty = 40 na začiatok
    .text = Prvé vyloženie musí mať spolu 40 bodov. Traja králi majú 30: ťukni na všetkých troch a vylož ich.
romme-lesson-joker = Žolík zaskočí
    .text = Ešte 10 chýba. Žolík zastúpi ktorúkoľvek kartu: pri { $s9 } { $sJ } { $sQ } je to { $sT }. Ťukni na tieto štyri a vylož ich.
romme-lesson-discard = 69: si v hre
    .text = To bohato stačí. Ťah sa končí odhodením karty: { $d8 } sa k ničomu nehodí. Dovtedy môžeš všetko vziať späť.
romme-lesson-swap = Vezmi si žolíka späť
    .text = Prišla ti { $sT }, presne tá karta, ktorú tvoj žolík zastupuje. Ťukni na ňu a vymeň ju za žolíka.
romme-lesson-again = Hneď ho zahraj
    .text = Žolíka vzatého zo stola treba zahrať ešte v tomto ťahu. So { $h4 } a { $h5 } je z neho postupka. Potom odhoď { $c7 }.
romme-lesson-lay = Prikladať smieš všade
    .text = { $hA } sa hodí k trom esám, ktoré vyložil súper. Jednotlivé karty smieš priložiť ku každej kombinácii.
romme-lesson-keep = Nechaj si dvojicu
    .text = Ešte jedna dvojka a končíš. Nechaj si obe a odhoď { $d3 }.
romme-lesson-out = Posledná kombinácia
    .text = Tri dvojky: vylož ich a ruku máš prázdnu. Tým končíš a odhodiť už nemusíš nič.
romme-lesson-end = Vyloženie za 40, žolík hneď dvakrát, priložená karta a koniec pred súperom: čo ostalo v ruke jemu, stojí ho body. To je rommé.

romme-bot-strong = pri každom odhode zváži, čo všetko môže potiahnuť, počíta, čo je už preč, a kombinácie si necháva v ruke, kým niekto nemôže čoskoro skončiť
romme-bot-steady = počíta, čo je už preč a čo k čomu pasuje, no kombinácie vyloží hneď, ako sa dá, a každý k nim môže priložiť
romme-bot-fair = odhadzuje najdrahšiu voľnú kartu, nech k nej pasuje čokoľvek, a väčšinu odhodených kariet prehliadne
romme-bot-casual = na odhodené karty takmer nehľadí, prikladať väčšinou zabúda a trhá dvojice
romme-bot-beginner = vykladá hneď všetko, čo sa dá, žolíky prvé, trhá dvojice a postupky a na odhodené karty takmer nehľadí
