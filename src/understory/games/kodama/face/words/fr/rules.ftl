# Les règles de Kodama en français ; l’anglais se trouve dans rules/catalogue.toml.

## Matériel

rule-kodama-components-second = La deuxième édition contient 6 cartes Tronc, 65 cartes Branche, 23 cartes Kodama, 9 cartes mini-Kodama, 15 cartes Saison (5 pour le printemps, 5 pour l’été, 5 pour l’automne), une piste de score avec une piste des saisons, un marqueur Saison, 6 marqueurs Joueur, cinq jetons de 50/100 points et un jeton premier joueur.
    .ruling = La liste imprime « 65 cartes Kodama » à côté de « 23 cartes Kodama » : les 65 sont les cartes Branche. Elle annonce 6 marqueurs Joueur, alors que la mise en place en donne à chacun deux avec l’Élément de son Tronc, un pour chacune des deux cases 0 : nous lisons six paires.
rule-kodama-components-kosmos = L’édition Kosmos contient 6 cartes Tronc, 63 cartes Branche, 22 cartes Kodama, 15 cartes Saison (5 par saison), 9 mini-Kodamas et une carte premier joueur. Les points se notent sur une feuille : une ligne pour chacun des 12 placements, une pour chacun des 3 Kodamas, et un total.
rule-kodama-components-icons = Il y a six Éléments : chenille, nuage, luciole, fleur, champignon, étoile.
rule-kodama-components-trunk = Chacune des six cartes Tronc montre un Élément qu’aucun autre Tronc ne montre ; plusieurs branches partent du tronc vers la gauche, la droite et le haut, jusqu’au bord de la carte.
rule-kodama-components-branch = Chaque carte Branche montre 3 ou 4 Éléments parmi les six ; sa branche a sa propre forme et sa propre direction, et va jusqu’au bord de la carte du côté par lequel on l’attache.
    .ruling = Ces 3 ou 4 sont des Éléments, non des sortes : un Élément peut se répéter sur une carte (l’exemple de comptage pose une chenille, deux lucioles et une fleur). Au plus trois sortes par carte, comme le rapporte un critique.
rule-kodama-components-players = De 2 à 5 joueurs ; 6 si l’on mêle les cartes de Kodama Duo.
rule-kodama-editions = Les livrets décrivent un seul jeu : là où l’un se tait, ce qu’en dit un autre vaut aussi.
    .ruling = Les deux éditions diffèrent par leurs cartes et par la façon de noter les points, non par leurs règles. Du seul livret allemand viennent : la carte Saison l’emporte sur les règles de base, le moment où elle agit, ses points comptés avant de transmettre le jeton premier joueur, les mini-Kodamas liés à leur saison, les mini-Kodamas mêlés aux autres, la première partie. De l’allemand et du français : le départage des égalités. Du français : le sens du mot « carte », le draft caché, la partie à six.

## Mise en place

rule-kodama-setup-trunk = Chaque joueur reçoit au hasard une carte Tronc et la pose face visible devant lui, le bas de la carte à la limite de la table ; à une table ronde, on laisse la longueur d’une carte Branche jusqu’au bord.
    .ruling = Le livret italien dit seulement « près » du bord. La limite de la table est la droite qui passe par le bas de la carte Tronc, à une table ronde aussi, sans fin à gauche ni à droite ; il n’y a pas d’autre bord, et chaque arbre a sa propre table. Une carte Tronc mesure 88 x 126 mm, une carte Branche 63 x 88 mm.
rule-kodama-setup-kodama-hand = Retirez les mini-Kodamas, mélangez les cartes Kodama et distribuez-en quatre à chaque joueur, qui les garde secrètes. Trois seulement seront comptées.
rule-kodama-setup-decrees = Mélangez séparément les cartes Saison de chaque saison et posez-en une de chaque, au hasard, face cachée : printemps, été, automne. Les trois saisons ont des dos différents.
rule-kodama-setup-market = Mélangez les cartes Branche en une pioche face cachée et retournez-en quatre : c’est le marché.
rule-kodama-setup-unused = Les cartes Kodama, Saison et Tronc inutilisées retournent dans la boîte et ne servent pas.
    .ruling = Personne ne les regarde : nul ne sait quels Kodamas et quelles cartes Saison sont sortis ; les Troncs restants sont connus de tous.
