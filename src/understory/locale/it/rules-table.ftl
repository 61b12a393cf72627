# Ciò che vale a ogni tavolo; l’inglese sta in catalogue/table.toml.

rule-table-turn = Una mossa la fa un posto che deve decidere ora; il caso distribuisce quando tocca a lui.
rule-table-over = Quando la partita è finita non si può fare alcuna mossa.
rule-table-asked = Una mossa deve rispondere a ciò che viene chiesto ora.
rule-table-deal = Si distribuisce solo una carta, una tessera o un numero che può ancora uscire.
