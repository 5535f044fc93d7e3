# The book of rules in Polish, and what players ask about each thing. docs/languages.md says how it is put together.
# A line that begins with "- " is an item of a list. In `more-` messages each line is a question and its answer, or a remark.

### The Cave Farmers: the book

rules-cave-farmers-goal = Cel gry
    .text =
        Prowadzisz rodzinę krasnoludów. Po jednej stronie jej planszy jest las, po drugiej góra. Przez 12 rund (11 w grze na 1 lub 2 osoby) karczujesz, kujesz, uprawiasz, hodujesz zwierzęta, budujesz usprawnienia i ruszasz na wyprawy.
        Na koniec niemal wszystko, co masz, daje punkty. Brakujące rodzaje zwierząt hodowlanych, żetony żebrania i niewykorzystane obszary je odbierają. Wygrywa, kto ma najwięcej punktów.
rules-cave-farmers-setup = Przygotowanie gry
    .text =
        Wszystko przygotowuje program. Każdy ma planszę, 2 krasnoludy, 3 obory i trochę żywności, nic więcej. Kto gra później, dostaje więcej żywności.
        Karty są podzielone na cztery etapy, a każdy etap jest potasowany osobno. Pole „{ cave-farmers-space-wish-for-children }” zawsze pojawia się w rundzie 4.
rules-cave-farmers-setup-home = Plansza gracza
    .text =
        Lewa połowa to las, prawa to góra, po 12 obszarów. Kolumny mają litery, rzędy liczby: d4 to Izba wejściowa, d3 to pieczara, w której od razu można budować, c4 to obszar lasu przed wejściem.
        Obszary sąsiadują, jeśli mają wspólny bok. Obszar lasu nigdy nie sąsiaduje z obszarem góry.
        Pięć obszarów ma premię: 1 dzik na a3 i na c1, 1 żywność na b4 i na e4, 2 żywności na f1. Dostajesz ją, kładąc na obszarze pierwszy żeton. Obory i kolejne żetony się nie liczą.
rules-cave-farmers-round = Runda
    .text =
        Runda ma pięć faz:
        - Odkrycie karty: to nowe pole akcji. Od rundy 6 odkrywa się też żeton żniw.
        - Dochód: wypłacają dostawcy i usprawnienie „{ cave-farmers-furnishing-miner }”.
        - Dołożenie dóbr na każde pole, które je gromadzi, także gdy coś na nim zostało.
        - Praca: w kolejności graczy każdy wysyła po jednym krasnoludzie, aż w domu nie zostanie żaden.
        - Wszystkie krasnoludy wracają do domu. Potem następują żniwa, jeśli w tej rundzie są.
rules-cave-farmers-round-work = Wysyłanie krasnoludów
    .text =
        Wyślij krasnoluda na pole, na którym nikt nie stoi. Na każdym polu w rundzie staje jeden krasnolud. Potem wykonaj co najmniej jedną akcję pola: nie wolno iść tam, gdzie nie możesz zrobić nic.
        Dobra z pola bierzesz wszystkie naraz. Gdy nie masz już krasnoludów, inni grają dalej bez ciebie.
        Jeśli twój krasnolud nigdzie nie może nic zrobić, pasujesz, a w następnej kolejce znów możesz próbować.
rules-cave-farmers-round-order = Który krasnolud idzie pierwszy
    .text =
        Najpierw nieuzbrojone krasnoludy, potem ten z najsłabszą bronią i tak dalej. Za 1 rubin możesz wysłać innego. Płacisz za każdym razem.
rules-cave-farmers-round-connectives = Jak czytać pole
    .text =
        - i/lub: wykonaj dowolne z akcji, w dowolnej kolejności.
        - potem/lub: wykonaj dowolne z akcji, ale w podanej kolejności.
        - potem: druga akcja jest możliwa tylko po pierwszej i nie jest obowiązkowa.
        - albo… albo: wykonaj dokładnie jedną z akcji. Z usprawnieniem „{ cave-farmers-furnishing-guest-room }” możesz wykonać obie.
        Nagromadzone dobra bierze się zawsze. Zwierzęta na polach „{ cave-farmers-space-sheep-farming }” i „{ cave-farmers-space-donkey-farming }” są do wyboru: wszystkie albo żadne.
rules-cave-farmers-round-starting-player = Gracz rozpoczynający
    .text =
        Znacznik gracza rozpoczynającego przechodzi dalej tylko przez pole „{ cave-farmers-space-starting-player }”. Kto go weźmie, zaczyna od następnej rundy. Dalej gra się zgodnie z ruchem wskazówek zegara.
rules-cave-farmers-spaces = Pola akcji
    .text =
        Od liczby graczy zależy, jakie są pola i ile dóbr gromadzą. 3 (1) oznacza: puste pole dostaje 3, pole z dobrami dostaje 1. Liczba po + się nie gromadzi: kto przyjdzie, dostaje to ze wspólnej puli, także przy imitacji.
rules-cave-farmers-spaces-piling = Gromadzenie dóbr
    .text =
        Dobra przybywają w każdej rundzie, bez ograniczeń. Kto przyjdzie, bierze wszystkie. Karta gromadzi dobra od rundy, w której została odkryta. W grze na 2 osoby pole „{ cave-farmers-space-ruby-mining }” w rundach 1 i 2 nie dostaje nic.
rules-cave-farmers-spaces-imitation = Imitacja
    .text =
        Najpierw zapłać żywność. Potem użyj pola, na którym stoi krasnolud innego gracza, tak jakby stał tam twój; on sam zostaje na polu „{ cave-farmers-space-imitation }”. Nie dostajesz dóbr, które się tam nagromadziły, ale wszystko po znaku +, to, co dodają twoje kopalnie, żetony, wyprawy i tak dalej. Na wyprawie liczy się twoja broń.
        Nie można imitować pól „{ cave-farmers-space-starting-player }” i „{ cave-farmers-space-imitation }” ani pola, na którym stoją tylko twoje krasnoludy. Pole musi ci dawać coś oprócz nagromadzonych dóbr.
rules-cave-farmers-spaces-market = Targowisko
    .text =
        Weź 4 złota. Potem możesz kupić najwyżej po 1 sztuce każdego dobra. Możesz dołożyć własne złoto, część zachować albo nic nie kupić.
rules-cave-farmers-land = Las
    .text =
        Żetony zmieniają las w łąki i pola. Nic w lesie nie musi się stykać z górą.
rules-cave-farmers-land-meadows = Kładzenie łąk i pól
    .text =
        Większość żetonów jest podwójna: łąka i pole na dwóch sąsiednich obszarach lasu, w dowolnym ułożeniu. Pierwszy z nich musi zakryć c4 jedną ze swoich połówek. Każdy następny musi się stykać z twoją łąką, polem lub pastwiskiem.
        Nie można położyć tylko połowy podwójnego żetonu. Pojedyncze łąki i pola dają rubiny i łupy; obowiązują je te same zasady.
        Pole nie może zakryć obszaru z oborą. Łąka może: obora stoi wtedy na łące. Sama obora nie wystarcza jako sąsiad nowego żetonu.
rules-cave-farmers-land-sowing = Sianie
    .text =
        Naraz siejesz do 2 zbóż i do 2 warzyw, każde na pustym polu. Do 1 zboża dokładasz 2 ze wspólnej puli: na polu leżą 3. Do 1 warzywa dokładasz 1: na polu leżą 2. Pole musi być całkiem puste, zanim obsiejesz je znowu. Możesz obsiać także pole położone w tej samej akcji.
rules-cave-farmers-land-pastures = Pastwiska
    .text =
        Ogrodzenia zmieniają łąki w pastwiska. Małe pastwisko zajmuje 1 łąkę i kosztuje 2 drewna, duże zajmuje 2 sąsiednie łąki i kosztuje 4 drewna. W jednej akcji możesz zbudować po jednym z obu rodzajów. Pastwiska nigdy się nie łączą, nie dzielą i nie stają się znów łąkami. Obory zostają na miejscu.
rules-cave-farmers-land-stables = Obory
    .text =
        Obora kosztuje 1 kamień. Masz ich 3, najwyżej jedną na obszar, i nigdy więcej. Stawiasz je w lesie, na łąkach lub pastwiskach; nigdy na polach ani w górze. W lesie obora nie potrzebuje sąsiada. Nie daje premii obszaru, ale obszar nie jest już niewykorzystany. Obory nie można przestawić.
        Na małym pastwisku może stać 1 obora, na dużym 2.
rules-cave-farmers-mountain = Góra
    .text =
        Żetony zmieniają górę w pieczary i korytarze. Pieczary są na usprawnienia i izby, korytarze na kopalnie.
rules-cave-farmers-mountain-digging = Pieczary i korytarze
    .text =
        Podwójny żeton to pieczara i korytarz albo dwie pieczary na dwóch sąsiednich obszarach góry. Jeden z nich musi się stykać z obszarem już wykutym; Izba wejściowa i pierwsza pieczara się liczą. Nie można położyć tylko połowy. Pojedyncze pieczary i korytarze dają rubiny i łupy.
rules-cave-farmers-mountain-mines = Kopalnie
    .text =
        Kopalnia rudy zajmuje 2 sąsiednie puste korytarze: jeden staje się kopalnią rudy, drugi głębokim korytarzem; wybierasz, który. Kopalnia rudy nie może zakryć głębokiego korytarza. Kopalnia rubinów zajmuje 1 pusty korytarz albo 1 głęboki korytarz; na głębokim korytarzu od razu dostajesz 1 rubin.
        W każdej kopalni mieści się 1 osioł. Kopalnia rudy jest warta 3 punkty, kopalnia rubinów 4. Kopalnia rubinów lub usprawnienie na głębokim korytarzu niczego nie zmienia w kopalni rudy.
        Każda kopalnia rudy daje 2 rudy więcej na polach „{ cave-farmers-space-ore-mining }” i „{ cave-farmers-space-ore-delivery }”. Z kopalnią rubinów dostajesz 1 rubin więcej na polu „{ cave-farmers-space-ruby-mining }”, z dwiema także 1 więcej na polu „{ cave-farmers-space-ruby-delivery }”.
rules-cave-farmers-mountain-furnish = Kładzenie usprawnień
    .text =
        Usprawnienie lub izbę kładziesz na pustej pieczarze, gdziekolwiek w swojej górze; z usprawnieniem „{ cave-farmers-furnishing-work-room }” także na korytarzu lub głębokim korytarzu. Zostaje tam na zawsze: niczym nie można go zakryć, tylko „{ cave-farmers-furnishing-trader }” i „{ cave-farmers-furnishing-spare-part-storage }” przykrywają się nawzajem.
