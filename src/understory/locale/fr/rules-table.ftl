# Ce qui vaut à toutes les tables ; l’anglais se trouve dans catalogue/table.toml.

rule-table-turn = Un coup est joué par une place qui doit décider maintenant ; le hasard distribue quand c’est son tour.
rule-table-over = Quand la partie est terminée, aucun coup ne peut être joué.
rule-table-asked = Un coup doit répondre à ce qui est demandé maintenant.
rule-table-deal = Seuls sont distribués une carte, une tuile ou un nombre qui peuvent encore sortir.
rule-table-resigned = Qui abandonne perd ; à plus de deux, un robot joue à sa place.
rule-table-agreed = Une partie se termine sans vainqueur quand tous ceux qui jouent veulent arrêter.
rule-table-called-off = Qui a créé une partie peut l’annuler avant qu’elle commence.
rule-table-closed = Qui s’occupe de la table peut fermer une partie.
rule-table-cards = La plupart des cartes sont de notre conception, car les livrets n’en donnent pas la liste ; une marque sur chaque carte dit d’où elle vient.
