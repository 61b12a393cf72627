# Kodama 3D nel terminale: il tavolo e gli elenchi da cui si sceglie. I punti d’innesto si chiamano come si scrivono.

text-k3d-ask-first = primo giocatore
text-k3d-ask-colour = colore
text-k3d-ask-lay = disporre la foresta
text-k3d-ask-deal = distribuire gli obiettivi
text-k3d-ask-return = rimettere un obiettivo
text-k3d-ask-turn-up = scoprire un obiettivo
text-k3d-ask-place = mettere una pedina
text-k3d-ask-move = muovere una pedina
text-k3d-ask-grow = attaccare la tessera
text-k3d-ask-show = scoprire una tessera
text-k3d-ask-goal = prendere un obiettivo
text-k3d-ask-draw = pescare un obiettivo
text-k3d-ask-last = ultima tessera
text-k3d-ask-trunk = tronco
text-k3d-ink-blue = blu
text-k3d-ink-green = verde
text-k3d-ink-orange = arancio
text-k3d-ink-pink = rosa
text-k3d-stands-steady = stabile ({ $percent } %)
text-k3d-stands-leaning = inclinato ({ $percent } %)
text-k3d-stands-teetering = sta per cadere ({ $percent } %)
text-k3d-stands-held = tenuto a mano ({ $percent } %)
text-k3d-over = La partita è finita.
text-k3d-turn = turno { $turn } di { $turns }, { $who }: { $ask }
text-k3d-you = tu
text-k3d-player = giocatore { $number }
text-k3d-no-trunk = { $who }: ancora nessun tronco
text-k3d-tree = Albero { $who }: { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }, { $stands }
text-k3d-tree-yours = Albero { $who } (il tuo): { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }, { $stands }
text-k3d-aside = messe da parte: { $tiles }
text-k3d-trunk = tronco
text-k3d-trunk-of = tronco ({ $ink })
text-k3d-free = liberi { $points }
text-k3d-part = { $number } { $tile } a { $point }
text-k3d-tile = { NAME($shape, of: "shape") } ({ NAME($feature, of: "trait") }, { NAME($kodama, of: "text-k3d-ink") })
text-k3d-top = { NAME($feature, of: "trait") } { NAME($kodama, of: "text-k3d-ink") }
text-k3d-top-below = { NAME($shape, of: "shape") }
text-k3d-deck = mazzo degli obiettivi: { $goals }
text-k3d-display = obiettivi scoperti:
text-k3d-goals = obiettivi, { $who }: { $goals }
text-k3d-goals-hidden = obiettivi, { $who }: { $goals }, di cui { $hidden } coperti
text-k3d-scored = { $who }: { $points } PV per { $goal }
text-k3d-meeple = pedina su { $stack }: far crescere { $tile }
text-k3d-to = verso { $stack }, su { $tile }
text-k3d-point = { $point } a { $tile }, { $stands }
text-k3d-draw = pescare il primo obiettivo del mazzo
text-k3d-pass = non prendere obiettivi
