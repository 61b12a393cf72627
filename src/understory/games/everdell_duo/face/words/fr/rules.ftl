# Les règles d’Everdell Duo, l’un contre l’autre ; l’anglais se trouve dans rules/catalogue.toml.

## Matériel et mise en place

rule-everdell-components = Un plateau double face, 20 tuiles Rivière, 32 tuiles Événement (6 de chaque lettre de A à E, une Foire, un Voyage), 4 tuiles Saison double face, un jeton Soleil et un jeton Lune, une tuile Partage, un dé, 80 cartes Créature et Construction, 2 aides de jeu, 2 montres à gousset, 12 ouvriers (3 lièvres, 3 tortues, 6 mouffettes), des brindilles, de la résine, des galets, des baies, 25 cartes Bonne Nouvelle, des jetons point de 1 et de 3, des jetons Objectif, des jetons Occupés, un livret de campagne et une feuille de score.
rule-everdell-setup-board = L’un contre l’autre, on joue sur le côté du plateau avec le Voyage en haut à droite ; en coopération et en solo, sur celui aux cases numérotées.
    .ruling = Les deux côtés ont les mêmes quatre fermes, deux emplacements Rivière et six récompenses d’Événement.
rule-everdell-points-kinds = Les points imprimés sur les cartes et les Événements comptent à la fin ; les jetons point se gagnent aussitôt.
    .ruling = Les jetons point font un seul nombre, quel que soit le mélange de 1 et de 3 ; ceux qui sont sur une carte reviennent à son propriétaire à la fin.
rule-everdell-setup-tokens = Soleil et Lune commencent sur la première case à gauche du chemin ; ressources, points et jetons Occupés forment la réserve générale.
rule-everdell-supply-unlimited = Le livret ne dit pas si les ressources et les jetons peuvent manquer.
    .ruling = Les ressources et les jetons point, non. Il y a un jeton Occupé de chaque couleur par joueur.
rule-everdell-setup-meadow = Mélangez les cartes et remplissez chaque emplacement de la Prairie face visible. La Prairie se remplit toujours de gauche à droite, la rangée du haut d’abord.
    .ruling = Deux rangées de six cartes. L’ordre est celui de la lecture : la rangée du haut de gauche à droite, puis celle du bas.
rule-everdell-path-spaces = Soleil et Lune partagent un chemin de sept cases, chacune aux coins des cartes de la Prairie, jamais à leurs côtés. Tous deux commencent chaque saison sur la première.
    .ruling = Le chemin passe entre les deux rangées de six. La première case touche les deux cartes de la première colonne, la dernière celles de la dernière, chacune des cinq autres en touche quatre. Les deux jetons peuvent être sur la même case. Un jeton touche selon l’endroit où il est à ce moment ; il n’avance qu’après l’action entière.
rule-everdell-setup-discard = La défausse est face cachée et vide au départ.
    .ruling = Quand il faut piocher et que la pioche est vide, pas avant, la défausse est mélangée en une nouvelle pioche. Personne ne la regarde ; une carte défaussée de la main n’est pas montrée.
rule-everdell-setup-river = Mélangez les tuiles Rivière et retournez-en deux sur les deux emplacements Rivière.
    .ruling = Les tuiles remplacées quittent le jeu : une partie en utilise huit sur vingt, la pile ne peut donc pas s’épuiser.
rule-everdell-setup-seasons = Les tuiles Saison sont dans l’ordre hiver, printemps, été, automne ; côté simple l’un contre l’autre, côté mouffette en coopération et en solo.
rule-everdell-setup-events = Tirez un Événement de chaque lettre de A à E, ajoutez la Foire, mélangez ces six et posez-en un sur chacun des six emplacements d’Événement ; le Voyage est sur le sien, tout à droite.
rule-everdell-setup-players = Celui qui a fait la sieste le plus récemment prend les trois lièvres, l’autre les trois tortues ; chacun pioche deux cartes ; puis on effectue les étapes de la tuile d’hiver.
    .ruling = L’hôte peut désigner le Lièvre ; sinon il est tiré au hasard à partir de la graine de la partie.

## Le tour

rule-everdell-turn-one-action = À votre tour, faites exactement une de trois actions : placer un ouvrier, jouer une carte, piocher une carte. Les joueurs alternent.
    .ruling = Nul ne peut passer : on peut toujours piocher. Les tours alternent dans une saison ; sa tuile nomme qui commence, si bien que celui qui a joué le dernier tour d’une saison joue d’ordinaire le premier de la suivante.
