# The book of rules in French, and what players ask about each thing. docs/languages.md says how it is put together.
# A line that begins with "- " is an item of a list. In `more-` messages each line is a question and its answer, or a remark.

### The Cave Farmers: the book

rules-cave-farmers-goal = Le but
    .text =
        Vous dirigez un clan de nains. Son plateau est fait de forêt d’un côté, de montagne de l’autre. En 12 manches (11 à 1 ou 2 joueurs), vous défrichez, creusez, cultivez, élevez des animaux, aménagez des grottes et partez en expédition.
        À la fin, presque tout ce que vous avez rapporte des points. Les espèces d’animaux d’élevage manquantes, les marqueurs de mendicité et les cases inutilisées en coûtent. Qui a le plus de points gagne.
rules-cave-farmers-setup = La mise en place
    .text =
        Le programme met tout en place. Chacun a un plateau, 2 nains, 3 étables et quelques PN, rien d’autre. Ceux qui jouent plus tard reçoivent plus de PN.
        Les cartes sont réparties en quatre périodes et mélangées au sein de chacune. « { cave-farmers-space-wish-for-children } » arrive toujours à la manche 4.
rules-cave-farmers-setup-home = Le plateau Habitat
    .text =
        La moitié gauche est la forêt, la moitié droite la montagne, 12 cases chacune. Les colonnes ont des lettres, les lignes des chiffres : d4 est l’Entrée de la caverne, d3 une grotte que vous pouvez aménager tout de suite, c4 la case de forêt devant l’entrée.
        Deux cases sont voisines si elles ont un côté commun. Une case de forêt et une case de montagne ne le sont jamais.
        Cinq cases montrent un bonus : 1 sanglier en a3 et en c1, 1 PN en b4 et en e4, 2 PN en f1. Vous le recevez en posant la première tuile sur la case. Les étables et les tuiles suivantes ne comptent pas.
rules-cave-farmers-round = Une manche
    .text =
        Une manche a cinq phases :
        - Révéler une carte : c’est une nouvelle case Action. À partir de la manche 6, un marqueur Récolte est révélé aussi.
        - Revenus : les fournisseurs et « { cave-farmers-furnishing-miner } » paient.
        - Ajouter des ressources sur chaque case qui en accumule, même s’il en reste.
        - Travail : dans l’ordre du jeu, chacun envoie un nain à la fois, jusqu’à ce qu’il n’en reste aucun dans la caverne.
        - Tous les nains rentrent. Puis vient la récolte, si la manche en a une.
rules-cave-farmers-round-work = Envoyer les nains
    .text =
        Envoyez un nain sur une case libre. Chaque case accueille un nain par manche. Effectuez ensuite au moins une action de la case : vous ne pouvez pas aller là où vous ne pouvez rien faire.
        Prenez toutes les ressources d’une case ensemble. Si vous n’avez plus de nain, les autres continuent sans vous.
        Si votre nain ne peut rien faire nulle part, vous passez ; à votre prochain tour, vous pouvez de nouveau essayer.
rules-cave-farmers-round-order = Quel nain part le premier
    .text =
        D’abord les nains désarmés, puis celui dont l’arme est la plus faible, et ainsi de suite. Pour 1 rubis, vous pouvez en envoyer un autre. Il faut payer à chaque fois.
rules-cave-farmers-round-connectives = Lire une case
    .text =
        - et/ou : effectuez les actions que vous voulez, dans l’ordre voulu.
        - puis/ou : effectuez les actions que vous voulez, mais dans l’ordre indiqué.
        - puis : la deuxième action n’est possible qu’après la première, et elle est facultative.
        - soit… soit : effectuez une seule des actions. Avec « { cave-farmers-furnishing-guest-room } », vous pouvez faire les deux.
        Les ressources accumulées se prennent toujours. Les animaux de « { cave-farmers-space-sheep-farming } » et « { cave-farmers-space-donkey-farming } » sont au choix : tous ou aucun.
rules-cave-farmers-round-starting-player = Le premier joueur
    .text =
        Le pion Premier joueur ne change de mains que par la case « { cave-farmers-space-starting-player } ». Qui le prend commence à partir de la manche suivante. On joue ensuite dans le sens horaire.
rules-cave-farmers-spaces = Les cases Action
    .text =
        Le nombre de joueurs décide des cases et de ce qu’elles accumulent. 3 (1) signifie : une case vide reçoit 3, une case qui n’est pas vide reçoit 1. Un nombre après + ne s’accumule pas : qui vient le reçoit de la réserve, même en imitant.
rules-cave-farmers-spaces-piling = Les ressources qui s’accumulent
    .text =
        Des ressources s’ajoutent à chaque manche, sans limite. Qui vient prend tout. Une carte en reçoit dès la manche où elle est révélée. À 2 joueurs, « { cave-farmers-space-ruby-mining } » ne reçoit rien aux manches 1 et 2.
rules-cave-farmers-spaces-imitation = L’imitation
    .text =
        Payez d’abord les PN. Puis utilisez une case où se trouve un nain adverse, comme si votre nain y était ; il reste sur « { cave-farmers-space-imitation } ». Vous ne recevez pas les ressources qui s’y étaient accumulées, mais tout ce qui suit un +, ce que vos mines ajoutent, les tuiles, les expéditions, etc. Pour une expédition, c’est votre arme qui compte.
        On ne peut imiter ni « { cave-farmers-space-starting-player } », ni « { cave-farmers-space-imitation } », ni une case où il n’y a que vos nains. La case doit vous offrir autre chose que ses ressources accumulées.
rules-cave-farmers-spaces-market = Le marché hebdomadaire
    .text =
        Prenez 4 Or. Puis vous pouvez acheter au plus 1 unité de chaque ressource. Vous pouvez ajouter de votre Or, en garder, ou ne rien acheter.
rules-cave-farmers-land = La forêt
    .text =
        Des tuiles changent la forêt en prairies et en champs. Rien en forêt n’a besoin de toucher la montagne.
rules-cave-farmers-land-meadows = Poser prairies et champs
    .text =
        La plupart des tuiles sont doubles : une prairie et un champ sur deux cases de forêt voisines, dans un sens ou dans l’autre. La toute première doit couvrir c4 avec une de ses moitiés. Chaque tuile suivante doit toucher une de vos prairies, un de vos champs ou de vos pâturages.
        On ne peut pas poser la moitié d’une tuile double. Les prairies et champs simples viennent des rubis et du butin, et suivent les mêmes règles.
        Un champ ne peut pas aller sur une case avec une étable. Une prairie le peut : l’étable se trouve alors sur la prairie. Toucher une étable seule ne suffit pas pour une nouvelle tuile.
rules-cave-farmers-land-sowing = Semer
    .text =
        Semez jusqu’à 2 céréales et jusqu’à 2 légumes à la fois, chacun sur un champ vide. À 1 céréale, ajoutez-en 2 de la réserve : le champ en porte 3. À 1 légume, ajoutez-en 1 : le champ en porte 2. Un champ doit être complètement vide pour être semé de nouveau. Vous pouvez semer un champ que vous venez de poser.
rules-cave-farmers-land-pastures = Les pâturages
    .text =
        Des clôtures changent les prairies en pâturages. Un petit pâturage couvre 1 prairie et coûte 2 bois, un grand couvre 2 prairies voisines et coûte 4 bois. En une action, vous pouvez construire un pâturage de chaque taille. Les pâturages ne se réunissent pas, ne se divisent pas et ne redeviennent jamais des prairies. Les étables restent en place.
rules-cave-farmers-land-stables = Les étables
    .text =
        Une étable coûte 1 pierre. Vous en avez 3, une par case au plus, et jamais davantage. Posez-les en forêt, sur les prairies ou les pâturages ; jamais sur un champ ni en montagne. En forêt, une étable n’a pas besoin de voisine. Elle ne rapporte pas le bonus de la case, mais celle-ci n’est plus inutilisée. Une étable ne se déplace pas.
        Un petit pâturage peut avoir 1 étable, un grand 2.
rules-cave-farmers-mountain = La montagne
    .text =
        Des tuiles changent la montagne en grottes et en tunnels. Les grottes accueillent les aménagements et les habitations, les tunnels les mines.
rules-cave-farmers-mountain-digging = Grottes et tunnels
    .text =
        Une tuile double est une grotte et un tunnel, ou deux grottes, sur deux cases de montagne voisines. L’une d’elles doit toucher une case déjà creusée ; l’Entrée de la caverne et la première grotte comptent. On ne peut pas en poser la moitié. Les grottes et tunnels simples viennent des rubis et du butin.
rules-cave-farmers-mountain-mines = Les mines
    .text =
        Une mine de minerai couvre 2 tunnels voisins et vides : l’un devient la mine, l’autre un tunnel profond ; vous choisissez lequel. Une mine de minerai ne peut pas couvrir un tunnel profond. Une mine de rubis couvre 1 tunnel vide, ou 1 tunnel profond ; sur un tunnel profond, vous recevez aussitôt 1 rubis.
        Chaque mine accueille 1 âne. Une mine de minerai vaut 3 points, une mine de rubis 4. Une mine de rubis ou un aménagement sur le tunnel profond ne change rien à la mine de minerai.
        Chaque mine de minerai ajoute 2 minerais sur « { cave-farmers-space-ore-mining } » et « { cave-farmers-space-ore-delivery } ». Avec une mine de rubis, vous recevez 1 rubis de plus sur « { cave-farmers-space-ruby-mining } », avec deux, 1 de plus sur « { cave-farmers-space-ruby-delivery } ».
rules-cave-farmers-mountain-furnish = Poser les aménagements
    .text =
        Un aménagement ou une habitation se pose sur une grotte vide, n’importe où dans votre montagne ; avec « { cave-farmers-furnishing-work-room } », aussi sur un tunnel ou un tunnel profond. Il y reste : rien ne peut le recouvrir, sauf que les tuiles « { cave-farmers-furnishing-trader } » et « { cave-farmers-furnishing-spare-part-storage } » se recouvrent l’une l’autre.
