# Kodama 3D: was es fragt, erzählt und ablehnt.

ask-k3d-colour = Such dir eine Farbe für deinen Stamm aus.
ask-k3d-return = Wähle das Ziel, das du unter den Stapel zurücklegst.
ask-k3d-place = Setz eine deiner Figuren auf einen Stapel des Waldes.
ask-k3d-move = Zieh eine deiner Figuren; das Plättchen, das sie verlässt, wächst an deinem Baum.
ask-k3d-grow = Steck das Plättchen in eine freie Steckstelle deines Baums.
ask-k3d-goal = Nimm ein Ziel oder keines.
ask-k3d-last = Füge eines der zwei Plättchen hinzu, auf denen deine Figuren stehen.

event-k3d-moved = { NAME($seat, of: "seat") }: { $move }
event-k3d-scored = { NAME($seat, of: "seat") } erhält { $points ->
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
why-k3d-grow-attach = Dein Baum hat keine freie Steckstelle { $point }.
why-k3d-grow-balance = Dein Baum würde umfallen.
why-k3d-grow-space = Dort ist ein anderes Teil deines Baums im Weg.
    .fits = Das Plättchen passt an deinen Baum: { NAME($fits, of: "") }.
why-k3d-goal-draw = Der Zielstapel ist leer.
    .goal = Dieses Ziel liegt nicht in der Auslage: { NAME($goal, of: "card") }.
why-k3d-end-last-two = Keine deiner Figuren steht auf { $stack }.
why-k3d-end-winner = Die meisten Punkte: { $points }.
    .tied = Gleichstand bei { $points } Punkten; es entscheiden die Ziele auf der Hand: { $goals }.