rule-everdell-turn-token = Une fois l’action entièrement résolue, avancez un jeton d’une case vers la droite : le Soleil pour un ouvrier, la Lune pour une carte jouée, l’un des deux au choix pour une carte piochée.
rule-everdell-turn-token-at-end = Une action dont le jeton est déjà sur la dernière case ne peut pas être faite. Pour une carte piochée, si un jeton ne peut pas avancer, c’est l’autre qui le doit.
    .ruling = Sept cases, donc sans mouffettes six ouvriers placés et six cartes jouées (ou piochées à la place) par saison, les deux joueurs ensemble.
rule-everdell-turn-unplaced = Un ouvrier qui n’est pas placé quand le Soleil est au bout ne peut plus l’être cette saison.
rule-everdell-turn-discard-for-resource = À tout moment de votre propre tour, vous pouvez défausser autant de cartes de votre main que vous voulez et gagner 1 ressource de votre choix pour 2 cartes.
    .ruling = Deux par deux : avant l’action ; pendant, avant tout ce qui demande un prix ou permet de jouer une carte ; et, tant que deux cartes sont en main, une fois encore avant que le jeton n’avance. Un paiement n’est pas interrompu : défaussez d’abord, payez ensuite. Une carte en train d’être jouée ou mise de côté n’est pas en main. Les tuiles Saison ne sont le tour de personne.

## Placer un ouvrier

rule-everdell-worker-place = Posez un de vos ouvriers non placés sur un emplacement libre à patte ; vous pouvez alors effectuer aussitôt son action. Un ouvrier par emplacement.
    .ruling = Un ouvrier peut donc être là où son joueur ne peut ou ne veut pas utiliser l’action (un échange sans ressource, une défausse sans carte). Seul un Événement a une condition. Une action non utilisée au placement est perdue.
rule-everdell-worker-farm = Il y a quatre fermes en bas à droite ; l’une d’elles donne 3 brindilles.
rule-everdell-worker-river = Il y a deux emplacements Rivière en bas à gauche, dont les tuiles changent à chaque saison ; une tuile échange 1 ressource de n’importe quel type contre 3 de n’importe quels types.
rule-everdell-worker-destination = Vous pouvez visiter toute carte Destination rouge inoccupée de votre ville ou de celle de l’adversaire ; chez l’adversaire, son propriétaire gagne aussitôt 1 jeton point de la réserve.
    .ruling = Inoccupée veut dire sans ouvrier ; un jeton Occupé sur la carte ne la ferme pas. Le point vient avant l’action, et aussi quand le visiteur a utilisé le Pont ou le Garde des Bois. « Vous » et « votre ville » sur la carte désignent le visiteur et sa ville.
rule-everdell-worker-event = Vous pouvez placer un ouvrier sur un Événement dont vous remplissez les conditions à ce moment : gagnez la récompense imprimée sous son emplacement, prenez la tuile, comptez ses points à la fin. Chaque Événement est réalisé une fois, par un seul joueur.
    .ruling = Ce qui est demandé est montré, non dépensé. Les conditions sont vérifiées avant la récompense. Une fois sa tuile prise, l’emplacement ne peut plus être visité, pas même pour sa récompense ; l’ouvrier y reste jusqu’à la fin de la saison.
rule-everdell-event-more-than-opponent = Un Événement qui compare deux sortes de choses avec celles de l’adversaire exige au moins une de chaque sorte, et un total des deux qui atteigne le nombre entre parenthèses et dépasse celui de l’adversaire.
    .ruling = Le total de l’adversaire compte même s’il n’a rien de l’une des deux. Comptent les cartes des villes et les ressources des réserves, non ce qui est sur ou sous des cartes.
rule-everdell-event-example = Exemples : une ville avec une carte de chaque couleur permet de prendre cet Événement et, de son emplacement, 1 résine. Un Événement pour créatures et baies (4) demande au moins une créature, au moins une baie, un total de quatre ou plus, et plus que l’adversaire.
rule-everdell-event-journey = Le Voyage va à la fin de la partie, sans ouvrier, au joueur qui a strictement plus de cartes en main et en ville ensemble ; en cas d’égalité, à personne.
    .ruling = Les cartes sous une carte ne comptent pas. C’est un Événement pour les points et le départage, mais aucun effet ne peut le réaliser.

## Jouer une carte

