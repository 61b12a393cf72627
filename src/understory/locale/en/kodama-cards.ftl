# What is printed beside a card's text. Names and texts of cards are English in the packs and in the games' wording.

kid-only = { $said } Only { NAME($season, of: "season", form: "in") }.
