# Kodama Duo au terminal, en plus de Kodama.

text-duo-season = { $season }. La place { $pruner } est le Tailleur, la place { $sower } le Semeur. Pioche : { $deck }.
text-duo-season-turn = { $season }, tour { $turn } sur { $turns }. La place { $pruner } est le Tailleur, la place { $sower } le Semeur. Pioche : { $deck }.
text-duo-season-card = Carte Saison : { $decree }
text-duo-revealed = Révélées
text-duo-pile = Pile { $number }
text-duo-pile-of = Pile de la place { $seat }
text-duo-discarded = Défaussées
text-duo-spirits = Esprits à côté de la pioche : { $spirits }
text-duo-no-spirits = Esprits à côté de la pioche : aucun
text-duo-spirit = Esprit { NAME($spirit, of: "icon", form: "of") }
text-duo-spirit-theirs = Esprit { NAME($spirit, of: "icon", form: "of") }, de l’autre arbre
text-duo-over = sur { NAME($icon, of: "icon", form: "the") } de { $card }
text-duo-over-one = sur { NAME($icon, of: "icon", form: "the") } de { $card }, Élément { $number }
text-duo-no-second = pass : pas de deuxième Esprit
