## Odmietnutia jadra a servera: `refused-` a kód, s faktami chyby.

# - voľby
refused-many_meanings = Odpoveď môže znamenať viac akcií: { $actions }.
refused-bad_option = { $option } nemôže byť { $value }; dovolené: { $allowed }.
refused-unknown_option = Voľba { $option } neexistuje. Existujú: { $allowed }.
refused-unknown_preset = Predvoľba { $option } neexistuje. Existujú: { $allowed }.
refused-needs_option = { $option } má zmysel, len keď je vhodne nastavená aj voľba { $other }.
refused-bad_carry = Toto sa medzi rozdaniami preniesť nedá: { $part } je { $text }; dovolené: { $allowed }.
refused-excludes_option = { $option } sa nedá spojiť s voľbou { $other }.
refused-bad_seats = Počet hráčov v tejto hre: { $allowed }, nie { $seats }.

# - zápis
refused-no_card = „{ $text }“ nie je karta; karta sa zapisuje hodnotou a farbou, napríklad Td.
refused-card_twice = Karta { $text } je napísaná dvakrát.
refused-no_melds = „{ $text }“ nie je zoznam kombinácií; píš ich takto: [5c 5d 5h] [7s 8s 9s].
refused-no_meld = { $options ->
    [1] { $cards } ešte nie je kombinácia: chýba { $first }.
    [2] { $cards } ešte nie je kombinácia: chýba { $first } alebo { $second }.
   *[other] { $cards } nie je kombinácia. Kombinácia má aspoň tri karty: všetky rovnakej hodnoty alebo postupku v jednej farbe.
}
refused-around_the_corner = Postupky tu cez eso nejdú, esom sa končia. S domácim pravidlom „Postupky cez eso“ smú pokračovať.
refused-no_such_meld = Na stole nie je kombinácia { $text }.
refused-too_many_melds = V jednej ruke nemôže byť toľko kombinácií: { $text }.
refused-meant = { $sentence } Nemalo to byť { $meant }?
refused-not_in_pack = { $text } nie je v balíčku, s ktorým sa hrá.
refused-which_meld = { $text } sa hodí k viacerým kombináciám; napíš, ku ktorej: { $allowed }.
refused-fits_no_meld = { $text } sa teraz nehodí k žiadnej kombinácii na stole.
refused-no_action = „{ $text }“ v tejto hre nič neznamená.
refused-no_section = „{ $text }“ nie je časť pozície.
refused-section_twice = Časť pozície { $text } je napísaná dvakrát.
refused-no_seat = Miesto „{ $text }“ neexistuje.
refused-no_number = „{ $text }“ nie je číslo, ktoré tu môže stáť.
refused-bad_entries = „{ $text }“ má mať hodnôt: { $wanted }; je ich tam { $count }.
refused-no_option = „{ $text }“ nie je voľba; píš názov=hodnota.
refused-no_phase = Fáza { $text } tu nie je; je tu: { $allowed }.
refused-bad_pack = Kariet má byť { $wanted }, každá raz; týchto je { $count }.
refused-bad_hand = V ruke { $text } má byť kariet: { $wanted }; je ich tam { $count }.
refused-bad_stock = V balíčku má byť kariet aspoň { $wanted }; je ich tam { $count }.
refused-bad_pile = Odhadzovacia kôpka tu nesmie byť prázdna.
refused-bad_showdown = Tieto karty sa pri klopaní nedajú vyložiť; zvýšilo: { $text }.
refused-contradiction = „{ $text }“ protirečí zvyšku pozície.
refused-position_for_nobody = „?“ skrýva kartu pred niektorým miestom; napíš, pred ktorým, napríklad for=P0.
refused-too_many_hidden = Skrytých kariet je viac, než koľko ich je.
refused-position_hides = „{ $text }“ skrýva to, čo miesto, pre ktoré je pozícia napísaná, vie.
refused-position_tells = „{ $text }“ prezrádza to, čo miesto, pre ktoré je pozícia napísaná, nemôže vedieť.
refused-dead_end = Takáto pozícia vo fáze { $text } nemôže nastať.

# - hra
refused-not_legal = Toto teraz pravidlá nedovoľujú.
refused-not_in_hand = { $card } nie je v tvojej ruke.
refused-deal_over = Toto rozdanie sa už skončilo.
refused-deal_running = Rozdanie sa ešte hrá.
refused-match_over = Partia sa už skončila.
refused-no_deal = Karty ešte nie sú rozdané.
refused-deal_runs = Toto rozdanie sa ešte neskončilo, takže nikto nemá body.
refused-wrong_seat = Nie si na ťahu.
refused-not_between_deals = Partiu možno po dohode ukončiť len medzi dvoma rozdaniami.
refused-no_person = Na mieste { $seat } nesedí človek.
refused-stale_move = Na stole sa medzitým niečo zmenilo. Pozri sa ešte raz.
refused-time_up = Tvoj čas vypršal skôr, než prišla tvoja odpoveď.
refused-mistap_late = Na to je už neskoro: niekto už ťahal, alebo prešlo pár sekúnd.
refused-mistap_nobody = Nemá to kto vrátiť: ďalší je na rade bot alebo ty.
refused-mistap_shown = Ukázala sa tým skrytá karta, preto to platí.
refused-mistap_often = O vrátenie môžeš v jednom rozdaní požiadať raz.
refused-mistap_over = O vrátenie už nikto nežiada.
refused-take_back_unfair = Vziať späť môžeš len vtedy, keď sú všetci ostatní boti.
refused-take_back_none = V tejto hre ešte nie je čo vziať späť.
refused-take_back_late = Skončená hra sa nedá vziať späť.
refused-take_back_lesson = V cvičení netreba nič brať späť: jednoducho si ho zopakuj.
refused-take_back_often = Viac rozhodnutí sa v jednej hre nedá vziať späť. V ďalšej to pôjde znova.
refused-try_over = Týmto sa tvoj ťah končí, nič po ňom sa teda vyskúšať nedá.
refused-try_hidden = Výsledok tohto kroku je skrytý, preto sa nedá vyskúšať.

# - čo odovzdávajú programy

refused-not_whole = { $name } má byť celé číslo, nie { $value }.
refused-code_is_text = Akcia je tu číslo, nie { $value }. Vráti ho game.parse(deal, { $value }).
refused-not_several = { $name } má mať viac hodnôt, nie { $value }.
refused-not_text = { $name } má byť text, nie { $value }.
refused-wrong_kind = { $name } má byť { $wanted }, nie { $value }.
refused-out_of_range = { $name } má byť od { $low } do { $high }, nie { $value }.
refused-no_end = Rozdanie sa neskončilo ani po { $count } rozhodnutiach.
refused-bad_seat = Miesto { $seat } neexistuje; posledné je { $last }.
refused-bad_cards = Z týchto kariet (spolu { $count }) sa nedá rozdávať: kariet je najviac 128 a majú čísla 0 až 127.
refused-no_carry = V tejto hre sa z rozdania do rozdania nič neprenáša.
refused-other_rules = Rozdanie môže prevziať stav len od rozdania podľa tých istých pravidiel.
refused-one_source = Rozdanie potrebuje práve jedno z týchto: seed, cards, deck.
refused-bad_field = { $name } nie je pole tohto rozdania, ktoré by mohlo byť { $value }.
refused-dump_unknown = Tieto bajty ({ $count }) nie sú rozdanie z Parlouru.
refused-dump_version = Toto rozdanie zapísala iná verzia programu Parlour.
refused-dump_game = Toto je rozdanie hry { $name }, nie { $wanted }.
refused-dump_options = Toto rozdanie sa hrá podľa iných pravidiel: { $text }.
refused-dump_damaged = Toto rozdanie je poškodené: jeho bajty ({ $count }) nedávajú žiadny stav hry.

# - záznamy
refused-no_replay = Toto nie je záznam: { $text }
refused-replay_version = Tento záznam má verziu { $version }; známa je { $known }.
refused-replay_refused = Záznam sa nedrží pravidiel: { $text }
refused-replay_differs = V rozdaní { $deal } záznam nevychádza tak, ako v ňom stojí ({ $what }).
refused-replay_not_kept = Rozdanie { $deal } sa hralo jeho vlastným „play“. Na záznam musí každá akcia prejsť cez „match.play“.
refused-replay_take_back = Rozdanie { $deal }, akcia { $move }: toto rozhodnutie sa nedalo vziať späť, lebo nebolo posledným rozhodnutím hráča, ktorý hrá len proti botom.
refused-replay_empty = V zázname nie je žiadne rozdanie.
refused-replay_nothing = V súbore nič nie je.
refused-replay_large = Toto je väčšie než akákoľvek partia: viac ako { $most } MB.
refused-replay_no_bots = V tomto zázname nestojí, ako sa boti rozhodovali: niet čo prepočítať.
refused-replay_other_engine = V rozdaní { $deal }, ťahu { $move } by bot hral inak, ale partiu odohral iný Parlour ({ $played }; tento je { $here }), ktorého boti môžu byť iní.