rule-kodama-setup-first-player = Celui qui porte le plus de vert commence et prend le jeton premier joueur.
    .ruling = L’hôte de la table peut désigner le premier joueur ; sinon il est tiré au hasard à partir de la graine de la partie.
rule-kodama-setup-score-zero = Chacun commence à 0 point, marqué par le marqueur qui porte l’Élément de son Tronc ; le marqueur Saison est sur le printemps.

## Saisons

rule-kodama-season-three = La partie dure trois saisons, printemps, été et automne ; chacune a une phase Saison, une phase de Croissance et une phase Kodama, dans cet ordre.
rule-kodama-decree-reveal = Pendant la phase Saison, le premier joueur retourne la carte Saison et la lit à tous ; elle reste visible et vaut pour tous pendant toute la saison. Au début de l’été et de l’automne, on défausse d’abord la précédente.
rule-kodama-decree-overrides = Quand une carte Saison contredit une règle de base, c’est la carte Saison qui l’emporte.
rule-kodama-decree-timing = Une carte Saison n’agit normalement que pendant la phase de Croissance ; Pluie de Printemps, Floraison d’Été et Premier Gel n’agissent que pendant la phase Kodama, une fois les Kodamas comptés.
    .ruling = Le « normalement » allemand s’en remet à la carte : toute carte Saison, celles de Duo comprises, agit pendant la phase de Croissance, sauf si son texte nomme un autre moment. Qu’elle vaille pour tous durant la saison (kodama.decree.reveal) signifie qu’elle vaut pareillement pour chacun jusqu’à la suivante, non qu’elle agisse dans chaque phase : une conversion ne change pas ce que comptent une carte Kodama ou le départage. Dans le paquet Kosmos, aucune de nos cartes Saison n’agit après les Kodamas en dehors de ces trois ; il y en a dans la deuxième édition et dans Duo.
rule-kodama-decree-convert = Certaines cartes Saison font compter un Élément comme un autre pendant la phase de Croissance (Métamorphose : les chenilles comptent comme des lucioles).
    .ruling = Comme s’il était l’autre : sur la nouvelle carte, le long de la ligne et sur le Tronc, un Élément converti est de l’autre sorte et n’est plus de la sienne, si bien que les deux forment ensemble une ligne continue. C’est ainsi que le placement lui-même se compte, et cela entre donc dans le maximum de dix points. Dans Kodama Duo, l’Esprit passe d’abord : un Esprit de la chenille est une luciole sous Métamorphose.
rule-kodama-decree-order = Les livrets ne disent pas dans quel ordre les joueurs exécutent une carte Saison qui demande quelque chose à chacun.
    .ruling = L’un après l’autre à partir du premier joueur, dans le sens horaire (dans Duo, le Tailleur d’abord), chacun voyant ce qui précède. Les points que plusieurs obtiennent au même moment sont donnés ensemble. Quand une carte Saison compare les joueurs, tous les ex aequo l’obtiennent, mais avec zéro, personne n’a le plus. Qui remplit sa condition en reçoit les points ; seul ce qu’elle offre par « peut » se refuse.
rule-kodama-decree-gust = Le livret de Kodama Duo nomme la carte Saison Bourrasque et la retire quand il n’y a pas de marché. Ce qu’elle fait ne figure dans aucun livret.
    .ruling = Notre version : une fois par tour, avant de prendre une carte, le joueur dont c’est le tour peut faire défausser et renouveler tout le marché. Une seconde bourrasque dans le même tour est refusée ; le joueur suivant peut de nouveau en appeler une.
rule-kodama-decree-invocation = Le livret de Kodama Duo nomme la carte Saison Invocation du Printemps et la retire quand il n’y a pas de marché. Ce qu’elle fait ne figure dans aucun livret.
    .ruling = Notre version : tant qu’elle est en vigueur, le marché est complété à six cartes. Le surplus part avec la saison : s’il y a plus de quatre cartes, celles qui sont là depuis le plus longtemps sont défaussées jusqu’à ce qu’il en reste quatre.
