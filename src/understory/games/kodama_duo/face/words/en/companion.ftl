# The companion: the score sheet.

sheet-duo = Score sheet