rules-cave-farmers-animals = Zwierzęta
    .text =
        Owce, osły, dziki i krowy to zwierzęta hodowlane. Psy nimi nie są. Zwierząt nie trzeba rozmieszczać: program zawsze znajduje miejsca, dla ciebie najlepsze. Decydujesz tylko wtedy, gdy miejsca nie starcza.
rules-cave-farmers-animals-room = Miejsce dla zwierząt
    .text =
        W jednym miejscu mieści się tylko jeden rodzaj zwierząt hodowlanych. Każda obora podwaja pojemność swojego pastwiska.
rules-cave-farmers-animals-dogs = Psy
    .text =
        Psy nie potrzebują miejsca i możesz ich mieć, ile chcesz. Nie można ich zjeść, nie rozmnażają się, a ich brak nie kosztuje punktów. Każdy pies to 1 punkt.
        Psy pilnują owiec: łąka lub pastwisko z psami mieści owce, o jedną więcej, niż jest tam psów, zamiast zwykłej pojemności. Z 1 psem zwykła łąka mieści 2 owce, z 4 psami pastwisko mieści 5. Obory niczego do tego nie dodają. Duże pastwisko to jedno miejsce. Psy nie pilnują w lesie, na polach, w pieczarach ani w kopalniach.
rules-cave-farmers-animals-overflow = Gdy brakuje miejsca
    .text =
        Jeśli masz więcej zwierząt niż miejsca, zdecyduj od razu: przetwórz na żywność zwierzęta hodowlane, stare lub nowe, albo zrób miejsce dzięki wymianie. Zwierząt nie można oddać ani trzymać w zapasie. Tak samo jest, gdy miejsca ubywa, na przykład gdy obsiewasz pole, na którym zwierzę stało dzięki usprawnieniu „{ cave-farmers-furnishing-stubble-room }”.
rules-cave-farmers-harvest = Żniwa
    .text =
        Żniwa mają trzy fazy: Fazę zbiorów, Fazę żywienia rodziny i Fazę powiększania stada. Następna zaczyna się, gdy wszyscy skończą poprzednią.
rules-cave-farmers-harvest-calendar = Kalendarz
    .text =
        W rundach 1 i 2 nie ma żniw. Runda 3 kończy się żniwami, runda 4 zapłatą 1 żywności za każdego krasnoluda, runda 5 żniwami. Od rundy 6 decyduje żeton żniw tej rundy. W grze jednoosobowej nie ma żetonów: każda runda od 5 kończy się żniwami.
rules-cave-farmers-harvest-markers = Żetony żniw
    .text =
        4 żetony to zielone liście (3 w grze na 2 osoby), 3 to czerwone znaki zapytania. Są potasowane, a jeden odkrywa się na początku każdej rundy od 6. Znaczenie znaku zapytania zależy od tego, ile ich odkryto wcześniej. Linia u góry stołu pokazuje, co wiadomo i jakie żetony mogą się jeszcze pojawić.
rules-cave-farmers-harvest-fields = Faza zbiorów
    .text =
        Weź 1 zboże lub 1 warzywo z każdego obsianego pola.
rules-cave-farmers-harvest-feeding = Faza żywienia rodziny
    .text =
        Płacisz 2 żywności za każdego krasnoluda, ale tylko 1 za krasnoludziątko z tej rundy. W rundzie 4 i przy drugim znaku zapytania to 1 żywność za każdego krasnoluda, bez zbiorów i młodych.
        Najpierw możesz przetworzyć dobra na żywność. Za każdą brakującą żywność dostajesz żeton żebrania. Możesz też żebrać, zamiast oddawać dobra.
rules-cave-farmers-harvest-breeding = Faza powiększania stada
    .text =
        W każdym rodzaju zwierząt hodowlanych, którego masz co najmniej 2 sztuki, rodzi się 1 młode, jeśli jest miejsce. Nigdy nie ma więcej niż 1 młode na rodzaj, a psy nie mają młodych. Wszystkie młode rodzą się naraz i wszystkie muszą się zmieścić; jeśli się nie mieszczą, wybierz, które się urodzą. Rodzice mogą stać osobno. Rodziców i młodych nie wolno zjeść, żeby zrobić miejsce, ale inne zwierzęta można zjeść wcześniej.
rules-cave-farmers-food = Żywność
    .text =
        W dowolnym momencie, także w środku akcji, możesz przetworzyć dobra na żywność, ile razy chcesz. Psów, drewna, kamieni, rudy i krasnoludów nie można przetworzyć na żywność.
rules-cave-farmers-food-gold = Złoto jako żywność
    .text =
        Złoto daje o 1 żywność mniej, niż płacisz: 2 złota → 1 żywność, 3 złota → 2 żywności, 4 złota → 3 żywności. Płać więc naraz: dwie wymiany to strata 2 złota. Każde zachowane złoto to 1 punkt.
rules-cave-farmers-food-begging = Żetony żebrania
    .text =
        Żeton żebrania kosztuje 3 punkty. Nie można się go pozbyć. Usprawnienie „{ cave-farmers-furnishing-writing-chamber }” może wyrównać część z nich.
rules-cave-farmers-rubies = Rubiny
    .text =
        Rubiny to dżokery tej gry. Możesz je wydawać w dowolnym momencie swojej tury, także w środku akcji, przy żywieniu i przed powiększaniem stada. Każdy zachowany rubin to 1 punkt.
rules-cave-farmers-rubies-uses = Co można kupić za rubiny
    .text =
        Żeton kupiony za rubiny kładziesz od razu, według zwykłych zasad. Możesz nawet kupić korytarz albo pole, żeby umożliwić akcję, której chcesz. Kup je, zanim wyślesz krasnoluda.
rules-cave-farmers-rubies-furnishings = Wymiany z usprawnień
    .text =
        Niektóre usprawnienia pozwalają na wymiany w dowolnym momencie, ile razy chcesz, aż do liczenia punktów.
rules-cave-farmers-family = Rodzina
    .text =
        Zaczynasz z 2 krasnoludami i możesz mieć do 5, a z usprawnieniem „{ cave-farmers-furnishing-additional-dwelling }” do 6. Każdy krasnolud w grze to 1 punkt. Krasnoludów nigdy się nie traci.
rules-cave-farmers-family-growth = Powiększenie rodziny
    .text =
        Żeby powiększyć rodzinę, potrzebujesz miejsca dla jeszcze jednego krasnoluda: w Izbie wejściowej mieszka 2, każda izba dodaje tyle, ile mówi. Rodzinę można powiększyć na polach „{ cave-farmers-space-wish-for-children }”, „{ cave-farmers-space-urgent-wish-for-children }”, „{ cave-farmers-space-family-life }”, a przy 4 lub więcej graczach także na polu „{ cave-farmers-space-growth }”. Każda akcja daje 1 krasnoluda, ale w jednej rundzie możesz użyć kilku takich pól.
rules-cave-farmers-family-newborn = Krasnoludziątka
    .text =
        Krasnoludziątko stoi na polu do końca rundy. Pracuje od następnej, bez broni. Liczy się od razu: w punktach, dla usprawnienia „{ cave-farmers-furnishing-cuddle-room }” i przy najbliższych żniwach, podczas których je 1 żywność, jeśli urodziło się w tej rundzie.
rules-cave-farmers-family-wish = Pragnienie i wielkie pragnienie
    .text =
        Gdy odkrywa się pole „{ cave-farmers-space-family-life }”, karta „{ cave-farmers-space-wish-for-children }” odwraca się na stronę „{ cave-farmers-space-urgent-wish-for-children }”: izba, a potem powiększenie rodziny w jednej akcji.
rules-cave-farmers-weapons = Broń i wyprawy
    .text =
        Uzbrojone krasnoludy mogą ruszać na wyprawy i przynosić łupy. Broń kuje się na polach „{ cave-farmers-space-blacksmithing }” i „{ cave-farmers-space-adventure }”.
rules-cave-farmers-weapons-forge = Wykuwanie broni
    .text =
        Broń może wykuć tylko nieuzbrojony krasnolud. Płacisz od 1 do 8 rudy: tyle wynosi siła. Kucie nie może później ulepszyć ani zastąpić broni i nie można jej przekazać. Broń wzmacniają tylko wyprawy, najwyżej do 14.
rules-cave-farmers-weapons-expedition = Wyprawy
    .text =
        Wyprawa poziomu 3 daje do 3 łupów, co najmniej 1. Wszystkie muszą być różne i żaden nie może wymagać większej siły, niż ma broń. Bierzesz je i wykorzystujesz po kolei, w dowolnym porządku: drewnem z pierwszego możesz zapłacić za pastwisko z drugiego.
        Po wyprawie siła broni rośnie o 1. Łup „{ cave-farmers-loot-weapons }” też działa dopiero wtedy, na wszystkie twoje uzbrojone krasnoludy; krasnolud z wyprawy zyskuje razem 2. Żadne z nich nie pomaga na tej samej wyprawie.
        Na polu „{ cave-farmers-space-adventure }” są dwie wyprawy poziomu 1: druga odbywa się już z siłą zdobytą na pierwszej i może przynieść ten sam łup.
rules-cave-farmers-weapons-loot = Łupy
    .text =
        Koszt łupu trzeba zapłacić. Łupu, którego teraz nie możesz wykorzystać, nie ma do wyboru.
rules-cave-farmers-furnishings = Usprawnienia
    .text =
        Jest 48 różnych usprawnień. Zwykłych izb nigdy nie brakuje; każde inne usprawnienie jest tylko jedno. Pomarańczowe to izby mieszkalne, zielone pomagają w trakcie gry, żółte dają punkty na koniec. Gwiazdka zamiast liczby oznacza, że punkty zależą od tego, co masz.
rules-cave-farmers-furnishings-paying = Płacenie za usprawnienia
    .text =
        Płacisz podaną cenę. „{ cave-farmers-furnishing-carpenter }” oszczędza za każdym razem 1 drewno, a „{ cave-farmers-furnishing-stone-carver }” 1 kamień, także przy izbie wziętej jako łup. „{ cave-farmers-furnishing-builder }” pozwala dać 1 rudę zamiast 1 drewna i 1 rudę zamiast 1 kamienia. Żaden żeton nie obniża własnej ceny. To, co żeton daje „od razu”, dostajesz po zapłaceniu. Ceny nigdy nie spadają poniżej 0.
