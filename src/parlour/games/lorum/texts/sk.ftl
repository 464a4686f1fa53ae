## Odmietnutia (enginu)

refused-lorum_declare_first = Najprv povedz, či hlásiš malý alebo veľký, alebo pasuj.
refused-lorum_small_declared = Malý je už ohlásený. Môžeš už len pasovať alebo hlásiť veľký.
refused-lorum_override_first = Najprv povedz, či proti malému hlásiš veľký, alebo pasuj.
refused-lorum_declared = Hlási sa len pred prvou kartou.
refused-lorum_expose_first = Najprv povedz, či niečo odkrývaš (Q♣, Q♠).
refused-lorum_exposed = Odkrývajú sa len Q♣ a Q♠, len pred prvou kartou a len keď nikto nehlásil.
refused-lorum_exposed_late = Odkrývajú sa len Q♣ a Q♠, a to len pred prvou kartou.
refused-lorum_no_exposing = Pri tomto stole sa Q♣ a Q♠ neodkrývajú.
refused-lorum_follow_suit = { $card } sa hrať nedá: treba priznať farbu, ktorú máš ({ $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}).
refused-lorum_must_beat = { $card } sa hrať nedá: v malom musíš prebiť kartu { $best }, kým môžeš.
refused-lorum_bad_position = Časť pozície { $text } sa nehodí k fáze { $phase } alebo k ostatným častiam.

## Stránka: názov, predvoľby a voľby. `.why` je vysvetlenie v úvodnej sále.

lorum-name = Lórum
lorum-about = Traja alebo štyria hráči. Neber { $pack ->
    [german] červene, žaluďového ani zeleného horníka
   *[french] srdcia, krížovú ani pikovú dámu
}, alebo ohlás, že nevezmeš nič či naopak všetko.

# - predvoľby
lorum-preset-four_players = Štyria hráči
    .why = Bežná hra pre štyroch: body sa platia do banku a kto nemá žiadne, bank si berie.
lorum-preset-three_players = Traja hráči
    .why = To isté pre troch, bez { $pack ->
        [german] guľovej
       *[french] károvej
    } 7 a 8.
lorum-preset-exposed_double = { $pack ->
    [german] Odkrytí horníci dvojnásobne
   *[french] Odkryté dámy dvojnásobne
}
    .why = Pred prvou kartou možno odkryť { $pack ->
        [german] žaluďového a zeleného horníka
       *[french] krížovú a pikovú dámu
    }; potom sa rátajú dvojnásobne.
lorum-preset-exposed_triple = { $pack ->
    [german] Odkrytí horníci trojnásobne
   *[french] Odkryté dámy trojnásobne
}
    .why = Ako predtým, ale kto si vezme { $pack ->
        [german] horníka, ktorého
       *[french] dámu, ktorú
    } sám odkryl, platí trojnásobne.
lorum-preset-no_split = Nedelený bank
    .why = Ak sú bez bodov dvaja hráči, bank si neberie nikto a rastie.
lorum-preset-table_stakes = Iba to, čo je na stole
    .why = Každý má 60 žetónov, nikto neplatí viac, než má, a partia sa končí, keď niekomu dôjdu.
lorum-preset-quick = Rýchla: skorší koniec
    .why = Každé rozdanie sa končí, len čo sa už nemôže nič zmeniť; žetóny vyjdú rovnako.

# - voľby
lorum-option-players = Hráči
    .why = Koľko hráčov si sadne k stolu.
lorum-option-start_chips = Žetóny na začiatku
    .why = Koľko žetónov má na začiatku každý hráč.
lorum-option-deals = Rozdania
    .why = Po toľkých rozdaniach sa partia končí; pri násobku počtu hráčov rozdáva každý rovnako často.
lorum-option-declaration = Hlásenie
    .why = Ako hráči pred prvou kartou hlásia malý alebo veľký.