rule-kodama-growth-rounds = La phase de Croissance compte quatre manches ; dans chacune, à partir du premier joueur et dans le sens horaire, chacun joue un tour.
rule-kodama-growth-turn = Un tour : prenez une carte Branche au marché, attachez-la à votre arbre, marquez aussitôt ses points, puis complétez le marché à quatre depuis la pioche.
rule-kodama-growth-deck-empty = Les livrets ne disent pas ce qui arrive quand la pioche de cartes Branche est épuisée. Tant qu’aucune carte Saison n’en fait jeter, cela n’arrive qu’à cinq joueurs : avec le paquet Kosmos au tout dernier réapprovisionnement, et dans le draft caché pendant la troisième saison.
    .ruling = Les cartes Branche défaussées jusque-là (par une carte Saison, par un joueur qui passe dans le draft, à la sixième étape de Duo) sont mélangées en une nouvelle pioche dès qu’il faut une carte et qu’il n’en reste pas. S’il n’y en a pas non plus, on ne pioche rien et l’on continue avec ce qu’il y a ; dans le draft, les dernières cartes vont une par une aux joueurs, dans l’ordre du tour à partir du premier joueur, tant qu’il y en a (Kosmos, cinq joueurs : trois des cinq piochent après la première manche de l’automne). Un joueur sans aucune carte à prendre passe.
rule-kodama-growth-season-token = Dans la deuxième édition, le premier joueur avance le marqueur Saison d’une case à chaque manche.
    .ruling = Le livret italien l’imprime à la troisième étape d’un tour, le réapprovisionnement ; nous lisons une fois par manche, après le tour du dernier joueur, comme le font Duo et le draft caché. Il montre la manche et n’a pas d’autre effet.

## Placer une carte Branche

rule-kodama-place-bark = Le bout de la branche qui va jusqu’au bord de la nouvelle carte doit reposer sur l’écorce d’une autre carte, comme si la branche en sortait. Les deux écorces n’ont pas besoin d’être aussi larges l’une que l’autre.
    .ruling = Le milieu de l’attache doit reposer sur de l’écorce, à au moins 2 mm à l’intérieur du bord de l’autre carte. Toute l’écorce dessinée sur une carte compte, le fût du tronc comme ses branches, bien que le livret allemand ne nomme que les branches.
rule-kodama-place-one-card = La nouvelle carte doit reposer en partie sur exactement une autre carte, Tronc ou Branche, et ne toucher aucune autre.
    .ruling = Elle se pose toujours par-dessus. Une autre carte est touchée quand les deux rectangles, parties recouvertes comprises, sont à 0,05 mm ou moins l’un de l’autre. La carte mère doit être recouverte en partie, pas seulement touchée : le livret allemand dit « recouvrir en partie », l’italien et le français seulement « toucher ».
rule-kodama-place-no-icon = La nouvelle carte ne peut recouvrir aucun Élément d’une autre carte, pas même en partie.
    .ruling = L’Élément du Tronc est protégé aussi : le français et l’allemand disent « d’une autre carte », l’italien ne nomme que les cartes Branche. Toucher le contour d’un Élément n’est pas le recouvrir.
rule-kodama-place-table-edge = Aucune partie de la nouvelle carte ne peut dépasser la limite de la table, la droite sous la carte Tronc.
rule-kodama-place-free = Dans ces limites, une carte se pose n’importe où et se tourne de n’importe quel angle.
    .ruling = Aucun livret ne le dit en toutes lettres ; aucun ne fixe d’autre limite. La carte est face visible et n’est jamais retournée en miroir.
rule-kodama-place-ten = Une carte ne peut pas être posée là où elle rapporterait plus de 10 points ; 10 exactement est permis. Les points d’une carte Saison n’entrent pas dans ce maximum.
    .ruling = Le livret italien dit « en un tour », l’allemand et le français parlent de la carte : le maximum vaut pour chaque placement pris seul. Les Éléments changés par une carte Saison ou un Esprit comptent comme ce qu’ils sont devenus ; seuls les points qu’une carte Saison ajoute sont hors du maximum.
