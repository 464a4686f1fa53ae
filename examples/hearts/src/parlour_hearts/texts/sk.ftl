## Odmietnutia

refused-hearts_pass_first = Najprv vyber karty, ktoré posúvaš.
refused-hearts_not_now = Karty sa posúvajú len pred prvým výnosom.
refused-hearts_follow_suit = { $card } nemôžeš hrať: musíš priznať farbu a máš { $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}.
refused-hearts_first_trick = { $card } sa ráta a do prvého štichu nikto nedáva body, kým má inú kartu.
refused-hearts_lead_first = { $card } nemôžeš vyniesť: rozdanie otvára najnižší kríž, { $first }.
refused-hearts_not_broken = { $card } nemôžeš vyniesť: srdcia ešte nie sú otvorené a máš inú farbu.
refused-hearts_bad_position = Časť pozície { $text } sa nehodí k fáze { $phase } alebo k ostatným častiam.

## Názov, predvoľby a voľby

hearts-name = Srdcia
hearts-about = Pre troch až piatich. Neber srdcia ani pikovú dámu – alebo ich vezmi všetky.
hearts-preset-classic = Srdcia
    .why = Posúvajú sa tri karty, do prvého štichu nejdú body a hrá sa do 100.
hearts-preset-queen_breaks = Dáma otvára srdcia
    .why = Srdcia možno vynášať aj po tom, čo padla piková dáma.
hearts-preset-moon_minus = Všetky body pre seba
    .why = Kto vezme všetky body, odpíše si 26, namiesto toho, aby ich dostali ostatní.
hearts-preset-no_passing = Bez posúvania
    .why = Každý si necháva svoje karty a body možno dať aj do prvého štichu.
hearts-preset-short = Krátka partia
    .why = Hrá sa do 50.
hearts-option-passing = Posúvanie
    .why = Komu sa pred prvým výnosom posúvajú karty.
hearts-option-passing-rotate = postupne každému, potom nikomu
hearts-option-passing-left = vždy doľava
hearts-option-passing-none = neposúva sa
hearts-option-passed_cards = Posunuté karty
    .why = Koľko kariet každý posúva.
hearts-option-clean_first_trick = Čistý prvý štich
    .why = Srdcia ani piková dáma sa do prvého štichu nedávajú.
hearts-option-queen_breaks = Dáma otvára srdcia
    .why = Srdcia možno vynášať aj po tom, čo padla piková dáma.
hearts-option-moon = Všetky body jednému
    .why = Čo sa stane, keď jeden hráč vezme všetky body.
hearts-option-moon-others = 26 každému z ostatných
hearts-option-moon-self = jemu o 26 menej
hearts-option-moon-none = nič zvláštne
hearts-option-removed = Vyradené karty
    .why = Ktoré karty nehrajú pri troch a pri piatich hráčoch.
hearts-option-removed-twos = 2♦, potom 2♣
hearts-option-removed-diamonds = 2♦, potom 3♦
hearts-option-target = Body
    .why = Partia sa končí, keď má niekto toľko bodov proti sebe.

## Pri stole

hearts-action-pass = { $card ->
    [none] Posunúť
   *[other] Posunúť { $card }
}
    .key = P
hearts-action-play = { $card ->
    [none] Hrať
   *[other] Hrať { $card }
}
    .key = L
hearts-can-pass = vybrať kartu na posunutie
    .why = Nikto nevidí ktorú; všetky karty sa vymenia naraz.
hearts-can-play = zahrať kartu
    .why = Štich berie najvyššia karta vynesenej farby.
hearts-event-pass = { $who ->
    [me] Vyberáš kartu na posunutie.
   *[other] { $name } vyberá kartu na posunutie.
}
hearts-event-play = { $who ->
    [me] Hráš: { $card }.
   *[other] { $name } hrá: { $card }.
}
hearts-own-cards = { $count ->
    [one] Tvoja ruka: jedna karta
    [few] Tvoja ruka: { $count } karty
   *[other] Tvoja ruka: { $count } kariet
}
hearts-passing = { $count ->
    [one] Vyber ešte jednu kartu, dostane ju { $name }
    [few] Vyber ešte { $count } karty, dostane ich { $name }
   *[other] Vyber ešte { $count } kariet, dostane ich { $name }
}
hearts-tag = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodov
}
hearts-result-counted = spočítané
hearts-result-moon = všetky body jednému
hearts-outcome-counted = Body tohto rozdania
hearts-outcome-moon = { $who ->
    [me] Máš všetky body!
   *[other] { $name } má všetky body
}

## Terminál

hearts-aim = Neber srdcia (po bode) ani pikovú dámu (13 bodov): body sa rátajú proti tebe. Alebo ich vezmi všetky.
hearts-help = Ak môžeš, priznaj farbu; eso je najvyššie. Môžeš písať: play 9h alebo len 9h, a pass Qs na výber karty.
hearts-line-given = Posunuté
hearts-line-taken = Vzaté body
hearts-line-last = Posledný štich
hearts-line-trick = Štich
hearts-line-hand = Tvoja ruka
hearts-note-trick = { $who ->
    [me] Berieš
   *[other] { $name } berie
} štich: { $points ->
    [0] bez bodov
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
}.
hearts-note-broken = Odteraz možno vynášať srdcia.
hearts-note-moon = { $who ->
    [me] Máš všetky body
   *[other] { $name } má všetky body
}.
hearts-note-counts = { $who ->
    [me] Pripisuješ si
   *[other] { $name } si pripisuje
} { $points ->
    [0] nulu
   *[other] { $points }
}.

## Prečo by to bot urobil

hearts-reason-pass = { $card } je karta, ktorá ťa neskôr môže stáť najviac.
hearts-reason-lead = Štich s kartou { $card } bude najskôr musieť vziať niekto iný.
hearts-reason-below = { $card } je najvyššia karta, ktorá tento štich neberie.
hearts-reason-last = Tento štich berieš tak či tak a je lacný: zbav sa karty { $card }.
hearts-reason-low = Štich môže vziať každá tvoja karta, no najmenej pravdepodobne { $card }.
hearts-reason-throw = Farbu nemáš: preč s kartou { $card }, je najnebezpečnejšia.
