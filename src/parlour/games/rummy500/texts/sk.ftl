## Odmietnutia (enginu)

refused-r500_draw_first = Najprv ťahaj: z balíčka alebo z odhadzovacej kôpky.
refused-r500_drawn_already = Potiahnuté už máš. Vykladaj, prikladaj alebo odhoď kartu.
refused-r500_no_pass = Pasovať môžeš, až keď sa balíček minie.
refused-r500_stock_empty = Balíček sa minul. Vezmi z odhadzovacej kôpky alebo pasuj a ukonči rozdanie.
refused-r500_pile_empty = Odhadzovacia kôpka je prázdna. Ťahaj z balíčka.
refused-r500_no_such_discard = Odhodená karta { $index } sa takto vziať nedá; kariet v kôpke je { $count } a rátajú sa od 0.
refused-r500_take_must_use = Pri tomto stole možno { $card } vziať, len ak ju hneď zahráš, no nemáš ju kam dať.
refused-r500_idle = Už { $turns ->
    [one] jeden ťah
    [few] { $turns } ťahy
   *[other] { $turns } ťahov
} sa berie len po jednej odhodenej karte. Teraz možno { $card } vziať, len ak ju hneď zahráš.
refused-r500_take_floating = Nemáš karty a { $card } by sa v tom istom ťahu nesmela odhodiť; vziať ju smieš, len ak ju môžeš priložiť.
refused-r500_deep_no_use = Ak chceš { $card } so všetkým, čo leží na nej, musíš ju hneď zahrať: v kombinácii alebo priložením. Nemáš ju kam dať.
refused-r500_deep_no_meld = Ak chceš { $card } so všetkým, čo leží na nej, musíš ju hneď vyložiť v novej kombinácii. Taká nie je.
refused-r500_must_play = { $card } je vzatá z odhadzovacej kôpky, preto ju treba zahrať ako prvú.
refused-r500_must_meld = { $card } musí byť v novej kombinácii; priložiť ju pri tomto stole nestačí.
refused-r500_just_taken = { $card } je práve vzatá z odhadzovacej kôpky a v tom istom ťahu sa vrátiť nesmie. Vyber inú kartu.
refused-r500_playable_last = Tvoja posledná karta { $card } sa hodí ku kombinácii na stole, preto sa ňou rozdanie ukončiť nedá. Prilož ju.
refused-r500_few_naturals = V kombinácii { $number ->
    [one] musí byť aspoň jedna skutočná karta
    [few] musia byť aspoň { $number } skutočné karty
   *[other] musí byť aspoň { $number } skutočných kariet
}, teda nie žolíky.
refused-r500_no_such_meld = Kombinácia { $meld } na stole nie je; rátajú sa od 0.
refused-r500_does_not_fit = { $options ->
    [0] { $card } sa nehodí k { $cards }; už sa k nim nehodí nič.
    [1] { $card } sa nehodí k { $cards }; hodí sa len { $first }.
    [2] { $card } sa nehodí k { $cards }; hodí sa len { $first } a { $second }.
   *[other] { $card } sa nehodí k { $cards }.
}
refused-r500_which_end = { $text } sa hodí na oba konce postupky; povedz, na ktorý: .lo alebo .hi.
refused-r500_keep_one = Jednu kartu si musíš nechať: pri tomto stole sa posledná odhadzuje.
refused-r500_leaves_no_turn = Ostala by ti karta, ktorú nemôžeš ani odhodiť, ani priložiť.
refused-r500_call_or_decline = Najprv povedz, či voláš „Rummy!“, alebo nie.
refused-r500_no_call = „Rummy!“ možno zavolať, len keď sa ťa stôl opýta, na konci ťahu iného hráča.
refused-r500_call_own_card = Pri „Rummy!“ možno hrať len karty vzaté z odhadzovacej kôpky; { $card } medzi nimi nie je.
refused-r500_call_without = Voláš kvôli karte { $card }, musí byť teda medzi tými, ktoré hráš.

## Stránka: názov, predvoľby a voľby. `.why` je vysvetlenie v úvodnej sále.

rummy500-name = Rummy 500
rummy500-about = Dvaja až ôsmi hráči. Každá vyložená karta boduje, v hre je celá odhadzovacia kôpka a ktokoľvek smie zavolať „Rummy!“.

