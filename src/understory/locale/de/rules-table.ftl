# Was an jedem Tisch gilt; das Englische steht in catalogue/table.toml.

rule-table-turn = Einen Zug macht ein Platz, der jetzt zu entscheiden hat; der Zufall gibt, wenn er an der Reihe ist.
rule-table-over = Ist die Partie zu Ende, kann kein Zug mehr gemacht werden.
rule-table-asked = Ein Zug muss beantworten, wonach jetzt gefragt wird.
rule-table-deal = Gegeben wird nur eine Karte, ein Plättchen oder eine Zahl, die noch kommen kann.
rule-table-resigned = Wer aufgibt, verliert; bei mehr als zweien spielt ein Bot für sie weiter.
rule-table-agreed = Eine Partie endet ohne Sieger, wenn alle, die spielen, aufhören möchten.
rule-table-called-off = Wer eine Partie angelegt hat, kann sie absagen, bevor sie beginnt.
rule-table-closed = Wer sich um den Tisch kümmert, kann eine Partie schließen.
rule-table-cards = Die meisten Karten sind von uns entworfen, weil die Spielanleitungen sie nicht aufführen; ein Zeichen auf jeder Karte sagt, woher sie stammt.