lorum-option-declaration-ordered = jeden po druhom
lorum-option-declaration-sealed = všetci naraz, tajne
lorum-option-declaration-race = kto je rýchlejší
lorum-option-override_right = Veľký proti malému
    .why = Kto smie hlásiť veľký, keď už iný ohlásil malý.
lorum-option-override_right-all = všetci ostatní
lorum-option-override_right-later_only = kto ešte nebol na rade
lorum-option-expose = { $pack ->
    [german] Odkrytí horníci
   *[french] Odkryté dámy
}
    .why = Pred prvou kartou možno odkryť { $pack ->
        [german] žaluďového a zeleného horníka
       *[french] krížovú a pikovú dámu
    }; potom sa rátajú viac.
lorum-option-expose-off = nehrá sa
lorum-option-expose-double = dvojnásobne
lorum-option-expose-triple = dvojnásobne, vlastníkovi trojnásobne
lorum-option-expose_declared = { $pack ->
    [german] Horníci pri hlásení
   *[french] Dámy pri hlásení
}
    .why = { $pack ->
        [german] Horníkov
       *[french] Dámy
    } možno odkryť aj po malom či veľkom. Nič to nestojí ani neprináša, ale všetci ich vidia.
lorum-option-two_zero_split = Dvaja si delia bank
    .why = Pri štyroch hráčoch si bank delia dvaja bez bodov; inak si ho neberie nikto.
lorum-option-insolvency = Keď dôjdu žetóny
    .why = Čo sa stane, keď má niekto zaplatiť viac žetónov, než má.
lorum-option-insolvency-credit = ostane dlžný
lorum-option-insolvency-cap = zaplatí, čo má
lorum-option-insolvency-rebuy = dokúpi si
lorum-option-bust_ends_game = Bez žetónov je koniec
    .why = Tam, kde nikto neplatí viac, než má: partia sa končí rozdaním, po ktorom niekomu neostal žiadny žetón.
lorum-option-early_stop = Koniec rozdania
    .why = Či sa rozdanie končí, len čo je jeho výsledok istý; nezahrané karty ostanú skryté.
lorum-option-early_stop-none = hrajú sa všetky karty
lorum-option-early_stop-declared = malý a veľký končia skôr
lorum-option-early_stop-all = skôr smie skončiť každé

## Stránka: pri stole.

# - akcie: tlačidlo, kláves, slová v riadku „Si na ťahu: …“
lorum-action-pass = Pas
    .key = P
lorum-action-small = Malý
    .key = M
lorum-action-big = Veľký
    .key = V
lorum-action-none = Neodkryť nič
    .key = N
lorum-action-expose = { $card ->
    [none] Odkryť
   *[other] Odkryť: { $card }
}
    .key = O
lorum-action-play = { $card ->
    [none] Hrať
   *[other] Hrať: { $card }
}
    .key = H
lorum-can-pass = pasovať
    .why = Nič nehlásiš.
lorum-can-small = hlásiť malý: nevezmeš žiadny štich
    .why = Ak vyjde, všetci platia tebe; ak nie, platíš všetkým ty.
lorum-can-big = hlásiť veľký: vezmeš všetky štichy
    .why = Ak vyjde, všetci platia tebe; ak nie, platíš všetkým ty.
lorum-can-none = neodkryť nič
    .why = Nikto nevidí, či máš { $pack ->
        [german] horníka
       *[french] dámu
    }.
lorum-can-expose = odkryť { $pack ->
    [german] horníka
   *[french] dámu
}
    .why = Vidia ju všetci a kto ju vezme, dostane viac bodov.
lorum-can-play = { $duty ->
    [lead] vyniesť hociktorú kartu
    [follow] priznať farbu: { $suit }
    [beat] prebiť kartu: { $best }
    [free] zahrať hociktorú kartu (vynesenú farbu nemáš)
   *[other] zahrať kartu
}
    .why = Štich berie najvyššia karta vynesenej farby.