# - predvoľby
rummy500-preset-standard = Bežné
    .why = So žolíkmi; partiu vyhráva, kto má prvý 500 bodov.
rummy500-preset-no_jokers = Bez žolíkov
    .why = Tá istá hra s 52 kartami v sade.
rummy500-preset-5-10-15 = Karty za 5, 10 alebo 15
    .why = Dvojka až deviatka sú za 5, desiatka až kráľ za 10, eso a žolík za 15.
rummy500-preset-floating = Hra ďalej bez kariet
    .why = Kto vyloží poslednú kartu, hrá ďalej bez kariet; rozdanie sa končí len odhodením.
rummy500-preset-unplayable_final = Posledná karta nesmie pasovať
    .why = Karta, ktorou si odhodením vyprázdniš ruku, sa nesmie dať priložiť k nijakej kombinácii na stole.
rummy500-preset-bicycle = Bez žolíkov a volania „Rummy!“
    .why = Bez žolíkov, vrchnú odhodenú kartu treba hneď použiť, nevolá sa „Rummy!“.
rummy500-preset-strict_discard = Odhodené treba hneď použiť
    .why = Vrchnú odhodenú kartu treba hneď použiť, hlbšiu v novej kombinácii.
rummy500-preset-boathouse = Poslednú kartu treba odhodiť
    .why = Na posledné odhodenie si treba nechať kartu.
rummy500-preset-steal_the_turn = „Rummy!“ berie ťah
    .why = Kto zavolá „Rummy!“, pokračuje svojím ťahom; koho tým preskočí, o ťah príde.

# - voľby
rummy500-option-packs = Sady kariet
    .why = Podľa počtu hráčov: do štyroch jedna sada, od piatich dve.
rummy500-option-packs-auto = podľa počtu hráčov
rummy500-option-jokers_per_pack = Žolíky v každej sade
    .why = Pridajú sa ku každej sade. 0 znamená žiadne.
rummy500-option-hand_size = Rozdané karty
    .why = Podľa počtu hráčov: pre dvoch trinásť, inak sedem.
rummy500-option-hand_size-auto = podľa počtu hráčov
rummy500-option-values = Hodnoty
    .why = Dvojka až deviatka sa rátajú podľa čísla, alebo všetky po päť.
rummy500-option-values-standard = podľa čísla
rummy500-option-values-5-10-15 = 5, 10, 15
rummy500-option-ace_low_value = Eso pred dvojkou
    .why = Koľko sa ráta eso v A-2-3. Podľa hodnôt je to 1, pri 5, 10, 15 je to 5.
rummy500-option-ace_low_value-auto = podľa hodnôt
rummy500-option-going_out = Ukončenie
    .why = Ako smie posledná karta opustiť ruku.
rummy500-option-going_out-meld_or_discard = vyložená alebo odhodená
rummy500-option-going_out-floating = len odhodená; po vyložení sa pláva
rummy500-option-going_out-keep_one = na odhodenie si treba jednu nechať
rummy500-option-final_discard_unplayable = Posledná nepriložiteľná
    .why = Karta, ktorou si odhodením vyprázdniš ruku, sa nesmie dať priložiť k nijakej kombinácii na stole.
rummy500-option-top_take = Vrchná odhodená karta
    .why = Či si možno vrchnú kartu, vzatú samotnú, nechať.
rummy500-option-top_take-free = možno si ju nechať
rummy500-option-top_take-must_use = treba ju hneď zahrať
rummy500-option-deep_take_use = Hlbšia odhodená karta
    .why = Ako treba hlbšiu kartu z kôpky hneď zahrať.
rummy500-option-deep_take_use-meld_or_layoff = vyložiť alebo priložiť
rummy500-option-deep_take_use-new_meld = v novej kombinácii
rummy500-option-call_rummy = Volanie „Rummy!“
    .why = Hrateľnú kartu, ktorá ostala v odhadzovacej kôpke, si možno vyžiadať.
rummy500-option-call_without_discard = Volanie bez odhodenia
    .why = „Rummy!“ možno zavolať aj po ťahu, po ktorom jeho hráčovi neostala nijaká karta.
rummy500-option-call_after = Po zavolaní
    .why = Či hra pokračuje tam, kde bola, alebo zavolanie platí ako ťahanie a pokračuje ten, kto volal.