rules-cave-farmers-animals = Les animaux
    .text =
        Moutons, ânes, sangliers et bœufs sont des animaux d’élevage. Les chiens n’en sont pas. Vous n’avez jamais à placer vos animaux : le programme leur trouve toujours des places, les meilleures pour vous. Vous ne décidez que si la place manque.
rules-cave-farmers-animals-room = La place des animaux
    .text =
        Chaque lieu n’accueille qu’une espèce d’animaux d’élevage. Chaque étable double la place de son pâturage.
rules-cave-farmers-animals-dogs = Les chiens
    .text =
        Les chiens n’ont pas besoin de place, et vous pouvez en avoir autant que vous voulez. Ils ne se mangent pas, ne se reproduisent pas et ne coûtent pas de points s’ils manquent. Chaque chien vaut 1 point.
        Les chiens gardent les moutons : une prairie ou un pâturage avec des chiens peut accueillir des moutons, un de plus qu’il n’y a de chiens, à la place du nombre habituel. Avec 1 chien, une simple prairie accueille 2 moutons ; avec 4 chiens, un pâturage en accueille 5. Les étables n’y ajoutent rien. Un grand pâturage est un seul lieu. Les chiens ne gardent ni en forêt, ni sur les champs, ni dans les grottes, ni dans les mines.
rules-cave-farmers-animals-overflow = Quand la place manque
    .text =
        Si vous avez plus d’animaux que de place, décidez aussitôt : convertissez des animaux d’élevage en PN, anciens ou nouveaux, ou faites de la place par un échange. Vous ne pouvez ni donner des animaux ni les garder en réserve. Il en va de même si la place diminue, par exemple quand vous semez un champ dont l’animal était logé par « { cave-farmers-furnishing-stubble-room } ».
rules-cave-farmers-harvest = La récolte
    .text =
        Une récolte a trois phases : champs, alimentation, reproduction. Tous terminent une phase avant que la suivante ne commence.
rules-cave-farmers-harvest-calendar = Le calendrier
    .text =
        Les manches 1 et 2 n’ont pas de récolte. La manche 3 se termine par une récolte, la manche 4 par 1 PN à payer par nain, la manche 5 par une récolte. À partir de la manche 6, c’est le marqueur Récolte de la manche qui décide. En solo, il n’y a pas de marqueurs : chaque manche à partir de la 5 se termine par une récolte.
rules-cave-farmers-harvest-markers = Les marqueurs Récolte
    .text =
        4 marqueurs sont des feuilles vertes (3 à 2 joueurs), 3 des points d’interrogation rouges. Ils sont mélangés, et l’on en révèle un au début de chaque manche à partir de la 6. Le sens d’un point d’interrogation dépend du nombre déjà révélé. La ligne en haut de la table montre ce que l’on sait et les marqueurs qui peuvent encore venir.
rules-cave-farmers-harvest-fields = La phase des champs
    .text =
        Prenez 1 céréale ou 1 légume sur chaque champ semé.
rules-cave-farmers-harvest-feeding = La phase d’alimentation
    .text =
        Payez 2 PN par nain, mais 1 seulement pour un nain né pendant cette manche. À la manche 4 et au deuxième point d’interrogation, c’est 1 PN par nain, sans récolte ni naissances.
        Vous pouvez d’abord convertir des ressources en PN. Pour chaque PN manquant, prenez un marqueur de mendicité. Vous pouvez choisir de mendier plutôt que de céder des ressources.
rules-cave-farmers-harvest-breeding = La phase de reproduction
    .text =
        Chaque espèce d’animal d’élevage dont vous avez au moins 2 animaux a 1 petit, s’il y a de la place. Il n’y a jamais plus de 1 petit par espèce, et les chiens n’en ont pas. Tous les petits naissent en même temps, et il faut de la place pour tous ; sinon, choisissez lesquels naissent. Les parents peuvent être séparés. Parents et petits ne peuvent pas être mangés pour faire de la place, mais d’autres animaux peuvent l’être avant.
rules-cave-farmers-food = La nourriture
    .text =
        À tout moment, même au milieu d’une action, vous pouvez convertir des ressources en PN, aussi souvent que vous voulez. Chiens, bois, pierre, minerai et nains ne se convertissent pas en PN.
rules-cave-farmers-food-gold = L’Or comme nourriture
    .text =
        L’Or donne 1 PN de moins que l’Or payé : 2 Or → 1 PN, 3 Or → 2 PN, 4 Or → 3 PN. Payez donc en une fois : deux échanges perdent 2 Or. Chaque Or gardé vaut 1 point.
rules-cave-farmers-food-begging = Les marqueurs de mendicité
    .text =
        Un marqueur de mendicité coûte 3 points. On ne s’en débarrasse jamais. « { cave-farmers-furnishing-writing-chamber } » peut en compenser quelques-uns.
rules-cave-farmers-rubies = Les rubis
    .text =
        Les rubis sont les jokers du jeu. Vous pouvez en dépenser à tout moment de votre tour, même au milieu d’une action, pendant l’alimentation et avant la reproduction. Chaque rubis gardé vaut 1 point.
rules-cave-farmers-rubies-uses = Ce que l’on achète avec des rubis
    .text =
        Une tuile achetée avec des rubis se pose aussitôt, selon les règles habituelles. Vous pouvez même acheter un tunnel ou un champ pour rendre possible la case que vous voulez. Achetez-le avant d’envoyer votre nain.
rules-cave-farmers-rubies-furnishings = Les échanges des aménagements
    .text =
        Certains aménagements permettent à leur propriétaire d’échanger à tout moment, aussi souvent qu’il veut, jusqu’au décompte des points.
rules-cave-farmers-family = Le clan
    .text =
        Vous commencez avec 2 nains et pouvez en avoir 5, ou 6 avec « { cave-farmers-furnishing-additional-dwelling } ». Chaque nain en jeu vaut 1 point. On ne perd jamais de nain.
rules-cave-farmers-family-growth = La croissance du clan
    .text =
        Pour une croissance, il faut de la place pour un nain de plus : l’Entrée de la caverne en loge 2, chaque habitation ajoute ce qu’elle indique. La croissance est possible sur « { cave-farmers-space-wish-for-children } », « { cave-farmers-space-urgent-wish-for-children } », « { cave-farmers-space-family-life } » et, à partir de 4 joueurs, « { cave-farmers-space-growth } ». Chaque action apporte 1 nain, mais vous pouvez utiliser plusieurs de ces cases dans une manche.
rules-cave-farmers-family-newborn = Les nouveau-nés
    .text =
        Un nouveau-né reste sur la case jusqu’à la fin de la manche. Il travaille à partir de la manche suivante, désarmé. Il compte aussitôt : pour les points, pour « { cave-farmers-furnishing-cuddle-room } », et à la récolte, où il mange 1 PN s’il est né pendant cette manche.
rules-cave-farmers-family-wish = Désir et désir urgent
    .text =
        Quand « { cave-farmers-space-family-life } » est révélée, « { cave-farmers-space-wish-for-children } » se retourne et devient « { cave-farmers-space-urgent-wish-for-children } » : une habitation puis une croissance en une action.
rules-cave-farmers-weapons = Armes et expéditions
    .text =
        Les nains armés peuvent partir en expédition et rapporter du butin. On forge sur « { cave-farmers-space-blacksmithing } » et « { cave-farmers-space-adventure } ».
rules-cave-farmers-weapons-forge = Forger une arme
    .text =
        Seul un nain désarmé peut forger. Payez de 1 à 8 minerais : c’est la force. La forge ne peut ni améliorer ni remplacer une arme ensuite, et les armes ne se transmettent pas. Seules les expéditions renforcent une arme, jusqu’à 14.
rules-cave-farmers-weapons-expedition = Les expéditions
    .text =
        Une expédition de niveau 3 rapporte jusqu’à 3 butins, au moins 1. Ils doivent être tous différents, et aucun ne peut exiger plus de force que n’en a l’arme. Prenez-les et utilisez-les un par un, dans l’ordre voulu : le bois du premier peut payer un pâturage avec le deuxième.
        Après l’expédition, l’arme gagne 1 en force. « { cave-farmers-loot-weapons } » n’agit aussi qu’à ce moment, pour tous vos nains armés ; le nain en expédition gagne 2 en tout. Ni l’un ni l’autre n’aide pendant la même expédition.
        Sur « { cave-farmers-space-adventure } », il y a deux expéditions de niveau 1 : la seconde se fait avec la force gagnée par la première et peut rapporter le même butin.
rules-cave-farmers-weapons-loot = Le butin
    .text =
        Ce que coûte un butin doit être payé. Un butin inutilisable pour l’instant n’est pas proposé.
rules-cave-farmers-furnishings = Les aménagements
    .text =
        Il y a 48 aménagements différents. Les habitations ordinaires ne manquent jamais ; les autres sont en un seul exemplaire. Les tuiles orange sont des habitations, les vertes vous aident pendant la partie, les jaunes rapportent des points à la fin. Une étoile au lieu d’un nombre signifie que les points dépendent de ce que vous avez.
rules-cave-farmers-furnishings-paying = Payer les aménagements
    .text =
        Payez le prix indiqué. « { cave-farmers-furnishing-carpenter } » économise 1 bois et « { cave-farmers-furnishing-stone-carver } » 1 pierre à chaque fois, aussi pour l’habitation prise comme butin. « { cave-farmers-furnishing-builder } » permet de payer 1 minerai à la place de 1 bois, et 1 minerai à la place de 1 pierre. Aucune tuile ne réduit son propre prix. Ce qu’une tuile donne « immédiatement » vient après le paiement. Un prix ne descend jamais sous 0.
rules-cave-farmers-scoring = Le décompte
    .text =
        Après la dernière récolte, chacun peut faire de derniers échanges, dans l’ordre du jeu. Puis on compte les points. Bois, pierre, minerai et PN ne rapportent rien, sauf si un aménagement le dit.
rules-cave-farmers-scoring-unused = Les cases inutilisées
    .text =
        Chacune des 24 cases de votre plateau sans tuile ni étable coûte 1 point. Grottes, tunnels, prairies et champs vides sont utilisés. Ce qui dépasse du bord avec « { cave-farmers-furnishing-office-room } » ne compte ni dans un sens ni dans l’autre.