rule-everdell-play-sources = Une carte se joue de votre main, ou de la Prairie là où elle touche le Soleil ou la Lune. Payez son coût et posez-la face visible dans votre ville.
rule-everdell-play-start-of-season = Au début d’une saison, seules deux cartes de la Prairie peuvent être jouées, celles de la première colonne ; avec les jetons séparés au milieu, jusqu’à huit. Aucune autre carte de la Prairie ne peut l’être.
    .ruling = En coopération, quand une mouffette déplace le départ, quatre.
rule-everdell-play-refill = Une carte jouée de la Prairie est d’abord entièrement résolue, puis la Prairie est remplie, de gauche à droite et de haut en bas.
    .ruling = Dans l’ordre de la mise en place. Une carte jouée ou prise quitte aussitôt sa place ; les vides sont comblés ensemble quand toute l’action est résolue, juste avant que le jeton n’avance (pour une pioche, avant de choisir le jeton). Sur les tuiles Saison : là où la tuile le dit, sinon après chaque carte activée.
rule-everdell-play-no-limit = Une ville et une main n’ont pas de limite de taille.
rule-everdell-play-cost = Une carte coûte ce qui est imprimé en haut à gauche ; les créatures coûtent des baies ; certaines cartes coûtent la défausse d’une carte de la main au lieu de ressources.
    .ruling = Les constructions coûtent brindilles, résine et galets, comme le seul exemple du livret. La carte défaussée est une autre que celle qu’on joue.
rule-everdell-play-by-effect = Une tuile Rivière ou une carte peut vous laisser jouer une carte admissible.
    .ruling = Est admissible ce que vous pourriez jouer par l’action : de la main, ou de la Prairie là où elle touche le Soleil ou la Lune tels qu’ils sont alors. On peut y renoncer. Aucun jeton n’avance pour elle, seulement celui de l’action du tour ; elle est donc permise avec la Lune au bout. Pour tout le reste c’est une carte jouée : coût, jeton Occupé, effets, cartes bleues, Diplomate.
rule-everdell-play-discount = Le livret ne dit pas comment les réductions se combinent entre elles, avec de petits coûts, et avec des coûts qui sont une défausse.
    .ruling = Une réduction retire du coût imprimé des ressources au choix du joueur (l’Aubergiste : des baies). Aucun coût ne descend au-dessous de zéro ; le surplus est perdu. Un coût en défausse ne se réduit pas ; une tuile ou une carte qui permet d’en jouer une le permet quand même, au coût plein. Une capacité qui ne retirerait rien n’est pas proposée. D’abord une capacité étoile, puis un jeton du Tribunal, puis le Juge change une ressource de ce qui reste. La carte jouée ne peut pas se payer elle-même. Ce qui coûte une carte de la ville (Grue, Aubergiste) est demandé, même si rien d’autre ne suffit à payer.
rule-everdell-occupied-use = Au lieu de payer son coût, baies ou défausse, vous pouvez jouer une créature avec un jeton Occupé de sa couleur : posez le jeton de votre réserve sur une construction de cette couleur dans votre ville. Seul sert un jeton gagné lors d’une action antérieure.
    .ruling = Jeton, créature et construction sont d’une même couleur. Toute construction de ce genre convient, même avec un ouvrier ou un autre jeton (deux jetons sur une construction n’arrivent que dans une ville partagée). Le jeton paie tout le coût ; aucune réduction n’est dépensée à côté.
rule-everdell-occupied-limit = Vous ne pouvez posséder qu’un jeton Occupé de chaque couleur ; vous n’en avez pas au départ ; on les gagne par des actions seulement.
    .ruling = Un jeton posé sur une construction compte encore comme possédé jusqu’à ce que quelque chose le rende. Un deuxième jeton d’une couleur n’est pas gagné, ni rien à sa place ; quand la couleur est libre, choisissez-en une que vous n’avez pas.
rule-everdell-occupied-any-creature = Toute créature de la bonne couleur peut être jouée ainsi, même quand une autre réduction est disponible, comme l’Auberge ou un emplacement Rivière.

## Les cartes

rule-everdell-card-optional = Chaque effet d’une carte est facultatif.
    .ruling = Un effet est refusé ou appliqué comme imprimé ; « jusqu’à » peut être moins ; un prix non payé ne donne rien. Un gain sans prix ni choix est pris sans demander.
rule-everdell-card-green = Les cartes Production (vertes) s’activent quand on les joue, et de nouveau au début du printemps et de l’automne.
    .ruling = Sur une tuile Saison, le joueur prend chacune de ses cartes vertes une fois, dans l’ordre qu’il veut, l’une après l’autre, et peut en laisser. Une carte qui en active d’autres peut en faire agir une de nouveau.
