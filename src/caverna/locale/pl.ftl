# Polish, with the names of the Polish rulebook: see docs/languages.md.
# Goods are put in as nominatives: where Polish would bend them, they stand after a colon or an arrow.

### Lists and goods

list-comma = { $first }, { $second }
list-and = { $first } i { $second }
list-or = { $first } lub { $second }
no-goods = nic

good-wood = drewno
    .plural = drewno
    .counted = { $count ->
        [one] { $count } drewno
       *[other] { $count } drewna
    }
good-stone = kamień
    .plural = kamienie
    .counted = { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
good-ore = ruda
    .plural = ruda
    .counted = { $count ->
        [one] { $count } ruda
       *[other] { $count } rudy
    }
good-ruby = rubin
    .plural = rubiny
    .counted = { $count ->
        [one] { $count } rubin
        [few] { $count } rubiny
       *[many] { $count } rubinów
    }
good-grain = zboże
    .plural = zboże
    .counted = { $count ->
        [one] { $count } zboże
       *[other] { $count } zboża
    }
good-vegetable = warzywo
    .plural = warzywa
    .counted = { $count ->
        [one] { $count } warzywo
        [few] { $count } warzywa
       *[many] { $count } warzyw
    }
good-food = żywność
    .plural = żywność
    .counted = { $count ->
        [one] { $count } żywność
       *[other] { $count } żywności
    }
good-gold = złoto
    .plural = złoto
    .counted = { $count ->
        [one] { $count } złoto
       *[other] { $count } złota
    }
good-dog = pies
    .plural = psy
    .counted = { $count ->
        [one] { $count } pies
        [few] { $count } psy
       *[many] { $count } psów
    }
good-sheep = owca
    .plural = owce
    .counted = { $count ->
        [one] { $count } owca
        [few] { $count } owce
       *[many] { $count } owiec
    }
good-donkey = osioł
    .plural = osły
    .counted = { $count ->
        [one] { $count } osioł
        [few] { $count } osły
       *[many] { $count } osłów
    }
good-boar = dzik
    .plural = dziki
    .counted = { $count ->
        [one] { $count } dzik
        [few] { $count } dziki
       *[many] { $count } dzików
    }
good-cattle = krowa
    .plural = krowy
    .counted = { $count ->
        [one] { $count } krowa
        [few] { $count } krowy
       *[many] { $count } krów
    }
good-emmer = płaskurka
    .plural = płaskurka
    .counted = { $count ->
        [one] { $count } płaskurka
       *[other] { $count } płaskurki
    }
good-flax = len
    .plural = len
    .counted = { $count ->
        [one] { $count } len
       *[other] { $count } lnu
    }
good-iron = żelazo
    .plural = żelazo
    .counted = { $count ->
        [one] { $count } żelazo
       *[other] { $count } żelaza
    }
good-weapon = broń
    .plural = broń
    .counted = { $count ->
        [one] { $count } broń
        [few] { $count } bronie
       *[many] { $count } broni
    }
good-begging = żeton żebrania
    .plural = żetony żebrania
    .counted = { $count ->
        [one] { $count } żeton żebrania
        [few] { $count } żetony żebrania
       *[many] { $count } żetonów żebrania
    }

### Games, computer players, goals

game-cave-farmers = Kawerna: Rolnicy z Jaskiń
    .effect = Karczuj las, drąż górę i powiększaj krasnoludzką rodzinę: gra dla 1 do 7 osób.
game-cave-vs-cave = Kawerna: Jaskinia kontra Jaskinia
    .effect = Kuj skałę, stawiaj ściany i urządź lepszą jaskinię: gra dla 1 lub 2 osób.

level-novice = Nowicjusz
    .effect = Zna zasady i niewiele więcej. Wygra z nim dziecko.
level-helper = Pomocnik
    .effect = Stara się, ale często się myli.
level-apprentice = Uczeń
    .effect = Gra jak ktoś w swojej drugiej partii.
level-journeyman = Czeladnik
    .effect = Gra solidnie, czasem coś przeoczy.
level-craftsman = Rzemieślnik
    .effect = Gra z doświadczenia, nie planuje naprzód.
level-expert = Ekspert
    .effect = Planuje trochę naprzód.
level-veteran = Weteran
    .effect = Planuje naprzód i zna większość sztuczek.
level-master = Mistrz
    .effect = Planuje naprzód i niczego nie przepuszcza.
level-grandmaster = Arcymistrz
    .effect = Planuje daleko naprzód i trudno go pokonać.
level-legend = Legenda
    .effect = Nad każdą decyzją myśli dwie sekundy. Nie licz na wygraną.

goal-goal = Cel
goal-outstanding = Wybitny wynik

### The Cave Farmers: the set-up

cave-farmers-option-furnishings = Usprawnienia
    .effect = Które żetony usprawnień można kupić.
cave-farmers-furnishings-full = Wariant pełny
    .effect = Wszystkie 48 usprawnień.
cave-farmers-furnishings-introductory = Pierwsza rozgrywka
    .effect = Tylko prostsza połowa usprawnień: w sam raz do pierwszej gry.
cave-farmers-option-harvest-reveal = Żetony żniw
    .effect = Kiedy odkrywa się żeton żniw danej rundy.
cave-farmers-harvest-reveal-start = Na początku rundy
    .effect = Razem z kartą, żeby każdy mógł się przygotować.
cave-farmers-harvest-reveal-end = Na końcu rundy
    .effect = Po powrocie krasnoludów do domu: żniwa mogą cię zaskoczyć.
cave-farmers-option-solo-clear = Przepełnione pola
    .effect = W grze jednoosobowej: przy ilu dobrach pole traci je wszystkie.
cave-farmers-solo-clear-over6 = Więcej niż 6 dóbr
    .effect = Pole z 6 dobrami je zachowuje, pole z 7 traci.
cave-farmers-solo-clear-from6 = 6 dóbr lub więcej
    .effect = Pole z 5 dobrami je zachowuje, pole z 6 traci.
cave-farmers-option-solo-cards = Kolejność kart
    .effect = W grze jednoosobowej: czy wiadomo, kiedy pojawi się które pole akcji.
cave-farmers-solo-cards-fixed = Stała
    .effect = W każdej grze te same karty pojawiają się w tej samej kolejności, zgodnie z zasadami.
cave-farmers-solo-cards-shuffled = Losowa
    .effect = Wariant: karty każdego etapu pojawiają się w losowej kolejności, jak w grze wieloosobowej.

cave-farmers-stage = Etap { $stage }

cave-farmers-harvest-none = Bez żniw
    .effect = Bez zbiorów, bez żywienia, bez młodych.
cave-farmers-harvest-harvest = Żniwa
    .effect = Zbierz plony z pól, wyżyw rodzinę (2 żywności na krasnoluda, 1 na krasnoludziątko), potem powiększ stado.
cave-farmers-harvest-one-food = Tylko żywienie
    .effect = 1 żywność na każdego krasnoluda. Bez zbiorów i bez młodych.
cave-farmers-harvest-partial = Częściowe żniwa
    .effect = Wybierz Fazę zbiorów albo Fazę powiększania stada. Tak czy inaczej płacisz 2 żywności za każdego krasnoluda (1 za krasnoludziątko).
cave-farmers-harvest-marker = Według żetonu
    .effect = Decyduje żeton żniw tej rundy.

cave-farmers-marker-leaf = Zielony liść
    .effect = Żniwa.
cave-farmers-marker-question = Czerwony znak zapytania
    .effect = Pierwszy to brak żniw, drugi – tylko żywienie, trzeci – częściowe żniwa.

### The Cave Farmers: the home board

cave-farmers-tile-field = Pole
cave-farmers-tile-meadow = Łąka
cave-farmers-tile-small-pasture = Małe pastwisko
cave-farmers-tile-large-pasture = Duże pastwisko
cave-farmers-tile-stable = Obora
cave-farmers-tile-cavern = Pieczara
cave-farmers-tile-tunnel = Korytarz
cave-farmers-tile-deep-tunnel = Głęboki korytarz
cave-farmers-tile-ore-mine = Kopalnia rudy
cave-farmers-tile-ruby-mine = Kopalnia rubinów
cave-farmers-tile-entry-level-dwelling = Izba wejściowa
cave-farmers-tile-furnishing = Usprawnienie

cave-farmers-ground-forest = Las
cave-farmers-ground-mountain = Góra
cave-farmers-ground-margin = Poza planszą

cave-farmers-home-dwelling = Izba wejściowa: miejsce dla 2 krasnoludów i na 2 zwierzęta jednego rodzaju.
cave-farmers-home-cavern = Pusta pieczara, czeka na usprawnienie.
cave-farmers-home-entrance = Przed wejściem do jaskini: tu musi leżeć twoja pierwsza łąka lub pole.
cave-farmers-home-bonus = Twoje, gdy zakryjesz ten obszar pierwszym żetonem.

cave-farmers-dwarf = { $strength ->
    [0] Nieuzbrojony krasnolud
   *[other] Krasnolud z bronią o sile { $strength }
}
cave-farmers-weapon = Broń o sile { $strength }
cave-farmers-newborn = Krasnoludziątko

### The Cave Farmers: action spaces

cave-farmers-space-drift-mining = Drążenie sztolni
    .effect = Weź kamienie. Możesz też położyć podwójny żeton: pieczarę i korytarz.
cave-farmers-space-excavation = Wykuwanie grot
    .effect = Weź kamienie. Możesz też położyć podwójny żeton: pieczarę i korytarz albo dwie pieczary.
cave-farmers-space-starting-player = Gracz rozpoczynający
    .effect = { $players ->
        [2] Weź żywność, znacznik gracza rozpoczynającego i 2 rudy.
        [3] Weź żywność, znacznik gracza rozpoczynającego i 2 rudy.
       *[other] Weź żywność, znacznik gracza rozpoczynającego i 1 rubin.
    }
    .note = Tego pola nie można imitować.
cave-farmers-space-logging = Wyrąb lasu
    .effect = Weź drewno. Potem uzbrojony krasnolud może wyruszyć na wyprawę poziomu 1.
cave-farmers-space-supplies = Zaopatrzenie
    .effect = Weź 1 drewno, 1 kamień, 1 rudę, 1 żywność i 2 złota.
cave-farmers-space-growth = Wzrost
    .effect = Weź 1 drewno, 1 kamień, 1 rudę, 1 żywność i 2 złota albo powiększ rodzinę.
cave-farmers-space-ore-mining = Wydobycie rudy
    .effect = Weź rudę i jeszcze 2 rudy za każdą swoją kopalnię rudy.
cave-farmers-space-wood-gathering = Zbieranie drewna
    .effect = Weź drewno.
cave-farmers-space-forest-exploration = Rozpoznanie lasu
    .effect = { $players ->
        [3] Weź drewno i 1 warzywo.
       *[other] Weź drewno i 2 żywności.
    }
cave-farmers-space-clearing = Karczowanie lasu
    .effect = Weź drewno. Możesz też położyć podwójny żeton: łąkę i pole.
cave-farmers-space-sustenance = Opieka
    .effect = { $players ->
        [1] Weź żywność i 1 zboże. Możesz też położyć podwójny żeton: łąkę i pole.
        [2] Weź żywność i 1 zboże. Możesz też położyć podwójny żeton: łąkę i pole.
        [3] Weź żywność i 1 zboże. Możesz też położyć podwójny żeton: łąkę i pole.
       *[other] Weź zboże i warzywa. Możesz też położyć podwójny żeton: łąkę i pole.
    }
cave-farmers-space-strip-mining = Wydobycie odkrywkowe
    .effect = Weź kamienie, rudę i jeszcze 2 drewna.
cave-farmers-space-depot = Skład
    .effect = Weź drewno i rudę.
cave-farmers-space-large-depot = Duży skład
    .effect = Weź drewno, kamienie i rudę.
cave-farmers-space-drift-mining-2 = Drążenie sztolni
    .effect = Weź kamienie. Możesz też położyć podwójny żeton: pieczarę i korytarz.
    .label = Drążenie sztolni (2)
cave-farmers-space-small-scale-drift-mining = Powolne drążenie sztolni
    .effect = Weź 1 kamień. Możesz też położyć podwójny żeton: pieczarę i korytarz.
cave-farmers-space-weekly-market = Targowisko
    .effect = Weź 4 złota. Potem możesz kupić najwyżej po 1 sztuce każdego dobra. Możesz dołożyć własne złoto.
cave-farmers-space-imitation = Imitacja
    .effect = { $players ->
        [3] Zapłać 4 żywności i użyj pola zajętego przez krasnoluda innego gracza, bez dóbr, które się tam nagromadziły.
       *[other] Zapłać 2 żywności i użyj pola zajętego przez krasnoluda innego gracza, bez dóbr, które się tam nagromadziły.
    }
    .note = Tego pola nie można imitować.
cave-farmers-space-imitation-2 = Imitacja
    .effect = { $players ->
        [5] Zapłać 4 żywności i użyj pola zajętego przez krasnoluda innego gracza, bez dóbr, które się tam nagromadziły.
       *[other] Zapłać 1 żywność i użyj pola zajętego przez krasnoluda innego gracza, bez dóbr, które się tam nagromadziły.
    }
    .note = Tego pola nie można imitować.
    .label = Imitacja (2)
cave-farmers-space-imitation-3 = Imitacja
    .effect = Użyj za darmo pola zajętego przez krasnoluda innego gracza, bez dóbr, które się tam nagromadziły.
    .note = Tego pola nie można imitować.
    .label = Imitacja (3)
cave-farmers-space-hardware-rental = Wypożyczalnia narzędzi
    .effect = { $players ->
        [5] Uzbrojony krasnolud wyrusza na wyprawę poziomu 2. Potem (lub zamiast tego) obsiej do 2 pól zbożem i do 2 pól warzywami.
       *[other] Weź 2 drewna. Potem uzbrojony krasnolud może wyruszyć na wyprawę poziomu 2, a po niej możesz obsiać do 2 pól zbożem i do 2 pól warzywami.
    }
cave-farmers-space-fence-building = Buduj ogrodzenie
    .effect = Weź drewno. Potem możesz ogrodzić małe pastwisko za 2 drewna, duże za 4 drewna albo jedno i drugie.
cave-farmers-space-extension = Rozbudowa
    .effect = Połóż podwójny żeton: łąkę i pole (i weź 1 drewno) albo pieczarę i korytarz (i weź 1 kamień).
cave-farmers-space-ruby-mining = Wydobycie rubinów
    .effect = Weź rubiny i jeszcze 1, jeśli masz co najmniej 1 kopalnię rubinów.
    .note = Rubiny pojawiają się tu od rundy 3.
cave-farmers-space-housework = Chałupnictwo
    .effect = Weź 1 psa. Możesz też zbudować usprawnienie.
cave-farmers-space-slash-and-burn = Wypalanie lasu
    .effect = Połóż podwójny żeton: łąkę i pole. Potem (lub zamiast tego) obsiej do 2 pól zbożem i do 2 pól warzywami.
cave-farmers-space-blacksmithing = Kuźnia
    .effect = Wykuj broń za 1–8 rudy, jeśli twój krasnolud jej nie ma. Potem (lub zamiast tego) wyrusz na wyprawę poziomu 3.
cave-farmers-space-sheep-farming = Hodowla owiec
    .effect = Zbuduj, co chcesz: małe pastwisko za 2 drewna, duże za 4 drewna, oborę za 1 kamień. Potem (lub zamiast tego) weź owce.
cave-farmers-space-ore-mine-construction = Budowa kopalni rudy
    .effect = Połóż podwójny żeton (kopalnię rudy i głęboki korytarz) i weź 3 rudy. Potem (lub zamiast tego) wyrusz na wyprawę poziomu 2.
cave-farmers-space-wish-for-children = Pragnienie potomstwa
    .effect = Powiększ rodzinę albo zbuduj izbę.
cave-farmers-space-urgent-wish-for-children = Wielkie pragnienie potomstwa
    .effect = Zbuduj izbę, a potem możesz powiększyć rodzinę; albo weź 3 złota.
    .note = Druga strona karty „{ cave-farmers-space-wish-for-children }”; odwraca się ją, gdy pojawi się „{ cave-farmers-space-family-life }”.
cave-farmers-space-donkey-farming = Hodowla osłów
    .effect = Zbuduj, co chcesz: małe pastwisko za 2 drewna, duże za 4 drewna, oborę za 1 kamień. Potem (lub zamiast tego) weź osły.
cave-farmers-space-ruby-mine-construction = Budowa kopalni rubinów
    .effect = Zbuduj kopalnię rubinów na korytarzu albo zbuduj ją na głębokim korytarzu i weź 1 rubin.
cave-farmers-space-exploration = Rozpoznanie
    .effect = Uzbrojony krasnolud wyrusza na wyprawę poziomu 4.
cave-farmers-space-family-life = Życie rodzinne
    .effect = Powiększ rodzinę, obsiej do 2 pól zbożem i do 2 pól warzywami albo zrób jedno i drugie.
cave-farmers-space-ore-delivery = Dostawa rudy
    .effect = Weź kamienie i rudę oraz jeszcze 2 rudy za każdą swoją kopalnię rudy.
cave-farmers-space-ore-trading = Handlarz rudą
    .effect = Do 3 razy wymień 2 rudy na 2 złota i 1 żywność.
cave-farmers-space-adventure = Przygoda
    .effect = Wykuj broń za 1–8 rudy, jeśli twój krasnolud jej nie ma. Potem (lub zamiast tego) wyrusz na wyprawę poziomu 1, a po niej na kolejną poziomu 1.
cave-farmers-space-ruby-delivery = Dostawa rubinów
    .effect = Weź rubiny i jeszcze 1, jeśli masz co najmniej 2 kopalnie rubinów.

### The Cave Farmers: furnishings

cave-farmers-furnishing-dwelling = Izba
    .effect = Miejsce dla 1 krasnoluda.
cave-farmers-furnishing-simple-dwelling-a = Uboga izba
    .effect = Miejsce dla 1 krasnoluda.
    .label = Uboga izba (4 drewna, 2 kamienie)
cave-farmers-furnishing-simple-dwelling-b = Uboga izba
    .effect = Miejsce dla 1 krasnoluda.
    .label = Uboga izba (3 drewna, 3 kamienie)
cave-farmers-furnishing-mixed-dwelling = Izba mieszana
    .effect = Miejsce dla 1 krasnoluda i na 2 zwierzęta jednego rodzaju.
cave-farmers-furnishing-couple-dwelling = Izba dla pary
    .effect = Miejsce dla 2 krasnoludów (nadal jedno powiększenie rodziny na akcję).
cave-farmers-furnishing-additional-dwelling = Dodatkowa izba
    .effect = Miejsce dla szóstego krasnoluda; stoi pusta, dopóki nie masz pięciu.
cave-farmers-furnishing-cuddle-room = Pokój wypoczynku
    .effect = Miejsce na tyle owiec, ilu masz krasnoludów.
cave-farmers-furnishing-breakfast-room = Pokój śniadaniowy
    .effect = Miejsce na najwyżej 3 krowy.
cave-farmers-furnishing-stubble-room = Pokój rolnika
    .effect = Miejsce na 1 zwierzę hodowlane na każdym nieobsianym polu.
cave-farmers-furnishing-work-room = Pokój do pracy
    .effect = Usprawnienia możesz kłaść także na korytarzach i głębokich korytarzach (nie na kopalniach).
cave-farmers-furnishing-guest-room = Pokój gościnny
    .effect = Na polach „{ cave-farmers-space-growth }”, „{ cave-farmers-space-wish-for-children }”, „{ cave-farmers-space-urgent-wish-for-children }” i „{ cave-farmers-space-ruby-mine-construction }”, a raz w grze na polu „{ cave-farmers-space-extension }”, możesz wykonać obie możliwości, w dowolnej kolejności. Rodzina powiększa się tylko raz.
cave-farmers-furnishing-office-room = Pokój biurowy
    .effect = Żetony łąka/pole, pieczara/korytarz i pieczara/pieczara mogą w połowie wystawać poza zewnętrzny brzeg planszy; za każdym razem 2 złota.
cave-farmers-furnishing-carpenter = Stolarnia
    .effect = Budując usprawnienie albo ogrodzenia, płacisz o 1 drewno mniej: raz na akcję, nawet przy dwóch pastwiskach.
cave-farmers-furnishing-stone-carver = Kącik kamieniarza
    .effect = Od razu 2 kamienie; za każde usprawnienie i każdą oborę płacisz o 1 kamień mniej.
cave-farmers-furnishing-blacksmith = Kowalstwo
    .effect = Od razu 2 rudy; za broń płacisz o 2 rudy mniej.
cave-farmers-furnishing-miner = Górnictwo
    .effect = Na początku każdej rundy 1 ruda za każdą twoją kopalnię rudy z osłem.
cave-farmers-furnishing-builder = Budownictwo
    .effect = Płacąc za usprawnienie, możesz dać 1 rudę zamiast 1 drewna i 1 rudę zamiast 1 kamienia.
cave-farmers-furnishing-trader = Skład budulców
    .effect = W dowolnym momencie: 2 złota → 1 drewno, 1 kamień i 1 ruda. Jeśli zbudujesz też { cave-farmers-furnishing-spare-part-storage }, przykryje on ten żeton.
cave-farmers-furnishing-wood-supplier = Dostawca drewna
    .effect = 1 drewno na początku każdej z najbliższych 7 rund.
cave-farmers-furnishing-stone-supplier = Dostawca kamieni
    .effect = 1 kamień na początku każdej z najbliższych 5 rund.
cave-farmers-furnishing-ruby-supplier = Dostawca rubinów
    .effect = 1 rubin na początku każdej z najbliższych 4 rund.
cave-farmers-furnishing-dog-school = Psia szkoła
    .effect = 1 drewno za każdego psa, którego dostajesz.
cave-farmers-furnishing-quarry = Kamieniołom
    .effect = 1 kamień za każdego osła, który się urodzi.
cave-farmers-furnishing-seam = Pokład rudy
    .effect = 1 ruda za każdy kamień, który dostajesz.
cave-farmers-furnishing-slaughtering-cave = Grota rzeźnicza
    .effect = O 1 żywność więcej za każde zwierzę hodowlane przetworzone na żywność. Nie łączy się z usprawnieniem „{ cave-farmers-furnishing-hunting-parlor }”.
cave-farmers-furnishing-cooking-cave = Grota kuchenna
    .effect = W dowolnym momencie: 1 zboże i 1 warzywo → 5 żywności.
cave-farmers-furnishing-working-cave = Grota jadalniana
    .effect = Przy każdym żywieniu dokładnie 1 krasnolud może żywić się 1 drewnem, 1 kamieniem albo 2 rudami.
cave-farmers-furnishing-mining-cave = Grota górnicza
    .effect = Przy każdym żywieniu o 1 żywność mniej za każdego osła w kopalni.
cave-farmers-furnishing-breeding-cave = Grota hodowlana
    .effect = 1, 2, 3 albo 5 żywności za 1, 2, 3 albo 4 młode.
cave-farmers-furnishing-peaceful-cave = Grota spokoju
    .effect = W dowolnym momencie: odrzuć broń krasnoluda i weź tyle żywności, ile wynosiła jej siła.
cave-farmers-furnishing-weaving-parlor = Sala tkacka
    .effect = Od razu 1 żywność za każdą twoją owcę; 1 punkt za każde 2 owce.
cave-farmers-furnishing-milking-parlor = Sala dojarzy
    .effect = Od razu 1 żywność za każdą twoją krowę; 1 punkt za każdą z nich.
cave-farmers-furnishing-state-parlor = Sala paradna
    .effect = Od razu 2 żywności za każdą sąsiednią izbę (wejściowa też się liczy); na koniec 4 punkty za każdą.
cave-farmers-furnishing-hunting-parlor = Sala myśliwska
    .effect = W dowolnym momencie: 2 dziki → 2 złota i 2 żywności.
cave-farmers-furnishing-beer-parlor = Sala piwoszy
    .effect = W dowolnym momencie: 2 zboża → 3 złota albo 4 żywności.
cave-farmers-furnishing-blacksmithing-parlor = Sala kuźnicza
    .effect = W dowolnym momencie: 1 rubin i 1 ruda → 2 złota i 1 żywność.
cave-farmers-furnishing-stone-storage = Magazyn kamieni
    .effect = 1 punkt za każdy kamień.
cave-farmers-furnishing-ore-storage = Magazyn rudy
    .effect = 1 punkt za każde 2 rudy.
cave-farmers-furnishing-spare-part-storage = Magazyn części
    .effect = W dowolnym momencie: 1 drewno, 1 kamień i 1 ruda → 2 złota. Jeśli zbudujesz też { cave-farmers-furnishing-trader }, przykryje on ten żeton.
cave-farmers-furnishing-main-storage = Magazyn główny
    .effect = 2 punkty za każde twoje żółte usprawnienie, łącznie z tym.
cave-farmers-furnishing-weapon-storage = Magazyn broni
    .effect = 3 punkty za każdego uzbrojonego krasnoluda.
cave-farmers-furnishing-supplies-storage = Magazyn zaopatrzenia
    .effect = 8 punktów, jeśli wszystkie twoje krasnoludy mają broń.
cave-farmers-furnishing-broom-chamber = Komnata z miotłami
    .effect = 5 punktów przy 5 krasnoludach, 10 przy 6.
cave-farmers-furnishing-treasure-chamber = Komnata ze skarbcem
    .effect = 1 punkt za każdy rubin.
cave-farmers-furnishing-food-chamber = Komnata kuchenna
    .effect = 2 punkty za każdą parę zboże + warzywo (także na polach).
cave-farmers-furnishing-prayer-chamber = Komnata modlitwy
    .effect = 8 punktów, jeśli żaden twój krasnolud nie ma broni.
cave-farmers-furnishing-writing-chamber = Komnata skryby
    .effect = Kasuje do 7 punktów ujemnych.
cave-farmers-furnishing-fodder-chamber = Komnata z karmą
    .effect = 1 punkt za każde 3 zwierzęta hodowlane (bez psów).

### The Cave Farmers: loot

cave-farmers-loot-weapons = Siła broni wszystkich krasnoludów +1
    .effect = Po wyprawie każda twoja broń jest silniejsza o 1.
cave-farmers-loot-wood = Drewno
    .effect = Weź 1 drewno.
cave-farmers-loot-dog = Pies
    .effect = Weź 1 psa.
cave-farmers-loot-grain = Zboże
    .effect = Weź 1 zboże.
cave-farmers-loot-sheep = Owca
    .effect = Weź 1 owcę.
cave-farmers-loot-stone = Kamień
    .effect = Weź 1 kamień.
cave-farmers-loot-donkey = Osioł
    .effect = Weź 1 osła.
cave-farmers-loot-vegetable = Warzywo
    .effect = Weź 1 warzywo.
cave-farmers-loot-ore = Ruda
    .effect = Weź 2 rudy.
cave-farmers-loot-boar = Dzik
    .effect = Weź 1 dzika.
cave-farmers-loot-gold = Złoto
    .effect = Weź 2 złota.
cave-farmers-loot-furnish = Usprawnienie
    .effect = Zbuduj jedno usprawnienie po cenie z żetonu.
cave-farmers-loot-stable = Obora
    .effect = Postaw oborę za darmo.
cave-farmers-loot-tunnel = Korytarz
    .effect = Połóż pojedynczy korytarz.
cave-farmers-loot-small-pasture = Małe pastwisko
    .effect = Ogrodź małe pastwisko za 1 drewno.
cave-farmers-loot-cattle = Krowa
    .effect = Weź 1 krowę.
cave-farmers-loot-large-pasture = Duże pastwisko
    .effect = Ogrodź duże pastwisko za 2 drewna.
cave-farmers-loot-meadow = Łąka
    .effect = Połóż pojedynczą łąkę.
cave-farmers-loot-dwelling = Izba
    .effect = Zbuduj zwykłą izbę za 2 drewna i 2 kamienie.
cave-farmers-loot-field = Pole
    .effect = Połóż pojedyncze pole.
cave-farmers-loot-sow = Obsiej pola
    .effect = Obsiej do 2 pól zbożem i do 2 pól warzywami.
cave-farmers-loot-cavern = Pieczara
    .effect = Połóż pojedynczą pieczarę.
cave-farmers-loot-breed = Powiększ stado
    .effect = Rozmnóż do 2 rodzajów zwierząt hodowlanych.

### The Cave Farmers: remarks on trades

cave-farmers-note-gold = 2 złota dają 1 żywność, 3 złota dają 2 i tak dalej.
cave-farmers-note-call = Wyślij innego krasnoluda niż najsłabszy.
cave-farmers-note-disarm = Oddaj broń i weź tyle żywności, ile wynosi jej siła.
cave-farmers-note-save = Gra jednoosobowa: 1 rubin chroni przepełnione pole przez rundę.

### The Cave Farmers: points

cave-farmers-score-animals = Zwierzęta hodowlane i psy
    .effect = za każdego psa i każde zwierzę hodowlane
cave-farmers-score-missing-animals = Brakujące gatunki zwierząt
    .effect = za każdy rodzaj zwierząt hodowlanych, którego nie masz
cave-farmers-score-grain = Zboże
    .effect = za każde 2 zboża, także na polach, z zaokrągleniem w górę
cave-farmers-score-vegetables = Warzywa
    .effect = za każde warzywo, także na polach
cave-farmers-score-rubies = Rubiny
    .effect = za każdy rubin
cave-farmers-score-dwarfs = Krasnoludy
    .effect = za każdego krasnoluda
cave-farmers-score-unused-spaces = Niewykorzystane obszary
    .effect = za każdy obszar planszy bez żetonu i bez obory
cave-farmers-score-pastures = Pastwiska
    .effect = { $points ->
        [2] za każde małe pastwisko
       *[other] za każde duże pastwisko
    }
cave-farmers-score-mines = Kopalnie
    .effect = { $points ->
        [3] za każdą kopalnię rudy
       *[other] za każdą kopalnię rubinów
    }
cave-farmers-score-furnishings = Usprawnienia
    .effect = punkty z żetonów twoich usprawnień
cave-farmers-score-bonuses = Punkty premiowe
    .effect = wartość twoich usprawnień z gwiazdką
cave-farmers-score-gold = Złoto
    .effect = za każde złoto
cave-farmers-score-begging = Żetony żebrania
    .effect = za każdy żeton żebrania
cave-farmers-score-forgiven = { cave-farmers-furnishing-writing-chamber }
    .effect = punkty ujemne, które kasuje usprawnienie

### The Cave Farmers: questions

cave-farmers-question-place = Dokąd idzie twój następny krasnolud?
cave-farmers-question-imitate = Które pole imitujesz?
cave-farmers-question-part = Co tu robisz?
cave-farmers-question-tile = Gdzie kładziesz żeton?
cave-farmers-question-stable = Gdzie stawiasz oborę?
cave-farmers-question-furnish = Które usprawnienie budujesz?
cave-farmers-question-pay = Jak płacisz?
cave-farmers-question-cell = Gdzie kładziesz usprawnienie?
cave-farmers-question-sow = Co siejesz?
cave-farmers-question-forge = Jak silna ma być broń?
cave-farmers-question-loot = Który łup bierzesz?
cave-farmers-question-buy = Co kupujesz?
cave-farmers-question-sell-ore = Sprzedajesz rudę?
cave-farmers-question-feed = Czym wyżywisz swoją rodzinę?
cave-farmers-question-breed = Które zwierzęta mają mieć młode?
cave-farmers-question-overflow = Nie wszystkie zwierzęta się mieszczą: zjedz któreś albo zrób im miejsce.
cave-farmers-question-phase = Faza zbiorów czy Faza powiększania stada?
cave-farmers-question-income = Jakieś wymiany przed dochodem? Osioł w kopalni rudy przyniósłby rudę.
cave-farmers-question-clear = Przepełnione pola tracą swoje dobra: które ratujesz, płacąc rubin za każde?
cave-farmers-question-final-trades = Jakieś ostatnie wymiany przed liczeniem punktów?
cave-farmers-question-card = Która karta zostaje odkryta?
cave-farmers-question-marker = Który żeton żniw zostaje odkryty?
cave-farmers-question-over = Koniec gry.

### What was played: an action and what it cost and brought, told after the name of its player

told = { $name } { $told }.
told-by-chance = { $told }.
told-pays = { $told } i płaci: { $cost }
told-gets = { $told } i dostaje: { $gain }
told-pays-and-gets = { $told } (płaci: { $cost }; dostaje: { $gain })
told-given = { $told } ({ $given })
followed-given = dostaje: { $gain } ({ $room })
followed-gets = dostaje: { $gain }
followed-begs = bierze: { $markers }
cave-farmers-followed-pays = żywi rodzinę: { $cost }
cave-vs-cave-followed-pays = płaci: { $cost }

### The Cave Farmers: actions

cave-farmers-action-place = { $space }
    .told = wysyła krasnoluda na pole „{ $space }”
cave-farmers-action-call = { $strength ->
    [0] Zapłać 1 rubin, by wysłać nieuzbrojonego krasnoluda
   *[other] Zapłać 1 rubin, by wysłać krasnoluda z bronią o sile { $strength }
}
    .priced = { $strength ->
        [0] płaci 1 rubin i poza kolejnością wysyła nieuzbrojonego krasnoluda
       *[other] płaci 1 rubin i poza kolejnością wysyła krasnoluda z bronią o sile { $strength }
    }
cave-farmers-action-pass = Pas
    .told = pasuje
cave-farmers-action-imitate = Imitacja: { $space }
    .told = imituje pole „{ $space }”
cave-farmers-action-stop = Gotowe
    .told = kończy na tym

cave-farmers-action-choose-goods = Weź dobra
    .priced = bierze: { $gain }
cave-farmers-action-choose-gold = Weź złoto
    .priced = bierze: { $gain }
cave-farmers-action-choose-grow = Powiększenie rodziny
    .told = wita w rodzinie dziecko
cave-farmers-action-choose-dwelling = Zbuduj izbę
    .told = postanawia zbudować izbę
cave-farmers-action-choose-meadow-field = Połóż łąkę i pole
    .told = wybiera łąkę i pole
cave-farmers-action-choose-cavern-tunnel = Połóż pieczarę i korytarz
    .told = wybiera pieczarę i korytarz
cave-farmers-action-choose-cavern-cavern = Połóż dwie pieczary
    .told = wybiera dwie pieczary
cave-farmers-action-choose-ore-mine = Zbuduj kopalnię rudy
    .told = wybiera kopalnię rudy
cave-farmers-action-choose-ruby-mine = Zbuduj kopalnię rubinów na korytarzu
    .told = wybiera kopalnię rubinów na korytarzu
cave-farmers-action-choose-deep-ruby-mine = Zbuduj kopalnię rubinów na głębokim korytarzu
    .told = wybiera kopalnię rubinów na głębokim korytarzu
cave-farmers-action-choose-small-pasture = Ogrodź małe pastwisko
    .told = wybiera małe pastwisko
cave-farmers-action-choose-large-pasture = Ogrodź duże pastwisko
    .told = wybiera duże pastwisko
cave-farmers-action-choose-stable = Postaw oborę
    .told = wybiera oborę
cave-farmers-action-choose-animals = Weź zwierzęta
    .priced = bierze: { $gain }
cave-farmers-action-choose-sow = Obsiej pola
    .told = postanawia obsiać pola
cave-farmers-action-choose-forge = Wykuj broń
    .told = postanawia wykuć broń
cave-farmers-action-choose-expedition = Wyrusz na wyprawę
    .told = wyrusza na wyprawę
cave-farmers-action-choose-second-expedition = Wyrusz na drugą wyprawę
    .told = wyrusza na drugą wyprawę

cave-farmers-action-tile-field = Pole na { $cell }
    .told = kładzie pole na { $cell }
cave-farmers-action-tile-meadow = Łąka na { $cell }
    .told = kładzie łąkę na { $cell }
cave-farmers-action-tile-tunnel = Korytarz na { $cell }
    .told = kładzie korytarz na { $cell }
cave-farmers-action-tile-cavern = Pieczara na { $cell }
    .told = kładzie pieczarę na { $cell }
cave-farmers-action-tile-ruby-mine = Kopalnia rubinów na { $cell }
    .told = buduje kopalnię rubinów na { $cell }
cave-farmers-action-tile-small-pasture = Małe pastwisko na { $cell }
    .told = ogradza małe pastwisko na { $cell }
cave-farmers-action-tile-stable = Obora na { $cell }
    .told = stawia oborę na { $cell }
cave-farmers-action-tile-meadow-field = Łąka na { $cell }, pole na { $other }
    .told = kładzie łąkę na { $cell } i pole na { $other }
cave-farmers-action-tile-cavern-tunnel = Pieczara na { $cell }, korytarz na { $other }
    .told = kładzie pieczarę na { $cell } i korytarz na { $other }
cave-farmers-action-tile-cavern-cavern = Pieczary na { $cell } i { $other }
    .told = kładzie pieczary na { $cell } i { $other }
cave-farmers-action-tile-ore-mine = Kopalnia rudy na { $cell }, głęboki korytarz na { $other }
    .told = buduje kopalnię rudy na { $cell } i głęboki korytarz na { $other }
cave-farmers-action-tile-large-pasture = Duże pastwisko na { $cell } i { $other }
    .told = ogradza duże pastwisko na { $cell } i { $other }

cave-farmers-action-furnish = { $furnishing }
    .told = wybiera usprawnienie „{ $furnishing }”
cave-farmers-action-pay-as-printed = Zapłać jak na żetonie
    .priced = płaci jak na żetonie: { $cost }
cave-farmers-action-pay-ore-for-wood = Zapłać 1 rudę zamiast 1 drewna
    .priced = płaci rudą zamiast 1 drewna: { $cost }
cave-farmers-action-pay-ore-for-stone = Zapłać 1 rudę zamiast 1 kamienia
    .priced = płaci rudą zamiast 1 kamienia: { $cost }
cave-farmers-action-pay-ore-for-both = Zapłać 2 rudy zamiast 1 drewna i 1 kamienia
    .priced = płaci rudą zamiast 1 drewna i 1 kamienia: { $cost }
cave-farmers-action-at = Na { $cell }
    .told = kładzie je na { $cell }
cave-farmers-action-sow-grain = Zasiej zboże
    .priced = sieje zboże
cave-farmers-action-sow-vegetable = Zasiej warzywo
    .priced = sieje warzywo
cave-farmers-action-forge = Broń o sile { $strength }
    .told = wykuwa broń o sile { $strength }
cave-farmers-action-loot = { $item }
    .told = wybiera łup „{ $item }”
cave-farmers-action-buy = Zakup: { $goods }
    .priced = kupuje: { $goods } (cena: { $cost })
cave-farmers-action-sell = Sprzedaj 2 rudy za 2 złota i 1 żywność
    .priced = sprzedaje: { $cost } → { $gain }

cave-farmers-action-save = Zapłać 1 rubin, by zachować dobra na polu: { $space }
    .priced = płaci 1 rubin i zachowuje dobra na polu „{ $space }”
cave-farmers-action-harvest-field = Faza zbiorów
    .told = wybiera fazę zbiorów
cave-farmers-action-harvest-breeding = Faza powiększania stada
    .told = wybiera fazę powiększania stada
cave-farmers-action-feed = Wyżyw rodzinę
    .told = żywi rodzinę
cave-farmers-action-feed-wood = Wyżyw jednego krasnoluda: 1 drewno
    .priced = żywi jednego krasnoluda: { $cost }
cave-farmers-action-feed-stone = Wyżyw jednego krasnoluda: 1 kamień
    .priced = żywi jednego krasnoluda: { $cost }
cave-farmers-action-feed-ore = Wyżyw jednego krasnoluda: 2 rudy
    .priced = żywi jednego krasnoluda: { $cost }
cave-farmers-action-breed = Rozmnóż { $animals }
    .told = rozmnaża zwierzęta
cave-farmers-action-breed-none = Bez młodych
    .told = rezygnuje z młodych

cave-farmers-action-trade = Wymiana: { $pay } → { $get }
    .priced = wymienia: { $pay } → { $get }
cave-farmers-action-trade-field = Wymiana: { $pay } → pole
    .priced = wymienia: { $pay } → pole
cave-farmers-action-trade-meadow = Wymiana: { $pay } → łąka
    .priced = wymienia: { $pay } → łąka
cave-farmers-action-trade-tunnel = Wymiana: { $pay } → korytarz
    .priced = wymienia: { $pay } → korytarz
cave-farmers-action-trade-cavern = Wymiana: { $pay } → pieczara
    .priced = wymienia: { $pay } → pieczara
cave-farmers-action-trade-eat = Na żywność: { $goods }
    .priced = przetwarza na żywność: { $goods } → { $gain }
cave-farmers-action-disarm = Oddaj broń o sile { $strength } (krasnolud w domu) za { $strength ->
    [one] { $strength } żywność
   *[other] { $strength } żywności
}
    .priced = oddaje broń o sile { $strength } (krasnolud w domu) i dostaje: { $gain }
cave-farmers-action-disarm-at-work = Oddaj broń o sile { $strength } (krasnolud w pracy) za { $strength ->
    [one] { $strength } żywność
   *[other] { $strength } żywności
}
    .priced = oddaje broń o sile { $strength } (krasnolud w pracy) i dostaje: { $gain }

cave-farmers-action-reveal = Odkryta karta: { $space }
    .told = Odkryto kartę tej rundy: { $space }
cave-farmers-action-marker-leaf = Żeton żniw: zielony liść
    .told = Odkryto żeton żniw: zielony liść
cave-farmers-action-marker-question = Żeton żniw: czerwony znak zapytania
    .told = Odkryto żeton żniw: czerwony znak zapytania

### Cave vs Cave: the set-up

cave-vs-cave-option-mode = Tryb gry
    .effect = Jedna era albo obie, albo era II z krótszym wstępem.
cave-vs-cave-mode-eras-1-2 = Ery I i II
    .effect = Era I, potem era II. Liczy się suma punktów z obu.
cave-vs-cave-mode-era-1 = Era I
    .effect = Sama era I: krótsza gra, od niej najlepiej zacząć.
cave-vs-cave-mode-ask = Era I, potem decyzja
    .effect = Po erze I każdy decyduje, czy grać dalej erę II.
cave-vs-cave-mode-quick-start = Szybki start
    .effect = Zamiast grać erę I, dobierasz jej izby w drafcie, a potem grasz erę II. Liczą się tylko punkty ery II.
cave-vs-cave-mode-short = Krótka gra
    .effect = Sama era II. Kilka izb z ery I działa dla obu stron.

cave-vs-cave-start-era-1 = Era I
    .note = { $players ->
        [1] 3 jasne izby w ofercie i stos 9 żetonów.
       *[other] Wszystkie jasne izby w ofercie.
    }
cave-vs-cave-start-era-2 = Era II
    .note = { $players ->
        [1] Dobra na 0 przechodzą na 1. Dochodzą 3 jasne izby i drugi stos: 7 żetonów.
       *[other] Dobra na 0 przechodzą na 1. Do oferty trafiają wszystkie jasne izby. Kto prowadzi, ma zakrytą także bramę.
    }
cave-vs-cave-start-quick-start = Szybki start
    .note = Dobierasz izby ze stosu 18 żetonów, aż będziesz mieć 42 punkty; każdy ma 3 ściany.
cave-vs-cave-start-era-2-after-quick-start = Era II po szybkim starcie
    .note = Ściany z draftu też się tu liczą. Kto ma mniej punktów, dostaje złoto za każdy punkt różnicy.
cave-vs-cave-start-short = Krótka gra
    .note = 3 stałe izby i 3 wylosowane we wspólnej puli. Nie ma planszy ery I.

cave-vs-cave-round-haul = Każdy osioł przywozi 1 rudę.

### Cave vs Cave: the cave

cave-vs-cave-cell-covered = Zakryte
cave-vs-cave-cell-empty = Puste
cave-vs-cave-cell-room = Izba
cave-vs-cave-additional-cavern = Dodatkowa pieczara

cave-vs-cave-board-gate = Brama: w erze II wchodzi się tędy od południa. Przejście na d4 jest otwarte.
cave-vs-cave-board-empty = Puste od początku.
cave-vs-cave-board-entrance = Wejście do jaskini, izba nadrukowana na planszy. W erze I wchodzi się tu od zachodu.

cave-vs-cave-side-north = północ
cave-vs-cave-side-east = wschód
cave-vs-cave-side-south = południe
cave-vs-cave-side-west = zachód

cave-vs-cave-wall-w0 = bez ścian
cave-vs-cave-wall-w1 = 1 ściana
cave-vs-cave-wall-w2a = 2 sąsiednie ściany
cave-vs-cave-wall-w2o = 2 przeciwległe ściany
cave-vs-cave-wall-w3 = 3 ściany
cave-vs-cave-wall-w4 = 4 ściany

### Cave vs Cave: action tiles and slots

cave-vs-cave-tile-cultivation = Uprawa
    .effect = Aktywuj 1 izbę. Weź 2 płaskurki. Weź 1 len.
cave-vs-cave-tile-housework = Chałupnictwo
    .effect = Urządź izbę za 1 żywność na każdą turę tej rundy. Urządź izbę za 5 żywności albo 1 złoto.
cave-vs-cave-tile-excavation = Wykuwanie grot
    .effect = Wykuj jedną pieczarę albo dwie za 2 żywności. Weź 1 kamień.
cave-vs-cave-tile-undergrowth = Zarośla
    .effect = Aktywuj 1 izbę. Weź 2 drewna.
cave-vs-cave-tile-furnishing = Urządzanie
    .effect = Weź 1 żywność. Urządź izbę za 1 żywność na każdą turę tej rundy.
cave-vs-cave-tile-masonry = Murarstwo
    .effect = Aktywuj 1 izbę. Weź 1 drewno albo 1 kamień. Postaw ścianę.
cave-vs-cave-tile-undermining = Podkop
    .effect = Aktywuj 2 izby albo wykuj pieczarę, także przez ściany.
cave-vs-cave-tile-expansion = Rozbudowa
    .effect = Wykuj pieczarę. Urządź izbę za 5 żywności albo 2 złota.
cave-vs-cave-tile-breach = Wyłom
    .effect = Zburz ścianę i weź 2 kamienie, 3 żywności i 1 złoto.
cave-vs-cave-tile-drift-mining = Drążenie sztolni
    .effect = Aktywuj 1 izbę. Wykuj pieczarę.
cave-vs-cave-tile-expedition = Wyprawa
    .effect = Wymień 5 drewna lub 5 kamieni na 4 złota albo aktywuj 3 izby.
cave-vs-cave-tile-renovation = Remont
    .effect = Postaw ścianę. Urządź izbę bez dopłaty.
    .note = Tylko jeśli masz więcej złota niż przeciwnik.
cave-vs-cave-tile-decoration = Dekoracja
    .effect = Urządź izbę za 5 żywności albo 1 złoto.
cave-vs-cave-tile-arms-trade = Handel bronią
    .effect = Wymień 3 złota na 4 bronie i 1 osła albo 3 złota na 4 bronie i 1 drewno.
cave-vs-cave-tile-interior-design = Aranżacja wnętrz
    .effect = Wykuj pieczarę. Postaw ścianę.
cave-vs-cave-tile-weekly-market = Targowisko
    .effect = Aktywuj 1 + 1 różne izby. Wymień 3 osły albo 2 złota na 6 żywności.

cave-vs-cave-slot-1 = Pierwsza premia
    .effect = Weź 3 rudy, 1 żelazo albo 1 osła.
cave-vs-cave-slot-2 = Druga premia
    .effect = Wymień dowolnie dużo żelaza na tyle samo broni.
cave-vs-cave-slot-3 = Trzecia premia
    .effect = Wymień 1, 3, 5 albo 7 rudy na 1, 2, 3 albo 4 żelaza.
cave-vs-cave-slot-4 = Czwarta premia
    .effect = Weź 2 bronie.
    .note = Tylko jeśli masz więcej broni niż przeciwnik.

### Cave vs Cave: rooms

cave-vs-cave-room-cave-entrance = Wejście do jaskini
    .effect = 1 drewno, 1 kamień, 1 płaskurka albo 1 len.
cave-vs-cave-room-shelf = Półka
    .effect = Uzupełnij drewno, kamień, płaskurkę albo len do 2.
cave-vs-cave-room-spinning-wheel = Kołowrotek
    .effect = 1 len → 1 złoto albo 3 lnu → 2 złota.
cave-vs-cave-room-tunnel = Korytarz
    .effect = 2 żywności; do tego 1 kamień, jeśli masz mniej niż 3.
cave-vs-cave-room-grindstone = Żarna
    .effect = 1 płaskurka → 3 żywności albo 4 płaskurki → 7 żywności.
cave-vs-cave-room-food-corner = Kącik jadalny
    .effect = Uzupełnij żywność do 3.
cave-vs-cave-room-parlor = Salon
    .effect = Każde dobro na 0 przechodzi na 1.
cave-vs-cave-room-warehouse = Magazyn
    .effect = 2 żywności → 1 drewno, 1 kamień, 1 płaskurka i 1 len.
cave-vs-cave-room-stall = Stragan
    .effect = 5 płaskurki albo 5 lnu → 4 złota.
cave-vs-cave-room-sacrificial-altar = Ołtarz ofiarny
    .effect = 1 drewno, 1 płaskurka, 1 len i 1 żywność → 3 złota.
cave-vs-cave-room-storeroom = Skład
    .effect = 1 płaskurka, 1 len i 1 żywność.
cave-vs-cave-room-weaving-room = Tkalnia
    .effect = 2 lnu → 2 żywności i 2 złota.
cave-vs-cave-room-furniture-workshop = Warsztat meblarski
    .effect = 2 drewna i 1 len → 3 złota.
cave-vs-cave-room-gold-vein = Żyła złota
    .effect = 1 kamień i 1 złoto.
cave-vs-cave-room-junction-room = Rozdroże
    .effect = Po 1 z 3 różnych dóbr → 2 złota.
cave-vs-cave-room-digging-cave = Grota kopaczy
    .effect = Za 1 złoto wykuj pieczarę.
cave-vs-cave-room-bakehouse = Piekarnia
    .effect = 2 płaskurki → 4 żywności i 1 złoto albo 3 płaskurki → 4 żywności i 2 złota.
cave-vs-cave-room-state-room = Komnata paradna
    .effect = 1 len i 1 złoto.
cave-vs-cave-room-secret-chamber = Tajna komnata
    .effect = 3 lnu albo 1 złoto.
cave-vs-cave-room-treasury = Skarbiec
    .effect = 1 żywność i 1 złoto, jeśli masz co najmniej 3 złota.
cave-vs-cave-room-prospecting-site = Działka poszukiwacza
    .effect = Gdy korzystasz z żetonu „{ cave-vs-cave-tile-undergrowth }”: raz 1 żywność → 1 złoto.
cave-vs-cave-room-retting-room = Roszarnia
    .effect = 1 żywność po każdym efekcie, który dał len.
cave-vs-cave-room-equipment-room = Izba ze sprzętem
    .effect = Żetony „{ cave-vs-cave-tile-undermining }” i „{ cave-vs-cave-tile-expedition }” aktywują o jedną izbę więcej.
cave-vs-cave-room-wood-storeroom = Skład drewna
    .effect = Przy każdej aktywacji „1” lub „1 + 1”: 1 drewno (raz), przedtem lub potem.
cave-vs-cave-room-dungeon = Lochy
    .effect = 2 złota za każdą ścianę, którą stawiasz.
cave-vs-cave-room-cattle-market = Targ zwierząt
    .effect = Do wyboru: 1 osioł; 1 złoto → 2 osły; 2 złota → 3 osły.
cave-vs-cave-room-ore-vein = Żyła rudy
    .effect = 3 rudy i 2 żywności.
cave-vs-cave-room-bloomery = Dymarka
    .effect = 2 rudy → 3 żelaza i 1 złoto.
cave-vs-cave-room-store = Sklep
    .effect = 1 złoto → 4 żywności, 1 ruda i 1 len.
cave-vs-cave-room-cave-silo = Jaskiniowy silos
    .effect = 4 płaskurki.
cave-vs-cave-room-box = Boks
    .effect = 1 drewno, 1 len i 1 osioł.
cave-vs-cave-room-mining-cave = Grota górnicza
    .effect = 5 rudy.
cave-vs-cave-room-hitching-post = Koniowiąz
    .effect = 3, 4 albo 5 osłów → 2, 3 albo 4 złota.
cave-vs-cave-room-wainwright = Kołodziej
    .effect = 3 drewna i 1 żelazo → 5 złota.
cave-vs-cave-room-ceremonial-hall = Sala ceremonialna
    .effect = 2 złota.
cave-vs-cave-room-ironsmith = Kowal
    .effect = 2 żelaza → 1 broń i 3 złota.
cave-vs-cave-room-swordsmith = Miecznik
    .effect = 1, 4 albo 7 rudy → 1, 2 albo 3 bronie.
cave-vs-cave-room-slaughtering-cave = Grota rzeźnicza
    .effect = 1 osioł → 5 żywności i 1 złoto.
cave-vs-cave-room-weaponsmith = Płatnerz
    .effect = 1 drewno i 1 żelazo → 2 bronie.
cave-vs-cave-room-weapon-chamber = Komnata broni
    .effect = 1 broń.
cave-vs-cave-room-armory = Zbrojownia
    .effect = Nie ma efektu; daje tylko punkty.
cave-vs-cave-room-oublette = Ciemnica
    .effect = 1, 3 albo 6 żywności → 1, 2 albo 3 bronie.
cave-vs-cave-room-gold-donkey = Złoty osioł
    .effect = 1 złoto za każde 2 osły; osły zostają.
cave-vs-cave-room-iron-trader = Handlarz żelazem
    .effect = Przy każdej aktywacji „2” ({ cave-vs-cave-tile-undermining }) lub „1 + 1” ({ cave-vs-cave-tile-weekly-market }): 1 żelazo, przedtem lub potem.
cave-vs-cave-room-equipment-cabinet = Szafa ze sprzętem
    .effect = 1 ruda i 1 żywność za każdy efekt, którym wykuwasz.
cave-vs-cave-room-breeding-cave = Grota hodowlana
    .effect = Przy każdej aktywacji „1” lub „1 + 1”: 1 osioł (raz), przedtem lub potem.

### Cave vs Cave: points

cave-vs-cave-score-first-era = Era I
    .effect = twój wynik z ery I, jeśli była rozegrana
cave-vs-cave-score-rooms = Izby
    .effect = punkty z twoich izb, z obu er
cave-vs-cave-score-weapons = Broń
    .effect = za każdą broń
cave-vs-cave-score-iron = Żelazo
    .effect = za każde żelazo
cave-vs-cave-score-gold = Złoto
    .effect = { $points ->
        [1] za każde złoto na koniec ery I
       *[other] za każde złoto na koniec ery II
    }

### Cave vs Cave: questions

cave-vs-cave-question-tile = Który żeton akcji zostaje odkryty?
cave-vs-cave-question-take = Który żeton akcji bierzesz?
cave-vs-cave-question-effect = Z którego efektu korzystasz?
cave-vs-cave-question-room = Którą izbę aktywujesz?
cave-vs-cave-question-draw = Która izba zostaje odkryta?
cave-vs-cave-question-three-goods = Którymi trzema dobrami płacisz?
cave-vs-cave-question-iron = Ile żelaza przekuwasz na broń?
cave-vs-cave-question-dig = Gdzie wykuwasz pieczarę?
cave-vs-cave-question-furnish = Którą izbę urządzasz?
cave-vs-cave-question-cell = Gdzie kładziesz izbę?
cave-vs-cave-question-wall = Która ściana?
cave-vs-cave-question-side = Ile nadrukowanych ścian ma mieć twoja dodatkowa pieczara?
cave-vs-cave-question-go-on = Koniec ery I. Przechodzisz do ery II?
cave-vs-cave-question-draft = Którą izbę dobierasz?
cave-vs-cave-question-draft-cell = Gdzie kładziesz izbę i z jakimi nowymi ścianami?
cave-vs-cave-question-cover = Gdzie u siebie kładziesz zakryty żeton?
cave-vs-cave-question-over = Koniec gry.

### Cave vs Cave: actions

cave-vs-cave-action-take = { $tile }
    .told = bierze żeton akcji „{ $tile }”
cave-vs-cave-action-stop = Gotowe
    .told = kończy na tym
cave-vs-cave-action-end = Zakończ turę
    .told = kończy turę
cave-vs-cave-action-activate = { $room }
    .told = korzysta z izby „{ $room }”
cave-vs-cave-action-collect = Najpierw skorzystaj z izby: { $room }
    .told = najpierw korzysta z izby „{ $room }”
cave-vs-cave-action-pay = Zapłata: { $goods }
    .priced = płaci: { $cost }; dostaje: { $gain }
cave-vs-cave-action-forge = { $iron ->
    [one] Przekuj { $iron } żelazo na { $iron } broń
    [few] Przekuj { $iron } żelaza na { $iron } bronie
   *[many] Przekuj { $iron } żelaza na { $iron } broni
}
    .priced = przekuwa: { $cost } → { $gain }
cave-vs-cave-action-furnish = { $room }
    .told = wybiera izbę „{ $room }”
cave-vs-cave-action-at = Na { $cell }
    .told = kładzie ją na { $cell }
cave-vs-cave-action-dig = Wykuj pieczarę na { $cell }
    .told = wykuwa pieczarę na { $cell }
cave-vs-cave-action-wall = Ściana między { $cell } a { $other }
    .told = stawia ścianę między { $cell } a { $other }
cave-vs-cave-action-wall-east = Wschodnia ściana dodatkowej pieczary
    .told = stawia wschodnią ścianę dodatkowej pieczary
cave-vs-cave-action-wall-south = Południowa ściana dodatkowej pieczary
    .told = stawia południową ścianę dodatkowej pieczary
cave-vs-cave-action-raze = Zburz ścianę między { $cell } a { $other }
    .told = burzy ścianę między { $cell } a { $other }
cave-vs-cave-action-raze-east = Zburz wschodnią ścianę dodatkowej pieczary
    .told = burzy wschodnią ścianę dodatkowej pieczary
cave-vs-cave-action-raze-south = Zburz południową ścianę dodatkowej pieczary
    .told = burzy południową ścianę dodatkowej pieczary
cave-vs-cave-action-side = Strona z { $walls } nadrukowanymi ścianami
    .told = wybiera stronę z { $walls } nadrukowanymi ścianami
cave-vs-cave-action-place = Na { $cell }
    .told = kładzie ją na { $cell }
cave-vs-cave-action-place-walls = Na { $cell }, nowe ściany: { $sides }
    .told = kładzie ją na { $cell }, nowe ściany: { $sides }
cave-vs-cave-action-cover = Zakryj { $cell }
    .told = zakrywa { $cell } żetonem
cave-vs-cave-action-go-on = Przejdź do ery II
    .told = przechodzi do ery II
cave-vs-cave-action-finish = Zakończ tutaj
    .told = kończy tutaj
cave-vs-cave-action-eat = Wymiana: { $goods } → 1 żywność
    .priced = zamienia: { $cost } → { $gain }
cave-vs-cave-action-turn-up = Odkryty żeton akcji: { $tile }
    .told = Odkryto żeton akcji: { $tile }
cave-vs-cave-action-draw = Odkryta izba: { $room }
    .told = Odkryto izbę: { $room }

### Cave vs Cave: effects of tiles, rooms and slots

cave-vs-cave-effect-gain = Zysk: { $goods }
    .priced = bierze: { $gain }
cave-vs-cave-effect-exchange = Wymiana: { $pay } → { $get }
    .priced = wymienia: { $cost } → { $gain }
cave-vs-cave-effect-bonus = { $effect } (premia)
    .told = { $told } (premia)
cave-vs-cave-effect-activate-1-room = Aktywuj 1 izbę
    .told = postanawia aktywować 1 izbę
cave-vs-cave-effect-activate-2-rooms = Aktywuj 2 izby
    .told = postanawia aktywować 2 izby
cave-vs-cave-effect-activate-3-rooms = Aktywuj 3 izby
    .told = postanawia aktywować 3 izby
cave-vs-cave-effect-activate-1-and-1-room = Aktywuj 1 + 1 różne izby
    .told = postanawia aktywować 1 + 1 różne izby
cave-vs-cave-effect-furnish-for-1-food-per-dwarf = Urządź izbę za 1 żywność na każdą turę tej rundy
    .told = postanawia urządzić izbę
cave-vs-cave-effect-furnish-for-5-food = Urządź izbę za 5 żywności
    .told = postanawia urządzić izbę
cave-vs-cave-effect-furnish-for-1-gold = Urządź izbę za 1 złoto
    .told = postanawia urządzić izbę
cave-vs-cave-effect-furnish-for-2-gold = Urządź izbę za 2 złota
    .told = postanawia urządzić izbę
cave-vs-cave-effect-furnish-for-nothing = Urządź izbę bez dopłaty
    .told = postanawia urządzić izbę bez dopłaty
cave-vs-cave-effect-excavate = Wykuj pieczarę
    .told = postanawia wykuć pieczarę
cave-vs-cave-effect-excavate-twice-for-2-food = Wykuj dwie pieczary za 2 żywności
    .told = postanawia wykuć dwie pieczary
cave-vs-cave-effect-excavate-through-walls = Wykuj pieczarę, także przez ściany
    .told = postanawia wykuć pieczarę, także przez ściany
cave-vs-cave-effect-excavate-for-gold = Wykuj pieczarę za 1 złoto
    .told = postanawia wykuć pieczarę
cave-vs-cave-effect-build-wall = Postaw ścianę
    .told = postanawia postawić ścianę
cave-vs-cave-effect-raze-wall = Zburz ścianę
    .told = postanawia zburzyć ścianę
cave-vs-cave-effect-raise-wood-to-2 = Uzupełnij drewno do 2
    .told = uzupełnia drewno do 2
cave-vs-cave-effect-raise-stone-to-2 = Uzupełnij kamień do 2
    .told = uzupełnia kamień do 2
cave-vs-cave-effect-raise-emmer-to-2 = Uzupełnij płaskurkę do 2
    .told = uzupełnia płaskurkę do 2
cave-vs-cave-effect-raise-flax-to-2 = Uzupełnij len do 2
    .told = uzupełnia len do 2
cave-vs-cave-effect-raise-food-to-3 = Uzupełnij żywność do 3
    .told = uzupełnia żywność do 3
cave-vs-cave-effect-raise-all-to-1 = Uzupełnij do 1 wszystkie dobra na 0
    .told = uzupełnia do 1 wszystkie dobra na 0
cave-vs-cave-effect-gain-gold-for-donkeys = Weź złoto za swoje osły
    .priced = bierze za swoje osły: { $gain }
cave-vs-cave-effect-exchange-three-goods-for-2-gold = Wymień trzy różne dobra na 2 złota
    .told = postanawia wymienić trzy różne dobra na 2 złota
cave-vs-cave-effect-exchange-iron-for-weapons = Wymień żelazo na broń
    .told = postanawia wymienić żelazo na broń
cave-vs-cave-effect-prospect = { cave-vs-cave-room-prospecting-site }: 1 żywność → 1 złoto
    .priced = wymienia: { $cost } → { $gain } ({ cave-vs-cave-room-prospecting-site })
cave-vs-cave-effect-nothing = Nic
    .told = nie bierze nic

### Why something cannot be chosen; $thing is "space", "tile", "furnishing" or "room"

reason-not-now = { $thing ->
    [space] Nie wysyłasz teraz krasnoluda.
    [tile] Nie bierzesz teraz żetonu akcji.
   *[other] Nic nie stoi na przeszkodzie, ale teraz nie możesz budować.
}
reason-occupied = { $own ->
    [yes] Stoi tam twój krasnolud.
   *[no] Zajęte: { $name }.
}
reason-built = { $own ->
    [yes] Masz to już u siebie.
   *[no] Już zbudowane: { $name }.
}
reason-chosen = To już wybrane.
reason-goods-short = Brakuje ci: { $goods }.
reason-none-of = { $reasons }

reason-nothing-there = Nie leżą tam żadne dobra.
reason-no-ore-mine = Nie masz kopalni rudy.
reason-ruby-mines-short = Do rubinu brakuje ci { $mines } kopalni rubinów.
reason-no-site = { $tile ->
    [field] Nie masz miejsca na pole.
    [meadow] Nie masz miejsca na łąkę.
    [tunnel] Nie masz miejsca na korytarz.
    [meadow-field] Nie masz miejsca na łąkę i pole.
    [cavern-tunnel] Nie masz miejsca na pieczarę i korytarz.
    [cavern-cavern] Nie masz miejsca na dwie pieczary.
    [ore-mine] Nie masz dwóch sąsiednich korytarzy na kopalnię rudy.
    [ruby-mine] Nie masz korytarza na kopalnię rubinów.
    [deep-ruby-mine] Nie masz głębokiego korytarza na kopalnię rubinów.
    [small-pasture] Nie masz łąki na małe pastwisko.
    [large-pasture] Nie masz dwóch sąsiednich łąk na duże pastwisko.
    [stable] Nie masz miejsca na oborę.
   *[cavern] Nie masz miejsca na pieczarę.
}
reason-no-stable-left = Wszystkie twoje obory już stoją.
reason-no-seeds = Nie masz zboża ani warzyw do siania.
reason-no-empty-field = Nie masz pustego pola.
reason-no-room-for-dwarf = Nie masz miejsca dla kolejnego krasnoluda.
reason-family-complete = Twoja rodzina jest w komplecie.
reason-armed = Ten krasnolud ma już broń.
reason-unarmed = Ten krasnolud nie ma broni.
reason-no-pair = Nie masz pary zwierząt hodowlanych.
reason-no-room-for-young = Nie masz miejsca dla młodych.
reason-weapon-too-weak = Potrzeba broni o sile { $strength }.
reason-no-cavern = Nie masz wolnej pieczary.
reason-nothing-affordable = Nie stać cię na nic, brakuje ci co najmniej: { $goods }.
reason-dwellings-only = Można tu budować tylko izby.
reason-ordinary-dwelling-only = Można tu zbudować tylko zwykłą izbę.
reason-nobody-there = Nie stoi tam krasnolud innego gracza.
reason-nobody-to-imitate = Żaden krasnolud innego gracza jeszcze nie pracuje.
reason-not-imitable = Tego pola nie można imitować.
reason-not-for-imitators = Oprócz dóbr nic tam nie ma, a dobra nie są dla ciebie.
reason-nothing-to-imitate = Na polach zajętych przez innych graczy nie możesz nic zrobić.
reason-not-overfull = To pole nie jest przepełnione.
reason-saved = Dobra z tego pola są już opłacone.

reason-not-ahead = Musisz mieć tego więcej niż przeciwnik: { $good }.
reason-face-down = Leży jeszcze zakryta.
reason-in-pool = Leży we wspólnej puli.
reason-more-orange-rooms = { $rooms ->
    [one] Najpierw potrzebujesz jeszcze { $rooms } pomarańczowej izby.
   *[other] Najpierw potrzebujesz jeszcze { $rooms } pomarańczowych izb.
}
reason-no-free-cell = W twojej jaskini nie ma pustego miejsca.
reason-walls-do-not-fit = Żadne puste miejsce nie ma odpowiednich ścian: { $walls }.
reason-activated = Ta izba była już użyta w tej aktywacji.
reason-acts-by-itself = Niebieskie izby działają same.
reason-goods-full = Masz już najwięcej, ile wolno mieć: { $full }.
reason-goods-above = Masz tego więcej niż { $most }: { $good }.
reason-nothing-to-raise = Nie ma czego uzupełniać do { $level }.
reason-kinds-short = { $kinds ->
    [one] Brakuje ci { $kinds } rodzaju dóbr.
   *[other] Brakuje ci { $kinds } rodzajów dóbr.
}
reason-no-tile-to-dig = { $tiles ->
    [one] Nie masz dojścia do żadnego zakrytego żetonu.
   *[other] Nie masz dojścia do { $tiles } zakrytych żetonów.
}
reason-no-wall-left = Nie ma już ścian.
reason-no-wall-site = W twojej jaskini nie ma miejsca na ścianę.
reason-no-wall-built = Nie masz żadnej postawionej ściany.
reason-no-room-to-activate = Nie masz teraz izby do aktywowania.
reason-no-room-to-furnish = Nie ma izby, za którą możesz zapłacić i którą możesz położyć.

### What went wrong

error-unknown-table = Nie ma takiego stołu. Może został już usunięty: otwórz nowy.
error-unknown-game = Nie ma takiej gry. Wybierz jedną z listy.
error-unknown-lesson = Nie ma takiej lekcji ani łamigłówki. Wybierz jedną z listy.
error-unknown-bot = Nie ma takiego gracza komputerowego. Wybierz jednego z listy.
error-bad-options = Tak gry nie da się przygotować. Zmień opcje i spróbuj ponownie.
error-bad-request = To żądanie jest nieprawidłowe. Popraw je i spróbuj ponownie.
error-bad-record = Nie da się odczytać tej zapisanej gry. Wybierz inny plik albo napraw ten.
error-too-large = To jest za duże (limit bajtów: { $limit }). Wyślij coś mniejszego.
error-bad-name = To imię się nie nadaje. Wybierz niezbyt długie, z literami jednego alfabetu lub cyframi, inne niż imię gracza komputerowego.
error-too-many-requests = Za szybko! Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
error-too-many-tables = Nie ma miejsca na więcej stołów, może ich być najwyżej { $limit }. Spróbuj później.
error-too-many-sockets = Masz za dużo połączeń, może ich być najwyżej { $limit }. Zamknij najpierw inne okno.
error-message-too-long = Ta wiadomość jest za długa (limit znaków: { $limit }). Skróć ją.
error-seat-taken = Ktoś już tu siedzi. Wybierz inne miejsce.
error-no-such-seat = Przy tym stole nie ma takiego miejsca. Wybierz jedno z dostępnych.
error-no-open-seat = Wszystkie miejsca przy tym stole są zajęte. Możesz oglądać grę albo otworzyć własny stół.
error-not-a-player = Tylko oglądasz tę grę. Zajmij miejsce, żeby to zrobić.
error-not-the-creator = Może to zrobić tylko osoba, która otworzyła ten stół. Poproś ją o to.
error-not-your-turn = To nie twoja kolej. Poczekaj na swoją turę.
error-not-started = Gra jeszcze się nie zaczęła. Poczekaj, aż wszystkie miejsca będą zajęte.
error-over = Koniec gry. Otwórz nowy stół, żeby zagrać jeszcze raz.
error-stale = Coś się w międzyczasie zmieniło: gra jest teraz na kroku { $version }. Spójrz jeszcze raz i wybierz od nowa.
error-illegal = „{ $action }” – teraz tak nie można. Wybierz jedną z proponowanych akcji.
error-nothing-to-undo = Nie ma czego cofać. Po prostu graj dalej.
error-not-yours-to-undo = Ostatnia decyzja nie była twoja. Cofnąć ją może tylko ta osoba, która ją podjęła.
error-bad-key = Ten klucz posłużył już do innego żądania. Użyj nowego do każdego żądania.
error-unavailable = Serwer nie może teraz tego zrobić. Spróbuj za chwilę.
error-internal = Coś poszło nie tak po naszej stronie. Spróbuj ponownie; jeśli to się powtórzy, zgłoś to.
error-not-found = Pod tym adresem nic nie ma. Sprawdź go albo zacznij od strony głównej.
error-method-not-allowed = Pod tym adresem nie da się tego zrobić. Dokumentacja mówi, co można.
error-no-such-step = Nie ma takiego kroku: ta gra ma { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}. Wybierz jeden z nich.
error-too-slow = To trwało dłużej niż { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}. Spróbuj przy lepszym połączeniu.
error-too-many-events = Przy tym stole zaszło już tyle zmian, że nie można niczego cofnąć ani się dosiąść. Graj dalej albo otwórz nowy stół.
error-damaged-table = Ten stół jest uszkodzony i nie da się pokazać jego gry. Powiadom osobę, która prowadzi ten serwer, albo otwórz nowy stół.
error-other-rules = Ta gra toczyła się według innych zasad, niż zna ten serwer. Powiadom osobę, która go prowadzi, albo otwórz nowy stół.
error-nothing-to-confirm = Nie ma czego potwierdzać. Po prostu graj dalej.
error-no-hints = Przy tym stole ludzie grają przeciw sobie, a podpowiedzi są wyłączone. Zdecyduj bez pomocy.
error-not-over = Ta gra jeszcze trwa. Analiza będzie możliwa, gdy się skończy.
error-no-such-day = Nie ma takiego dnia. Wybierz dzisiejszy albo któryś z poprzednich.
error-daily-seat = Gra dnia jest tylko dla ciebie. Po prostu zamknij stronę: możesz grać dalej, dopóki dzień się nie skończy.
error-no-profile = Na tym urządzeniu nie korzystasz z profilu. Utwórz profil albo użyj swojego za pomocą linku, kodu lub klucza dostępu.
error-blocked = Osoba prowadząca ten serwer zablokowała twój profil. Zapytaj ją o powód.
error-bad-code = Ten kod jest błędny albo stracił ważność. Utwórz nowy na urządzeniu, na którym korzystasz z profilu.
error-no-such-session = To urządzenie nie korzysta już z profilu. Spójrz jeszcze raz na listę.
error-bad-passkey = Ten klucz dostępu tu nie działa albo trwało to za długo. Spróbuj ponownie albo użyj linku lub kodu zapasowego.
error-no-such-passkey = Tego klucza dostępu już nie ma. Spójrz jeszcze raz na listę.
error-too-many-passkeys = Profil może mieć najwyżej { $most } kluczy dostępu. Usuń ten, który nie jest już potrzebny.
error-unknown-tournament = Nie ma takiego turnieju. Spójrz na listę jeszcze raz.
error-not-the-organiser = Może to zrobić tylko osoba, która utworzyła ten turniej. Poproś ją o to.
error-no-such-entrant = Ten gracz już nie bierze udziału. Spójrz na listę jeszcze raz.
error-tournament-seat = W turnieju miejsce należy tylko do ciebie. Możesz je oddać graczowi komputerowemu, ale wtedy gra jest przegrana.
error-tournament-full = W tym turnieju nie ma już miejsc. Wybierz inny albo utwórz własny.
error-tournament-begun = Ten turniej już się zaczął i jest na to za późno. Wybierz inny.
error-tournament-over = Ten turniej już się skończył. Wybierz inny.
error-too-few-players = Potrzeba co najmniej dwóch graczy. Poczekaj na kolejnych albo dodaj gracza komputerowego.
error-too-many-tournaments = Masz już { $limit ->
    [one] { $limit } niezakończony turniej
    [few] { $limit } niezakończone turnieje
   *[many] { $limit } niezakończonych turniejów
}. Poczekaj, aż któryś się skończy, albo odwołaj jeden.
error-no-such-week = Nie ma takiego tygodnia. Wybierz bieżący albo któryś z poprzednich.
error-rated-needs-profile = Przy stole rankingowym trzeba mieć profil. Najpierw go utwórz: wystarczy imię.
error-rated-options = Stół rankingowy jest dla co najmniej dwóch osób, z limitem czasu, bez podpowiedzi, graczy komputerowych i ziarna losowości.
error-rated-table = Gracz komputerowy nie może usiąść przy stole rankingowym.
error-no-such-person = Nie można zaprosić ani zablokować nikogo o tym imieniu. Wpisz imię z profilu.
error-no-such-invitation = Tego zaproszenia już nie ma.
error-name-taken = Ktoś inny ma już to imię. Wybierz inne.
error-bad-link = Ten link jest błędny albo stracił ważność. Poproś w profilu o nową wiadomość.
error-no-mail = Ten serwer nie wysyła wiadomości e-mail. Wybierz inny sposób powiadamiania.
error-bad-mail = Na ten adres nie da się nic wysłać. Sprawdź go i spróbuj ponownie.
error-bad-device = Do tej przeglądarki nie da się nic wysłać. Spróbuj w innej albo wybierz e-mail.
error-on-vacation = Masz już urlop, teraz albo później. Zakończ go, zanim weźmiesz następny.
error-bad-vacation = Brakuje dni: w tym roku { $days ->
    [one] został ci { $days } dzień
    [few] zostały ci { $days } dni
    [many] zostało ci { $days } dni
   *[other] zostało ci { $days } dnia
} urlopu. Weź mniej.
error-bad-webhook = Na ten adres nie da się nic wysłać. Podaj dostępny adres, który zaczyna się od https://.

# asked by the server

question-confirm = Koniec tury?
question-confirm-draw = { $action }? To odsłoni coś nowego i nie da się tego cofnąć.

# `caverna` at its start

serve-next-port = Port { $taken } jest zajęty, więc wybrano inny.
serve-open = Otwórz { $address } w przeglądarce.
serve-no-page = Brakuje strony internetowej: zainstaluj Node.js 20 lub nowszy, a potem jeszcze raz caverna (pip install --force-reinstall), albo graj w terminalu: caverna play --terminal
serve-stop = Ctrl-C zatrzymuje serwer.
serve-log = Dziennik jest w { $path }.

### The terminal

terminal-welcome = { $title }. Wpisz ?, aby zobaczyć pomoc.
terminal-titled = { $title }:
terminal-which-game = Która gra?
terminal-prompt = { $question } Enter oznacza { $default }:
terminal-type-number = Wpisz liczbę od { $first } do { $last }.
terminal-you = Ty
terminal-player-number = Gracz { $number }
terminal-thinks = { $name } myśli
terminal-pause = Enter kończy turę, u cofa:
terminal-game-left = Gra została przerwana.
terminal-the-end = Koniec gry
terminal-goal = { $goal }: { $wanted } – { $reached }
terminal-undone = Cofnięto.
terminal-save = Zapisać grę? Wpisz nazwę pliku albo tylko Enter:
terminal-saved = Zapisano jako { $path }.
terminal-no-trades = Nie masz teraz nic do wymiany.

## What was typed wrong

terminal-turn-over = „{ $typed }” nie jest poleceniem, a twoja tura się skończyła.
terminal-no-choice = Nie ma możliwości { $typed }. Wpisz od 1 do { $last }.
terminal-ambiguous = „{ $typed }” może oznaczać: { $choices }
terminal-not-understood = „{ $typed }” nie jest teraz możliwe. Wpisz numer możliwości albo ?, aby zobaczyć pomoc.
terminal-no-player = Nie ma gracza { $typed }. Wpisz od b 1 do b { $last }.
terminal-no-such-thing = Nic nie nazywa się „{ $typed }”. Wpisz i oraz część nazwy.
terminal-nothing-to-undo = Nie ma nic do cofnięcia.
terminal-no-hint = To nie twoja kolej: nie ma czego podpowiadać.
terminal-file-needed = Dodaj nazwę pliku: s mojagra
terminal-not-saved = Nie można zapisać { $path }: { $reason }

## Help

terminal-word-help = pomoc
terminal-word-hint = podpowiedź
terminal-word-undo = cofnij
terminal-word-quit = wyjdź
terminal-help = Wpisz numer możliwości albo jej tekst: „{ $example }”. Wystarczy kilka słów.
terminal-help-help = pokaż tę pomoc
terminal-help-hint = co zrobiłaby sieć neuronowa i dlaczego
terminal-help-trades = możliwe teraz wymiany
terminal-help-undo = cofnij ostatnią decyzję
terminal-help-undo-turn = cofnij całą turę
terminal-help-all = pokaż wszystko jeszcze raz
terminal-help-board = twoja plansza albo plansza gracza 2
terminal-help-for-sale = co można kupić
terminal-help-information = objaśnij pola akcji albo cokolwiek po części nazwy
terminal-help-points = punkty do tej pory
terminal-help-save = zapisz do pliku; caverna play --terminal --resume wznawia
terminal-help-leave = zakończ
terminal-legend-marks = czyja tura; gracz rozpoczynający
terminal-legend-dwarfs = krasnolud w domu, w pracy, z bronią, krasnoludziątko; „/ 2”: miejsce dla 2
terminal-legend-animals = 2 zwierzęta tam, gdzie jest miejsce na 4
terminal-legend-rock = skała
terminal-legend-wall = ściana
terminal-legend-site = tu można postawić ścianę
terminal-legend-covered = zakryty żeton: można go wykuć albo jeszcze nie
terminal-legend-entrance = wejście do jaskini
terminal-legend-rooms = izba do aktywacji; izba, która działa zawsze
terminal-legend-classes = ściany potrzebne izbie: 1, 2 sąsiednie, 2 przeciwległe, 3, 4; żadna
terminal-legend-turns = tura do rozegrania; tura rozegrana

## The table

terminal-player = Gracz
terminal-dwarfs = Krasnoludy
terminal-must-eat = Wyżywienie
terminal-supply = Zapasy
terminal-owed = { $food } w rundzie { $round }
terminal-markers-left = Pozostałe żetony żniw: { $markers }
terminal-round-ends = Koniec rundy:
terminal-room-for = (miejsca { $count })
terminal-draft = Draft
terminal-era-round = { $era }, runda { $round } z { $last }
terminal-left = Pozostało: { $things }
terminal-walls = { $count ->
    [one] { $count } ściana
    [few] { $count } ściany
    [many] { $count } ścian
   *[other] { $count } ściany
}
terminal-turns = Tury
terminal-display = Dostępne izby
terminal-unseen = Jeszcze nieznane
terminal-points-for = Punkty za

## The reference

terminal-then = { $first }, potem { $more }
terminal-anybody = wszyscy
terminal-colour-orange = pomarańczowy
terminal-colour-green = zielony
terminal-colour-yellow = żółty
terminal-colour-blue = niebieski
terminal-back-dwarf = krasnolud
terminal-back-light = jasny rewers
terminal-back-dark = ciemny rewers
terminal-back-printed = nadrukowana
terminal-table-setup = Przygotowanie
terminal-table-options = Opcje
terminal-table-goods = Dobra
terminal-table-spaces = Pola akcji
terminal-table-cards = Karty
terminal-table-harvest = Koniec rund
terminal-table-harvests = Żniwa
terminal-table-markers = Żetony żniw
terminal-table-furnishings = Usprawnienia
terminal-table-loot = Łupy
terminal-table-trades = Wymiany
terminal-table-food-conversion = Żywność
terminal-table-market = Targowisko
terminal-table-home = Plansza gracza
terminal-table-scoring = Punktacja
terminal-table-goal = Cele gry jednoosobowej
terminal-table-modes = Tryby gry
terminal-table-rounds = Rundy
terminal-table-conversions = Żywność
terminal-table-actions = Żetony akcji
terminal-table-bonus-slots = Premie ery II
terminal-table-wall-classes = Ściany wokół izby
terminal-table-rooms = Izby
terminal-table-boards = Plansze jaskiń
terminal-table-additional-cavern = Dodatkowa pieczara
terminal-column-accumulates = Co rundę
terminal-column-action = Akcja
terminal-column-appearance = Odkryty
terminal-column-back = Rewers
terminal-column-beat = Więcej niż
terminal-column-bonus = Premia
terminal-column-cards = Karty
terminal-column-cell = Obszar
terminal-column-cells = Obszary
terminal-column-choices = Możliwości
terminal-column-colour = Kolor
terminal-column-cost = Koszt
terminal-column-eaten-as = Daje
terminal-column-edges = Przejścia
terminal-column-effect = Działanie
terminal-column-end = Koniec
terminal-column-era = Era
terminal-column-eras = Ery
terminal-column-food = Żywność
terminal-column-food-newborn = Krasnoludziątko
terminal-column-for = Za
terminal-column-get = Zysk
terminal-column-gold = Złoto
terminal-column-good = Dobro
terminal-column-goods = Dobra
terminal-column-harvest = Żniwa
terminal-column-limit = Limit
terminal-column-marker = Żeton
terminal-column-markers = Żetony
terminal-column-name = Nazwa
terminal-column-note = Uwaga
terminal-column-number = #
terminal-column-pay = Zapłata
terminal-column-players = Gracze
terminal-column-plural = L. mnoga
terminal-column-points = Punkty
terminal-column-price = Cena
terminal-column-printed = Nadruk
terminal-column-reach = Co najmniej
terminal-column-rock = Skała
terminal-column-round = Runda
terminal-column-rounds = Rundy
terminal-column-set = Zestaw
terminal-column-side = Strona
terminal-column-spaces = Pola
terminal-column-stage = Etap
terminal-column-start = Początek
terminal-column-strength = Siła
terminal-column-symbol = Symbol
terminal-column-turns = Tury
terminal-column-value = Wartość
terminal-column-walls = Ściany
terminal-column-who = Dla kogo

## Hints and reviews

terminal-hint-line = { $action }. Potem: { $line }
terminal-hint-difference = Na koniec, w porównaniu z „{ $other }”: { $changes }
terminal-reviews = Trwa analiza
terminal-review = Analiza
terminal-review-looked = Każda akcja została sprawdzona w { $simulations } symulacjach. Przed i po: oczekiwana przewaga po najlepszej akcji i po tej zagranej; w grze jednoosobowej oczekiwane punkty.
terminal-review-luck = Początek, los i gra dają razem wynik: przewaga oczekiwana na początku, to, co zmienił los, i to, co zmieniły wszystkie decyzje.
terminal-review-worst = Co kosztowało najwięcej
terminal-review-decision = { $number }. { $when }, { $name }: „{ $played }” zamiast „{ $best }”, strata punktów: { $lost }
terminal-review-line = Najlepiej: { $line }
terminal-review-reason = Na koniec dałoby to: { $changes }
terminal-review-turn = Punkt zwrotny: { $when }, { $sentence } Odtąd prowadzi { $name } ({ $change }).
terminal-review-draws = Co najbardziej zmienił los
terminal-review-draw = { $when }: { $told } ({ $changes })
terminal-review-lead = Oczekiwana przewaga: { $name }
terminal-review-points = Oczekiwane punkty
terminal-review-ahead = Prowadzi { $name }
terminal-review-lost = strata: { $lost }, na decyzję: { $mean }
terminal-column-after = Po
terminal-column-before = Przed
terminal-column-best = Najlepiej
terminal-column-decisions = Decyzje
terminal-column-lead = Przewaga
terminal-column-lost = Strata
terminal-column-luck = Los
terminal-column-mean = Średnia strata
terminal-column-play = Gra
terminal-column-played = Zagrano
terminal-column-result = Wynik

## Help of the commands of players

help-usage = Użycie:
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-required = [wymagane]
help-default = [domyślnie: { $value }]
help-help = Pokaż tę pomoc i zakończ.
help-caverna = Nieoficjalne cyfrowe wydanie dwóch gier: { game-cave-farmers } oraz { game-cave-vs-cave }.
help-version = Pokaż wersję i zakończ.
help-install-completion = Zainstaluj uzupełnianie dla tej powłoki.
help-show-completion = Pokaż uzupełnianie dla tej powłoki, by je skopiować lub dostosować.
help-simulate = Rozegraj wiele gier i pokaż podsumowanie: decyzje, punkty na każdym miejscu, szybkość. Graczy komputerowych porównuje arena.
help-arena = Rozegraj gry między graczami komputerowymi i porównaj ich.
help-tune = Dostrój ocenę graczy komputerowych, każąc im grać ze sobą.
help-learn = Trenuj sieć, każąc jej grać ze sobą.
help-admin = Zadania osoby, która prowadzi serwer.
help-language = Język: { $languages }. Domyślnie: z ustawień systemu.
help-file = Zapisana gra.
help-as-json = Wypisz JSON zamiast tabel.
help-reference = Pokaż tabele gry: pola akcji, budowle, koszty, efekty i punkty.
    .more = Albo znajdź coś w zasadach, albo zapisz ściągawkę.
help-reference-game = Gra: { $games }.
help-reference-players = Tylko wiersze dla tej liczby graczy.
help-reference-find = Co zasady mówią o tych słowach albo o tym pytaniu.
help-reference-aid = Zapisz dwustronicową ściągawkę do pliku HTML, do druku. Wymaga --players.
help-play = Graj samodzielnie albo z graczami komputerowymi, w przeglądarce albo z --terminal.
    .more = W przeglądarce wszystko wybierasz na stronie. W terminalu możliwości są ponumerowane; możesz je też wpisywać w notacji. Wpisz ?, aby zobaczyć wszystkie polecenia: cofanie, zapis, plansze, usprawnienia na sprzedaż i punkty.
help-play-terminal = Graj w terminalu zamiast w przeglądarce.
help-play-game = Gra: { $games }. Domyślnie program pyta.
help-play-players = Liczba graczy. Domyślnie: 2.
help-play-seat = Twoje miejsce; powtórz, jeśli gra kilka osób. Domyślnie: 1.
help-play-seed = Ziarno losowania: dowolny tekst. To samo ziarno daje te same karty.
help-play-bots = Gracz komputerowy na pozostałych miejscach; powtórz, żeby podać go dla każdego. Poziomy gry: { $levels }. Programy: { $bots }; z opcjami: { $example }. Własny: { $file } albo { $module }. { $nobody }, jeśli wszędzie grają ludzie. Domyślnie: { $default }.
help-play-resume = Kontynuuj zapisaną grę.
help-play-option = Opcja gry, na przykład furnishings=introductory albo mode=era-1. Można powtarzać.
help-hint = Pokaż, jak gracz komputerowy ocenia każdą akcję w zapisanej grze, od najlepszej.
    .more = `net` ocenia wszystkie dozwolone akcje. Przy trzech najlepszych pokazuje też, jak jego zdaniem potoczy się gra i co zmieni się w końcowej punktacji.
help-hint-bot = Kogo zapytać. Poziomy gry: { $levels }. Programy: { $bots }; z opcjami: { $example }. Własny: { $file } albo { $module }.
help-hint-at = Pozycja po tylu akcjach. Domyślnie: ostatnia.
help-review = Przeanalizuj zapisaną grę: ile każda decyzja straciła względem najlepszej, ze szczęściem policzonym osobno.
    .more = Sieć neuronowa sprawdza każdą decyzję i każde losowanie.
help-review-sims = Liczba symulacji dla każdej akcji.
help-review-svg = Narysuj obraz do pliku SVG.
help-review-weights = Plik sieci. Domyślnie: ta z pakietu.
help-serve = Uruchom serwer, na którym grają ludzie i gracze komputerowi, przez HTTP i WebSocket. Zatrzymuje go Ctrl-C.
help-serve-host = Adres nasłuchu; 0.0.0.0 dla wszystkich interfejsów.
help-serve-port = Port nasłuchu. Domyślnie: 8080 albo następny wolny.
help-serve-workers = Liczba procesów serwera; więcej niż jeden wymaga PostgreSQL.
help-serve-role = Dla kogo są procesy: people, bots albo all. Dwa pierwsze wymagają PostgreSQL.
help-serve-database = sqlite:///FILE albo postgresql://USER@HOST/NAME. Domyślnie: CAVERNA_DATABASE_URL albo plik w folderze danych.
help-serve-open-page = Otwórz stronę w przeglądarce.
help-serve-proxies = Adresy serwerów pośredniczących, po przecinku, których nagłówkowi X-Forwarded-For można ufać.
help-serve-log-level = debug, info, warning albo error.
help-serve-log-format = json: dziennik na stderr. auto: tak samo, ale do pliku, jeśli to terminal.

## Errors of the command line. The English is that of the code: each is one line, without selectors.

fault-missing-extra = Brakuje pakietu { $package }: { $command }
fault-pure = Zasady działają w czystym Pythonie, trzydzieści razy wolniej niż skompilowane: zainstaluj kompilator C (apt-get install gcc python3-dev albo xcode-select --install), a potem jeszcze raz caverna (pip install --force-reinstall).
fault-usage = { $fault } (zobacz { $command })
fault-no-option = nie ma opcji { $option }
fault-like-options = nie ma opcji { $option }; podobne opcje: { $names }
fault-missing-argument = brakuje argumentu { $name }
fault-missing-option = brakuje opcji { $name }
fault-extra-arguments = zbędne argumenty: { $arguments }
fault-bad-value = zła wartość { $name }: { $reason }
fault-least = musi wynosić co najmniej { $least }
fault-most = może wynosić najwyżej { $most }
fault-integer = musi to być liczba całkowita
fault-float = musi to być liczba
fault-needs-value = opcja { $name } wymaga wartości
fault-no-command = nie ma polecenia { $name }
fault-like-commands = nie ma polecenia { $name }; podobne polecenia: { $names }
fault-no-game = nie ma gry { $name }: wybierz { $choices }
fault-no-bot = nie ma gracza komputerowego { $name }: wybierz { $choices }
fault-no-bot-or-module = nie ma gracza komputerowego ani modułu { $name }: wybierz { $choices } albo { $place }
fault-no-language = nie ma języka { $name }: wybierz { $choices }
fault-no-step = w tej grze nie ma kroku { $number }: wybierz od 0 do { $last }
fault-players-to = players={ $players }: { $game } jest dla { $first }–{ $last } graczy
fault-players-or = players={ $players }: { $game } jest dla { $first } lub { $last } graczy
fault-no-game-option = { $game } nie ma opcji { $name }: wybierz { $choices }
fault-value = { $name }={ $value }: wybierz { $choices }
fault-mode-solo = mode={ $value }: przy 1 graczu wybierz { $choices }
fault-mode = mode={ $value }: przy { $players } graczach wybierz { $choices }
fault-option-form = --option { $pair }: napisz nazwa=wartość
fault-option-players = --option { $pair }: liczbę graczy podaj w --players
fault-option-twice = --option { $pair }: { $name } podano dwa razy
fault-terminal-only = te opcje są do terminala: dodaj --terminal albo wybierz je na stronie
fault-resume = --resume: pomiń --game, --players i --option, bo zawiera je zapisana gra
fault-aid = --aid: podaj liczbę graczy w --players
fault-no-folder = --svg { $path }: nie ma folderu { $folder }
fault-not-written = nie można zapisać { $path }: { $reason }
fault-no-seat = --seat { $seat }: ta gra ma miejsca od 1 do { $last }
fault-bots = --bots: graczy komputerowych { $bots }, miejsc { $seats }; podaj jednego dla wszystkich albo po jednym dla każdego
fault-chance-decides = { $file }: tu decyduje los; inną pozycję wybiera --at
fault-nothing-to-decide = { $file }: nie ma tu czego decydować, gra jest skończona; inną pozycję wybiera --at
fault-no-hints = gracz komputerowy { $bot } nie może podpowiadać: nie ocenia akcji
fault-bot-class = gracz komputerowy { $bot }: nie ma klasy { $name } w { $source }
fault-bot-file = gracz komputerowy { $bot }: nie ma takiego pliku
fault-bot-option = gracz komputerowy { $bot }: nieznana opcja { $name }; jego opcje to { $options }
fault-bot-no-options = gracz komputerowy { $bot }: nieznana opcja { $name }; nie ma on opcji
fault-bot-no-value = gracz komputerowy { $bot }: { $name } nie ma wartości; napisz { $example }
fault-bot-twice = gracz komputerowy { $bot }: { $name } podano dwa razy
fault-bot-whole = gracz komputerowy { $bot }: { $name } musi być liczbą całkowitą, a nie { $value }
fault-bot-number = gracz komputerowy { $bot }: { $name } musi być liczbą, a nie { $value }
fault-range = { $name }={ $value }: możliwe od 1 do { $most }
fault-noise = noise={ $value }: możliwe od 0 do { $most }
fault-budget = sims={ $sims }, seconds={ $seconds }: podaj symulacje albo sekundy, nie jedno i drugie
fault-seconds = seconds={ $seconds }: możliwe więcej niż 0 i najwyżej { $most }
fault-profile = profile={ $name }: profile gry { $game } to { $options }
fault-weights = { $path } nie jest plikiem wag: { $reason }
fault-other-weights = { $path } nie pasuje do gry { $game }: cechy { $setting } nie są takie jak w tej wersji
fault-network = { $path } nie jest siecią: { $reason }
fault-no-network = ten pakiet nie zawiera sieci do gry { $game }
fault-other-network = ta sieć nie jest do gry { $game } z tyloma graczami: { $players }
fault-in-file = { $file }: { $fault }
fault-unread = nie można odczytać pliku: { $reason }
fault-no-file = nie ma takiego pliku ani folderu
fault-permission = brak uprawnień
fault-folder = to jest folder
fault-not-folder = to nie jest folder
fault-disk-full = brak miejsca na dysku
fault-no-address = to nie jest adres tej maszyny
fault-unknown-host = nieznana nazwa
fault-not-utf8 = plik nie jest tekstem w UTF-8: bajt { $byte } jest niepoprawny
fault-not-json = to nie jest JSON albo plik jest ucięty: wiersz { $line }, kolumna { $column }
fault-too-large = to za duże na zapisaną grę: ponad { $limit } bajtów
fault-not-a-saved-game = to nie jest zapisana gra: potrzebny jest obiekt JSON, w którym { $field } to { $value }
fault-half = { $value } nie jest liczbą całkowitą ani połówką
fault-whole = { $value } nie jest liczbą całkowitą o najwyżej 18 znakach
fault-positive = { $field } musi być dodatnią liczbą całkowitą, a nie { $value }
fault-newer = { $field } to { $version }, z nowszej wersji programu caverna: ta czyta do { $newest }
fault-wrong-game = game musi być { $choices }, a nie { $value }
fault-missing-field = brakuje { $field }
fault-unknown-field = { $field } nie jest polem zapisanej gry
fault-object = { $field } musi być obiektem, a nie { $value }
fault-list = { $field } musi być listą, a nie { $value }
fault-field-twice = { $field } występuje dwa razy
fault-in-options = opcje: { $fault }
fault-option-value = opcje: { $option } nie może być { $value }
fault-other-end = { $field } to { $value }, ale akcje prowadzą do { $other }
fault-nested = dokument jest zbyt głęboko zagnieżdżony
fault-names = players: imion { $names }, a graczy { $players }
fault-name = players: { $name } musi być imieniem od 1 do { $limit } znaków
fault-name-character = players: { $name } zawiera niedozwolony znak
fault-in-action = akcja { $number } z { $count }, { $action }: { $fault }
fault-action-text = akcja musi być tekstem o najwyżej { $limit } znakach
fault-not-an-action = { $action } nie jest akcją: { $fault }
fault-illegal = { $action } nie jest teraz dozwolone: { $fault }
fault-expected = możliwości: { $actions }
fault-expected-more = możliwości: { $actions } i inne ({ $more })
fault-over = gra jest skończona
fault-database = nieobsługiwana baza danych { $scheme }://; użyj sqlite:///FILE albo postgresql://USER@HOST/NAME
fault-mail-server = { $variable }: napisz smtps://USER:PASSWORD@HOST, smtp:// albo smtp+plain://
fault-mail-settings = { $variable } wymaga { $address }=https://... i { $sender }=NAZWA <USER@HOST>
fault-page-address = { $variable }={ $value }: napisz na przykład https://caverna.example.org
fault-choice = { $option } { $value }: wybierz { $choices }
fault-postgresql = { $option } { $value }: kilka procesów wymaga PostgreSQL (--database postgresql://...)
fault-limit = { $variable }={ $value }: limit musi być dodatnią liczbą całkowitą
fault-ports = porty od { $first } do { $last } są zajęte: wybierz inny za pomocą --port
fault-port = port { $port } jest zajęty: zatrzymaj to, co tam działa, albo wybierz inny, --port { $other }
fault-listen = --host { $host } --port { $port }: { $reason }
fault-database-folder = { $path } to folder: podaj w --database plik w nim
fault-database-no-folder = folder { $path } nie istnieje: utwórz go albo podaj inny w --database
fault-database-owner = ten użytkownik nie może zapisywać { $path }: zmień właściciela albo podaj inny plik w --database
fault-database-foreign-file = { $path } nie jest bazą danych programu caverna: podaj inny plik w --database
fault-database-damaged = { $path } jest uszkodzony: przywróć kopię zapasową albo podaj inny plik w --database
fault-database-foreign = ta baza danych należy do innego programu: podaj inną w --database
fault-database-newer = tę bazę danych zapisała nowsza wersja programu caverna: zaktualizuj tę albo przywróć kopię zapasową
fault-database-unusable = { $path } nie nadaje się na bazę danych ({ $reason }): podaj inną w --database
fault-asyncpg = PostgreSQL wymaga pakietu asyncpg: { $command }
fault-postgresql-unusable = PostgreSQL pod { $address } nie działa ({ $reason }): uruchom go albo popraw adres, nazwę i hasło

### The page

## Everywhere

page-title = Kawerna
page-language = Język
page-menu = Menu
page-close = Zamknij
page-theme = Kolory
page-theme-system = Jak w systemie
page-theme-light = Jasne
page-theme-dark = Ciemne
page-sound = Dźwięk
page-sound-off = Wyłączony
page-sound-quiet = Cichy
page-sound-full = Pełny
page-to-the-start = Na stronę główną
page-lost = Tu nic nie ma
page-no-entry = Nie można pokazać tego stołu
page-a-moment = Chwileczkę…
page-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
page-connection-lost = Połączenie przerwane, ale nic z gry nie przepadło. Próbujemy je odzyskać.
page-download = Zapisz tę grę
page-rules = Zasady
page-art = Rysunki
page-art-size = Rozmiar
page-art-furnishing = Usprawnienia
page-art-room = Izby
page-art-space = Pola akcji
page-art-action = Żetony akcji
page-art-scene = Wielkie chwile
page-art-land = Teren
page-art-good = Dobra
page-art-animal = Zwierzęta
page-art-person = Krasnoludy
page-art-face = Twarze
page-art-loot = Łupy
page-art-icon = Ikony
page-art-prop = Rzeczy w scenach

## A game being played

page-over = Koniec gry
page-your-turn = Twoja kolej
page-turn-of = Teraz gra { $name }
page-waiting = Czekamy na ruch: { $name }
page-waiting-busy = Czekamy na ruch: { $name } (wszyscy gracze komputerowi są zajęci)
page-undo = Cofnij
page-undo-turn = Cofnij turę
page-confirm = Zakończ turę
page-confirm-draw = Tak, dalej
page-as-list = Jako lista ({ $count })
page-areas = Części stołu
page-area-board = Pola akcji
page-area-home = Plansza gracza
page-area-shelf = Dobra
page-area-rivals = Przeciwnicy
page-area-recap = Od mojej ostatniej tury
page-area-market = Usprawnienia
page-tab-board = Akcje
page-tab-rivals = Inni
page-tab-log = Dziennik
page-all-choices = Wszystkie możliwości
page-hint-cost = Skorzystać z podpowiedzi?
    .effect = Ta gra może jeszcze trafić na tablicę honorową. Po podpowiedzi już nie będzie mogła. To pytanie pojawia się tylko raz.
page-hint-cost-no = Gram bez podpowiedzi
page-hint-cost-yes = Pokaż podpowiedź
page-hint-rank = Podpowiedź, wybór { $rank }:
page-hint-explained = { $opponents ->
    [0] Najlepsze wybory i punkty, jakich możesz oczekiwać na końcu.
   *[other] Najlepsze wybory i przewaga nad najlepszym przeciwnikiem, jakiej możesz oczekiwać na końcu.
}
page-hint-compared = + i −: twoje punkty w kategoriach w porównaniu z najlepszym innym wyborem.
page-since = Od twojej ostatniej tury
page-since-nothing = Nic nowego.
page-begged = { $name } nie może wyżywić wszystkich: { $markers }
page-show-again = Pokaż jeszcze raz
page-unread = Nieprzeczytane wiadomości: { $count }
page-keys = Klawisze
page-key-choice = wybierz to, przy czym jest ten klawisz
page-key-end = zakończ turę albo tę jej część
page-key-undo = cofnij decyzję
page-key-undo-turn = cofnij turę
page-key-hint = podpowiedź
page-key-trades = otwórz wymiany
page-key-market = otwórz usprawnienia albo izby
page-key-list = pokaż wszystkie możliwości jako listę
page-key-turn = obróć żeton
page-key-help = te klawisze
page-key-back = zamknij albo cofnij pierwsze kliknięcie
page-key-tab = przejdź do następnej rzeczy; wybierz ją
page-key-arrows = obróć żeton albo przejdź na sąsiednie pole; połóż go
page-hint = Podpowiedź
page-worth = ≈ { $points }
page-trades = Wymiany
page-play-forced = Graj za mnie, gdy mam tylko jedną możliwość
page-ask-confirm = Pytaj mnie, zanim skończy się moja tura
page-leave-to-bot = Odejdź i oddaj miejsce graczowi komputerowemu
page-leave-open = Odejdź i zostaw wolne miejsce
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
page-total = Razem
page-labelled = { $what }: { $told }
page-starting-player = Gracz rozpoczynający
page-present = przy stole
page-away = poza stołem
page-open-seat = Wolne miejsce
page-show-board = Pokaż planszę tego gracza
page-looking-back = Krok { $step } z { $steps }
page-back-to-now = Wróć do bieżącej sytuacji
page-replay = Obejrzyj grę od początku
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-say = Napisz coś do graczy
page-chat-send = Wyślij
page-tab-home = Dom
page-tab-market = Izby
page-panel-log = Dziennik
page-panel-scores = Punkty
page-panel-chat = Rozmowa

## The Cave Farmers on the page

page-round = Runda { $round } z { $last }
page-round-short = Runda { $round }
page-harvests = Rundy i żniwa
page-card-back = Zakryta jeszcze karta etapu { $stage }
page-rounds = rundy { $first }–{ $last }
page-link-and-or = i/lub
page-link-and-then = potem
page-link-and-then-or = potem/lub
page-link-either-or = albo
page-link-or = /
page-part-all = całość
page-part-per = za
page-part-with = z
page-expedition = Wyprawa poziomu { $level }
page-loot-left = Do wzięcia jeszcze: najwyżej { $count }
page-grows = +{ $count } co rundę
page-grows-each = po +{ $count } co rundę
page-grows-first = { $first }, gdy puste, potem { $more }
page-grows-mixed = { $first }, potem { $more }
page-not-played = Runda { $round } nie jest grana
page-pace = Ruchy innych
page-pace-off = od razu
page-pace-fast = szybko
page-pace-normal = normalnie
page-pace-slow = powoli
page-fence-price = { $wood ->
    [one] { $wood } drewno
   *[other] { $wood } drewna
}
page-food-short = brakuje { $food }
page-stands-here = Stoi tu { $name }
page-taken-by-you = Stoi tu już twój krasnolud.
page-taken-by = To pole zajmuje już { $name }.
page-not-here = Można wybrać tylko podświetlone obszary.
page-not-here-tile = Żeton kładzie się na pustych obszarach, obok tego, co już masz na planszy.
page-forge-short = Masz na to za mało rudy.
page-loot-taken = Ten łup już masz.
page-about = Informacje: { $name }
page-food-owed = Żywność do oddania po rundzie { $round }: { $food }
page-room-for-dwarfs = { $count ->
    [one] Miejsce dla { $count } krasnoluda
   *[other] Miejsce dla { $count } krasnoludów
}
page-dwarf-newborn = Krasnoludziątko
page-dwarf-at-work = { $strength ->
    [0] Krasnolud przy pracy, bez broni
   *[other] Krasnolud przy pracy, siła { $strength }
}
page-dwarf-at-home = { $strength ->
    [0] Krasnolud w domu, bez broni
   *[other] Krasnolud w domu, siła { $strength }
}
page-colour-orange = Izby mieszkalne
page-colour-green = Przydatne
page-colour-yellow = Na punkty
page-filter = Filtr
page-filter-all = Wszystkie: { $count }
page-filter-affordable = Stać mnie: { $count }
page-find = Szukaj
page-no-cavern = Brak wolnej pieczary
page-covered = Żywność: { $food } z { $owed }

## Cave vs Cave on the page

page-cave-rounds = Rundy i liczba tur w każdej z nich
page-cave-round-turns = { $turns ->
    [one] Runda { $round }: { $turns } tura na gracza.
    [few] Runda { $round }: { $turns } tury na gracza.
    [many] Runda { $round }: { $turns } tur na gracza.
   *[other] Runda { $round }: { $turns } tury na gracza.
}
page-cave-turns-each = { $turns ->
    [one] { $turns } tura na gracza
    [few] { $turns } tury na gracza
    [many] { $turns } tur na gracza
   *[other] { $turns } tury na gracza
}
page-cave-turns-left = { $count ->
    [one] jeszcze { $count } tura
    [few] jeszcze { $count } tury
    [many] jeszcze { $count } tur
   *[other] jeszcze { $count } tury
}
page-cave-tiles = Żetony akcji
page-cave-taken = Zajęty: { $name }
page-cave-back = Żeton z oznaczeniem { $back } na odwrocie, odkrywany w rundzie { $round }
page-cave-slot-back = Żeton ery II, odkrywany w rundzie { $round }
page-cave-bonus = Premia:
page-cave-draft-first = Najpierw dobieracie izby do swoich jaskiń. Żetony akcji pojawią się z początkiem ery II.
page-cave-free = za darmo
page-cave-works-orange = Po aktywacji:
page-cave-works-blue = Zawsze:
page-cave-reachable = można tu wykuć
page-cave-fits = pasuje tu { $room }
page-cave-fits-cells = Pasuje na { $cells }
page-cave-fits-nowhere = Jeszcze nigdzie nie pasuje
page-cave-goods-short = Brakuje: { $goods }
page-cave-walls-short = { $count ->
    [one] Brakuje { $count } ściany: { $cells }
    [few] Brakuje { $count } ścian: { $cells }
    [many] Brakuje { $count } ścian: { $cells }
   *[other] Brakuje { $count } ściany: { $cells }
}
page-cave-wants = Ściany: { $walls }
page-cave-used = Już użyte
page-cave-edge = { $label }: { $cells }
page-cave-stack = { $goods }, najwyżej { $limit }
page-cave-all-rooms = Wszystkie izby ({ $count })
page-cave-for-sale = Dostępne izby
page-cave-when-used = po aktywacji
page-cave-always = zawsze
page-cave-by-itself = działa sama
page-cave-walls-left = { $count ->
    [one] { $count } ściana w zapasie
    [few] { $count } ściany w zapasie
    [many] { $count } ścian w zapasie
   *[other] { $count } ściany w zapasie
}
page-cave-private-walls = { $count ->
    [one] { $count } własna ściana na draft
    [few] { $count } własne ściany na draft
    [many] { $count } własnych ścian na draft
   *[other] { $count } własnej ściany na draft
}
page-cave-spare = Dodatkowa pieczara: dla osoby, która pierwsza zapełni swoją jaskinię
page-cave-pile = { $count ->
    [one] { $count } żeton w stosie ery { $era ->
        [1] I
       *[2] II
    }
    [few] { $count } żetony w stosie ery { $era ->
        [1] I
       *[2] II
    }
    [many] { $count } żetonów w stosie ery { $era ->
        [1] I
       *[2] II
    }
   *[other] { $count } żetonu w stosie ery { $era ->
        [1] I
       *[2] II
    }
}
page-cave-display-empty = W ofercie nie ma izb. Nowe pojawią się po wykuwaniu.
page-cave-unseen = { $count ->
    [one] { $count } izba, której nikt jeszcze nie widział
    [few] { $count } izby, których nikt jeszcze nie widział
    [many] { $count } izb, których nikt jeszcze nie widział
   *[other] { $count } izby, których nikt jeszcze nie widział
}
page-cave-pool = Izby, które działają dla obu stron
page-cave-three-goods = { $count ->
    [one] Jeszcze jedno dobro
    [few] Jeszcze { $count } dobra
    [many] Jeszcze { $count } dóbr
   *[other] Jeszcze { $count } dobra
}
page-cave-drafted = { $points } z { $goal } punktów
## The boards, homes and decisions of The Cave Farmers on the page

page-board-main = Plansza główna
page-cards-of-stage = Karty etapu { $stage }
page-markers-left = Żetony żniw, które mogą się jeszcze pojawić
page-strength = Siła { $strength }
page-dwarf-next = (teraz jego kolej)
page-bonus = Za pierwszy żeton na tym obszarze: { $goods }
page-room = { $count ->
    [one] Miejsce dla { $count } zwierzęcia
   *[other] Miejsce dla { $count } zwierząt
}
page-turn-tile = Obróć żeton (F)
page-affordable = Stać cię na to
page-points-vary = Punkty zależą od tego, co masz
page-would-beg = Żetony żebrania, jeśli teraz wyżywisz rodzinę: { $count }
page-all-fed = Wystarczy dla wszystkich
page-ways-to-pay = Sposoby pełnej zapłaty
page-pay-with = Oddaj: { $goods }
page-usual = zalecane
page-keeps-animals = zachowuje wszystkie zwierzęta hodowlane
page-keeps-crops = zachowuje zboże i warzywa
page-keeps-treasure = zachowuje złoto i rubiny
page-payment-points = { $points ->
    [0] nie kosztuje punktów
    [one] kosztuje { $points } punkt
    [few] kosztuje { $points } punkty
    [many] kosztuje { $points } punktów
   *[other] kosztuje { $points } punktu
}
page-food-from = Żywność z twoich zapasów
page-less = Mniej: { $good }
page-more = Więcej: { $good }
page-trade-these = Przetwórz na żywność:
page-no-young = Bez młodych: { $animal }
page-without-room = Brak miejsca na:

## Where one begins

page-welcome = Wybierz grę i siadaj do stołu. Nie trzeba zakładać konta.
page-one-mountain = Jedna góra, dwie gry.
page-play-against = Zagraj od razu z
page-set-up = Przygotuj grę
page-unofficial = Nieoficjalne wydanie stworzone przez graczy, z własnymi rysunkami i własnymi słowami.
page-try-again = Spróbuj ponownie
page-learn = Ucz się, grając
page-play-now = Graj
page-open-table = Otwórz stół
page-how-many = Ilu graczy?
page-who-plays = Kto gra?
page-your-name = Twoje imię
page-guest = Gość
page-seat = Miejsce { $number }
page-a-person = Ktoś inny
    .effect = Miejsce zostaje wolne; dostaniesz link do wysłania.
page-computer = Gracz komputerowy
page-who-may-come = Kto może dołączyć?
page-by-link = Osoby, które mają link
    .effect = Ten stół znajdą tylko ci, którym wyślesz link.
page-public = Każdy
    .effect = Stół jest na liście na stronie głównej i każdy może do niego usiąść.
page-clock = Limit czasu
    .effect = Gdy graczowi skończy się czas, jego miejsce zajmuje gracz komputerowy.
page-clock-none = Bez limitu
page-more-tables = Pokaż więcej ({ $count })
page-clock-quick = 15 minut dla każdego i 15 sekund na turę
page-clock-calm = 45 minut dla każdego i 30 sekund na turę
page-clock-day = Dzień na turę
page-clock-week = Tydzień na turę
page-more-options = Więcej
page-draw-lots = Wylosuj moje miejsce
page-allow-hints = Pozwól na podpowiedzi
    .effect = Każdy może zapytać, co zrobiłby silny gracz komputerowy.
page-seed = Ziarno losowości
    .effect = Dowolne słowo: to samo odkrywa te same karty w tej samej kolejności. Zostaw puste, by grać losowo.
page-my-tables = Moje stoły
page-waits-for-players = Czeka na graczy
page-continue = Graj dalej
page-forget = Usuń z mojej listy
page-open-tables = Otwarte stoły
page-no-open-tables = Nikt teraz nie czeka. Otwórz stół, a ktoś cię znajdzie.
page-being-played = Trwające gry
page-with-bank = { $minutes } min dla każdego i { $more } s na turę
page-with-days = { $days ->
    [one] dzień na turę
    [few] { $days } dni na turę
   *[many] { $days } dni na turę
}
page-join = Dołącz
page-watch = Oglądaj
page-saved-game = Zapisana gra
    .effect = Obejrzyj ją od pierwszego do ostatniego kroku albo graj dalej od miejsca, w którym stanęła.
page-choose-file = Wybierz plik
page-not-a-saved-game = „{ $name }” nie jest zapisaną grą w Kawernę. Wybierz plik, którego nazwa kończy się na .caverna.json.
page-steps-played = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}
page-look = Obejrzyj
page-go-on = Graj dalej od tego miejsca
page-go-on-as = jako
page-against = przeciwnik:

## Before a game

page-missing-players = { $count ->
    [one] Brakuje jednego gracza
   *[other] Brakuje { $count } graczy
}
page-you = ty
page-give-to = Oddaj: { $name }
page-take-a-seat = Usiądź przy stole
page-which-seat = Które miejsce?
page-any-seat = Dowolne
page-sit-down = Usiądź
page-or-watch = Możesz też zostać na tej stronie i oglądać: gra zacznie się, gdy nie będzie wolnych miejsc.
page-invite = Zaproś innych tym linkiem
page-copy = Kopiuj
page-copied = Skopiowano
page-share = Udostępnij
page-fill-all = Zapełnij wolne miejsca i zacznij grę
page-get-up = Odejdź od stołu
page-foreign-seat = Ten link nie pasuje do żadnego miejsca przy tym stole
    .effect = Miejsce mógł zająć ktoś inny albo link jest niepełny. Skopiuj go jeszcze raz na drugim urządzeniu albo oglądaj grę.
page-seat-gone = Twoje miejsce zajął ktoś inny. Teraz oglądasz grę.

## During and after a game

page-step-back = Krok wstecz
page-step-on = Krok naprzód
page-play = Odtwarzaj
page-pause = Pauza
page-chance = Los
page-preparation = Przed pierwszą rundą
page-the-end = Na koniec
page-era-round = Era { $era }, runda { $round }
page-skip = Pomiń
page-skips = pomija { $step }
page-stop-tile = Pomiń żeton
page-stop-part = Pomiń resztę
page-stop-expedition = Bez wyprawy
page-stop-second-expedition = Bez drugiej wyprawy
page-stop-furnish = Nic nie buduj
page-stop-imitate = Nic nie imituj
page-stop-sow = Nie siej więcej
page-stop-loot = Dość łupów
page-stop-sell-ore = Zachowaj rudę
page-stop-buy = Nie kupuj więcej
page-stop-room = Żadnej
page-build-where = { $thing }: gdzie ma powstać?
page-scene-reap = Zbiory z pól
page-scene-meal = Rodziny zasiadają do stołu
page-scene-young = Rodzą się młode
page-harvest-reap = Zbiory
page-harvest-meal = Posiłek
page-harvest-young = Rozmnażanie
page-harvest-grows = Rośnie jeszcze:
page-harvest-bare = Na twoich polach nic nie rośnie.
page-harvest-pairs = Po posiłku pary mają młode, jeśli jest na nie miejsce:
page-harvest-no-pairs = Nie masz pary zwierząt.
page-harvest-fold = Pokaż stół
page-harvest-unfold = Pokaż żniwa
page-scene-card = Odkryto: { $name }
page-scene-era = Zaczyna się druga era
page-scene-draft = Izby rozdzielone, zaczyna się pierwsza runda
page-play-on = Graj dalej od tego miejsca
page-save-picture = Zapisz obraz
page-you-watch = oglądasz
page-invite-to-watch = Link do tego stołu
page-other-device = Graj dalej na innym urządzeniu
    .effect = Otwórz tam ten link. Nie pokazuj go nikomu: kto go ma, może grać za ciebie.
page-chat-players-only = Usiądź przy stole, żeby porozmawiać.
page-points-for = { $points }: { $for }
page-chart = Punkty runda po rundzie
page-points-alone = { $points ->
    [one] Masz { $points } punkt
    [few] Masz { $points } punkty
    [many] Masz { $points } punktów
   *[other] Masz { $points } punktu
}
page-you-win = Wygrywasz!
page-wins = Wygrywa { $name }
page-shared-victory = Wspólne zwycięstwo: { $names }
page-ended-early = Ktoś odszedł od stołu albo skończył mu się czas, więc wygrywa ten, kto został. To punkty z tamtej chwili.
page-no-result = Czas minął, więc nie ma wyniku. To punkty z tamtej chwili.
page-review = Przeanalizuj ruchy
    .effect = Silny gracz komputerowy jeszcze raz przygląda się każdej decyzji.
page-review-pending = Przeanalizowane kroki: { $done } z { $steps }…
page-review-open = Otwórz całą analizę
page-review-result = Wróć do wyniku
page-review-looked = Symulacje na ruch: { $simulations }
page-review-whose = Czyje oceny pokazać
page-review-lead = Oczekiwana przewaga, decyzja po decyzji
page-review-points = Oczekiwane punkty, decyzja po decyzji
page-review-ahead = Prowadzi { $name }
page-review-number = { $number } z { $count }
page-review-first = Pierwsza decyzja
page-review-back = Poprzednia decyzja
page-review-on = Następna decyzja
page-review-last = Ostatnia decyzja
page-review-mark-before = Poprzednia ocena
page-review-mark-next = Następna ocena
page-review-before = Przed
page-review-after = Po
page-review-home = Dom: { $name }
page-review-when = { $round }, { $name }, tura { $turn }
page-review-cost = strata: { $points }
page-review-only = jedyny dobry ruch
page-review-played = Zagrano
page-review-played-best = Zagrano i nic nie było lepsze
page-review-best = Najlepiej
page-review-worth = oczekiwana przewaga
page-review-worth-alone = oczekiwane punkty
page-review-why = Co najlepszy ruch daje na koniec
    .effect = (średnio; punkt lub dwa to kwestia losu)
page-review-line = Najlepszy dalszy ciąg
page-review-likely = (szansa: { $share })
page-review-gain = { $points ->
    [one] { $signed } punkt
    [few] { $signed } punkty
    [many] { $signed } punktów
   *[other] { $signed } punktu
}
page-review-luck = Ile dał los, a ile gra
    .effect = Los to wszystko, co odkryto, a gra to decyzje wszystkich graczy.
page-review-part-start = na początku
page-review-part-play = gra
page-review-part-luck = los
page-review-part-result = wynik
page-review-summary = Podsumowanie
page-review-quality = Decyzje według jakości
page-review-lost = utracone punkty
page-review-mean = na decyzję
page-grade-best = najlepsza
page-grade-good = dobra
page-grade-doubtful = wątpliwa
page-grade-mistake = błąd
page-grade-blunder = gruby błąd
page-expected = Spodziewany wynik
    .effect = Końcowy wynik, jakiego każdy mógł oczekiwać, runda po rundzie.
page-worst = Gdzie przepadło najwięcej punktów
    .of = Najwięcej straconych punktów: { $name }
page-worst-none = Prawie nic nie przepadło. Dobra gra!
    .of = { $name }: prawie nic nie przepadło.
page-best-moves = Twoje najlepsze ruchy
    .of = Najlepsze ruchy: { $name }
page-better = Lepiej: { $action }
page-jump = Zobacz
page-turning-point = Przejdź do punktu zwrotnego
page-rematch = { $name } proponuje rewanż.
page-rematch-go = Przejdź do rewanżu
page-again = Jeszcze raz
page-more-than-points = ponad { $points } punktów
page-at-least-points = { $points } punktów lub więcej
page-reached = osiągnięty
page-not-reached = nieosiągnięty
page-walls = Ściany:
page-piles-up = Co rundę: { $goods }
page-piles-up-first = Co rundę: jeśli pole jest puste, { $first }, w przeciwnym razie { $more }

## Guided games

lesson-guide = Grim
lesson-puzzle = Łamigłówka { $number }
    .text = Pozycja z prawdziwej partii. Osiągnij cel na czas. Da się to zrobić: rozwiązanie zostało sprawdzone.
    .hint = Pomyśl od końca: co musi dać ostatnia tura i czego do tego potrzeba?
lesson-until = Do końca rundy { $round }
lesson-until-era-2 = Do końca rundy { $round } ery II
lesson-at-end = Na koniec rundy { $round }
lesson-at-end-era-2 = Na koniec rundy { $round } ery II
lesson-wants-score = Punkty: { $points }
lesson-wants-begging = Nikt nie żebrze
lesson-wants-dwarfs = { $count ->
        [one] { $count } krasnolud
        [few] { $count } krasnoludy
        [many] { $count } krasnoludów
       *[other] { $count } krasnoluda
    }
lesson-wants-dwarfs-strength = Broń o sile { $count }
lesson-wants-rooms = { $count ->
        [one] { $count } izba
        [few] { $count } izby
        [many] { $count } izb
       *[other] { $count } izby
    }
lesson-wants-walls = Postawione ściany: { $count }
lesson-wants-crop = Na polach rośnie: { $crop } × { $count }
lesson-wants-cells = { $thing } × { $count }
lesson-wants-built = W twojej jaskini: { $thing }
lesson-cave-farmers-first-turn = Pierwsza runda
    .text = Prowadzisz dwa krasnoludy. Każdy pracuje raz w rundzie: wybierz pole akcji, weź to, co na nim leży, i zrób to, co oferuje. Drewno czeka na polu „{ cave-farmers-space-logging }”. Pole uprawne dostaniesz na żetonie z pola „{ cave-farmers-space-sustenance }” albo „{ cave-farmers-space-slash-and-burn }”.
    .hint = Jeden krasnolud przynosi 3 drewna z pola „{ cave-farmers-space-logging }”, drugi karczuje las pod uprawę. Które dwa pola akcji wybierzesz?
lesson-cave-farmers-tiles = Kładzenie żetonów
    .text = Las i góra kryją skarby: to symbole na twojej planszy. Zakryj symbol żetonem, a skarb jest twój. Pierwszy żeton w lesie musi zakryć obszar przed jaskinią; w górze kuj obok tego, co już wykute. Masz 2 żywności.
    .hint = „{ cave-farmers-space-sustenance }” daje 1 żywność. W zasięgu są dwa źródła: b4 w lesie i e4 w górze. Obróć żetony tak, żeby je zakryły.
lesson-cave-farmers-harvest = Siew i żniwa
    .text = Runda 3 kończy się żniwami. Każde pole daje 1 zboże albo 1 warzywo, a potem każdy krasnolud zjada 2 żywności. Gdy jej brakuje, trzeba żebrać, a każdy żeton żebrania kosztuje 3 punkty. Z 1 zasianego zboża robią się na polu 3. Po żniwach zboże ma tam nadal rosnąć, a 1 leżeć w twoich zasobach.
    .hint = Najpierw zboże, potem siew: „{ cave-farmers-space-sustenance }” daje żywność i 1 zboże, „{ cave-farmers-space-slash-and-burn }” pozwala siać. Na odwrót nie ma czego siać.
lesson-cave-farmers-animals = Zwierzęta i pastwiska
    .text = Zwierzęta potrzebują miejsca. Dwie łąki obok siebie i 4 drewna dają duże pastwisko dla 4 zwierząt jednego rodzaju. Podczas żniw para jednego rodzaju ma jedno młode, jeśli jest dla niego miejsce.
    .hint = Ogrodź łąki, zanim weźmiesz owce z pola „{ cave-farmers-space-sheep-farming }”, a potem pozwól im się rozmnożyć. Twoje dwa krasnoludy jedzą 4 żywności.
lesson-cave-farmers-family = Usprawnienia i rodzina
    .text = Więcej krasnoludów zrobi więcej, ale każdy potrzebuje łóżka. Na polu „{ cave-farmers-space-housework }” zbudujesz w pieczarze izbę; kosztuje 4 drewna i 3 kamienie. Na polu „{ cave-farmers-space-wish-for-children }” urodzi się dziecko.
    .hint = Najpierw łóżko, potem dziecko: bez miejsca nikt się nie urodzi.
lesson-cave-farmers-mines = Kopalnie i rubiny
    .text = Dwa korytarze obok siebie zmieniają się w kopalnię rudy i głęboki korytarz. Rubiny to dżokery: zanim wyślesz krasnoluda, za 1 rubin dostaniesz psa, pole uprawne albo coś innego. Otwórz wymiany, żeby zobaczyć wszystkie.
    .hint = Pierwszym krasnoludem weź rubiny. Zanim wyślesz drugiego, wymień 1 rubin. Potem zbuduj kopalnię.
lesson-cave-farmers-expedition = Broń i wyprawy
    .text = Krasnolud z bronią rusza na wyprawy. Nowa broń ma taką siłę, ile rudy na nią zużyjesz. Każdy łup wymaga pewnej siły, a po wyprawie broń jest o 1 silniejsza.
    .hint = Na polu „{ cave-farmers-space-ore-mining }” leżą 4 rudy. A jeden z łupów wzmacnia o 1 każdą twoją broń.
lesson-cave-farmers-scoring = Punkty na koniec
    .text = Ostatni krasnolud ostatniej rundy. Otwórz punkty i zobacz, co się liczy: zwierzęta, plony, krasnoludy, złoto i usprawnienia. Każdy brakujący rodzaj zwierząt hodowlanych kosztuje 2 punkty, każdy niewykorzystany obszar 1.
    .hint = Porównaj, co może dodać ostatni krasnolud: złoto, zakryty obszar, nowy rodzaj zwierząt. I pozwól zwierzętom się rozmnożyć.
lesson-cave-farmers-alone = W pojedynkę przeciw rundom
    .text = Gdy grasz w pojedynkę, nikt nie zabiera tego, co zostawisz. Ale na początku rundy każde pole akcji, na którym jest więcej niż 6 dóbr, zostaje opróżnione. Pilnuj tego, co się gromadzi: na polu „{ cave-farmers-space-logging }” leży 7 drewna.
    .hint = Weź drewno z pola „{ cave-farmers-space-logging }” w tej rundzie: w następnej go nie będzie. Rodzinę wyżywi twoje zboże.
lesson-cave-vs-cave-cave = Jaskinia
    .text = Twoja jaskinia jest pełna skał. W każdej turze bierzesz żeton akcji i korzystasz z tego, co oferuje, w dowolnej kolejności. Wykuwaj skały, żeby zrobić miejsce, i urządzaj izby na wolnych miejscach. Urządzanie kosztuje najpierw żywność, po 1 za każdą turę rundy, a potem cenę izby.
    .hint = Kuj z żetonem „{ cave-vs-cave-tile-excavation }”: pod e4 jest 1 żywność. Potem „{ cave-vs-cave-tile-housework }” urządza izbę nad wejściem.
lesson-cave-vs-cave-walls = Ściany
    .text = Izba pasuje tylko tam, gdzie ściany dookoła są takie jak na jej rysunku. Skała na brzegu liczy się jako ściana. Izba „{ cave-vs-cave-room-food-corner }” wymaga dwóch ścian, które tworzą róg.
    .hint = Miejsce e4 ma z jednej strony skałę. „{ cave-vs-cave-tile-masonry }” stawia ścianę pod spodem, a „{ cave-vs-cave-tile-housework }” urządza izbę.
lesson-cave-vs-cave-activating = Aktywowanie izb
    .text = Pomarańczowa izba działa, gdy ją aktywujesz. Kolejność zależy od ciebie: weź najpierw dobra z żetonu, a izba od razu z nich skorzysta. Twoja izba „{ cave-vs-cave-room-spinning-wheel }” zamienia 1 len na 1 złoto, ale 3 lnu na 2 złota.
    .hint = Zbierz najpierw 3 lnu: „{ cave-vs-cave-room-cave-entrance }” daje 1, „{ cave-vs-cave-tile-cultivation }” kolejny. Izbę „{ cave-vs-cave-room-spinning-wheel }” aktywuj na końcu.
lesson-cave-vs-cave-blue-rooms = Niebieskie izby
    .text = Niebieskich izb się nie aktywuje: działają same, gdy coś się zdarzy. Pomarańczowych izb musi być zawsze więcej niż niebieskich. „{ cave-vs-cave-room-prospecting-site }” działa, gdy korzystasz z żetonu „{ cave-vs-cave-tile-undergrowth }”: 1 żywność → 1 złoto.
    .hint = Urządź ją z żetonem „{ cave-vs-cave-tile-furnishing }”. Gdy brakuje żywności, zjedz płaskurkę albo len, i zachowaj 1 żywność na żeton „{ cave-vs-cave-tile-undergrowth }”.
lesson-cave-vs-cave-both-eras = Obie ery
    .text = Zaczyna się era II. Druga plansza powiększa jaskinię; nowe są osły, ruda, żelazo i broń, a każda runda ma cztery tury. Liczą się punkty z obu er. „{ cave-vs-cave-room-ore-vein }” kosztuje tylko żywność za urządzanie, a daje 3 rudy i 2 żywności.
    .hint = Wykuj miejsce na nowej planszy, urządź tam izbę „{ cave-vs-cave-room-ore-vein }” i aktywuj ją w którejś z następnych tur.
lesson-cave-vs-cave-alone = W pojedynkę po 50 punktów
    .text = Gdy grasz w pojedynkę, celem ery I jest 50 punktów. Zostały ci dwie tury. Izby są warte tyle punktów, ile na nich napisano, a każde złoto 1 punkt.
    .hint = „{ cave-vs-cave-tile-housework }” może urządzić dwie izby. Złoto, które zachowasz, się liczy, a ostatnia tura może jeszcze aktywować izby.
page-lessons = Lekcje
page-puzzles = Łamigłówki
page-lessons-intro = Krótkie lekcje: mała pozycja, cel i tyle prób, ile chcesz.
page-puzzles-intro = Pozycje z prawdziwych partii, każda ze sprawdzonym rozwiązaniem. Im więcej lamp, tym trudniej.
page-lessons-and-puzzles = Lekcje i łamigłówki
page-lessons-done = { $done } z { $all }
page-puzzle-of-the-day = Łamigłówka dnia
page-lesson-difficulty = Trudność { $number } z 5
page-lesson-done = zaliczone
page-lesson-begin = Zacznij
page-lesson-goal = Cel
page-lesson-again = Spróbuj ponownie
page-lesson-once-more = Jeszcze raz
page-lesson-way = Pokaż rozwiązanie
page-lesson-watch = Obejrzyj stół
page-lesson-hint = Wskazówka
page-lesson-hint-number = Wskazówka { $number } z { $all }
page-lesson-another-hint = Następna wskazówka
page-lesson-go-on = Graj dalej
page-lesson-last-turn = Powtórz tylko ostatnią turę
page-lesson-tries = Twoje próby
page-lesson-try = Próba { $number }
page-lesson-next = Dalej
page-lesson-begged = Żetony żebrania: { $count } (−{ $points } p.)
page-lesson-explain = O co chodzi?
page-lesson-next-lesson = Następna lekcja
page-lesson-next-puzzle = Następna łamigłówka
page-lesson-all = Wszystkie lekcje i łamigłówki
page-lesson-reached = Cel osiągnięty!
page-lesson-reached-text = Brawo. { $tries ->
        [one] Za pierwszym razem!
        [few] Udało się w { $tries }. próbie.
        [many] Udało się w { $tries }. próbie.
       *[other] Udało się w { $tries }. próbie.
    }
page-lesson-shown = Oto jedno z rozwiązań
page-lesson-shown-text = Teraz ty: zacznij od nowa i zrób to po swojemu, tak samo albo inaczej.
page-lesson-failed = Jeszcze nie
page-lesson-stop-showing = Przerwij
page-lesson-showing = { lesson-guide } pokazuje rozwiązanie

## Rules

page-index = Indeks
page-rules-for = Tabele dla
page-rules-for-all = każdej liczby graczy
page-aid = Ściągawka do druku, według liczby graczy:
page-aid-for = { $count ->
    [one] Ściągawka dla { $count } gracza
    [few] Ściągawka dla { $count } graczy
    [many] Ściągawka dla { $count } graczy
   *[other] Ściągawka dla { $count } graczy
}
page-questions = Częste pytania
page-at-this-table = Przy tym stole
page-for-you-now = Dla ciebie teraz
page-in-the-rules = W zasadach
page-ask = Co to jest?
page-asking = Dotknij czegokolwiek, żeby o tym przeczytać.
page-key-ask = co to jest? (albo prawy przycisk myszy, albo długie dotknięcie)
page-lies-there = Leży tam teraz
page-who-is-there = Zajęte przez
page-built-by = Właściciel
page-expected-points = { $opponents ->
    [0] ≈ { $points } pkt na koniec
   *[other] przewaga na koniec ≈ { $points }
}
page-table-furnishings = Usprawnienia
page-contents = Spis treści
page-search = Szukaj w zasadach
page-search-found = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}