rule-kodama-place-final = Une carte posée et comptée ne bouge plus jamais.
    .ruling = Italien et français : une fois comptée ; allemand : une fois posée. Ici, une carte s’essaie librement jusqu’à ce que son placement soit confirmé, puis plus jamais ; le marché n’est complété qu’ensuite.
rule-kodama-place-stuck = Les livrets ne disent pas ce qui arrive quand aucune carte ne peut être posée.
    .ruling = Quand l’ensemble canonique des placements est vide pour chaque carte à prendre, le joueur peut passer : il ne prend pas de carte, ne marque rien, le marché reste tel quel, et le tour compte. Tout placement permis qu’il trouve lui-même est encore accepté. Nul ne peut passer tant que l’ensemble canonique contient un placement. Dans le draft caché, une carte pour laquelle l’ensemble est vide ne peut être choisie que s’il est vide pour toute la main ; la carte est alors défaussée sans être posée, afin que toutes les mains restent égales. Pour Duo, voir duo.growth.stuck.
rule-kodama-place-example = Exemple : A dépasse la limite de la table et est refusée (sur l’image française elle recouvre aussi un Élément) ; B repose sur deux cartes et recouvre des Éléments, un sur l’image italienne et deux sur les autres, et est refusée ; C repose sur exactement une carte, ne recouvre aucun Élément, reste sur la table, et est permise.
    .ruling = Comme tests de référence : A enfreint kodama.place.table-edge et, dans sa forme française, aussi kodama.place.no-icon ; B enfreint kodama.place.one-card et kodama.place.no-icon ; C n’enfreint rien.

## Marquer un placement

rule-kodama-score-line = La ligne comptée va de la carte qui vient d’être posée, carte par carte, jusqu’au Tronc. Les fourches n’en font pas partie, et le compte ne remonte jamais une autre branche.
    .ruling = Le Tronc est la dernière carte de la ligne et son Élément compte, également pour une carte posée directement sur lui. Les livrets laissent la question ouverte : l’italien veut l’Élément « sur la carte Branche touchée », le français parle d’une ligne « de cartes Branche » qui va pourtant « jusqu’à votre carte Tronc » ; l’allemand dit la « carte » voisine, et le lexique français appelle cartes aussi les troncs.
rule-kodama-score-types = Seules rapportent les sortes d’Éléments que montre la carte qui vient d’être posée.
rule-kodama-score-run = Pour chacune de ces sortes, 1 point par Élément sur les cartes successives de la ligne, à partir de la nouvelle carte comprise, qui montrent toutes cette sorte ; plusieurs fois le même Élément sur une carte compte autant de fois.
rule-kodama-score-needs-neighbour = Une sorte présente sur la nouvelle carte mais pas sur celle à laquelle on l’attache ne rapporte rien.
rule-kodama-score-broken = Une carte sans cette sorte rompt la ligne ; le même Élément plus bas ne rapporte rien.
rule-kodama-score-example = Exemple : la nouvelle carte A a deux lucioles, une chenille et une fleur ; la suivante, B, deux lucioles, une chenille et pas de fleur ; la suivante, C, deux chenilles, une fleur et pas de luciole ; D pas de chenille. Lucioles 4, chenilles 4, fleur 0 : 8 points. Une luciole et une chenille sur une fourche ne rapportent rien.
    .ruling = Recomposé à partir de trois livrets : les sortes de l’italien et du français, les nombres carte par carte de l’allemand, dont les symboles manquent dans notre copie, le total de 8 de l’italien et de l’allemand. Le français dit qu’une seule carte sans fleur sépare les deux fleurs, la seconde est donc sur C.
rule-kodama-score-decree-after = Les points d’une carte Saison qui agit pendant la phase de Croissance s’ajoutent après ceux du placement.
rule-kodama-score-chips = Deuxième édition : la piste compte jusqu’à 49 ; à 50 le marqueur revient à 0 et le joueur prend un jeton de 50 points, retourné sur sa face 100 à 100.
    .ruling = Ici un score est un seul nombre, et se montre ainsi : il n’y a ni piste ni jetons.

## Phase Kodama

