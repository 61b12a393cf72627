# Was an jedem Tisch gilt; das Englische steht in catalogue/table.toml.

rule-table-turn = Einen Zug macht ein Platz, der jetzt zu entscheiden hat; der Zufall gibt, wenn er an der Reihe ist.
rule-table-over = Ist die Partie zu Ende, kann kein Zug mehr gemacht werden.
rule-table-asked = Ein Zug muss beantworten, wonach jetzt gefragt wird.
rule-table-deal = Gegeben wird nur eine Karte, ein Plättchen oder eine Zahl, die noch kommen kann.
