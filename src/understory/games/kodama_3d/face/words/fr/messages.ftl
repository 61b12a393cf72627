# Kodama 3D : ce qu’il demande, raconte et refuse.

trait-blossom = fleur
    .a = une fleur
    .many = fleurs
trait-caterpillar = chenille
    .a = une chenille
    .many = chenilles
trait-firefly = luciole
    .a = une luciole
    .many = lucioles
trait-mushroom = champignon
    .a = un champignon
    .many = champignons
trait-blue = kodama bleu
    .a = un kodama bleu
    .many = kodamas bleus
trait-green = kodama vert
    .a = un kodama vert
    .many = kodamas verts
trait-orange = kodama orange
    .a = un kodama orange
    .many = kodamas orange
trait-pink = kodama rose
    .a = un kodama rose
    .many = kodamas roses

shape-shoot = pousse
    .a = une pousse
shape-bough = rameau
    .a = un rameau
shape-fork = fourche
    .a = une fourche
shape-crown = couronne
    .a = une couronne

ask-k3d-colour = Choisissez une couleur pour votre tronc.
ask-k3d-return = Choisissez l’objectif que vous remettez sous la pioche.
ask-k3d-place = Posez un de vos pions sur une pile de la forêt.
ask-k3d-move = Déplacez un de vos pions ; la tuile qu’il quitte pousse sur votre arbre.
ask-k3d-grow = Enfoncez la tuile dans un point d’attache libre de votre arbre.
ask-k3d-goal = Prenez un objectif, ou aucun.
ask-k3d-last = Ajoutez une des deux tuiles sous vos pions.

event-k3d-first = { NAME($seat, of: "seat") } commence.
    .you-seat = Vous commencez.
event-k3d-colour = L’arbre de { NAME($seat, of: "seat") } : { NAME($kodama, of: "trait") }.
    .you-seat = Votre arbre : { NAME($kodama, of: "trait") }.
event-k3d-shown = Sur { $stack } apparaît : { NAME($shape, of: "shape") }, { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-dealt = { NAME($seat, of: "seat") } reçoit l’objectif { NAME($goal, of: "card") }.
    .you-seat = Vous recevez l’objectif { NAME($goal, of: "card") }.
event-k3d-turned = Nouvel objectif exposé : { NAME($goal, of: "card") }.
event-k3d-returned = { NAME($seat, of: "seat") } remet l’objectif { NAME($goal, of: "card") }.
    .you-seat = Vous remettez l’objectif { NAME($goal, of: "card") }.
event-k3d-sealed = { NAME($seat, of: "seat") } a choisi l’objectif à remettre.
    .you-seat = Vous avez choisi l’objectif à remettre.
event-k3d-placed = { NAME($seat, of: "seat") } pose un pion sur { $stack }.
    .you-seat = Vous posez un pion sur { $stack }.
event-k3d-went = { NAME($seat, of: "seat") } déplace un pion de { $start } à { $end }.
    .you-seat = Vous déplacez un pion de { $start } à { $end }.
event-k3d-stayed = { NAME($seat, of: "seat") } reste sur { $stack } et y prend la tuile.
    .you-seat = Vous restez sur { $stack } et y prenez la tuile.
event-k3d-grew = { NAME($seat, of: "seat") } fixe { NAME($shape, of: "shape", form: "a") } à son arbre : { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
    .you-seat = Vous fixez { NAME($shape, of: "shape", form: "a") } à votre arbre : { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-aside = { NAME($seat, of: "seat") } met de côté { NAME($shape, of: "shape", form: "a") }, qui ne tient nulle part : { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
    .you-seat = Vous mettez de côté { NAME($shape, of: "shape", form: "a") }, qui ne tient nulle part : { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-took = { NAME($seat, of: "seat") } prend l’objectif { NAME($goal, of: "card") }.
    .you-seat = Vous prenez l’objectif { NAME($goal, of: "card") }.
event-k3d-drew = { NAME($seat, of: "seat") } pioche un objectif.
    .you-seat = Vous piochez un objectif.
event-k3d-added = { NAME($seat, of: "seat") } prend la dernière tuile de { $stack }.
    .you-seat = Vous prenez la dernière tuile de { $stack }.
event-k3d-passed = { NAME($seat, of: "seat") } ne prend rien.
    .you-seat = Vous ne prenez rien.
event-k3d-hidden = Un objectif est distribué face cachée.
event-k3d-scored = { NAME($seat, of: "seat") } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { NAME($goal, of: "card") }.
    .you-seat = Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { NAME($goal, of: "card") }.

why-k3d-setup-trunk = Cette couleur est prise.
why-k3d-setup-forest = La forêt n’a pas de pile { $stack }.
why-k3d-setup-goals = Cet objectif ne vous a pas été distribué : { NAME($goal, of: "card") }.
why-k3d-setup-meeples = Un pion est déjà sur { $occupied }.
why-k3d-move-line = Un pion se déplace en ligne droite vers une pile sans pion.
    .must = Un de vos pions doit se déplacer.
    .meeples = Vos pions sont sur { NAME($meeples, of: "") }.
    .occupied = Un pion est déjà sur { $occupied }.
    .straight = { NAME($straight, of: "") } ne sont pas sur une ligne droite.
why-k3d-move-no-jump = Un pion barre le chemin, sur { NAME($over, of: "") }.
why-k3d-move-empty = Il ne reste pas de tuile sur { $stack }.
why-k3d-move-blocked = Vos pions sont sur { NAME($meeples, of: "") }.
    .tiles = Une tuile doit rester sous le pion de { $stack } pour la fin.
why-k3d-grow-attach = Votre arbre n’a pas de point d’attache libre à cet endroit.
why-k3d-grow-balance = Votre arbre tomberait.
why-k3d-grow-space = Une autre pièce de votre arbre occupe cette place.
    .fits = La tuile trouve place sur votre arbre : il faut l’y fixer.
why-k3d-goal-draw = La pioche d’objectifs est vide.
    .goal = Cet objectif n’est pas à l’étalage : { NAME($goal, of: "card") }.
why-k3d-end-last-two = Aucun de vos pions n’est sur { $stack }.
why-k3d-end-winner = Le plus de points : { $points }.
    .tied = Égalité à { $points } points, départagée par les objectifs en main : { $goals }.