rules-cave-farmers-scoring-example = Un exemple
    .text =
        Un plateau typique après une partie à deux.
rules-cave-farmers-scoring-ties = Les égalités
    .text =
        Les joueurs à égalité partagent la victoire. Rien ne les départage.
rules-cave-farmers-solo = Jouer en solo
    .text =
        Vous commencez avec 2 PN. Quatre cases manquent : « { cave-farmers-space-drift-mining } », « { cave-farmers-space-starting-player } », « { cave-farmers-space-supplies } » et « { cave-farmers-space-clearing } ». Les cartes arrivent dans un ordre fixe, sauf si vous choisissez des cartes mélangées, et la manche 9 n’est pas jouée. Chaque manche à partir de la 5 se termine par une récolte. Essayez de dépasser 100 points.
rules-cave-farmers-solo-cards = L’ordre des cartes
    .text =
        Selon la règle, les cartes arrivent dans le même ordre à chaque partie en solo : vous pouvez vous y préparer. Comme variante, vous pouvez jouer avec des cartes mélangées : dans chaque période, elles arrivent dans un ordre aléatoire, comme à plusieurs. « { cave-farmers-space-wish-for-children } » arrive toujours à la manche 4.
        Faites ce choix sous « { cave-farmers-option-solo-cards } » en préparant une partie en solo. La partie du jour se joue avec des cartes mélangées.
rules-cave-farmers-solo-overfull = Les cases trop pleines
    .text =
        Avant l’ajout des ressources, chaque case qui a plus de 6 ressources les perd toutes. Les animaux comptent comme des ressources. Pour 1 rubis par case, vous en gardez les ressources pour cette manche, et d’autres s’y ajoutent. Une option fixe la limite à 6 ressources ou plus.
rules-cave-farmers-variants = Les variantes
    .text =
        Vous les choisissez en préparant une table.
rules-cave-farmers-players = Selon le nombre de joueurs
    .text =
        À 1 ou 2 joueurs, la manche 9 n’est pas jouée et « { cave-farmers-space-exploration } » n’est pas utilisée. À 2 joueurs, il y a 3 feuilles vertes au lieu de 4. À 6 ou 7 joueurs, le jeu complet d’aménagements est recommandé.

### Cave vs Cave: the book

rules-cave-vs-cave-goal = Le but
    .text =
        Votre caverne est pleine de roche. Creusez-la, construisez des murs et aménagez des pièces. Les pièces rapportent des points, et l’Or qui vous reste aussi. Qui a le plus de points gagne. En solo, vous visez un objectif.
rules-cave-vs-cave-setup = La mise en place
    .text =
        Chacun a un plateau avec 9 tuiles de roche, une case vide (d3) et l’Entrée de la caverne (d4), et 1 unité de chaque ressource. 6 pièces au dos clair sont à vendre dans l’offre. Les 18 pièces au dos sombre sont mélangées et forment la roche des plateaux, face cachée. 7 murs et la grotte supplémentaire sont dans la réserve commune.
        4 tuiles Action sont face visible. Les autres sont face cachée, rangées selon le nombre à leur dos.
rules-cave-vs-cave-goods = Ressources et nourriture
    .text =
        À l’ère I, il y a bois, pierre, amidonnier, lin, PN et Or ; l’ère II ajoute ânes, minerai, fer et armes. Vous pouvez avoir 9 unités de chaque, mais 19 Or et 19 armes. Le surplus est perdu.
rules-cave-vs-cave-goods-eating = Convertir en PN
    .text =
        À tout moment de votre tour, aussi souvent que vous voulez : 1 amidonnier, 1 lin ou 1 Or → 1 PN ; à l’ère II aussi 1 âne → 1 PN. Faites-le avant de choisir ce que vous payez : si vous êtes en train de poser une pièce ou un mur, terminez d’abord. Les PN ne se reconvertissent pas.
rules-cave-vs-cave-round = Une manche
    .text =
        - La tuile Action suivante est révélée.
        - Jouez à tour de rôle, jusqu’à ce que chacun ait joué tous les tours de la manche. À votre tour, prenez une tuile que personne n’a prise pendant cette manche et utilisez ses effets. Puis terminez votre tour.
        - Toutes les tuiles reviennent, et l’autre joueur commence la manche suivante.
rules-cave-vs-cave-round-effects = Utiliser une tuile
    .text =
        Utilisez ses effets comme vous voulez, dans l’ordre voulu, chacun une fois. Là où une tuile laisse le choix (« ou »), utilisez une seule possibilité. Vous pouvez renoncer à un effet, mais vous devez prendre une tuile. Ce que vous n’utilisez pas est perdu.
rules-cave-vs-cave-round-renovation = Rénovation
    .text =
        Vous ne pouvez prendre « { cave-vs-cave-tile-renovation } » que si vous avez alors plus d’Or que l’adversaire. À égalité, personne ne peut la prendre. En solo, cette condition ne s’applique pas.
rules-cave-vs-cave-tiles = Les tuiles Action
    .text =
        Le nombre au dos indique quand une tuile est révélée : les tuiles 2 aux manches 1 à 3, les tuiles 3 aux manches 4 à 7, la tuile 4 à la manche 8. C’est aussi le nombre de tours de chacun pendant ces manches. Les tuiles d’un même nombre arrivent dans un ordre aléatoire.
rules-cave-vs-cave-digging = Creuser
    .text =
        Creuser retire une tuile de roche accessible : il faut un chemin depuis l’ouverture qui ne franchit ni mur ni autre roche. Les pièces et les cases vides ne gênent pas. À l’ère I, l’ouverture est à gauche de l’Entrée de la caverne.
        On retourne la tuile : c’est une pièce, que chacun peut désormais aménager, même vous pendant ce tour. Certaines cases montrent une ressource, que vous recevez en y creusant.
rules-cave-vs-cave-digging-twice = Creuser deux fois
    .text =
        Avec « { cave-vs-cave-tile-excavation } », vous pouvez payer 2 PN pour creuser deux tuiles. Décidez-le avant de creuser. La seconde peut être une tuile que la première a rendue accessible. Vous la choisissez après avoir vu ce qu’il y avait sous la première.
rules-cave-vs-cave-digging-undermining = À travers les murs
    .text =
        « { cave-vs-cave-tile-undermining } » ignore les murs que vous avez construits, partout sur le chemin. Les tuiles de roche et la roche au bord des plateaux bloquent toujours.
rules-cave-vs-cave-walls = Les murs
    .text =
        Une pièce exige certains murs autour d’elle. La roche au bord du plateau compte comme un mur, et les murs que vous construisez aussi. Les pièces et les tuiles de roche ne comptent pas. Le dessin sur la pièce peut être tourné : seuls importent le nombre de côtés avec un mur, et si deux murs sont adjacents (un angle) ou opposés.
        Les murs ne sont vérifiés qu’au moment de la pose. Ensuite, vous pouvez en construire ou en abattre à côté.
rules-cave-vs-cave-walls-building = Construire et abattre des murs
    .text =
        Un mur se place entre deux cases voisines de votre caverne, même à côté de tuiles de roche et de pièces, ou sur un côté libre de la grotte supplémentaire. Jamais à l’ouverture, jamais entre les deux plateaux. La réserve est commune : 7 murs à l’ère I, 3 de plus à l’ère II. Quand elle est vide, personne ne peut construire.
        Un mur peut couper des tuiles de roche de l’ouverture. « { cave-vs-cave-tile-breach } » abat un mur que vous avez construit ; il retourne dans la réserve.
rules-cave-vs-cave-rooms = Aménager des pièces
    .text =
        Payez d’abord ce que demande l’action : des PN ou de l’Or. Puis payez le prix d’une pièce de l’offre et posez-la sur une case vide dont les murs conviennent. La case n’a pas besoin d’être accessible. Les pièces des deux ères vont sur les deux plateaux. Une pièce reste en place.
        « 1 PN par tour de la manche » signifie 2 PN aux premières manches, puis 3, puis 4 ; à l’ère II 4.
rules-cave-vs-cave-rooms-colours = Plus d’orange que de bleues
    .text =
        Vous devez toujours avoir plus de pièces orange que de bleues ; l’Entrée de la caverne compte comme orange. La première pièce que vous aménagez doit donc être orange. En partie courte, cette règle ne s’applique pas.
rules-cave-vs-cave-rooms-blue = Les pièces bleues
    .text =
        Les pièces bleues agissent d’elles-mêmes dès leur pose, même pendant ce tour. On ne les active jamais. Seul « { cave-vs-cave-room-prospecting-site } » vous demande si vous le voulez.
rules-cave-vs-cave-rooms-cavern = La grotte supplémentaire
    .text =
        Le premier joueur dont la caverne est remplie de pièces reçoit aussitôt la grotte supplémentaire : une case vide de plus. Choisissez la face à 2 murs (un angle) ou celle à 3. Les côtés libres peuvent recevoir des murs. À l’ère II, si personne ne l’a encore, vos deux plateaux doivent être pleins.
rules-cave-vs-cave-activate = Activer des pièces
    .text =
        Utilisez autant de vos pièces orange que l’effet l’indique, l’une après l’autre, toutes différentes. Ni le reste de la tuile ni un bonus ne peuvent s’intercaler ; convertir en PN est permis. Vous pouvez renoncer à ce que propose une pièce. L’Entrée de la caverne s’active comme toute pièce orange.
        1 + 1 sur « { cave-vs-cave-tile-weekly-market } » signifie aussi deux pièces différentes.
rules-cave-vs-cave-scoring = Le décompte
    .text =
        À la fin de l’ère I : les points de vos pièces, et 1 point par Or. À la fin de l’ère II : de nouveau les points de toutes vos pièces, celles de l’ère I comprises, 1 point par arme, un demi-point par fer et un demi-point par Or. Si vous jouez les deux ères, les deux scores s’additionnent.
rules-cave-vs-cave-scoring-example = Un exemple
    .text =
        Une caverne à la fin de l’ère I, et la même à la fin de l’ère II.
rules-cave-vs-cave-scoring-ties = Les égalités
    .text =
        La pièce la plus précieuse décide, puis la deuxième, et ainsi de suite. Si tout est égal, les deux gagnent.
