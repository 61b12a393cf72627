# Kodama 3D : ce qu’il demande, raconte et refuse.

ask-k3d-colour = Choisissez une couleur pour votre tronc.
ask-k3d-return = Choisissez l’objectif que vous remettez sous la pioche.
ask-k3d-place = Posez un de vos pions sur une pile de la forêt.
ask-k3d-move = Déplacez un de vos pions ; la tuile qu’il quitte pousse sur votre arbre.
ask-k3d-grow = Enfoncez la tuile dans un point d’attache libre de votre arbre.
ask-k3d-goal = Prenez un objectif, ou aucun.
ask-k3d-last = Ajoutez une des deux tuiles sous vos pions.

event-k3d-moved = { NAME($seat, of: "seat") } : { $move }
event-k3d-scored = { NAME($seat, of: "seat") } marque { $points ->
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
why-k3d-grow-attach = Votre arbre n’a pas de point d’attache libre { $point }.
why-k3d-grow-balance = Votre arbre tomberait.
why-k3d-grow-space = Une autre pièce de votre arbre occupe cette place.
    .fits = La tuile trouve place sur votre arbre : { NAME($fits, of: "") }.
why-k3d-goal-draw = La pioche d’objectifs est vide.
    .goal = Cet objectif n’est pas à l’étalage : { NAME($goal, of: "card") }.
why-k3d-end-last-two = Aucun de vos pions n’est sur { $stack }.
why-k3d-end-winner = Le plus de points : { $points }.
    .tied = Égalité à { $points } points, départagée par les objectifs en main : { $goals }.