# - stoly a miesta
refused-unknown_game = Hra { $game } neexistuje. Existujú: { $allowed }.
refused-game_is_ours = Balík { $package } prináša hru { $game }, ale hru s takým menom má už Parlour; hrá sa jeho vlastná.
refused-game_twice = Balíky { $package } a { $other } prinášajú obidva hru { $game }: jeden z nich odstráň.
refused-game_bad_id = Balík { $package } nazýva svoju hru { $game }; meno hry smie mať len malé písmená a číslice.
refused-game_is_none = Hru { $game } z balíka { $package } nemožno načítať: { $text } nie je hra.
refused-game_not_compiled = Parlour je tu skompilovaný, hra { $game } z balíka { $package } nie je. Skompiluj ju (python setup.py build_ext --inplace) alebo nastav PARLOUR_PURE=1.
refused-game_broken = Hru { $game } z balíka { $package } nemožno načítať: { $text }
refused-game_other_id = Hru { $game } z balíka { $package } nemožno načítať: sama sa volá { $text } a jej pohľad { $tag }.
refused-unknown_bot = Bot { $bot } pre túto hru neexistuje. Existujú: { $allowed }.
refused-bad_bot_seat = Miesto { $seat } nemôže dostať bot: neexistuje alebo je obsadené.
refused-no_lesson = Cvičné rozdanie pre { $game } neexistuje.
refused-lesson_is_set = Cvičné rozdanie je už pripravené: môžeš si preň vybrať iba meno.
refused-bad_name = V mene nesmú byť neviditeľné znaky.
refused-unknown_table = Taký stôl neexistuje, alebo už neexistuje: možno ho na tomto serveri zatvorili.
refused-table_full = Všetky miesta pri tomto stole sú obsadené.
refused-room_made = { $name ->
    [none] Tvoje miesto sa uvoľnilo. Môžeš si znova sadnúť, alebo sa pozerať.
   *[other] Tvoje miesto uvoľňuje { $name }. Môžeš si znova sadnúť, alebo sa pozerať.
}
refused-table_locked = Tento stôl je zamknutý. Kto príde nový, môže sa len pozerať.
refused-many_left = K tomuto stolu prišlo a odišlo toľko ľudí, že sa k nemu už nikto nedostane. Otvor nový.
refused-replaced = Tento stôl je otvorený vo viac oknách, než je pre jedno miesto dovolené; toto, najstaršie, sa zastavilo.
refused-wrong_token = Tento kľúč neotvára žiadne miesto pri tomto stole.
refused-seat_left = Toto miesto bolo opustené; odtiaľto sa už hrať nedá.
refused-stepped_out = Nateraz si preč od stola a ostatní o tom vedia. Miesto ti ostane, kým sa nevrátiš.
refused-key_replaced = Prevádzkovateľ tohto servera dal tomuto miestu nový odkaz; tento ho už neotvorí.
refused-key_ended = Táto partia sa skončila už dávno a kľúče jej miest už neplatia.
refused-seat_moved = Tvoje miesto sa presunulo na iné zariadenie.
refused-key_renewed = Na tomto mieste sa hrá na inom zariadení a toto ho už neotvorí.
refused-unknown_code = Tento kód neplatí. Možno je v ňom preklep, už bol použitý alebo je starší ako desať minút.
refused-unknown_call = Tento kód teraz nemá žiadny stôl. Možno je v ňom preklep, alebo už všetci odišli.
refused-many_codes = Pri tomto stole sa už o kód žiadalo priveľakrát. Počkaj niekoľko minút.
refused-many_guesses = Z tvojej siete prišlo priveľa nesprávnych kódov. Počkaj niekoľko minút.
refused-many_devices = V tejto partii sa zariadenie menilo príliš často. Miesta zostávajú tam, kde sú.
refused-seat_present = { $name } práve hrá.
refused-nobody_here = Pri stole nie je nikto, kto by mohol odpovedať.
refused-seat_claimed = Niekto iný hovorí, že toto miesto je jeho. Počkaj pol minúty.
refused-claim_denied = Niekto pri stole povedal nie. Znova sa môžeš opýtať o desať minút.
refused-claim_over = Táto otázka je už vybavená.
refused-many_claims = Z tvojej siete sa niekto pýtal príliš často. Počkaj niekoľko minút.
refused-bad_house = Domáce heslo má štyri rôzne slová, každé aspoň s tromi písmenami.
refused-wrong_house = Tieto slová toto miesto neotvoria.
refused-many_houses = Z tvojej siete prišlo priveľa nesprávnych hesiel. Počkaj hodinu.
refused-seat_open = Jedno miesto je voľné: sadni si tam.
refused-line_full = Na ďalšiu partiu môže čakať najviac { $most } ľudí.
refused-seat_taken = Miesto { $seat } nie je voľné.
refused-bad_share = Toto nie je podiel, ktorý má reťaz tvojho miesta pre toto rozdanie.
refused-many_wishes = Rozmyslel si si to už toľkokrát, že sa na to znova prihliadne až po ďalšej hre.
refused-no_deal_due = Teraz nie je čas rozdávať.
refused-match_too_long = Táto partia má { $entries } záznamov a viac si server z jednej nepamätá. Ukončite ju spoločne alebo sa vzdaj miesta; pri novom stole je zase miesta dosť.
refused-match_followed = Ďalšia partia sa už začala.
refused-absence_set = Pri tomto stole sa pred partiou určilo, čo sa stane, keď niekto nie je prítomný.
refused-nobody_away = Nikto nechýba, takže bot nemá za koho hrať.
refused-paused = Partia je pozastavená. Pokračuje, keď sú tu všetci alebo keď niekto ide ďalej bez nich.
refused-no_proposal = Ďalšiu partiu zatiaľ nikto nenavrhol.
refused-table_quiet = Pri tomto stole sa hlášky neposielajú.
refused-not_opener = To môže zmeniť len ten, kto stôl otvoril.
refused-watch_own = Pri tomto stole máš miesto. Hraj odtiaľ; popritom sa pozerať nedá.
refused-watchers_closed = Stôl je pre divákov zatvorený.
refused-watch_only = Tu sa iba pozeráš. Diváci môžu poslať tvár, nič iné.
refused-many_watchers = Pri tomto stole sa už pozerá { $most } ľudí. Skús to neskôr.
refused-watchers_shed = Server je vyťažený, preto sa teraz nedá pozerať. Skús to o chvíľu.
refused-no_hand = Karty môžeš ukázať, až keď sa začne prvá hra.
refused-no_next_match = Po cvičnom rozdaní nenasleduje partia.
refused-too_few_seats = Táto partia má { $seats } miest, ale hrať ďalej chce { $persons } hráčov.
refused-many_answers = Príliš často si zmenil rozhodnutie. Platí tvoja posledná odpoveď.
refused-match_running = Partiu možno ukázať, až keď sa skončí; dovtedy by bolo vidieť karty všetkých.
refused-match_deleted = Túto partiu vymazali ľudia, ktorí ju hrali.
refused-no_cards = Karty možno niekomu dať po prvom dohratom rozdaní partie, ale nie z cvičenia.
refused-deal_not_over = Rozdanie { $deal } sa neskončilo, takže jeho karty nemožno nikomu dať.
refused-not_alone = Rozdanie { $deal } preberá, čo zostalo z predošlých rozdaní, takže ho nemožno dať samostatne. Daj radšej všetky karty partie.
refused-many_given = Karty tejto partie už boli dané ďalej { $most }-krát; viac sa nedá.
refused-no_such_move = Rozdanie { $deal } nemá pozíciu { $move }, od ktorej by sa dalo hrať ďalej.
refused-no_such_seat = Počet miest pri tomto stole: { $seats }.
refused-hint_unfair = Rady dostaneš len tam, kde sú všetci ostatní hráči boti.
refused-hint_running = O rade sa už premýšľa.
refused-no_luck = Šťastie a hru možno oddeliť až po skončení partie, ktorá má dohraté rozdanie.
refused-no_review = Nie je sa za čím obzrieť: rozdanie sa ešte hrá alebo v ňom táto voľba nebola.

# - spojenie
refused-wrong_origin = Stránky z iných adries tu hrať nemôžu.
refused-bad_host = Požiadavka nehovorí alebo hovorí dvakrát, komu je určená.
refused-wrong_host = Tento server sa nevolá { $host }. Jeho adresa v číslach funguje; kto ho prevádzkuje, môže povoliť aj toto meno: --allow-host { $host }
refused-hello_first = Prvá správa musí byť hello.
refused-hello_late = Spojenie pridlho mlčalo.
refused-hello_twice = V tomto spojení už hello zaznelo.
refused-old_page = Táto stránka je staršia ako server. Načítaj ju znova a hraj ďalej: tvoje miesto ti zostane.
refused-old_server = Tento server je starší ako táto stránka. Skús to o chvíľu znova.
refused-bad_frame = Správy sú text, nie binárne dáta.
refused-bad_message = Táto správa sa nedá prečítať: { $reason }
refused-bad_request = Táto požiadavka sa nedá prečítať: { $reason }
refused-disk_low = Disk servera je takmer plný: nový stôl sa nedá otvoriť. Začaté partie pokračujú.
refused-entries_spent = Z tvojej siete sa dnes hralo tak veľa, že si server zatiaľ viac nezapamätá. Skús to neskôr.
refused-too_fast = Naraz je toho priveľa: chvíľu počkaj a skús to znova.
refused-said_often = Na chvíľu stačí. Znova niečo povieš o { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekúnd
}.
refused-too_many_lines = Z tvojej adresy je priveľa spojení.
refused-seal_none = Táto partia nie je zapečatená: nič v súbore nehovorí, ako sa miešalo.
refused-seal_count = V súbore sú rozdania v počte { $wanted }, ale pečate v počte { $count }: rozdanie chýba alebo pribudlo.
refused-seal_chain = Rozdanie { $deal }: číslo, ktorým sa miešalo, nevedie k predtým zverejnenému. Použilo sa iné, alebo rozdania chýbajú či sú prehodené.
refused-seal_shares = Rozdanie { $deal }: počet podielov je { $count }, miest { $wanted }.
refused-seal_share = Rozdanie { $deal }: podiel hráča { $player } nie je ten, ktorý bol určený pred partiou.
refused-seal_drawing = Podľa súboru sa o miesta ťahalo podľa iných pravidiel, než má hra.
refused-seal_seats = Hráči nesedia tam, kam ich usadilo zapečatené ťahanie.
refused-seal_dealer = Ako prvý rozdával iný hráč než vyžrebovaný.
refused-seal_size = Rozdanie { $deal }: počet kariet v balíčku je { $count }, nie { $wanted }.
refused-seal_pack = Rozdanie { $deal }: karta číslo { $place } v balíčku je { $card }; zapečatená bola { $expected }.
refused-seal_chance = Rozdanie { $deal }: o čom v rozdaní rozhodla náhoda, nevyplýva z pečate.
refused-seal_log = Rozdanie { $deal }: ťahy nie sú tie zo záznamu, ktorý bol zapečatený spolu s ním.
refused-seal_hand = Rozdanie { $deal }: hráč { $player } videl { $card }, ktorú mu zapečatený balíček nedal.
refused-seal_short = Rozdanie { $deal }: zapečatený balíček dal hráčovi { $player } { $card }, no nebola mu ukázaná.
refused-seal_open = Rozdanie { $deal }: odkrytá ležala { $card }, ktorú zapečatený balíček neodkryl.
refused-seal_came = Rozdanie { $deal }, ťah { $move }: hráč { $player } dostal { $card }; v zapečatenom balíčku je tam { $expected }.
refused-seal_when = Rozdanie { $deal }: niet ťahu { $move }, po ktorom by bolo vidno karty.
refused-seal_seen = Rozdanie { $deal }: hráč { $player } neexistuje.
refused-seal_cards = Súbor uvádza iný balíček než hra.
refused-seal_version = Táto partia je zapečatená verziou { $version } protokolu; tu je známa najviac { $known }.
refused-seal_table = Kľúče balíčkov v súbore patria k inému stolu než zapečatené čísla.
refused-seal_found = Rozdanie { $deal }: zariadenie, ktoré tento súbor uložilo, videlo, že nesúhlasí s pečaťou ({ $flaw }).
refused-seal_budgets = Súbor neuvádza, s akým rozpočtom boli boti zapečatení.
refused-seal_budget = Bot hráča { $player } mal rozpočet { $budget }; zapečatené bolo { $most }, pri vyťažení { $least }.
refused-seal_budget_told = Rozdanie { $deal }: hráčovi { $player } bol uvedený iný rozpočet botov než v súbore.
refused-seal_bot = Rozdanie { $deal }: za hráča { $player } hral { $bot }; pečať uvádza { $expected }.
refused-seal_points = Rozdanie { $deal }: hráč { $player } videl iné body než tie v súbore.
refused-seal_given = Rozdanie { $deal }: podiel, ktorý dalo zariadenie hráča { $player }, v miešaní nie je.
refused-seal_line = Rozdanie { $deal }, ťah { $move }: hráčovi { $player } sa ukázalo „{ $played }“; v zázname je „{ $expected }“.
refused-no_page = Na tejto adrese nič nie je.
refused-no_built_page = V priečinku { $folder } nie je stránka: tento Parlour bol zostavený bez Node.js. Nainštaluj ho z vydaného balíka (wheel) alebo spusti v zdrojoch „make play“.
refused-no_page_there = V { $folder } nie je stránka: chýba index.html.
refused-bad_setting = { $where }: „{ $value }“ nemôže byť. { $kind ->
     [choice] Možnosti sú: { $wanted }.
     [whole] Treba celé číslo: { $wanted }.
     [number] Treba číslo: { $wanted }.
     [switch] Môže to byť true alebo false.
     [network] Treba adresu alebo sieť, napríklad 10.0.0.0/8.
     [name] Treba meno, napríklad cards.example, bez https:// a bez portu.
     [origin] Treba pôvod, napríklad https://cards.example.
     [guest] Treba HRA/MENO=exec:PRÍKAZ alebo HRA/MENO=modul:atribút.
     [url] Nedá sa to prečítať ako URL. V hesle sa / píše ako %2F, @ ako %40 a : ako %3A, alebo sa heslo uloží do súboru.
     [quotes] Úvodzovkám chýba druhá polovica.
    *[text] Treba text.
}
refused-unknown_setting = { $where }: nastavenie { $setting } neexistuje.{ $like ->
    [none] { "" }
   *[other] { " " }Nemalo to byť { $like }?
}
refused-bad_settings_file = Nastavenia v { $file } sa nedajú prečítať: { $reason }
refused-bad_password_file = { $setting }: heslo sa nedá prečítať: { $reason }
refused-password_unused = { $setting }: { $reason ->
    [empty] súbor je prázdny.
    [twice] heslo má aj URL; tam ho vynechaj.
   *[no_host] URL neuvádza server, ktorý by sa mohol pýtať na heslo.
}
refused-bad_address = Na { $host }, port { $port } sa nedá počúvať: { $reason }
refused-port_taken = Port { $port } používa iný program. Vyber iný cez --port, alebo 0 pre ľubovoľný voľný.
refused-banned = Sem ťa nepustíme.
refused-bad_days = Dni sa počítajú od 1, nie od { $days }.
refused-bad_network = „{ $text }“ nie je adresa ani sieť.
refused-not_confirmed = Nič sa nevymazalo: treba to potvrdiť, v skripte pomocou --yes.
refused-not_banned = { $text } nie je zablokovaná. Zablokované sú: { $banned }.
refused-backup_exists = { $file } už existuje; nič sa neprepíše.
refused-no_tables = V { $source } nie sú žiadne stoly. Je to správna databáza? S --empty to nie je chyba.
refused-no_copy = { $file } sa nedá skopírovať: { $reason }
refused-no_folder = Priečinok { $folder } neexistuje.
refused-no_admin_socket = Niet správcovského soketu: pomenuj ho cez --admin, ako pri serveri.
refused-no_socket = Správcovský soket { $socket } sa nedá vytvoriť: { $reason }
refused-no_server = Na { $socket } nepočúva žiadny server.
refused-not_yours = { $socket } nesmieš otvoriť: spýtaj sa ako root alebo ako používateľ, pod ktorým server beží.
refused-bad_question = Server tejto otázke nerozumie.
refused-internal = Server urobil chybu. Nič sa nezmenilo.