rules-cave-farmers-scoring = Punktacja
    .text =
        Po ostatnich żniwach każdy może dokonać ostatnich wymian, w kolejności graczy. Potem liczy się punkty. Drewno, kamienie, ruda i żywność nie dają punktów, chyba że mówi tak usprawnienie.
rules-cave-farmers-scoring-unused = Niewykorzystane obszary
    .text =
        Każdy z 24 obszarów twojej planszy bez żetonu i bez obory kosztuje 1 punkt. Puste pieczary, korytarze, łąki i pola są wykorzystane. To, co wystaje za brzeg z usprawnieniem „{ cave-farmers-furnishing-office-room }”, w ogóle się nie liczy.
rules-cave-farmers-scoring-example = Przykład
    .text =
        Typowa plansza po grze we dwoje.
rules-cave-farmers-scoring-ties = Remisy
    .text =
        Gracze z tą samą liczbą punktów dzielą zwycięstwo. Remisu nic nie rozstrzyga.
rules-cave-farmers-solo = Gra jednoosobowa
    .text =
        Zaczynasz z 2 żywności. Brakuje czterech pól: „{ cave-farmers-space-drift-mining }”, „{ cave-farmers-space-starting-player }”, „{ cave-farmers-space-supplies }” i „{ cave-farmers-space-clearing }”. Karty pojawiają się w stałej kolejności, chyba że wybierzesz potasowane, a rundy 9 nie ma. Każda runda od 5 kończy się żniwami. Spróbuj zdobyć ponad 100 punktów.
rules-cave-farmers-solo-cards = Kolejność kart
    .text =
        Zgodnie z instrukcją w każdej grze jednoosobowej karty pojawiają się w tej samej kolejności, więc można się do nich przygotować. W wariancie karty są potasowane: w każdym etapie pojawiają się w losowej kolejności, jak w grze wieloosobowej. Pole „{ cave-farmers-space-wish-for-children }” nadal pojawia się w rundzie 4.
        Wybierz to w opcji „{ cave-farmers-option-solo-cards }”, przygotowując grę jednoosobową. W grę dnia gra się potasowanymi kartami.
rules-cave-farmers-solo-overfull = Przepełnione pola
    .text =
        Zanim na pola trafią dobra, każde pole z więcej niż 6 dobrami traci je wszystkie. Zwierzęta liczą się jako dobra. Za 1 rubin od pola zachowujesz jego dobra na tę rundę, a nowe się dokłada. Opcja zmienia granicę na 6 dóbr lub więcej.
rules-cave-farmers-variants = Warianty
    .text =
        Wybierasz je, przygotowując stół.
rules-cave-farmers-players = Liczba graczy
    .text =
        W grze na 1 lub 2 osoby nie ma rundy 9 ani pola „{ cave-farmers-space-exploration }”. W grze na 2 osoby są 3 zielone liście zamiast 4. Przy 6 lub 7 graczach polecamy pełny zestaw usprawnień.

### Cave vs Cave: the book

rules-cave-vs-cave-goal = Cel gry
    .text =
        Twoja jaskinia jest pełna skał. Wykuwasz ją, stawiasz ściany i urządzasz izby. Punkty dają izby i złoto, które ci zostało. Wygrywa, kto ma najwięcej punktów. W grze jednoosobowej dążysz do wyznaczonego celu.
rules-cave-vs-cave-setup = Przygotowanie gry
    .text =
        Każdy ma planszę z 9 żetonami skał, pustym miejscem (d3) i Wejściem do jaskini (d4) oraz po 1 sztuce każdego dobra. 6 izb z jasnym rewersem jest na sprzedaż w ofercie. 18 izb z ciemnym rewersem jest potasowanych i leży na planszach jako skały, zakryte. 7 ścian i dodatkowa pieczara leżą we wspólnym zapasie.
        4 żetony akcji są odkryte. Pozostałe leżą zakryte według liczby na rewersie.
rules-cave-vs-cave-goods = Dobra i żywność
    .text =
        W erze I są drewno, kamienie, płaskurka, len, żywność i złoto; era II dodaje osły, rudę, żelazo i broń. Każdego dobra możesz mieć 9, ale złota 19 i broni 19. Nadmiar przepada.
rules-cave-vs-cave-goods-eating = Zamiana dóbr na żywność
    .text =
        W każdej chwili swojej tury, ile razy chcesz: 1 płaskurka, 1 len lub 1 złoto → 1 żywność; w erze II także 1 osioł → 1 żywność. Zrób to, zanim wybierzesz, za co płacisz: gdy już kładziesz izbę lub stawiasz ścianę, najpierw dokończ. Żywności nie można zamienić z powrotem.
rules-cave-vs-cave-round = Runda
    .text =
        - Odkrywa się następny żeton akcji.
        - Gracie na zmianę, aż każdy rozegra wszystkie tury tej rundy. W swojej turze bierzesz żeton, którego nikt w tej rundzie nie wziął, i korzystasz z jego efektów. Potem kończysz turę.
        - Wszystkie żetony wracają, a następną rundę zaczyna druga osoba.
rules-cave-vs-cave-round-effects = Korzystanie z żetonu
    .text =
        Użyj dowolnych jego efektów, w dowolnej kolejności, każdego raz. Gdzie żeton daje wybór („lub”), użyj jednej możliwości. Możesz pominąć każdy efekt, ale żeton musisz wziąć. Czego nie użyjesz, przepada.
rules-cave-vs-cave-round-renovation = Remont
    .text =
        Żeton „{ cave-vs-cave-tile-renovation }” możesz wziąć tylko wtedy, gdy w tej chwili masz więcej złota niż druga osoba. Przy równej ilości nie może go wziąć nikt. W grze jednoosobowej nie ma tego warunku.
rules-cave-vs-cave-tiles = Żetony akcji
    .text =
        Liczba na rewersie mówi, kiedy żeton się pojawia: żetony 2 w rundach 1–3, żetony 3 w rundach 4–7, żeton 4 w rundzie 8. To zarazem liczba tur każdego gracza w tych rundach. Żetony z tą samą liczbą pojawiają się w losowej kolejności.
rules-cave-vs-cave-digging = Wykuwanie
    .text =
        Wykuwając, zabierasz żeton skały, do którego da się dojść: od otworu jaskini musi prowadzić droga, która nie przechodzi przez ścianę ani inną skałę. Izby i puste miejsca nie przeszkadzają. W erze I otwór jest na lewo od Wejścia do jaskini.
        Żeton się odwraca: to izba, którą od tej chwili każdy może urządzić, nawet ty w tej samej turze. Niektóre miejsca pokazują dobro, które dostajesz, gdy tam kujesz.
rules-cave-vs-cave-digging-twice = Wykuwanie dwa razy
    .text =
        Z żetonem „{ cave-vs-cave-tile-excavation }” możesz zapłacić 2 żywności, żeby wykuć dwa żetony. Decydujesz przed wykuwaniem. Drugim może być żeton, do którego drogę otworzył pierwszy. Wybierasz go, widząc już, co było pod pierwszym.
rules-cave-vs-cave-digging-undermining = Przez ściany
    .text =
        „{ cave-vs-cave-tile-undermining }” pomija postawione przez ciebie ściany, wszędzie po drodze. Żetony skał i skała na brzegu plansz nadal blokują drogę.
rules-cave-vs-cave-walls = Ściany
    .text =
        Izby wymagają wokół siebie określonych ścian. Jako ściany liczą się skała na brzegu planszy i postawione ściany. Izby i żetony skał się nie liczą. Rysunek na izbie można obracać: ważne jest, ile boków ma ścianę i czy dwie ściany są sąsiednie (róg), czy przeciwległe.
        Ściany sprawdza się tylko w chwili układania izby. Później możesz je obok niej stawiać i burzyć.
rules-cave-vs-cave-walls-building = Stawianie i burzenie ścian
    .text =
        Ścianę stawia się między dwoma sąsiednimi miejscami jaskini, także obok żetonów skał i izb, albo na wolnym boku dodatkowej pieczary. Nigdy w otworze i nigdy między obiema planszami. Zapas jest wspólny: 7 ścian w erze I, 3 więcej w erze II. Gdy się skończy, nikt nie może budować.
        Ściana może odciąć żetony skał od otworu. „{ cave-vs-cave-tile-breach }” burzy jedną postawioną przez ciebie ścianę; wraca ona do zapasu.
rules-cave-vs-cave-rooms = Urządzanie izb
    .text =
        Najpierw płacisz to, czego żąda akcja: żywność lub złoto. Potem płacisz cenę izby z oferty i kładziesz ją na pustym miejscu z pasującymi ścianami. Do miejsca nie musi prowadzić droga. Izby obu er pasują na obie plansze. Izba zostaje na zawsze.
        „1 żywność na każdą turę tej rundy” oznacza 2 żywności w pierwszych rundach, potem 3, potem 4; w erze II 4.
rules-cave-vs-cave-rooms-colours = Więcej pomarańczowych niż niebieskich
    .text =
        Zawsze musisz mieć więcej izb pomarańczowych niż niebieskich; Wejście do jaskini liczy się jako pomarańczowe. Pierwsza urządzona izba musi więc być pomarańczowa. W krótkiej grze ta zasada nie obowiązuje.
rules-cave-vs-cave-rooms-blue = Niebieskie izby
    .text =
        Niebieskie izby działają same od chwili położenia, także w tej samej turze. Nigdy się ich nie aktywuje. Tylko „{ cave-vs-cave-room-prospecting-site }” pyta, czy chcesz skorzystać.
rules-cave-vs-cave-rooms-cavern = Dodatkowa pieczara
    .text =
        Kto pierwszy zapełni jaskinię izbami, od razu dostaje dodatkową pieczarę: jeszcze jedno puste miejsce. Wybierasz stronę z 2 ścianami (róg) albo z 3. Na wolnych bokach można stawiać ściany. W erze II, jeśli nikt jej jeszcze nie ma, pełne muszą być obie twoje plansze.
rules-cave-vs-cave-activate = Aktywacja izb
    .text =
        Korzystasz z tylu swoich pomarańczowych izb, ile mówi efekt, jednej po drugiej, za każdym razem innej. Nie może ich rozdzielić reszta żetonu ani premia; zamiana na żywność może. Możesz zrezygnować z tego, co daje izba. Wejście do jaskini aktywuje się jak każdą pomarańczową izbę.
        1 + 1 na żetonie „{ cave-vs-cave-tile-weekly-market }” też oznacza dwie różne izby.
