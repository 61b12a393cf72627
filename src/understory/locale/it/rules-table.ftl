# Ciò che vale a ogni tavolo; l’inglese sta in catalogue/table.toml.

rule-table-turn = Una mossa la fa un posto che deve decidere ora; il caso distribuisce quando tocca a lui.
rule-table-over = Quando la partita è finita non si può fare alcuna mossa.
rule-table-asked = Una mossa deve rispondere a ciò che viene chiesto ora.
rule-table-deal = Si distribuisce solo una carta, una tessera o un numero che può ancora uscire.
rule-table-resigned = Chi abbandona perde; in più di due, un bot continua al suo posto.
rule-table-agreed = Una partita finisce senza vincitori quando tutti quelli che giocano vogliono fermarsi.
rule-table-called-off = Chi ha creato una partita può annullarla prima che cominci.
rule-table-closed = Chi si occupa del tavolo può chiudere una partita.
rule-table-cards = La maggior parte delle carte è ideata da noi, perché i regolamenti non le elencano; un segno su ogni carta dice da dove viene.