# - databáza
refused-store_failed = Server teraz nemôže zapisovať. Skús to znova.
refused-restarting = Server sa spúšťa nanovo. Žiadny ťah sa nestratil; hra o chvíľu pokračuje.
refused-table_damaged = Záznamy tohto stola sú poškodené; nedá sa na ňom pokračovať. Pri iných stoloch áno.
refused-store_unknown = Databáza je sqlite:///súbor, postgresql://používateľ@počítač/názov alebo nats://počítač/názov; „{ $scheme }“ nie je nič z toho.
refused-store_path = „{ $path }“ je cesta. Ako databáza sa píše { $like }.
refused-server_missing = Pre server chýba knižnica { $library } (pip install "parlour[server]").
refused-store_missing = Pre túto databázu chýba knižnica { $library } (pip install "parlour[postgres]" alebo "parlour[nats]").
refused-store_in_use = Túto databázu používa iný server (drží { $lock }).
refused-store_unusable = Databázu nemožno použiť: { $reason }
refused-store_no_tls = Nastavenie secure_links je zapnuté, no PostgreSQL na { $host } by bolo dostupné bez TLS: uveď hostiteľa a pridaj do URL ?sslmode=verify-full (alebo require).
refused-store_no_password = Nastavenie secure_links je zapnuté, no PostgreSQL na { $host } pustí tento server s akýmkoľvek heslom: zmeň jeho pg_hba.conf na scram-sha-256.
refused-store_newer = Táto databáza patrí novšiemu Parlouru (jej verzia je { $version }).
refused-bus_unknown = Zbernica je nats://počítač alebo redis://počítač, alebo pri databáze v PostgreSQL či NATS chýba; „{ $scheme }“ nie je nič z toho.
refused-bus_alone = Zbernica spája viacero serverov; tie môže mať len databáza v PostgreSQL alebo NATS: --database postgresql://používateľ@počítač/názov.
refused-bus_no_tls = Nastavenie secure_links je zapnuté, no zbernica na { $host } by bola dostupná bez TLS: jej URL musí začínať { $scheme } a musí TLS vyžadovať.
refused-bus_no_password = Nastavenie secure_links je zapnuté, no zbernica na { $host } pustí každého bez hesla.
refused-bus_missing = Pre túto zbernicu chýba knižnica { $library } (pip install "parlour[redis]" alebo "parlour[nats]").
refused-bus_unusable = Zbernica sa nedá použiť: { $reason }

# - an assistant's seat
refused-assistant_missing = Pre miesto asistenta chýba knižnica { $library } ({ $install }).
refused-assistant_unset = Premenná prostredia { $name } chýba alebo je nesprávna: { $like }.
refused-assistant_unnamed = Tento kľúč otvára miesto človeka, z ktorého mena nevidno, že hrá asistent. Zvoľ iný kľúč.
refused-assistant_away = Server je nedostupný: { $reason }

## Stránka: texty spoločné všetkým hrám.

# - rám a nastavenia
app-name = Parlour
app-title = Parlour: kartové hry s priateľmi a botmi
preferences = Nastavenia
your-name = Tvoje meno
guest-name = Hosť { $number }
language = Jazyk
theme = Vzhľad
theme-auto = Podľa zariadenia
theme-light = Svetlý
theme-dark = Tmavý
deck = Karty v hrách s 32 kartami
deck-french = Francúzske farby (♣ ♦ ♥ ♠)
deck-JQ = Nemecké farby, písmená J a Q
deck-UO = Nemecké farby, písmená U a O (Unter, Ober)
deck-DH = Nemecké farby, písmená D a H (dolník, horník)
looks-felt = Farba stola
felt-green = Zelená
felt-blue = Modrá
felt-slate = Bridlica
looks-back = Rub kariet
back-lattice = Mriežka
back-waves = Vlny
back-rosette = Rozeta
looks-face = Líce kariet
face-pictures = Obrázky
face-plain = Veľké znaky
four-colours = Štyri farby znakov (kríže zelené, kára modré)
speed = Pohyb kariet a žetónov
speed-normal = Normálny
speed-fast = Rýchly
speed-off = Vypnutý
hold = Čas na vrátenie zahranej karty
hold-off = Žiadny: zahrá sa hneď
hold-short = Krátky (1,5 s)
hold-long = Dlhý (4 s)
large-cards = Väčšie karty v mojej ruke
known-cards = Ukazovať odkryté karty, ktoré si ostatní vzali
sound = Zvuk
volume = Hlasitosť
mute = Stlmiť
buzz = Zavibrovať, keď som na ťahu
notify = Upozorniť ma, keď som na ťahu
notify-insecure = Len cez https alebo na počítači, na ktorom beží server.
notify-unknown = Tento prehliadač upozornenia nepozná.
notify-blocked = Prehliadač to nedovoľuje: zmeníš to v jeho nastaveniach tejto stránky.
close = Zavrieť
yes = áno
no = nie
rule = Pravidlo { $rule }
rule-option = Voľba: { $rule }
rule-here = Pri tomto stole: { $value }
rules = Pravidlá
    .key = ?
unreachable = Server je nedostupný.
offline = Si offline.
try-again = Skúsiť znova
network-without = Hrať bez siete
network-about = Hraj na tomto zariadení proti botom, aj vo vlaku alebo v lietadle: raz sa načíta asi 7 MB.
network-fetching = Načítava sa: { $bytes } z { $all } MB
network-on = Hráš na tomto zariadení proti botom. Sieť na to netreba.
network-back = Späť na server
page-old = Na serveri je novší Parlour. Jeho načítaním sa nič nestratí.
page-reload = Načítať teraz
storage-none = Tento prehliadač si z tejto stránky nič nepamätá (možno je to súkromné okno). Hrať aj načítať stránku znova môžeš, ale po zatvorení okna o svoje miesto prídeš.

# - learning by playing
learn = Nauč sa hrou
learn-short = Učiť sa
play = Hrať
set-up = Nastaviť …
learn-first = Nepoznáš túto hru?
lesson = cvičné rozdanie
lesson-prepared = Cvičné rozdanie s pripravenými kartami.
lesson-real = Hrať naozaj
lesson-again = Ešte raz
guide = Sprievodca
guide-step = { $step }/{ $of }
guide-next = Rozumiem
guide-skip = Bez sprievodcu
welcome-title = Prvýkrát tu? Nauč sa hru tým, že si ju zahráš.
welcome-about = Pripravené rozdanie na 3 až 5 minút so sprievodcom po boku. Sprievodcu môžeš kedykoľvek vypnúť.
welcome-start = Naučiť sa { $game }

# - vstupná sála
lobby-title = Sadni si a hraj
lobby-about = Bez účtu, bez reklamy. Tvoj stôl sa otvorí hneď.
lobby-sealed = Každé rozdanie, ktoré tu hráš, overí tvoje vlastné zariadenie.
lobby-checked = Rozdania, ktoré tu tvoje zariadenie videlo: { $deals }; z toho úplne overené: { $checked }.
lobby-flawed = Rozdania, ktoré tvoje zariadenie videlo: { $deals }; z toho nesúhlasia s pečaťou: { $flawed }.
lobby-fairness = Ako rovnomerne sa tu rozdáva
code-have = Mám kód
preset = Pravidlá ako celok
presets-all = Všetky súbory pravidiel ({ $count })
options-reset = Zrušiť moje zmeny
option-number = číslo
own-tables = Tvoje stoly
table-with = pri stole: { $names }
games = Hry
soon = čoskoro
cover-players = Hráči: { $players }
minutes = { $minutes } min
depth-1 = ľahká
depth-2 = stredná
depth-3 = náročná
opening-title = { $game }: otvoriť stôl · Parlour
opening-who = Kto si sadne
opening-how = Ako sa hrá
opening-more = Ďalšie domáce pravidlá
options-rest = Ďalšie
seats-count = Počet hráčov
seats-players = { $count ->
    [one] hráč
    [few] hráči
   *[other] hráčov
}
seat-number = Miesto { $number }
seat-friend = Priateľ cez odkaz
seat-own-level = Len toto miesto
bots-level = Úroveň botov
pace = Tempo botov
pace-calm = Pokojné
pace-brisk = Svižné
pace-at_once = Ihneď
mistap = To bol preklep
mistap-asked = { $who ->
    [me] Žiadaš o vrátenie ťahu: { $by }.
   *[other] Preklep: { $name } žiada o vrátenie ťahu ({ $by }).
}
mistap-ask = { $name }: preklep. Dovolíš vziať ťah späť?
mistap-yes = Áno
mistap-no = Nie
mistap-event = { $who ->
    [me] Posledný ťah je späť u teba. Súhlas: { $by }.
   *[other] { $name } berie posledný ťah späť. Súhlas: { $by }.
}
absent = Keď niekto nie je prítomný
absent-ask = Opýtať sa prítomných
absent-bot = Po 1 minúte hrá bot
absent-wait = Vždy počkať
absent-event = { $who ->
    [me] Tvoja voľba:
   *[other] { $name } volí:
} { $terms }
absent-terms-ask = Keď niekto nie je prítomný, opýtame sa prítomných.
absent-terms-bot = Keď niekto minútu nie je prítomný, do návratu hrá bot.
absent-terms-wait = Keď niekto nie je prítomný, partia počká.
clock = Čas na rozhodnutie
clock-none = Bez obmedzenia
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
clock-same = Ako doteraz
clock-why = Keď čas vyprší, raz rozhodne bot. Miesto ostáva tvoje.
clock-terms = Na každé rozhodnutie je { $seconds } sekúnd; potom ho urobí bot.
clock-left = { $who ->
    [me] Ostáva ti { $seconds } sekúnd. Potom raz rozhodne bot za teba.
   *[other] { $name }: ostáva { $seconds } sekúnd.
}
clock-event = { $who ->
    [me] Tvoj čas vypršal: rozhodol bot.
   *[other] { $name }: čas vypršal, rozhodol bot.
}
rating-about = Číslo je rating: s náskokom 100 bodov sa vyhrá asi 64 hier zo 100.
own-rules = tvoje vlastné, podľa „{ $preset }“
own-rules-name = Názov týchto pravidiel:
own-rules-keep = Uložiť
own-rules-forget = Zmazať „{ $name }“
differs-from = { $preset }, ale
and-more = a ešte { $count }
table-terms = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}, asi { $minutes } min
start = Začať
start-invite = Otvoriť a pozvať
no-such-game = Taká hra tu nie je.
last-tables = Tvoje posledné stoly
book-title = Kniha stola
book-about = Všetky dohrané partie pri tomto stole. Môžu ich čítať všetci, ktorí majú jeho odkaz.
book-none = Dohraj partiu pri tomto stole a nájdeš ju tu.
book-evenings = Večery
book-earlier = Ukázať skoršie večery
book-undated = Pred časom
book-winners = Výhra: { $names }
book-early = Skončené predčasne
book-deals = { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
   *[other] { $deals } rozdaní
}
book-everybody = Všetci
book-player = Meno
book-won = Výhry
book-favourite = Najčastejšie
book-average = Na rozdanie
book-most = Najlepšie rozdanie
book-few = zatiaľ primálo rozdaní
book-how = Od 30 rozdaní má priemer rozpätie, v ktorom je skutočná hodnota s istotou 95 %. Cvičné partie sa nerátajú, ani miesto, ktoré natrvalo prevzal bot.
book-json = Uložiť všetko (JSON)
book-delete = Vymazať tento večer
book-delete-sure = Výsledky a záznamy tohto večera zmiznú pre všetkých. Ak ste hrali aspoň dvaja, musia to chcieť dvaja.
book-delete-wanted = { $count ->
    [one] { $names } si želá tento večer vymazať. Musí súhlasiť ešte niekto, kto hral.
   *[other] { $names } si želajú tento večer vymazať. Musí súhlasiť ešte niekto, kto hral.
}
book-delete-now = Vymazať
book-keep = Ponechať
results-title = Tvoje výsledky
results-about = Toto sú partie, ktoré si dohral v tomto prehliadači. Nikto iný ich nemá. Číslo za ± môže byť šťastie: s istotou 95 % vyhrávaš medzi oboma koncami.
results-none = Dohraj partiu a táto stránka ju započíta. Nikto iný tieto výsledky nevidí.
results-rivals = Proti
results-matches = Partie
results-won = Vyhrané
results-chance = Len šťastím
results-few = zatiaľ primálo
results-people = ľudia
results-mixed = rôzne úrovne
results-save = Uložiť ako tabuľku (CSV)
results-clear = Odstrániť všetky
results-clear-sure = Naozaj odstrániť všetky?
running-table = Tvoj rozohraný stôl
running-back = Späť k stolu
running-sit = Znova si sadnúť
running-aside = Skryť túto lištu
table-your-turn = Si na ťahu
table-their-turn = Na ťahu je { $name }
table-between = Medzi dvoma rozdaniami
table-open-seats = Čaká sa na priateľov
table-deal = rozdanie { $deal }
table-place = { $place ->
    [1] výhra
   *[other] { $place }. miesto spomedzi { $seats }
}
table-practice = tréning

