"""What games say, as it travels: for a page that was built without them. A page without a server has all its words."""

from understory import games
from understory.core.spec import PACKED
from understory.locale import Language
from understory.locale.bundles import cards_told, messages_told, rules_told
from understory.table import forms


def words_told(game: str, language: Language) -> forms.GameWords:
    """What a game says and how its cards and rules read; nothing of one that has no folder of its own here."""
    if game.partition(PACKED)[0] not in games.names():
        return forms.GameWords("", {}, ())
    cards = {
        card: forms.CardWords(said.name, said.text, said.mark, said.origin)
        for card, said in cards_told(language, game).items()
    }
    rules = tuple(forms.RuleWords(rule.id, rule.text, rule.ruling) for rule in rules_told(language, game))
    return forms.GameWords(messages_told(language, game), cards, rules)