rules-cave-vs-cave-scoring = Punktacja
    .text =
        Na koniec ery I: punkty twoich izb i 1 punkt za każde złoto. Na koniec ery II: jeszcze raz punkty wszystkich twoich izb, także tych z ery I, 1 punkt za każdą broń, pół punktu za każde żelazo i pół punktu za każde złoto. Jeśli gracie obie ery, oba wyniki się dodaje.
rules-cave-vs-cave-scoring-example = Przykład
    .text =
        Jaskinia na koniec ery I i ta sama jaskinia na koniec ery II.
rules-cave-vs-cave-scoring-ties = Remisy
    .text =
        Rozstrzyga najcenniejsza izba, potem druga i tak dalej. Jeśli wszystko jest równe, wygrywają obie osoby.
rules-cave-vs-cave-second = Era II
    .text =
        Era II zaczyna się tam, gdzie skończyła się era I: z drugą planszą po lewej stronie i z 4 rundami po 4 tury. Wszystko, co masz, zostaje.
rules-cave-vs-cave-second-passage = Przejście z ery I do ery II
    .text =
        - Policzcie i zapiszcie wynik ery I.
        - Dobra na 0 przechodzą na 1. Masz 1 osła, 1 rudę, 1 żelazo i 1 broń.
        - Do oferty dochodzi 6 nowych izb z jasnym rewersem. Co było na sprzedaż, zostaje.
        - Nową planszę zwycięzcy ery I zakrywa 8 żetonów skał. Druga osoba ma ich 7: c4 jest puste. Jeśli w erze I był remis, c4 jest puste u obojga.
        - Do zapasu dochodzą 3 ściany.
        - Żeton „{ cave-vs-cave-tile-renovation }” odpada. Wszystkie pozostałe żetony ery I są dostępne od pierwszej rundy.
rules-cave-vs-cave-second-opening = Nowy otwór
    .text =
        W erze II wchodzi się od dołu przez c4. Dopóki c4 jest zakryte, to jedyny żeton, który można wykuć. Z c4 prowadzi przejście do Wejścia do jaskini; nie można w nim postawić ściany. Między pozostałymi miejscami obu plansz jest skała.
rules-cave-vs-cave-second-slots = Premie
    .text =
        Cztery nowe żetony leżą na miejscach z premią. Kto bierze żeton, może też raz skorzystać z premii: przed efektami żetonu, między nimi albo po nich, ale nie między dwiema izbami jednej aktywacji. Żeton z czwartą premią możesz wziąć tylko wtedy, gdy masz więcej broni niż druga osoba; w grze jednoosobowej nie ma tego warunku.
rules-cave-vs-cave-second-hauling = Transport rudy
    .text =
        Na koniec rund 1, 2 i 3 ery II dostajesz 1 rudę za każdego osła. Osły zostają.
rules-cave-vs-cave-draft = Szybki start: draft
    .text =
        Zamiast grać erę I, dobieracie jej izby w drafcie. Każdy ma pustą planszę i 3 własne ściany.
        - Odkryj izbę ze stosu.
        - Weź jedną izbę z oferty i połóż ją za darmo. Jeśli potrzebuje ścian, dodaj swoje: jak najmniej dla tej izby.
        - Jeśli masz teraz więcej punktów niż druga osoba, kolej na nią. Jeśli nie, grasz dalej.
        Musisz wziąć izbę, jeśli jakaś pasuje. Kończysz, gdy masz 42 punkty lub więcej albo nic już nie pasuje. Zasada „więcej pomarańczowych niż niebieskich” obowiązuje. Niebieskie izby i symbole jeszcze nie działają.
rules-cave-vs-cave-draft-after = Po drafcie
    .text =
        Izby, które zostały w stosie, kładziecie na zmianę jako skały na pustych miejscach do wyboru; zaczyna osoba z większą liczbą punktów. Potem zaczyna się era II: kto ma mniej punktów, dostaje 3 złota i po 1 za każdy brakujący punkt, druga osoba 3 złota, a obie po 1 sztuce każdego innego dobra. Liczy się tylko wynik ery II.
rules-cave-vs-cave-short = Krótka gra
    .text =
        Gracie tylko erę II, na samej jej planszy, z 3 złota, po 1 sztuce każdego innego dobra i z 5 ścianami. c4 jest puste u obojga. 6 izb ery I leży we wspólnej puli: „{ cave-vs-cave-room-food-corner }”, „{ cave-vs-cave-room-warehouse }”, „{ cave-vs-cave-room-sacrificial-altar }” i 3 wylosowane. Pomarańczowe każdy może aktywować jak własne, niebieskie działają dla obu stron. Punktów nie dają. Niebieskich izb możesz mieć więcej niż pomarańczowych. Nie ma Wejścia do jaskini.
rules-cave-vs-cave-solo = Gra jednoosobowa
    .text =
        W każdej erze odpadają 3 z 6 jasnych izb. Nie ma żetonu „{ cave-vs-cave-tile-breach }”. Era I ma 7 rund: 2, 2, 2, 3, 3, 3 i 4 tury, era II 4 rundy po 4 tury. W obu erach masz razem 7 ścian. Twoja plansza ery II jest całkiem zakryta.
        Szybki start i krótka gra są dla dwóch osób.
rules-cave-vs-cave-solo-pile = Stos
    .text =
        Ciemne izby, które nie leżą na planszy, tworzą stos, w każdej erze osobny. Gdy jeden efekt wykuwa dokładnie 1 żeton, odkrywa się też pierwszą izbę ze stosu tej ery. Jeśli jeden efekt wykuwa dwa żetony, nie odkrywa się żadnej.
rules-cave-vs-cave-solo-goals = Cele
    .text =
        W erze I celem jest 50 punktów; ponad 60 to wybitny wynik. W obu erach razem celem jest ponad 180 punktów.
rules-cave-vs-cave-variants = Tryby gry
    .text =
        Wybierasz jeden, przygotowując stół.

### Titles and words of the book, the aid and the sheets

rules-players = Gracze
rules-round-number = Runda
rules-food = Żywność na start
rules-spaces-printed = Pola
rules-round-end = Na koniec
rules-space = Pole
rules-place = Miejsce
rules-holds = Mieści
rules-pay = Płacisz
rules-get = Dostajesz
rules-for-whom = Dla kogo
rules-count = Liczba
rules-points = Punkty
rules-stage = Etap
rules-turns = Tury każdego
rules-introductory = pierwsza rozgrywka
rules-strength = Siła { $strength }
rules-cost = Koszt
rules-walls = Ściany
rules-each-round = Co rundę
rules-limit = Najwyżej
rules-turned-up = Odkryty
rules-marker-first = pierwszy
rules-marker-second = drugi
rules-marker-third = trzeci
rules-always = zawsze
rules-colour-orange = Izby mieszkalne
rules-colour-green = Zielone usprawnienia: pomoc w trakcie gry
rules-colour-yellow = Żółte usprawnienia: punkty na koniec
rules-era-number = { $era ->
    [1] Era I
   *[other] Era II
}
rules-total = Razem
rules-holds-animals = { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta jednego rodzaju
    [many] { $count } zwierząt jednego rodzaju
   *[other] { $count } zwierzęcia jednego rodzaju
}
rules-holds-boar = 1 dzik
rules-holds-donkey = 1 osioł
rules-with-stables = { $stables ->
    [0] { $place }
    [one] { $place } z { $stables } oborą
    [few] { $place } z { $stables } oborami
    [many] { $place } z { $stables } oborami
   *[other] { $place } z { $stables } oborami
}
rules-stable-on = { $place } z oborą
rules-dog-guards = { $dogs ->
    [one] Łąka lub pastwisko z { $dogs } psem
    [few] Łąka lub pastwisko z { $dogs } psami
    [many] Łąka lub pastwisko z { $dogs } psami
   *[other] Łąka lub pastwisko z { $dogs } psami
}
rules-small-pastures = Małe pastwiska
rules-large-pastures = Duże pastwiska
rules-ore-mines = Kopalnie rudy
rules-ruby-mines = Kopalnie rubinów
rules-thing-home-bonus = Obszar z premią
rules-thing-home-entrance = Przed wejściem
rules-thing-dwarf = Krasnolud
rules-thing-stage = Zakryta karta
rules-thing-wall = Ściana
rules-thing-gate = Brama
rules-thing-turn = Tura
rules-thing-symbol = Miejsce z dobrem

### The Cave Farmers: what players ask about each thing

more-cave-farmers-space-ruby-mining =
    Czy druga kopalnia rubinów daje jeszcze jeden? Nie, nigdy więcej niż 1.
    Gra na dwie osoby? W rundach 1 i 2 nie dochodzi nic.
more-cave-farmers-space-housework =
    Jakie usprawnienia? Dowolne, także izby, za podaną cenę.
    Najpierw pies czy usprawnienie? Jak chcesz.
more-cave-farmers-space-slash-and-burn =
    Siać bez kładzenia żetonu? Tak. Żeton, jeśli go kładziesz, jest pierwszy, a jego pole można od razu obsiać.
more-cave-farmers-space-drift-mining =
    Kamienie bez żetonu? Tak. Żeton nie jest obowiązkowy.
    Sama pieczara albo sam korytarz? Nie, podwójny żeton kładzie się w całości.
more-cave-farmers-space-drift-mining-2 =
    Czy to to samo pole? Nie. W jednej rundzie można użyć obu pól o tej nazwie.
more-cave-farmers-space-small-scale-drift-mining =
    Czy kamienie się tu gromadzą? Nie. Zawsze jest 1 kamień, także przy imitacji.
more-cave-farmers-space-excavation =
    Oba podwójne żetony z usprawnieniem „{ cave-farmers-furnishing-guest-room }”? Nie. Ten wybór to nie „albo… albo”.
more-cave-farmers-space-starting-player =
    Od kiedy zaczynam? Od następnej rundy.
    Mogę tu iść, gdy znacznik jest już u mnie? Tak, po dobra.
    Co się tu gromadzi? Tylko żywność.
more-cave-farmers-space-logging =
    Nieuzbrojony krasnolud? Bierze drewno; wyprawa wymaga broni.
more-cave-farmers-space-supplies =
    Czy te dobra się gromadzą? Nie, zawsze jest to samo.
more-cave-farmers-space-growth =
    Dobra i powiększenie rodziny? Tylko z usprawnieniem „{ cave-farmers-furnishing-guest-room }”.
    Czy to to samo pole co „{ cave-farmers-space-supplies }”? Zastępuje je przy 4 lub więcej graczach.