## Quick phrases

page-phrases = Szybkie zwroty
page-phrase-hello = Cześć!
page-phrase-luck = Powodzenia!
page-phrase-nice = Dobry ruch!
page-phrase-thanks = Dziękuję!
page-phrase-moment = Chwileczkę.
page-phrase-oops = Ojej!
page-phrase-well-played = Świetna gra!
page-phrase-bye = Muszę iść. Do zobaczenia!

## Meeting people

page-find-people = Zagraj z ludźmi
    .effect = Dostaniesz miejsce przy odpowiednim stole. Jeśli takiego nie ma, otworzymy nowy.
page-find-now = Znajdź graczy
page-time = Czas
page-time-quick = Po 15 min
page-time-calm = Po 45 min
page-time-day = Dzień na turę
page-time-none = Bez limitu
page-rated = Rankingowa
    .effect = Wynik zmienia ranking. Nikt nie dostaje podpowiedzi, a kto odejdzie lub przekroczy czas, zajmuje ostatnie miejsce.
page-rated-profile = Do gier rankingowych potrzebny jest profil.
page-not-rated = Bez rankingu
page-any-game = Każda gra
page-any-number = Każda liczba graczy
page-any-clock = Każdy limit czasu
page-any-rating = Rankingowe lub nie
page-clock-bank = Minuty
page-clock-days = Dni
page-filter-tables = Filtruj stoły
page-no-such-tables = Nie ma takich stołów.
page-offer-bot = Zaproponuj gracza komputerowego po
page-offer-seconds = { $seconds } s
page-offer-never = nigdy
page-nobody-yet = Nikt jeszcze nie przyszedł.
    .effect = Czekaj dalej albo zacznij z graczem komputerowym.
