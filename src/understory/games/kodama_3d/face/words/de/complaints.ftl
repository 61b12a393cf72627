bad-no-tiles-file = es gibt keine; jedes Pack von Kodama 3D hat eine
bad-tip-cell = muss eine andere Zelle sein als die des Stiels
bad-points-number = es müssen { $wanted } sein, nicht { $count }
bad-goal-numbers = Ziele sind ab 1 der Reihe nach nummeriert
bad-no-condition = { $value } ist keine Bedingung, die es gibt
