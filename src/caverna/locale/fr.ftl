# French. The same file serves Python and the browser: standard Fluent only, see docs/languages.md.
# A thing has its name as value and what it does as `.effect`; `.note` is a remark, `.label` tells namesakes apart.
# Food is counted in PN (points de nourriture) and gold is "Or", as in the rulebook. Buttons are in the infinitive.

### Lists and goods

list-comma = { $first }, { $second }
list-and = { $first } et { $second }
list-or = { $first } ou { $second }
no-goods = rien

good-wood = bois
    .plural = bois
    .counted = { $count } bois
good-stone = pierre
    .plural = pierres
    .counted = { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
good-ore = minerai
    .plural = minerais
    .counted = { $count ->
        [one] { $count } minerai
       *[other] { $count } minerais
    }
good-ruby = rubis
    .plural = rubis
    .counted = { $count } rubis
good-grain = céréale
    .plural = céréales
    .counted = { $count ->
        [one] { $count } céréale
       *[other] { $count } céréales
    }
good-vegetable = légume
    .plural = légumes
    .counted = { $count ->
        [one] { $count } légume
       *[other] { $count } légumes
    }
good-food = nourriture
    .plural = nourriture
    .counted = { $count } PN
good-gold = Or
    .plural = Or
    .counted = { $count } Or
good-dog = chien
    .plural = chiens
    .counted = { $count ->
        [one] { $count } chien
       *[other] { $count } chiens
    }
good-sheep = mouton
    .plural = moutons
    .counted = { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
good-donkey = âne
    .plural = ânes
    .counted = { $count ->
        [one] { $count } âne
       *[other] { $count } ânes
    }
good-boar = sanglier
    .plural = sangliers
    .counted = { $count ->
        [one] { $count } sanglier
       *[other] { $count } sangliers
    }
good-cattle = bœuf
    .plural = bœufs
    .counted = { $count ->
        [one] { $count } bœuf
       *[other] { $count } bœufs
    }
good-emmer = amidonnier
    .plural = amidonnier
    .counted = { $count } amidonnier
good-flax = lin
    .plural = lin
    .counted = { $count } lin
good-iron = fer
    .plural = fer
    .counted = { $count } fer
good-weapon = arme
    .plural = armes
    .counted = { $count ->
        [one] { $count } arme
       *[other] { $count } armes
    }
good-begging = marqueur de mendicité
    .plural = marqueurs de mendicité
    .counted = { $count ->
        [one] { $count } marqueur de mendicité
       *[other] { $count } marqueurs de mendicité
    }

### Games, computer players, goals

game-cave-farmers = Caverna : Les Fermiers des cavernes
    .effect = Défrichez la forêt, creusez la montagne et agrandissez un clan de nains : pour 1 à 7 joueurs.
game-cave-vs-cave = Caverna : Caverne contre Caverne
    .effect = Creusez la roche, construisez des murs et aménagez la plus belle caverne : pour 1 ou 2 joueurs.

level-novice = Novice
    .effect = Connaît les règles et guère plus. Un enfant peut gagner.
level-helper = Aide
    .effect = Plein de bonne volonté, se trompe souvent.
level-apprentice = Apprenti
    .effect = Joue comme quelqu’un à sa deuxième partie.
level-journeyman = Compagnon
    .effect = Joue correctement, avec une étourderie de temps en temps.
level-craftsman = Artisan
    .effect = Joue d’expérience, sans anticiper.
level-expert = Expert
    .effect = Anticipe un peu.
level-veteran = Vétéran
    .effect = Anticipe, et connaît bien des astuces.
level-master = Maître
    .effect = Anticipe et ne laisse rien passer.
level-grandmaster = Grand maître
    .effect = Voit loin et se laisse rarement battre.
level-legend = Légende
    .effect = Réfléchit deux secondes à chaque décision. N’espérez pas gagner.

goal-goal = Objectif
goal-outstanding = Exceptionnel

### The Cave Farmers: the set-up

cave-farmers-option-furnishings = Aménagements
    .effect = Les tuiles Aménagement que l’on peut acheter.
cave-farmers-furnishings-full = Jeu classique
    .effect = Les 48 aménagements.
cave-farmers-furnishings-introductory = Partie d’initiation
    .effect = Seulement la moitié la plus simple des aménagements : idéal pour une première partie.
cave-farmers-option-harvest-reveal = Marqueurs Récolte
    .effect = Quand le marqueur Récolte d’une manche est révélé.
cave-farmers-harvest-reveal-start = Au début de la manche
    .effect = En même temps que la carte : chacun peut s’y préparer.
cave-farmers-harvest-reveal-end = À la fin de la manche
    .effect = Après le retour des nains à la caverne : la récolte peut vous surprendre.
cave-farmers-option-solo-clear = Cases trop pleines
    .effect = En solo : à partir de combien de ressources une case les perd toutes.
cave-farmers-solo-clear-over6 = Plus de 6 ressources
    .effect = Une case avec 6 ressources les garde, une case avec 7 les perd.
cave-farmers-solo-clear-from6 = 6 ressources ou plus
    .effect = Une case avec 5 ressources les garde, une case avec 6 les perd.
cave-farmers-option-solo-cards = Ordre des cartes
    .effect = En solo : savoir ou non quelle case arrive à quel moment.
cave-farmers-solo-cards-fixed = Fixe
    .effect = Chaque partie apporte les mêmes cartes dans le même ordre, comme le veut la règle.
cave-farmers-solo-cards-shuffled = Mélangé
    .effect = Une variante : les cartes de chaque période arrivent dans un ordre aléatoire, comme à plusieurs.

cave-farmers-stage = Période { $stage }

cave-farmers-harvest-none = Pas de récolte
    .effect = On ne moissonne pas, personne ne mange, aucun animal ne naît.
cave-farmers-harvest-harvest = Récolte
    .effect = Récoltez vos champs, nourrissez votre clan (2 PN par nain, 1 pour un nouveau-né), puis faites se reproduire vos animaux.
cave-farmers-harvest-one-food = Alimentation seule
    .effect = 1 PN par nain. On ne moissonne pas, aucun animal ne naît.
cave-farmers-harvest-partial = Récolte partielle
    .effect = Choisissez la phase des champs ou la phase de reproduction. Dans les deux cas, payez 2 PN par nain (1 pour un nouveau-né).
cave-farmers-harvest-marker = Selon le marqueur
    .effect = C’est le marqueur Récolte de la manche qui décide.

cave-farmers-marker-leaf = Feuille verte
    .effect = Une récolte.
cave-farmers-marker-question = Point d’interrogation rouge
    .effect = Au premier, pas de récolte ; au deuxième, alimentation seule ; au troisième, récolte partielle.

### The Cave Farmers: the home board

cave-farmers-tile-field = Champ
cave-farmers-tile-meadow = Prairie
cave-farmers-tile-small-pasture = Petit pâturage
cave-farmers-tile-large-pasture = Grand pâturage
cave-farmers-tile-stable = Étable
cave-farmers-tile-cavern = Grotte
cave-farmers-tile-tunnel = Tunnel
cave-farmers-tile-deep-tunnel = Tunnel profond
cave-farmers-tile-ore-mine = Mine de minerai
cave-farmers-tile-ruby-mine = Mine de rubis
cave-farmers-tile-entry-level-dwelling = Entrée de la caverne
cave-farmers-tile-furnishing = Aménagement

cave-farmers-ground-forest = Forêt
cave-farmers-ground-mountain = Montagne
cave-farmers-ground-margin = Hors du plateau

cave-farmers-home-dwelling = Entrée de la caverne : de la place pour 2 nains et pour 2 animaux de la même espèce.
cave-farmers-home-cavern = Une grotte, prête à être aménagée.
cave-farmers-home-entrance = Devant l’entrée : votre première prairie ou votre premier champ doit recouvrir cette case.
cave-farmers-home-bonus = À vous dès que la première tuile y est posée.

cave-farmers-dwarf = { $strength ->
    [0] Nain désarmé
   *[other] Nain avec une arme de force { $strength }
}
cave-farmers-weapon = Arme de force { $strength }
cave-farmers-newborn = Nain nouveau-né

### The Cave Farmers: action spaces

cave-farmers-space-drift-mining = Extraction de pierre
    .effect = Prenez les pierres. Vous pouvez aussi poser une tuile double Grotte/Tunnel.
cave-farmers-space-excavation = Gisement
    .effect = Prenez les pierres. Vous pouvez aussi poser une tuile double, Grotte/Tunnel ou Grotte/Grotte.
cave-farmers-space-starting-player = Premier joueur
    .effect = { $players ->
        [2] Prenez les PN, le pion Premier joueur et 2 minerais.
        [3] Prenez les PN, le pion Premier joueur et 2 minerais.
       *[other] Prenez les PN, le pion Premier joueur et 1 rubis.
    }
    .note = Ne peut pas être imitée.
cave-farmers-space-logging = Exploitation forestière
    .effect = Prenez le bois. Ensuite, un nain armé peut entreprendre une expédition de niveau 1.
cave-farmers-space-supplies = Provisions
    .effect = Prenez 1 bois, 1 pierre, 1 minerai, 1 PN et 2 Or.
cave-farmers-space-growth = Provisions
    .effect = Prenez 1 bois, 1 pierre, 1 minerai, 1 PN et 2 Or, ou bien agrandissez votre clan.
cave-farmers-space-ore-mining = Extraction de minerai
    .effect = Prenez les minerais, plus 2 minerais pour chacune de vos mines de minerai.
cave-farmers-space-wood-gathering = Abattage
    .effect = Prenez le bois.
cave-farmers-space-forest-exploration = Exploration de la forêt
    .effect = { $players ->
        [3] Prenez le bois et 1 légume.
       *[other] Prenez le bois et 2 PN.
    }
cave-farmers-space-clearing = Défrichement
    .effect = Prenez le bois. Vous pouvez aussi poser une tuile double Prairie/Champ.
cave-farmers-space-sustenance = Subsistance
    .effect = { $players ->
        [1] Prenez les PN et 1 céréale. Vous pouvez aussi poser une tuile double Prairie/Champ.
        [2] Prenez les PN et 1 céréale. Vous pouvez aussi poser une tuile double Prairie/Champ.
        [3] Prenez les PN et 1 céréale. Vous pouvez aussi poser une tuile double Prairie/Champ.
       *[other] Prenez les céréales et les légumes. Vous pouvez aussi poser une tuile double Prairie/Champ.
    }
cave-farmers-space-strip-mining = Extraction
    .effect = Prenez les pierres et les minerais, et 2 bois.
cave-farmers-space-depot = Dépôt
    .effect = Prenez le bois et les minerais.
cave-farmers-space-large-depot = Grand dépôt
    .effect = Prenez le bois, les pierres et les minerais.
cave-farmers-space-drift-mining-2 = Extraction de pierre
    .effect = Prenez les pierres. Vous pouvez aussi poser une tuile double Grotte/Tunnel.
    .label = Extraction de pierre (2)
cave-farmers-space-small-scale-drift-mining = Petite extraction de pierre
    .effect = Prenez 1 pierre. Vous pouvez aussi poser une tuile double Grotte/Tunnel.
cave-farmers-space-weekly-market = Marché hebdomadaire
    .effect = Prenez 4 Or. Ensuite, vous pouvez acheter au marché, au plus 1 de chaque ressource. Vous pouvez ajouter de votre Or.
cave-farmers-space-imitation = Imitation
    .effect = { $players ->
        [3] Payez 4 PN et utilisez une case occupée par un nain adverse, sans les ressources qui s’y étaient accumulées.
       *[other] Payez 2 PN et utilisez une case occupée par un nain adverse, sans les ressources qui s’y étaient accumulées.
    }
    .note = Ne peut pas être imitée.
cave-farmers-space-imitation-2 = Imitation
    .effect = { $players ->
        [5] Payez 4 PN et utilisez une case occupée par un nain adverse, sans les ressources qui s’y étaient accumulées.
       *[other] Payez 1 PN et utilisez une case occupée par un nain adverse, sans les ressources qui s’y étaient accumulées.
    }
    .note = Ne peut pas être imitée.
    .label = Imitation (2)
cave-farmers-space-imitation-3 = Imitation
    .effect = Utilisez gratuitement une case occupée par un nain adverse, sans les ressources qui s’y étaient accumulées.
    .note = Ne peut pas être imitée.
    .label = Imitation (3)
cave-farmers-space-hardware-rental = Location d’équipement
    .effect = { $players ->
        [5] Un nain armé entreprend une expédition de niveau 2. Ensuite, ou à la place, semez jusqu’à 2 céréales et 2 légumes.
       *[other] Prenez 2 bois. Ensuite, un nain armé peut entreprendre une expédition de niveau 2, puis vous pouvez semer jusqu’à 2 céréales et 2 légumes.
    }
cave-farmers-space-fence-building = Construction de clôtures
    .effect = Prenez le bois. Ensuite, vous pouvez clôturer un petit pâturage pour 2 bois, un grand pour 4 bois, ou les deux.
cave-farmers-space-extension = Agrandissement
    .effect = Posez une tuile double Prairie/Champ et prenez 1 bois, ou bien une tuile double Grotte/Tunnel et prenez 1 pierre.
cave-farmers-space-ruby-mining = Extraction de rubis
    .effect = Prenez les rubis, et 1 de plus si vous avez au moins 1 mine de rubis.
    .note = Les rubis s’y accumulent à partir de la manche 3.
cave-farmers-space-housework = Travaux domestiques
    .effect = Prenez 1 chien. Vous pouvez aussi aménager une grotte.
cave-farmers-space-slash-and-burn = Brulis
    .effect = Posez une tuile double Prairie/Champ. Ensuite, ou à la place, semez jusqu’à 2 céréales et 2 légumes.
cave-farmers-space-blacksmithing = Forge d’armes
    .effect = Forgez une arme pour 1 à 8 minerais, si votre nain n’en a pas. Ensuite, ou à la place, entreprenez une expédition de niveau 3.
cave-farmers-space-sheep-farming = Élevage de moutons
    .effect = Construisez un petit pâturage pour 2 bois, un grand pour 4 bois et/ou une étable pour 1 pierre. Ensuite, ou à la place, prenez les moutons.
cave-farmers-space-ore-mine-construction = Mine de minerai
    .effect = Posez une tuile double Tunnel profond/Minerai et prenez 3 minerais. Ensuite, ou à la place, entreprenez une expédition de niveau 2.
cave-farmers-space-wish-for-children = Désir d’enfant
    .effect = Agrandissez votre clan, ou bien construisez une habitation.
cave-farmers-space-urgent-wish-for-children = Désir d’enfant urgent
    .effect = Construisez une habitation, puis, si vous le voulez, agrandissez votre clan ; ou bien prenez 3 Or.
    .note = Verso de « { cave-farmers-space-wish-for-children } », retourné quand « { cave-farmers-space-family-life } » est révélée.
cave-farmers-space-donkey-farming = Élevage d’ânes
    .effect = Construisez un petit pâturage pour 2 bois, un grand pour 4 bois et/ou une étable pour 1 pierre. Ensuite, ou à la place, prenez les ânes.
cave-farmers-space-ruby-mine-construction = Mine de rubis
    .effect = Construisez une mine de rubis sur un tunnel, ou bien construisez-en une sur un tunnel profond et prenez 1 rubis.
cave-farmers-space-exploration = Exploration
    .effect = Un nain armé entreprend une expédition de niveau 4.
cave-farmers-space-family-life = Vie de famille
    .effect = Agrandissez votre clan, semez jusqu’à 2 céréales et 2 légumes, ou faites les deux.
cave-farmers-space-ore-delivery = Livraison de minerai
    .effect = Prenez les pierres et les minerais, plus 2 minerais pour chacune de vos mines de minerai.
cave-farmers-space-ore-trading = Commerce de minerai
    .effect = Jusqu’à 3 fois, échangez 2 minerais contre 2 Or et 1 PN.
cave-farmers-space-adventure = Aventure
    .effect = Forgez une arme pour 1 à 8 minerais, si votre nain n’en a pas. Ensuite, ou à la place, entreprenez une expédition de niveau 1, puis une autre de niveau 1.
cave-farmers-space-ruby-delivery = Livraison de rubis
    .effect = Prenez les rubis, et 1 de plus si vous avez au moins 2 mines de rubis.

### The Cave Farmers: furnishings

cave-farmers-furnishing-dwelling = Habitation
    .effect = De la place pour 1 nain.
cave-farmers-furnishing-simple-dwelling-a = Habitation rudimentaire
    .effect = De la place pour 1 nain.
    .label = Habitation rudimentaire (4 bois, 2 pierres)
cave-farmers-furnishing-simple-dwelling-b = Habitation rudimentaire
    .effect = De la place pour 1 nain.
    .label = Habitation rudimentaire (3 bois, 3 pierres)
cave-farmers-furnishing-mixed-dwelling = Habitation mixte
    .effect = De la place pour 1 nain et pour 2 animaux de la même espèce.
cave-farmers-furnishing-couple-dwelling = Habitation de couple
    .effect = De la place pour 2 nains (toujours une seule croissance par action).
cave-farmers-furnishing-additional-dwelling = Habitation supplémentaire
    .effect = De la place pour un sixième nain ; n’héberge personne avant le cinquième.
cave-farmers-furnishing-cuddle-room = Salle de repos
    .effect = De la place pour autant de moutons que vous avez de nains.
cave-farmers-furnishing-breakfast-room = Salle à manger
    .effect = De la place pour 3 bœufs au plus.
cave-farmers-furnishing-stubble-room = Stock de chaume
    .effect = De la place pour 1 animal d’élevage sur chaque champ vide.
cave-farmers-furnishing-work-room = Salle de travail
    .effect = Vous pouvez aussi aménager vos tunnels et tunnels profonds (pas les mines).
cave-farmers-furnishing-guest-room = Chambre d’amis
    .effect = Vous pouvez faire les deux, dans l’ordre voulu, là où il faut choisir l’un ou l’autre : « { cave-farmers-space-growth } » (à partir de quatre joueurs), « { cave-farmers-space-wish-for-children } », « { cave-farmers-space-urgent-wish-for-children } », « { cave-farmers-space-ruby-mine-construction } », et une fois par partie « { cave-farmers-space-extension } ». Une seule croissance du clan.
cave-farmers-furnishing-office-room = Bureau
    .effect = Les tuiles Prairie/Champ, Grotte/Tunnel et Grotte/Grotte peuvent dépasser à moitié du bord extérieur de votre plateau ; 2 Or à chaque fois.
cave-farmers-furnishing-carpenter = Charpentier
    .effect = 1 bois de moins chaque fois que vous aménagez ou construisez des clôtures : une fois par action, même pour deux pâturages.
cave-farmers-furnishing-stone-carver = Tailleur de pierre
    .effect = 2 pierres immédiatement ; 1 pierre de moins pour chaque aménagement et chaque étable.
cave-farmers-furnishing-blacksmith = Forgeron
    .effect = 2 minerais immédiatement ; les armes coûtent 2 minerais de moins.
cave-farmers-furnishing-miner = Mineur
    .effect = Au début de chaque manche, 1 minerai pour chacune de vos mines de minerai qui abrite un âne.
cave-farmers-furnishing-builder = Bâtisseur
    .effect = Quand vous aménagez, vous pouvez payer 1 minerai à la place de 1 bois et/ou 1 minerai à la place de 1 pierre.
cave-farmers-furnishing-trader = Marchand
    .effect = À tout moment : 2 Or → 1 bois, 1 pierre et 1 minerai. Si vous construisez aussi la tuile « { cave-farmers-furnishing-spare-part-storage } », elle recouvre celle-ci.
cave-farmers-furnishing-wood-supplier = Fournisseur de bois
    .effect = 1 bois au début de chacune des 7 prochaines manches.
cave-farmers-furnishing-stone-supplier = Fournisseur de pierre
    .effect = 1 pierre au début de chacune des 5 prochaines manches.
cave-farmers-furnishing-ruby-supplier = Fournisseur de rubis
    .effect = 1 rubis au début de chacune des 4 prochaines manches.
cave-farmers-furnishing-dog-school = École canine
    .effect = 1 bois pour chaque chien que vous recevez.
cave-farmers-furnishing-quarry = Carrière
    .effect = 1 pierre pour chaque âne qui naît.
cave-farmers-furnishing-seam = Filon
    .effect = 1 minerai pour chaque pierre que vous recevez.
cave-farmers-furnishing-slaughtering-cave = Grotte d’abattage
    .effect = 1 PN de plus pour chaque animal d’élevage converti en PN. Ne se cumule pas avec la tuile « { cave-farmers-furnishing-hunting-parlor } ».
cave-farmers-furnishing-cooking-cave = Grotte de cuisine
    .effect = À tout moment : 1 céréale et 1 légume → 5 PN.
cave-farmers-furnishing-working-cave = Grotte de travail
    .effect = À chaque phase d’alimentation, 1 nain peut être nourri avec 1 bois, 1 pierre ou 2 minerais.
cave-farmers-furnishing-mining-cave = Grotte de mineurs
    .effect = À chaque phase d’alimentation, 1 PN de moins pour chaque âne dans une mine.
cave-farmers-furnishing-breeding-cave = Grotte d’élevage
    .effect = 1, 2, 3 ou 5 PN pour 1, 2, 3 ou 4 animaux nouveau-nés.
cave-farmers-furnishing-peaceful-cave = Grotte de paix
    .effect = À tout moment : défaussez l’arme d’un nain → autant de PN que sa force.
cave-farmers-furnishing-weaving-parlor = Tissage
    .effect = 1 PN immédiatement pour chacun de vos moutons ; 1 point par lot de 2 moutons.
cave-farmers-furnishing-milking-parlor = Laiterie
    .effect = 1 PN immédiatement pour chacun de vos bœufs ; 1 point pour chacun d’eux.
cave-farmers-furnishing-state-parlor = Salon d’apparat
    .effect = 2 PN immédiatement par habitation adjacente (l’Entrée compte) ; 4 points pour chacune à la fin.
cave-farmers-furnishing-hunting-parlor = Salle des trophées
    .effect = À tout moment : 2 sangliers → 2 Or et 2 PN.
cave-farmers-furnishing-beer-parlor = Brasserie
    .effect = À tout moment : 2 céréales → 3 Or ou 4 PN.
cave-farmers-furnishing-blacksmithing-parlor = Forge
    .effect = À tout moment : 1 rubis et 1 minerai → 2 Or et 1 PN.
cave-farmers-furnishing-stone-storage = Réserve de pierre
    .effect = 1 point par pierre.
cave-farmers-furnishing-ore-storage = Réserve de minerai
    .effect = 1 point par lot de 2 minerais.
cave-farmers-furnishing-spare-part-storage = Réserve de pièces
    .effect = À tout moment : 1 bois, 1 pierre et 1 minerai → 2 Or. Si vous construisez aussi la tuile « { cave-farmers-furnishing-trader } », elle recouvre celle-ci.
cave-farmers-furnishing-main-storage = Réserve principale
    .effect = 2 points pour chacun de vos aménagements jaunes, celui-ci compris.
cave-farmers-furnishing-weapon-storage = Réserve d’armes
    .effect = 3 points par nain armé.
cave-farmers-furnishing-supplies-storage = Réserve de provisions
    .effect = 8 points si tous vos nains sont armés.
cave-farmers-furnishing-broom-chamber = Placard à balais
    .effect = 5 points avec 5 nains, 10 avec 6.
cave-farmers-furnishing-treasure-chamber = Salle du trésor
    .effect = 1 point par rubis.
cave-farmers-furnishing-food-chamber = Garde-manger
    .effect = 2 points par paire céréale + légume, champs compris.
cave-farmers-furnishing-prayer-chamber = Salle de prière
    .effect = 8 points si aucun de vos nains n’est armé.
cave-farmers-furnishing-writing-chamber = Scriptorium
    .effect = Annule jusqu’à 7 points négatifs.
cave-farmers-furnishing-fodder-chamber = Réserve de fourrage
    .effect = 1 point par lot de 3 animaux d’élevage (chiens exclus).

### The Cave Farmers: loot

cave-farmers-loot-weapons = +1 à la force de toutes les armes
    .effect = Toutes vos armes gagnent 1 en force à la fin de l’expédition.
cave-farmers-loot-wood = Bois
    .effect = Prenez 1 bois.
cave-farmers-loot-dog = Chien
    .effect = Prenez 1 chien.
cave-farmers-loot-grain = Céréale
    .effect = Prenez 1 céréale.
cave-farmers-loot-sheep = Mouton
    .effect = Prenez 1 mouton.
cave-farmers-loot-stone = Pierre
    .effect = Prenez 1 pierre.
cave-farmers-loot-donkey = Âne
    .effect = Prenez 1 âne.
cave-farmers-loot-vegetable = Légume
    .effect = Prenez 1 légume.
cave-farmers-loot-ore = Minerais
    .effect = Prenez 2 minerais.
cave-farmers-loot-boar = Sanglier
    .effect = Prenez 1 sanglier.
cave-farmers-loot-gold = Or
    .effect = Prenez 2 Or.
cave-farmers-loot-furnish = Aménagement de caverne
    .effect = Aménagez une grotte au prix indiqué.
cave-farmers-loot-stable = Étable
    .effect = Construisez une étable gratuitement.
cave-farmers-loot-tunnel = Tunnel
    .effect = Posez une tuile simple Tunnel.
cave-farmers-loot-small-pasture = Petit pâturage
    .effect = Clôturez un petit pâturage pour 1 bois.
cave-farmers-loot-cattle = Bœuf
    .effect = Prenez 1 bœuf.
cave-farmers-loot-large-pasture = Grand pâturage
    .effect = Clôturez un grand pâturage pour 2 bois.
cave-farmers-loot-meadow = Prairie
    .effect = Posez une tuile simple Prairie.
cave-farmers-loot-dwelling = Habitation
    .effect = Construisez une habitation ordinaire pour 2 bois et 2 pierres.
cave-farmers-loot-field = Champ
    .effect = Posez une tuile simple Champ.
cave-farmers-loot-sow = Semailles
    .effect = Semez jusqu’à 2 céréales et 2 légumes.
cave-farmers-loot-cavern = Grotte
    .effect = Posez une tuile simple Grotte.
cave-farmers-loot-breed = Reproduction
    .effect = Jusqu’à 2 espèces d’animaux d’élevage se reproduisent.

### The Cave Farmers: remarks on trades

cave-farmers-note-gold = 2 Or donnent 1 PN, 3 Or en donnent 2, et ainsi de suite.
cave-farmers-note-call = Placez un autre nain que le plus faible.
cave-farmers-note-disarm = Défaussez une arme → autant de PN que sa force.
cave-farmers-note-save = En solo : 1 rubis protège une case trop pleine pendant une manche.

### The Cave Farmers: points

cave-farmers-score-animals = Animaux
    .effect = par chien et par animal d’élevage
cave-farmers-score-missing-animals = Animaux manquants
    .effect = par espèce d’animal d’élevage qui vous manque
cave-farmers-score-grain = Céréales
    .effect = pour 2 céréales, champs compris, arrondi au supérieur
cave-farmers-score-vegetables = Légumes
    .effect = par légume, champs compris
cave-farmers-score-rubies = Rubis
    .effect = par rubis
cave-farmers-score-dwarfs = Nains
    .effect = par nain
cave-farmers-score-unused-spaces = Cases inutilisées
    .effect = par case du plateau Habitat sans tuile ni étable
cave-farmers-score-pastures = Pâturages
    .effect = { $points ->
        [2] par petit pâturage
       *[other] par grand pâturage
    }
cave-farmers-score-mines = Mines
    .effect = { $points ->
        [3] par mine de minerai
       *[other] par mine de rubis
    }
cave-farmers-score-furnishings = Aménagements
    .effect = les points imprimés sur vos aménagements
cave-farmers-score-bonuses = Points bonus
    .effect = ce que valent vos aménagements marqués d’une étoile
cave-farmers-score-gold = Or
    .effect = par Or
cave-farmers-score-begging = Marqueurs de mendicité
    .effect = par marqueur de mendicité
cave-farmers-score-forgiven = { cave-farmers-furnishing-writing-chamber }
    .effect = points négatifs annulés par un aménagement

### The Cave Farmers: questions

cave-farmers-question-place = Où va votre prochain nain ?
cave-farmers-question-imitate = Quelle case imitez-vous ?
cave-farmers-question-part = Que faites-vous ici ?
cave-farmers-question-tile = Où posez-vous la tuile ?
cave-farmers-question-stable = Où construisez-vous l’étable ?
cave-farmers-question-furnish = Quel aménagement construisez-vous ?
cave-farmers-question-pay = Comment payez-vous ?
cave-farmers-question-cell = Où posez-vous l’aménagement ?
cave-farmers-question-sow = Que semez-vous ?
cave-farmers-question-forge = Quelle doit être la force de l’arme ?
cave-farmers-question-loot = Quel butin prenez-vous ?
cave-farmers-question-buy = Qu’achetez-vous ?
cave-farmers-question-sell-ore = Vendez-vous du minerai ?
cave-farmers-question-feed = Comment nourrissez-vous votre clan ?
cave-farmers-question-breed = Quels animaux auront des petits ?
cave-farmers-question-overflow = Vous n’avez pas de place pour tous vos animaux : mangez-en, ou faites de la place.
cave-farmers-question-phase = Phase des champs ou phase de reproduction ?
cave-farmers-question-income = Un échange avant vos revenus ? Un âne dans une mine de minerai rapporterait du minerai.
cave-farmers-question-clear = Les cases trop pleines perdent leurs ressources : lesquelles sauvez-vous, pour un rubis chacune ?
cave-farmers-question-final-trades = Un dernier échange avant le décompte ?
cave-farmers-question-card = Quelle carte est révélée ?
cave-farmers-question-marker = Quel marqueur Récolte est révélé ?
cave-farmers-question-over = La partie est terminée.

### What was played: an action and what it cost and brought, told after the name of its player

told = { $name } { $told }.
told-by-chance = { $told }.
told-pays = { $told } et paie { $cost }
told-gets = { $told } et reçoit { $gain }
told-pays-and-gets = { $told }, paie { $cost } et reçoit { $gain }
told-given = { $told } ({ $given })
followed-given = reçoit { $gain } ({ $room })
followed-gets = reçoit { $gain }
followed-begs = prend { $markers }
cave-farmers-followed-pays = nourrit le clan avec { $cost }
cave-vs-cave-followed-pays = paie { $cost }

### The Cave Farmers: actions

cave-farmers-action-place = { $space }
    .told = envoie un nain sur la case « { $space } »
cave-farmers-action-call = { $strength ->
    [0] Payer 1 rubis pour envoyer un nain désarmé
   *[other] Payer 1 rubis pour envoyer le nain avec une arme de force { $strength }
}
    .priced = { $strength ->
        [0] paie 1 rubis pour envoyer d’abord un nain désarmé
       *[other] paie 1 rubis pour envoyer d’abord le nain avec une arme de force { $strength }
    }
cave-farmers-action-pass = Passer
    .told = passe
cave-farmers-action-imitate = Imiter la case { $space }
    .told = imite la case « { $space } »
cave-farmers-action-stop = Terminé
    .told = a terminé

cave-farmers-action-choose-goods = Prendre les ressources
    .priced = prend { $gain }
cave-farmers-action-choose-gold = Prendre l’Or
    .priced = prend { $gain }
cave-farmers-action-choose-grow = Croissance du clan
    .told = accueille un enfant dans le clan
cave-farmers-action-choose-dwelling = Construire une habitation
    .told = choisit de construire une habitation
cave-farmers-action-choose-meadow-field = Poser une prairie et un champ
    .told = choisit une prairie et un champ
cave-farmers-action-choose-cavern-tunnel = Poser une grotte et un tunnel
    .told = choisit une grotte et un tunnel
cave-farmers-action-choose-cavern-cavern = Poser deux grottes
    .told = choisit deux grottes
cave-farmers-action-choose-ore-mine = Construire une mine de minerai
    .told = choisit une mine de minerai
cave-farmers-action-choose-ruby-mine = Construire une mine de rubis sur un tunnel
    .told = choisit une mine de rubis sur un tunnel
cave-farmers-action-choose-deep-ruby-mine = Construire une mine de rubis sur un tunnel profond
    .told = choisit une mine de rubis sur un tunnel profond
cave-farmers-action-choose-small-pasture = Clôturer un petit pâturage
    .told = choisit un petit pâturage
cave-farmers-action-choose-large-pasture = Clôturer un grand pâturage
    .told = choisit un grand pâturage
cave-farmers-action-choose-stable = Construire une étable
    .told = choisit une étable
cave-farmers-action-choose-animals = Prendre les animaux
    .priced = prend { $gain }
cave-farmers-action-choose-sow = Semer
    .told = choisit de semer
cave-farmers-action-choose-forge = Forger une arme
    .told = choisit de forger une arme
cave-farmers-action-choose-expedition = Entreprendre une expédition
    .told = part en expédition
cave-farmers-action-choose-second-expedition = Entreprendre une seconde expédition
    .told = part pour une seconde expédition

cave-farmers-action-tile-field = Champ en { $cell }
    .told = pose un champ en { $cell }
cave-farmers-action-tile-meadow = Prairie en { $cell }
    .told = pose une prairie en { $cell }
cave-farmers-action-tile-tunnel = Tunnel en { $cell }
    .told = pose un tunnel en { $cell }
cave-farmers-action-tile-cavern = Grotte en { $cell }
    .told = pose une grotte en { $cell }
cave-farmers-action-tile-ruby-mine = Mine de rubis en { $cell }
    .told = construit une mine de rubis en { $cell }
cave-farmers-action-tile-small-pasture = Petit pâturage en { $cell }
    .told = clôture un petit pâturage en { $cell }
cave-farmers-action-tile-stable = Étable en { $cell }
    .told = construit une étable en { $cell }
cave-farmers-action-tile-meadow-field = Prairie en { $cell }, champ en { $other }
    .told = pose une prairie en { $cell } et un champ en { $other }
cave-farmers-action-tile-cavern-tunnel = Grotte en { $cell }, tunnel en { $other }
    .told = pose une grotte en { $cell } et un tunnel en { $other }
cave-farmers-action-tile-cavern-cavern = Grottes en { $cell } et { $other }
    .told = pose des grottes en { $cell } et { $other }
cave-farmers-action-tile-ore-mine = Mine de minerai en { $cell }, tunnel profond en { $other }
    .told = construit une mine de minerai en { $cell } et un tunnel profond en { $other }
cave-farmers-action-tile-large-pasture = Grand pâturage en { $cell } et { $other }
    .told = clôture un grand pâturage en { $cell } et { $other }

cave-farmers-action-furnish = { $furnishing }
    .told = choisit l’aménagement « { $furnishing } »
cave-farmers-action-pay-as-printed = Payer le prix indiqué
    .priced = paie le prix indiqué : { $cost }
cave-farmers-action-pay-ore-for-wood = Payer 1 minerai au lieu de 1 bois
    .priced = paie avec 1 minerai au lieu de 1 bois : { $cost }
cave-farmers-action-pay-ore-for-stone = Payer 1 minerai au lieu de 1 pierre
    .priced = paie avec 1 minerai au lieu de 1 pierre : { $cost }
cave-farmers-action-pay-ore-for-both = Payer 2 minerais au lieu de 1 bois et 1 pierre
    .priced = paie avec 2 minerais au lieu de 1 bois et 1 pierre : { $cost }
cave-farmers-action-at = En { $cell }
    .told = le pose en { $cell }
cave-farmers-action-sow-grain = Semer une céréale
    .priced = sème une céréale
cave-farmers-action-sow-vegetable = Semer un légume
    .priced = sème un légume
cave-farmers-action-forge = Une arme de force { $strength }
    .told = forge une arme de force { $strength }
cave-farmers-action-loot = { $item }
    .told = choisit le butin « { $item } »
cave-farmers-action-buy = Acheter { $goods }
    .priced = achète { $goods } pour { $cost }
cave-farmers-action-sell = Vendre 2 minerais contre 2 Or et 1 PN
    .priced = vend { $cost } contre { $gain }

cave-farmers-action-save = Payer 1 rubis pour garder les ressources de la case { $space }
    .priced = paie 1 rubis pour garder les ressources de la case « { $space } »
cave-farmers-action-harvest-field = Phase des champs
    .told = choisit la phase des champs
cave-farmers-action-harvest-breeding = Phase de reproduction
    .told = choisit la phase de reproduction
cave-farmers-action-feed = Nourrir le clan
    .told = nourrit le clan
cave-farmers-action-feed-wood = Nourrir un nain avec 1 bois
    .priced = nourrit un nain avec { $cost }
cave-farmers-action-feed-stone = Nourrir un nain avec 1 pierre
    .priced = nourrit un nain avec { $cost }
cave-farmers-action-feed-ore = Nourrir un nain avec 2 minerais
    .priced = nourrit un nain avec { $cost }
cave-farmers-action-breed = Reproduction : { $animals }
    .told = laisse les animaux se reproduire
cave-farmers-action-breed-none = Aucune naissance
    .told = renonce aux naissances

cave-farmers-action-trade = Échanger { $pay } contre { $get }
    .priced = échange { $pay } contre { $get }
cave-farmers-action-trade-field = Échanger { $pay } contre un champ
    .priced = échange { $pay } contre un champ
cave-farmers-action-trade-meadow = Échanger { $pay } contre une prairie
    .priced = échange { $pay } contre une prairie
cave-farmers-action-trade-tunnel = Échanger { $pay } contre un tunnel
    .priced = échange { $pay } contre un tunnel
cave-farmers-action-trade-cavern = Échanger { $pay } contre une grotte
    .priced = échange { $pay } contre une grotte
cave-farmers-action-trade-eat = Convertir { $goods } en PN
    .priced = convertit { $goods } en { $gain }
cave-farmers-action-disarm = Échanger une arme de force { $strength } (nain dans la caverne) contre { $strength } PN
    .priced = échange une arme de force { $strength } (nain dans la caverne) contre { $gain }
cave-farmers-action-disarm-at-work = Échanger une arme de force { $strength } (nain au travail) contre { $strength } PN
    .priced = échange une arme de force { $strength } (nain au travail) contre { $gain }

cave-farmers-action-reveal = Carte révélée : { $space }
    .told = La carte de cette manche est révélée : { $space }
cave-farmers-action-marker-leaf = Le marqueur Récolte montre une feuille verte
    .told = Le marqueur Récolte est révélé : une feuille verte
cave-farmers-action-marker-question = Le marqueur Récolte montre un point d’interrogation rouge
    .told = Le marqueur Récolte est révélé : un point d’interrogation rouge

### Cave vs Cave: the set-up

cave-vs-cave-option-mode = Mode de jeu
    .effect = Une ère, les deux, ou l’ère II après une mise en place accélérée.
cave-vs-cave-mode-eras-1-2 = Ères I et II
    .effect = L’ère I, puis l’ère II. Les scores des deux ères s’additionnent.
cave-vs-cave-mode-era-1 = Ère I
    .effect = L’ère I seule : la partie la plus courte, et celle par laquelle commencer.
cave-vs-cave-mode-ask = Ère I, puis on décide
    .effect = Après l’ère I, on demande à chacun s’il veut continuer avec l’ère II.
cave-vs-cave-mode-quick-start = Départ rapide
    .effect = Vous draftez des pièces de l’ère I au lieu de la jouer, puis vous jouez l’ère II. Seul le score de l’ère II compte.
cave-vs-cave-mode-short = Partie courte
    .effect = L’ère II seule. Quelques pièces de l’ère I servent aux deux joueurs.

cave-vs-cave-start-era-1 = Ère I
    .note = { $players ->
        [1] 3 pièces claires dans l’offre, et une pioche de 9 tuiles.
       *[other] Toutes les pièces claires dans l’offre.
    }
cave-vs-cave-start-era-2 = Ère II
    .note = { $players ->
        [1] Les ressources à 0 passent à 1. Il y a 3 pièces claires de plus, et une deuxième pioche de 7 tuiles.
       *[other] Les ressources à 0 passent à 1. Toutes les pièces claires rejoignent l’offre. Pour le joueur en tête, la porte est couverte aussi.
    }
cave-vs-cave-start-quick-start = Départ rapide
    .note = Vous draftez dans une pioche de 18 tuiles jusqu’à 42 points, avec 3 murs chacun.
cave-vs-cave-start-era-2-after-quick-start = Ère II après un départ rapide
    .note = Les murs du draft sont comptés ici aussi. Le joueur en retard reçoit un Or de plus par point d’écart.
cave-vs-cave-start-short = Partie courte
    .note = 3 pièces et 3 autres tirées au sort dans la réserve commune. Il n’y a pas de plateau de l’ère I.

cave-vs-cave-round-haul = Chaque âne rapporte 1 minerai.

### Cave vs Cave: the cave

cave-vs-cave-cell-covered = Couverte
cave-vs-cave-cell-empty = Vide
cave-vs-cave-cell-room = Pièce
cave-vs-cave-additional-cavern = Grotte supplémentaire

cave-vs-cave-board-gate = La porte : à l’ère II, on entre par le sud. Le passage vers d4 est ouvert.
cave-vs-cave-board-empty = Vide dès le début.
cave-vs-cave-board-entrance = Entrée de la caverne, une pièce imprimée. À l’ère I, on entre par l’ouest.

cave-vs-cave-side-north = nord
cave-vs-cave-side-east = est
cave-vs-cave-side-south = sud
cave-vs-cave-side-west = ouest

cave-vs-cave-wall-w0 = aucun mur
cave-vs-cave-wall-w1 = 1 mur
cave-vs-cave-wall-w2a = 2 murs adjacents
cave-vs-cave-wall-w2o = 2 murs opposés
cave-vs-cave-wall-w3 = 3 murs
cave-vs-cave-wall-w4 = 4 murs

### Cave vs Cave: action tiles and slots

cave-vs-cave-tile-cultivation = Culture
    .effect = Activez 1 pièce. Prenez 2 amidonnier. Prenez 1 lin.
cave-vs-cave-tile-housework = Travaux domestiques
    .effect = Aménagez pour 1 PN par tour de la manche. Aménagez pour 5 PN ou 1 Or.
cave-vs-cave-tile-excavation = Excavation
    .effect = Creusez une fois, ou deux fois pour 2 PN. Prenez 1 pierre.
cave-vs-cave-tile-undergrowth = Sous-bois
    .effect = Activez 1 pièce. Prenez 2 bois.
cave-vs-cave-tile-furnishing = Aménagement
    .effect = Prenez 1 PN. Aménagez pour 1 PN par tour de la manche.
cave-vs-cave-tile-masonry = Maçonnerie
    .effect = Activez 1 pièce. Prenez 1 bois ou 1 pierre. Construisez un mur.
cave-vs-cave-tile-undermining = Sape
    .effect = Activez 2 pièces, ou bien creusez, même à travers les murs.
cave-vs-cave-tile-expansion = Agrandissement
    .effect = Creusez. Aménagez pour 5 PN ou 2 Or.
cave-vs-cave-tile-breach = Brèche
    .effect = Abattez un mur et prenez 2 pierres, 3 PN et 1 Or.
cave-vs-cave-tile-drift-mining = Percement de galerie
    .effect = Activez 1 pièce. Creusez.
cave-vs-cave-tile-expedition = Expédition
    .effect = Échangez 5 bois ou 5 pierres contre 4 Or, ou bien activez 3 pièces.
cave-vs-cave-tile-renovation = Rénovation
    .effect = Construisez un mur. Aménagez sans supplément.
    .note = Seulement avec plus d’Or que l’adversaire.
cave-vs-cave-tile-decoration = Décoration
    .effect = Aménagez pour 5 PN ou 1 Or.
cave-vs-cave-tile-arms-trade = Commerce d’armes
    .effect = Échangez 3 Or contre 4 armes et 1 âne, ou 3 Or contre 4 armes et 1 bois.
cave-vs-cave-tile-interior-design = Agencement intérieur
    .effect = Creusez. Construisez un mur.
cave-vs-cave-tile-weekly-market = Marché hebdomadaire
    .effect = Activez 1 + 1 pièces différentes. Échangez 3 ânes ou 2 Or contre 6 PN.

cave-vs-cave-slot-1 = Premier bonus
    .effect = Prenez 3 minerais, 1 fer ou 1 âne.
cave-vs-cave-slot-2 = Deuxième bonus
    .effect = Échangez autant de fer que vous voulez contre autant d’armes.
cave-vs-cave-slot-3 = Troisième bonus
    .effect = Échangez 1, 3, 5 ou 7 minerais contre 1, 2, 3 ou 4 fer.
cave-vs-cave-slot-4 = Quatrième bonus
    .effect = Prenez 2 armes.
    .note = Seulement avec plus d’armes que l’adversaire.

### Cave vs Cave: rooms

cave-vs-cave-room-cave-entrance = Entrée de la caverne
    .effect = 1 bois, 1 pierre, 1 amidonnier ou 1 lin.
cave-vs-cave-room-shelf = Étagère
    .effect = Portez le bois, la pierre, l’amidonnier ou le lin à 2.
cave-vs-cave-room-spinning-wheel = Rouet
    .effect = 1 lin → 1 Or, ou 3 lin → 2 Or.
cave-vs-cave-room-tunnel = Tunnel
    .effect = 2 PN ; et 1 pierre si vous en avez moins de 3.
cave-vs-cave-room-grindstone = Meule
    .effect = 1 amidonnier → 3 PN, ou 4 amidonnier → 7 PN.
cave-vs-cave-room-food-corner = Coin repas
    .effect = Portez la nourriture à 3.
cave-vs-cave-room-parlor = Salon
    .effect = Chaque ressource à 0 passe à 1.
cave-vs-cave-room-warehouse = Entrepôt
    .effect = 2 PN → 1 bois, 1 pierre, 1 amidonnier et 1 lin.
cave-vs-cave-room-stall = Étal
    .effect = 5 amidonnier ou 5 lin → 4 Or.
cave-vs-cave-room-sacrificial-altar = Autel sacrificiel
    .effect = 1 bois, 1 amidonnier, 1 lin et 1 PN → 3 Or.
cave-vs-cave-room-storeroom = Réserve
    .effect = 1 amidonnier, 1 lin et 1 PN.
cave-vs-cave-room-weaving-room = Atelier de tissage
    .effect = 2 lin → 2 PN et 2 Or.
cave-vs-cave-room-furniture-workshop = Atelier de menuiserie
    .effect = 2 bois et 1 lin → 3 Or.
cave-vs-cave-room-gold-vein = Filon d’or
    .effect = 1 pierre et 1 Or.
cave-vs-cave-room-junction-room = Carrefour
    .effect = 3 ressources différentes, 1 de chaque → 2 Or.
cave-vs-cave-room-digging-cave = Grotte d’excavation
    .effect = 1 Or → creusez une tuile.
cave-vs-cave-room-bakehouse = Fournil
    .effect = 2 amidonnier → 4 PN et 1 Or, ou 3 amidonnier → 4 PN et 2 Or.
cave-vs-cave-room-state-room = Salle d’apparat
    .effect = 1 lin et 1 Or.
cave-vs-cave-room-secret-chamber = Chambre secrète
    .effect = 3 lin ou 1 Or.
cave-vs-cave-room-treasury = Salle du trésor
    .effect = 1 PN et 1 Or si vous avez 3 Or ou plus.
cave-vs-cave-room-prospecting-site = Site de prospection
    .effect = Quand vous utilisez « { cave-vs-cave-tile-undergrowth } » : une fois, 1 PN → 1 Or.
cave-vs-cave-room-retting-room = Rouissoir
    .effect = 1 PN après chaque effet qui a rapporté du lin.
cave-vs-cave-room-equipment-room = Salle d’équipement
    .effect = « { cave-vs-cave-tile-undermining } » et « { cave-vs-cave-tile-expedition } » activent une pièce de plus.
cave-vs-cave-room-wood-storeroom = Réserve de bois
    .effect = À chaque activation « 1 » ou « 1 + 1 » : 1 bois, une fois, avant ou après.
cave-vs-cave-room-dungeon = Cachot
    .effect = 2 Or pour chaque mur que vous construisez.
cave-vs-cave-room-cattle-market = Marché aux bestiaux
    .effect = Au choix : 1 âne ; 1 Or → 2 ânes ; 2 Or → 3 ânes.
cave-vs-cave-room-ore-vein = Filon de minerai
    .effect = 3 minerais et 2 PN.
cave-vs-cave-room-bloomery = Bas fourneau
    .effect = 2 minerais → 3 fer et 1 Or.
cave-vs-cave-room-store = Magasin
    .effect = 1 Or → 4 PN, 1 minerai et 1 lin.
cave-vs-cave-room-cave-silo = Silo souterrain
    .effect = 4 amidonnier.
cave-vs-cave-room-box = Stalle
    .effect = 1 bois, 1 lin et 1 âne.
cave-vs-cave-room-mining-cave = Grotte de mineurs
    .effect = 5 minerais.
cave-vs-cave-room-hitching-post = Poteau d’attache
    .effect = 3, 4 ou 5 ânes → 2, 3 ou 4 Or.
cave-vs-cave-room-wainwright = Charron
    .effect = 3 bois et 1 fer → 5 Or.
cave-vs-cave-room-ceremonial-hall = Salle de cérémonie
    .effect = 2 Or.
cave-vs-cave-room-ironsmith = Ferronnier
    .effect = 2 fer → 1 arme et 3 Or.
cave-vs-cave-room-swordsmith = Forgeron d’épées
    .effect = 1, 4 ou 7 minerais → 1, 2 ou 3 armes.
cave-vs-cave-room-slaughtering-cave = Grotte d’abattage
    .effect = 1 âne → 5 PN et 1 Or.
cave-vs-cave-room-weaponsmith = Armurier
    .effect = 1 bois et 1 fer → 2 armes.
cave-vs-cave-room-weapon-chamber = Salle d’armes
    .effect = 1 arme.
cave-vs-cave-room-armory = Arsenal
    .effect = Aucun effet ; seulement des points.
cave-vs-cave-room-oublette = Oubliette
    .effect = 1, 3 ou 6 PN → 1, 2 ou 3 armes.
cave-vs-cave-room-gold-donkey = Âne d’or
    .effect = 1 Or par lot de 2 ânes ; vous gardez les ânes.
cave-vs-cave-room-iron-trader = Marchand de fer
    .effect = À chaque activation « 2 » ({ cave-vs-cave-tile-undermining }) ou « 1 + 1 » ({ cave-vs-cave-tile-weekly-market }) : 1 fer, avant ou après.
cave-vs-cave-room-equipment-cabinet = Armoire à outils
    .effect = 1 minerai et 1 PN pour chaque effet qui fait creuser.
cave-vs-cave-room-breeding-cave = Grotte d’élevage
    .effect = À chaque activation « 1 » ou « 1 + 1 » : 1 âne, une fois, avant ou après.

### Cave vs Cave: points

cave-vs-cave-score-first-era = Ère I
    .effect = votre score de l’ère I, si elle a été jouée
cave-vs-cave-score-rooms = Pièces
    .effect = les points imprimés sur vos pièces, des deux ères
cave-vs-cave-score-weapons = Armes
    .effect = par arme
cave-vs-cave-score-iron = Fer
    .effect = par fer
cave-vs-cave-score-gold = Or
    .effect = { $points ->
        [1] par Or à la fin de l’ère I
       *[other] par Or à la fin de l’ère II
    }

### Cave vs Cave: questions

cave-vs-cave-question-tile = Quelle tuile Action est révélée ?
cave-vs-cave-question-take = Quelle tuile Action prenez-vous ?
cave-vs-cave-question-effect = Quel effet utilisez-vous ?
cave-vs-cave-question-room = Quelle pièce activez-vous ?
cave-vs-cave-question-draw = Quelle pièce est révélée ?
cave-vs-cave-question-three-goods = Quelles trois ressources payez-vous ?
cave-vs-cave-question-iron = Combien de fer transformez-vous en armes ?
cave-vs-cave-question-dig = Où creusez-vous ?
cave-vs-cave-question-furnish = Quelle pièce aménagez-vous ?
cave-vs-cave-question-cell = Où posez-vous la pièce ?
cave-vs-cave-question-wall = Quel mur ?
cave-vs-cave-question-side = Combien de murs imprimés votre grotte supplémentaire doit-elle avoir ?
cave-vs-cave-question-go-on = L’ère I est terminée. Continuez-vous avec l’ère II ?
cave-vs-cave-question-draft = Quelle pièce draftez-vous ?
cave-vs-cave-question-draft-cell = Où posez-vous la pièce, et avec quels nouveaux murs ?
cave-vs-cave-question-cover = Quelle case couvrez-vous d’une tuile face cachée ?
cave-vs-cave-question-over = La partie est terminée.

### Cave vs Cave: actions

cave-vs-cave-action-take = { $tile }
    .told = prend la tuile Action « { $tile } »
cave-vs-cave-action-stop = Terminé
    .told = a terminé
cave-vs-cave-action-end = Terminer le tour
    .told = termine son tour
cave-vs-cave-action-activate = { $room }
    .told = utilise la pièce « { $room } »
cave-vs-cave-action-collect = Commencer par : { $room }
    .told = commence par la pièce « { $room } »
cave-vs-cave-action-pay = Payer { $goods }
    .priced = paie { $cost } et reçoit { $gain }
cave-vs-cave-action-forge = { $iron ->
    [one] Transformer { $iron } fer en { $iron } arme
   *[other] Transformer { $iron } fer en { $iron } armes
}
    .priced = transforme { $cost } en { $gain }
cave-vs-cave-action-furnish = { $room }
    .told = choisit la pièce « { $room } »
cave-vs-cave-action-at = En { $cell }
    .told = la pose en { $cell }
cave-vs-cave-action-dig = Creuser en { $cell }
    .told = creuse en { $cell }
cave-vs-cave-action-wall = Mur entre { $cell } et { $other }
    .told = construit un mur entre { $cell } et { $other }
cave-vs-cave-action-wall-east = Mur à l’est de la grotte supplémentaire
    .told = construit un mur à l’est de la grotte supplémentaire
cave-vs-cave-action-wall-south = Mur au sud de la grotte supplémentaire
    .told = construit un mur au sud de la grotte supplémentaire
cave-vs-cave-action-raze = Abattre le mur entre { $cell } et { $other }
    .told = abat le mur entre { $cell } et { $other }
cave-vs-cave-action-raze-east = Abattre le mur à l’est de la grotte supplémentaire
    .told = abat le mur à l’est de la grotte supplémentaire
cave-vs-cave-action-raze-south = Abattre le mur au sud de la grotte supplémentaire
    .told = abat le mur au sud de la grotte supplémentaire
cave-vs-cave-action-side = La face avec { $walls } murs imprimés
    .told = choisit la face avec { $walls } murs imprimés
cave-vs-cave-action-place = En { $cell }
    .told = la pose en { $cell }
cave-vs-cave-action-place-walls = En { $cell }, murs ajoutés : { $sides }
    .told = la pose en { $cell }, murs ajoutés : { $sides }
cave-vs-cave-action-cover = Couvrir { $cell }
    .told = couvre { $cell } d’une tuile face cachée
cave-vs-cave-action-go-on = Continuer avec l’ère II
    .told = continue avec l’ère II
cave-vs-cave-action-finish = S’arrêter là
    .told = s’arrête là
cave-vs-cave-action-eat = Convertir { $goods } en 1 PN
    .priced = convertit { $cost } en { $gain }
cave-vs-cave-action-turn-up = Tuile Action révélée : { $tile }
    .told = La tuile Action « { $tile } » est révélée
cave-vs-cave-action-draw = Pièce révélée : { $room }
    .told = La pièce « { $room } » est révélée

### Cave vs Cave: effects of tiles, rooms and slots

cave-vs-cave-effect-gain = Prendre { $goods }
    .priced = prend { $gain }
cave-vs-cave-effect-exchange = Échanger { $pay } contre { $get }
    .priced = échange { $cost } contre { $gain }
cave-vs-cave-effect-bonus = Bonus : { $effect }
    .told = { $told } (bonus)
cave-vs-cave-effect-activate-1-room = Activer 1 pièce
    .told = choisit d’activer 1 pièce
cave-vs-cave-effect-activate-2-rooms = Activer 2 pièces
    .told = choisit d’activer 2 pièces
cave-vs-cave-effect-activate-3-rooms = Activer 3 pièces
    .told = choisit d’activer 3 pièces
cave-vs-cave-effect-activate-1-and-1-room = Activer 1 + 1 pièces différentes
    .told = choisit d’activer 1 + 1 pièces différentes
cave-vs-cave-effect-furnish-for-1-food-per-dwarf = Aménager pour 1 PN par tour de la manche
    .told = choisit d’aménager une pièce
cave-vs-cave-effect-furnish-for-5-food = Aménager pour 5 PN
    .told = choisit d’aménager une pièce
cave-vs-cave-effect-furnish-for-1-gold = Aménager pour 1 Or
    .told = choisit d’aménager une pièce
cave-vs-cave-effect-furnish-for-2-gold = Aménager pour 2 Or
    .told = choisit d’aménager une pièce
cave-vs-cave-effect-furnish-for-nothing = Aménager sans supplément
    .told = choisit d’aménager une pièce sans supplément
cave-vs-cave-effect-excavate = Creuser
    .told = choisit de creuser
cave-vs-cave-effect-excavate-twice-for-2-food = Creuser deux fois pour 2 PN
    .told = choisit de creuser deux fois
cave-vs-cave-effect-excavate-through-walls = Creuser, même à travers les murs
    .told = choisit de creuser, même à travers les murs
cave-vs-cave-effect-excavate-for-gold = Creuser pour 1 Or
    .told = choisit de creuser
cave-vs-cave-effect-build-wall = Construire un mur
    .told = choisit de construire un mur
cave-vs-cave-effect-raze-wall = Abattre un mur
    .told = choisit d’abattre un mur
cave-vs-cave-effect-raise-wood-to-2 = Porter le bois à 2
    .told = porte le bois à 2
cave-vs-cave-effect-raise-stone-to-2 = Porter la pierre à 2
    .told = porte la pierre à 2
cave-vs-cave-effect-raise-emmer-to-2 = Porter l’amidonnier à 2
    .told = porte l’amidonnier à 2
cave-vs-cave-effect-raise-flax-to-2 = Porter le lin à 2
    .told = porte le lin à 2
cave-vs-cave-effect-raise-food-to-3 = Porter la nourriture à 3
    .told = porte la nourriture à 3
cave-vs-cave-effect-raise-all-to-1 = Porter à 1 toutes les ressources à 0
    .told = porte à 1 toutes les ressources à 0
cave-vs-cave-effect-gain-gold-for-donkeys = Prendre de l’Or pour vos ânes
    .priced = prend { $gain } pour ses ânes
cave-vs-cave-effect-exchange-three-goods-for-2-gold = Échanger trois ressources différentes contre 2 Or
    .told = choisit d’échanger trois ressources différentes contre 2 Or
cave-vs-cave-effect-exchange-iron-for-weapons = Échanger du fer contre des armes
    .told = choisit d’échanger du fer contre des armes
cave-vs-cave-effect-prospect = Échanger 1 PN contre 1 Or ({ cave-vs-cave-room-prospecting-site })
    .priced = échange { $cost } contre { $gain } ({ cave-vs-cave-room-prospecting-site })
cave-vs-cave-effect-nothing = Rien
    .told = ne prend rien

### Why something cannot be chosen; $thing is "space", "tile", "furnishing" or "room"

reason-not-now = { $thing ->
    [space] Vous n’êtes pas en train de placer un nain.
    [tile] Vous n’êtes pas en train de prendre une tuile Action.
   *[other] Rien ne s’y oppose, mais vous n’êtes pas en train d’aménager.
}
reason-occupied = { $own ->
    [yes] Vous y êtes déjà.
   *[no] La place est prise par { $name }.
}
reason-built = { $own ->
    [yes] C’est déjà construit chez vous.
   *[no] C’est construit chez { $name }.
}
reason-chosen = C’est déjà votre choix.
reason-goods-short = Il vous manque { $goods }.
reason-none-of = { $reasons }

reason-nothing-there = Il n’y a rien à prendre.
reason-no-ore-mine = Vous n’avez pas de mine de minerai.
reason-ruby-mines-short = { $mines ->
    [one] Pour un rubis, il vous manque { $mines } mine de rubis.
   *[other] Pour un rubis, il vous manque { $mines } mines de rubis.
}
reason-no-site = { $tile ->
    [field] Vous n’avez pas de place pour un champ.
    [meadow] Vous n’avez pas de place pour une prairie.
    [tunnel] Vous n’avez pas de place pour un tunnel.
    [meadow-field] Vous n’avez pas de place pour une prairie et un champ.
    [cavern-tunnel] Vous n’avez pas de place pour une grotte et un tunnel.
    [cavern-cavern] Vous n’avez pas de place pour deux grottes.
    [ore-mine] Vous n’avez pas deux tunnels adjacents pour une mine de minerai.
    [ruby-mine] Vous n’avez pas de tunnel pour une mine de rubis.
    [deep-ruby-mine] Vous n’avez pas de tunnel profond pour une mine de rubis.
    [small-pasture] Vous n’avez pas de prairie pour un petit pâturage.
    [large-pasture] Vous n’avez pas deux prairies adjacentes pour un grand pâturage.
    [stable] Vous n’avez pas de place pour une étable.
   *[cavern] Vous n’avez pas de place pour une grotte.
}
reason-no-stable-left = Toutes vos étables sont construites.
reason-no-seeds = Vous n’avez ni céréales ni légumes à semer.
reason-no-empty-field = Vous n’avez pas de champ vide.
reason-no-room-for-dwarf = Vous n’avez pas de place pour un nain de plus.
reason-family-complete = Votre clan est au complet.
reason-armed = Ce nain a déjà une arme.
reason-unarmed = Ce nain n’a pas d’arme.
reason-no-pair = Vous n’avez pas de couple d’animaux d’élevage.
reason-no-room-for-young = Vous n’avez pas de place pour des petits.
reason-weapon-too-weak = Il faut une arme de force { $strength }.
reason-no-cavern = Vous n’avez pas de grotte libre.
reason-nothing-affordable = Vous ne pouvez rien payer : il vous manque au moins { $goods }.
reason-dwellings-only = On ne construit ici que des habitations.
reason-ordinary-dwelling-only = On ne construit ici qu’une habitation ordinaire.
reason-nobody-there = Aucun nain adverse n’y est.
reason-nobody-to-imitate = Aucun nain adverse n’est encore au travail.
reason-not-imitable = Cette case ne peut pas être imitée.
reason-not-for-imitators = Il n’y a rien d’autre à y prendre que les ressources, et elles ne sont pas pour vous.
reason-nothing-to-imitate = Vous ne pourriez rien faire là où sont les nains adverses.
reason-not-overfull = Cette case n’est pas trop pleine.
reason-saved = Vous avez déjà payé pour ses ressources.

reason-not-ahead = Il vous en faut plus que l’adversaire : { $good }.
reason-face-down = Elle est encore face cachée.
reason-in-pool = Elle est dans la réserve commune.
reason-more-orange-rooms = { $rooms ->
    [one] Il vous faut d’abord { $rooms } pièce orange de plus.
   *[other] Il vous faut d’abord { $rooms } pièces orange de plus.
}
reason-no-free-cell = Votre caverne n’a plus de case vide.
reason-walls-do-not-fit = Aucune case vide n’a les murs qu’il faut : { $walls }.
reason-activated = Elle a déjà servi dans cette activation.
reason-acts-by-itself = Les pièces bleues agissent d’elles-mêmes.
reason-goods-full = Vous avez déjà le maximum permis : { $full }.
reason-goods-above = Vous avez plus de { $most } ressources de cette sorte : { $good }.
reason-nothing-to-raise = Il n’y a rien à porter à { $level }.
reason-kinds-short = { $kinds ->
    [one] Il vous manque { $kinds } sorte de ressource.
   *[other] Il vous manque { $kinds } sortes de ressources.
}
reason-no-tile-to-dig = { $tiles ->
    [one] Aucune tuile face cachée n’est accessible.
   *[other] Il n’y a pas { $tiles } tuiles face cachée accessibles.
}
reason-no-wall-left = Il n’y a plus de murs.
reason-no-wall-site = Votre caverne n’a plus de place pour un mur.
reason-no-wall-built = Vous n’avez construit aucun mur.
reason-no-room-to-activate = Vous n’avez aucune pièce à activer maintenant.
reason-no-room-to-furnish = Il n’y a pas de pièce que vous puissiez payer et poser.

### What went wrong

error-unknown-table = Cette table n’existe pas. Elle a peut-être été fermée : ouvrez-en une nouvelle.
error-unknown-game = Ce jeu n’existe pas. Choisissez-en un dans la liste.
error-unknown-lesson = Cette leçon ou énigme n’existe pas. Choisissez-en une dans la liste.
error-unknown-bot = Ce joueur virtuel n’existe pas. Choisissez-en un dans la liste.
error-bad-options = La partie ne peut pas être mise en place ainsi. Changez les options et réessayez.
error-bad-request = Cette demande n’est pas valable. Corrigez-la et réessayez.
error-bad-record = Cette partie enregistrée est illisible. Choisissez un autre fichier, ou réparez celui-ci.
error-bad-name = Ce nom ne convient pas. Choisissez-en un pas trop long, avec les lettres d’un seul alphabet ou des chiffres, et qui ne soit pas celui d’un joueur virtuel.
error-too-large = C’est trop volumineux : { $limit } octets au maximum. Envoyez quelque chose de plus petit.
error-too-many-requests = Vous allez trop vite. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-too-many-tables = Il n’y a plus de place pour d’autres tables : { $limit } au maximum. Réessayez plus tard.
error-too-many-sockets = Vous avez trop de connexions : { $limit } au maximum. Fermez d’abord une autre fenêtre.
error-message-too-long = Ce message est trop long : { $limit } caractères au maximum. Raccourcissez-le.
error-seat-taken = Quelqu’un d’autre est déjà assis là. Choisissez une autre place.
error-no-such-seat = Cette table n’a pas cette place. Choisissez-en une autre.
error-no-open-seat = Toutes les places de cette table sont prises. Vous pouvez regarder, ou ouvrir votre propre table.
error-not-a-player = Vous ne faites que regarder cette table. Prenez une place pour jouer.
error-not-the-creator = Seule la personne qui a ouvert cette table peut faire cela. Demandez-le-lui.
error-not-your-turn = Ce n’est pas à vous de jouer. Attendez votre tour.
error-not-started = La partie n’a pas encore commencé. Attendez que toutes les places soient prises.
error-over = La partie est terminée. Ouvrez une nouvelle table pour rejouer.
error-stale = Il s’est passé quelque chose entre-temps : la table en est maintenant à l’étape { $version }. Regardez-la et choisissez de nouveau.
error-illegal = « { $action } » n’est pas permis maintenant. Choisissez une des actions proposées.
error-nothing-to-undo = Il n’y a rien à annuler. Continuez simplement.
error-not-yours-to-undo = La dernière décision n’était pas la vôtre. Seule la personne qui l’a prise peut l’annuler.
error-bad-key = Cette clé a servi pour une autre demande. Utilisez-en une nouvelle pour chaque demande.
error-unavailable = Le serveur ne peut pas faire cela maintenant. Réessayez dans un instant.
error-internal = Une erreur s’est produite de notre côté. Réessayez ; si cela persiste, signalez-le.
error-not-found = Il n’y a rien à cette adresse. Vérifiez-la, ou repartez de la page d’accueil.
error-method-not-allowed = Cela ne peut pas se faire à cette adresse. La documentation dit ce qui est possible.
error-no-such-step = Cette étape n’existe pas : la partie compte { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}. Choisissez l’une d’elles.
error-too-slow = Cela a pris plus de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Réessayez avec une meilleure connexion.
error-too-many-events = Il s’est passé tant de choses à cette table qu’on ne peut plus rien annuler et que personne ne peut plus s’y joindre. Continuez, ou ouvrez une nouvelle table.
error-damaged-table = Cette table est endommagée : sa partie ne peut pas être affichée. Prévenez la personne qui gère ce serveur, ou ouvrez une nouvelle table.
error-other-rules = Cette partie a été jouée avec d’autres règles que celles de ce serveur. Prévenez la personne qui le gère, ou ouvrez une nouvelle table.
error-nothing-to-confirm = Il n’y a rien à confirmer. Continuez simplement.
error-no-hints = À cette table, des personnes jouent les unes contre les autres, et les conseils n’y sont pas autorisés. Décidez vous-même.
error-not-over = Cette partie n’est pas finie. Analysez-la quand elle le sera.
error-no-such-day = Ce jour n’existe pas ou n’est pas encore venu. Choisissez aujourd’hui ou un jour passé.
error-daily-seat = La partie du jour n’est que pour vous. Fermez simplement la page : vous pourrez continuer jusqu’à la fin de la journée.
error-no-profile = Vous n’êtes pas connecté sur cet appareil. Créez un profil, ou utilisez le vôtre avec un lien, un code ou une clé d’accès.
error-blocked = La personne qui gère ce serveur a bloqué votre profil. Demandez-lui pourquoi.
error-bad-code = Ce code est erroné ou n’est plus valable. Créez-en un nouveau sur un appareil où vous êtes connecté.
error-no-such-session = Cet appareil n’est plus connecté. Regardez de nouveau la liste.
error-bad-passkey = Cette clé d’accès ne fonctionne pas ici, ou vous avez mis trop de temps. Réessayez, ou utilisez un lien ou un code de secours.
error-no-such-passkey = Cette clé d’accès n’existe plus. Regardez de nouveau la liste.
error-too-many-passkeys = Un profil a au plus { $most } clés d’accès. Supprimez-en une dont vous n’avez plus besoin.
error-unknown-tournament = Ce tournoi n’existe pas. Regardez de nouveau la liste.
error-not-the-organiser = Seule la personne qui a créé ce tournoi peut faire cela. Demandez-le-lui.
error-no-such-entrant = Ce joueur ne participe plus. Regardez de nouveau la liste.
error-tournament-seat = Dans un tournoi, la place n’est qu’à vous. Vous pouvez la laisser à un joueur virtuel, mais la partie est alors perdue.
error-tournament-full = Ce tournoi est complet. Choisissez-en un autre ou créez-en un.
error-tournament-begun = Ce tournoi a commencé et il est trop tard pour cela. Choisissez-en un autre.
error-tournament-over = Ce tournoi est terminé. Choisissez-en un autre.
error-too-few-players = Il faut au moins deux joueurs. Attendez-en d’autres ou ajoutez un joueur virtuel.
error-too-many-tournaments = Vous avez déjà { $limit ->
    [one] { $limit } tournoi inachevé
   *[other] { $limit } tournois inachevés
}. Attendez la fin de l’un d’eux ou annulez-en un.
error-no-such-week = Cette semaine n’existe pas ou n’est pas encore venue. Choisissez la semaine en cours ou une semaine passée.
error-rated-needs-profile = À une table classée, chacun joue avec un profil. Créez-en un d’abord : il suffit d’un nom.
error-rated-options = Une table classée réunit au moins deux personnes, avec une limite de temps, sans conseils, sans joueurs virtuels et sans graine.
error-rated-table = Aucun joueur virtuel ne peut s’asseoir à une table classée.
error-no-such-person = Personne de ce nom ne peut être invité ou bloqué. Saisissez le nom d’un profil.
error-no-such-invitation = Cette invitation n’existe plus.
error-name-taken = Quelqu’un d’autre porte ce nom. Choisissez-en un autre.
error-bad-link = Ce lien est erroné ou n’est plus valable. Demandez un nouveau courriel dans votre profil.
error-no-mail = Ce serveur n’envoie pas de courriels. Choisissez une autre façon d’être prévenu.
error-bad-mail = Rien ne peut être envoyé à cette adresse. Vérifiez-la et réessayez.
error-bad-device = Rien ne peut être envoyé à ce navigateur. Essayez-en un autre, ou le courriel.
error-on-vacation = Vous avez déjà des vacances, en cours ou prévues. Terminez-les avant d’en prendre d’autres.
error-bad-vacation = Il n’y a pas assez de jours : il vous reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de vacances cette année. Prenez-en moins.
error-bad-webhook = Rien ne peut être envoyé à cette adresse. Donnez-en une qui commence par https:// et qui soit joignable.

# asked by the server

question-confirm = Terminer votre tour ?
question-confirm-draw = { $action } ? Cela révèle du nouveau et ne pourra pas être annulé.

# `caverna` at its start

serve-next-port = Le port { $taken } est occupé : un autre a été choisi.
serve-open = Ouvrez { $address } dans votre navigateur.
serve-no-page = La page web manque : installez Node.js 20 ou plus récent, puis caverna de nouveau (pip install --force-reinstall), ou jouez dans le terminal : caverna play --terminal
serve-stop = Ctrl-C pour arrêter.
serve-log = Le journal est dans { $path }.

### The terminal

terminal-welcome = { $title }. Tapez ? pour l’aide.
terminal-titled = { $title } :
terminal-which-game = Quel jeu ?
terminal-prompt = { $question } Entrée pour { $default } :
terminal-type-number = Tapez un nombre de { $first } à { $last }.
terminal-you = Vous
terminal-player-number = Joueur { $number }
terminal-thinks = { $name } réfléchit
terminal-pause = Entrée termine le tour, u annule :
terminal-game-left = Vous avez quitté la partie.
terminal-the-end = Fin de la partie
terminal-goal = { $goal } : { $wanted } – { $reached }
terminal-undone = C’est annulé.
terminal-save = Enregistrer la partie ? Tapez un nom de fichier, ou seulement Entrée :
terminal-saved = Enregistrée sous { $path }.
terminal-no-trades = Vous n’avez rien à échanger maintenant.

## What was typed wrong

terminal-turn-over = « { $typed } » n’est pas une commande, et votre tour est terminé.
terminal-no-choice = Il n’y a pas de choix { $typed }. Tapez 1 à { $last }.
terminal-ambiguous = « { $typed } » peut être : { $choices }
terminal-not-understood = « { $typed } » n’est pas possible maintenant. Tapez le numéro d’un choix, ou ? pour l’aide.
terminal-no-player = Il n’y a pas de joueur { $typed }. Tapez b 1 à b { $last }.
terminal-no-such-thing = Rien ne s’appelle « { $typed } ». Tapez i et une partie d’un nom.
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-no-hint = Ce n’est pas votre tour : il n’y a rien à conseiller.
terminal-file-needed = Ajoutez un nom de fichier : s mapartie
terminal-not-saved = Impossible d’écrire { $path } : { $reason }

## Help

terminal-word-help = aide
terminal-word-hint = conseil
terminal-word-undo = annuler
terminal-word-quit = quitter
terminal-help = Tapez le numéro d’un choix, ou le choix lui-même : « { $example } ». Quelques mots suffisent.
terminal-help-help = afficher cette aide
terminal-help-hint = ce que ferait un réseau de neurones, et pourquoi
terminal-help-trades = les échanges possibles maintenant
terminal-help-undo = annuler votre dernière décision
terminal-help-undo-turn = annuler tout votre tour
terminal-help-all = tout afficher de nouveau
terminal-help-board = votre plateau, ou celui du joueur 2
terminal-help-for-sale = ce qui est à vendre
terminal-help-information = expliquer les cases Action, ou toute chose par une partie de son nom
terminal-help-points = les points jusqu’ici
terminal-help-save = enregistrer dans un fichier ; caverna play --terminal --resume continue
terminal-help-leave = quitter la partie
terminal-legend-marks = à qui de jouer ; le premier joueur
terminal-legend-dwarfs = un nain dans la caverne, au travail, armé, nouveau-né ; « / 2 » : place pour 2
terminal-legend-animals = 2 animaux là où il y a place pour 4
terminal-legend-rock = roche
terminal-legend-wall = un mur
terminal-legend-site = on peut construire un mur ici
terminal-legend-covered = une tuile face cachée : peut être creusée, ou pas encore
terminal-legend-entrance = l’entrée de la caverne
terminal-legend-rooms = une pièce à activer ; une pièce qui agit toujours
terminal-legend-classes = murs exigés par une pièce : 1, 2 adjacents, 2 opposés, 3, 4 ; aucun
terminal-legend-turns = un tour à jouer ; un tour joué

## The table

terminal-player = Joueur
terminal-dwarfs = Nains
terminal-must-eat = À nourrir
terminal-supply = Réserve
terminal-owed = { $food } à la manche { $round }
terminal-markers-left = Marqueurs Récolte restants : { $markers }
terminal-round-ends = Fin de la manche :
terminal-room-for = (place { $count })
terminal-draft = Draft
terminal-era-round = { $era }, manche { $round } sur { $last }
terminal-left = Il reste : { $things }
terminal-walls = { $count ->
    [one] { $count } mur
   *[other] { $count } murs
}
terminal-turns = Tours
terminal-display = Pièces disponibles
terminal-unseen = Pas encore vues
terminal-points-for = Points pour

## The reference

terminal-then = { $first }, puis { $more }
terminal-anybody = tous
terminal-colour-orange = orange
terminal-colour-green = vert
terminal-colour-yellow = jaune
terminal-colour-blue = bleu
terminal-back-dwarf = nain
terminal-back-light = dos clair
terminal-back-dark = dos foncé
terminal-back-printed = imprimée
terminal-table-setup = Mise en place
terminal-table-options = Options
terminal-table-goods = Ressources
terminal-table-spaces = Cases Action
terminal-table-cards = Cartes
terminal-table-harvest = Fin des manches
terminal-table-harvests = Récoltes
terminal-table-markers = Marqueurs Récolte
terminal-table-furnishings = Aménagements
terminal-table-loot = Butin
terminal-table-trades = Échanges
terminal-table-food-conversion = Nourriture
terminal-table-market = Marché hebdomadaire
terminal-table-home = Plateau Habitat
terminal-table-scoring = Décompte
terminal-table-goal = Objectifs en solo
terminal-table-modes = Modes de jeu
terminal-table-rounds = Manches
terminal-table-conversions = Nourriture
terminal-table-actions = Tuiles Action
terminal-table-bonus-slots = Bonus de l’ère II
terminal-table-wall-classes = Murs autour d’une pièce
terminal-table-rooms = Pièces
terminal-table-boards = Plateaux Caverne
terminal-table-additional-cavern = Grotte supplémentaire
terminal-column-accumulates = Par manche
terminal-column-action = Action
terminal-column-appearance = Révélé
terminal-column-back = Dos
terminal-column-beat = Plus de
terminal-column-bonus = Bonus
terminal-column-cards = Cartes
terminal-column-cell = Case
terminal-column-cells = Cases
terminal-column-choices = Choix
terminal-column-colour = Couleur
terminal-column-cost = Coût
terminal-column-eaten-as = Mangé
terminal-column-edges = Ouvert vers
terminal-column-effect = Effet
terminal-column-end = Fin
terminal-column-era = Ère
terminal-column-eras = Ères
terminal-column-food = PN
terminal-column-food-newborn = Nouveau-né
terminal-column-for = Pour
terminal-column-get = Gain
terminal-column-gold = Or
terminal-column-good = Ressource
terminal-column-goods = Ressources
terminal-column-harvest = Récolte
terminal-column-limit = Limite
terminal-column-marker = Marqueur
terminal-column-markers = Marqueurs
terminal-column-name = Nom
terminal-column-note = Note
terminal-column-number = #
terminal-column-pay = Paiement
terminal-column-players = Joueurs
terminal-column-plural = Pluriel
terminal-column-points = Points
terminal-column-price = Prix
terminal-column-printed = Imprimés
terminal-column-reach = Au moins
terminal-column-rock = Roche
terminal-column-round = Manche
terminal-column-rounds = Manches
terminal-column-set = Version
terminal-column-side = Côté
terminal-column-spaces = Cases
terminal-column-stage = Période
terminal-column-start = Début
terminal-column-strength = Force
terminal-column-symbol = Symbole
terminal-column-turns = Tours
terminal-column-value = Valeur
terminal-column-walls = Murs
terminal-column-who = Pour qui

## Hints and reviews

terminal-hint-line = { $action }. Ensuite : { $line }
terminal-hint-difference = À la fin, par rapport à « { $other } » : { $changes }
terminal-reviews = Analyse en cours
terminal-review = Analyse
terminal-review-looked = Chaque action a été étudiée avec { $simulations } simulations. Avant et après : l’avance attendue avec la meilleure action et avec celle qui a été jouée ; en solo, les points attendus.
terminal-review-luck = Début, hasard et jeu s’additionnent pour donner le résultat : l’avance attendue au début, ce que le hasard a changé et ce que toutes les décisions ont changé.
terminal-review-worst = Ce qui a coûté le plus
terminal-review-decision = { $number }. { $when }, { $name } : « { $played } » au lieu de « { $best } » a coûté { $lost } points
terminal-review-line = Le mieux : { $line }
terminal-review-reason = Cela aurait rapporté à la fin : { $changes }
terminal-review-turn = Tournant : { $when }, { $sentence } À partir de là, { $name } était en tête ({ $change }).
terminal-review-draws = Ce que le hasard a le plus changé
terminal-review-draw = { $when } : { $told } ({ $changes })
terminal-review-lead = Avance attendue : { $name }
terminal-review-points = Points attendus
terminal-review-ahead = { $name } est en tête
terminal-review-lost = { $lost } perdus, { $mean } par décision
terminal-column-after = Après
terminal-column-before = Avant
terminal-column-best = Le mieux
terminal-column-decisions = Décisions
terminal-column-lead = Avance
terminal-column-lost = Perdu
terminal-column-luck = Hasard
terminal-column-mean = Perte moyenne
terminal-column-play = Jeu
terminal-column-played = Joué
terminal-column-result = Résultat

## Help of the commands of players

help-usage = Utilisation :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-required = [obligatoire]
help-default = [par défaut : { $value }]
help-help = Afficher cette aide et quitter.
help-caverna = Une édition numérique non officielle de deux jeux : { game-cave-farmers }, et { game-cave-vs-cave }.
help-version = Afficher la version et quitter.
help-install-completion = Installer la complétion pour ce shell.
help-show-completion = Afficher la complétion pour ce shell, pour la copier ou l’adapter.
help-simulate = Jouer beaucoup de parties et afficher un résumé : décisions, points par place, vitesse. Pour comparer des joueurs virtuels : arena.
help-arena = Faire jouer des joueurs virtuels les uns contre les autres et les comparer.
help-tune = Régler l’évaluation des joueurs virtuels en les faisant jouer contre eux-mêmes.
help-learn = Entraîner un réseau en le faisant jouer contre lui-même.
help-admin = Tâches de la personne qui gère un serveur.
help-language = Langue : { $languages }. Par défaut : celle de l’environnement.
help-file = Une partie enregistrée.
help-as-json = Écrire du JSON au lieu de tableaux.
help-reference = Afficher les tableaux d’un jeu : cases Action, constructions, coûts, effets et points.
    .more = Ou chercher dans les règles, ou écrire une aide de jeu.
help-reference-game = Le jeu : { $games }.
help-reference-players = Seulement les lignes pour ce nombre de joueurs.
help-reference-find = Ce que disent les règles sur des mots ou une question.
help-reference-aid = Écrire une aide de jeu de deux feuilles dans un fichier HTML, à imprimer. Demande --players.
help-play = Jouer seul ou contre des joueurs virtuels, dans le navigateur ou avec --terminal.
    .more = Dans le navigateur, tout se choisit sur la page. Dans le terminal, les choix sont numérotés ; vous pouvez aussi les taper en notation. Tapez ? pour voir toutes les commandes : annuler, enregistrer, voir les plateaux, les aménagements à vendre et les points.
help-play-terminal = Jouer dans le terminal au lieu du navigateur.
help-play-game = Le jeu : { $games }. Par défaut, on vous le demande.
help-play-players = Nombre de joueurs. Par défaut : 2.
help-play-seat = Votre place ; à répéter si plusieurs personnes jouent. Par défaut : 1.
help-play-seed = Graine du hasard : un texte au choix. La même graine tire les mêmes cartes.
help-play-bots = Joueur virtuel des autres places ; à répéter pour en nommer un par place. Niveaux : { $levels }. Programmes : { $bots } ; avec des options : { $example }. Le vôtre : { $file } ou { $module }. { $nobody } si des personnes jouent toutes les places. Par défaut : { $default }.
help-play-resume = Continuer une partie enregistrée.
help-play-option = Une option du jeu, comme furnishings=introductory ou mode=era-1. Peut être répétée.
help-hint = Montrer la valeur que donne un joueur virtuel à chaque action d’une partie enregistrée, la meilleure d’abord.
    .more = `net` évalue toutes les actions permises. Pour les trois meilleures, il montre aussi la suite qu’il attend et ce qui change dans le décompte final.
help-hint-bot = Le joueur virtuel à interroger. Niveaux : { $levels }. Programmes : { $bots } ; avec des options : { $example }. Le vôtre : { $file } ou { $module }.
help-hint-at = La position après tant d’actions. Par défaut : la dernière.
help-review = Analyser une partie enregistrée : ce que chaque décision a perdu par rapport à la meilleure, et la chance à part.
    .more = Un réseau de neurones examine chaque décision et chaque tirage.
help-review-sims = Simulations pour chaque action.
help-review-svg = Dessiner une image dans un fichier SVG.
help-review-weights = Le fichier d’un réseau. Par défaut : celui de ce paquet.
help-serve = Lancer un serveur où jouent personnes et joueurs virtuels, par HTTP et WebSocket. Ctrl-C l’arrête.
help-serve-host = Adresse d’écoute ; 0.0.0.0 pour toutes les interfaces.
help-serve-port = Port d’écoute. Par défaut : 8080, ou le premier libre ensuite.
help-serve-workers = Nombre de processus ; plus d’un demande PostgreSQL.
help-serve-role = Pour qui sont les processus : people, bots ou all. Les deux premiers demandent PostgreSQL.
help-serve-database = sqlite:///FILE ou postgresql://USER@HOST/NAME. Par défaut : CAVERNA_DATABASE_URL, ou un fichier dans votre dossier de données.
help-serve-open-page = Ouvrir la page dans un navigateur.
help-serve-proxies = Adresses, séparées par des virgules, des serveurs mandataires dont l’en-tête X-Forwarded-For est accepté.
help-serve-log-level = debug, info, warning ou error.
help-serve-log-format = json : journal sur stderr. auto : de même, mais dans un fichier si c’est un terminal.

## Errors of the command line. The English is that of the code: each is one line, without selectors.

fault-missing-extra = { $package } n’est pas installé : { $command }
fault-pure = Les règles tournent en Python pur, trente fois plus lentement que compilées : installez un compilateur C (apt-get install gcc python3-dev, ou xcode-select --install), puis caverna de nouveau (pip install --force-reinstall).
fault-usage = { $fault } (voir { $command })
fault-no-option = il n’y a pas d’option { $option }
fault-like-options = il n’y a pas d’option { $option } ; options proches : { $names }
fault-missing-argument = il manque l’argument { $name }
fault-missing-option = il manque l’option { $name }
fault-extra-arguments = arguments en trop : { $arguments }
fault-bad-value = valeur incorrecte pour { $name } : { $reason }
fault-least = il faut au moins { $least }
fault-most = il faut au plus { $most }
fault-integer = il faut un nombre entier
fault-float = il faut un nombre
fault-needs-value = l’option { $name } demande une valeur
fault-no-command = il n’y a pas de commande { $name }
fault-like-commands = il n’y a pas de commande { $name } ; commandes proches : { $names }
fault-no-game = il n’y a pas de jeu { $name } : choisissez { $choices }
fault-no-bot = il n’y a pas de joueur virtuel { $name } : choisissez { $choices }
fault-no-bot-or-module = il n’y a ni joueur virtuel ni module { $name } : choisissez { $choices }, ou bien { $place }
fault-no-language = il n’y a pas de langue { $name } : choisissez { $choices }
fault-no-step = il n’y a pas d’étape { $number } dans cette partie : choisissez de 0 à { $last }
fault-players-to = players={ $players } : { $game } se joue de { $first } à { $last } joueurs
fault-players-or = players={ $players } : { $game } se joue à { $first } ou { $last } joueurs
fault-no-game-option = { $game } n’a pas d’option { $name } : choisissez { $choices }
fault-value = { $name }={ $value } : choisissez { $choices }
fault-mode-solo = mode={ $value } : à 1 joueur, choisissez { $choices }
fault-mode = mode={ $value } : à { $players } joueurs, choisissez { $choices }
fault-option-form = --option { $pair } : écrivez nom=valeur
fault-option-players = --option { $pair } : pour le nombre de joueurs, utilisez --players
fault-option-twice = --option { $pair } : { $name } est donné deux fois
fault-terminal-only = ces options sont pour le terminal : ajoutez --terminal, ou choisissez sur la page
fault-resume = --resume : omettez --game, --players et --option, que la partie enregistrée contient déjà
fault-aid = --aid : indiquez le nombre de joueurs avec --players
fault-no-folder = --svg { $path } : il n’y a pas de dossier { $folder }
fault-not-written = impossible d’écrire { $path } : { $reason }
fault-no-seat = --seat { $seat } : cette partie a les places 1 à { $last }
fault-bots = --bots : { $bots } joueurs virtuels pour { $seats } places ; donnez-en un pour toutes, ou un pour chacune
fault-chance-decides = { $file } : rien à décider ici, c’est le hasard qui décide ; --at choisit une autre position
fault-nothing-to-decide = { $file } : rien à décider ici, la partie est terminée ; --at choisit une autre position
fault-no-hints = le joueur virtuel { $bot } ne peut pas donner de conseils : il n’évalue pas les actions
fault-bot-class = joueur virtuel { $bot } : il n’y a pas de classe { $name } dans { $source }
fault-bot-file = joueur virtuel { $bot } : ce fichier n’existe pas
fault-bot-option = joueur virtuel { $bot } : option inconnue { $name } ; ses options sont { $options }
fault-bot-no-options = joueur virtuel { $bot } : option inconnue { $name } ; il n’a pas d’options
fault-bot-no-value = joueur virtuel { $bot } : { $name } n’a pas de valeur ; écrivez { $example }
fault-bot-twice = joueur virtuel { $bot } : { $name } est donné deux fois
fault-bot-whole = joueur virtuel { $bot } : { $name } doit être un nombre entier, pas { $value }
fault-bot-number = joueur virtuel { $bot } : { $name } doit être un nombre, pas { $value }
fault-range = { $name }={ $value } : de 1 à { $most } au plus
fault-noise = noise={ $value } : de 0 à { $most } au plus
fault-budget = sims={ $sims }, seconds={ $seconds } : donnez des simulations ou des secondes, pas les deux
fault-seconds = seconds={ $seconds } : il faut plus de 0 et au plus { $most }
fault-profile = profile={ $name } : les profils de jeu ({ $game }) sont { $options }
fault-weights = { $path } n’est pas un fichier de poids : { $reason }
fault-other-weights = { $path } ne convient pas à { $game } : les caractéristiques de { $setting } ne sont pas celles de cette version
fault-network = { $path } n’est pas un réseau : { $reason }
fault-no-network = ce paquet ne contient pas de réseau pour { $game }
fault-other-network = ce réseau n’est pas fait pour { $game } à { $players } joueurs
fault-in-file = { $file } : { $fault }
fault-unread = le fichier ne peut pas être lu : { $reason }
fault-no-file = ce fichier ou ce dossier n’existe pas
fault-permission = permission refusée
fault-folder = c’est un dossier
fault-not-folder = ce n’est pas un dossier
fault-disk-full = le disque est plein
fault-no-address = cette adresse n’est pas celle de cette machine
fault-unknown-host = ce nom est inconnu
fault-not-utf8 = le fichier n’est pas du texte en UTF-8 : l’octet { $byte } est incorrect
fault-not-json = ce n’est pas du JSON, ou le fichier est tronqué : ligne { $line }, colonne { $column }
fault-too-large = c’est trop volumineux pour une partie enregistrée : plus de { $limit } octets
fault-not-a-saved-game = ce n’est pas une partie enregistrée : il faut un objet JSON dont { $field } est { $value }
fault-half = { $value } n’est ni un nombre entier ni un demi
fault-whole = { $value } n’est pas un nombre entier de 18 caractères au plus
fault-positive = { $field } doit être un nombre entier positif, pas { $value }
fault-newer = { $field } est { $version }, d’une version plus récente de caverna : celle-ci lit jusqu’à { $newest }
fault-wrong-game = game doit être { $choices }, pas { $value }
fault-missing-field = { $field } manque
fault-unknown-field = { $field } n’est pas un champ d’une partie enregistrée
fault-object = { $field } doit être un objet, pas { $value }
fault-list = { $field } doit être une liste, pas { $value }
fault-field-twice = { $field } figure deux fois
fault-in-options = options : { $fault }
fault-option-value = options : { $option } ne peut pas être { $value }
fault-other-end = { $field } est { $value }, mais les actions mènent à { $other }
fault-nested = le document est trop imbriqué
fault-names = players : { $names } noms pour une partie à { $players }
fault-name = players : { $name } doit être un nom de 1 à { $limit } caractères
fault-name-character = players : { $name } contient un caractère interdit
fault-in-action = action { $number } sur { $count }, { $action } : { $fault }
fault-action-text = une action doit être un texte de { $limit } caractères au plus
fault-not-an-action = { $action } n’est pas une action : { $fault }
fault-illegal = { $action } n’est pas permis maintenant : { $fault }
fault-expected = possibilités : { $actions }
fault-expected-more = possibilités : { $actions } et { $more } autres
fault-over = la partie est terminée
fault-database = base de données inconnue { $scheme }:// ; utilisez sqlite:///FILE ou postgresql://USER@HOST/NAME
fault-mail-server = { $variable } : écrivez une adresse en smtps://, smtp:// ou smtp+plain://
fault-mail-settings = { $variable } exige { $address }=https://... et { $sender }=NOM <USER@HOST>
fault-page-address = { $variable }={ $value } : écrivez par exemple https://caverna.example.org
fault-choice = { $option } { $value } : choisissez { $choices }
fault-postgresql = { $option } { $value } : plusieurs processus demandent PostgreSQL (--database postgresql://...)
fault-limit = { $variable }={ $value } : une limite doit être un nombre entier positif
fault-ports = les ports { $first } à { $last } sont occupés : choisissez-en un autre avec --port
fault-port = le port { $port } est occupé : arrêtez ce qui y tourne, ou choisissez-en un autre, --port { $other }
fault-listen = --host { $host } --port { $port } : { $reason }
fault-database-folder = { $path } est un dossier : nommez un fichier de ce dossier avec --database
fault-database-no-folder = le dossier { $path } n’existe pas : créez-le, ou nommez-en un autre avec --database
fault-database-owner = cet utilisateur ne peut pas écrire { $path } : changez son propriétaire, ou nommez-en un autre avec --database
fault-database-foreign-file = { $path } n’est pas une base de données de caverna : nommez un autre fichier avec --database
fault-database-damaged = { $path } est endommagé : restaurez une copie de secours, ou nommez un autre fichier avec --database
fault-database-foreign = cette base de données est celle d’un autre programme : nommez-en une autre avec --database
fault-database-newer = cette base de données vient d’une version plus récente de caverna : mettez celle-ci à jour, ou restaurez une copie de secours
fault-database-unusable = { $path } ne peut pas servir de base de données ({ $reason }) : nommez-en une autre avec --database
fault-asyncpg = PostgreSQL demande le paquet asyncpg : { $command }
fault-postgresql-unusable = PostgreSQL est inutilisable à { $address } ({ $reason }) : démarrez-le, ou corrigez l’adresse, le nom et le mot de passe

### The page

## Everywhere

page-title = Caverna
page-language = Langue
page-menu = Menu
page-close = Fermer
page-theme = Couleurs
page-theme-system = Celles du système
page-theme-light = Claires
page-theme-dark = Sombres
page-sound = Son
page-sound-off = Aucun
page-sound-quiet = Discret
page-sound-full = Plein
page-to-the-start = Retour à l’accueil
page-lost = Il n’y a rien ici
page-no-entry = Cette table ne peut pas être affichée
page-a-moment = Un instant…
page-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
page-connection-lost = La connexion est interrompue, mais rien de ce qui a été joué n’est perdu. Nouvelle tentative…
page-download = Enregistrer la partie
page-rules = Règles
page-art = Dessins
page-art-size = Taille
page-art-furnishing = Aménagements
page-art-room = Pièces
page-art-space = Cases Action
page-art-action = Tuiles Action
page-art-scene = Grands moments
page-art-land = Terrains
page-art-good = Ressources
page-art-animal = Animaux
page-art-person = Nains
page-art-face = Visages
page-art-loot = Butin
page-art-icon = Icônes
page-art-prop = Objets des scènes

## A game being played

page-over = La partie est terminée
page-your-turn = À vous de jouer
page-turn-of = À { $name } de jouer
page-waiting = En attente : { $name }
page-waiting-busy = En attente : { $name } (tous les joueurs virtuels sont occupés)
page-undo = Annuler
page-undo-turn = Annuler le tour
page-confirm = Terminer mon tour
page-confirm-draw = Oui, continuer
page-as-list = En liste ({ $count })
page-areas = Parties de la table
page-area-board = Cases Action
page-area-home = Plateau Habitat
page-area-shelf = Ressources
page-area-rivals = Adversaires
page-area-recap = Depuis mon dernier tour
page-area-market = Aménagements
page-tab-board = Actions
page-tab-rivals = Autres
page-tab-log = Journal
page-all-choices = Tous les choix
page-hint-cost = Demander un conseil ?
    .effect = Cette partie peut encore entrer au tableau d’honneur. Après un conseil, elle ne le peut plus. La question n’est posée qu’une fois.
page-hint-cost-no = Jouer sans conseil
page-hint-cost-yes = Demander le conseil
page-hint-rank = Conseil, choix { $rank } :
page-hint-explained = { $opponents ->
    [0] Les meilleurs choix, avec les points que vous pouvez espérer à la fin de la partie.
   *[other] Les meilleurs choix, avec l’avance sur le meilleur adversaire que vous pouvez espérer à la fin de la partie.
}
page-hint-compared = + et − : vos points par catégorie, par rapport au meilleur autre choix.
page-since = Depuis votre dernier tour
page-since-nothing = Rien de nouveau.
page-begged = { $name } n’a pas pu nourrir tout le monde : { $markers }
page-show-again = Revoir
page-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
page-keys = Touches
page-key-choice = choisir ce qui porte cette touche
page-key-end = terminer le tour ou cette partie du tour
page-key-undo = annuler une décision
page-key-undo-turn = annuler le tour
page-key-hint = conseil
page-key-trades = ouvrir les échanges
page-key-market = ouvrir les aménagements ou les pièces
page-key-list = tous les choix en liste
page-key-turn = pivoter une tuile
page-key-help = ces touches
page-key-back = fermer, ou annuler le premier clic
page-key-tab = passer à l’élément suivant ; le choisir
page-key-arrows = orienter la tuile ou passer à la case voisine ; la poser
page-hint = Conseil
page-worth = ≈ { $points }
page-trades = Échanges
page-play-forced = Jouer automatiquement quand il n’y a qu’un choix
page-ask-confirm = Me demander avant de terminer mon tour
page-leave-to-bot = Partir et laisser ma place à un joueur virtuel
page-leave-open = Partir et laisser ma place libre
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-total = Total
page-labelled = { $what } : { $told }
page-starting-player = Premier joueur
page-present = en ligne
page-away = hors ligne
page-open-seat = Place libre
page-show-board = Voir le plateau de ce joueur
page-looking-back = Étape { $step } sur { $steps }
page-back-to-now = Revenir au présent
page-replay = Revoir la partie
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Écrire un message
page-chat-send = Envoyer
page-tab-home = Chez moi
page-tab-market = Pièces
page-panel-log = Journal
page-panel-scores = Points
page-panel-chat = Discussion

## The Cave Farmers on the page

page-round = Manche { $round } sur { $last }
page-round-short = Manche { $round }
page-harvests = Manches et récoltes
page-card-back = Une carte de la période { $stage }, encore face cachée
page-rounds = manches { $first }–{ $last }
page-link-and-or = et/ou
page-link-and-then = puis
page-link-and-then-or = puis/ou
page-link-either-or = ou
page-link-or = /
page-part-all = tout
page-part-per = par
page-part-with = avec
page-expedition = Expédition de niveau { $level }
page-loot-left = Encore à prendre : { $count } au plus
page-grows = +{ $count } par manche
page-grows-each = +{ $count } de chaque par manche
page-grows-first = { $first } si vide, puis { $more }
page-grows-mixed = { $first }, puis { $more }
page-not-played = La manche { $round } n’est pas jouée
page-pace = Coups des autres
page-pace-off = immédiats
page-pace-fast = rapides
page-pace-normal = normaux
page-pace-slow = lents
page-fence-price = { $wood } bois
page-food-short = il manque { $food }
page-stands-here = { $name } est sur cette case
page-taken-by-you = Votre nain y est déjà.
page-taken-by = Cette case est prise par { $name }.
page-not-here = Seules les cases éclairées conviennent.
page-not-here-tile = Une tuile se pose sur des cases vides, à côté de ce que vous avez déjà posé.
page-forge-short = Vous n’avez pas assez de minerai.
page-loot-taken = Vous l’avez déjà pris.
page-about = À propos : { $name }
page-food-owed = { $food } points de nourriture (PN) à payer après la manche { $round }
page-room-for-dwarfs = { $count ->
    [one] Place pour { $count } nain
   *[other] Place pour { $count } nains
}
page-dwarf-newborn = Nain nouveau-né
page-dwarf-at-work = { $strength ->
    [0] Nain au travail, désarmé
   *[other] Nain au travail, force { $strength }
}
page-dwarf-at-home = { $strength ->
    [0] Nain dans la caverne, désarmé
   *[other] Nain dans la caverne, force { $strength }
}
page-colour-orange = Habitations
page-colour-green = Utiles
page-colour-yellow = Pour les points
page-filter = Filtrer
page-filter-all = Tous : { $count }
page-filter-affordable = À ma portée : { $count }
page-find = Chercher
page-no-cavern = Aucune grotte libre
page-covered = { $food } points de nourriture (PN) sur { $owed }

## Cave vs Cave on the page

page-cave-rounds = Les manches et les tours de chacun
page-cave-round-turns = { $turns ->
    [one] Manche { $round } : { $turns } tour chacun.
   *[other] Manche { $round } : { $turns } tours chacun.
}
page-cave-turns-each = { $turns ->
    [one] { $turns } tour chacun
   *[other] { $turns } tours chacun
}
page-cave-turns-left = { $count ->
    [one] encore { $count } tour
   *[other] encore { $count } tours
}
page-cave-tiles = Tuiles Action
page-cave-taken = Prise par { $name }
page-cave-back = Une tuile marquée { $back } au dos, révélée à la manche { $round }
page-cave-slot-back = Une tuile de l’ère II, révélée à la manche { $round }
page-cave-bonus = Bonus :
page-cave-draft-first = D’abord, vous draftez des pièces pour vos cavernes. Les tuiles Action viennent avec l’ère II.
page-cave-free = gratuit
page-cave-works-orange = Quand on l’active :
page-cave-works-blue = Toujours :
page-cave-reachable = peut être creusée
page-cave-fits = { $room } convient ici
page-cave-fits-cells = Convient en { $cells }
page-cave-fits-nowhere = Ne convient encore nulle part
page-cave-goods-short = Il manque { $goods }
page-cave-walls-short = { $count ->
    [one] Il manque { $count } mur : { $cells }
   *[other] Il manque { $count } murs : { $cells }
}
page-cave-wants = Murs : { $walls }
page-cave-used = Déjà utilisé
page-cave-edge = { $label } : { $cells }
page-cave-stack = { $goods }, { $limit } au plus
page-cave-all-rooms = Les { $count } pièces
page-cave-for-sale = Pièces disponibles
page-cave-when-used = à l’activation
page-cave-always = toujours
page-cave-by-itself = agit seule
page-cave-walls-left = { $count ->
    [one] { $count } mur dans la réserve
   *[other] { $count } murs dans la réserve
}
page-cave-private-walls = { $count ->
    [one] { $count } mur à ajouter pendant le draft
   *[other] { $count } murs à ajouter pendant le draft
}
page-cave-spare = Grotte supplémentaire : pour le premier joueur qui remplit sa caverne
page-cave-pile = { $count ->
    [one] { $count } tuile dans la pioche de l’ère { $era ->
        [1] I
       *[2] II
    }
   *[other] { $count } tuiles dans la pioche de l’ère { $era ->
        [1] I
       *[2] II
    }
}
page-cave-display-empty = L’offre est vide. Creuser apporte de nouvelles pièces.
page-cave-unseen = { $count ->
    [one] { $count } pièce que personne n’a encore vue
   *[other] { $count } pièces que personne n’a encore vues
}
page-cave-pool = Pièces qui servent aux deux joueurs
page-cave-three-goods = { $count ->
    [one] Encore une ressource
   *[other] Encore { $count } ressources
}
page-cave-drafted = { $points } points sur { $goal }
## The boards, homes and decisions of The Cave Farmers on the page

page-board-main = Plateau principal
page-cards-of-stage = Cartes de la période { $stage }
page-markers-left = Marqueurs Récolte encore à venir
page-strength = Force { $strength }
page-dwarf-next = (le prochain à partir)
page-bonus = { $goods } pour la première tuile posée ici
page-room = { $count ->
    [one] Place pour { $count } animal
   *[other] Place pour { $count } animaux
}
page-turn-tile = Pivoter la tuile (F)
page-affordable = Dans vos moyens
page-points-vary = Des points selon ce que vous avez
page-would-beg = { $count ->
    [one] { $count } marqueur de mendicité si vous nourrissez le clan maintenant
   *[other] { $count } marqueurs de mendicité si vous nourrissez le clan maintenant
}
page-all-fed = Assez pour tout le monde
page-ways-to-pay = Façons de tout payer
page-pay-with = Donner { $goods }
page-usual = conseillé
page-keeps-animals = garde tous les animaux d’élevage
page-keeps-crops = garde les céréales et les légumes
page-keeps-treasure = garde l’Or et les rubis
page-payment-points = { $points ->
    [0] ne coûte aucun point
    [one] coûte { $points } point
   *[other] coûte { $points } points
}
page-food-from = Ressources à convertir en PN
page-less = Moins : { $good }
page-more = Plus : { $good }
page-trade-these = Convertir en PN :
page-no-young = Pas de petit : { $animal }
page-without-room = Animaux sans place :

## Where one begins

page-welcome = Choisissez un jeu et asseyez-vous. Aucun compte n’est nécessaire.
page-one-mountain = Une montagne, deux jeux.
page-play-against = Jouer tout de suite contre
page-set-up = Préparer une partie
page-unofficial = Une édition non officielle, faite par des joueurs, avec ses propres dessins et ses propres mots.
page-try-again = Réessayer
page-learn = Apprendre en jouant
page-play-now = Jouer
page-open-table = Ouvrir la table
page-how-many = Combien de joueurs ?
page-who-plays = Qui joue ?
page-your-name = Votre nom
page-guest = Invité
page-seat = Place { $number }
page-a-person = Une autre personne
    .effect = La place reste libre ; vous recevrez un lien à envoyer.
page-computer = Joueur virtuel
page-who-may-come = Qui peut venir ?
page-by-link = Toute personne ayant le lien
    .effect = Seules les personnes à qui vous envoyez le lien trouveront cette table.
page-public = Tout le monde
    .effect = La table figure sur la page d’accueil et chacun peut s’y asseoir.
page-clock = Limite de temps
    .effect = Quand le temps d’un joueur est écoulé, un joueur virtuel prend sa place.
page-clock-none = Aucune
page-clock-quick = 15 min chacun, plus 15 s par tour
page-clock-calm = 45 min chacun, plus 30 s par tour
page-clock-day = Un jour par tour
page-clock-week = Une semaine par tour
page-more-tables = En montrer { $count } de plus
page-more-options = Plus d’options
page-draw-lots = Tirer ma place au sort
page-allow-hints = Autoriser les conseils
    .effect = Chacun peut demander ce que jouerait un joueur virtuel fort.
page-seed = Graine
    .effect = Un mot quelconque : le même mot révèle les mêmes cartes dans le même ordre. Laissez vide pour une partie au hasard.
page-my-tables = Mes tables
page-waits-for-players = En attente de joueurs
page-continue = Continuer
page-forget = Retirer de ma liste
page-open-tables = Tables ouvertes
page-no-open-tables = Personne n’attend en ce moment. Ouvrez une table pour que l’on vous trouve.
page-being-played = Parties en cours
page-with-bank = { $minutes } min chacun, plus { $more } s par tour
page-with-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
page-join = Rejoindre
page-watch = Regarder
page-saved-game = Une partie enregistrée
    .effect = Revoyez-la de la première étape à la dernière, ou continuez là où elle s’est arrêtée.
page-choose-file = Choisir un fichier
page-not-a-saved-game = « { $name } » n’est pas une partie de Caverna. Choisissez un fichier qui se termine par .caverna.json.
page-steps-played = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
page-look = Revoir
page-go-on = Continuer la partie
page-go-on-as = à la place :
page-against = contre

## Before a game

page-missing-players = { $count ->
    [one] Il manque un joueur
   *[other] Il manque { $count } joueurs
}
page-you = vous
page-give-to = Donner à : { $name }
page-take-a-seat = Prenez place
page-which-seat = Quelle place ?
page-any-seat = N’importe laquelle
page-sit-down = S’asseoir
page-or-watch = Ou restez sur cette page pour regarder : la partie commence quand toutes les places sont prises.
page-invite = Invitez avec ce lien
page-copy = Copier
page-copied = Copié
page-share = Partager
page-fill-all = Remplir les places libres et commencer
page-get-up = Quitter la table
page-foreign-seat = Ce lien ne correspond à aucune place de cette table
    .effect = La place a peut-être été donnée à quelqu’un d’autre, ou le lien est incomplet. Copiez-le de nouveau sur l’autre appareil, ou regardez la partie.
page-seat-gone = Votre place a été donnée à quelqu’un d’autre. Vous regardez maintenant la partie.

## During and after a game

page-step-back = Une étape en arrière
page-step-on = Une étape en avant
page-play = Lecture
page-pause = Pause
page-chance = Hasard
page-preparation = Avant la première manche
page-the-end = À la fin
page-era-round = Ère { $era }, manche { $round }
page-skip = Passer
page-skips = renonce à { $step }
page-stop-tile = Renoncer à la tuile
page-stop-part = Renoncer au reste
page-stop-expedition = Pas d’expédition
page-stop-second-expedition = Pas de seconde expédition
page-stop-furnish = Ne rien aménager
page-stop-imitate = Ne rien imiter
page-stop-sow = Ne plus semer
page-stop-loot = Assez de butin
page-stop-sell-ore = Garder le minerai
page-stop-buy = Ne plus acheter
page-stop-room = Aucune
page-build-where = { $thing } : où l’aménager ?
page-scene-reap = On moissonne les champs
page-scene-meal = Les clans passent à table
page-scene-young = De jeunes animaux naissent
page-harvest-reap = Moissonner
page-harvest-meal = Manger
page-harvest-young = Élever
page-harvest-grows = Pousse encore :
page-harvest-bare = Rien ne pousse dans vos champs.
page-harvest-pairs = Après le repas, les couples ont un petit s’il y a de la place :
page-harvest-no-pairs = Vous n’avez aucun couple d’animaux.
page-harvest-fold = Voir la table
page-harvest-unfold = Voir la récolte
page-scene-card = Carte révélée : { $name }
page-scene-era = La deuxième ère commence
page-scene-draft = Les pièces sont choisies, la première manche commence
page-play-on = Continuer à partir d’ici
page-save-picture = Enregistrer une image
page-you-watch = vous regardez
page-invite-to-watch = Un lien vers cette table
page-other-device = Continuer sur un autre appareil
    .effect = Ouvrez ce lien là-bas. Gardez-le pour vous : toute personne qui l’a peut jouer à votre place.
page-chat-players-only = Prenez place pour participer à la discussion.
page-points-for = { $points } : { $for }
page-chart = Les points, manche après manche
page-points-alone = { $points ->
    [one] Vous avez { $points } point
   *[other] Vous avez { $points } points
}
page-you-win = Vous avez gagné !
page-wins = Victoire : { $name }
page-shared-victory = Victoire partagée : { $names }
page-ended-early = Quelqu’un est parti ou n’avait plus de temps, et qui est resté a gagné. Voici les points à ce moment-là.
page-no-result = Le temps s’est écoulé : il n’y a pas de résultat. Voici les points à cet instant.
page-review = Analyser les coups
    .effect = Un joueur virtuel fort revient sur chaque décision.
page-review-pending = { $done } étapes sur { $steps } analysées…
page-review-open = Ouvrir toute l’analyse
page-review-result = Revenir au résultat
page-review-looked = { $simulations } simulations par coup
page-review-whose = De qui montrer les annotations
page-review-lead = Avance attendue, décision après décision
page-review-points = Points attendus, décision après décision
page-review-ahead = { $name } en tête
page-review-number = { $number } sur { $count }
page-review-first = Première décision
page-review-back = Décision précédente
page-review-on = Décision suivante
page-review-last = Dernière décision
page-review-mark-before = Annotation précédente
page-review-mark-next = Annotation suivante
page-review-before = Avant
page-review-after = Après
page-review-home = Chez { $name }
page-review-when = { $round }, { $name }, tour { $turn }
page-review-cost = perdu : { $points }
page-review-only = seul bon coup
page-review-played = Joué
page-review-played-best = Joué, et rien n’était meilleur
page-review-best = Le mieux
page-review-worth = avance attendue
page-review-worth-alone = points attendus
page-review-why = Ce que le meilleur coup rapporte à la fin
    .effect = (en moyenne ; un point ou deux relèvent du hasard)
page-review-line = La meilleure suite à partir d’ici
page-review-likely = (probabilité : { $share })
page-review-gain = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
page-review-luck = La part du hasard
    .effect = Le hasard, c’est ce qui a été révélé ; le jeu, ce que tous ont décidé.
page-review-part-start = au début
page-review-part-play = jeu
page-review-part-luck = hasard
page-review-part-result = résultat
page-review-summary = Bilan
page-review-quality = Les décisions par qualité
page-review-lost = points perdus
page-review-mean = par décision
page-grade-best = meilleure
page-grade-good = bonne
page-grade-doubtful = douteuse
page-grade-mistake = erreur
page-grade-blunder = grosse erreur
page-expected = Résultat attendu
    .effect = Le score final que chacun pouvait espérer, manche après manche.
page-worst = Où vous avez perdu le plus de points
    .of = Où { $name } a perdu le plus de points
page-worst-none = Vous n’avez presque rien perdu. Bien joué !
    .of = { $name } n’a presque rien perdu.
page-best-moves = Vos meilleurs coups
    .of = Meilleurs coups : { $name }
page-better = Mieux : { $action }
page-jump = Voir
page-turning-point = Aller au tournant de la partie
page-rematch = { $name } propose une revanche.
page-rematch-go = Aller à la revanche
page-again = Rejouer
page-more-than-points = plus de { $points } points
page-at-least-points = { $points } points ou plus
page-reached = atteint
page-not-reached = pas atteint
page-walls = Murs :
page-piles-up = À chaque manche : { $goods }
page-piles-up-first = À chaque manche : { $first } si la case est vide, sinon { $more }

## Guided games

lesson-guide = Grim
lesson-puzzle = Énigme { $number }
    .text = Une position tirée d’une vraie partie. Atteignez l’objectif à temps. C’est possible : une solution a été vérifiée.
    .hint = Partez de la fin : que doit faire votre dernier tour, et que lui faut-il auparavant ?
lesson-until = Avant la fin de la manche { $round }
lesson-until-era-2 = Avant la fin de la manche { $round } de l’ère II
lesson-at-end = À la fin de la manche { $round }
lesson-at-end-era-2 = À la fin de la manche { $round } de l’ère II
lesson-wants-score = { $points } points
lesson-wants-begging = Personne ne mendie
lesson-wants-dwarfs = { $count ->
        [one] { $count } nain
       *[other] { $count } nains
    }
lesson-wants-dwarfs-strength = Une arme de force { $count }
lesson-wants-rooms = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
lesson-wants-walls = { $count ->
        [one] { $count } mur construit
       *[other] { $count } murs construits
    }
lesson-wants-crop = Dans vos champs : { $crop } × { $count }
lesson-wants-cells = { $thing } × { $count }
lesson-wants-built = Aménagement : { $thing }
lesson-cave-farmers-first-turn = Votre première manche
    .text = Vous dirigez deux nains. Chacun travaille une fois par manche : choisissez une case Action, prenez ce qui s’y trouve et faites ce qu’elle propose. Le bois attend sur « { cave-farmers-space-logging } ». Vous recevez un champ avec une tuile, sur « { cave-farmers-space-sustenance } » ou « { cave-farmers-space-slash-and-burn } ».
    .hint = L’un des nains rapporte les 3 bois de « { cave-farmers-space-logging } », l’autre défriche pour le champ. Quelles cases choisissez-vous ?
lesson-cave-farmers-tiles = Poser des tuiles
    .text = La forêt et la montagne cachent des trésors : ce sont les symboles de votre plateau. Couvrez-en un d’une tuile et il est à vous. La première tuile de forêt doit couvrir la case devant votre caverne ; dans la montagne, creusez à côté de ce qui est déjà creusé. Vous avez 2 PN.
    .hint = « { cave-farmers-space-sustenance } » rapporte déjà 1 PN. Deux sources sont à portée : b4 dans la forêt et e4 dans la montagne. Orientez vos tuiles pour les couvrir.
lesson-cave-farmers-harvest = Semailles et récolte
    .text = La manche 3 se termine par une récolte. Chaque champ donne 1 céréale ou 1 légume, puis chaque nain mange 2 PN. Ce qui manque, il faut le mendier, et chaque marqueur de mendicité coûte 3 points. 1 céréale semée en donne 3 sur le champ. Après la récolte, il doit encore en pousser, et 1 doit être dans votre réserve.
    .hint = D’abord la céréale, ensuite les semailles : « { cave-farmers-space-sustenance } » offre des PN et 1 céréale, « { cave-farmers-space-slash-and-burn } » sème. Dans l’autre sens, il n’y a rien à semer.
lesson-cave-farmers-animals = Animaux et pâturages
    .text = Les animaux ont besoin de place. Deux prairies côte à côte et 4 bois font un grand pâturage pour 4 animaux d’une même espèce. À la récolte, deux animaux d’une espèce ont un petit, s’il y a de la place.
    .hint = Clôturez avant de prendre les moutons sur « { cave-farmers-space-sheep-farming } », puis laissez-les se reproduire. Vos deux nains mangent 4 PN.
lesson-cave-farmers-family = Aménager et agrandir le clan
    .text = Plus de nains, c’est plus de travail accompli, mais il faut un lit à chacun. « { cave-farmers-space-housework } » aménage une habitation dans une grotte ; elle coûte 4 bois et 3 pierres. « { cave-farmers-space-wish-for-children } » fait naître l’enfant.
    .hint = D’abord le lit, ensuite l’enfant : sans place, personne ne naît.
lesson-cave-farmers-mines = Mines et rubis
    .text = Deux tunnels côte à côte deviennent une mine de minerai et un tunnel profond. Les rubis sont des jokers : avant d’envoyer un nain, 1 rubis achète un chien, un champ ou autre chose. Ouvrez les échanges pour tout voir.
    .hint = Prenez les rubis avec le premier nain. Avant d’envoyer le second, échangez 1 rubis. Puis construisez la mine.
lesson-cave-farmers-expedition = Armes et expéditions
    .text = Un nain armé part en expédition. La force d’une arme neuve est le nombre de minerais dont vous la forgez. Chaque butin exige une certaine force, et après l’expédition l’arme gagne 1 point de force.
    .hint = 4 minerais attendent sur « { cave-farmers-space-ore-mining } ». Et l’un des butins renforce toutes vos armes de 1.
lesson-cave-farmers-scoring = Le décompte
    .text = Le dernier nain de la dernière manche. Ouvrez les points pour voir ce qui compte : animaux, cultures, nains, Or et aménagements. Chaque espèce d’animal d’élevage qui manque coûte 2 points, chaque case inutilisée 1.
    .hint = Comparez ce que votre dernier nain peut ajouter : de l’Or, une case couverte, une nouvelle espèce. Et laissez vos animaux se reproduire.
lesson-cave-farmers-alone = En solo, contre les manches
    .text = En solo, personne ne prend ce que vous laissez. Mais au début d’une manche, chaque case qui a plus de 6 ressources est vidée. Surveillez ce qui s’accumule : il y a 7 bois sur « { cave-farmers-space-logging } ».
    .hint = Prenez le bois de « { cave-farmers-space-logging } » pendant cette manche : à la suivante, il aura disparu. Vos céréales nourrissent le clan.
lesson-cave-vs-cave-cave = La caverne
    .text = Votre caverne est pleine de roche. À chaque tour, vous prenez une tuile Action et utilisez ce qu’elle offre, dans l’ordre de votre choix. Creusez pour faire de la place, puis aménagez une pièce sur une case libre. Pour aménager, payez d’abord des PN, 1 par tour de la manche, puis le prix de la pièce.
    .hint = Creusez avec « { cave-vs-cave-tile-excavation } » : il y a 1 PN sous e4. Puis « { cave-vs-cave-tile-housework } » aménage une pièce au-dessus de l’entrée.
lesson-cave-vs-cave-walls = Les murs
    .text = Une pièce ne convient que là où les murs autour d’elle sont comme sur son dessin. La roche du bord compte comme un mur. La pièce « { cave-vs-cave-room-food-corner } » demande deux murs qui forment un coin.
    .hint = La case e4 a de la roche d’un côté. « { cave-vs-cave-tile-masonry } » construit un mur au-dessous, et « { cave-vs-cave-tile-housework } » aménage la pièce.
lesson-cave-vs-cave-activating = Activer des pièces
    .text = Une pièce orange agit quand vous l’activez. Vous choisissez l’ordre : prenez d’abord les ressources de la tuile, et la pièce peut s’en servir aussitôt. Votre pièce « { cave-vs-cave-room-spinning-wheel } » change 1 lin en 1 Or, mais 3 lin en 2 Or.
    .hint = Réunissez d’abord 3 lin : « { cave-vs-cave-room-cave-entrance } » en donne 1, « { cave-vs-cave-tile-cultivation } » un autre. Activez « { cave-vs-cave-room-spinning-wheel } » en dernier.
lesson-cave-vs-cave-blue-rooms = Les pièces bleues
    .text = Les pièces bleues ne s’activent jamais : elles agissent d’elles-mêmes quand quelque chose arrive. Il vous faut toujours plus de pièces orange que de pièces bleues. « { cave-vs-cave-room-prospecting-site } » agit quand vous utilisez « { cave-vs-cave-tile-undergrowth } » : 1 PN → 1 Or.
    .hint = Aménagez-la avec « { cave-vs-cave-tile-furnishing } ». Si les PN manquent, mangez de l’amidonnier ou du lin, et gardez 1 PN pour « { cave-vs-cave-tile-undergrowth } ».
lesson-cave-vs-cave-both-eras = Les deux ères
    .text = L’ère II commence. Un second plateau agrandit votre caverne ; les ânes, le minerai, le fer et les armes sont nouveaux, et chaque manche compte quatre tours. Les points des deux ères comptent. « { cave-vs-cave-room-ore-vein } » ne coûte que les PN de l’aménagement et rapporte 3 minerais et 2 PN.
    .hint = Libérez une case du nouveau plateau, aménagez-y « { cave-vs-cave-room-ore-vein } » et activez cette pièce lors d’un tour suivant.
lesson-cave-vs-cave-alone = En solo jusqu’à 50 points
    .text = En solo, l’objectif de l’ère I est de 50 points. Il vous reste deux tours. Les pièces valent les points qu’elles portent, et chaque Or vaut 1 point.
    .hint = « { cave-vs-cave-tile-housework } » peut aménager deux pièces. L’Or que vous gardez compte, et le dernier tour peut encore activer des pièces.
page-lessons = Leçons
page-puzzles = Énigmes
page-lessons-intro = De courtes leçons : une petite position, un objectif et autant d’essais que vous voulez.
page-puzzles-intro = Des positions de vraies parties, chacune avec une solution vérifiée. Plus il y a de lampes, plus c’est difficile.
page-lessons-and-puzzles = Leçons et énigmes
page-lessons-done = { $done } sur { $all }
page-puzzle-of-the-day = L’énigme du jour
page-lesson-difficulty = Difficulté { $number } sur 5
page-lesson-done = réussi
page-lesson-begin = Commencer
page-lesson-goal = Objectif
page-lesson-again = Réessayer
page-lesson-once-more = Encore une fois
page-lesson-way = Montrer une solution
page-lesson-watch = Regarder la table
page-lesson-hint = Indice
page-lesson-hint-number = Indice { $number } sur { $all }
page-lesson-another-hint = Un autre indice
page-lesson-go-on = Continuer
page-lesson-last-turn = Rejouer seulement le dernier tour
page-lesson-tries = Vos essais
page-lesson-try = Essai { $number }
page-lesson-next = Suivant
page-lesson-begged = { $count ->
        [one] 1 marqueur de mendicité, −{ $points } points
       *[other] { $count } marqueurs de mendicité, −{ $points } points
    }
page-lesson-explain = De quoi s’agit-il ?
page-lesson-next-lesson = Leçon suivante
page-lesson-next-puzzle = Énigme suivante
page-lesson-all = Toutes les leçons et énigmes
page-lesson-reached = Objectif atteint !
page-lesson-reached-text = Bravo. { $tries ->
        [one] Du premier coup !
       *[other] Il a fallu { $tries } essais.
    }
page-lesson-shown = Voilà une solution
page-lesson-shown-text = À vous : recommencez et faites-le vous-même, ainsi ou autrement.
page-lesson-failed = Pas encore
page-lesson-stop-showing = Arrêter
page-lesson-showing = { lesson-guide } montre une solution

## Rules

page-index = Index
page-rules-for = Tableaux pour
page-rules-for-all = tous les nombres de joueurs
page-aid = Aide de jeu à imprimer, par nombre de joueurs :
page-aid-for = { $count ->
    [one] Aide de jeu pour { $count } joueur
   *[other] Aide de jeu pour { $count } joueurs
}
page-questions = Questions fréquentes
page-at-this-table = À cette table
page-for-you-now = Pour vous, maintenant
page-in-the-rules = Dans les règles
page-ask = Qu’est-ce que c’est ?
page-asking = Touchez n’importe quoi pour en savoir plus.
page-key-ask = qu’est-ce que c’est ? (ou clic droit, ou appui long)
page-lies-there = S’y trouve maintenant
page-who-is-there = Prise par
page-built-by = Construit par
page-expected-points = { $opponents ->
    [0] ≈ { $points } points à la fin
   *[other] avance à la fin ≈ { $points }
}
page-table-furnishings = Aménagements
page-contents = Sommaire
page-search = Chercher dans les règles
page-search-found = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}

## Quick phrases

page-phrases = Phrases rapides
page-phrase-hello = Bonjour !
page-phrase-luck = Bonne chance !
page-phrase-nice = Joli coup !
page-phrase-thanks = Merci !
page-phrase-moment = Un instant, s’il vous plaît.
page-phrase-oops = Oups !
page-phrase-well-played = Bien joué !
page-phrase-bye = Je dois y aller. Au revoir !

## Meeting people

page-find-people = Jouer avec d’autres
    .effect = Vous obtenez une place à une table qui vous convient. S’il n’y en a pas, une nouvelle s’ouvre.
page-find-now = Trouver des joueurs
page-time = Temps
page-time-quick = 15 min chacun
page-time-calm = 45 min chacun
page-time-day = Un jour par tour
page-time-none = Sans limite
page-rated = Classée
    .effect = Le résultat change le classement. Personne n’a de conseils, et un joueur qui part ou dépasse son temps finit dernier.
page-rated-profile = Pour les parties classées, il faut un profil.
page-not-rated = Non classée
page-any-game = Tous les jeux
page-any-number = N’importe quel nombre de joueurs
page-any-clock = N’importe quelle limite de temps
page-any-rating = Classées ou non
page-clock-bank = Minutes
page-clock-days = Jours
page-filter-tables = Filtrer les tables
page-no-such-tables = Aucune table ne correspond.
page-offer-bot = Me proposer un joueur virtuel après
page-offer-seconds = { $seconds } s
page-offer-never = jamais
page-nobody-yet = Personne n’est encore venu.
    .effect = Attendez encore, ou commencez avec un joueur virtuel.
page-nobody-yet-rated = Personne n’est encore venu. Aucun joueur virtuel ne peut s’asseoir ici : les parties classées se jouent entre personnes.
page-invitations = Invitations
page-invites-you = { $name } vous invite
page-accept = Accepter
page-decline = Refuser
page-invite-person = Inviter quelqu’un
page-invite-send = Inviter
page-is-invited = Invitation envoyée : { $name }
page-has-declined = Invitation refusée : { $name }
page-recent-opponents = Joueurs déjà rencontrés
page-met-tables = { $count ->
    [one] une table en commun
   *[other] { $count } tables en commun
}
page-block = Bloquer
    .effect = Une personne bloquée ne peut ni vous inviter, ni rejoindre vos tables, ni vous écrire. Elle n’en est pas avertie.
page-block-person = Bloquer { $name }
page-is-blocked = Joueur bloqué : { $name }
page-unblock = Débloquer
page-blocked-people = Joueurs bloqués
page-unread-messages = { $count ->
    [one] un message non lu
   *[other] { $count } messages non lus
}
page-ratings = Classement
    .effect = Tout le monde commence à 1500. Avec 400 points de plus que l’adversaire, on gagne dix parties sur onze. Le nombre après ± est la marge d’erreur : elle diminue à chaque partie. Le classement des joueurs virtuels vient de parties entre eux.
page-rating = { $value } ± { $deviation }
page-rating-now = Classement { $value } ± { $deviation }
page-rating-changed = { $before } → { $after }
page-rating-games = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
page-no-ratings = Aucun classement n’est encore assez sûr. Il faut environ sept parties classées.
page-field-two = À deux
page-field-more = À trois ou plus
page-leave-rated = Abandonner
    .effect = C’est une partie classée : un joueur qui part finit dernier.
page-has-left = a quitté la partie
page-leaderboards = Tableaux d’honneur
    .effect = Les meilleures parties en solo. Une partie compte si le serveur a fait tous les tirages et si personne n’a demandé de conseils. Les parties avec une graine choisie, les parties enregistrées et les parties du jour ne comptent pas.
page-leaderboards-solo = En solo
page-leaderboards-always = De tous les temps
page-leaderboards-month = Mois
page-leaderboards-setup = Mise en place
page-leaderboards-none = Personne n’a encore terminé une telle partie. La première place vous attend !
page-leaderboards-watch = Revoir
page-leaderboards-player = Joueur
page-leaderboards-points = Points
page-leaderboards-day = Date

## Profiles

page-me = Profil
page-me-make = Créer un profil
    .effect = Vous pouvez jouer sans. Avec un profil, vous retrouvez vos tables et vos parties sur tous vos appareils. Il reprend toutes vos places dans ce navigateur. Il n’y a pas de mot de passe.
page-me-have = J’ai un profil
    .effect = Ouvrez votre profil sur un appareil où vous l’utilisez, choisissez « { page-me-link } », puis scannez le code ou ouvrez le lien ici. Si vous avez perdu tous vos appareils, saisissez un de vos codes de secours.
page-me-code = Code de secours
page-me-use = Utiliser mon profil ici
page-me-linked = Utiliser votre profil sur cet appareil ?
    .effect = Ce lien vient d’un autre de vos appareils. Si quelqu’un d’autre vous l’a envoyé, ne continuez pas : vous joueriez sous son nom.
page-me-save = Enregistrer
page-me-avatar = Changer l’image
page-me-avatar-number = Image { $number }
page-me-devices = Appareils
page-me-this-device = cet appareil
page-me-sign-out = Se déconnecter
page-me-end = Déconnecter
page-me-other-device = Un autre appareil
    .effect = Scannez le code avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien, dans les dix minutes. Il ne fonctionne qu’une fois. Ne le donnez à personne d’autre.
page-me-recovery = Codes de secours
    .effect = Imprimez ces codes ou notez-les : ils ne sont affichés qu’une fois. Chacun ouvre votre profil une fois si vous perdez vos appareils. Les codes précédents ne fonctionnent plus.
page-me-recovery-left = { $count ->
    [0] Vous n’avez aucun code de secours. Créez-en, pour ne pas perdre votre profil avec cet appareil.
    [one] Il vous reste { $count } code de secours.
   *[other] Il vous reste { $count } codes de secours.
}
page-me-print = Imprimer
page-me-data = Mes données
page-me-export = Télécharger mes données
page-me-delete = Supprimer mon profil
    .effect = Un clic supprime définitivement votre nom, vos résultats et vos messages. Vous pouvez l’annuler pendant quelques secondes. Des joueurs virtuels continuent vos parties.
    .soon = Votre profil sera supprimé dans un instant, ou dès que vous quitterez cette page.
page-me-games = Parties
page-me-won = Gagnées
page-me-mean = Points
page-me-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-me-since = Membre depuis le { $date }
page-me-avatar-some = Au hasard
page-me-part-skin = Peau
page-me-part-beard = Barbe
page-me-part-hair = Cheveux
page-me-part-hat = Chapeau
page-me-part-cloth = Habits
page-me-part-extra = Détail
page-me-part-sky = Fond
page-me-part-picture = Ou bien
page-me-part-number = { $part } { $number }
page-me-link = Afficher un lien et un code QR
    .effect = Il ouvre votre profil sur un autre appareil : un téléphone, une tablette, un portable.
page-me-qr = Code QR qui ouvre votre profil sur un autre appareil
page-me-sheet = Caverna, profil : { $name }, { $address }
page-me-passkeys = Clés d’accès
    .effect = Une clé d’accès ouvre votre profil avec votre empreinte, votre visage ou un code PIN, sur tous les appareils qui la partagent. Il n’y a rien à retenir.
    .missing = Ce navigateur ou cette adresse ne permet pas les clés d’accès, qui nécessitent HTTPS.
page-me-passkey-make = Créer une clé d’accès
page-me-passkey-made = créée { $ago }
page-me-passkey-used = utilisée { $ago }
page-me-passkey-remove = Supprimer
page-me-passkey-use = Se connecter avec une clé d’accès
    .effect = Si vous avez créé une clé d’accès, cela suffit.
page-me-passkey-none = Aucune clé d’accès n’a été utilisée. Réessayez, ou choisissez un autre moyen.
page-me-passkey-known = Cet appareil a déjà une clé d’accès pour votre profil.
page-me-recovery-make = Créer des codes de secours
page-me-results = Parties terminées
page-me-victory = Gagnée
page-me-review = Analyse
page-me-more-results = Parties plus anciennes
page-me-more = Tout afficher
page-me-best-alone = { $count ->
    [one] Meilleur score en solo ({ $count } partie)
   *[other] Meilleurs scores en solo ({ $count } parties)
}
page-me-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
page-me-rates = Vos victoires
page-me-by-players = Selon le nombre de joueurs
page-me-by-opponent = Selon l’adversaire
page-me-luck = Le repère sur chaque barre indique ce qu’obtiendraient des joueurs de même force.
page-me-built-furnishing = Les aménagements que vous construisez le plus
page-me-built-room = Les pièces que vous construisez le plus
page-me-built-count = { $count } sur { $games }
page-turn-began = tour commencé { $ago }
page-just-now = à l’instant
page-turn-ends = fin du temps { $soon }
page-me-categories = D’où viennent les points

## Être prévenu

# envoyé par le serveur
notice-your-turn = À vous de jouer
    .text = { $game }, avec { $others }
notice-your-turn-alone = À vous de jouer
    .text = { $game }
notice-invitation = { $name } vous invite
    .text = { $game } : une place vous attend.
notice-rematch = { $name } propose une revanche
    .text = { $game } : rejouez avec les mêmes personnes.
mail-line = { $title } : { $text }
mail-several = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
mail-confirm = Confirmez votre adresse
    .text = Quelqu’un, sans doute vous, veut être prévenu à cette adresse par { $site } quand c’est à lui de jouer.
    .link = Oui, envoyez-moi des courriels
    .otherwise = Si ce n’est pas vous, ne faites rien : vous ne recevrez plus aucun courriel.
mail-why = Vous recevez ce courriel parce que vous l’avez demandé sur { $site }.
mail-settings = Modifier les notifications
mail-unsubscribe = Se désabonner

page-notify = Quand c’est à moi de jouer
page-notify-device = Me prévenir sur cet appareil
page-notify-devices = { $count ->
    [one] { $count } appareil est prévenu
   *[other] { $count } appareils sont prévenus
}
page-notify-denied = Ce navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages, puis réessayez.
page-notify-home-screen = Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil et ouvrez-la de là.
page-notify-failed = Ce navigateur n’est pas joignable quand la page est fermée. Les notifications n’arrivent que si elle est ouverte.
page-notify-tables = À quelles tables ?
page-notify-all = À toutes, sauf celles mises en sourdine
page-notify-chosen = Seulement à celles que je choisis
page-notify-here = Me prévenir pour cette table
page-notify-usual = Comme dans mon profil
page-notify-on = Toujours
page-notify-off = Jamais
page-notify-mail = Adresse électronique
page-notify-mail-send = M’envoyer un lien pour la confirmer
page-notify-mail-sent = Un courriel est en route vers { $address }. Ouvrez le lien qu’il contient pour confirmer l’adresse.
page-notify-mail-on = Les courriels sont envoyés à { $address }.
page-notify-mail-stop = Ne plus envoyer de courriels
page-notify-often = Au plus un courriel
page-notify-10 = toutes les dix minutes
page-notify-60 = par heure
page-notify-1440 = par jour
page-mail-confirm = Confirmer votre adresse
    .effect = Vous recevrez alors un courriel quand c’est à vous de jouer et que vous n’êtes pas à la table.
    .done = Votre adresse est confirmée.
page-mail-confirm-now = Confirmer
page-mail-stop = Plus de courriels ?
    .effect = Votre adresse est effacée. Vous pourrez la donner de nouveau dans votre profil à tout moment.
    .done = C’est fait. Vous ne recevrez plus de courriels.
page-mail-stop-now = Ne plus recevoir de courriels
page-vacation = Vacances
    .effect = Pendant votre absence, les pendules qui comptent en jours s’arrêtent. Tous ceux avec qui vous jouez le voient.
page-vacation-left = Il reste { $left } jours sur { $days } cette année
page-vacation-first = Premier jour
page-vacation-days = Nombre de jours
page-vacation-take = Prendre ces vacances
page-vacation-times = Du { $begins } au { $ends }
page-vacation-end = Je suis de retour
page-vacation-cancel = Annuler
page-on-vacation = En vacances jusqu’au { $date }
    .until = jusqu’au { $date }
page-clock-end = Quand le temps d’un joueur est écoulé, la partie se termine sans résultat.
page-clock-stands = Pendant les vacances d’un joueur, la pendule s’arrête.
page-install = Installer comme application

## Sans connexion

offline = Le serveur est injoignable
    .text = La page revient d’elle-même dès que possible. Rien de ce qui a été joué n’est perdu.

## The game of the day

page-daily = Partie du jour
    .effect = En solo, avec les mêmes cartes pour tout le monde. Une seule tentative compte, sans conseils.
page-daily-of = Caverna, partie du jour, { $date }
page-daily-days = Jours
page-daily-before = La veille
page-daily-after = Le lendemain
page-daily-today = Aujourd’hui
page-daily-name = Votre nom au classement
page-daily-play = Jouer la partie du jour
page-daily-board = Classement du jour
page-daily-until = Dernier délai pour commencer : { $ends } ; pour finir : { $closes }.
page-daily-closed = Cette journée est terminée.
page-daily-finished = { $count ->
    [0] Personne n’a encore fini
    [one] { $count } personne a fini
   *[other] { $count } personnes ont fini
}
page-daily-nobody = Personne ne l’a finie.
page-daily-result = { $points ->
    [one] { $points } point, place { $place } sur { $count }
   *[other] { $points } points, place { $place } sur { $count }
}
page-daily-late = { $points ->
    [one] { $points } point, mais trop tard pour compter
   *[other] { $points } points, mais trop tard pour compter
}
page-daily-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
page-daily-longest = plus longue série : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-daily-replay = Voir cette partie
page-daily-replays-later = Quand vous aurez fini vous-même, vous verrez les résultats et pourrez revoir les parties.
page-daily-picture = Partager l’image
page-daily-text = Copier sous forme de texte
page-daily-check = Comment savoir que le tirage est honnête ?
    .effect = Toutes les cartes d’un jour découlent d’un nombre secret, la graine. Personne ne la voit avant la fin du jour, mais son empreinte (SHA-256) est affichée dès la veille. Le jour passé, la graine est publiée ici. Calculez son empreinte : si c’est celle qui était affichée, personne n’a changé les cartes. Pour tirer de nouveau les mêmes cartes, saisissez la graine en préparant une partie en solo ; pour Les Fermiers des cavernes, choisissez l’ordre mélangé.
page-daily-commitment = Empreinte :
page-daily-kept = L’empreinte de cette graine est bien celle affichée ci-dessus.
page-daily-broken = L’empreinte de cette graine est différente !
page-daily-by-hand = Pour vérifier sans cette page :
page-daily-tomorrow = { $game }, demain

## La position de la semaine

page-weekly = Position de la semaine
    .effect = Deux joueurs, la même position et les mêmes cartes pour tous. Gagnez à partir de là. Un seul essai compte, sans conseils.
page-weekly-of = Caverna, position de la semaine, { $date }
page-weekly-against = Votre adversaire : { $level }.
page-weekly-weeks = Semaines
page-weekly-before = La semaine précédente
page-weekly-after = La semaine suivante
page-weekly-current = Cette semaine
page-weekly-play = Jouer cette position
page-weekly-board = Classement de la semaine
page-weekly-closed = Cette semaine est terminée.
page-weekly-won = { $points ->
    [one] victoire de { $points } point
   *[other] victoire de { $points } points
}
page-weekly-lost = { $points ->
    [one] défaite de { $points } point
   *[other] défaite de { $points } points
}
page-weekly-even = égalité
page-weekly-place = { $result }, place { $place } sur { $count }
page-weekly-late = { $result }, mais trop tard pour compter
page-weekly-check = Les cartes découlent d’un nombre secret. Son empreinte (SHA-256) est affichée dès la semaine précédente. Une fois la semaine terminée, le nombre lui-même est affiché : avec lui, vous pouvez tirer les mêmes cartes et vérifier l’empreinte. Un joueur virtuel a gagné à partir de cette position avant qu’elle soit choisie : la victoire est donc possible.
page-weekly-next = { $game }, semaine prochaine

## Les tournois

page-cups = Tournois
    .effect = Avec un profil, vous pouvez participer à un tournoi ou en créer un. Les tables s’ouvrent d’elles-mêmes quand une ronde commence, et les résultats comptent dès qu’une partie est finie.
page-cups-open = Inscriptions ouvertes
page-cups-playing = En cours
page-cups-over = Terminés
page-cups-none = Il n’y a pas encore de tournoi. Créez-en un !
page-cup-new = Nouveau tournoi
page-cup-needs-profile = Créer un profil pour participer
page-cup-swiss = Système suisse
    .effect = À chaque ronde, les joueurs aux résultats proches se rencontrent, et jamais deux fois les mêmes si l’on peut l’éviter. Personne n’est éliminé.
page-cup-round-robin = Toutes rondes
    .effect = Chacun rencontre tous les autres.
page-cup-knock-out = Élimination directe
    .effect = Le perdant est éliminé. Aux tables plus grandes, la meilleure moitié continue.
page-cup-league = Championnat
    .effect = Chacun rencontre tous les autres, une ronde après l’autre, à jours fixes. Les parties précédentes peuvent continuer pendant ce temps.
page-cup-name = Nom du tournoi
page-cup-game = Jeu
page-cup-format = Formule
page-cup-at-a-table = Joueurs par table
    .effect = Si le compte ne tombe pas juste, certaines tables ont moins de joueurs.
page-cup-rounds = Rondes
page-cup-as-many = autant qu’il en faut
page-cup-days = Jours d’une ronde à l’autre
page-cup-clock = Un joueur qui dépasse son temps ou ne vient pas perd la partie, et un joueur virtuel la termine.
page-cup-places = Nombre maximal de joueurs
page-cup-when = Début
    .effect = Laissez vide pour lancer le tournoi vous-même.
page-cup-bots = Joueurs virtuels
page-cup-add-bot = Ajouter un joueur virtuel
page-cup-remove = Retirer
page-cup-remove-name = Retirer { $name }
page-cup-create = Créer le tournoi
page-cup-size = { $count ->
    [one] { $count } joueur par table
   *[other] { $count } joueurs par table
}
page-cup-players-of = { $count } joueurs sur { $places }
page-cup-mine = Vous participez
    .over = Vous avez participé
page-cup-by = créé par { $name }
page-cup-late = Un retardataire ne marque rien pour les rondes manquées. Un joueur exempt ne joue pas la ronde.
    .swiss = Cela compte comme une victoire.
page-cup-open = Pas encore commencé
page-cup-over = Terminé
page-cup-off = Annulé
page-cup-begins = Début le { $when }
page-cup-round-of = Ronde { $round } sur { $rounds }
page-cup-next-round = La ronde suivante commence le { $when }.
page-cup-my-table = Aller à ma table
page-cup-join = Participer
page-cup-join-late = Rejoindre le tournoi en cours
page-cup-start = Commencer maintenant
page-cup-withdraw = Se retirer
    .effect = Un joueur virtuel termine vos parties en cours, qui comptent comme perdues. Vous ne jouez plus les rondes suivantes.
page-cup-end = Annuler le tournoi
    .effect = Aucune autre ronde ne commence. Les parties commencées peuvent être jouées jusqu’au bout.
page-cup-no = Non
page-cup-invite = Inviter d’autres joueurs avec ce lien
page-cup-standings = Classement
page-cup-player = Joueur
page-cup-points = Points
page-cup-opponents = Adversaires
page-cup-beaten = Battus
page-cup-difference = Avance
page-cup-wins = Victoires
page-cup-reached = Parcours
page-cup-winner = Vainqueur
page-cup-won-by = Vainqueur : { $names }
page-cup-still-in = Encore en lice
page-cup-out = Éliminé à la ronde { $round }
page-cup-gone = s’est retiré
page-cup-since = depuis la ronde { $round }
page-cup-explained = Qu’est-ce qui décide des places ?
page-cup-explained-points = D’abord les points : à chaque table, vous marquez la part des adversaires que vous battez, une égalité comptant pour moitié. À deux, le vainqueur reçoit 1 ; à trois, le deuxième reçoit ½. À égalité de points, on compare dans l’ordre :
page-cup-explained-opponents = Adversaires : la moyenne des points de vos adversaires. Plus ils sont forts, mieux c’est pour vous.
page-cup-explained-beaten = Battus : les points de ceux que vous avez battus, et la moitié des points de ceux avec qui vous avez fait égalité.
page-cup-tree = Tableau
page-cup-final = Finale
page-cup-semi-finals = Demi-finales
page-cup-quarter-finals = Quarts de finale
page-cup-goes-on = qualifié
page-cup-coming = à venir
page-cup-free = exempt
page-cup-nobody = personne
page-cup-explained-difference = Avance : votre écart avec la moyenne des autres joueurs de la table, additionné sur toutes vos parties.
page-cup-explained-wins = Victoires : le nombre de parties gagnées.
page-cup-explained-shared = Les joueurs encore à égalité partagent la place.
page-cup-explained-knock-out = C’est la ronde atteinte qui décide. Les joueurs éliminés à la même ronde partagent la place. En cas d’égalité à une table, le joueur tiré au sort en premier continue.
page-cup-explained-left = Un joueur qui quitte une partie ou dépasse son temps est dernier à cette table. Une partie interrompue compte comme une égalité. Quand chacun rencontre tous les autres, les parties contre un joueur qui s’est déjà retiré comptent comme gagnées.
page-cup-all-rounds = Rondes
page-cup-round = Ronde { $round }
page-cup-bye = { $name } : exempt
page-cup-lost = place perdue
page-cup-watch = Regarder
page-cup-back = Retour au tournoi

## The log

# Between what a player did and what the same player did next.
page-log-separator = { "\u202F" };
page-turn-in-progress = en cours