# - sadanie k stolu
invited = { $name } ťa pozýva na hru { $game }
invited-nobody = Pri stole je voľné miesto: { $game }
join = Sadnúť si
join-who = Pri stole: { $names }. { $count ->
    [one] Jedno miesto je voľné.
    [few] { $count } miesta sú voľné.
   *[other] { $count } miest je voľných.
}
table-full = Tento stôl je plný
table-full-why = Všetky miesta sú obsadené. Ak je niektoré tvoje, otvor odkaz v prehliadači, v ktorom sa tvoja hra začala, alebo to povedz nižšie.
table-over = Táto partia sa skončila
table-over-why = Pozvánka patrí k partii, ktorá je už dohraná; sadnúť si k nej už nemožno.
table-unknown = Tu žiadny stôl nie je
table-unknown-why = Možno sa odkaz neskopíroval celý alebo stôl stál na inom serveri. Požiadaj oň ešte raz, alebo si otvor vlastný stôl.
table-own = Vlastný stôl: { $game }
to-lobby = Späť na úvod
seat-parted = Nateraz si preč
seat-lost = Toto miesto už neexistuje
page-older = Táto stránka je zastaraná
seat-elsewhere = Hráš v inom okne
seat-here = Hrať ďalej tu
seat-device = Hráš na inom zariadení
seat-device-back = Hrať znova tu
gather-more = { $count ->
    [one] Čaká sa ešte na jedného
    [few] Čaká sa ešte na { $count }
   *[other] Čaká sa ešte na { $count }
}
gather-for = Čaká sa na: { $names }
gather-in = Sedíš.
gather-here = Všetci sú tu
gather-soon = Karty sa rozdajú o { $seconds } s.
gather-elsewhere = Stránku má v pozadí: { $names }. Keď sa budú pozerať všetci, karty sa rozdajú o osem sekúnd. Môžeš aj rozdať hneď.
gather-deal = Rozdať
gather-deal-bot = Rozdať, bot hrá za: { $names }
gather-bot-why = Bot hrá, kým sa jeho človek nevráti.
gather-tap = Ťukni na voľnú stoličku a sadni si tam, alebo na ňu posaď bota.
gather-chairs = Stoličky
gather-you = Za tento stôl rozhoduješ ty. Ak budeš minútu preč, rozhoduje niekto iný.
gather-other = Za tento stôl rozhoduje { $name }.
gather-lock = Zamknúť stôl
    .why = Noví ľudia sa môžu len pozerať. Kto sedí, ten zostáva.
gather-locked = Stôl je zamknutý: noví ľudia sa môžu len pozerať.
gather-quicker = { $name } si tam sadá skôr. Máš najbližšiu voľnú stoličku.
chair-empty = Voľná
    .title = Voľná stolička
chair-label = Stolička { $number }: { $name }{ $more ->
    [none] {""}
   *[other] , { $more }
}
chair-sit = Sadnúť si sem
chair-bot = Bot
chair-open = Uvoľniť stoličku
chair-room = Uvoľniť miesto
    .why = { $name } si môže znova sadnúť, alebo sa pozerať.
pass-to = Podajte zariadenie ďalej: { $name }
pass-who = Kto má zariadenie?
pass-me = Ja som { $name }
pass-why = Všetky karty sú zakryté. Tvoje sa ukážu pol sekundy po stlačení.
pass-dark = { $name }, hneď uvidíš svoje karty…
pass-here = { $name } hrá na tomto zariadení.
pass-up = Vstať
pass-name = Meno ďalšej osoby
pass-add = Na tomto zariadení hrá ešte niekto
    .why = Podávať si ho môžu najviac traja. Karty medzitým zakryje opona.
name-taken = { $name } tu už je. S písmenom navyše, napríklad „{ $name } B.“, sa dáte rozoznať.
room-again = Znova si sadnúť
table-locked = Tento stôl je zamknutý
table-locked-why = Noví ľudia sa môžu len pozerať. Popros ľudí pri stole, nech ho odomknú.
invite-link = Odkaz na tento stôl
copy-link = Kopírovať odkaz
copied = Skopírované
copy-refused = Tento prehliadač nedovolí stránke kopírovať. Odkaz je označený: skopíruj ho cez Ctrl+C alebo naň dlhšie podrž prst.
share-link = Zdieľať odkaz
share-text = Poď si so mnou zahrať { $game }:
invite-call = Kód stola
invite-call-how = Ostatní ho zadajú na { $host } pri „Mám kód“.
invite-code = Odkaz ako obrázok pre fotoaparát telefónu
invite-alone = Tento odkaz sa dá otvoriť iba na tomto zariadení. Pre priateľov na iných zariadeniach ukonči Parlour, spusti ho jedným z týchto príkazov (druhý je pre zdrojové kódy) a otvor adresu, ktorú vypíše:
invite-command = Kopírovať príkaz
invite-elsewhere = Iné adresy tohto počítača, ak sa odkaz u priateľov neotvorí
has-come = Pri stole je už { $name }.
practise = Zatiaľ si zahrať nanečisto
practise-why = Proti botom a podľa tých istých pravidiel. Len čo budú všetci tu, dostaneš správu.
friends-here = Pri tvojom stole sú už všetci.
friends-go = K tvojmu stolu
seat-open = Voľné miesto
seat-unnamed = Hosť
bot-name = Bot ({ $bot })
bot-given = { $name }
bot-seated = { $name }, { $bot }
bot-for = Bot ({ $name })
bot-line = { $bot }: { $why }.
bot-strong = silný
    .why = pred každým ťahom si v hlave stovky ráz dohrá zvyšok rozdania
bot-steady = rozvážny
    .why = zváži, čo vidí
bot-fair = slušný
    .why = hľadí len na vlastné karty
bot-casual = príležitostný
    .why = všeličo prehliadne
bot-beginner = začiatočník
    .why = mnohé možnosti si nevšimne
bot-random = náhodný
    .why = každý dovolený ťah je mu rovnako dobrý
away = preč
away-for = preč { $time }
away-bot = hrá bot
away-gone = nateraz preč
away-hidden = stránka v pozadí
you = Ty

# - stôl
table-title = { $game } · Parlour
table-title-turn = Si na ťahu · { $game } · Parlour
turn-notice = Si na ťahu
connecting = Pripája sa …
reconnecting = Spojenie sa prerušilo. Pripája sa znova …
restarting = Server sa spúšťa nanovo; hra o chvíľu pokračuje …
now-mine = Si na ťahu: { $choices }.
now-sent = Tvoj ťah je na ceste …
held-told = { $deed }: klávesom Escape to vrátiš späť.
held-back = Vrátené späť. Si na ťahu.
take-back = Vziať späť
take-back-why = Vráť sa k svojmu poslednému rozhodnutiu. Partia sa potom počíta ako tréning.
now-other = Na ťahu: { $name } …
now-away = { $name } tu nie je. Čaká sa ({ $time }) …
now-stand-in = Hrá bot namiesto: { $name } …
now-over = Rozdanie sa skončilo.
next-deal = Ďalšie rozdanie
    .key = D
next-deal-ready = { $count ->
    [one] { $names } čaká na ďalšie rozdanie.
   *[other] { $names } čakajú na ďalšie rozdanie.
}
waiting-for = Čaká sa: { $names } …
match-won = { $who ->
    [me] Vyhrávaš partiu!
   *[other] Partiu vyhráva { $name }.
}
match-tied = Partia sa končí nerozhodne.
rematch = Hrať znova
replay = Uložiť záznam
match-show = Celá partia
match-together = Partia sa skončila dohodou
match-practice = Tréning; rozhodnutia vzaté späť: { $count }.
match-practised = Cvičenie: táto partia sa začala uprostred inej.
match-back = Späť k tej partii
match-ahead = O { $amount } { $unit ->
    [chips] { $amount ->
        [one] žetón
        [few] žetóny
       *[other] žetónov
    }
   *[points] { $amount ->
        [one] bod
        [few] body
       *[other] bodov
    }
} pred hráčom { $name }
match-behind = { $place }. miesto spomedzi { $seats }, o { $amount } { $unit ->
    [chips] { $amount ->
        [one] žetón
        [few] žetóny
       *[other] žetónov
    }
   *[points] { $amount ->
        [one] bod
        [few] body
       *[other] bodov
    }
} za hráčom { $name }
match-deals = Po { $deals ->
    [one] jednom rozdaní
   *[other] { $deals } rozdaniach
}.
next-proposed = { $who ->
    [me] Navrhuješ hrať znova.
   *[other] { $name } navrhuje hrať znova.
}
next-proposed-other = { $who ->
    [me] Navrhuješ inú partiu: { $game }.
   *[other] { $name } navrhuje inú partiu: { $game }.
}
next-again = { $who ->
    [me] budeš hrať
   *[other] bude hrať
}
next-later = { $who ->
    [me] rozmýšľaš
   *[other] rozmýšľa
}
next-go = { $who ->
    [me] musíš ísť
   *[other] musí ísť
}
apart-away = { $name } tu nie je.
apart-bot = Nech do návratu hrá bot
apart-wait = Počkať
apart-pause = Dohrať inokedy
apart-wish-bot = { $count ->
    [one] { $names } chce, aby hral bot.
   *[other] { $names } chcú, aby hral bot.
}
apart-wish-pause = { $count ->
    [one] { $names } chce pokračovať inokedy.
   *[other] { $names } chcú pokračovať inokedy.
}
apart-need-bot = { $count ->
    [one] Bot zahrá, keď to bude chcieť aj { $names }.
   *[other] Bot zahrá, keď to bude chcieť väčšina z vás. Zatiaľ nie: { $names }.
}
apart-need-pause = { $count ->
    [one] Partia sa pozastaví, keď to bude chcieť aj { $names }.
   *[other] Partia sa pozastaví, keď to budete chcieť všetci. Zatiaľ nie: { $names }.
}
apart-paused = Partia je pozastavená. Pokračuje, keď sa vráti { $names }.
apart-go-on = Pokračovať teraz
apart-back = Počas tvojej neprítomnosti: { $count ->
    [one] jeden ťah
    [few] { $count } ťahy
   *[other] { $count } ťahov
} bota
next-away = nie je tu
next-begins = Ďalšia partia sa začne o { $seconds } s.
next-wait = Počkať
next-play = Hrať { $game }
next-leave = Musím ísť
next-other = Iná hra
next-propose = Navrhnúť
next-without = Ostatní hrajú ďalej bez teba.
next-evening = Dnes večer:
next-order = Kto kde sedí
next-order-same = Rovnaké miesta
next-order-rotate = Všetci sa posunú o miesto
    .told = Všetci sa posunú o jedno miesto.