rule-everdell-card-blue = Les cartes Gouvernance (bleues) agissent aux moments qu’elles indiquent, souvent comme réductions ou comme récompenses quand certaines cartes sont jouées ; une carte comme l’Aubergiste ne s’utilise qu’à partir d’un tour suivant.
    .ruling = Aucune carte bleue ne s’utilise le tour où elle est jouée, ni n’est récompensée d’avoir été jouée. Un tour suivant est n’importe lequel d’après ; dans une ville partagée, celui du partenaire aussi.
rule-everdell-card-tan = Les cartes Voyageur (beiges) agissent une fois, quand on les joue, et plus jamais.
rule-everdell-card-red = Les cartes Destination (rouges) n’agissent que quand un ouvrier y est placé, sauf si une carte ou une tuile dit autre chose ; si l’adversaire en place un, le propriétaire gagne aussitôt 1 jeton point.
rule-everdell-card-purple = Les cartes Prospérité (violettes) n’agissent qu’après la fin de la partie : elles donnent des points bonus pour ce que contient la ville de leur propriétaire.
rule-everdell-card-star = Les capacités marquées d’une étoile réduisent le coût d’autres cartes ; une seule sert par carte jouée. Celles sans étoile peuvent s’y ajouter.
    .ruling = Les étoiles sont des images que nous n’avons pas. Étoile : Grue, Aubergiste, Donjon, Guide des Sentiers, Auberge, et les cartes que font jouer les tuiles Rivière et le Pigeon Voyageur. Sans étoile : Tribunal, Juge. Donjon et Guide des Sentiers ne servent donc jamais ensemble pour une même carte, ni l’un d’eux deux fois.
rule-everdell-activate-chain = Le livret ne dit pas si des activations peuvent tourner en rond : Balayeur de Copeaux, Carnaval et Taupe Mineuse par la ville, la Prairie et la main ; la tuile Rivière qui copie et une carte rouge qui active des emplacements Rivière.
    .ruling = Une carte ou un emplacement en cours d’activation ne peut pas être activé de nouveau par ce qu’il déclenche. Une fois fini, si : un autre effet du même tour peut activer la même carte. « Différentes » vaut à l’intérieur d’un effet.
rule-everdell-activate-without-worker = Le livret ne dit que pour la Montgolfière ce qui vaut quand un emplacement ou une carte est activé sans qu’on y place d’ouvrier.
    .ruling = Ce n’est pas une visite : occupé ou non n’importe pas, aucun propriétaire ne gagne de point, Pont et Tour de l’Horloge ne s’appliquent pas. « Vous » et « votre ville » sont le joueur qui l’active, sur une carte adverse aussi. Une carte de la Prairie ou de la main y reste, ne fait pas partie de la ville, et toute carte de la Prairie peut être choisie, où que soient Soleil et Lune. S’il y en a moins qu’indiqué, autant qu’il y en a.
rule-everdell-effect-order = Le livret ne dit pas dans quel ordre viennent des effets dus au même moment.
    .ruling = Jouer : payer ; la carte entre en ville ; son effet avec tout ce qui suit ; les récompenses des cartes bleues, d’abord celles du joueur dont c’est le tour, puis celles de l’autre ; la Prairie est remplie ; le jeton avance. Placer : l’ouvrier est posé ; le point du propriétaire d’une carte rouge ; l’action ; le jeton avance. Les effets d’un même joueur dus ensemble viennent dans l’ordre qu’il choisit.
rule-everdell-card-leaves = Le livret ne dit pas ce que deviennent les choses posées sur une carte qui quitte la ville.
    .ruling = Jetons point, ressources et jeton Occupé vont à la réserve, et cette couleur de jeton peut être gagnée de nouveau ; les cartes dessous vont à la défausse, comme elle. Un ouvrier dessus compte comme placé jusqu’à la fin de la saison.

## Piocher

rule-everdell-draw = Piochez la carte du dessus ou prenez n’importe quelle carte de la Prairie, où que soient Soleil et Lune ; remplissez la Prairie ; puis avancez le Soleil ou la Lune, au choix.
    .ruling = Le jeton se choisit après avoir vu la carte piochée et la Prairie remplie.
rule-everdell-draw-empty = Le livret ne dit pas ce qui arrive quand il ne reste aucune carte à piocher.
    .ruling = Aucune carte n’est piochée, et les vides de la Prairie restent jusqu’au prochain remplissage qui trouve des cartes. L’action de piocher prend alors une carte de la Prairie ; ce n’est que si elle est vide aussi qu’elle ne prend rien et avance quand même un jeton.