rummy500-option-call_after-resume = hra pokračuje
rummy500-option-call_after-turn = pokračuje, kto volal
rummy500-option-call_timeout_s = Sekundy na zavolanie
    .why = Koľko času má každý na zavolanie „Rummy!“, odkedy sa ho stôl spýta, kde hrá viac ľudí.
rummy500-option-around_the_corner = Postupky cez eso
    .why = Postupka smie za esom pokračovať, napríklad Q-K-A-2.
rummy500-option-min_naturals = Skutočné karty
    .why = Najmenší počet kariet v kombinácii, ktoré nie sú žolíkmi.
rummy500-option-redicard = Vrchná sa smie vrátiť
    .why = Vrchnú odhodenú kartu, vzatú samotnú, možno v tom istom ťahu odhodiť.
rummy500-option-target = Body na výhru
    .why = Kto po rozdaní sám vedie s týmto súčtom, vyhráva partiu.
rummy500-option-going_out_bonus = Prémia za ukončenie
    .why = Body pre hráča, ktorý si vyprázdni ruku.
rummy500-option-idle_rounds = Prázdne kolá
    .why = Po toľkých kolách, keď sa berie len po jednej odhodenej karte, ju treba hneď zahrať.

## Stránka: pri stole.

# - akcie: tlačidlo, kláves, slová v riadku „Si na ťahu: …“
rummy500-action-stock = Ťahať
    .key = T
rummy500-action-take = Vziať
    .key = V
rummy500-action-pass = Pas
    .key = P
rummy500-action-meld = Vyložiť
    .key = L
rummy500-action-lay = { $card ->
    [none] Priložiť
   *[other] Priložiť { $card }
}
    .key = R
rummy500-action-discard = { $card ->
    [none] Odhodiť
   *[other] Odhodiť { $card }
}
    .key = O
rummy500-action-call = Rummy!
    .key = Y
rummy500-action-decline = Teraz nie
    .key = N
rummy500-can-stock = ťahať z balíčka
    .why = Dostaneš kartu, ktorú nikto iný nevidí.
rummy500-can-take = vziať z odhadzovacej kôpky
    .why = S kartou prídu aj všetky, čo ležia na nej; spodnú z viacerých treba hneď použiť.
rummy500-can-pass = pasovať, čím sa rozdanie skončí
    .why = Čo máš vyložené, ráta sa tebe, čo ostane v ruke, proti tebe.
rummy500-can-meld = vyložiť kombináciu
    .why = Leží pred tebou a jej karty sa rátajú tebe.
rummy500-can-lay = priložiť kartu
    .why = Ráta sa tebe, aj keď je pri cudzej kombinácii.
rummy500-can-discard = odhodiť kartu
    .why = Ide na kôpku a tvoj ťah sa končí.
rummy500-can-call = zavolať „Rummy!“
    .why = Dostaneš odhodenú kartu, ktorá sa dala zahrať, a hneď ju zahráš.
rummy500-can-decline = nechať to tak
    .why = Nevoláš a hrá sa ďalej.
rummy500-armed-take = Vyber odhodenú kartu; dostaneš aj všetky, ktoré ležia na nej.
rummy500-armed-meld = Vyber karty svojej kombinácie.
rummy500-armed-lay = Vyber kartu na priloženie.
rummy500-armed-discard = Vyber kartu na odhodenie.
rummy500-armed-call = Vyber odhodenú kartu, kvôli ktorej voláš.

# - čo sa stalo
rummy500-event-stock = { $who ->
    [me] Ťaháš z balíčka: { $card }.
   *[other] { $name } ťahá z balíčka.
}
rummy500-event-take = { $who ->
    [me] Berieš vrch kôpky až po túto kartu: { $card }.
   *[other] { $name } berie vrch kôpky až po túto kartu: { $card }.
}
rummy500-event-pass = { $who ->
    [me] Pasuješ: rozdanie sa končí.
   *[other] { $name } pasuje: rozdanie sa končí.
}
rummy500-event-meld = { $who ->
    [me] Vykladáš kombináciu.
   *[other] { $name } vykladá kombináciu.
}
rummy500-event-lay = { $who ->
    [me] Prikladáš: { $card }.
   *[other] { $name } prikladá: { $card }.
}
rummy500-event-discard = { $who ->
    [me] Odhadzuješ: { $card }.
   *[other] { $name } odhadzuje: { $card }.
}
rummy500-event-call = { $who ->
    [me] Rummy! Berieš a hráš: { $card }.
   *[other] Rummy! { $name } berie a hrá: { $card }.
}
rummy500-event-decline = { $who ->
    [me] Nechávaš to tak.
   *[other] { $name } to necháva tak.
}