rules-cave-vs-cave-second = L’ère II
    .text =
        L’ère II continue là où l’ère I s’est arrêtée, avec un second plateau à gauche et 4 manches de 4 tours. Tout ce que vous avez reste.
rules-cave-vs-cave-second-passage = De l’ère I à l’ère II
    .text =
        - Comptez les points de l’ère I et notez-les.
        - Les ressources à 0 passent à 1. Vous avez 1 âne, 1 minerai, 1 fer et 1 arme.
        - 6 nouvelles pièces au dos clair arrivent dans l’offre. Ce qui était à vendre reste.
        - Le nouveau plateau est couvert de 8 tuiles de roche pour le vainqueur de l’ère I. L’autre en a 7 : c4 est vide. En cas d’égalité à l’ère I, c4 est vide pour les deux.
        - 3 murs s’ajoutent à la réserve.
        - « { cave-vs-cave-tile-renovation } » est retirée. Toutes les autres tuiles de l’ère I sont disponibles dès la première manche.
rules-cave-vs-cave-second-opening = La nouvelle ouverture
    .text =
        À l’ère II, on entre par le bas de c4. Tant que c4 est couverte, c’est la seule tuile que l’on peut creuser. De c4, un passage mène à l’Entrée de la caverne ; on ne peut pas y construire de mur. Entre les autres cases des deux plateaux, il y a de la roche.
rules-cave-vs-cave-second-slots = Les bonus
    .text =
        Les quatre nouvelles tuiles ont chacune un bonus à leur place. Qui prend la tuile peut aussi utiliser le bonus, une fois : avant, entre ou après les effets de la tuile, mais pas entre deux pièces d’une même activation. Vous ne pouvez prendre la tuile du quatrième bonus que si vous avez plus d’armes que l’adversaire ; en solo, cette condition ne s’applique pas.
rules-cave-vs-cave-second-hauling = Le transport du minerai
    .text =
        À la fin des manches 1, 2 et 3 de l’ère II, vous recevez 1 minerai par âne. Les ânes restent.
rules-cave-vs-cave-draft = Départ rapide : le draft
    .text =
        Au lieu de jouer l’ère I, vous en draftez les pièces. Chacun a un plateau vide et ses 3 propres murs.
        - Révélez une pièce de la pioche.
        - Prenez une pièce de l’offre et posez-la gratuitement. S’il lui faut des murs, ajoutez les vôtres : aussi peu que possible pour cette pièce.
        - Si vous avez maintenant plus de points que l’adversaire, c’est son tour. Sinon, vous continuez.
        Vous devez prendre une pièce si une convient. Vous avez fini à 42 points ou plus, ou quand plus rien ne convient. La règle « plus d’orange que de bleues » s’applique. Les pièces bleues et les symboles n’agissent pas encore.
rules-cave-vs-cave-draft-after = Après le draft
    .text =
        Les pièces qui restent dans la pioche deviennent de la roche : chacun à son tour en pose une sur une case vide de son choix ; qui a le plus de points commence. Puis l’ère II commence : qui a moins de points reçoit 3 Or et 1 de plus par point de retard, l’autre 3 Or, et chacun 1 unité de toutes les autres ressources. Seul le score de l’ère II compte.
rules-cave-vs-cave-short = La partie courte
    .text =
        Vous ne jouez que l’ère II, sur son seul plateau, avec 3 Or, 1 unité de toutes les autres ressources et 5 murs. c4 est vide pour les deux. 6 pièces de l’ère I sont en commun : « { cave-vs-cave-room-food-corner } », « { cave-vs-cave-room-warehouse } », « { cave-vs-cave-room-sacrificial-altar } » et 3 tirées au sort. Chacun peut activer leurs pièces orange comme les siennes, et leurs pièces bleues agissent pour les deux. Elles ne rapportent pas de points. Vous pouvez avoir plus de pièces bleues que d’orange. Il n’y a pas d’Entrée de la caverne.
rules-cave-vs-cave-solo = Jouer en solo
    .text =
        À chaque ère, 3 des 6 pièces claires sont écartées. « { cave-vs-cave-tile-breach } » n’est pas utilisée. L’ère I compte 7 manches de 2, 2, 2, 3, 3, 3 et 4 tours, l’ère II 4 manches de 4 tours. Vous avez 7 murs en tout, pour les deux ères. Votre plateau de l’ère II est entièrement couvert.
        Le départ rapide et la partie courte se jouent à deux.
rules-cave-vs-cave-solo-pile = La pioche
    .text =
        Les pièces sombres qui ne sont pas sur votre plateau forment une pioche, une par ère. Chaque fois qu’un effet creuse exactement 1 tuile, la première pièce de la pioche de cette ère est révélée aussi. Si un effet creuse deux tuiles, aucune n’est révélée.
rules-cave-vs-cave-solo-goals = Les objectifs
    .text =
        À l’ère I, votre objectif est de 50 points ; plus de 60 est exceptionnel. Avec les deux ères, il est de plus de 180 points.
rules-cave-vs-cave-variants = Les façons de jouer
    .text =
        Vous en choisissez une en préparant une table.

### Titles and words of the book, the aid and the sheets

rules-players = Joueurs
rules-round-number = Manche
rules-food = PN au départ
rules-spaces-printed = Cases
rules-round-end = À la fin
rules-space = Case
rules-place = Lieu
rules-holds = Accueille
rules-pay = Vous payez
rules-get = Vous recevez
rules-for-whom = Pour qui
rules-count = Nombre
rules-points = Points
rules-stage = Période
rules-turns = Tours chacun
rules-introductory = partie d’initiation
rules-strength = Force { $strength }
rules-cost = Coût
rules-walls = Murs
rules-each-round = Par manche
rules-limit = Au plus
rules-turned-up = Révélé
rules-marker-first = le premier
rules-marker-second = le deuxième
rules-marker-third = le troisième
rules-always = toujours
rules-colour-orange = Habitations
rules-colour-green = Aménagements verts : une aide pendant la partie
rules-colour-yellow = Aménagements jaunes : des points à la fin
rules-era-number = { $era ->
    [1] Ère I
   *[other] Ère II
}
rules-total = Total
rules-holds-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux de la même espèce
}
rules-holds-boar = 1 sanglier
rules-holds-donkey = 1 âne
rules-with-stables = { $stables ->
    [0] { $place }
    [one] { $place } avec { $stables } étable
   *[other] { $place } avec { $stables } étables
}
rules-stable-on = { $place } avec une étable
rules-dog-guards = { $dogs ->
    [one] Prairie ou pâturage avec { $dogs } chien
   *[other] Prairie ou pâturage avec { $dogs } chiens
}
rules-small-pastures = Petits pâturages
rules-large-pastures = Grands pâturages
rules-ore-mines = Mines de minerai
rules-ruby-mines = Mines de rubis
rules-thing-home-bonus = Case avec un bonus
rules-thing-home-entrance = Devant l’entrée
rules-thing-dwarf = Nain
rules-thing-stage = Carte face cachée
rules-thing-wall = Mur
rules-thing-gate = Porte
rules-thing-turn = Tour
rules-thing-symbol = Case avec une ressource

### The Cave Farmers: what players ask about each thing

more-cave-farmers-space-ruby-mining =
    Une deuxième mine de rubis en ajoute-t-elle un autre ? Non, jamais plus de 1.
    À deux joueurs ? Rien n’est ajouté aux manches 1 et 2.
more-cave-farmers-space-housework =
    Quels aménagements ? Tous, habitations comprises, au prix indiqué.
    D’abord le chien ou d’abord l’aménagement ? Comme vous voulez.
more-cave-farmers-space-slash-and-burn =
    Semer sans poser de tuile ? Oui. La tuile, si vous en posez une, vient d’abord, et son champ peut être semé aussitôt.
more-cave-farmers-space-drift-mining =
    La pierre sans la tuile ? Oui. La tuile est facultative.
    Une grotte seule ou un tunnel seul ? Non, une tuile double se pose entière.
more-cave-farmers-space-drift-mining-2 =
    Est-ce deux fois la même case ? Non. Les deux cases de ce nom peuvent servir dans une manche.
more-cave-farmers-space-small-scale-drift-mining =
    La pierre s’accumule-t-elle ici ? Non. C’est toujours 1 pierre, même en imitant.
more-cave-farmers-space-excavation =
    Les deux tuiles doubles avec « { cave-farmers-furnishing-guest-room } » ? Non. Ce choix n’est pas un « soit… soit ».
more-cave-farmers-space-starting-player =
    Quand est-ce que je commence ? À partir de la manche suivante.
    Puis-je y aller si j’ai déjà le pion ? Oui, pour les ressources.
    Qu’est-ce qui s’accumule ici ? Seulement les PN.
more-cave-farmers-space-logging =
    Un nain désarmé ? Il prend le bois ; l’expédition exige une arme.
more-cave-farmers-space-supplies =
    Ces ressources s’accumulent-elles ? Non, c’est chaque fois la même chose.
more-cave-farmers-space-growth =
    Les ressources et la croissance ? Seulement avec « { cave-farmers-furnishing-guest-room } ».
    Remplace-t-elle une autre case ? Oui, à partir de 4 joueurs, celle du même nom sans croissance.
more-cave-farmers-space-ore-mining =
    Les mines de rubis comptent-elles ? Non. Chaque mine de minerai ajoute 2 minerais, même en imitant.
more-cave-farmers-space-wood-gathering =
    Autre chose à faire ici ? Non, du bois seulement.
more-cave-farmers-space-forest-exploration =
    Peut-on l’imiter ? Oui, pour les ressources après le +.
more-cave-farmers-space-clearing =
    Le bois sans la tuile ? Oui.
more-cave-farmers-space-sustenance =
    Les ressources sans la tuile ? Oui.
    À quatre joueurs ou plus ? Une case vide reçoit 1 céréale, une autre 1 légume ; vous prenez tout.
more-cave-farmers-space-strip-mining =
    Qu’est-ce qui s’ajoute ? 1 minerai si la case est vide, sinon 1 pierre. Les 2 bois viennent en plus.