# - odpovede pred prvou kartou
lorum-ask-DECLARE = Hlásiš niečo?
lorum-ask-OVERRIDE = Hlásiš proti malému veľký?
lorum-ask-EXPOSE = Odkryješ { $pack ->
    [german] horníka
   *[french] dámu
}?
lorum-answer-pass = { $phase ->
    [OVERRIDE] ostane pri malom
   *[DECLARE] hrá sa o bank
}
lorum-answer-small = žiadny štich: +{ $each } od každého
lorum-answer-big = všetky štichy: +{ $each } od každého
lorum-answer-stake = ±{ $all }
lorum-answer-none = nechať si ich v ruke
lorum-answer-expose = { $mode ->
    [regular] { $expose ->
        [triple] ráta sa dvojnásobne, tebe trojnásobne
       *[double] ráta sa dvojnásobne
    }
   *[other] v tomto rozdaní nič nestojí
}
lorum-said-pass = pas
lorum-said-small = malý
lorum-said-big = veľký
lorum-said-sealed = odovzdané
lorum-said-deciding = rozmýšľa …

# - čo sa stalo
lorum-event-pass = { $who ->
    [me] Pasuješ.
   *[other] { $name } pasuje.
}
lorum-event-small = { $who ->
    [me] Hlásiš malý.
   *[other] { $name } hlási malý.
}
lorum-event-big = { $who ->
    [me] Hlásiš veľký.
   *[other] { $name } hlási veľký.
}
lorum-event-none = { $who ->
    [me] Neodkrývaš nič.
   *[other] { $name } neodkrýva nič.
}
lorum-event-expose = { $who ->
    [me] Tvoja odpoveď je odovzdaná: odkrývaš.
   *[other] { $name } odkrýva: { $card }.
}
lorum-event-answer = { $who ->
    [me] Tvoja odpoveď je odovzdaná.
   *[other] { $name } má tajne odpovedané.
}
lorum-event-play = { $who ->
    [me] Hráš: { $card }.
   *[other] { $name } hrá: { $card }.
}

# - stôl
lorum-shown = { $card }, odkrytá karta
lorum-pays = platí
lorum-takes = berie
lorum-stays = neberie nikto
lorum-own-cards = { $count ->
    [one] Tvoja ruka: jedna karta
    [few] Tvoja ruka: { $count } karty
   *[other] Tvoja ruka: { $count } kariet
}
lorum-pool = Bank: { $count }
lorum-pool-why = Body sa platia do banku. Kto nemá body, keď ich iní majú, bank si berie; na konci partie sa rozdelí.
lorum-stack = { $count ->
    [one] jeden žetón
    [few] { $count } žetóny
   *[other] { $count } žetónov
}

