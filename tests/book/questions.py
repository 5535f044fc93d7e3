"""What players ask, in three languages, and where the book answers it."""

from __future__ import annotations

from typing import NamedTuple


class Question(NamedTuple):
    places: set[str]
    """Sections and things that answer it."""
    en: str
    fr: str
    pl: str


FARMERS = [
    Question(
        {"animals-dogs", "good/dog"},
        "How many sheep can dogs guard?",
        "Combien de moutons les chiens gardent-ils ?",
        "Ilu owiec pilnują psy?",
    ),
    Question({"animals-dogs", "good/dog"}, "Can I eat dogs?", "Peut-on manger les chiens ?", "Czy można zjeść psy?"),
    Question(
        {"food-gold", "good/gold"},
        "How much food does gold give?",
        "Combien de nourriture donne l’Or ?",
        "Ile żywności daje złoto?",
    ),
    Question(
        {"rubies", "rubies-uses", "good/ruby"},
        "What can I buy with rubies?",
        "Que peut-on acheter avec des rubis ?",
        "Co można kupić za rubiny?",
    ),
    Question(
        {"round-order", "dwarf"},
        "Which dwarf goes first?",
        "Quel nain part le premier ?",
        "Który krasnolud idzie pierwszy?",
    ),
    Question(
        {"harvest-markers", "marker/question"},
        "What does a red question mark mean?",
        "Que signifie un point d’interrogation rouge ?",
        "Co oznacza czerwony znak zapytania?",
    ),
    Question(
        {"harvest-calendar"},
        "Which rounds end with a harvest?",
        "Quelles manches se terminent par une récolte ?",
        "Które rundy kończą się żniwami?",
    ),
    Question(
        {"harvest-feeding", "family-newborn"},
        "How much does a dwarf eat that was born this round?",
        "Combien mange un nain né pendant cette manche ?",
        "Ile żywności je krasnoludziątko z tej rundy?",
    ),
    Question(
        {"food-begging", "good/begging", "score/begging", "harvest-feeding"},
        "What does a begging marker cost?",
        "Combien coûte un marqueur de mendicité ?",
        "Ile kosztuje żeton żebrania?",
    ),
    Question(
        {"harvest-breeding"},
        "Do parents need to stand together to breed?",
        "Les parents peuvent-ils être séparés pour la reproduction ?",
        "Czy rodzice muszą stać razem, żeby były młode?",
    ),
    Question(
        {"animals-overflow"},
        "What if there is no room for all animals?",
        "Que faire si la place manque pour les animaux ?",
        "Co gdy brakuje miejsca dla zwierząt?",
    ),
    Question(
        {"land-stables", "tile/stable"},
        "Where may I put a stable?",
        "Où poser une étable ?",
        "Gdzie można postawić oborę?",
    ),
    Question(
        {"land-stables", "home/bonus"},
        "Does a stable collect the bonus of its cell?",
        "Une étable rapporte-t-elle le bonus de la case ?",
        "Czy obora daje premię obszaru?",
    ),
    Question(
        {"land-meadows", "home/entrance"},
        "Where must my first meadow or field go?",
        "Où poser la première prairie ou le premier champ ?",
        "Gdzie musi leżeć pierwsza łąka lub pole?",
    ),
    Question(
        {"land-sowing", "loot/sow"},
        "How many grain and vegetables may I sow?",
        "Combien de céréales et de légumes peut-on semer ?",
        "Ile zbóż i warzyw można siać naraz?",
    ),
    Question(
        {"land-pastures", "tile/large-pasture"},
        "What does a large pasture cost?",
        "Combien coûte un grand pâturage ?",
        "Ile kosztuje duże pastwisko?",
    ),
    Question(
        {"animals-room", "tile/large-pasture"},
        "How many animals fit on a large pasture with two stables?",
        "Combien d’animaux sur un grand pâturage avec deux étables ?",
        "Ile zwierząt mieści duże pastwisko z dwiema oborami?",
    ),
    Question(
        {"mountain-mines", "tile/deep-tunnel"},
        "Can an ore mine cover a deep tunnel?",
        "Une mine de minerai peut-elle couvrir un tunnel profond ?",
        "Czy kopalnia rudy może zakryć głęboki korytarz?",
    ),
    Question(
        {"mountain-mines", "space/ruby-mine-construction", "tile/ruby-mine", "tile/deep-tunnel"},
        "When does a ruby mine give a ruby?",
        "Quand une mine de rubis donne-t-elle un rubis ?",
        "Kiedy kopalnia rubinów daje rubin?",
    ),
    Question(
        {"spaces-imitation", "space/imitation"},
        "Do I get the piled goods when I imitate?",
        "En imitant, reçoit-on les ressources accumulées ?",
        "Czy przy imitacji dostaję nagromadzone dobra?",
    ),
    Question(
        {"spaces-imitation", "space/imitation"},
        "Can I imitate my own dwarf?",
        "Peut-on imiter une case avec son propre nain ?",
        "Czy mogę imitować pole z moim krasnoludem?",
    ),
    Question(
        {"weapons-forge"},
        "Can I improve a weapon by forging again?",
        "La forge peut-elle améliorer une arme ?",
        "Czy kucie może ulepszyć broń?",
    ),
    Question(
        {"weapons-expedition"},
        "How many loot items on an expedition of level 3?",
        "Combien de butins pour une expédition de niveau 3 ?",
        "Ile łupów na wyprawie poziomu 3?",
    ),
    Question(
        {"weapons-expedition", "loot/weapons"},
        "Does all weapons +1 help during the expedition?",
        "Le butin +1 à la force de toutes les armes aide-t-il pendant l’expédition ?",
        "Czy łup siła broni wszystkich krasnoludów +1 pomaga na tej wyprawie?",
    ),
    Question(
        {"family", "furnishing/additional-dwelling"},
        "How do I get a sixth dwarf?",
        "Comment avoir un sixième nain ?",
        "Skąd szósty krasnolud?",
    ),
    Question(
        {"family-growth", "furnishing/couple-dwelling", "space/urgent-wish-for-children", "furnishing/guest-room"},
        "Two children at once?",
        "Deux enfants à la fois ?",
        "Dwoje dzieci naraz?",
    ),
    Question(
        {"furnishing/carpenter"},
        "Carpenter with a small and a large pasture",
        "Charpentier avec un petit et un grand pâturage",
        "Stolarnia: małe i duże pastwisko w jednej akcji",
    ),
    Question(
        {"furnishing/trader", "furnishing/spare-part-storage"},
        "Trader and Spare part storage together",
        "Marchand et Réserve de pièces",
        "Skład budulców i Magazyn części",
    ),
    Question(
        {"furnishing/office-room"},
        "May both halves hang outside with the Office room?",
        "Bureau : les deux moitiés dehors ?",
        "Pokój biurowy: obie połowy na zewnątrz?",
    ),
    Question(
        {"furnishing/guest-room"},
        "Guest room on Excavation?",
        "Chambre d’amis sur Gisement ?",
        "Pokój gościnny na polu Wykuwanie grot?",
    ),
    Question(
        {"furnishing/stubble-room", "animals-overflow"},
        "May I sow a field that holds an animal in the Stubble room?",
        "Stock de chaume : semer un champ avec un animal ?",
        "Pokój rolnika: obsiać pole ze zwierzęciem?",
    ),
    Question(
        {"furnishing/wood-supplier"},
        "Wood supplier built in round 10",
        "Fournisseur de bois construit à la manche 10",
        "Dostawca drewna zbudowany w rundzie 10",
    ),
    Question(
        {"scoring-unused", "score/unused-spaces"},
        "Do empty caverns count as unused?",
        "Les grottes vides sont-elles inutilisées ?",
        "Czy puste pieczary są niewykorzystane?",
    ),
    Question(
        {"scoring-ties"},
        "Who wins a tie?",
        "Qui gagne en cas d’égalité de points ?",
        "Kto wygrywa przy remisie, tyle samo punktów?",
    ),
    Question(
        {"solo-overfull"},
        "What happens to overfull spaces when I play alone?",
        "Que deviennent les cases trop pleines en solo ?",
        "Co z przepełnionymi polami?",
    ),
    Question(
        {"solo-cards", "stage"},
        "Can I shuffle the cards when I play alone?",
        "Peut-on mélanger les cartes en solo ?",
        "Czy w grze jednoosobowej można potasować karty?",
    ),
    Question(
        {"round-starting-player", "space/starting-player"},
        "When does the new starting player begin?",
        "Quand commence le nouveau premier joueur ?",
        "Od kiedy zaczyna gracz rozpoczynający?",
    ),
    Question(
        {"furnishing/working-cave", "harvest/one-food"},
        "Does the Working cave help when I pay 1 food per dwarf?",
        "Grotte de travail quand on paie 1 PN par nain",
        "Grota jadalniana, gdy płaci się 1 żywność za krasnoluda",
    ),
    Question(
        {"round-connectives"},
        "What does either or mean?",
        "Que signifie soit, puis/ou, et/ou ?",
        "Jak czytać pole: i/lub, potem/lub, albo?",
    ),
]

