# Ce qui vaut à toutes les tables ; l’anglais se trouve dans catalogue/table.toml.

rule-table-turn = Un coup est joué par une place qui doit décider maintenant ; le hasard distribue quand c’est son tour.
rule-table-over = Quand la partie est terminée, aucun coup ne peut être joué.
rule-table-asked = Un coup doit répondre à ce qui est demandé maintenant.
rule-table-deal = Seuls sont distribués une carte, une tuile ou un nombre qui peuvent encore sortir.
