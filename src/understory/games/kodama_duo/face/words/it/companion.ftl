# The companion: the score sheet.

sheet-duo = Foglio dei punti