more-cave-farmers-space-depot =
    Peut-on l’imiter ? Non, il n’y a rien que les ressources accumulées.
more-cave-farmers-space-large-depot =
    Peut-on l’imiter ? Non, il n’y a rien que les ressources accumulées.
more-cave-farmers-space-weekly-market =
    Deux fois la même ressource ? Non, 1 de chaque au plus.
    Avec les 4 Or seulement ? Vous pouvez ajouter du vôtre et garder le reste.
    Un animal sans place ? Vous pouvez le convertir aussitôt en PN.
more-cave-farmers-space-imitation =
    Les ressources qui s’y trouvaient ? Elles ne sont pas à vous ; l’adversaire les a prises.
    Une case avec mon propre nain ? Non, seulement avec un nain adverse.
    Quelles cases sont exclues ? « { cave-farmers-space-starting-player } » et « { cave-farmers-space-imitation } ».
    Quelle arme compte en expédition ? Celle de votre nain sur « { cave-farmers-space-imitation } ».
    La croissance du clan ? Oui. Le nouveau-né reste sur « { cave-farmers-space-imitation } ».
more-cave-farmers-space-imitation-2 =
    Les mêmes règles que pour l’autre ? Oui. Deux nains peuvent imiter la même case.
more-cave-farmers-space-imitation-3 =
    Les mêmes règles que pour les autres ? Oui, mais gratuitement.
more-cave-farmers-space-hardware-rental =
    Semer sans expédition ? Oui. Si vous faites les deux, l’expédition vient d’abord.
more-cave-farmers-space-fence-building =
    Les deux pâturages à la fois ? Oui, un petit et un grand.
    Une étable ? Pas ici.
more-cave-farmers-space-extension =
    La ressource sans la tuile ? Non.
    Les deux moitiés avec « { cave-farmers-furnishing-guest-room } » ? Oui, mais une seule fois par partie.
more-cave-farmers-space-blacksmithing =
    Forger et partir avec le même nain ? Oui, avec la nouvelle arme.
    Un nain déjà armé ? Il part seulement en expédition.
    Pas de minerai ? Convertissez d’abord des rubis en minerai.
more-cave-farmers-space-sheep-farming =
    Puis-je laisser les moutons ? Oui. Ils restent et d’autres s’ajoutent.
    Combien de pâturages ? Au plus un petit, un grand et une étable.
    Pas assez de place ? Convertissez-en aussitôt en PN.
more-cave-farmers-space-donkey-farming =
    Puis-je laisser les ânes ? Oui. Ils restent et d’autres s’ajoutent.
    Où vivent les ânes ? Aussi dans les mines, 1 dans chacune.
more-cave-farmers-space-ore-mine-construction =
    Les 3 minerais sans la mine ? Non.
    L’expédition seule ? Oui, avec une arme.
    Quels tunnels ? Deux tunnels vides côte à côte, pas de tunnels profonds.
more-cave-farmers-space-wish-for-children =
    Les deux ? Seulement avec « { cave-farmers-furnishing-guest-room } ».
    Toute habitation ? Oui, même une spéciale, à son prix.
more-cave-farmers-space-urgent-wish-for-children =
    La croissance sans construire d’habitation ? Non.
    L’habitation et l’Or ? Seulement avec « { cave-farmers-furnishing-guest-room } ».
    L’habitation sans la croissance ? Oui.
    Deux enfants avec « { cave-farmers-furnishing-couple-dwelling } » ? Non, un par action.
more-cave-farmers-space-ruby-mine-construction =
    Quand est-ce que je reçois le rubis ? Seulement si la mine est sur un tunnel profond.
    Deux mines ? Avec « { cave-farmers-furnishing-guest-room } » : une sur un tunnel et une sur un tunnel profond.
more-cave-farmers-space-exploration =
    Un nain désarmé ? Il ne peut pas venir ici.
more-cave-farmers-space-family-life =
    La croissance sans place ? Non, mais vous pouvez venir seulement pour semer.
more-cave-farmers-space-ore-delivery =
    À partir de quand reçoit-elle des ressources ? Dès la manche où elle est révélée.
more-cave-farmers-space-ore-trading =
    Combien de fois ? Une, deux ou trois fois, 2 minerais à chaque fois.
more-cave-farmers-space-adventure =
    Deux fois le même butin ? Oui, une fois par expédition.
    La seconde expédition seule ? Non, il faut d’abord faire la première.
    Seulement forger ? Oui.
more-cave-farmers-space-ruby-delivery =
    Une seule mine de rubis ? Elle n’ajoute rien ici ; il en faut deux. Il n’y a jamais plus de 1 rubis en plus.

more-cave-farmers-furnishing-dwelling =
    Combien y en a-t-il ? Elles ne manquent jamais.
    Faut-il aussitôt un enfant ? Non. La place reste libre aussi longtemps que vous voulez.
more-cave-farmers-furnishing-simple-dwelling-a =
    Pourquoi 0 point ? Elle est moins chère que « { cave-farmers-furnishing-dwelling } ». Elle compte quand même pour « { cave-farmers-furnishing-state-parlor } ».
more-cave-farmers-furnishing-simple-dwelling-b =
    En quoi diffère-t-elle de l’autre ? Seulement par son prix.
more-cave-farmers-furnishing-mixed-dwelling =
    Quels animaux ? 2 animaux d’élevage de la même espèce, comme dans l’Entrée de la caverne.
more-cave-farmers-furnishing-couple-dwelling =
    Deux enfants à la fois ? Non. Chaque croissance apporte un nain.
more-cave-farmers-furnishing-additional-dwelling =
    Puis-je la construire tôt ? Oui, mais elle ne loge pas votre troisième, quatrième ou cinquième nain.
    Comment obtenir le sixième nain ? Par une croissance comme les autres.
more-cave-farmers-furnishing-cuddle-room =
    Un nouveau-né compte-t-il ? Oui, aussitôt.
    D’autres animaux ? Non, des moutons seulement.
more-cave-farmers-furnishing-breakfast-room =
    D’autres animaux ? Non, des bœufs seulement.
more-cave-farmers-furnishing-stubble-room =
    Puis-je semer un champ où il y a un animal ? Oui. L’animal doit changer de place, ou vous le convertissez en PN.
    Des espèces différentes ? Oui. Chaque champ compte à part.
    Un champ qui vient de se vider ? Il accueille aussitôt un animal.
more-cave-farmers-furnishing-work-room =
    Où pose-t-on cette tuile ? Sur une grotte.
    Sur les mines ? Non, mais sur le tunnel profond d’une mine de minerai ; la mine garde ses points, son âne et son minerai.
    Un tunnel aménagé est-il encore un tunnel ? Non.
more-cave-farmers-furnishing-guest-room =
    Deux enfants ? Non, toujours une croissance par action.
    Sur « { cave-farmers-space-excavation } » ? Non. Le choix de la tuile double n’est pas un « soit… soit ».
    Deux mines de rubis ? Oui, une sur un tunnel et une sur un tunnel profond.
more-cave-farmers-furnishing-office-room =
    Les deux moitiés hors du plateau ? Non, exactement une.
    Entre forêt et montagne ? Non, seulement par-dessus le bord extérieur.
    Puis-je utiliser la moitié qui dépasse ? Oui, comme toute case : l’aménager, la clôturer, la semer. Elle n’est jamais inutilisée.
    Des mines de minerai et de grands pâturages là ? Permis, mais sans Or.
more-cave-farmers-furnishing-carpenter =
    Un petit et un grand pâturage en une action ? 1 bois de moins pour les deux ensemble.
    Pour le butin aussi ? Oui : un petit pâturage pris comme butin est gratuit, un grand coûte 1 bois.
    Gratuit ? C’est possible, mais jamais moins de 0.
more-cave-farmers-furnishing-stone-carver =
    Les étables ? Elles ne coûtent plus rien.
    Réduit-il son propre prix ? Non.
more-cave-farmers-furnishing-blacksmith =
    Quelle force au plus ? Toujours 8. Les armes de force 1 et 2 ne coûtent rien.
    Agit-il sur « { cave-farmers-space-ore-trading } » ? Non.
more-cave-farmers-furnishing-miner =
    Les mines de rubis ? Elles ne comptent pas.
    Quand ? Avant l’ajout des ressources sur les cases. Un âne acheté juste avant compte encore.
more-cave-farmers-furnishing-builder =
    Les deux à la fois ? Oui, 1 minerai pour 1 bois et 1 minerai pour 1 pierre, une fois chacun.
    Clôtures et étables ? Non, seulement les aménagements.
    Est-ce obligatoire ? Non.
more-cave-farmers-furnishing-trader =
    Seulement la pierre, pour moins d’Or ? Non, toujours les trois pour 2 Or.
    Au milieu d’une action ? Oui. Échangez, puis payez ce que vous construisez.
    Avec « { cave-farmers-furnishing-seam } » ? La pierre rapporte aussi son minerai.
    Et si j’ai « { cave-farmers-furnishing-spare-part-storage } » ? La seconde des deux se pose sur la première, qui n’agit plus et ne vaut rien. Aucune grotte n’est nécessaire.
more-cave-farmers-furnishing-wood-supplier =
    Construit à la manche 10 ? Vous ne recevez quelque chose qu’aux manches qui restent.
    La manche 9 à 1 ou 2 joueurs ? Elle n’est ni jouée ni comptée.
more-cave-farmers-furnishing-stone-supplier =
    Construit tard ? Vous ne recevez quelque chose qu’aux manches qui restent.
    La manche 9 à 1 ou 2 joueurs ? Elle n’est ni jouée ni comptée.
more-cave-farmers-furnishing-ruby-supplier =
    Construit tard ? Vous ne recevez quelque chose qu’aux manches qui restent.
    La manche 9 à 1 ou 2 joueurs ? Elle n’est ni jouée ni comptée.
more-cave-farmers-furnishing-dog-school =
    Les chiens que j’avais déjà ? Ils ne comptent pas.
    Les chiens achetés avec des rubis ? Ils comptent, comme tous les nouveaux chiens.