page-nobody-yet-rated = Nikt jeszcze nie przyszedł. Gracz komputerowy nie może tu usiąść: gry rankingowe są tylko dla ludzi.
page-invitations = Zaproszenia
page-invites-you = { $name } zaprasza cię do gry
page-accept = Przyjmij
page-decline = Odrzuć
page-invite-person = Zaproś kogoś
page-invite-send = Zaproś
page-is-invited = Wysłano zaproszenie: { $name }
page-has-declined = Zaproszenie odrzucone: { $name }
page-recent-opponents = Niedawni przeciwnicy
page-met-tables = { $count ->
    [one] { $count } wspólny stół
    [few] { $count } wspólne stoły
    [many] { $count } wspólnych stołów
   *[other] { $count } wspólnego stołu
}
page-block = Zablokuj
    .effect = Zablokowana osoba nie może cię zaprosić, dołączyć do twoich stołów ani do ciebie pisać. Nie dowie się o tym.
page-block-person = Zablokuj: { $name }
page-is-blocked = Zablokowano: { $name }
page-unblock = Odblokuj
page-blocked-people = Zablokowane osoby
page-unread-messages = { $count ->
    [one] { $count } nieprzeczytana wiadomość
    [few] { $count } nieprzeczytane wiadomości
    [many] { $count } nieprzeczytanych wiadomości
   *[other] { $count } nieprzeczytanej wiadomości
}
page-ratings = Ranking
    .effect = Każdy zaczyna od 1500. Mając 400 punktów więcej niż przeciwnik, wygrywa się dziesięć gier z jedenastu. Liczba po ± to margines błędu: maleje z każdą grą. Ranking graczy komputerowych pochodzi z pojedynków między nimi.