next-order-draw = Žrebovať
    .told = Miesta sa vyžrebujú.
to-table = Späť k stolu
match-change-rules = Zmeniť pravidlá
match-last-deal = Posledné rozdanie
match-watch = Pozrieť znova
luck-how = Koľko bolo šťastia?
luck-weighing = Váži sa šťastie a hra …
luck-sum = V { $deals ->
    [one] tomto rozdaní
   *[other] týchto { $deals } rozdaniach
} si na tom { $side ->
    [level] rovnako ako
   *[other] o { $amount } { $unit ->
        [chips] { $amount ->
            [one] žetón
            [few] žetóny
           *[other] žetónov
        }
       *[points] { $amount ->
            [one] bod
            [few] body
           *[other] bodov
        }
    } { $side ->
        [better] lepšie
       *[worse] horšie
    } ako
} { $rivals ->
    [one] súper
   *[other] ostatní v priemere
}: šťastie { $luck }, tvoja hra { $own } (± { $error }), { $rivals ->
    [one] jeho
   *[other] ich
} hra { $others }.
luck-about = Po každej udalosti bot hral ďalej { $worlds }-krát a s jeho hrou sa porovnáva tvoja. K šťastiu patrí aj všetko, čo nikto nemohol vedieť; ± platí pre 95 zo 100 partií.
match-compare = Porovnať s botom
match-compare-progress = Porovnávam tvoje rozhodnutia s botom: rozdanie { $deal } z { $deals } …
match-agreed = Partia sa skončila dohodou všetkých.
match-stood = { $who ->
    [me] Bot ťahal { $count }-krát za teba.
   *[other] Namiesto hráča { $name } ťahal bot { $count }-krát.
}
match-resigned = { $who ->
    [me] Partiu vzdávaš ty.
   *[other] Partiu vzdáva { $name }.
} Platí stav, aký bol v tej chvíli.
match-given-up = Partia je vzdaná
leave = Odísť od stola
leave-now = Odísť nateraz
    .why = Miesto ti ostane{ $friends ->
        [yes] ; ak priatelia chcú, dovtedy za teba hrá bot
       *[no] {""}
    }. Stôl nájdeš na úvodnej stránke.
leave-free = Vstať od stola
    .why = Tvoje miesto sa uvoľní; odkaz naďalej vedie k tomuto stolu.
leave-bot = Vzdať sa miesta
    .why = Tvoje karty dohrá do konca bot, aby ostatní mohli hrať ďalej. Na toto miesto sa už nemožno vrátiť.
leave-match = Vzdať partiu
    .why = Partia sa hneď skončí so stavom, aký je, a obsadíš posledné miesto. Rozohrané rozdanie sa neráta.
leave-agree = Skončiť spoločne
    .why = Nikto tým neprehrá: stav ostane, aký je, len čo s tým súhlasia všetci pri stole.
leave-later = Skončiť spoločne, bez vzdávania, sa môžete dohodnúť medzi dvoma rozdaniami.
device = Hrať na inom zariadení
    .why = Tvoje miesto ide s tebou a táto stránka si ho môže vziať späť.
device-scan = { $scan ->
    [yes] Naskenuj to druhým zariadením. Alebo na ňom otvor { $host }, zvoľ „Mám kód“ a napíš:
   *[no] Na druhom zariadení otvor { $host }, zvoľ „Mám kód“ a napíš:
}
device-code = Kód pre tvoje druhé zariadenie
device-once = Platí raz a desať minút. Je to kľúč k tvojmu miestu, preto ho nikomu inému neukazuj.
device-ended = Tento kód už neplatí.
device-new = Ukázať nový kód
device-out = Vyhodiť ostatné zariadenia
    .why = Ak sa k tvojmu miestu mohol dostať niekto iný: všetky ostatné zariadenia ho hneď stratia. Platiť prestane aj domáce heslo.
device-out-done = Na tvojom mieste teraz hrá iba toto zariadenie.
code-title = Zadať kód
code-why = Štyri písmená vedú k stolu. Šesť písmen a číslic z „Hrať na inom zariadení“ prinesie tvoje miesto.
code-field = Kód zo štyroch písmen alebo zo šiestich písmen a číslic
code-go = Ďalej
claim-here = Mám tu miesto
claim-who = Si niekto z nich?
claim-none = Všetci pri tomto stole práve hrajú.
claim-ask = Opýtať sa pri stole
claim-ask-why = Všetci, ktorí sú teraz pri stole, dostanú otázku, či si { $name }.
claim-asked = Ostatní dostali otázku, či si { $name } … { $seconds } s
claim-silent = Nikto neodpovedal. Opýtaj sa znova alebo sa pozeraj.
claim-again = Opýtať sa znova
claim-code = Mám kód zo svojho druhého zariadenia
claim-back = Niekto iný
claim-question = Niekto hovorí, že je { $name }.
claim-yes = Áno, to je { $name }
claim-no = Nie
claim-warning = Po odpovedi áno dostane miesto aj jeho karty.
house-title = Domáce heslo
house-why = Štyri slová, ktoré si zapamätáš. S nimi sa na toto miesto vrátiš z každého zariadenia, aj keď pri stole nikto iný nie je. Nové slová nahradia predošlé.
house-field = Tvoje štyri slová
house-other = Iné slová
house-set = Vziať tieto slová
house-done = Tvoje domáce heslo je „{ $words }“. Zapíš si ho: nikto ti ho už znova neukáže.
house-or = Alebo napíš svoje domáce heslo
house-go = Zaujať svoje miesto
# Nouns that are easy to say, hear and spell: a house name has four of them.
house-words = anjel batoh breza brusnica buben bublina cesta cibula citron cukor cvrček čaj čajka čerešňa dážď deka delfín divadlo dom dub dúha ďateľ fazuľa fialka flauta fľaša gitara gombík gunár hlina holub hora hrad hrnček hruška husle hviezda chlieb ihla iskra jabloň jahoda jaskyňa jaseň javor jazero jedľa jeleň jeseň jež kačka kamienok kaštan káva klavír klobúk kľúč komín kompas koník korenie košík kotva krab kreslo krieda krík kvet lampa leto levanduľa lienka lipa list líška lopata loďka lúka mačka maják malina mandľa margaréta med melón mesiac metla mlyn most motýľ mrkva mydlo nebo noviny obloha okno oliva orech orol ostrov ovca palma papier pero piesok plachta plameň pohár potok prameň prsteň ríbezľa rieka rosa ruža rybník sedmokráska slama slávik slivka slnko sneh sova srna strom studňa sviečka šalvia šiška tanier trubka tulipán údolie večer veža veverička vietor vlna vrabec vŕba zajac záhrada zima zrkadlo zvon žaba žeriav
match-plot = Stav po každom rozdaní
match-best = Tvoje najlepšie rozdanie
match-worst = Tvoje najhoršie rozdanie
match-fact = Č. { $deal }: { $points }
end-match = Ukončiť partiu
end-match-too = Súhlasím s koncom
end-match-not = Predsa hrať ďalej
end-match-wish = { $count ->
    [one] { $names } chce partiu tu ukončiť.
   *[other] { $names } chcú partiu tu ukončiť.
}
sort = Zoradiť moje karty
sort-melds = Kombinácie
sort-suit = Farby
sort-rank = Hodnoty
sort-own = Vlastné
drawn-first = { $who ->
    [me] Sedíš na prvom mieste a rozdávaš.
   *[other] { $name } sedí na prvom mieste a rozdáva.
}
event-seats = { $shown ->
    [yes] O miesta sa ťahali karty: { $list }.
   *[no] Miesta určil los: { $list }.
}{" "}{ drawn-first }
event-seat = { $who ->
    [me] ty
   *[other] { $name }
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
event-drawn-again = { $before }, potom { $card }
event-deal = { $who ->
    [me] Rozdanie { $number }. Rozdávaš ty.
   *[other] Rozdanie { $number }. Rozdáva { $name }.
}
event-taken_back = { $who ->
    [me] Berieš späť svoje posledné rozhodnutie.
   *[other] { $name } berie späť svoje posledné rozhodnutie.
}
event-stand-in = { $bot ->
    [yes] { $who ->
        [me] Hrá za teba bot.
       *[other] Namiesto hráča { $name } hrá bot.
    }
   *[no] { $who ->
        [me] Si späť.
       *[other] { $name } je späť.
    }
}
event-hand = Diváci { $open ->
    [yes] vidia
   *[no] nevidia
} karty hráča { $name }.
event-device = { $who ->
    [me] Presunul si hru na iné zariadenie.
   *[other] { $name } hrá na inom zariadení.
}
event-resigned = { $who ->
    [me] Vzdávaš sa.
   *[other] { $name } sa vzdáva.
}{ $bot ->
    [yes] {" "}Ďalej hrá bot.
   *[no] {""}
}
sheet = Tabuľka výsledkov
sheet-short = Skóre
sheet-deal = Rozd.
sheet-how = Ako
sheet-dealer = rozdáva { $name }
sheet-empty = Ešte niet čo zapísať.
column-points = { $number ->
    [0] body
   *[other] partia { $number }
}
column-game_score = celkové skóre
column-chips = žetóny
column-bought = dokúpené
column-pool = z banku
column-mat = z podložky

# - štichy, vzaté karty, odpovede a bank
trick = Štich
trick-last = Posledný štich
trick-led = vynesené
trick-card = { $name }: { $card }{ $wins ->
    [yes] , zatiaľ berie štich
   *[no] {""}
}
last-trick = Posledný štich
    .key = L
taken-tricks = { $count ->
    [0] žiadny štich
    [one] jeden štich
    [few] { $count } štichy
   *[other] { $count } štichov
}
taken-points = { $count ->
    [0] čisté
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodov
}
poll-sealed = Tvoja odpoveď je odovzdaná. Zatiaľ ju nepozná nikto iný.
pool = Bank

# - stoly s kombináciami
melds = Na stole
no-melds = Na stole zatiaľ nič neleží
meld-name = { $who ->
    [me] Tvoja kombinácia
   *[other] Kombinácia hráča { $name }
}: { $cards }{ $wants ->
    [none] {""}
   *[other] ; hodí sa { $wants }
}
meld-owner = { $who ->
    [me] Tvoja kombinácia
   *[other] Kombinácia ({ $name })
}
meld-takes = { $cards ->
    [none] Už sa k nej nedá nič priložiť.
   *[other] Hodí sa k nej { $cards }.
}
meld-joker = Žolík zastupuje kartu { $card }.
meld-frees = Žolík sa dá vymeniť za kartu { $cards }.
tab-fits = hodí sa ku kombinácii
tab-swap = uvoľní žolíka
tab-must = treba ju hneď použiť
tab-barred = v tomto ťahu sa odhodiť nedá
melds-fits = { $count ->
    [one] hodí sa jedna karta
    [few] hodia sa { $count } karty
   *[other] hodí sa { $count } kariet
}
melds-suggest = Návrh: { $cards }
undo = Späť
    .key = U
why-not = Prečo nie?
do-meld = Vyložiť
do-lay = Priložiť { $card }
do-swap = Vymeniť { $card } za žolíka
do-discard = Odhodiť { $card }
do-stock = Ťahať
do-take = Vziať { $card }
do-pass = Pas: ukončiť rozdanie
now-places = { $card } sa hodí na viac miest ({ $count }): ťukni na jedno.
own-cards = { $count ->
    [one] Tvoja ruka: jedna karta
    [few] Tvoja ruka: { $count } karty
   *[other] Tvoja ruka: { $count } kariet
}
stock = { $count ->
    [one] Balíček, jedna karta
    [few] Balíček, { $count } karty
   *[other] Balíček, { $count } kariet
}
pile = { $card ->
    [none] Kôpka, prázdna
   *[other] Kôpka, navrchu { $card }
}
left-in-hand = Ostalo v ruke
went-out = bez kariet

# - čo ťah priniesol
note-you = ty
note-chips = { $chips ->
    [one] jeden žetón
    [few] { $chips } žetóny
   *[other] { $chips } žetónov
}

# - karty
card-name = { $rank ->
    [A] { $suit ->
        [c] krížové
        [d] kárové
        [h] srdcové
       *[s] pikové
    } eso
    [K] { $suit ->
        [c] krížový
        [d] kárový
        [h] srdcový
       *[s] pikový
    } kráľ
    [Q] { $suit ->
        [c] krížová
        [d] kárová
        [h] srdcová
       *[s] piková
    } dáma
    [J] { $suit ->
        [c] krížový
        [d] kárový
        [h] srdcový
       *[s] pikový
    } dolník
   *[other] { $suit ->
        [c] krížová
        [d] kárová
        [h] srdcová
       *[s] piková
    } { $rank ->
        [T] 10
       *[other] { $rank }
    }
}
card-name-german = { $rank ->
    [A] { $suit ->
        [c] žaluďové
        [d] guľové
        [h] červené
       *[s] zelené
    } eso
    [K] { $suit ->
        [c] žaluďový
        [d] guľový
        [h] červený
       *[s] zelený
    } kráľ
    [Q] { $suit ->
        [c] žaluďový
        [d] guľový
        [h] červený
       *[s] zelený
    } horník
    [J] { $suit ->
        [c] žaluďový
        [d] guľový
        [h] červený
       *[s] zelený
    } dolník
   *[other] { $suit ->
        [c] žaluďová
        [d] guľová
        [h] červená
       *[s] zelená
    } { $rank ->
        [T] 10
       *[other] { $rank }
    }
}
suit-name = { $pack ->
    [german] { $suit ->
        [c] žaluď
        [d] guľa
        [h] červeň
       *[s] zelená
    }
   *[french] { $suit ->
        [c] kríže
        [d] kára
        [h] srdcia
       *[s] piky
    }
}
card-sign = { $rank ->
    [T] 10
   *[other] { $rank }
}{ $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
    [s] ♠
   *[none] {""}
}
card-joker = žolík
card-joker-for = žolík ako { $card }
card-rank = { $rank ->
    [A] eso
    [T] 10
    [J] dolník
    [Q] dáma
    [K] kráľ
   *[other] { $rank }
}
card-sign-joker = ★{ $card ->
    [none] {""}
   *[other] { $card }
}
hand-card = { $card }{ $melded ->
    [yes] , v kombinácii
   *[no] {""}
}{ $fresh ->
    [yes] , nová
   *[no] {""}
}{ $barred ->
    [yes] {""}, teraz nie
   *[no] {""}
}
hand-card-tab = {""}, { $tab }
no-cards = žiadne karty

# - Okolo stola
dealer = rozdáva
    .short = R
others = Ostatní
stack = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
stack-of = { $stack } z { $target }
stack-running = { $points } v tomto rozdaní
plate = { $name }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } kariet
}, { $stack }{ $dealer ->
    [yes] , rozdáva
   *[no] {""}
}{ $turn ->
    [yes] , je na ťahu
   *[no] {""}
}{ $tag ->
    [none] {""}
   *[other] , { $tag }
}
side = Vedľa stola
side-log = Priebeh
side-coach = Poradca
side-sheet = Skóre
side-fold = Zbaliť
side-unfold = Zobraziť priebeh a skóre
log-empty = Zatiaľ sa nič nestalo.
log-look = Ukázať stôl, ako vtedy vyzeral
as-it-was-title = Ako to bolo
as-it-was = { $who ->
    [none] Ako to bolo na začiatku
    [me] Ako to bolo po tvojom ťahu
   *[other] Ako to bolo po ťahu hráča { $name }
} ({ $turn } z { $turns })
as-it-was-now = Späť na súčasnosť
as-it-was-before = O ťah skôr
as-it-was-after = O ťah neskôr
record-title = Partia ťah po ťahu
record-place = Rozdanie { $deal } z { $deals }, ťah { $move } z { $moves }
record-first = Začiatok rozdania
record-last = Koniec rozdania
record-more = Karty a rozdania
record-hands = Karty všetkých
record-deals = Rozdania
record-next = Na rade: { $name }
record-look = Pozerať odtiaľto
record-play = Hrať odtiaľto ďalej
record-play-why = Pri vlastnom stole, proti botom. Jeho karty nie sú zapečatené a výsledok sa neráta.
record-mark = Veľký okamih, ťah { $move }: { $event }
record-mark-own = Tvoja najdrahšia voľba, ťah { $move }
record-copy = Kopírovať odkaz na tento okamih
same-give = Dať tieto karty niekomu
same-give-deal = Dať toto rozdanie niekomu
same-how = Odkaz otvorí stôl s kartami { $deals ->
    [one] tohto rozdania
   *[other] týchto { $deals } rozdaní
}, s rovnakými pravidlami a rovnakými botmi. Prvý hosť sedí na tvojom mieste. Obe strany uvidia oba výsledky, keď sa karty dohrajú aj tam. Stôl čaká sedem dní.
same-share = Zahraj si karty, z mojej partie { $game }:
same-prepared = pripravené
same-terms = Karty sú pripravené: { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
   *[other] { $deals } rozdaní
} z inej partie s rovnakými balíčkami. Nie sú zapečatené a výsledok sa neráta. Na konci uvidíš oba výsledky.
same-end = Všetky tieto karty sú odohrané
same-told = Karty boli pripravené: sú z inej partie.
same-title = Rovnaké karty
same-here = pri tomto stole
same-there = pri druhom stole
same-deal = rozdanie { $number }
same-deals = po { $deals ->
    [one] jednom rozdaní
   *[other] { $deals } rozdaniach
}
same-back = { $name }: rozhodnutia vzaté späť: { $count }.
same-turned = Tieto karty naopak
    .told = Hráte rovnaké karty a všetci sa posunú o jedno miesto.
    .why = Rovnaké balíčky sa rozdajú ešte raz a všetci sa posunú o jedno miesto. Potom sú oba výsledky vedľa seba. Karty nie sú zapečatené a výsledok sa neráta.