more-cave-farmers-furnishing-quarry =
    Les ânes achetés ou pris ? Ils ne comptent pas ; seuls les nouveau-nés comptent.
more-cave-farmers-furnishing-seam =
    Quelle pierre ? Toute pierre que vous recevez : des cases, du butin, des rubis, de « { cave-farmers-furnishing-trader } », de « { cave-farmers-furnishing-stone-supplier } ».
    La pierre économisée ? Elle ne compte pas.
more-cave-farmers-furnishing-slaughtering-cave =
    Combien cela fait-il ? Mouton 2, âne 2, deux ânes 5, sanglier 3, bœuf 4 PN.
    Avec « { cave-farmers-furnishing-hunting-parlor } » ? Pas pour les mêmes animaux.
more-cave-farmers-furnishing-cooking-cave =
    Plus d’une fois ? Oui, aussi souvent que vous voulez.
more-cave-farmers-furnishing-working-cave =
    Aussi quand on paie 1 PN par nain ? Oui.
    Plus d’un nain ? Non, un par alimentation.
more-cave-farmers-furnishing-mining-cave =
    Quelles mines ? Les mines de minerai et de rubis.
    Dois-je y mettre des ânes ? Non. Le programme trouve la meilleure répartition.
    L’alimentation peut-elle coûter moins que rien ? Non.
more-cave-farmers-furnishing-breeding-cave =
    Le butin ? Les petits nés par le butin « { cave-farmers-loot-breed } » comptent aussi.
more-cave-farmers-furnishing-peaceful-cave =
    Le nain peut-il forger de nouveau ? Oui, il est de nouveau désarmé.
    Pendant une expédition ? Pas avec le nain qui y est.
    Avec « { cave-farmers-furnishing-prayer-chamber } » ? Oui, c’est un moyen de n’avoir aucune arme à la fin.
more-cave-farmers-furnishing-weaving-parlor =
    Les moutons qui viennent plus tard ? Ils n’apportent pas de PN, mais comptent pour les points.
more-cave-farmers-furnishing-milking-parlor =
    Les bœufs qui viennent plus tard ? Ils n’apportent pas de PN, mais comptent pour les points.
more-cave-farmers-furnishing-state-parlor =
    En diagonale ? Non, seulement les côtés qui se touchent.
    Les habitations construites plus tard ? Elles comptent pour les points, pas pour les PN.
    Combien au plus ? 4 voisines, 16 points.
more-cave-farmers-furnishing-hunting-parlor =
    Un seul sanglier ? Non, toujours deux.
    Le bonus de « { cave-farmers-furnishing-slaughtering-cave } » ? Non.
more-cave-farmers-furnishing-beer-parlor =
    Les céréales sur les champs ? Non, seulement celles de votre réserve.
    Quand au plus tard ? Après la dernière récolte, avant le décompte.
more-cave-farmers-furnishing-blacksmithing-parlor =
    Quand au plus tard ? Après la dernière récolte, avant le décompte.
more-cave-farmers-furnishing-stone-storage =
    Quand compte-t-on les ressources ? Après les derniers échanges.
more-cave-farmers-furnishing-ore-storage =
    5 minerais ? 2 points : on arrondit vers le bas.
more-cave-farmers-furnishing-spare-part-storage =
    Seulement bois et pierre ? Non, toujours un de chaque.
    Et si j’ai « { cave-farmers-furnishing-trader } » ? La seconde des deux se pose sur la première, qui n’agit plus et ne vaut rien. Aucune grotte n’est nécessaire.
more-cave-farmers-furnishing-main-storage =
    Se compte-t-elle elle-même ? Oui.
    Si « { cave-farmers-furnishing-spare-part-storage } » est recouverte ? Elle ne compte pas.
more-cave-farmers-furnishing-weapon-storage =
    La force importe-t-elle ? Non.
more-cave-farmers-furnishing-supplies-storage =
    Les nouveau-nés ? Ils comptent : avec un seul nain désarmé, il n’y a pas de points.
more-cave-farmers-furnishing-broom-chamber =
    4 nains ? Pas de points.
    Un enfant de la dernière manche ? Il compte.
more-cave-farmers-furnishing-treasure-chamber =
    En plus du point habituel ? Oui : chaque rubis vaut alors 2 en tout.
more-cave-farmers-furnishing-food-chamber =
    3 céréales et 5 légumes ? 3 paires : 6 points. Céréales et légumes comptent aussi comme d’habitude.
more-cave-farmers-furnishing-prayer-chamber =
    Et si j’ai des armes ? Défaussez-les avec « { cave-farmers-furnishing-peaceful-cave } », ou ne marquez rien ici.
more-cave-farmers-furnishing-writing-chamber =
    Quels points négatifs ? Animaux manquants, cases inutilisées et marqueurs de mendicité ensemble, 7 au plus.
more-cave-farmers-furnishing-fodder-chamber =
    Des espèces différentes ensemble ? Oui, tous les animaux d’élevage. Les chiens ne comptent pas.

more-cave-farmers-loot =
    Combien de fois ? Chaque butin une fois au plus par expédition.
    Puis-je m’en servir pour le suivant ? Oui. Les butins se prennent l’un après l’autre.
more-cave-farmers-loot-weapons =
    Aide-t-il pendant cette expédition ? Non, seulement ensuite. Le nain en expédition gagne 2 en tout.
    Les nains qui ont déjà travaillé ? Ils gagnent 1 aussi.
more-cave-farmers-loot-furnish =
    Gratuitement ? Non, au prix indiqué. Les réductions s’appliquent.
more-cave-farmers-loot-stable =
    Plus de trois ? Non, vous n’avez jamais plus de 3 étables.
more-cave-farmers-loot-small-pasture =
    Faut-il une prairie ? Oui.
more-cave-farmers-loot-large-pasture =
    Faut-il des prairies ? Oui, deux voisines.
more-cave-farmers-loot-dwelling =
    Une autre sorte d’habitation ? Non, seulement l’ordinaire. Les réductions s’appliquent.
more-cave-farmers-loot-breed =
    Quelles espèces ? Jusqu’à 2 dont vous avez au moins 2 animaux, s’il y a de la place.
more-cave-farmers-loot-sow =
    Un champ de la même expédition ? Oui, prenez-le d’abord.
more-cave-farmers-loot-cavern =
    Puis-je l’aménager pendant la même expédition ? Oui, avec le butin « { cave-farmers-loot-furnish } ».

more-cave-farmers-good-wood =
    À quoi sert-il ? Aux clôtures et aux aménagements. Il ne rapporte pas de points.
    Comme nourriture ? Non, sauf pour un nain avec « { cave-farmers-furnishing-working-cave } ».
more-cave-farmers-good-stone =
    À quoi sert-elle ? Aux étables et aux aménagements. Elle ne rapporte des points qu’avec « { cave-farmers-furnishing-stone-storage } ».
    Comme nourriture ? Non, sauf pour un nain avec « { cave-farmers-furnishing-working-cave } ».
more-cave-farmers-good-ore =
    À quoi sert-il ? Aux armes. Il ne rapporte des points qu’avec « { cave-farmers-furnishing-ore-storage } ».
    Comme nourriture ? Non, sauf pour un nain avec « { cave-farmers-furnishing-working-cave } ».
more-cave-farmers-good-ruby =
    À quoi sert-il ? C’est un joker : ressources, tuiles, PN, ou un nain hors de l’ordre. 1 point si vous le gardez.
    Quand ? À tout moment de votre tour, pendant l’alimentation et avant la reproduction.
more-cave-farmers-good-grain =
    À quoi sert-elle ? Semez-la : 1 devient 3. Elle vaut 1 PN. Chaque lot de 2 vaut 1 point, champs compris.
more-cave-farmers-good-vegetable =
    À quoi sert-il ? Semez-le : 1 devient 2. Il vaut 2 PN. Chacun vaut 1 point, champs compris.
more-cave-farmers-good-food =
    À quoi servent les PN ? À l’alimentation. Ils ne rapportent pas de points : ne convertissez des ressources qu’en cas de besoin.
more-cave-farmers-good-gold =
    À quoi sert-il ? 1 point chacun. Comme nourriture, 2 Or donnent 1 PN, 3 en donnent 2 : toujours 1 de moins.
more-cave-farmers-good-dog =
    À quoi sert-il ? Il garde les moutons : une prairie ou un pâturage avec des chiens accueille un mouton de plus qu’il n’y a de chiens. 1 point chacun.
    Peut-on le manger ou le faire se reproduire ? Non.
more-cave-farmers-good-sheep =
    Comme nourriture ? 1 PN. Chacun vaut 1 point ; n’en avoir aucun en coûte 2.
    Où vivent les moutons ? Sur les pâturages, dans l’Entrée de la caverne, et sur les prairies avec des chiens.
more-cave-farmers-good-donkey =
    Comme nourriture ? 1 PN, deux ensemble 3. Chacun vaut 1 point ; n’en avoir aucun en coûte 2.
    Où vivent les ânes ? Comme les autres animaux, et 1 dans chaque mine.
more-cave-farmers-good-boar =
    Comme nourriture ? 2 PN. Chacun vaut 1 point ; n’en avoir aucun en coûte 2.
    Où vivent les sangliers ? Comme les autres animaux, et 1 à chaque étable en forêt.
more-cave-farmers-good-cattle =
    Comme nourriture ? 3 PN. Chacun vaut 1 point ; n’en avoir aucun en coûte 2.
    Avec un rubis ? 1 rubis et 1 PN achètent 1 bœuf.
more-cave-farmers-good-begging =
    Puis-je m’en débarrasser ? Non. Il coûte 3 points ; « { cave-farmers-furnishing-writing-chamber } » peut le compenser.

more-cave-farmers-harvest-none =
    Est-ce que je perds quelque chose ? Non. Cultures et animaux attendent.
more-cave-farmers-harvest-harvest =
    Dans quel ordre ? Champs, alimentation, reproduction. Ce que vous venez de récolter peut être mangé ; ce qui naît, non.
more-cave-farmers-harvest-one-food =
    Les nouveau-nés ? Ils coûtent aussi 1 PN.
    « { cave-farmers-furnishing-working-cave } » et « { cave-farmers-furnishing-mining-cave } » ? Elles agissent ici aussi.