page-rating = { $value } ± { $deviation }
page-rating-now = Ranking { $value } ± { $deviation }
page-rating-changed = { $before } → { $after }
page-rating-games = { $count ->
    [one] { $count } gra rankingowa
    [few] { $count } gry rankingowe
    [many] { $count } gier rankingowych
   *[other] { $count } gry rankingowej
}
page-no-ratings = Niczyj ranking nie jest jeszcze dość pewny. Trzeba na to około siedmiu gier rankingowych.
page-field-two = Dwoje graczy
page-field-more = Troje lub więcej graczy
page-leave-rated = Poddaj grę
    .effect = To gra rankingowa: kto odejdzie, zajmuje ostatnie miejsce.
page-has-left = rezygnacja
page-leaderboards = Tablice honorowe
    .effect = Najlepsze gry jednoosobowe. Gra się liczy, jeśli wszystko losował serwer i nikt nie prosił o podpowiedzi. Gry z własnym ziarnem losowości, gry wczytane i gry dnia się nie liczą.
page-leaderboards-solo = Gra jednoosobowa
page-leaderboards-always = Wszech czasów
page-leaderboards-month = Miesiąc
page-leaderboards-setup = Wariant
page-leaderboards-none = Nikt jeszcze nie ukończył takiej gry. Pierwsze miejsce czeka!
page-leaderboards-watch = Odtwórz
page-leaderboards-player = Gracz
page-leaderboards-points = Punkty
page-leaderboards-day = Data