more-cave-farmers-space-ore-mining =
    Czy liczą się kopalnie rubinów? Nie. Każda kopalnia rudy daje 2 rudy, także przy imitacji.
more-cave-farmers-space-wood-gathering =
    Można tu zrobić coś jeszcze? Nie, tylko drewno.
more-cave-farmers-space-forest-exploration =
    Czy można je imitować? Tak, po dobra po znaku +.
more-cave-farmers-space-clearing =
    Drewno bez żetonu? Tak.
more-cave-farmers-space-sustenance =
    Dobra bez żetonu? Tak.
    Czterech graczy lub więcej? Puste pole dostaje 1 zboże, pole z dobrami 1 warzywo; bierzesz wszystko.
more-cave-farmers-space-strip-mining =
    Co dochodzi? 1 ruda, jeśli pole jest puste, w przeciwnym razie 1 kamień. 2 drewna są dodatkowo.
more-cave-farmers-space-depot =
    Czy można je imitować? Nie, są tu tylko nagromadzone dobra.
more-cave-farmers-space-large-depot =
    Czy można je imitować? Nie, są tu tylko nagromadzone dobra.
more-cave-farmers-space-weekly-market =
    Dwa razy to samo dobro? Nie, najwyżej po 1.
    Tylko za te 4 złota? Możesz dołożyć własne, a resztę zachować.
    Zwierzę bez miejsca? Możesz je od razu przetworzyć na żywność.
more-cave-farmers-space-imitation =
    Dobra, które tam leżały? Nie są twoje; wziął je inny gracz.
    Pole z moim krasnoludem? Nie, tylko z krasnoludem innego gracza.
    Jakich pól nie można? „{ cave-farmers-space-starting-player }” i „{ cave-farmers-space-imitation }”.
    Czyja broń liczy się na wyprawie? Twojego krasnoluda z pola „{ cave-farmers-space-imitation }”.
    Powiększenie rodziny? Tak. Krasnoludziątko zostaje na polu „{ cave-farmers-space-imitation }”.
more-cave-farmers-space-imitation-2 =
    Te same zasady co przy drugim? Tak. Dwa krasnoludy mogą imitować to samo pole.
more-cave-farmers-space-imitation-3 =
    Te same zasady co przy pozostałych? Tak, ale za darmo.
more-cave-farmers-space-hardware-rental =
    Siać bez wyprawy? Tak. Jeśli robisz jedno i drugie, wyprawa jest pierwsza.
more-cave-farmers-space-fence-building =
    Oba pastwiska naraz? Tak, jedno małe i jedno duże.
    Obora? Nie tutaj.
more-cave-farmers-space-extension =
    Dobro bez żetonu? Nie.
    Obie połowy z usprawnieniem „{ cave-farmers-furnishing-guest-room }”? Tak, ale tylko raz w grze.
more-cave-farmers-space-blacksmithing =
    Kucie i wyprawa tym samym krasnoludem? Tak, z nową bronią.
    Krasnolud, który ma broń? Rusza tylko na wyprawę.
    Brak rudy? Najpierw zamień rubiny na rudę.
more-cave-farmers-space-sheep-farming =
    Czy mogę zostawić owce? Tak. Zostają i dochodzą następne.
    Ile pastwisk? Najwyżej jedno małe, jedno duże i jedna obora.
    Brak miejsca dla wszystkich? Część od razu przetwórz na żywność.
more-cave-farmers-space-donkey-farming =
    Czy mogę zostawić osły? Tak. Zostają i dochodzą następne.
    Gdzie mieszkają osły? Także w kopalniach, po 1 w każdej.
more-cave-farmers-space-ore-mine-construction =
    3 rudy bez kopalni? Nie.
    Tylko wyprawa? Tak, z bronią.
    Jakie korytarze? Dwa puste obok siebie, nie głębokie.
more-cave-farmers-space-wish-for-children =
    Jedno i drugie? Tylko z usprawnieniem „{ cave-farmers-furnishing-guest-room }”.
    Dowolna izba? Tak, także specjalna, za swoją cenę.
more-cave-farmers-space-urgent-wish-for-children =
    Powiększenie rodziny bez budowy izby? Nie.
    Izba i złoto? Tylko z usprawnieniem „{ cave-farmers-furnishing-guest-room }”.
    Izba bez powiększenia rodziny? Tak.
    Dwoje dzieci z usprawnieniem „{ cave-farmers-furnishing-couple-dwelling }”? Nie, jedno na akcję.
more-cave-farmers-space-ruby-mine-construction =
    Kiedy dostaję rubin? Tylko gdy kopalnia powstaje na głębokim korytarzu.
    Dwie kopalnie? Z usprawnieniem „{ cave-farmers-furnishing-guest-room }”: jedna na korytarzu i jedna na głębokim korytarzu.
more-cave-farmers-space-exploration =
    Nieuzbrojony krasnolud? Nie może tu przyjść.
more-cave-farmers-space-family-life =
    Powiększenie rodziny bez miejsca? Nie, ale możesz przyjść tylko po to, żeby siać.
more-cave-farmers-space-ore-delivery =
    Od kiedy gromadzi dobra? Od rundy, w której zostaje odkryte.
more-cave-farmers-space-ore-trading =
    Ile razy? Raz, dwa lub trzy razy, za każdym razem 2 rudy.
more-cave-farmers-space-adventure =
    Dwa razy ten sam łup? Tak, po razie na każdej wyprawie.
    Tylko druga wyprawa? Nie, najpierw trzeba odbyć pierwszą.
    Tylko kucie? Tak.
more-cave-farmers-space-ruby-delivery =
    Jedna kopalnia rubinów? Tu nic nie daje; potrzebne są dwie. Nigdy nie ma więcej niż 1 dodatkowy rubin.

more-cave-farmers-furnishing-dwelling =
    Ile ich jest? Nigdy ich nie zabraknie.
    Czy dziecko musi być od razu? Nie. Miejsce może stać wolne, jak długo chcesz.
more-cave-farmers-furnishing-simple-dwelling-a =
    Dlaczego 0 punktów? Jest tańsza niż „{ cave-farmers-furnishing-dwelling }”. I tak liczy się dla usprawnienia „{ cave-farmers-furnishing-state-parlor }”.
more-cave-farmers-furnishing-simple-dwelling-b =
    Czym różni się od drugiej? Tylko ceną.
more-cave-farmers-furnishing-mixed-dwelling =
    Jakie zwierzęta? 2 zwierzęta hodowlane jednego rodzaju, jak w Izbie wejściowej.
more-cave-farmers-furnishing-couple-dwelling =
    Dwoje dzieci naraz? Nie. Każde powiększenie rodziny daje jednego krasnoluda.
more-cave-farmers-furnishing-additional-dwelling =
    Czy mogę ją zbudować wcześniej? Tak, ale nie ma w niej miejsca dla trzeciego, czwartego ani piątego krasnoluda.
    Skąd się bierze szósty krasnolud? Ze zwykłego powiększenia rodziny.
more-cave-farmers-furnishing-cuddle-room =
    Czy liczy się krasnoludziątko? Tak, od razu.
    Inne zwierzęta? Nie, tylko owce.
more-cave-farmers-furnishing-breakfast-room =
    Inne zwierzęta? Nie, tylko krowy.
more-cave-farmers-furnishing-stubble-room =
    Czy mogę obsiać pole ze zwierzęciem? Tak. Zwierzę musi się przenieść albo przetwarzasz je na żywność.
    Różne rodzaje? Tak, każde pole osobno.
    Pole, które właśnie się opróżniło? Od razu mieści zwierzę.
more-cave-farmers-furnishing-work-room =
    Gdzie kładzie się ten żeton? Na pieczarze.
    Na kopalniach? Nie, ale na głębokim korytarzu obok kopalni rudy; kopalnia zachowuje punkty, osła i rudę.
    Czy korytarz z usprawnieniem to nadal korytarz? Nie.
more-cave-farmers-furnishing-guest-room =
    Dwoje dzieci? Nie, nadal jedno powiększenie na akcję.
    Na polu „{ cave-farmers-space-excavation }”? Nie. Wybór podwójnego żetonu to nie „albo… albo”.
    Dwie kopalnie rubinów? Tak, jedna na korytarzu i jedna na głębokim korytarzu.
more-cave-farmers-furnishing-office-room =
    Obie połowy na zewnątrz? Nie, dokładnie jedna.
    Między lasem a górą? Nie, tylko za zewnętrzny brzeg.
    Czy można używać połowy na zewnątrz? Tak, jak każdego obszaru: budować, grodzić, siać. Nigdy nie jest niewykorzystana.
    Kopalnie rudy i duże pastwiska tam? Dozwolone, ale bez złota.
more-cave-farmers-furnishing-carpenter =
    Małe i duże pastwisko w jednej akcji? Razem o 1 drewno mniej.
    Także przy łupach? Tak: małe pastwisko jako łup jest za darmo, duże kosztuje 1 drewno.
    Za darmo? To możliwe, ale nigdy mniej niż 0.
more-cave-farmers-furnishing-stone-carver =
    Obory? Nic już nie kosztują.
    Czy obniża własną cenę? Nie.
more-cave-farmers-furnishing-blacksmith =
    Jaka siła najwyżej? Nadal 8. Broń o sile 1 i 2 nic nie kosztuje.
    Czy pomaga na polu „{ cave-farmers-space-ore-trading }”? Nie.
more-cave-farmers-furnishing-miner =
    Kopalnie rubinów? Nie liczą się.
    Kiedy? Zanim na pola trafią dobra. Osioł kupiony tuż przedtem też się liczy.
more-cave-farmers-furnishing-builder =
    Jedno i drugie naraz? Tak, 1 ruda za 1 drewno i 1 ruda za 1 kamień, każde raz.
    Ogrodzenia i obory? Nie, tylko usprawnienia.
    Czy muszę? Nie.
more-cave-farmers-furnishing-trader =
    Tylko kamień, za mniej złota? Nie, zawsze wszystkie trzy za 2 złota.
    W środku akcji? Tak. Wymień, a potem zapłać za to, co budujesz.
    Z usprawnieniem „{ cave-farmers-furnishing-seam }”? Kamień daje też swoją rudę.
    A jeśli mam „{ cave-farmers-furnishing-spare-part-storage }”? Drugie z tych usprawnień kładzie się na pierwszym, które przestaje działać i nic nie jest warte. Pieczara nie jest potrzebna.
