# Kodama 3D: was es fragt, erzählt und ablehnt.

trait-blossom = Blüte
    .a = einer Blüte
    .each = jede Blüte
    .many = Blüten
trait-caterpillar = Raupe
    .a = einer Raupe
    .each = jede Raupe
    .many = Raupen
trait-firefly = Glühwürmchen
    .a = einem Glühwürmchen
    .each = jedes Glühwürmchen
    .many = Glühwürmchen
trait-mushroom = Pilz
    .a = einem Pilz
    .each = jeden Pilz
    .many = Pilze
trait-blue = blauer Kodama
    .a = einem blauen Kodama
    .each = jeden blauen Kodama
    .many = blaue Kodamas
trait-green = grüner Kodama
    .a = einem grünen Kodama
    .each = jeden grünen Kodama
    .many = grüne Kodamas
trait-orange = orangefarbener Kodama
    .a = einem orangefarbenen Kodama
    .each = jeden orangefarbenen Kodama
    .many = orangefarbene Kodamas
trait-pink = pinkfarbener Kodama
    .a = einem pinkfarbenen Kodama
    .each = jeden pinkfarbenen Kodama
    .many = pinkfarbene Kodamas

shape-shoot = Trieb
    .a = einen Trieb
shape-bough = Ast
    .a = einen Ast
shape-fork = Gabel
    .a = eine Gabel
shape-crown = Krone
    .a = eine Krone

ask-k3d-colour = Such dir eine Farbe für deinen Stamm aus.
ask-k3d-return = Wähle das Ziel, das du unter den Stapel zurücklegst.
ask-k3d-place = Setz eine deiner Figuren auf einen Stapel des Waldes.
ask-k3d-move = Zieh eine deiner Figuren; das Plättchen, das sie verlässt, wächst an deinem Baum.
ask-k3d-grow = Steck das Plättchen in eine freie Steckstelle deines Baums.
ask-k3d-goal = Nimm ein Ziel oder keines.
ask-k3d-last = Füge eines der zwei Plättchen hinzu, auf denen deine Figuren stehen.

event-k3d-first = { NAME($seat, of: "seat") } beginnt.
    .you-seat = Du beginnst.
event-k3d-colour = Der Baum von { NAME($seat, of: "seat") }: { NAME($kodama, of: "trait") }.
    .you-seat = Dein Baum: { NAME($kodama, of: "trait") }.
event-k3d-shown = Auf { $stack } liegt jetzt offen: { NAME($shape, of: "shape") }, { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-dealt = { NAME($seat, of: "seat") } bekommt das Ziel { NAME($goal, of: "card") }.
    .you-seat = Du bekommst das Ziel { NAME($goal, of: "card") }.
event-k3d-turned = Neu in der Auslage: { NAME($goal, of: "card") }.
event-k3d-returned = { NAME($seat, of: "seat") } legt das Ziel { NAME($goal, of: "card") } zurück.
    .you-seat = Du legst das Ziel { NAME($goal, of: "card") } zurück.
event-k3d-sealed = { NAME($seat, of: "seat") } hat gewählt, welches Ziel zurückgeht.
    .you-seat = Du hast gewählt, welches Ziel zurückgeht.
event-k3d-placed = { NAME($seat, of: "seat") } setzt eine Figur auf { $stack }.
    .you-seat = Du setzt eine Figur auf { $stack }.
event-k3d-went = { NAME($seat, of: "seat") } zieht eine Figur von { $start } nach { $end }.
    .you-seat = Du ziehst eine Figur von { $start } nach { $end }.
event-k3d-stayed = { NAME($seat, of: "seat") } bleibt auf { $stack } und nimmt das Plättchen dort.
    .you-seat = Du bleibst auf { $stack } und nimmst das Plättchen dort.
event-k3d-grew = { NAME($seat, of: "seat") } steckt { NAME($shape, of: "shape", form: "a") } an den Baum: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
    .you-seat = Du steckst { NAME($shape, of: "shape", form: "a") } an deinen Baum: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-aside = { NAME($seat, of: "seat") } legt { NAME($shape, of: "shape", form: "a") } beiseite, da nichts passt: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
    .you-seat = Du legst { NAME($shape, of: "shape", form: "a") } beiseite, da nichts passt: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-took = { NAME($seat, of: "seat") } nimmt das Ziel { NAME($goal, of: "card") }.
    .you-seat = Du nimmst das Ziel { NAME($goal, of: "card") }.
event-k3d-drew = { NAME($seat, of: "seat") } zieht ein Ziel vom Stapel.
    .you-seat = Du ziehst ein Ziel vom Stapel.
event-k3d-added = { NAME($seat, of: "seat") } nimmt das letzte Plättchen von { $stack }.
    .you-seat = Du nimmst das letzte Plättchen von { $stack }.
event-k3d-passed = { NAME($seat, of: "seat") } nimmt nichts.
    .you-seat = Du nimmst nichts.
event-k3d-hidden = Ein Ziel wird verdeckt ausgeteilt.
event-k3d-scored = { NAME($seat, of: "seat") } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { NAME($goal, of: "card") }.
    .you-seat = Du erhältst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { NAME($goal, of: "card") }.

why-k3d-setup-trunk = Diese Farbe ist vergeben.
why-k3d-setup-forest = Der Wald hat keinen Stapel { $stack }.
why-k3d-setup-goals = Dieses Ziel wurde dir nicht ausgeteilt: { NAME($goal, of: "card") }.
why-k3d-setup-meeples = Auf { $occupied } steht schon eine Figur.
why-k3d-move-line = Eine Figur zieht geradeaus auf einen Stapel ohne Figur.
    .must = Eine deiner Figuren muss ziehen.
    .meeples = Deine Figuren stehen auf { NAME($meeples, of: "") }.
    .occupied = Auf { $occupied } steht schon eine Figur.
    .straight = { NAME($straight, of: "") } liegen nicht auf einer geraden Linie.
why-k3d-move-no-jump = Eine Figur steht im Weg, auf { NAME($over, of: "") }.
why-k3d-move-empty = Auf { $stack } liegt kein Plättchen mehr.
why-k3d-move-blocked = Deine Figuren stehen auf { NAME($meeples, of: "") }.
    .tiles = Unter der Figur auf { $stack } muss für das Ende ein Plättchen bleiben.
why-k3d-grow-attach = Dein Baum hat dort keine freie Steckstelle.
why-k3d-grow-balance = Dein Baum würde umfallen.
why-k3d-grow-space = Dort ist ein anderes Teil deines Baums im Weg.
    .fits = Das Plättchen passt an deinen Baum, also muss es dorthin.
why-k3d-goal-draw = Der Zielstapel ist leer.
    .goal = Dieses Ziel liegt nicht in der Auslage: { NAME($goal, of: "card") }.
why-k3d-end-last-two = Keine deiner Figuren steht auf { $stack }.
why-k3d-end-winner = Die meisten Punkte: { $points }.
    .tied = Gleichstand bei { $points } Punkten; es entscheiden die Ziele auf der Hand: { $goals }.