## Profiles

page-me = Profil
page-me-make = Utwórz profil
    .effect = Do gry nie jest potrzebny. Z profilem znajdziesz swoje stoły i gry na każdym urządzeniu. Przejmie wszystkie twoje miejsca z tej przeglądarki. Nie ma hasła.
page-me-have = Mam już profil
    .effect = Otwórz profil na urządzeniu, na którym z niego korzystasz, wybierz „{ page-me-link }” i zeskanuj kod lub otwórz link tutaj. Jeśli wszystkie urządzenia przepadły, wpisz jeden z kodów zapasowych.
page-me-code = Kod zapasowy
page-me-use = Użyj mojego profilu tutaj
page-me-linked = Użyć twojego profilu na tym urządzeniu?
    .effect = Ten link pochodzi z innego twojego urządzenia. Jeśli przysłał go ktoś inny, nie idź dalej: gra toczyłaby się pod cudzym imieniem.
page-me-save = Zapisz
page-me-avatar = Zmień obrazek
page-me-avatar-number = Obrazek { $number }
page-me-devices = Urządzenia
page-me-this-device = to urządzenie
page-me-sign-out = Wyloguj
page-me-end = Wyloguj
page-me-other-device = Inne urządzenie
    .effect = Zeskanuj kod aparatem drugiego urządzenia albo otwórz na nim link w ciągu dziesięciu minut. Działa tylko raz. Nie udostępniaj go nikomu innemu.