# - stôl
rummy500-do-pile = { $count ->
    [one] Vziať kartu { $card }
   *[other] Vziať { $count } až po kartu { $card }
}
rummy500-called = { $who ->
    [me] Voláš Rummy!
   *[other] { $name } volá Rummy!
}
rummy500-called-card = { $card } ide hneď na stôl.
rummy500-do-call = Rummy! { $cards }
rummy500-reach-none = nič nie je vybrané
rummy500-use-on = na { $cards }
rummy500-now-reach = { $uses ->
    [none] { $card } príde do tvojej ruky.
   *[other] { $card } treba hneď použiť: { $uses }.
}
rummy500-now-must = Máš { $card } z kôpky: použi ju najprv.
rummy500-now-must_meld = { $card } musí ísť najprv do novej kombinácie.
rummy500-now-call = { $name } má po ťahu. Voláš „Rummy!“?
rummy500-call-nothing = Ak zavoláš, ťah nedokončíš.
rummy500-call-note = Ak volajú viacerí, prednosť má prvý v poradí za týmto hráčom: { $name }.
rummy500-made-of = { $laid } na stole − { $held } v ruke
rummy500-outcome-out = { $who ->
    [me] Končíš rozdanie!
   *[other] { $name } končí rozdanie
}
rummy500-outcome-stock_out = Balíček sa minul
rummy500-because-out = Čo leží na stole, boduje; čo ostane v ruke, stojí body.
rummy500-because-stock_out = Čo leží na stole, boduje; čo ostane v ruke, stojí body.

# - výsledky
rummy500-result-out = bez kariet
rummy500-result-stock_out = balíček prázdny

## Riadky terminálu

rummy500-aim = Vykladaj kombinácie (tri alebo štyri karty rovnakej hodnoty, alebo tri a viac kariet jednej farby idúcich za sebou) a prikladaj k tým na stole: čo vyložíš, boduje, čo ostane v ruke, stojí body. Do odhadzovacej kôpky smieš siahnuť hlboko, ak kartu hneď zahráš.
rummy500-help = T0, T1 a tak ďalej sú kombinácie na stole, D0, D1 a tak ďalej odhodené karty, * je žolík, *Qd žolík namiesto Qd. Môžeš písať: take D2 (vziať), meld [Jd *Qd Kd] (vyložiť), lay Td>T0 (priložiť), discard 5c (odhodiť), call D3 lay 5c>T1 (zavolať Rummy!).
rummy500-line-counts = Karty ostatných
rummy500-line-floating = Bez kariet
rummy500-line-known = Známe v ruke
rummy500-line-meld = Na stole
rummy500-line-laid = Vyložené body
rummy500-line-held = Stratené v ruke
rummy500-line-stock = Balíček
rummy500-line-pile = Kôpka od najstaršej
rummy500-line-call = „Rummy!“ po ťahu
rummy500-line-taken = Vzaté z kôpky
rummy500-line-must = Zahrať ako prvé
rummy500-line-must_meld = Vyložiť ako prvé
rummy500-line-opened = Ostalo v ruke
rummy500-line-hand = Tvoja ruka

## Čo ťah priniesol, všade rovnako: `note-`

