# Everdell Duo : ce qu’il demande. La valeur se suffit ; un attribut sait par quelle carte, et combien il reste.

ask-everdell-act = Placez un ouvrier, jouez une carte ou prenez-en une, de la Prairie ou de la pioche.
ask-everdell-step = Avancez le Soleil ou la Lune.
    .sun = Votre ouvrier a fini : avancez le Soleil.
    .moon = Votre carte est jouée : avancez la Lune.
    .either = Vous avez une nouvelle carte : avancez le Soleil ou la Lune.
ask-everdell-trade = Défaussez deux cartes pour une ressource.
    .left = { $left ->
        [one] Défaussez encore une carte pour une ressource.
       *[other] Défaussez { $left } cartes pour une ressource.
    }
ask-everdell-gain = Choisissez une ressource.
    .by = { NAME($by, of: "source") } : choisissez { $left ->
        [one] une ressource.
       *[other] { $left } ressources, une par une.
    }
    .or-point = { NAME($by, of: "source") } : choisissez une ressource ou un point.
    .onto = { NAME($by, of: "source") } : choisissez { $left ->
        [one] une ressource à mettre dessus.
       *[other] { $left } ressources à mettre dessus.
    }
    .trade = Choisissez la ressource pour vos deux cartes.
    .season = La saison vous apporte une ressource : choisissez-la.
ask-everdell-earn = Choisissez la couleur de votre jeton Occupé.
    .by = { NAME($by, of: "source") } : choisissez la couleur de votre jeton Occupé.
ask-everdell-take = Prenez une carte de la Prairie.
    .must = Prenez en main une carte de la Prairie.
    .by = { NAME($by, of: "source") } : prenez { $left ->
        [one] une carte de la Prairie.
       *[other] jusqu’à { $left } cartes de la Prairie.
    }
ask-everdell-pay = Choisissez comment vous payez.
    .by = { NAME($by, of: "source") } : choisissez comment vous payez.
ask-everdell-spend = Choisissez avec quoi vous payez.
    .by = { NAME($by, of: "source") } : choisissez avec quoi vous payez.
ask-everdell-house = Choisissez la construction pour votre jeton Occupé.
ask-everdell-tuck = Choisissez la carte de votre main à mettre dessous.
    .by = { NAME($by, of: "source") } : choisissez la carte de votre main à mettre dessous.
ask-everdell-toll = Défaussez une carte de votre main.
    .cost = { NAME($by, of: "source") } coûte une carte : défaussez-en une de votre main.
    .by = { NAME($by, of: "source") } : défaussez une carte de votre main.
ask-everdell-exchange = Payez ce qui est proposé, ou gardez ce que vous avez.
    .by = { NAME($by, of: "source") } (facultatif, encore { $left } fois) : { NAME($by, of: "text") }
ask-everdell-activate = Choisissez une carte verte qui agit.
    .city = { NAME($by, of: "source") } : choisissez une carte verte de la ville qui agit{ $left ->
        [one] .
       *[other] , { $left } en tout.
    }
    .meadow = { NAME($by, of: "source") } : choisissez une carte verte de la Prairie qui agit{ $left ->
        [one] .
       *[other] , { $left } en tout.
    }
    .hand = { NAME($by, of: "source") } : montrez une carte verte de votre main, et elle agit{ $left ->
        [one] .
       *[other] , { $left } en tout.
    }
ask-everdell-show = Montrez une carte de votre main, ou arrêtez.
    .creature = { NAME($by, of: "source") } : montrez une créature de votre main pour une ressource ou un point (encore { $left }).
    .construction = { NAME($by, of: "source") } : montrez une construction de votre main pour une ressource ou un point (encore { $left }).
ask-everdell-store = Mettez des ressources dessus, ou prenez-les toutes.
    .by = { NAME($by, of: "source") } : mettez { $left } ressources dessus, ou prenez toutes celles qui y sont.
ask-everdell-carry = Choisissez ce que vous activez sans ouvrier.
    .farms = { NAME($by, of: "source") } : choisissez une ferme à activer{ $left ->
        [one] .
       *[other] , { $left } en tout.
    }
    .river = { NAME($by, of: "source") } : choisissez une tuile Rivière à activer.
    .others = { NAME($by, of: "source") } : choisissez un emplacement occupé par l’autre joueur ou une mouffette.
    .workers = { NAME($by, of: "source") } : choisissez un emplacement occupé par un ouvrier ou une mouffette.
    .red = { NAME($by, of: "source") } : choisissez une carte rouge à activer{ $left ->
        [one] .
       *[other] , { $left } en tout.
    }