page-me-recovery = Kody zapasowe
    .effect = Wydrukuj te kody albo je zapisz: pokazujemy je tylko raz. Każdy otworzy twój profil jeden raz, gdy stracisz swoje urządzenia. Poprzednie kody już nie działają.
page-me-recovery-left = { $count ->
    [0] Nie masz kodów zapasowych. Utwórz je, żeby nie stracić profilu razem z tym urządzeniem.
    [one] Został ci { $count } kod zapasowy.
    [few] Zostały ci { $count } kody zapasowe.
    [many] Zostało ci { $count } kodów zapasowych.
   *[other] Zostało ci { $count } kodu zapasowego.
}
page-me-print = Drukuj
page-me-data = Moje dane
page-me-export = Pobierz moje dane
page-me-delete = Usuń mój profil
    .effect = Jedno kliknięcie trwale usuwa twoje imię, wyniki i wiadomości. Przez kilka sekund można je cofnąć. Twoje gry dokończą gracze komputerowi.
    .soon = Twój profil zostanie za chwilę usunięty, a jeśli opuścisz tę stronę – od razu.
page-me-games = Gry
page-me-won = Wygrane
page-me-mean = Punkty
page-me-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
page-me-since = Z nami od { $date }
page-me-avatar-some = Losowo
page-me-part-skin = Skóra
page-me-part-beard = Broda
page-me-part-hair = Włosy
page-me-part-hat = Czapka
page-me-part-cloth = Ubranie
page-me-part-extra = Dodatek
page-me-part-sky = Tło
page-me-part-picture = Albo to
page-me-part-number = { $part } { $number }
page-me-link = Pokaż link i kod QR
    .effect = Otworzy twój profil na innym urządzeniu: telefonie, tablecie, laptopie.
