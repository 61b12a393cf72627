# Kodama Duo: ciò che chiede, racconta e rifiuta oltre a Kodama.

ask-duo-split = Dividi le tre carte in due mazzetti.
ask-duo-choose = Scegli un mazzetto.
ask-duo-place = Collega al tuo albero una carta del tuo mazzetto.
ask-duo-summon = Evoca uno Spirito e posalo su un’icona del tuo albero.
ask-duo-summon-more = Puoi evocare un secondo Spirito.
ask-duo-kodama = Scegli il Kodama che andrà a vivere nel tuo albero.

event-duo-discarded = Scartate: { NAME($cards, of: "") }.
event-duo-roles = { NAME($pruner, of: "seat") } è il Potatore, { NAME($sower, of: "seat") } il Seminatore.
event-duo-split = { NAME($seat, of: "seat") } ha diviso le carte: { NAME($pile, of: "") } | { NAME($rest, of: "") }.
event-duo-chosen = { NAME($seat, of: "seat") } ha scelto { NAME($pile, of: "") }.
event-duo-summoned = { NAME($seat, of: "seat") } ha evocato lo Spirito { NAME($spirit, of: "icon", form: "of") } su { $card }.
event-duo-stolen = Lo Spirito { NAME($spirit, of: "icon", form: "of") } ha lasciato l’albero di { NAME($seat, of: "seat") }.
event-duo-declined = { NAME($seat, of: "seat") } non ha evocato un secondo Spirito.

why-duo-growth-split = Servono due mazzetti delle carte rivelate, ognuno di almeno una carta.
why-duo-growth-choose = Questo mazzetto non c’è.
why-duo-growth-place = { $card } non è nel tuo mazzetto.
    .on = { $on } non è nel tuo albero.
why-duo-growth-stuck = Puoi posare una carta: nel tuo albero c’è posto.
why-duo-spirit-summon = Bisogna evocare uno Spirito.
    .spirit = Questa icona non è sulla carta scartata: { NAME($spirit, of: "icon") }.
    .card = { $card } non ha un’icona del genere nel tuo albero.
why-duo-spirit-stays = Lo Spirito { NAME($spirit, of: "icon", form: "of") } è già sul tuo albero, e ci resta.
why-duo-spirit-no-stack = Su questa icona di { $card } c’è già uno Spirito.
why-duo-kodama-phase = { NAME($kodama, of: "card") } non è nella tua mano.

why-duo-end = Più punti di tutti: { $points }.
    .icons = Parità, decisa dall’icona del tronco nel proprio albero: { NAME($icons, of: "") }.