rummy500-log-note-laid = +{ $points }
rummy500-note-laid = { $who ->
    [me] Získavaš tým
   *[other] { $name } tým získava
} { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.
rummy500-note-out = { $who ->
    [me] Nemáš
   *[other] { $name } nemá
} už žiadne karty.
rummy500-note-stock_out = Balíček sa minul: rozdanie sa končí.
rummy500-note-counted = { $who ->
    [me] Tvoje body
   *[other] { $name }, body
}: { $points } ({ $laid } na stole, { $cards ->
    [none] v ruke nič
   *[other] −{ $held } za { $cards }
}{ $bonus ->
    [0] {""}
   *[other] , { $bonus } za ukončenie
}).

## Prečo by to bot urobil: rady na stránke a v termináli, `reason-`

rummy500-reason-stock = Čo sa dá vziať z kôpky, nesľubuje viac než neznáma karta.
rummy500-reason-pass = Nič, čo sa dá vziať z kôpky, sa neoplatí.
rummy500-reason-take_now = S týmito kartami môžeš hneď vyložiť { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}, bez nich { $before }.
rummy500-reason-take_hope = Tieto karty sľubujú viac než neznáma.
rummy500-reason-call = Prinesie to viac, než stoja karty, ktoré s tým prídu.
rummy500-reason-decline = Karty, ktoré s tým prídu, by stáli viac, než to prinesie.
rummy500-reason-go_out = Takto sa zbavíš všetkých kariet a vedieš.
rummy500-reason-lay_down = Prinesie { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
} a nechá ti najlepšie karty.
rummy500-reason-discard_safe = { $card } prinesie ostatným asi menej než { $other }.
rummy500-reason-discard_useless = { $card } má pre tvoje karty menšiu cenu než { $other }.
rummy500-reason-wait = Zatiaľ nikto tak skoro neskončí a k tomu, čo si ešte necháš v ruke, nemôže nikto prikladať.

## The practice deal

rummy500-lesson-aim = Vyložené karty bodujú
    .text = Každá karta, ktorú vyložíš na stôl, ti prinesie svoju hodnotu; každá, čo ti na konci ostane v ruke, toľko stojí.
rummy500-lesson-fan = Hrajú všetky odhodené
    .text = Ležia odkryté v rade. Smieš siahnuť po ktorejkoľvek, ktorú hneď vyložíš, a vezmeš s ňou aj všetky nad ňou.
rummy500-lesson-deep = Siahni po 9♥
    .text = Hodí sa k tvojim { $h7 } a { $h8 }. Ťukni na ňu v rade a vezmi ju; pridajú sa { $c6 } a { $h2 }.
rummy500-lesson-must = Hneď ju vylož
    .text = Karta spod iných musí ísť hneď na stôl. Vyber { $h7 } { $h8 } { $h9 } a vylož ich: 24 bodov.
rummy500-lesson-haul = Vítaný hosť
    .text = Pridala sa { $c6 } a s tvojimi dvoma šestkami je z nej skupina. Vylož ich všetky tri: ďalších 18 bodov.
rummy500-lesson-discard = Nakoniec odhoď
    .text = { $h2 } má najmenej bodov. No pozor: čo odhodíš, ostáva na dosah aj ostatným.
rummy500-lesson-draw = Prikladajú aj iní
    .text = { $hT } niekto priložil k tvojej postupke a body má ten, kto ju priložil. Odhodené ti teraz nepomôžu: ťahaj z balíčka.
rummy500-lesson-lay = Teraz ty
    .text = { $hJ } sa hodí na koniec postupky. Prilož ju: 10 bodov pre teba, nech je kombinácia čiakoľvek.
rummy500-lesson-keep = Drahá dvojica
    .text = Dve dámy stoja v ruke 20 a na stole 20 prinesú. Ešte si ich nechaj a odhoď { $s2 }.
rummy500-lesson-out = Žolík pomôže
    .text = Žolík zastúpi ktorúkoľvek kartu a má 15 bodov. Vylož ho s oboma dámami: 35 bodov a ruka je prázdna.
rummy500-lesson-end = Siahnuť hlboko do odhodených, vykladať, prikladať a skončiť, kým iní ešte držia karty: to je Rummy 500. Skutočná partia ide do 500.

rummy500-bot-strong = { bot-strong.why }
rummy500-bot-steady = zváži, akú cenu má každá karta pre všetkých, ale nič si neskúša dopredu
rummy500-bot-fair = z odhodených berie najviac jednu kartu, volá len každý druhý raz a často odhadzuje, čo sa hodí iným
rummy500-bot-casual = takmer všetko, čo by mohol vziať alebo priložiť, prehliadne a volať väčšinou zabúda
rummy500-bot-beginner = ťahá z balíčka, vykladá len celé kombinácie, takmer nikdy nevolá a odhadzuje najdrahšie karty