page-me-qr = Kod QR, który otwiera twój profil na innym urządzeniu
page-me-sheet = Kawerna, profil: { $name }, { $address }
page-me-passkeys = Klucze dostępu
    .effect = Z kluczem dostępu otworzysz swój profil odciskiem palca, twarzą lub kodem PIN na każdym urządzeniu, które go ma. Nie trzeba niczego pamiętać.
    .missing = Ta przeglądarka lub ten adres nie pozwala na klucze dostępu. Wymagają HTTPS.
page-me-passkey-make = Utwórz klucz dostępu
page-me-passkey-made = utworzony { $ago }
page-me-passkey-used = ostatnio użyty { $ago }
page-me-passkey-remove = Usuń
page-me-passkey-use = Zaloguj się kluczem dostępu
    .effect = Jeśli masz już klucz dostępu, to wystarczy.
page-me-passkey-none = Nie użyto klucza dostępu. Spróbuj ponownie albo wybierz inny sposób.
page-me-passkey-known = To urządzenie ma już klucz dostępu do twojego profilu.
page-me-recovery-make = Utwórz kody zapasowe
page-me-results = Zakończone gry
page-me-victory = Wygrana
page-me-review = Analiza
page-me-more-results = Wcześniejsze gry
page-me-more = Pokaż wszystko
page-me-best-alone = { $count ->
    [one] Najlepszy wynik w pojedynkę ({ $count } gra)
    [few] Najlepsze wyniki w pojedynkę ({ $count } gry)
   *[many] Najlepsze wyniki w pojedynkę ({ $count } gier)
}
page-me-points = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
page-me-rates = Jak często wygrywasz
page-me-by-players = Według liczby graczy
page-me-by-opponent = Według przeciwnika
page-me-luck = Kreska na każdym pasku to wynik, jaki mieliby gracze o równej sile.
page-me-built-furnishing = Usprawnienia, które najczęściej budujesz
page-me-built-room = Izby, które najczęściej budujesz
page-me-built-count = { $count } z { $games }
page-turn-began = tura rozpoczęta { $ago }
page-just-now = przed chwilą
page-turn-ends = czas upływa { $soon }
page-me-categories = Skąd pochodzą punkty