rule-everdell-hand-secret = Les cartes en main sont secrètes, leur nombre ne l’est pas.
    .ruling = Tout le reste est ouvert : villes, réserves, points, nombre de cartes de la pioche et de la défausse. Ce qui a été vu reste connu : une carte prise à la Prairie ou à la tuile Partage, ou montrée pour un effet, est notée pour tous. Ce qui est demandé ne révèle rien d’une main : là où seul son propriétaire peut savoir combien de réponses il y a, on la lui demande même s’il n’y en a qu’une.

## Saisons et fin

rule-everdell-season-end = Il y a quatre saisons. L’une se termine, pour les deux joueurs, quand Soleil et Lune sont tous deux au bout du chemin ; aucune action n’est possible jusqu’à la suivante. Reprenez tous les ouvriers placés, retirez la tuile Saison, remettez les deux jetons au début, effectuez la tuile Saison suivante.
    .ruling = Aussitôt que le second jeton arrive : rien ne peut se glisser entre les deux.
rule-everdell-season-winter = Hiver, pendant la mise en place : le Lièvre pioche une carte ; la Tortue en pioche une, puis en prend une à la Prairie ; on remplit ; le Lièvre commence.
rule-everdell-season-spring = Printemps : deux nouvelles tuiles Rivière. La Tortue active toutes les cartes vertes de sa ville ; puis le Lièvre active toutes les siennes et pioche une carte. La Tortue commence.
rule-everdell-season-summer = Été : deux nouvelles tuiles Rivière. Le Lièvre prend une carte à la Prairie ; puis la Tortue en prend une et gagne 1 ressource de son choix ; on remplit. Le Lièvre commence.
    .ruling = La Prairie est remplie après que les deux ont pris.
rule-everdell-season-autumn = Automne : deux nouvelles tuiles Rivière. La Tortue active toutes les cartes vertes de sa ville ; puis le Lièvre active toutes les siennes et gagne 1 ressource. La Tortue commence.
rule-everdell-end = La partie se termine aussitôt que les deux jetons atteignent le bout du chemin en automne. Attribuez le Voyage, puis additionnez : points des cartes, bonus violets, jetons point, Événements. Le plus de points l’emporte.
rule-everdell-end-tie = Une égalité se départage par plus d’Événements, puis plus de ressources restantes, puis plus de cartes en ville, puis plus de cartes en main.
    .ruling = Le Voyage compte comme un Événement, la charge d’un Entrepôt non comme des ressources. Si tout est égal, la partie est nulle.

## Rivière

rule-everdell-river-activate-city = Activez deux cartes vertes différentes de votre ville.
rule-everdell-river-activate-meadow = Activez deux cartes vertes différentes de la Prairie ; les ressources mises sur un Entrepôt y restent quand il est joué.
rule-everdell-river-copy-worker = Activez, pour vous, l’emplacement de n’importe quel ouvrier placé, le vôtre, celui de l’adversaire ou une mouffette ; un Événement que l’adversaire a réalisé ne peut pas être pris ainsi.
    .ruling = Pas l’ouvrier qui vient d’être placé ici. Un Événement où se tient l’un de vous donne la récompense de son emplacement ; sa tuile est déjà prise et reste où elle est. Sont fermés un Événement sous une mouffette et celui où ne se tient qu’une mouffette. Les cartes rouges comptent comme emplacements ; personne ne gagne de point. Une mouffette sur le chemin n’a pas d’emplacement à activer.
rule-everdell-river-two-farms = Défaussez une carte pour activer deux fermes différentes.
    .ruling = Occupées ou non ; la Tour de l’Horloge ne les double pas.
rule-everdell-river-deck-play = Piochez une carte, puis vous pouvez jouer n’importe quelle carte admissible pour 1 ressource de moins.
rule-everdell-river-meadow-play = Prenez une carte à la Prairie, puis vous pouvez jouer n’importe quelle carte admissible pour 1 ressource de moins ; la place de la Prairie n’est remplie qu’une fois cette carte jouée.
rule-everdell-river-play-less-two = Jouez n’importe quelle carte admissible pour 2 ressources de moins.
rule-everdell-river-exchange = Échangez 1 ressource de n’importe quel type de votre réserve contre 3 de n’importe quels types.
rule-everdell-river-plain = Toutes les autres tuiles Rivière donnent les ressources qu’elles montrent.
    .ruling = Aussi des cartes, des points ou un jeton Occupé, quand nos tuiles en montrent.