more-cave-farmers-furnishing-wood-supplier =
    Zbudowany w rundzie 10? Dostajesz je tylko w rundach, które zostały.
    Runda 9 w grze na 1 lub 2 osoby? Nie ma jej i się nie liczy.
more-cave-farmers-furnishing-stone-supplier =
    Zbudowany późno? Dostajesz je tylko w rundach, które zostały.
    Runda 9 w grze na 1 lub 2 osoby? Nie ma jej i się nie liczy.
more-cave-farmers-furnishing-ruby-supplier =
    Zbudowany późno? Dostajesz je tylko w rundach, które zostały.
    Runda 9 w grze na 1 lub 2 osoby? Nie ma jej i się nie liczy.
more-cave-farmers-furnishing-dog-school =
    Psy, które były wcześniej? Nie liczą się.
    Psy kupione za rubiny? Liczą się, jak wszystkie nowe psy.
more-cave-farmers-furnishing-quarry =
    Osły kupione lub zabrane z pola? Nie liczą się, tylko nowo narodzone.
more-cave-farmers-furnishing-seam =
    Jakie kamienie? Każdy, który dostajesz: z pól, łupów, rubinów, z usprawnień „{ cave-farmers-furnishing-trader }” i „{ cave-farmers-furnishing-stone-supplier }”.
    Kamienie zaoszczędzone dzięki zniżce? Nie liczą się.
more-cave-farmers-furnishing-slaughtering-cave =
    Ile to daje? Owca 2, osioł 2, dwa osły 5, dzik 3, krowa 4 żywności.
    Z usprawnieniem „{ cave-farmers-furnishing-hunting-parlor }”? Nie za te same zwierzęta.
more-cave-farmers-furnishing-cooking-cave =
    Więcej niż raz? Tak, ile razy chcesz.
more-cave-farmers-furnishing-working-cave =
    Także wtedy, gdy płaci się 1 żywność za krasnoluda? Tak.
    Więcej niż jeden krasnolud? Nie, jeden przy każdym żywieniu.
more-cave-farmers-furnishing-mining-cave =
    Jakie kopalnie? Rudy i rubinów.
    Czy muszę tam wstawiać osły? Nie. Program znajduje najlepsze ustawienie.
    Czy żywienie może kosztować mniej niż nic? Nie.
more-cave-farmers-furnishing-breeding-cave =
    Łupy? Młode z łupu „{ cave-farmers-loot-breed }” też się liczą.
more-cave-farmers-furnishing-peaceful-cave =
    Czy krasnolud może znów kuć? Tak, jest znów nieuzbrojony.
    Podczas wyprawy? Nie krasnoludem, który na niej jest.
    Z usprawnieniem „{ cave-farmers-furnishing-prayer-chamber }”? Tak, to sposób, żeby na koniec nie mieć broni.
more-cave-farmers-furnishing-weaving-parlor =
    Owce, które przyjdą później? Nie dają żywności, ale liczą się w punktach.
more-cave-farmers-furnishing-milking-parlor =
    Krowy, które przyjdą później? Nie dają żywności, ale liczą się w punktach.
more-cave-farmers-furnishing-state-parlor =
    Na ukos? Nie, tylko boki, które się stykają.
    Izby zbudowane później? Liczą się w punktach, nie w żywności.
    Ile najwyżej? 4 sąsiednie izby, 16 punktów.
more-cave-farmers-furnishing-hunting-parlor =
    Jeden dzik? Nie, zawsze dwa.
    Premia usprawnienia „{ cave-farmers-furnishing-slaughtering-cave }”? Nie.
more-cave-farmers-furnishing-beer-parlor =
    Zboże na polach? Nie, tylko z twojego zapasu.
    Kiedy najpóźniej? Po ostatnich żniwach, przed liczeniem punktów.
more-cave-farmers-furnishing-blacksmithing-parlor =
    Kiedy najpóźniej? Po ostatnich żniwach, przed liczeniem punktów.
more-cave-farmers-furnishing-stone-storage =
    Kiedy liczy się dobra? Po ostatnich wymianach.
more-cave-farmers-furnishing-ore-storage =
    5 rudy? 2 punkty: zaokrągla się w dół.
more-cave-farmers-furnishing-spare-part-storage =
    Tylko drewno i kamień? Nie, zawsze wszystkie trzy.
    A jeśli mam „{ cave-farmers-furnishing-trader }”? Drugie z tych usprawnień kładzie się na pierwszym, które przestaje działać i nic nie jest warte. Pieczara nie jest potrzebna.
more-cave-farmers-furnishing-main-storage =
    Czy liczy też siebie? Tak.
    Przykryte usprawnienie „{ cave-farmers-furnishing-spare-part-storage }”? Nie liczy się.
more-cave-farmers-furnishing-weapon-storage =
    Czy siła ma znaczenie? Nie.
more-cave-farmers-furnishing-supplies-storage =
    Krasnoludziątka? Liczą się: wystarczy jeden nieuzbrojony krasnolud i nie ma punktów.
more-cave-farmers-furnishing-broom-chamber =
    4 krasnoludy? Nie ma punktów.
    Dziecko z ostatniej rundy? Liczy się.
more-cave-farmers-furnishing-treasure-chamber =
    Oprócz zwykłego punktu? Tak: każdy rubin jest wtedy wart razem 2.
more-cave-farmers-furnishing-food-chamber =
    3 zboża i 5 warzyw? 3 pary: 6 punktów. Zboże i warzywa punktują też jak zwykle.
more-cave-farmers-furnishing-prayer-chamber =
    A jeśli mam broń? Oddaj ją dzięki usprawnieniu „{ cave-farmers-furnishing-peaceful-cave }” albo nie licz tu na punkty.
more-cave-farmers-furnishing-writing-chamber =
    Jakie ujemne punkty? Brakujące zwierzęta, niewykorzystane obszary i żetony żebrania razem, najwyżej 7.
more-cave-farmers-furnishing-fodder-chamber =
    Różne rodzaje razem? Tak, wszystkie zwierzęta hodowlane. Psy się nie liczą.

more-cave-farmers-loot =
    Ile razy? Każdy łup najwyżej raz na wyprawę.
    Czy mogę go użyć przy następnym? Tak. Łupy bierze się po kolei.
more-cave-farmers-loot-weapons =
    Czy pomaga na tej wyprawie? Nie, dopiero potem. Krasnolud z wyprawy zyskuje razem 2.
    Krasnoludy, które już pracowały? Też zyskują 1.
more-cave-farmers-loot-furnish =
    Za darmo? Nie, za podaną cenę. Zniżki działają.
more-cave-farmers-loot-stable =
    Więcej niż trzy? Nie, nigdy nie masz więcej niż 3 obory.
more-cave-farmers-loot-small-pasture =
    Czy potrzebna jest łąka? Tak.
more-cave-farmers-loot-large-pasture =
    Czy potrzebne są łąki? Tak, dwie sąsiednie.
more-cave-farmers-loot-dwelling =
    Inny rodzaj izby? Nie, tylko zwykła. Zniżki działają.
more-cave-farmers-loot-breed =
    Jakie rodzaje? Do 2, których masz co najmniej 2 sztuki, jeśli jest miejsce.
more-cave-farmers-loot-sow =
    Pole z tej samej wyprawy? Tak, weź je najpierw.
more-cave-farmers-loot-cavern =
    Czy mogę w niej budować na tej samej wyprawie? Tak, z łupem „{ cave-farmers-loot-furnish }”.

more-cave-farmers-good-wood =
    Do czego służy? Do ogrodzeń i usprawnień. Nie daje punktów.
    Jako żywność? Nie, tylko dla jednego krasnoluda z usprawnieniem „{ cave-farmers-furnishing-working-cave }”.
more-cave-farmers-good-stone =
    Do czego służy? Do obór i usprawnień. Punkty daje tylko z usprawnieniem „{ cave-farmers-furnishing-stone-storage }”.
    Jako żywność? Nie, tylko dla jednego krasnoluda z usprawnieniem „{ cave-farmers-furnishing-working-cave }”.
more-cave-farmers-good-ore =
    Do czego służy? Do broni. Punkty daje tylko z usprawnieniem „{ cave-farmers-furnishing-ore-storage }”.
    Jako żywność? Nie, tylko dla jednego krasnoluda z usprawnieniem „{ cave-farmers-furnishing-working-cave }”.
more-cave-farmers-good-ruby =
    Do czego służy? To dżoker: dobra, żetony, żywność albo krasnolud poza kolejnością. Zachowany daje 1 punkt.
    Kiedy? W dowolnym momencie swojej tury, przy żywieniu i przed powiększaniem stada.
more-cave-farmers-good-grain =
    Do czego służy? Do siania: z 1 robią się 3. Jako żywność jest warte 1. Każde 2 to 1 punkt, także na polach.
more-cave-farmers-good-vegetable =
    Do czego służy? Do siania: z 1 robią się 2. Jako żywność jest warte 2. Każde to 1 punkt, także na polach.
more-cave-farmers-good-food =
    Do czego służy? Do żywienia. Nie daje punktów, więc przetwarzaj dobra dopiero w potrzebie.
more-cave-farmers-good-gold =
    Do czego służy? Każde to 1 punkt. Jako żywność 2 złota dają 1, a 3 dają 2: zawsze o 1 mniej.
more-cave-farmers-good-dog =
    Do czego służy? Pilnuje owiec: łąka lub pastwisko z psami mieści o jedną owcę więcej, niż jest psów. Każdy to 1 punkt.
    Zjeść albo rozmnożyć? Nie.
more-cave-farmers-good-sheep =
    Jako żywność? 1. Każda to 1 punkt; brak owiec kosztuje 2.
    Gdzie mieszkają owce? Na pastwiskach, w Izbie wejściowej i na łąkach z psami.
more-cave-farmers-good-donkey =
    Jako żywność? 1, dwa razem 3. Każdy to 1 punkt; brak osłów kosztuje 2.
    Gdzie mieszkają osły? Tam, gdzie inne zwierzęta, i po 1 w każdej kopalni.
more-cave-farmers-good-boar =
    Jako żywność? 2. Każdy to 1 punkt; brak dzików kosztuje 2.
    Gdzie mieszkają dziki? Tam, gdzie inne zwierzęta, i po 1 przy każdej oborze w lesie.
more-cave-farmers-good-cattle =
    Jako żywność? 3. Każda to 1 punkt; brak krów kosztuje 2.
    Za rubin? Za 1 rubin i 1 żywność kupisz 1 krowę.