## Powiadomienia

# wysyła serwer
notice-your-turn = Twoja kolej
    .text = { $game }, gracze: { $others }
notice-your-turn-alone = Twoja kolej
    .text = { $game }
notice-invitation = { $name } zaprasza cię do gry
    .text = { $game }: czeka na ciebie miejsce.
notice-rematch = { $name } proponuje rewanż
    .text = { $game }: zagraj jeszcze raz z tymi samymi osobami.
mail-line = { $title }: { $text }
mail-several = { $count ->
    [one] { $count } gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
    [many] { $count } gier czeka na ciebie
   *[other] { $count } gry czeka na ciebie
}
mail-confirm = Potwierdź swój adres
    .text = Ktoś, zapewne ty, chce dostawać na ten adres wiadomości z { $site }, gdy przychodzi jego kolej.
    .link = Tak, chcę dostawać wiadomości
    .otherwise = Jeśli to nie ty, nic nie rób: nie dostaniesz więcej wiadomości.
mail-why = Dostajesz tę wiadomość zgodnie ze swoimi ustawieniami na { $site }.
mail-settings = Zmień ustawienia powiadomień
mail-unsubscribe = Wypisz się

page-notify = Gdy przychodzi moja kolej
page-notify-device = Powiadamiaj mnie na tym urządzeniu
page-notify-devices = { $count ->
    [one] Powiadamiamy { $count } urządzenie
    [few] Powiadamiamy { $count } urządzenia
    [many] Powiadamiamy { $count } urządzeń
   *[other] Powiadamiamy { $count } urządzenia
}
page-notify-denied = Ta przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach i spróbuj ponownie.
page-notify-home-screen = Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego i otwórz ją stamtąd.
page-notify-failed = Do tej przeglądarki nic nie dotrze, gdy strona jest zamknięta. Powiadomienia przychodzą tylko wtedy, gdy jest otwarta.
page-notify-tables = Przy których stołach?
page-notify-all = Przy wszystkich oprócz wyciszonych
page-notify-chosen = Tylko przy wybranych
page-notify-here = Powiadamiaj o tym stole
page-notify-usual = Jak w moim profilu
page-notify-on = Zawsze
page-notify-off = Nigdy
page-notify-mail = Adres e-mail
page-notify-mail-send = Wyślij mi link do potwierdzenia
page-notify-mail-sent = Wysłaliśmy wiadomość na adres { $address }. Otwórz zawarty w niej link, aby potwierdzić adres.
page-notify-mail-on = Wiadomości wysyłamy na adres { $address }.
page-notify-mail-stop = Nie chcę więcej wiadomości
page-notify-often = Najwyżej jedna wiadomość
page-notify-10 = na dziesięć minut
page-notify-60 = na godzinę
page-notify-1440 = dziennie
page-mail-confirm = Potwierdź swój adres
    .effect = Dostaniesz wtedy wiadomość, gdy przyjdzie twoja kolej, a nie ma cię przy stole.
    .done = Adres został potwierdzony.
page-mail-confirm-now = Potwierdź
page-mail-stop = Koniec z wiadomościami?
    .effect = Usuniemy twój adres. Możesz go w każdej chwili podać ponownie w profilu.
    .done = Gotowe. Nie dostaniesz więcej wiadomości.
page-mail-stop-now = Zrezygnuj z wiadomości
page-vacation = Urlop
    .effect = Gdy cię nie ma, zegary liczące czas w dniach stoją. Widzą to wszyscy, z którymi grasz.
page-vacation-left = W tym roku pozostało dni: { $left } z { $days }
page-vacation-first = Pierwszy dzień
page-vacation-days = Liczba dni
page-vacation-take = Weź urlop
page-vacation-times = Od { $begins } do { $ends }
page-vacation-end = Już jestem
page-vacation-cancel = Odwołaj urlop
page-on-vacation = Na urlopie do { $date }
    .until = do { $date }
page-clock-end = Gdy graczowi skończy się czas, gra kończy się bez wyniku.
page-clock-stands = Gdy gracz jest na urlopie, zegar stoi.
page-install = Zainstaluj jako aplikację

## Bez połączenia

offline = Serwer nie odpowiada
    .text = Strona wróci sama, gdy tylko będzie to możliwe. Nic z gry nie przepadło.

## The game of the day

page-daily = Gra dnia
    .effect = Dla jednej osoby, z tymi samymi kartami dla wszystkich. Liczy się jedna próba, bez podpowiedzi.
page-daily-of = Kawerna, gra dnia, { $date }
page-daily-days = Dni
page-daily-before = Poprzedni dzień
page-daily-after = Następny dzień
page-daily-today = Dzisiaj
page-daily-name = Twoje imię w tabeli
page-daily-play = Zagraj w dzisiejszą grę
page-daily-board = Tabela dnia
page-daily-until = Możesz zacząć do { $ends }, a skończyć trzeba do { $closes }.
page-daily-closed = Ten dzień już się skończył.
page-daily-finished = { $count ->
    [0] Jeszcze nikt nie skończył
    [one] Skończyła { $count } osoba
    [few] Skończyły { $count } osoby
    [many] Skończyło { $count } osób
   *[other] Skończyło { $count } osoby
}
page-daily-nobody = Nikt jej nie ukończył.
page-daily-result = { $points ->
    [one] { $points } punkt, miejsce { $place } z { $count }
    [few] { $points } punkty, miejsce { $place } z { $count }
    [many] { $points } punktów, miejsce { $place } z { $count }
   *[other] { $points } punktu, miejsce { $place } z { $count }
}
page-daily-late = { $points ->
    [one] { $points } punkt, ale za późno: wynik się nie liczy
    [few] { $points } punkty, ale za późno: wynik się nie liczy
    [many] { $points } punktów, ale za późno: wynik się nie liczy
   *[other] { $points } punktu, ale za późno: wynik się nie liczy
}
page-daily-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
page-daily-longest = najdłużej z rzędu: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
page-daily-replay = Obejrzyj tę grę
page-daily-replays-later = Gdy skończysz swoją grę, zobaczysz wyniki i obejrzysz gry innych.
page-daily-picture = Udostępnij obrazek
page-daily-text = Kopiuj jako tekst
page-daily-check = Skąd wiadomo, że losowanie jest uczciwe?
    .effect = Wszystkie karty dnia wynikają z tajnej liczby, ziarna losowości. Nikt jej nie zna, zanim dzień się skończy, ale jej odcisk (SHA-256) widać już dzień wcześniej. Po zakończeniu dnia ziarno pojawia się tutaj. Oblicz jego odcisk: jeśli zgadza się z pokazanym wcześniej, nikt nie zmienił kart. Aby wylosować te same karty jeszcze raz, wpisz ziarno przy przygotowaniu gry dla jednej osoby; w Rolnikach z Jaskiń wybierz losową kolejność kart.
page-daily-commitment = Odcisk:
page-daily-kept = Odcisk tego ziarna zgadza się z odciskiem powyżej.
page-daily-broken = Odcisk tego ziarna jest inny!
page-daily-by-hand = Jak sprawdzić bez tej strony:
page-daily-tomorrow = { $game }, jutro

## Pozycja tygodnia

page-weekly = Pozycja tygodnia
    .effect = Dwoje graczy, ta sama pozycja i te same karty dla wszystkich. Wygraj od tego miejsca. Liczy się jedna próba, bez podpowiedzi.
page-weekly-of = Kawerna, pozycja tygodnia, { $date }
page-weekly-against = Przeciwnik: { $level }.
page-weekly-weeks = Tygodnie
page-weekly-before = Poprzedni tydzień
page-weekly-after = Następny tydzień
page-weekly-current = Ten tydzień
page-weekly-play = Zagraj tę pozycję
page-weekly-board = Tabela tygodnia
page-weekly-closed = Ten tydzień już się skończył.
page-weekly-won = { $points ->
    [one] wygrana różnicą { $points } punktu
    [few] wygrana różnicą { $points } punktów
    [many] wygrana różnicą { $points } punktów
   *[other] wygrana różnicą { $points } punktu
}
page-weekly-lost = { $points ->
    [one] przegrana różnicą { $points } punktu
    [few] przegrana różnicą { $points } punktów
    [many] przegrana różnicą { $points } punktów
   *[other] przegrana różnicą { $points } punktu
}
page-weekly-even = remis
page-weekly-place = { $result }, miejsce { $place } z { $count }
page-weekly-late = { $result }, ale za późno: wynik się nie liczy
page-weekly-check = Karty wynikają z tajnej liczby. Jej odcisk (SHA-256) widać już tydzień wcześniej. Gdy tydzień się skończy, widać też samą liczbę: dzięki niej możesz wylosować te same karty i sprawdzić odcisk. Zanim pozycja została wybrana, gracz komputerowy wygrał, zaczynając od niej, więc da się wygrać.
page-weekly-next = { $game }, następny tydzień

## Turnieje

page-cups = Turnieje
    .effect = Każdy, kto ma profil, może wziąć udział w turnieju albo utworzyć własny. Gdy zaczyna się runda, stoły otwierają się same, a wyniki są zaliczane zaraz po zakończeniu gry.
page-cups-open = Zapisy otwarte
page-cups-playing = W toku
page-cups-over = Zakończone
page-cups-none = Nie ma jeszcze żadnego turnieju. Utwórz pierwszy!
page-cup-new = Nowy turniej
page-cup-needs-profile = Utwórz profil, aby wziąć udział
page-cup-swiss = System szwajcarski
    .effect = W każdej rundzie spotykają się gracze o podobnych wynikach, w miarę możliwości nigdy dwa razy ci sami. Nikt nie odpada.
page-cup-round-robin = Każdy z każdym
    .effect = Każdy gra ze wszystkimi pozostałymi.
page-cup-knock-out = System pucharowy
    .effect = Kto przegrywa, odpada. Przy większych stołach dalej gra lepsza połowa.
page-cup-league = Liga
    .effect = Każdy gra ze wszystkimi pozostałymi, runda po rundzie, w ustalone dni. Wcześniejsze gry mogą trwać dalej.
page-cup-name = Nazwa turnieju
page-cup-game = Gra
page-cup-format = System
page-cup-at-a-table = Gracze przy stole
    .effect = Jeśli graczy nie da się podzielić równo, przy niektórych stołach gra mniej osób.
page-cup-rounds = Rundy
page-cup-as-many = tyle, ile trzeba
page-cup-days = Dni od rundy do rundy
page-cup-clock = Kto przekroczy czas albo się nie pojawi, przegrywa tę grę, a dokończy ją gracz komputerowy.
page-cup-places = Największa liczba graczy
page-cup-when = Początek
    .effect = Zostaw puste, jeśli turniej ma się zacząć na twój znak.
page-cup-bots = Gracze komputerowi
page-cup-add-bot = Dodaj gracza komputerowego
page-cup-remove = Usuń
page-cup-remove-name = Usuń: { $name }
page-cup-create = Utwórz turniej
page-cup-size = { $count ->
    [one] { $count } gracz przy stole
    [few] { $count } graczy przy stole
   *[many] { $count } graczy przy stole
}
page-cup-players-of = Gracze: { $count } z { $places }
page-cup-mine = Bierzesz udział
    .over = Z twoim udziałem
page-cup-by = organizuje { $name }
page-cup-late = Kto dołączy później, nie dostaje nic za opuszczone rundy. Kto pauzuje, nie gra w tej rundzie.
    .swiss = Liczy się to jak wygrana.
page-cup-open = Jeszcze się nie zaczął
page-cup-over = Zakończony
page-cup-off = Odwołany
page-cup-begins = Początek: { $when }
page-cup-round-of = Runda { $round } z { $rounds }
page-cup-next-round = Następna runda zacznie się: { $when }.
page-cup-my-table = Do mojego stołu
page-cup-join = Weź udział
page-cup-join-late = Dołącz teraz
page-cup-start = Zacznij teraz
page-cup-withdraw = Wycofaj się
    .effect = Rozpoczęte gry dokończy gracz komputerowy i liczą się jako przegrane. W następnych rundach nie grasz.
page-cup-end = Odwołaj turniej
    .effect = Nie zacznie się już żadna runda. Rozpoczęte gry można dokończyć.
page-cup-no = Nie
page-cup-invite = Zaproś innych tym linkiem
page-cup-standings = Tabela
page-cup-player = Gracz
page-cup-points = Punkty
page-cup-opponents = Przeciwnicy
page-cup-beaten = Pokonani
page-cup-difference = Przewaga
page-cup-wins = Wygrane
page-cup-reached = Wynik
page-cup-winner = Pierwsze miejsce
page-cup-won-by = Pierwsze miejsce: { $names }
page-cup-still-in = W grze
page-cup-out = Odpada w rundzie { $round }
page-cup-gone = rezygnacja
page-cup-since = od rundy { $round }
page-cup-explained = Co decyduje o miejscach?
page-cup-tree = Drabinka
page-cup-final = Finał
page-cup-semi-finals = Półfinały
page-cup-quarter-finals = Ćwierćfinały
page-cup-goes-on = gra dalej
page-cup-coming = do rozegrania
page-cup-free = pauza
page-cup-nobody = nikt
page-cup-explained-points = Najpierw punkty: przy każdym stole dostajesz taką część punktu, jaką część przeciwników pokonasz; remis liczy się za połowę. Przy dwojgu graczach wygrana daje 1; drugie miejsce z trzech daje ½. Przy równych punktach decydują kolejno:
page-cup-explained-opponents = Przeciwnicy: średnia punktów twoich przeciwników. Im są silniejsi, tym lepiej dla ciebie.
page-cup-explained-beaten = Pokonani: punkty pokonanych graczy i połowa punktów tych, z którymi był remis.
page-cup-explained-difference = Przewaga: o ile więcej punktów masz niż średnio pozostali przy stole, razem ze wszystkich gier.
page-cup-explained-wins = Wygrane: liczba wygranych gier.
page-cup-explained-shared = Gracze, którzy nadal są równi, dzielą miejsce.
page-cup-explained-knock-out = Decyduje runda, do której się dotarło. Kto odpada w tej samej rundzie, dzieli miejsce. Przy remisie dalej gra ta osoba, którą wylosowano wcześniej.
page-cup-explained-left = Kto opuści grę albo przekroczy czas, jest przy tym stole na ostatnim miejscu. Przerwana gra liczy się jak remis. Gdy każdy gra z każdym, gry z kimś, kto wycofał się wcześniej, liczą się jako wygrane.
page-cup-all-rounds = Rundy
page-cup-round = Runda { $round }
page-cup-bye = { $name } pauzuje
page-cup-lost = utracone miejsce
page-cup-watch = Oglądaj
page-cup-back = Wróć do turnieju

## The log

# Between what a player did and what the same player did next.
page-log-separator = ;
page-turn-in-progress = w toku