rule-kodama-kodama-one-each = Après la quatrième manche, chaque joueur, dans l’ordre du tour à partir du premier joueur, choisit une carte Kodama de sa main, la lit à voix haute et marque les points qu’elle donne ; la carte quitte alors le jeu.
    .ruling = Chacun choisit et marque ses points avant que le suivant ne choisisse. En compter une est obligatoire, même pour 0 point. Quand une carte demande un choix qui ne change que ses propres points (choisir une carte de son arbre), le meilleur est pris et le registre le nomme.
rule-kodama-kodama-decree-check = Ensuite on regarde si la carte Saison donne des points à la fin de la saison (Pluie de Printemps, Floraison d’Été, Premier Gel).
    .ruling = De même pour toute autre carte Saison dont le texte donne des points à la fin de la saison.
rule-kodama-kodama-first-player = Le joueur au score le plus bas reçoit alors le jeton premier joueur pour la saison suivante, ou le garde.
    .ruling = Après les points de la carte Saison : l’ordre allemand, aussi pour l’édition italienne, qui ne parle que des Kodamas. Après l’automne, le jeton n’est pas transmis.
rule-kodama-kodama-first-player-tie = Si plusieurs sont derniers, celui qui est assis le plus près du premier joueur actuel, dans le sens horaire, le reçoit.
    .ruling = Le premier joueur actuel, s’il est parmi les ex aequo, est le plus loin (un tour complet) : en cas d’égalité le livret italien fait passer le jeton, et la règle de Duo fait de même ; le « plus près de » allemand pourrait se lire autrement.

## Termes

rule-kodama-term-card = Sur les cartes Kodama et Saison, « carte » désigne les troncs comme les branches.
    .ruling = Imprimé dans le seul livret de Duo ; vaut aussi dans le jeu de base. « Carte Branche » désigne les branches seules (Pluie de Printemps ne compte pas le Tronc).
rule-kodama-term-touch = Deux cartes se touchent quand l’une a été attachée à l’autre.
    .ruling = Découle de kodama.place.one-card. Aucune carte ne se touche elle-même : un Kodama qui compte les cartes touchant une carte choisie ne compte pas celle-ci ; le Tronc peut être choisi, et peut être compté.
rule-kodama-term-end-card = Une dernière carte est une carte Branche qui ne touche qu’une seule autre carte : rien n’y a été attaché.
rule-kodama-term-within-two = Une carte est à deux cartes ou moins du Tronc si elle touche le Tronc ou une carte qui touche le Tronc.
    .ruling = Le Tronc lui-même compte aussi, quand le texte parle de cartes et non de cartes Branche : à la lettre, il touche une carte qui touche le Tronc.
rule-kodama-term-lines = Les livrets ne disent pas comment se comparent les lignes de cartes, ce que font certains de nos Kodamas.
    .ruling = Chaque dernière carte termine une ligne, qui descend jusqu’au Tronc ; sa longueur est le nombre de ses cartes Branche, et deux lignes peuvent en avoir en commun. Avec une seule dernière carte il y a une seule ligne, et pas de deuxième.
rule-kodama-term-side = Les livrets ne disent pas de quel côté du Tronc se trouve une carte.
    .ruling = Du côté où se trouve son milieu, à gauche ou à droite de la verticale qui passe par le milieu de la carte Tronc, quelle que soit la branche d’où elle pousse. Une carte dont le milieu est exactement sur cette ligne n’est d’aucun côté. Si les deux côtés ont autant de cartes, c’est ce nombre qui compte.
rule-kodama-term-twice = Les livrets ne disent pas si une carte qui montre trois fois un Élément le montre deux fois.
    .ruling = Oui : deux fois veut dire au moins deux fois. Une telle carte compte une fois, quoi qu’elle répète.

## Fin de la partie

rule-kodama-end-when = La partie se termine après la troisième phase Kodama ; la quatrième carte Kodama de chaque main ne sert pas.
rule-kodama-end-winner = Le plus de points l’emporte.
rule-kodama-end-tie = En cas d’égalité gagne celui dont l’Élément du Tronc apparaît le plus souvent dans son propre arbre ; si l’égalité demeure, ils gagnent ensemble.
    .ruling = Vaut aussi pour la deuxième édition, dont le livret ne donne pas de départage. On compte les Éléments, non les cartes ; celui du Tronc compte pour une apparition ; la conversion d’une carte Saison ne s’applique pas.