more-cave-farmers-good-begging =
    Czy można się go pozbyć? Nie. Kosztuje 3 punkty; może to wyrównać „{ cave-farmers-furnishing-writing-chamber }”.

more-cave-farmers-harvest-none =
    Czy coś tracę? Nie. Plony i zwierzęta czekają.
more-cave-farmers-harvest-harvest =
    W jakiej kolejności? Zbiory, żywienie, powiększanie stada. Można zjeść to, co właśnie zebrane, ale nie to, co się urodzi.
more-cave-farmers-harvest-one-food =
    Krasnoludziątka? Też kosztują 1 żywność.
    Usprawnienia „{ cave-farmers-furnishing-working-cave }” i „{ cave-farmers-furnishing-mining-cave }”? Działają także tutaj.
more-cave-farmers-harvest-partial =
    Czy wszyscy wybierają to samo? Nie, każdy osobno, w kolejności graczy. Rodzinę żywią wszyscy.
more-cave-farmers-harvest-marker =
    Kiedy się dowiem? Na początku rundy albo na jej końcu, jeśli stół tak przygotowano.
more-cave-farmers-marker-leaf =
    Ile ich jest? 4; w grze na 2 osoby 3; w jednoosobowej ani jednego.
more-cave-farmers-marker-question =
    Ile ich jest? 3. Znaczenie zależy od tego, ile pojawiło się wcześniej.

more-cave-farmers-tile-field =
    Do czego służy? Do siania zboża i warzyw. Nie można go ogrodzić ani postawić na nim obory.
more-cave-farmers-tile-meadow =
    Do czego służy? Ogrodzona staje się pastwiskiem. Z oborą mieści 1 zwierzę, z psami owce.
more-cave-farmers-tile-small-pasture =
    Ile zwierząt? 2 jednego rodzaju, 4 z oborą. 2 punkty.
    Dwa obok siebie? Zostają dwoma pastwiskami i mogą mieścić różne rodzaje.
more-cave-farmers-tile-large-pasture =
    Ile zwierząt? 4 jednego rodzaju, 8 z jedną oborą, 16 z dwiema. 4 punkty.
more-cave-farmers-tile-stable =
    Do czego służy? Podwaja pojemność pastwiska. Na łące mieści 1 zwierzę, w lesie 1 dzika.
    Czy daje punkty? Nie, ale jej obszar nie jest niewykorzystany.
more-cave-farmers-tile-cavern =
    Do czego służy? Mieści usprawnienie albo izbę. Pusta nic nie jest warta, ale nie jest niewykorzystana.
more-cave-farmers-tile-tunnel =
    Do czego służy? Dwa sąsiednie mogą stać się kopalnią rudy, jeden kopalnią rubinów. Usprawnienia tylko dzięki „{ cave-farmers-furnishing-work-room }”.
more-cave-farmers-tile-deep-tunnel =
    Do czego służy? Można na nim zbudować kopalnię rubinów, która tu daje 1 rubin. Drugiej kopalni rudy nie można.
more-cave-farmers-tile-ore-mine =
    Do czego służy? 2 rudy więcej na polach „{ cave-farmers-space-ore-mining }” i „{ cave-farmers-space-ore-delivery }”, miejsce dla 1 osła, 3 punkty.
more-cave-farmers-tile-ruby-mine =
    Do czego służy? 1 rubin więcej na polu „{ cave-farmers-space-ruby-mining }”, z dwiema kopalniami także na polu „{ cave-farmers-space-ruby-delivery }”; miejsce dla 1 osła, 4 punkty.
more-cave-farmers-tile-entry-level-dwelling =
    Do czego służy? Miejsce dla 2 krasnoludów i na 2 zwierzęta jednego rodzaju. Liczy się jako izba dla usprawnienia „{ cave-farmers-furnishing-state-parlor }”.
more-cave-farmers-tile-furnishing =
    Czy można je zastąpić? Nie. Usprawnienia zostają na zawsze.
more-cave-farmers-ground-forest =
    Co można tu położyć? Łąki i pola, obok tego, co masz; pierwszy żeton musi zakryć c4. Albo oborę, gdziekolwiek. Niewykorzystany kosztuje 1 punkt.
more-cave-farmers-ground-mountain =
    Co można tu położyć? Pieczary i korytarze, obok tego, co wykute. Niewykorzystany kosztuje 1 punkt.
more-cave-farmers-ground-margin =
    Co to jest? Połowa żetonu wystająca za brzeg dzięki usprawnieniu „{ cave-farmers-furnishing-office-room }”. Używa się jej jak każdego obszaru.
more-cave-farmers-home-entrance =
    Dlaczego tutaj? Pierwsza łąka lub pierwsze pole musi zakryć ten obszar. Obojętne, którą połową.
more-cave-farmers-home-bonus =
    Kiedy to dostanę? Z pierwszym żetonem na tym obszarze. Obora tego nie daje.
more-cave-farmers-dwarf =
    Który krasnolud idzie pierwszy? Nieuzbrojone, potem najsłabsza broń. Za 1 rubin można wysłać innego.
    Czy może stracić broń? Tylko dzięki usprawnieniu „{ cave-farmers-furnishing-peaceful-cave }”.
    Ile je? 2 żywności przy żniwach; 1 w rundzie, w której się urodził.
more-cave-farmers-stage =
    Kiedy się ją odkrywa? Jedną kartę na rundę. Karty etapu pojawiają się w losowej kolejności. W grze jednoosobowej kolejność jest stała, chyba że wybierzesz potasowane karty.

more-cave-farmers-score-animals =
    Psy? Też się liczą, po 1 punkcie.
more-cave-farmers-score-missing-animals =
    Psy? Ich nigdy nie brakuje. Może brakować najwyżej 4 rodzajów: 8 punktów.
more-cave-farmers-score-grain =
    7 zbóż? 4 punkty: zaokrągla się w górę.
more-cave-farmers-score-vegetables =
    Na polach? Też się liczą.
more-cave-farmers-score-rubies =
    Więcej punktów za nie? Z usprawnieniem „{ cave-farmers-furnishing-treasure-chamber }” każdy jest wart 2.
more-cave-farmers-score-dwarfs =
    Krasnoludziątka z ostatniej rundy? Liczą się.
more-cave-farmers-score-unused-spaces =
    Puste pieczary lub łąki? Są wykorzystane. 1 punkt kosztują tylko obszary bez żetonu i bez obory.
more-cave-farmers-score-pastures =
    Czy zwierzęta mają tu znaczenie? Nie. Małe pastwisko to 2, duże 4 punkty, nawet puste.
more-cave-farmers-score-mines =
    Dwa korytarze pod kopalnią rudy? Liczy się raz, 3 punkty. Kopalnia rubinów to 4.
more-cave-farmers-score-furnishings =
    Przykryty żeton? Nic nie jest wart.
more-cave-farmers-score-bonuses =
    Kiedy się je liczy? Po ostatnich wymianach.
more-cave-farmers-score-gold =
    Punkty z nadruku? To nie złoto i nie można ich wydać.
more-cave-farmers-score-begging =
    Ile punktów? Każdy żeton kosztuje 3.
more-cave-farmers-score-forgiven =
    Ile? Do 7 ujemnych punktów.

### Cave vs Cave: what players ask about each thing

more-cave-vs-cave-tile-cultivation =
    W jakiej kolejności? Jak chcesz. Aktywowana izba może już użyć płaskurki.
more-cave-vs-cave-tile-housework =
    Dwie izby w jednej turze? Tak, po jednej z każdego efektu; za każdą płaci się osobno.
more-cave-vs-cave-tile-excavation =
    Najpierw jeden żeton, a potem drugi? Nie, zdecyduj przed wykuwaniem.
    Kamień bez wykuwania? Tak.
more-cave-vs-cave-tile-undergrowth =
    Z izbą „{ cave-vs-cave-room-prospecting-site }”? Raz w tej turze, 1 żywność → 1 złoto.
more-cave-vs-cave-tile-furnishing =
    Czy tą 1 żywnością można płacić? Tak, weź ją najpierw.
more-cave-vs-cave-tile-masonry =
    Drewno i kamień? Nie, jedno z dwojga.
    Nie ma już ścian? Reszty żetonu nadal można użyć.
more-cave-vs-cave-tile-undermining =
    Przez jakie ściany można przejść? Przez postawione przez ciebie, wszystkie po drodze. Skała na brzegu nadal blokuje.
more-cave-vs-cave-tile-expansion =
    Wykuć izbę i od razu ją urządzić? Tak.
more-cave-vs-cave-tile-breach =
    A jeśli nie stoi żadna moja ściana? Wtedy nic tu nie zyskasz.
    Nadrukowana ściana? Nie można jej zburzyć. Izby obok ściany zostają.
more-cave-vs-cave-tile-drift-mining =
    Z izbą „{ cave-vs-cave-room-digging-cave }”? Tak: aktywuj ją i wykuwaj także z żetonu.
more-cave-vs-cave-tile-expedition =
    Drewno i kamienie razem? Nie, 5 jednego z nich.
more-cave-vs-cave-tile-renovation =
    Tyle samo złota? Wtedy nikt nie może go wziąć.
    Kiedy porównuje się złoto? Tylko w chwili brania żetonu.
    Najpierw ściana? W dowolnej kolejności.
more-cave-vs-cave-tile-decoration =
    Dwie izby? Nie, jedna: za 5 żywności albo za 1 złoto.
more-cave-vs-cave-tile-arms-trade =
    Dwa razy? Nie, raz w turze.
more-cave-vs-cave-tile-interior-design =
    Przez ściany? Nie, pozwala na to tylko „{ cave-vs-cave-tile-undermining }”.
more-cave-vs-cave-tile-weekly-market =
    Dwa razy ta sama izba? Nie, dwie różne izby.
    Osły i złoto razem? Nie, 3 osły albo 2 złota.
more-cave-vs-cave-slot =
    Kiedy? Przed efektami żetonu, między nimi albo po nich, raz. Nie między dwiema izbami jednej aktywacji.
more-cave-vs-cave-slot-1 =
    Wszystkie trzy? Nie, jedno z nich.
more-cave-vs-cave-slot-2 =
    Ile? Ile chcesz, naraz.
more-cave-vs-cave-slot-3 =
    Kilka stopni? Nie, jeden z czterech.
more-cave-vs-cave-slot-4 =
    Tyle samo broni? Wtedy nikt nie może wziąć tego żetonu. W grze jednoosobowej możesz zawsze.