more-cave-farmers-harvest-partial =
    Tout le monde choisit-il la même chose ? Non, chacun décide, dans l’ordre du jeu. Tous doivent nourrir leur clan.
more-cave-farmers-harvest-marker =
    Quand le sait-on ? Au début de la manche, ou à sa fin si la table a été préparée ainsi.
more-cave-farmers-marker-leaf =
    Combien y en a-t-il ? 4 ; à 2 joueurs, 3 ; en solo, aucun.
more-cave-farmers-marker-question =
    Combien y en a-t-il ? 3. Son sens dépend du nombre déjà révélé.

more-cave-farmers-tile-field =
    À quoi sert-il ? À semer céréales ou légumes. Il ne se clôture pas et n’a pas d’étable.
more-cave-farmers-tile-meadow =
    À quoi sert-elle ? Clôturez-la en pâturage. Avec une étable elle accueille 1 animal, avec des chiens des moutons.
more-cave-farmers-tile-small-pasture =
    Combien d’animaux ? 2 de la même espèce, 4 avec une étable. 2 points.
    Deux côte à côte ? Ils restent deux pâturages et peuvent accueillir des espèces différentes.
more-cave-farmers-tile-large-pasture =
    Combien d’animaux ? 4 de la même espèce, 8 avec une étable, 16 avec deux. 4 points.
more-cave-farmers-tile-stable =
    À quoi sert-elle ? Elle double un pâturage. Sur une prairie elle accueille 1 animal, en forêt 1 sanglier.
    Rapporte-t-elle des points ? Non, mais sa case n’est pas inutilisée.
more-cave-farmers-tile-cavern =
    À quoi sert-elle ? Aux aménagements et aux habitations. Vide, elle ne vaut rien, mais n’est pas inutilisée.
more-cave-farmers-tile-tunnel =
    À quoi sert-il ? Deux tunnels voisins peuvent devenir une mine de minerai, un seul une mine de rubis. Des aménagements seulement avec « { cave-farmers-furnishing-work-room } ».
more-cave-farmers-tile-deep-tunnel =
    À quoi sert-il ? À une mine de rubis, qui rapporte ici 1 rubis. Pas de seconde mine de minerai.
more-cave-farmers-tile-ore-mine =
    À quoi sert-elle ? 2 minerais de plus sur « { cave-farmers-space-ore-mining } » et « { cave-farmers-space-ore-delivery } », de la place pour 1 âne, 3 points.
more-cave-farmers-tile-ruby-mine =
    À quoi sert-elle ? 1 rubis de plus sur « { cave-farmers-space-ruby-mining } », avec deux mines aussi sur « { cave-farmers-space-ruby-delivery } » ; de la place pour 1 âne, 4 points.
more-cave-farmers-tile-entry-level-dwelling =
    À quoi sert-elle ? De la place pour 2 nains et pour 2 animaux de la même espèce. Elle compte comme une habitation pour « { cave-farmers-furnishing-state-parlor } ».
more-cave-farmers-tile-furnishing =
    Peut-on le remplacer ? Non. Un aménagement reste en place.
more-cave-farmers-ground-forest =
    Que peut-on poser ici ? Prairies et champs, à côté de ce que vous avez ; la première tuile doit couvrir c4. Ou une étable, n’importe où. Inutilisée, elle coûte 1 point.
more-cave-farmers-ground-mountain =
    Que peut-on poser ici ? Grottes et tunnels, à côté de ce que vous avez creusé. Inutilisée, elle coûte 1 point.
more-cave-farmers-ground-margin =
    Qu’est-ce que c’est ? La moitié d’une tuile qui dépasse du bord, avec « { cave-farmers-furnishing-office-room } ». Elle s’utilise comme toute case.
more-cave-farmers-home-entrance =
    Pourquoi ici ? Votre première prairie ou votre premier champ doit couvrir cette case. L’une ou l’autre moitié convient.
more-cave-farmers-home-bonus =
    Quand est-ce que je le reçois ? Avec la première tuile sur cette case. Une étable ne le rapporte pas.
more-cave-farmers-dwarf =
    Quel nain part le premier ? Les nains désarmés, puis celui dont l’arme est la plus faible. 1 rubis permet d’en envoyer un autre.
    Peut-il perdre son arme ? Seulement avec « { cave-farmers-furnishing-peaceful-cave } ».
    Que mange-t-il ? 2 PN par récolte ; 1 pendant la manche où il est né.
more-cave-farmers-stage =
    Quand est-elle révélée ? Une carte par manche. Les cartes d’une période arrivent dans un ordre aléatoire. En solo, l’ordre est fixe, sauf si vous choisissez des cartes mélangées.

more-cave-farmers-score-animals =
    Les chiens ? Ils comptent aussi, 1 point chacun.
more-cave-farmers-score-missing-animals =
    Les chiens ? Ils ne manquent jamais. Au plus 4 espèces peuvent manquer : 8 points.
more-cave-farmers-score-grain =
    7 céréales ? 4 points : on arrondit vers le haut.
more-cave-farmers-score-vegetables =
    Sur les champs ? Ils comptent aussi.
more-cave-farmers-score-rubies =
    Plus de points pour eux ? Avec « { cave-farmers-furnishing-treasure-chamber } », chacun vaut 2.
more-cave-farmers-score-dwarfs =
    Les nouveau-nés de la dernière manche ? Ils comptent.
more-cave-farmers-score-unused-spaces =
    Les grottes ou prairies vides ? Elles sont utilisées. Seules les cases sans tuile ni étable coûtent 1 point.
more-cave-farmers-score-pastures =
    Les animaux importent-ils ? Non. Un petit pâturage vaut 2, un grand 4, même vide.
more-cave-farmers-score-mines =
    Deux tunnels sous une mine de minerai ? Elle compte une fois, 3 points. Une mine de rubis vaut 4.
more-cave-farmers-score-furnishings =
    Une tuile recouverte ? Elle ne vaut rien.
more-cave-farmers-score-bonuses =
    Quand les compte-t-on ? Après les derniers échanges.
more-cave-farmers-score-gold =
    Les points imprimés ? Ce n’est pas de l’Or, et ils ne se dépensent pas.
more-cave-farmers-score-begging =
    Combien de points ? Chaque marqueur en coûte 3.
more-cave-farmers-score-forgiven =
    Combien ? Jusqu’à 7 de vos points négatifs.

### Cave vs Cave: what players ask about each thing

more-cave-vs-cave-tile-cultivation =
    Dans quel ordre ? Comme vous voulez. La pièce que vous activez peut déjà utiliser l’amidonnier.
more-cave-vs-cave-tile-housework =
    Deux pièces en un tour ? Oui, une avec chaque effet ; chacune se paie à part.
more-cave-vs-cave-tile-excavation =
    D’abord une tuile, puis une seconde ? Non, décidez avant de creuser.
    La pierre sans creuser ? Oui.
more-cave-vs-cave-tile-undergrowth =
    Avec « { cave-vs-cave-room-prospecting-site } » ? Une fois pendant ce tour, 1 PN → 1 Or.
more-cave-vs-cave-tile-furnishing =
    Ce 1 PN peut-il aider à payer ? Oui, prenez-le d’abord.
more-cave-vs-cave-tile-masonry =
    Bois et pierre ? Non, l’un des deux.
    Plus de murs ? Le reste de la tuile peut encore servir.
more-cave-vs-cave-tile-undermining =
    Quels murs puis-je passer ? Ceux que vous avez construits, tous sur le chemin. La roche au bord bloque toujours.
more-cave-vs-cave-tile-expansion =
    Dégager une pièce et l’aménager aussitôt ? Oui.
more-cave-vs-cave-tile-breach =
    Et si je n’ai construit aucun mur ? Alors il n’y a rien à gagner ici.
    Un mur imprimé ? Il ne peut pas être abattu. Les pièces à côté du mur restent.
more-cave-vs-cave-tile-drift-mining =
    Avec « { cave-vs-cave-room-digging-cave } » ? Oui : activez-la, et creusez aussi avec la tuile.
more-cave-vs-cave-tile-expedition =
    Mélanger bois et pierre ? Non, 5 de l’un des deux.
more-cave-vs-cave-tile-renovation =
    Et à égalité d’Or ? Alors personne ne peut la prendre.
    Quand compare-t-on l’Or ? Seulement quand vous prenez la tuile.
    Le mur d’abord ? Dans l’ordre voulu.
more-cave-vs-cave-tile-decoration =
    Deux pièces ? Non, une : pour 5 PN ou pour 1 Or.
more-cave-vs-cave-tile-arms-trade =
    Deux fois ? Non, une fois par tour.
more-cave-vs-cave-tile-interior-design =
    À travers les murs ? Non, seule « { cave-vs-cave-tile-undermining } » le permet.
more-cave-vs-cave-tile-weekly-market =
    Deux fois la même pièce ? Non, deux pièces différentes.
    Ânes et Or mélangés ? Non, 3 ânes ou 2 Or.
more-cave-vs-cave-slot =
    Quand ? Avant, entre ou après les effets de la tuile, une fois. Pas entre deux pièces d’une même activation.
more-cave-vs-cave-slot-1 =
    Les trois ? Non, l’une d’elles.
more-cave-vs-cave-slot-2 =
    Combien ? Autant que vous voulez, en une fois.
more-cave-vs-cave-slot-3 =
    Plusieurs paliers ? Non, l’un des quatre.
more-cave-vs-cave-slot-4 =
    Et à égalité d’armes ? Alors personne ne peut prendre cette tuile. En solo, vous le pouvez toujours.

more-cave-vs-cave-room-cave-entrance =
    Peut-on l’activer ? Oui, comme toute pièce orange. Elle compte comme orange.
    Des murs autour ? Ils sont permis ; elle n’en exige pas.
more-cave-vs-cave-room-shelf =
    Et si j’en ai déjà 2 ou plus ? Alors rien ne change ; elle n’enlève jamais rien.
more-cave-vs-cave-room-spinning-wheel =
    Les deux ? Non, un par activation.