ask-everdell-reclaim = Choisissez le jeton Occupé à reprendre.
    .by = { NAME($by, of: "source") } : choisissez le jeton Occupé à reprendre.
ask-everdell-achieve = Choisissez un Événement à réaliser.
    .by = { NAME($by, of: "source") } : choisissez un Événement à réaliser, sans sa récompense.
ask-everdell-lift = Choisissez l’ouvrier à déplacer.
    .by = { NAME($by, of: "source") } : choisissez l’ouvrier à déplacer.
ask-everdell-shift = Choisissez où va l’ouvrier.
ask-everdell-grant = Jouez une carte pour moins cher.
    .card = { NAME($by, of: "source") } : jouez une carte pour { $less ->
        [one] { $less } ressource
       *[other] { $less } ressources
    } de moins.
    .creature = { NAME($by, of: "source") } : jouez une créature pour { $less ->
        [one] { $less } ressource
       *[other] { $less } ressources
    } de moins.
    .construction = { NAME($by, of: "source") } : jouez une construction pour { $less ->
        [one] { $less } ressource
       *[other] { $less } ressources
    } de moins.
ask-everdell-pigeon = Jouez une des cartes mises de côté pour moins cher.
    .by = { NAME($by, of: "source") } : jouez une des cartes apportées pour { $less ->
        [one] { $less } ressource
       *[other] { $less } ressources
    } de moins.
ask-everdell-twice = La ferme est-elle activée une fois ou deux ?
ask-everdell-produce = Production : choisissez la prochaine carte verte qui agit.
ask-everdell-split = Proposez à qui de vous deux cela revient.
    .deck = Une carte de la pioche : proposez qui la prend.
    .meadow = Une carte de la Prairie : proposez qui la prend.
    .resource = Une ressource : proposez qui la prend.
    .green = Production : proposez une carte verte, et pour qui elle agit.
    .deck-alone = Une carte de la pioche : choisissez qui la prend.
    .meadow-alone = Une carte de la Prairie : choisissez qui la prend.
    .resource-alone = Une ressource : choisissez qui la prend.
    .green-alone = Production : choisissez une carte verte, et pour qui elle agit.
ask-everdell-keep = Proposez la Bonne Nouvelle que vous gardez.
    .alone = Choisissez la Bonne Nouvelle que vous gardez.
ask-everdell-answer = Êtes-vous d’accord, ou proposez-vous autre chose ?
    .give = Votre partenaire propose de { $who ->
        [you] vous donner
       *[partner] prendre
    } { $item ->
        [deck] une carte de la pioche
        [meadow] une carte de la Prairie
        [resource] une ressource
       *[other] l’action de { NAME($item, of: "card") }
    }. D’accord ?
    .news = Votre partenaire propose : la Bonne Nouvelle { NAME($item, of: "card") } pour { $who ->
        [you] vous
       *[partner] soi
    }. D’accord ?
    .keep = Votre partenaire propose : garder { NAME($item, of: "card") }. D’accord ?
    .none = Votre partenaire propose : rien de plus. D’accord ?
ask-everdell-decide = Suivez-vous la contre-proposition, ou vous en tenez-vous à la vôtre ?
    .give = Votre partenaire propose de { $who ->
        [you] vous donner
       *[partner] prendre
    } { $item ->
        [deck] une carte de la pioche
        [meadow] une carte de la Prairie
        [resource] une ressource
       *[other] l’action de { NAME($item, of: "card") }
    }. Ou vous en tenez-vous à votre proposition ?
    .news = Votre partenaire propose : la Bonne Nouvelle { NAME($item, of: "card") } pour { $who ->
        [you] vous
       *[partner] soi
    }. Ou vous en tenez-vous à votre proposition ?
    .keep = Votre partenaire propose : garder { NAME($item, of: "card") }. Ou vous en tenez-vous à votre proposition ?
    .none = Votre partenaire propose : rien de plus. Ou vous en tenez-vous à votre proposition ?
ask-everdell-agree = Votre partenaire voudrait abandonner ce chapitre. Vous aussi ?
ask-everdell-shoo = Choisissez la mouffette qui s’en va.
    .by = { NAME($by, of: "source") } : choisissez la mouffette qui s’en va.
ask-everdell-back = Choisissez si le Soleil ou la Lune recule.
    .by = { NAME($by, of: "source") } : choisissez si le Soleil ou la Lune recule.
ask-everdell-deliver = Choisissez ce que vous remettez à votre partenaire.
    .by = { NAME($by, of: "source") } : choisissez ce que vous remettez à votre partenaire (encore { $left }).