# - výsledky
lorum-result-all_pay = platia všetci
lorum-result-one_zero = jeden bez bodov
lorum-result-two_zeros = dvaja bez bodov
lorum-result-no_split = dvaja bez bodov
lorum-result-one_taker = všetky body jednému
lorum-result-all_tricks = všetky štichy
lorum-result-small_made = malý vyšiel
lorum-result-small_failed = malý nevyšiel
lorum-result-big_made = veľký vyšiel
lorum-result-big_failed = veľký nevyšiel
lorum-outcome-all_pay = Body majú všetci: každý platí do banku
lorum-outcome-one_zero = { $who ->
    [me] Nemáš žiadny bod a berieš bank: { $chips }
   *[other] { $name } nemá žiadny bod a berie bank: { $chips }
}
lorum-outcome-two_zeros = Dvaja hráči bez bodov si delia bank
lorum-outcome-no_split = Dvaja hráči sú bez bodov: bank neberie nikto
lorum-outcome-one_taker = { $who ->
    [me] Máš všetky body: do banku platíš { $chips }
   *[other] { $name } má všetky body a do banku platí { $chips }
}
lorum-outcome-all_tricks = { $who ->
    [me] Máš všetky štichy! Dostávaš { $chips }
   *[other] { $name } má všetky štichy a dostáva { $chips }
}
lorum-outcome-small_made = { $who ->
    [me] Tvoj malý vyšiel! Dostávaš { $chips }
   *[other] Malý vyšiel, { $name } dostáva { $chips }
}
lorum-outcome-small_failed = { $who ->
    [me] Tvoj malý nevyšiel: platíš { $chips }
   *[other] Malý nevyšiel, { $name } platí { $chips }
}
lorum-outcome-big_made = { $who ->
    [me] Tvoj veľký vyšiel! Dostávaš { $chips }
   *[other] Veľký vyšiel, { $name } dostáva { $chips }
}
lorum-outcome-big_failed = { $who ->
    [me] Tvoj veľký nevyšiel: platíš { $chips }
   *[other] Veľký nevyšiel, { $name } platí { $chips }
}
lorum-because-all_pay = Nikto nie je bez bodov, bank teda ostáva a rastie na { $pool }.
lorum-because-one_zero = Ostatní najprv platia svoje body do banku.
lorum-because-two_zeros = Každý dostáva polovicu banku; nepárny žetón v ňom ostáva.
lorum-because-no_split = Pri tomto stole sa bank nedelí. Rastie na { $pool }.
lorum-because-one_taker = Všetky body, ale nie všetky štichy: bank neberie nikto a rastie na { $pool }.
lorum-because-all_tricks = Platia všetci ostatní, na bodoch nezáleží; bank ostáva.
lorum-because-small_made = Kto hlásil, nevzal ani jeden štich. Bank ostáva a body sa nerátajú.
lorum-because-small_failed = Kto hlásil, vzal štich. Bank ostáva a body sa nerátajú.
lorum-because-big_made = Kto hlásil, vzal všetky štichy. Bank ostáva a body sa nerátajú.
lorum-because-big_failed = Štich vzal aj niekto iný. Bank ostáva a body sa nerátajú.
lorum-bought = { $who ->
    [me] Dokupuješ si
   *[other] { $name } dokupuje
} { $chips ->
    [one] jeden žetón
    [few] { $chips } žetóny
   *[other] { $chips } žetónov
}.

## Riadky terminálu

lorum-aim = Neber srdcia (po bode), krížovú dámu (4) ani pikovú dámu (8): body sa platia do banku a kto nemá žiadny, bank si berie. Alebo ohlás malý (nevezmeš žiadny štich) či veľký (vezmeš všetky).
lorum-help = Ak môžeš, priznaj farbu; najvyššie je eso. Môžeš písať: play 9h alebo len 9h (hrať), pass (pasovať), small (malý), big (veľký).
lorum-line-regular = Bežná hra
lorum-line-small = Malý
lorum-line-big = Veľký
lorum-line-chips = Žetóny
lorum-line-pool = Bank
lorum-line-exposed = Odkryté dámy
lorum-line-taken = Štichy (body)
lorum-line-tricks = Štichy
lorum-line-last = Posledný štich
lorum-line-trick = Štich
lorum-line-hand = Tvoja ruka

## Čo ťah priniesol, všade rovnako: `note-`