more-cave-vs-cave-room-cave-entrance =
    Czy można je aktywować? Tak, jak każdą pomarańczową izbę. Liczy się jako pomarańczowe.
    Ściany wokół? Można je stawiać; samo żadnych nie wymaga.
more-cave-vs-cave-room-shelf =
    A jeśli mam już 2 lub więcej? Wtedy nic się nie zmienia; półka nigdy nic nie zabiera.
more-cave-vs-cave-room-spinning-wheel =
    Jedno i drugie? Nie, jedno na aktywację.
more-cave-vs-cave-room-tunnel =
    3 kamienie lub więcej? Wtedy tylko żywność.
    Jakie ściany? 2 przeciwległe.
more-cave-vs-cave-room-grindstone =
    2 płaskurki? Można wymienić tylko 1 albo 4.
more-cave-vs-cave-room-food-corner =
    3 żywności lub więcej? Wtedy nic się nie zmienia.
more-cave-vs-cave-room-parlor =
    Jakie dobra? Wszystkie, które są na 0, w erze II także osły, ruda, żelazo i broń.
more-cave-vs-cave-room-warehouse =
    9 jednego dobra? Co ponad granicę, przepada; cena pozostaje 2 żywności.
more-cave-vs-cave-room-stall =
    Mieszane? Nie, 5 płaskurki albo 5 lnu.
more-cave-vs-cave-room-sacrificial-altar =
    Tylko część dóbr? Nie, wszystkie cztery.
more-cave-vs-cave-room-storeroom =
    Czy trzeba płacić? Nie, to zysk.
more-cave-vs-cave-room-weaving-room =
    Dwa razy za 4 lnu? Nie, raz na aktywację.
more-cave-vs-cave-room-furniture-workshop =
    Ile razy? Raz na aktywację.
more-cave-vs-cave-room-gold-vein =
    Ile kosztuje? 5 złota, czyli też 5 punktów ery I. Z czasem się zwraca.
more-cave-vs-cave-room-junction-room =
    Jakie dobra? Dowolne trzy różne, także żywność i złoto.
    Jakie ściany? 2 przeciwległe.
more-cave-vs-cave-room-digging-cave =
    Na której planszy? Na dowolnej.
    A jeśli nie ma dojścia do żadnego żetonu? Wtedy nie można jej użyć i nie płaci się złota.
more-cave-vs-cave-room-bakehouse =
    Jedno i drugie? Nie, jedno z dwojga.
more-cave-vs-cave-room-state-room =
    Czy trzeba płacić? Nie, tylko przy urządzaniu.
more-cave-vs-cave-room-secret-chamber =
    Jedno i drugie? Nie, len albo złoto.
more-cave-vs-cave-room-treasury =
    Czy złoto się wydaje? Nie, wystarczy je mieć.
more-cave-vs-cave-room-prospecting-site =
    Kiedy dokładnie? W każdej chwili między efektami tej tury, raz; nawet bez użycia innych efektów.
more-cave-vs-cave-room-retting-room =
    Ile? 1 żywność za efekt, niezależnie od ilości lnu.
    Len na 9? Nic nie przybyło, więc nie ma żywności.
    „{ cave-vs-cave-room-shelf }” i „{ cave-vs-cave-room-parlor }”? Liczą się, jeśli lnu naprawdę przybyło.
more-cave-vs-cave-room-equipment-room =
    Żeton „{ cave-vs-cave-tile-weekly-market }”? Nie, tam nie.
more-cave-vs-cave-room-wood-storeroom =
    Przed czy po? Jak chcesz, ale nie między dwiema izbami.
    Aktywacje 2 lub 3 izb? Nie.
more-cave-vs-cave-room-dungeon =
    Ściany, które stały wcześniej? Nie liczą się.
    W tej samej turze? Tak: urządź je z żetonem „{ cave-vs-cave-tile-renovation }”, potem postaw ścianę.
more-cave-vs-cave-room-cattle-market =
    Osły w erze I? Ta izba pojawia się w erze II.
more-cave-vs-cave-room-ore-vein =
    Jakie ściany? Dowolne, byle nie 4.
more-cave-vs-cave-room-bloomery =
    Ile razy? Raz na aktywację.
more-cave-vs-cave-room-store =
    Brak złota? Wtedy nie można go użyć.
more-cave-vs-cave-room-cave-silo =
    Jakie ściany? Dowolne, byle nie 4.
more-cave-vs-cave-room-box =
    Czy trzeba płacić? Nie, to zysk.
more-cave-vs-cave-room-mining-cave =
    Jakie ściany? Dowolne, byle nie 4.
more-cave-vs-cave-room-hitching-post =
    6 osłów? Jeden z trzech stopni na aktywację.
more-cave-vs-cave-room-wainwright =
    Ile razy? Raz na aktywację.
more-cave-vs-cave-room-ceremonial-hall =
    Czy broń się wydaje? Tak, to część ceny.
more-cave-vs-cave-room-ironsmith =
    Ile razy? Raz na aktywację.
more-cave-vs-cave-room-swordsmith =
    2 rudy? Można wymienić tylko 1, 4 albo 7.
more-cave-vs-cave-room-slaughtering-cave =
    Osioł w dowolnej chwili? Daje tylko 1 żywność; tutaj 5 i 1 złoto.
more-cave-vs-cave-room-weaponsmith =
    Ile razy? Raz na aktywację.
more-cave-vs-cave-room-weapon-chamber =
    Czy broń się wydaje? Tak, 4 to jej cena.
more-cave-vs-cave-room-armory =
    Do czego służy? 13 punktów. Liczy się jako pomarańczowa izba.
more-cave-vs-cave-room-oublette =
    2 żywności? Można wymienić tylko 1, 3 albo 6.
more-cave-vs-cave-room-gold-donkey =
    3 osły? 1 złoto: zaokrągla się w dół.
more-cave-vs-cave-room-iron-trader =
    Aktywacje 1 lub 3 izb? Nie. Z izbą „{ cave-vs-cave-room-equipment-room }” żeton „{ cave-vs-cave-tile-undermining }” nadal się liczy.
more-cave-vs-cave-room-equipment-cabinet =
    Dwa żetony jednym efektem? Nadal 1 ruda i 1 żywność.
more-cave-vs-cave-room-breeding-cave =
    Przed czy po? Jak chcesz, ale nie między dwiema izbami.
    Aktywacje 2 lub 3 izb? Nie.

more-cave-vs-cave-good-wood =
    Do czego służy? Do większości izb. Nie daje punktów.
more-cave-vs-cave-good-stone =
    Do czego służy? Do izb. Nie daje punktów.
more-cave-vs-cave-good-emmer =
    Do czego służy? Izby zmieniają ją w żywność i złoto. W każdej chwili 1 płaskurka → 1 żywność.
more-cave-vs-cave-good-flax =
    Do czego służy? Izby zmieniają go w złoto. W każdej chwili 1 len → 1 żywność.
more-cave-vs-cave-good-food =
    Do czego służy? Do urządzania izb i wykuwania dwa razy. Nikogo nie trzeba żywić. Nie daje punktów.
more-cave-vs-cave-good-gold =
    Do czego służy? Do izb i na punkty: po 1 w erze I, po pół punktu w erze II. W każdej chwili 1 złoto → 1 żywność.
more-cave-vs-cave-good-donkey =
    Do czego służy? Po 1 rudzie na koniec rund 1–3 ery II. W każdej chwili 1 osioł → 1 żywność.
more-cave-vs-cave-good-ore =
    Do czego służy? Do wyrobu żelaza i broni. Nie daje punktów.
more-cave-vs-cave-good-iron =
    Do czego służy? Do wyrobu broni i do izb. Każde to pół punktu.
more-cave-vs-cave-good-weapon =
    Do czego służy? Każda to 1 punkt, potrzebują jej też niektóre izby. Czwarta premia jest dla osoby, która ma jej więcej.

more-cave-vs-cave-wall =
    Czy należy do mnie? Stoi w twojej jaskini, dopóki nie zburzy jej „{ cave-vs-cave-tile-breach }”.
    Czy zmienia izby obok? Nie. Ściany są ważne tylko przy układaniu izby.
    Czy może zablokować drogę? Tak, do wykuwania potrzebna jest droga bez ścian.
more-cave-vs-cave-cell-covered =
    Czy mogę je wykuć? Jeśli od otworu prowadzi do niego droga, bez ścian i innych skał.
    Co jest pod spodem? Izba, która trafia do oferty. Niektóre miejsca dają też dobro.
more-cave-vs-cave-cell-empty =
    Co tu pasuje? Izba, która wymaga takich ścian, jakie ma to miejsce. Nie musi do niego prowadzić droga.
more-cave-vs-cave-cell-symbol =
    Kiedy dostaję dobro? Gdy tu kujesz. Położenie izby nic nie daje.
more-cave-vs-cave-cell-gate =
    Co to jest? Jedyne wejście w erze II. Kto wygrał erę I, musi je najpierw wykuć. Nie ma własnych ścian.
more-cave-vs-cave-additional-cavern =
    Kto ją dostaje? Kto pierwszy zapełni jaskinię izbami, od razu.
    Która strona? 2 ściany w rogu albo 3. Na wolnych bokach można stawiać ściany.
    Czy można odmówić? Nie.
more-cave-vs-cave-turn =
    Ile tur? Tyle, ile mówi liczba przy rundzie. Każdy ma ich tyle samo.
more-cave-vs-cave-score-first-era =
    Co się liczy? Wynik z końca ery I, taki, jaki był.
more-cave-vs-cave-score-rooms =
    Dwa razy? Tak: izby ery I punktują w obu erach.
more-cave-vs-cave-score-weapons =
    Wydana broń? Nie liczy się.
more-cave-vs-cave-score-iron =
    Nieparzysta liczba? Połówki się liczą; nic się nie zaokrągla.
more-cave-vs-cave-score-gold =
    Ile? Po 1 punkcie na koniec ery I, po pół punktu na koniec ery II.
more-cave-vs-cave-mode-eras-1-2 =
    Ile rund? 12. Wyniki obu er się dodaje.
more-cave-vs-cave-mode-era-1 =
    Ile rund? 8, w grze jednoosobowej 7.
more-cave-vs-cave-mode-ask =
    Kto decyduje? Obie osoby muszą chcieć grać dalej.
more-cave-vs-cave-mode-quick-start =
    Co się liczy? Tylko wynik ery II.
more-cave-vs-cave-mode-short =
    Co się liczy? Tylko wynik ery II i tylko własne izby.
