# The companion: the score sheet.

sheet-duo = Feuille de score