more-cave-vs-cave-room-tunnel =
    3 pierres ou plus ? Alors seulement les PN.
    Quels murs ? 2 murs opposés.
more-cave-vs-cave-room-grindstone =
    2 amidonnier ? On ne peut en échanger que 1 ou 4.
more-cave-vs-cave-room-food-corner =
    3 PN ou plus ? Alors rien ne change.
more-cave-vs-cave-room-parlor =
    Quelles ressources ? Toutes celles à 0, à l’ère II aussi ânes, minerai, fer et armes.
more-cave-vs-cave-room-warehouse =
    9 d’une ressource ? Ce qui dépasse la limite est perdu ; le prix reste 2 PN.
more-cave-vs-cave-room-stall =
    Mélangés ? Non, 5 amidonnier ou 5 lin.
more-cave-vs-cave-room-sacrificial-altar =
    Une partie seulement ? Non, les quatre.
more-cave-vs-cave-room-storeroom =
    Faut-il payer ? Non, c’est un gain.
more-cave-vs-cave-room-weaving-room =
    Deux fois avec 4 lin ? Non, une fois par activation.
more-cave-vs-cave-room-furniture-workshop =
    Combien de fois ? Une fois par activation.
more-cave-vs-cave-room-gold-vein =
    Que coûte-t-il ? 5 Or, donc aussi 5 points à l’ère I. Il se rembourse avec le temps.
more-cave-vs-cave-room-junction-room =
    Quelles ressources ? Trois différentes au choix, PN et Or compris.
    Quels murs ? 2 murs opposés.
more-cave-vs-cave-room-digging-cave =
    Quel plateau ? L’un ou l’autre.
    Et si rien n’est accessible ? Alors elle ne peut pas servir, et l’on ne paie pas d’Or.
more-cave-vs-cave-room-bakehouse =
    Les deux ? Non, l’un des deux.
more-cave-vs-cave-room-state-room =
    Faut-il payer ? Non, seulement en l’aménageant.
more-cave-vs-cave-room-secret-chamber =
    Les deux ? Non, lin ou Or.
more-cave-vs-cave-room-treasury =
    L’Or est-il dépensé ? Non, il suffit de l’avoir.
more-cave-vs-cave-room-prospecting-site =
    Quand exactement ? À tout moment entre les effets de ce tour, une fois ; même sans utiliser d’autre effet.
more-cave-vs-cave-room-retting-room =
    Combien ? 1 PN par effet, quelle que soit la quantité de lin.
    Le lin à 9 ? Rien n’est venu, donc pas de PN.
    « { cave-vs-cave-room-shelf } » et « { cave-vs-cave-room-parlor } » ? Ils comptent si le lin a vraiment augmenté.
more-cave-vs-cave-room-equipment-room =
    « { cave-vs-cave-tile-weekly-market } » ? Non, pas là.
more-cave-vs-cave-room-wood-storeroom =
    Avant ou après ? Comme vous voulez, mais pas entre deux pièces.
    Les activations de 2 ou 3 pièces ? Non.
more-cave-vs-cave-room-dungeon =
    Les murs que j’avais déjà ? Ils ne comptent pas.
    Pendant le même tour ? Oui : aménagez-le avec « { cave-vs-cave-tile-renovation } », puis construisez le mur.
more-cave-vs-cave-room-cattle-market =
    Des ânes à l’ère I ? Cette pièce vient à l’ère II.
more-cave-vs-cave-room-ore-vein =
    Quels murs ? N’importe lesquels, mais pas 4.
more-cave-vs-cave-room-bloomery =
    Combien de fois ? Une fois par activation.
more-cave-vs-cave-room-store =
    Et sans Or ? Alors il ne peut pas servir.
more-cave-vs-cave-room-cave-silo =
    Quels murs ? N’importe lesquels, mais pas 4.
more-cave-vs-cave-room-box =
    Faut-il payer ? Non, c’est un gain.
more-cave-vs-cave-room-mining-cave =
    Quels murs ? N’importe lesquels, mais pas 4.
more-cave-vs-cave-room-hitching-post =
    6 ânes ? Un des trois paliers par activation.
more-cave-vs-cave-room-wainwright =
    Combien de fois ? Une fois par activation.
more-cave-vs-cave-room-ceremonial-hall =
    Les armes sont-elles dépensées ? Oui, elles font partie du prix.
more-cave-vs-cave-room-ironsmith =
    Combien de fois ? Une fois par activation.
more-cave-vs-cave-room-swordsmith =
    2 minerais ? On ne peut en échanger que 1, 4 ou 7.
more-cave-vs-cave-room-slaughtering-cave =
    Un âne à tout moment ? Cela ne donne que 1 PN ; ici il en donne 5 et 1 Or.
more-cave-vs-cave-room-weaponsmith =
    Combien de fois ? Une fois par activation.
more-cave-vs-cave-room-weapon-chamber =
    Les armes sont-elles dépensées ? Oui, 4 en sont le prix.
more-cave-vs-cave-room-armory =
    À quoi sert-il ? 13 points. Il compte comme une pièce orange.
more-cave-vs-cave-room-oublette =
    2 PN ? On ne peut en échanger que 1, 3 ou 6.
more-cave-vs-cave-room-gold-donkey =
    3 ânes ? 1 Or : on arrondit vers le bas.
more-cave-vs-cave-room-iron-trader =
    Les activations de 1 ou 3 pièces ? Non. Avec « { cave-vs-cave-room-equipment-room } », « { cave-vs-cave-tile-undermining } » compte quand même.
more-cave-vs-cave-room-equipment-cabinet =
    Creuser deux fois avec un effet ? Toujours 1 minerai et 1 PN.
more-cave-vs-cave-room-breeding-cave =
    Avant ou après ? Comme vous voulez, mais pas entre deux pièces.
    Les activations de 2 ou 3 pièces ? Non.

more-cave-vs-cave-good-wood =
    À quoi sert-il ? À la plupart des pièces. Il ne rapporte pas de points.
more-cave-vs-cave-good-stone =
    À quoi sert-elle ? Aux pièces. Elle ne rapporte pas de points.
more-cave-vs-cave-good-emmer =
    À quoi sert-il ? Des pièces le changent en PN et en Or. À tout moment 1 amidonnier → 1 PN.
more-cave-vs-cave-good-flax =
    À quoi sert-il ? Des pièces le changent en Or. À tout moment 1 lin → 1 PN.
more-cave-vs-cave-good-food =
    À quoi servent les PN ? À aménager et à creuser deux fois. Il n’y a personne à nourrir. Ils ne rapportent pas de points.
more-cave-vs-cave-good-gold =
    À quoi sert-il ? Aux pièces, et aux points : 1 chacun à l’ère I, un demi-point à l’ère II. À tout moment 1 Or → 1 PN.
more-cave-vs-cave-good-donkey =
    À quoi sert-il ? 1 minerai chacun à la fin des manches 1 à 3 de l’ère II. À tout moment 1 âne → 1 PN.
more-cave-vs-cave-good-ore =
    À quoi sert-il ? Au fer et aux armes. Il ne rapporte pas de points.
more-cave-vs-cave-good-iron =
    À quoi sert-il ? Aux armes et aux pièces. Un demi-point chacun.
more-cave-vs-cave-good-weapon =
    À quoi sert-elle ? 1 point chacune, et à quelques pièces. Le quatrième bonus est pour qui en a le plus.

more-cave-vs-cave-wall =
    Est-il à moi ? Il reste dans votre caverne jusqu’à ce que « { cave-vs-cave-tile-breach } » l’abatte.
    Change-t-il les pièces à côté ? Non. Les murs n’importent qu’à la pose d’une pièce.
    Peut-il bloquer mon chemin ? Oui, pour creuser il faut un chemin sans murs.
more-cave-vs-cave-cell-covered =
    Puis-je la creuser ? Si un chemin y mène depuis l’ouverture, sans mur ni autre roche.
    Qu’y a-t-il dessous ? Une pièce, qui vient dans l’offre. Certaines cases donnent aussi une ressource.
more-cave-vs-cave-cell-empty =
    Quelle pièce convient ici ? Une pièce qui exige les murs de cette case. La case n’a pas besoin d’être accessible.
more-cave-vs-cave-cell-symbol =
    Quand est-ce que je reçois la ressource ? En creusant ici. Poser une pièce n’apporte rien.
more-cave-vs-cave-cell-gate =
    Qu’est-ce que c’est ? La seule entrée, à l’ère II. Le vainqueur de l’ère I doit d’abord la creuser. Elle n’a pas de mur à elle.
more-cave-vs-cave-additional-cavern =
    Qui la reçoit ? Le premier joueur dont la caverne est remplie de pièces, aussitôt.
    Quelle face ? 2 murs en angle ou 3. Les côtés libres peuvent recevoir des murs.
    Puis-je la refuser ? Non.
more-cave-vs-cave-turn =
    Combien de tours ? Le nombre inscrit sur la manche. Les deux joueurs en ont le même nombre.
more-cave-vs-cave-score-first-era =
    Qu’est-ce qui compte ? Votre score à la fin de l’ère I, tel quel.
more-cave-vs-cave-score-rooms =
    Deux fois ? Oui : les pièces de l’ère I comptent aux deux ères.
more-cave-vs-cave-score-weapons =
    Les armes dépensées ? Elles ne comptent pas.
more-cave-vs-cave-score-iron =
    Un nombre impair ? Les demi-points comptent ; rien n’est arrondi.
more-cave-vs-cave-score-gold =
    Combien ? 1 point chacun à la fin de l’ère I, un demi-point à la fin de l’ère II.
more-cave-vs-cave-mode-eras-1-2 =
    Combien de manches ? 12. Les scores des deux ères s’additionnent.
more-cave-vs-cave-mode-era-1 =
    Combien de manches ? 8, et 7 en solo.
more-cave-vs-cave-mode-ask =
    Qui décide ? Les deux doivent vouloir continuer.
more-cave-vs-cave-mode-quick-start =
    Qu’est-ce qui compte ? Seulement le score de l’ère II.
more-cave-vs-cave-mode-short =
    Qu’est-ce qui compte ? Seulement le score de l’ère II, et seulement vos propres pièces.