lorum-note-regular = Nikto nehlási. { $who ->
    [me] Vynášaš
   *[other] Vynáša { $name }
}.
lorum-note-small = { $who ->
    [me] Nesmieš vziať žiadny štich a vynášaš
   *[other] { $name } nesmie vziať žiadny štich a vynáša
}.
lorum-note-big = { $who ->
    [me] Musíš vziať všetky štichy a vynášaš
   *[other] { $name } musí vziať všetky štichy a vynáša
}.
lorum-note-exposed = { $who ->
    [me] Odkrývaš
   *[other] { $name } odkrýva
}: { $cards }.
lorum-note-trick = { $who ->
    [me] Berieš štich
   *[other] Štich berie { $name }
}{ $counts ->
    [yes] {""}: { $points ->
        [0] bez bodov
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }
   *[no] {""}
}.
lorum-note-decided = Už sa nemôže nič zmeniť, hra sa tu preto končí.
lorum-note-all_tricks = { $who ->
    [me] Máš
   *[other] { $name } má
} všetky štichy; ostatní platia.
lorum-note-small_made = { $who ->
    [me] Tvoj malý vyšiel: žiadny štich
   *[other] Malý vyšiel: { $name } nemá žiadny štich
}.
lorum-note-small_failed = { $who ->
    [me] Tvoj malý nevyšiel: máš štich
   *[other] Malý nevyšiel: { $name } má štich
}.
lorum-note-big_made = { $who ->
    [me] Tvoj veľký vyšiel: všetky štichy
   *[other] Veľký vyšiel: { $name } má všetky štichy
}.
lorum-note-big_failed = { $who ->
    [me] Tvoj veľký nevyšiel: štich berie niekto iný
   *[other] Veľký nevyšiel: { $name } nemá všetky štichy
}.
lorum-note-pays = { $who ->
    [me] Platíš
   *[other] { $name } platí
} { note-chips }, { $other ->
    [ty] inkasuješ ty
   *[other] inkasuje { $other }
}.
lorum-note-pays_points = { $who ->
    [me] Do banku platíš
   *[other] { $name } platí do banku
} { note-chips } za { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.
lorum-note-takes_pool = { $who ->
    [me] Nemáš žiadny bod a z banku berieš
   *[other] { $name } nemá žiadny bod a z banku berie
} { note-chips }.
lorum-note-all_pay = Body majú všetci, bank preto neberie nikto.
lorum-note-one_zero = Jeden hráč je bez bodov.
lorum-note-two_zeros = Dvaja hráči sú bez bodov a delia si bank.
lorum-note-no_split = Dvaja hráči sú bez bodov: pri tomto stole bank neberie nikto.
lorum-note-one_taker = Jeden hráč má všetky body, ale nie všetky štichy: bank neberie nikto.
lorum-note-pool = Bank má teraz { note-chips }.
lorum-note-buys = { $who ->
    [me] Dokupuješ si
   *[other] { $name } dokupuje
} { note-chips }.
lorum-note-shares = { $who ->
    [me] Dostávaš
   *[other] { $name } dostáva
} { note-chips } z banku, ktorý sa na konci partie delí.

## The practice deal

lorum-lesson-aim = Neber body
    .text = { $pack ->
        [german] Každá červeň
       *[french] Každé srdce
    } má 1 bod, { $cQ } 4 a { $sQ } 8. Každý bod stojí žetón, preto štichy s týmito kartami nechaj iným.
lorum-lesson-pool = Bank
    .text = Čo body stoja, ide do tohto banku. Ak jediný hráč bez bodu budeš ty, celý bank je tvoj.
lorum-lesson-declare = Malý, veľký, alebo nič?
    .text = Môžeš sľúbiť, že nevezmeš žiadny štich (malý) alebo všetky (veľký). Na to sú tvoje karty príliš zmiešané: pasuj.
lorum-lesson-follow = Priznaj farbu
    .text = Máš kartu farby, ktorou sa vynieslo, preto ju musíš zahrať. Štich berie najvyššia karta tejto farby.
lorum-lesson-free = Nič z tej farby? Výborne!
    .text = Teraz smieš zahrať čokoľvek. Kto vezme tento štich, dostane aj kartu { $sQ } a 8 bodov: preč s tou kartou.
lorum-lesson-under = Tesne pod
    .text = Vynesená je { $hT }. Karta { $h9 } je pod ňou, štich teda nevezmeš a zbavíš sa { $pack ->
        [german] vyššej zo svojich červení
       *[french] vyššieho zo svojich sŕdc
    }.
lorum-lesson-clean = Stále bez bodov
    .text = Body, ktoré niekto vzal, ležia pri mene. Ty nemáš žiadne a { $h7 }, { $pack ->
        [german] tvoja posledná červeň
       *[french] tvoje posledné srdce
    }, štich nevezme.
lorum-lesson-low = Pod kráľom
    .text = Vyhráva { $sK }: ktoroukoľvek zo svojich dvoch kariet tej farby ostaneš pod ním. Nízke karty sa zídu na koniec.
lorum-lesson-harmless = Teraz už môžeš brať
    .text = Všetkých 20 bodov je preč, štich už nič nestojí. Posledné dva vezmi kartami { $dK } a { $dA }.
lorum-lesson-end = Farbu priznávaš, drahé karty nechávaš iným a nemáš ani jeden bod: bank je tvoj. To je Lórum.

## Prečo by to bot urobil: rady na stránke a v termináli, `reason-`

lorum-reason-declare_small = Ostatné karty boli { $of }-krát náhodne rozdané: malý by ti vyšiel { $won }-krát.
lorum-reason-declare_big = Ostatné karty boli { $of }-krát náhodne rozdané: veľký by ti vyšiel { $won }-krát.
lorum-reason-pass_small = Pri { $of } náhodných rozdaniach by ti malý { $won ->
    [0] nevyšiel ani raz
   *[other] vyšiel len { $won }-krát
}: to je málo.
lorum-reason-pass_big = Pri { $of } náhodných rozdaniach by ti veľký { $won ->
    [0] nevyšiel ani raz
   *[other] vyšiel len { $won }-krát
}: to je málo.
lorum-reason-pass_neither = Na malý sú tvoje karty privysoké a veľký bez esa nemá nádej.
lorum-reason-pass_high = Na malý sú tvoje karty privysoké.
lorum-reason-pass_no_ace = Veľký bez esa nemá nádej.
lorum-reason-queen_covered = Pri { $pack ->
    [german] horníkovi
   *[french] dáme
} máš aspoň { $count ->
    [one] jednu nižšiu kartu
    [few] { $count } nižšie karty
   *[other] { $count } nižších kariet
} tej istej farby: sotva { $pack ->
    [german] ho
   *[french] ju
} vezmeš ty.
lorum-reason-queen_bare = Pri { $pack ->
    [german] horníkovi
   *[french] dáme
} máš menej než { $count ->
    [one] jednu nižšiu kartu
    [few] { $count } nižšie karty
   *[other] { $count } nižších kariet
} tej istej farby: možno by { $pack ->
    [german] ostal
   *[french] ostala
} tebe.
lorum-reason-queens_do_not_count = V hlásenej hre { $pack ->
    [german] horníci
   *[french] dámy
} nič nestoja: netreba žiadnu ukazovať.
lorum-reason-stay_below = Podľa všetkého, čo vieš, { $card } tento štich nevezme.
lorum-reason-throw_danger = { $card } tento štich nevezme a neskôr by ťa táto karta mohla stáť najviac.
lorum-reason-least_risk = { $card } vezme asi v { $percent } zo 100 prípadov štich, ktorý má zatiaľ { $points ->
    [0] nula bodov
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}; každá iná karta je riskantnejšia, teraz alebo neskôr.
lorum-reason-small_lead_own = Kartu { $card } môžu ostatní prebiť najľahšie.
lorum-reason-small_lead = Pod nízkou kartou sa hlásiaci sotva udrží.
lorum-reason-small_beat = Treba prebiť a najnižšia karta, ktorá to dokáže, je { $card }.
lorum-reason-small_last = Po tebe už nehrá nikto a štich vezmeš tak či tak: zbav sa karty { $card }.
lorum-reason-small_throw = Prebiť nemôžeš, tak sa zbav vysokej karty.
lorum-reason-big_lead = { $count ->
    [0] Kartu { $card } nemôže prebiť nikto.
   *[other] Z toho, čo môžeš vyniesť, sa { $card } prebije najťažšie.
}
lorum-reason-big_beat = { $card } prebije, čo je zahrané.
lorum-reason-big_throw = Tu prebiť nemôžeš: vysoké karty si nechaj na neskôr.

lorum-bot-strong = { bot-strong.why }
lorum-bot-steady = počíta karty a zváži každý štich, no nie zvyšok rozdania
lorum-bot-fair = hlási trochu príliš odvážne a karty nepočíta
lorum-bot-casual = hlási až príliš odvážne a karty nepočíta
lorum-bot-beginner = hlási pri každej príležitosti a najvyššie karty hrá prvé