## Variantes

rule-kodama-variant-first-game = Première partie (Kosmos) : jouez sans cartes Saison, donc sans phase Saison, et sans les Kodamas au numéro jaune.
    .ruling = Le livret ajoute qu’on utilise pourtant la pile des manches, un élément qu’il ne nomme nulle part ailleurs : nous lisons trois saisons de quatre manches, avec les phases Kodama et le jeton premier joueur transmis comme d’habitude. S’il reste moins de quatre Kodamas par joueur, des jaunes tirés au hasard complètent.
rule-kodama-variant-kids = Variante pour enfants : jusqu’à trois joueurs reçoivent, au lieu de quatre Kodamas, une série de trois mini-Kodamas de même lettre (A, B ou C), un par saison, et comptent à la fin de chaque saison celui qui porte son nom.
    .ruling = Le livret allemand le fait compter sans choix ; l’italien conseille seulement à l’enfant de jouer chaque carte dans la saison qu’elle porte. Nous suivons l’allemand dans les deux éditions, sauf si l’hôte choisit la manière italienne (kodama.variant.kids-advice). L’hôte dit quelles places jouent avec des mini-Kodamas ; les séries vont A, B, C dans l’ordre des places et sont connues de tous ; les autres retournent dans la boîte. Un tel joueur n’a pas de quatrième carte de reste.
rule-kodama-variant-kids-shuffled = Les mini-Kodamas peuvent aussi être mêlés aux autres Kodamas et distribués ; ils ne se comptent quand même que dans la saison qu’ils portent.
    .ruling = Un joueur dont la main ne contient aucun Kodama à compter cette saison n’en compte pas et garde sa main ; qui en a un doit en compter un.
rule-kodama-variant-kids-advice = Le livret italien conseille à l’enfant de jouer chaque mini-Kodama dans la saison qu’il porte, et n’en interdit aucune autre.
    .ruling = Une option, pour les deux éditions et les deux façons de jouer les mini-Kodamas : leurs saisons ne sont alors qu’un conseil, et chacun peut se compter en toute saison.
rule-kodama-variant-draft = Draft caché : après la phase Saison, distribuez à chacun quatre cartes Branche face cachée à la place du marché. À chaque manche tous en choisissent une en secret, les révèlent ensemble, puis placent et marquent leurs points en même temps ; les trois restantes passent au joueur de gauche, chacun en pioche une pour revenir à quatre, et le marqueur Saison avance d’une case. Après quatre manches vient la phase Kodama, comme d’habitude. Au début de la phase de Croissance suivante, toutes les cartes Branche inutilisées sont remélangées et quatre nouvelles distribuées.
    .ruling = De 2 à 6 joueurs. Une carte choisie ne s’échange plus après la révélation, et nul ne voit le placement d’un autre avant d’avoir fait le sien. Après la quatrième manche on ne passe ni ne pioche rien, puisque toutes les mains sont remélangées. Le jeton premier joueur reste en usage : pour lire la carte Saison, pour l’ordre de la phase Kodama et des pioches incomplètes (kodama.growth.deck-empty).
rule-kodama-variant-draft-excludes = Le draft caché se joue sans les cartes Saison Bourrasque et Invocation du Printemps des autres jeux Kodama.
    .ruling = Toute autre carte Saison qui agit sur le marché reste de côté aussi ; lesquelles, cela découle de ce qu’elles font, sans qu’il faille les marquer.
rule-kodama-variant-six = À six, mêlez à la pioche les cartes Branche de Kodama Duo, et aux leurs ses cartes Saison et Kodama marquées 2-6.
    .ruling = Proposé aussi à moins de joueurs, comme le suggère la marque 2-6. Les Troncs, Esprits, rôles et cartes marquées 2 de Duo restent de côté : les six Troncs du jeu de base suffisent à six, et deux joueurs n’ont jamais le même Élément. Six mains demandent 24 Kodamas : Duo doit donc en marquer au moins deux 2-6 (Kosmos en a 22).