same-sum = Spolu:
same-crossed = Krížom:
same-day = Rozdanie dňa
same-day-why = Všetci na tomto serveri dnes dostanú rovnaké karty a botov, v jedinom rozdaní. Keď ho odohráš, uvidíš, ako dopadli ostatní.
same-day-told = Toto bolo rozdanie dňa. Neráta sa.
same-day-others = Rozdanie dňa
same-day-nobody = Zatiaľ ho nehral nikto iný.
same-waiting = { $count ->
    [one] Niekto má tieto karty a ešte ich nedohral.
   *[other] Stoly, ktoré majú tieto karty a ešte ich nedohrali: { $count }.
}

# - portraits
portrait-choose = Vybrať obrázok
portrait-king = Kráľ
portrait-queen = Kráľovná
portrait-jack = Dolník
portrait-jester = Šašo
portrait-hunter = Poľovník
portrait-granny = Stará mama
portrait-grandpa = Starý otec
portrait-braids = Vrkoče
portrait-curls = Kučery
portrait-scarf = Šatka
portrait-captain = Kapitán
portrait-cook = Kuchár

# - pozerať sa bez miesta
line-join = Aj ja chcem hrať
line-waits = { $before ->
    [0] V ďalšej partii dostaneš prvé voľné miesto. Nechaj túto stránku otvorenú.
    [one] Na ďalšiu partiu čaká pred tebou jeden človek. Nechaj túto stránku otvorenú.
    [few] Na ďalšiu partiu čakajú pred tebou { $before } ľudia. Nechaj túto stránku otvorenú.
   *[other] Na ďalšiu partiu čaká pred tebou { $before } ľudí. Nechaj túto stránku otvorenú.
}
line-leave = Už nečakám
line-told = { $count ->
    [one] { $names } chce hrať ďalšiu partiu.
   *[other] { $names } chcú hrať ďalšiu partiu.
}
watch-do = Pozerať sa
watch-count = { $count ->
    [one] Pozerá sa { $count } divák
    [few] Pozerajú sa { $count } diváci
   *[other] Pozerá sa { $count } divákov
}
watch-players = Hráči
watch-news = Čo sa deje
watch-cards = { $count ->
    [one] karta
    [few] karty
   *[other] kariet
}
watch-doubtful = Server poslal niečo, čo smie vidieť iba hráč. Táto stránka to neukáže.
watch-over = Zápas sa skončil.
watch-big = Veľká obrazovka
watch-to-table = K stolu
watch-scan = Naskenuj a sadni si
watch-gathering = { $count ->
    [0] Všetci sú tu
    [one] Chýba ešte { $count } hráč
    [few] Chýbajú ešte { $count } hráči
   *[other] Chýba ešte { $count } hráčov
}
watch-show = Ukázať moje karty divákom
watch-show-why = Dozvedia sa to všetci pri stole.
watch-allow = Pri tomto stole sa možno pozerať
watch-apart = Stôl je na veľkej obrazovke
watch-apart-why = Telefón potom ukazuje tvoje karty veľké a len to, čo môžeš urobiť.
watch-table = Tento stôl

# - what people say to each other
signal-title = Niečo povedať
signal-faces = Tváre
signal-said = { $name }: { $phrase }
signal-held = Ostatní to uvidia, keď sa všetci rozhodnú.
signal-rest = O chvíľu môžeš znova niečo povedať.
signal-mute = Stíšiť: { $name }
signal-quiet = Pri tomto stole bez hlášok
signal-quiet-here = Pri tomto stole sa hlášky neposielajú.
signal-say-hello = Ahoj!
signal-say-nice = Pekne!
signal-say-played = Dobre zahrané.
signal-say-oh_no = Ach nie!
signal-say-sorry = Prepáč!
signal-say-thanks = Ďakujem.
signal-say-your_turn = Si na rade!
signal-say-moment = Moment, prosím.
signal-say-back = Som späť.
signal-say-close = To bolo tesné!
signal-say-good_game = Pekná hra!
signal-say-another = Zahráme si ešte?
signal-say-bravo = Bravo!
signal-say-laugh = Haha!
signal-say-wow = Páni!
signal-say-cry = Fňuk!
signal-say-love = Krása!
signal-say-luck = Veľa šťastia!

# - poradca
coach = Čo môžem urobiť?
    .key = I
coach-mine = Si na ťahu. Môžeš:
coach-deal = Rozdanie sa skončilo. Pokračuj tlačidlom „{ $next }“.
coach-over = Partia sa skončila.
coach-deed = { $deed }: { $what }
coach-on = { $card } na { $cards }
coach-chosen = Vybrané: { $action }. Enter to vykoná.
hint = Rada
    .key = A
hint-why = Čo by tu urobil najsilnejší bot podľa toho, čo vidíš.
hint-thinking = Moment …
hint-says = { $action }. { $reason }
review = Ohliadnutie
review-title = Ohliadnutie za rozdaním { $number }
review-about = Tvoje voľby a čo by urobil najsilnejší bot podľa toho, čo bolo vtedy vidieť.
review-none = V tomto rozdaní nebolo z čoho vyberať.
review-progress = Pozerám voľbu { $done } z { $all } …
review-stopped = Zvyšok sa nepodarilo prezrieť: { $reason }
review-sum = V { $same } z { $all } prípadov by bot urobil to isté.
review-cost = Najdrahšia z ostatných ťa stála v priemere asi { $amount } { $unit ->
        [chips] žetónov
       *[points] bodov
    }.
review-cost-none = Ostatné bolo približne rovnako dobré.
review-same = Bot by urobil to isté.
review-other = Bot: { $action }.
review-good = Približne rovnako dobré.
review-more = V priemere to prinesie o { $amount } { $unit ->
        [chips] žetónov
       *[points] bodov
    } viac.
hint-worth = Čo rozdanie v priemere prinesie, v { $unit ->
        [chips] žetónoch
       *[points] bodoch
    }:
