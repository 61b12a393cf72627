# Kodama Duo: ciò che chiede, racconta e rifiuta oltre a Kodama.

ask-duo-split = Dividi le tre carte in due mazzetti.
ask-duo-choose = Scegli un mazzetto.
ask-duo-place = Collega al tuo albero una carta del tuo mazzetto.
ask-duo-summon = Evoca uno Spirito e posalo su un’icona del tuo albero.
ask-duo-summon-more = Puoi evocare un secondo Spirito.
ask-duo-kodama = Scegli il Kodama che andrà a vivere nel tuo albero.

event-duo-discarded = Scartate: { NAME($cards, of: "card") }.
event-duo-roles = { NAME($pruner, of: "seat") } è il Potatore, { NAME($sower, of: "seat") } il Seminatore.
    .you-pruner = Sei il Potatore, { NAME($sower, of: "seat") } il Seminatore.
    .you-sower = { NAME($pruner, of: "seat") } è il Potatore, tu sei il Seminatore.
event-duo-split = { NAME($seat, of: "seat") } ha diviso le carte: { NAME($pile, of: "card") } – { NAME($rest, of: "card") }.
    .you-seat = Hai diviso le carte: { NAME($pile, of: "card") } – { NAME($rest, of: "card") }.
event-duo-chosen = { NAME($seat, of: "seat") } ha scelto un mazzetto: { NAME($pile, of: "card") }.
    .you-seat = Hai scelto un mazzetto: { NAME($pile, of: "card") }.
event-duo-summoned = { NAME($seat, of: "seat") } ha evocato lo Spirito { NAME($spirit, of: "icon", form: "of") }: { NAME($card, of: "card") }.
    .you-seat = Hai evocato lo Spirito { NAME($spirit, of: "icon", form: "of") }: { NAME($card, of: "card") }.
event-duo-stolen = Lo Spirito { NAME($spirit, of: "icon", form: "of") } ha lasciato l’albero di { NAME($seat, of: "seat") }.
    .you-seat = Lo Spirito { NAME($spirit, of: "icon", form: "of") } ha lasciato il tuo albero.
event-duo-declined = { NAME($seat, of: "seat") } non ha evocato un secondo Spirito.
    .you-seat = Non hai evocato un secondo Spirito.

why-duo-growth-split = Servono due mazzetti delle carte rivelate, ognuno di almeno una carta.
why-duo-growth-choose = Questo mazzetto non c’è.
why-duo-growth-place = Questa carta non è nel tuo mazzetto.
    .on = La carta sottostante non è nel tuo albero.
why-duo-growth-stuck = Puoi posare una carta: nel tuo albero c’è posto.
why-duo-spirit-summon = Bisogna evocare uno Spirito.
    .spirit = Questa icona non è sulla carta scartata: { NAME($spirit, of: "icon") }.
    .card = In quel punto del tuo albero non c’è un’icona del genere.
why-duo-spirit-stays = Lo Spirito { NAME($spirit, of: "icon", form: "of") } è già sul tuo albero, e ci resta.
why-duo-spirit-no-stack = Su questa icona c’è già uno Spirito.
why-duo-kodama-phase = { NAME($kodama, of: "card") } non è nella tua mano.

why-duo-end = Più punti di tutti: { $points }.
    .icons = Parità di punti. Decide l’icona del tronco nel proprio albero: { NAME($icons, of: "") } volte.
