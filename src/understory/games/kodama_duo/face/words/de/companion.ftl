# The companion: the score sheet.

sheet-duo = Wertungsblatt
