# The lessons: `lesson-GAME-LESSON-STEP`; `.done` once it is met, `.wrong` and others for a try that misses.

lesson-kodama-growing = Grow your first tree
    .line = Lay branches, score lines, please a Kodama.

lesson-kodama-growing-lay = This is your tree: only a trunk so far. Take the lit card and lay it on the bark of the trunk, so that its end stays free.
    .done = { $points } points: two flowers on your card, and the flower on the trunk.
    .wrong = That is another card. Take the lit one.
lesson-kodama-growing-line = Icons score in lines. Each icon on your card counts, if the card below shows it too, and so on down. Lay the lit card on your first card.
    .done = { $points } points: four flowers and three clouds, counted card by card.
    .wrong = Here it brings { $points } points: the clouds of your first card are not below it. Lay it on your first card for 7. No room there? Go back and lay that one elsewhere.
    .card = That card brings { $points } points. Take the lit one: it has flowers and clouds.
lesson-kodama-growing-ends = A line ends at the first card without its icon. Which card ended your line of clouds? Touch it.
    .done = Yes, the trunk shows no cloud. What lies beyond such a card no longer counts.
    .wrong = There is a cloud on this one. Look for the card without any.
lesson-kodama-growing-apart = The lit card shows no flower and no cloud: whatever grows on it starts anew. Lay it on the trunk, out of the way.
    .done = No points this time, but your long line stays open.
    .wrong = That is another card. Take the lit one.
    .cut = This ends your flowers and clouds right here. Lay it on the trunk instead.
lesson-kodama-growing-ten = Now go on with flowers and clouds together: lay the lit card at the end of your long line.
    .done = 10 points! A card may never bring more than 10.
    .wrong = Here it brings { $points } points. At the end of your long line it brings 10.
    .card = That card brings { $points } points. The lit one can bring 10.
lesson-kodama-growing-kodama = Four cards each, and spring is over. Now everybody plays one Kodama from their hand. The green number says what each would bring now: play the best.
    .done = { $points } points, and 4 more from Spring Rain, the decree of spring. This Kodama is gone now; one more follows after summer, one after autumn.
    .wrong = Choose one of your Kodamas.
    .less = This one would bring only { $points } points now. One of them brings 8.
lesson-kodama-growing-decree = Summer brings a decree for everybody: 1 point more for each firefly you lay. Which card has a firefly? Touch it.
    .done = That one.
    .wrong = No firefly on this one. It is a small winged one with a yellow light.
lesson-kodama-growing-below = Lay it. At the very end of your line it would bring more than 10, and that is never allowed: lay it one card lower.
    .done = { $points } points, the decree’s one among them.
    .wrong = Here it brings { $points } points. One card below the end of your long line it brings more.
    .card = That is another card. Take the lit one with the firefly.
lesson-kodama-growing-end = That is the whole game: three seasons, each with a decree, four cards and one Kodama. Whoever has most points wins.