review-you = ty
review-bot = bot
review-position = Ako to stálo
review-place = Tvoja voľba { $number } z { $all }
review-see = Ukázať na stole
review-by-you = Ty: { $action }
review-by-bot = Bot: { $action }
review-by-both = Ty aj bot: { $action }
review-tag-you = Ty
review-tag-bot = Bot
review-tag-both = Obaja
reason-only = Nič iné sa nedá.
reason-searched = Skryté karty sa { $of }-krát náhodne rozdali a dohrali: v priemere nič iné nedopadlo lepšie.

# - podložka, žetóny, dražba, rady kariet
mat = Podložka
mat-section = { $section }: { note-chips }{ $who ->
    [none] {""}
   *[other] , berie { $who }
}
run = { $number }. rad
run-card = { $card }, { $name }
run-asked = Kto má kartu { $card }?
suit-free = { $suit }
suit-barred = { $suit }: teraz sa nesmie vyniesť
pot = Bank
bets = Stávky
raises = { $most ->
    [any] Zvýšenia: { $count }
   *[other] Zvýšenia: { $count }/{ $most }
}
amount-less = O jeden menej
amount-more = O jeden viac
unseen-cards = { $count ->
    [one] jedna zakrytá karta
    [few] { $count } zakryté karty
   *[other] { $count } zakrytých kariet
}
bidders = Dražitelia
bids-sealed = Všetky ponuky sa odkryjú naraz.
high-bid = Najvyššia
own-bid = Tvoja ponuka
bid-best = najvyššia ponuka { $chips }
bid-passed = pas
bid-now = na ťahu
bid-of = ponúka { $chips }
bid-waiting = čaká
own-hand = Tvoje karty: { $count }

## Pečate: vďaka čomu sa dá rozdanie overiť.

seal-mark = Rozdanie { $deal }: { $good ->
    [yes] overené týmto zariadením, súhlasí s pečaťou
    [unsure] nie je overené celé
   *[no] nesúhlasí s pečaťou
}
seal-title = Pečať tohto rozdania
seal-good = { $deals ->
    [one] Toto zariadenie overilo jedno rozdanie: žiadna karta sa nezmenila.
    [few] Toto zariadenie overilo { $deals } rozdania: žiadna karta sa nezmenila.
   *[other] Toto zariadenie overilo { $deals } rozdaní: žiadna karta sa nezmenila.
}
seal-compared = Rozdanie { $deal }: so zapečateným balíčkom sa porovnalo { $compared } z { $given } kariet, ktoré ti prišli do ruky.
seal-uncompared = Karty, ktoré predtým ležali odkryté: { $open }.
seal-story-before = Pred prvou kartou stôl určil číslo pre každé rozdanie partie a zverejnil jeho pečať; tvoje zariadenie určilo vlastné čísla.
seal-story-shuffle = Každé rozdanie sa mieša číslom stola aj číslami hráčov: nikto si nemohol balíček vybrať, ani server.
seal-story-after = Po rozdaní sa čísla odkryjú a tvoje zariadenie overí pečať, miešanie, tvoje karty a každý ťah.
seal-keep = Uložiť dôkaz
seal-verify = Overiť partiu
seal-numbers = Ukázať čísla
seal-chain = Pečať stola, zverejnená pred partiou
seal-secret = Číslo stola pre rozdanie { $deal }
seal-share = { $who ->
    [me] Tvoje číslo (hráč { $player })
   *[other] Číslo hráča { $player }
}
seal-no-share = žiadne: bot, alebo neskoro
seal-log = Pečať záznamu po rozdaní { $deal }
seal-cannot = Čo to nedokazuje
seal-cannot-text = Server rozdáva, a preto vidí všetky karty: môže ich prezradiť priateľovi. Môže posadiť vlastných ľudí pod inými menami; s nimi má na výber z niekoľkých balíčkov, ak pri stole nesedí nikto iný. Môže stôl zastaviť a jednému návštevníkovi poslať inú stránku: preto súbor over príkazom parlour verify alebo na stránke iného Parlouru.
seal-can-text = Nemôže zmeniť kartu, keď je rozdanie zapečatené, vybrať balíček, ak je jeden hráč poctivý, poznať balíček, kým nie je pripravený posledný, ani nechať bota hrať inak, než dovoľuje jeho pohľad a semienko.
seal-own = Rozdanie { $deal }: tvoj vlastný podiel na miešaní chýba alebo bol zmenený.
seal-told = Rozdanie { $deal }: teraz sa uvádzajú iné podiely než pri rozdávaní.
seal-again = Rozdanie { $deal }: rozdalo sa dvakrát, druhý raz s inými kartami.
seal-dealing = Rozdanie { $deal }: karty sa rozdali inak, než bolo povedané pred miešaním.
seal-hidden = Rozdanie { $deal }: { $card } mala byť odkrytá, ale neukázala sa.
seal-places = Rozdanie { $deal }: chýba, komu boli ktoré karty rozdané.
seal-line = Rozdanie { $deal }, ťah { $move }: ukázalo sa ti „{ $played }“; v zázname je „{ $expected }“.
seal-tip = Rozdanie { $deal }: server neuvádza pečať tvojho zariadenia, takže si balíček mohol vybrať.
seal-unasked = Rozdanie { $deal }: tvoje zariadenie nebolo požiadané o podiel na miešaní.
seal-changed = Rozdanie { $deal }: server teraz uvádza inú pečať než pri sadnutí za stôl.
seal-rules = Rozdanie { $deal }: server teraz uvádza iné pravidlá než pri sadnutí za stôl.
seal-left = Rozdanie { $deal }: server prešiel na inú partiu skôr, než sa táto skončila.
seal-broken = Rozdanie { $deal }: čo server oznámil o pečati, sa nedá prečítať.
seal-seats = Rozdanie { $deal }: server ti dal iné miesto, než aké ti patrí podľa sadnutia za stôl alebo podľa ťahania.
seal-number = Rozdanie { $deal } nenadväzuje na predchádzajúce.
seal-unbegun = Rozdanie { $deal }: ukázali sa karty, no rozdanie sa nezačalo.
seal-moved = Rozdanie { $deal }: tvoje karty sa zmenili, hoci nikto neťahal.
seal-strayed = Rozdanie { $deal }: { $card } ti v ruke chýba alebo v nej zostala, hoci podľa ťahov to má byť inak.
seal-back = Rozdanie { $deal }: server vzal rozhodnutie späť bez tvojej žiadosti.
seal-shown = Rozdanie { $deal }: server vrátil ťah, ktorý už ukázal skrytú kartu.
seal-kept = Rozdanie { $deal }: server neodkryl pečať do desiatich sekúnd od konca rozdania.
seal-unsure-none = Rozdania pri tomto stole nie sú zapečatené. Nikto nemôže overiť, ako sa mieša.
seal-unsure-old = Rozdanie { $deal } nie je overené celé: tento stôl bol otvorený podľa staršieho protokolu.
seal-unsure-late = Rozdanie { $deal } sa zamiešalo bez teba: podiel tvojho zariadenia prišiel neskoro.
seal-unsure-elsewhere = Rozdanie { $deal } sa zamiešalo bez tohto zariadenia: podiel tvojho miesta dalo iné.
seal-unsure-joined = Rozdanie { $deal } sa zamiešalo bez tohto zariadenia: zapojí sa od ďalšieho rozdania.
seal-unsure-begin = Rozdanie { $deal } nie je overené: toto zariadenie nebolo pri jeho začiatku.
seal-unsure-hand = Rozdanie { $deal } nie je overené: toto zariadenie nevidelo karty tak, ako boli rozdané.
seal-unsure-stand-in = Rozdanie { $deal }: hral za teba bot.
seal-unsure-moves = Rozdanie { $deal } nie je overené celé: toto zariadenie nevidelo každý ťah.
seal-unsure-points = Rozdanie { $deal } nie je overené celé: toto zariadenie nevidelo jeho body.
seal-unsure-cards = Rozdanie { $deal } nie je overené celé: z { $given } kariet, ktoré ti prišli do ruky, sa nedalo porovnať { $rest }. Porovná ich parlour verify.
seal-unsure-kept = Rozdanie { $deal } ešte nie je overené: server neodpovedá.
seal-tally = Úplne overené rozdania: { $checked } z { $deals }
seal-taken_back = Rozhodnutia vzaté späť v tejto partii: { $count }. Počíta sa ako tréning.
seal-verify-about = Pusť sem súbor uložený tu alebo na inom Parlouri. Overí sa na tomto zariadení; nič sa neodosiela.
seal-drop = Pusť sem verify.json alebo ho vyber:
seal-true = { $deals ->
    [one] Jedno rozdanie je presne také, ako bolo zapečatené.
    [few] Všetky { $deals } rozdania sú presne také, ako boli zapečatené.
   *[other] Všetkých { $deals } rozdaní je presne takých, ako boli zapečatené.
} Podiely hráčov: { $shares }.
seal-moves = Ťahy a botov overí: parlour verify verify.json --bots
seal-unreadable = Toto nie je čitateľný dôkaz: je poškodený alebo niečo iné.
seal-version = Tento súbor je inej verzie.
seal-missing = Táto partia nemá pečate.
seal-large = Tento súbor je príliš veľký.
seal-many = V tomto súbore je viac partií. Všetky naraz overí: parlour verify deals.jsonl
seal-alone = Rozdania bez podielu ktoréhokoľvek hráča: { $deals }. Balíček si mohol vybrať server.

fairness-title = Ako rovnomerne sa rozdáva
fairness-about = Počíta sa každé skončené rozdanie tohto servera, aj prerušené. Z rozdania, ktoré sa hrá, sa neukáže nič.
fairness-deals = zapečatené rozdania
fairness-aborted = z toho prerušené
fairness-over = skončené partie
fairness-open = prebiehajúce partie
fairness-none = Na tomto serveri ešte neskončilo žiadne zapečatené rozdanie.
fairness-of = Hráči: { $seats }, prvé karty každého: { $each }, rozdania: { $deals }
fairness-placeless = Tu sa karty vyberajú alebo sa najprv sníma: žiadna pozícia v balíčku nepatrí k určitému miestu pri stole.
fairness-even = Nič nehovorí proti rovnomernému rozdávaniu: sila dôkazu { $e }
fairness-uneven = Tieto karty nie sú rozdané rovnomerne: sila dôkazu { $e }
fairness-seat = Miesto { $seat }
fairness-cell = { $card }: { $count }-krát, očakávané { $expected }
fairness-farthest = Najďalej od očakávania: { $cell }
fairness-fewer = menej často, než sa očakáva
fairness-more = častejšie
fairness-hands = Karty, ako boli rozdané
fairness-count = rozdané ruky
fairness-bots = Boti
fairness-people = Ľudia
dealt-deadwood = priemerný zvyšok
dealt-points = priemerné body v ruke
dealt-ranks = priemerný súčet hodnôt
fairness-alike = Nič nehovorí, že by boti dostávali iné karty než ľudia: sila dôkazu { $e }
fairness-unlike = Boti dostávajú iné karty než ľudia: sila dôkazu { $e }
fairness-evidence = Sila dôkazu začína na 1 a klesá, kým je všetko rovnomerné. Nech sa pozeráš akokoľvek často, na poctivom serveri dosiahne každé z týchto čísel { $alarm } s pravdepodobnosťou najviac 1 z { $alarm }; z mnohých to jedno môže.
fairness-download = Stiahnuť všetky skončené partie s dôkazmi
fairness-got = partie: { $matches } …
fairness-cannot = Tieto čísla dáva sám server. Kto im neverí, prepočíta ich zo stiahnutých partií: každý riadok je súbor pre parlour verify. Server môže partie vynechať; kto si dôkaz odloží, to zistí. Partie, ktoré nikto nedohrá, sa sem nedostanú.

## Terminál: `cli-` pre každú hru.

