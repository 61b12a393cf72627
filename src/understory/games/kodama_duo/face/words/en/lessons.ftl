# The lessons; see those of Kodama.

lesson-kodama-duo-sharing = Split, choose, summon
    .line = Two share three cards, and whoever gets fewer calls a spirit.

lesson-kodama-duo-sharing-split = You make two piles of three cards, and Sprout chooses one of them. You want the clouds: touch cards to move them, until the lit card lies alone. Then split so.
    .done = Sprout takes two cards. The clouds are yours.
    .wrong = So the clouds lie with another card, and Sprout would take both. Leave the cloud card alone.
lesson-kodama-duo-sharing-lay = Lay your card on the trunk. An icon scores where the card below shows it too, and so on down: here two clouds and the cloud on the trunk.
    .done = { $points } points: three for clouds, two from the season card, because yours was a lone card.
    .wrong = Here it brings { $points } points. Lay it on the trunk.
lesson-kodama-duo-sharing-summon = Sprout laid one of two cards. You had only one, so you call a spirit: an icon of the card that was left over. Choose the flower spirit and lay it over the firefly on your card.
    .done = This firefly is a flower now, for everything that counts later.
    .wrong = Choose the flower spirit, then the firefly on your card.
    .icon = That icon would be a flower now, and a good cloud would be lost. Lay the spirit over the firefly.
    .kind = That spirit would help you less: flowers are coming. Choose the flower spirit.
lesson-kodama-duo-sharing-choose = Now roles swap: Sprout has split, you choose. Take the pile with two cards: one of them has two clouds and a flower.
    .done = Two cards to choose from. Lay one, the other is left over.
    .wrong = This pile has one card with one cloud. The other pile gives you more to choose from.
lesson-kodama-duo-sharing-long = Lay the lit card on your first card. Its clouds go on down to the trunk, and its flower finds your spirit.
    .done = { $points } points: five for clouds, two for flowers, one of them your spirit.
    .wrong = Here it brings { $points } points. On your first card it brings 7. No room there? Go back and lay that one elsewhere.
    .card = That one brings { $points } points. Take the lit card with the two clouds.
lesson-kodama-duo-sharing-stolen = Sprout had a lone card and summoned too: your flower spirit has gone over to Sprout. On which of your cards does the firefly show again? Touch it.
    .done = Yes. A spirit stays until the other player calls it.
    .wrong = No spirit lay on this one.
lesson-kodama-duo-sharing-end = Four such turns, then each of you plays a Kodama. After three seasons the most points win.