CAVES = [
    Question(
        {"rooms-colours"},
        "May I have more blue rooms than orange ones?",
        "Plus de pièces bleues que d’orange ?",
        "Więcej niebieskich izb niż pomarańczowych?",
    ),
    Question(
        {"rooms-blue"},
        "Do I activate blue rooms?",
        "Active-t-on les pièces bleues ?",
        "Czy aktywuje się niebieskie izby?",
    ),
    Question(
        {"walls", "wall"},
        "Do rooms count as walls?",
        "Les pièces comptent-elles comme des murs ?",
        "Czy izby liczą się jako ściany?",
    ),
    Question(
        {"walls-building", "tile/breach"},
        "Can a printed wall be razed?",
        "Peut-on abattre un mur imprimé ?",
        "Czy można zburzyć wydrukowaną ścianę?",
    ),
    Question(
        {"walls-building"},
        "How many walls are in the supply?",
        "Combien de murs dans la réserve ?",
        "Ile ścian jest w zapasie?",
    ),
    Question(
        {"digging", "cell/covered"},
        "Which rock tile can I reach?",
        "Quelle tuile de roche est accessible ?",
        "Do którego żetonu skały da się dojść?",
    ),
    Question(
        {"digging-twice", "tile/excavation"},
        "May I dig a second tile after seeing the first?",
        "Creuser une seconde tuile après la première ?",
        "Wykuwanie dwa razy: najpierw jeden żeton, potem drugi?",
    ),
    Question(
        {"digging-undermining", "tile/undermining"},
        "Does Undermining pass walls?",
        "Sape : quels murs passer ?",
        "Podkop: przez jakie ściany?",
    ),
    Question(
        {"activate", "tile/weekly-market"},
        "May I activate the same room twice?",
        "Activer deux fois la même pièce ?",
        "Aktywacja: dwa razy ta sama izba?",
    ),
    Question(
        {"goods-eating"},
        "When may I turn emmer into food?",
        "Quand convertir l’amidonnier en PN ?",
        "Kiedy zamiana płaskurki na żywność?",
    ),
    Question(
        {"goods"},
        "How much of each good may I have at most?",
        "Combien d’unités de chaque ressource au plus ?",
        "Ile najwyżej można mieć każdego dobra?",
    ),
    Question(
        {"round-renovation", "tile/renovation"},
        "Who may take Renovation?",
        "Qui peut prendre Rénovation ?",
        "Kto może wziąć żeton Remont?",
    ),
    Question(
        {"rooms-cavern", "additional-cavern"},
        "Who gets the additional cavern?",
        "Qui reçoit la grotte supplémentaire ?",
        "Kto dostaje dodatkową pieczarę?",
    ),
    Question(
        {"second-opening", "cell/gate"},
        "Where is the opening in era II?",
        "Où est l’ouverture à l’ère II ?",
        "Gdzie jest otwór w erze II?",
    ),
    Question(
        {"second-passage"},
        "What happens to goods at 0 between the eras?",
        "Que deviennent les ressources à 0 entre les ères ?",
        "Co z dobrami na 0 między erami?",
    ),
    Question(
        {"second-slots", "slot/1", "slot/2", "slot/3", "slot/4"},
        "When may I use the bonus of a slot?",
        "Quand utiliser le bonus d’une tuile ?",
        "Kiedy można skorzystać z premii?",
    ),
    Question(
        {"second-hauling", "good/donkey"},
        "When do donkeys bring ore?",
        "Quand les ânes rapportent-ils du minerai ?",
        "Kiedy osły dają rudę?",
    ),
    Question(
        {"scoring", "score/gold", "good/gold"},
        "How many points is gold worth in era II?",
        "Combien vaut l’Or au décompte de l’ère II ?",
        "Ile punktów daje złoto w erze II?",
    ),
    Question({"scoring-ties"}, "Who wins a tie?", "Qui gagne en cas d’égalité ?", "Kto wygrywa przy remisie?"),
    Question({"draft"}, "Whose turn is it in the draft?", "À qui le tour dans le draft ?", "Czyja tura w drafcie?"),
    Question(
        {"draft-after"},
        "How much gold do I get after the draft?",
        "Combien d’Or après le draft ?",
        "Ile złota po drafcie?",
    ),
    Question(
        {"short", "mode/short"},
        "What is the common pool of the short game?",
        "Quelles pièces sont en commun dans la partie courte ?",
        "Co leży we wspólnej puli w krótkiej grze?",
    ),
    Question(
        {"solo-pile"},
        "When is a room of the pile turned up in a solo game?",
        "Quand une pièce de la pioche est-elle révélée en solo ?",
        "Kiedy odkrywa się izbę ze stosu?",
    ),
    Question(
        {"solo-goals"},
        "What is my goal when I play alone?",
        "Quel est l’objectif de points en solo ?",
        "Jaki jest cel punktów w grze jednoosobowej, cele?",
    ),
    Question(
        {"room/retting-room"}, "Does the Retting Room pay for the Shelf?", "Rouissoir et Étagère", "Roszarnia i Półka"
    ),
    Question(
        {"room/wood-storeroom"},
        "Wood Storeroom before or after the activation?",
        "Réserve de bois avant ou après ?",
        "Skład drewna przed czy po?",
    ),
]

QUESTIONS = {"cave-farmers": FARMERS, "cave-vs-cave": CAVES}