cli-welcome = Napíš číslo možnosti alebo jej slová; kde je to jasné, stačí karta, napríklad „kd“ pre K♦. „?“ poradí, „rules“ ukáže pravidlá, „quit“ skončí.
cli-help = Môžeš písať číslo zo zoznamu alebo slová možnosti: stačia prvé písmená, stačia malé písmená a zátvorky či miesto môžeš vynechať tam, kde je len jedno. Karta je hodnota a farba: kd alebo K♦, 10d alebo td.
cli-help-rules = „rules“ ukáže pravidlá hry, „rules { $rule }“ len toto jedno.
cli-help-hint = „hint“ povie, čo by tu urobil najsilnejší bot a prečo.
cli-help-review = Po rozdaní povie „review“, čo by najsilnejší bot urobil inak a prečo.
cli-help-resign = „resign“ partiu vzdá: skončíš ako posledný hráč bez ohľadu na skóre.
cli-resign = Ak chceš partiu naozaj vzdať, napíš „resign“ ešte raz; čokoľvek iné znamená hrať ďalej.
cli-hint = Rada: { $action }. { $reason }
cli-review = { $number }. Ty: { $action }.
cli-read-rule = Napíš „rules { $rule }“ a pravidlo si prečítaš.
cli-against = Súperi: { $names } (štýl botov: { $bot }).
cli-agreed = Všetci sa dohodli, že sa partia končí.
cli-between = Enter: ďalšie rozdanie. „review“: ohliadnuť sa za týmto. „end“: ukončiť partiu tu, všetci súhlasia. „quit“: odísť.
cli-after = Enter: hotovo. „review“: ohliadnuť sa za posledným rozdaním.
cli-your-turn = Si na ťahu:
cli-more = a ešte { $count } („?“ vypíše všetko)
cli-did-you-mean = Mala to byť jedna z týchto možností?
cli-you = Ty
cli-player = Hráč { $number }
cli-or = {", "}
cli-sheet = Tabuľka výsledkov
cli-deal = rozdanie
cli-column-points = { $number ->
    [1] body
   *[other] body, partia { $number }
}
cli-column-game_score = celkové skóre
cli-column-chips = žetóny
cli-column-bought = dokúpené
cli-column-pool = z toho z banku
cli-column-mat = z toho z podložky
cli-ended = { $kind }: { $points }
cli-tied = Partia sa končí nerozhodne: { $names }.
cli-totals = Partia: { $points }
cli-replay-checked = Všetko vyšlo tak, ako hovorí súbor.
cli-seals-true = { $deals ->
    [one] Jedno rozdanie súhlasí s pečaťou
    [few] { $deals } rozdania súhlasia s pečaťou
   *[other] { $deals } rozdaní súhlasí s pečaťou
}; podiely hráčov na miešaní: { $shares }.
cli-seals-alone = Z toho rozdania bez podielu ktoréhokoľvek hráča: { $deals }. Balíček si mohol vybrať server.
cli-seals-taken_back = { $count ->
    [one] Jedno rozhodnutie bolo vzaté späť
    [few] { $count } rozhodnutia boli vzaté späť
   *[other] { $count } rozhodnutí bolo vzatých späť
}: bol to tréning.
cli-seals-line = Riadok { $line }: { $text }
cli-seals-matches = { $matches ->
    [one] Jedna partia je v poriadku:
    [few] { $matches } partie sú v poriadku:
   *[other] { $matches } partií je v poriadku:
}
cli-seals-failed = Partie, ktoré nie sú v poriadku: { $failed } z { $matches }.
cli-seals-unread = { $unread ->
    [one] Jeden riadok z { $lines } sa nedal prečítať ako partia; nič sa o ňom nevie.
    [few] { $unread } riadky z { $lines } sa nedali prečítať ako partie; nič sa o nich nevie.
   *[other] { $unread } riadkov z { $lines } sa nedalo prečítať ako partie; nič sa o nich nevie.
}
cli-verified = { $moves ->
    [one] Prepočítal sa jeden ťah bota a je taký ako v súbore.
    [few] Prepočítali sa { $moves } ťahy botov a každý je taký ako v súbore.
   *[other] Prepočítalo sa { $moves } ťahov botov a každý je taký ako v súbore.
}
cli-verified-fewer = Ťahy s nižším rozpočtom, ktorý pečať dovoľuje pri vyťažení: { $moves }.
cli-verify-other = { $name }: bota { $bot } tu nepoznáme; jeho ťahy sa neprepočítali.
cli-verify-differs = Rozdanie { $deal }, ťah { $move }: { $name } ({ $bot }) hral { $played }; tento bot tam hrá { $expected }.
cli-simulated = { $game }: rozdania { $deals }, rozhodnutia { $decisions }, { $seconds } s ({ $speed } rozhodnutí/s)
cli-simulated-seat = miesto
cli-simulated-bot = bot
cli-simulated-mean = body/rozdanie
cli-simulated-lead = náskok/rozdanie
cli-simulated-interval = 95 %
cli-simulated-won = výhry
cli-simulated-matches = { $game }: partie { $matches }, rozdania { $deals } ({ $each } na partiu) za { $seconds } s
cli-simulated-unfinished = Nekonečné partie, ktoré bolo treba ukončiť: { $count }.
cli-simulated-matches-won = výhry
cli-simulated-place = poradie
cli-simulated-points = body/partia
cli-simulated-match-lead = náskok/partia
cli-simulated-all = všetky
cli-arena = { $game }, miesta { $seats }: rozdania { $deals }
cli-arena-elo = Elo
cli-arena-against = proti
cli-arena-duels = Každý proti ostatným (rovnako silný by vyhral { $chance })
cli-sprt-h1 = Prijatá H1: { $bot } je silnejší ako { $other } skôr o { $high } Elo než o { $low } (LLR { $llr } z ±{ $bound }, rozdania { $deals }).
cli-sprt-h0 = Prijatá H0: { $bot } je silnejší ako { $other } skôr o { $low } Elo než o { $high } (LLR { $llr } z ±{ $bound }, rozdania { $deals }).
cli-sprt-open = Nerozhodnuté medzi { $low } a { $high } Elo: { $bot } proti { $other } (LLR { $llr } z ±{ $bound }, rozdania { $deals }).
refused-arena_plan = Aréna potrebuje aspoň dvoch rôznych botov, nie { $text }.
refused-bad_shard = „{ $text }“ nie je časť: 3/20 je tretia z dvadsiatich.
refused-parts_differ = Časti k sebe nepatria: líšia sa v „{ $name }“.
refused-shard_twice = Časť { $text } je tu dvakrát.
refused-shards_missing = Chýbajú časti: { $text }.
refused-bad_part = Súbor { $file } neobsahuje časť arény: { $text }
refused-no_out = Časť sama nemá výsledok: povedz cez --out, kam uložiť { $text }.
refused-bad_sprt = „{ $text }“ a boti v počte { $count } nie sú test: --sprt chce dve čísla, menšie prvé, napríklad 0,20, a dvoch botov.
refused-sprt_alone = Test sa hrá celý: --sprt sa nedá spojiť s --shard, --out, --merge, --svg ani --save.
refused-door_program = „{ $text }“ nie je program: začni s { $start }.

refused-unknown_rule = Pravidlo { $text } v tejto hre nie je.
refused-no_setting = „{ $text }“ nič nenastavuje; píš voľba=hodnota.
refused-bad_seed = Semienko (seed) je číslo od 0 do 18446744073709551615, nie { $seed }.
refused-bad_own_seat = Miesto { $seat } neexistuje; posledné je { $last }.
refused-bots_for_seats = Počet botov je { $count }, počet miest { $seats }: uveď jedného pre všetky alebo jedného pre každé.
refused-bot_not_found = Bot { $bot } nie je k dispozícii: { $text }
refused-bot_no_program = { $bot } nie je k dispozícii: taký program neexistuje.
refused-bot_not_made = Bota { $bot } sa nepodarilo vytvoriť: { $text }
refused-no_bot = { $bot } nie je bot: nemá „choose“ a nedá sa zavolať.
refused-bot_known = Hra { $game } už bota { $bot } má: daj svojmu iné meno.
refused-bot_name = „{ $bot }“ nie je meno pre bota: malé písmeno a za ním najviac 23 malých písmen, číslic a spojovníkov.
refused-bot_not_sent = Bot { $bot } sa nedá poslať iným procesom ({ $text }): daj ho do vlastného modulu alebo hraj s jedinou úlohou (jobs).
refused-workers_ended = Procesy, ktoré mali hrať, sa skončili. Skript, ktorý hrá s viacerými úlohami, sa začína takto: if __name__ == "__main__":
refused-no_ray = Ray nie je nainštalovaný: pip install "parlour[ray]".
refused-bot_failed = Bot { $bot } zlyhal na mieste { $seat }: { $text }. Pozícia (semienko { $seed }): { $position }
refused-bot_illegal = Bot { $bot } na mieste { $seat } zvolil { $action }: { $text } Pozícia (semienko { $seed }): { $position }
refused-bad_count = Počty rozdaní, partií a úloh sa začínajú od 1, nie od { $count }.
refused-no_such_deal = Rozdanie { $deal } neexistuje; posledné je { $last }.

# - what a server says to its host
cli-serve-here = Parlour je otvorený na { $address } (Ctrl-C ho ukončí)
cli-serve-there = Priatelia v tvojej sieti otvoria { $address }
cli-serve-else = Ak sa tam neotvorí, skús: { $addresses }
cli-serve-alone = Otvoriť ho môže iba tento počítač; s --lan aj priatelia
cli-serve-behind = Počúva iba na tomto počítači, pre proxy, ktorý sem vedie ostatných.
cli-serve-unreached = Nenašla sa sieť, cez ktorú by ho mohli otvoriť ostatní.
cli-serve-phone = alebo namieria fotoaparát telefónu sem:
cli-serve-ready = Všetko je pripravené: parlour serve by sa s týmito nastaveniami spustil.
cli-serve-new = V { $file } ešte nie je databáza: vytvorí ju prvé spustenie.
cli-serve-unread = Také nastavenia neexistujú, preto sa tieto premenné nečítajú: { $names }
cli-backup-done = V { $file } je stolov z { $source }: { $tables }.
cli-restore-done = Prinesené stoly: { $brought }; už tu boli: { $known }; ponechané, lebo sú poškodené alebo pokračovali inak: { $other }.
cli-restore-new = V { $file } nebola databáza: teraz sa vytvorí.
cli-admin-retain = Natrvalo sa vymažú stoly v počte { $tables } z { $of }: už { $days } dní ich nikto nepoužil, posledný z nich { $used }. Hodiny servera ukazujú { $clock }.
cli-admin-retain-ask = Na vymazanie napíš { $tables }:
cli-admin-nothing = Nie je čo ukázať.
cli-admin-link =
    Nový odkaz pre miesto { $seat }; starý už nič neotvorí. Daj pred neho adresu svojho servera:
    { $link }

## Questions to language models: `ask-` for every game.
ask-options = Voľby tohto stola: { $options }
ask-cards = Karty: hodnota (2–9, T, J, Q, K, A) a farba (c kríže, d káry, h srdcia, s piky), napríklad Td; * je žolík.
ask-yes = áno
ask-no = nie
ask-answer = Odpovedz jednou akciou, samou v poslednom riadku.
ask-allowed = Toto je dovolené: { $action }

## parlour door-check: the faults of a program that plays

cli-door-fault = Rozdanie { $deal }, otázka { $question }: { $why }
cli-door-ended = Tvoj program skončil skôr, než odpovedal ({ $text }). Dôvod môže byť v jeho chybovom výstupe.
cli-door-late = Tvoj program neodpovedal včas: { $text }. Vyprázdňuje svoj výstup?
cli-door-twice = Tvoj program napísal viac než jeden riadok alebo odpovedal na otázku dvakrát: { $text }. Na každú otázku napíš presne jeden riadok a na iné riadky žiadny.
cli-door-line = Riadok tvojho programu nie je odpoveď: { $text }. Napíš riadok ako {"{"}"id": 7, "action": "…"{"}"}.
cli-door-illegal = Akcia tvojho programu teraz nie je dovolená: { $text }. Použi text z „legal“.
cli-door-refused = Tvoj program hlási chybu: { $text }
cli-door-enough = Ďalšie otázky boli vynechané.
cli-door-good = { $questions ->
    [one] Jedna otázka bola zodpovedaná
    [few] { $questions } otázky boli zodpovedané
   *[other] { $questions } otázok bolo zodpovedaných
} správne; počet rozdaní: { $deals }.
