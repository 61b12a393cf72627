"""Understory in English, French, German and Italian: rules, refusals, log lines, cards and options as sentences.

The engine speaks in ids and evidence; `speak("fr")` gives a `Tongue` that makes sentences of them; see
docs/languages.md.
"""

from understory.locale.catalogues import LANGUAGES, Language
from understory.locale.tongue import CardText, RuleText, Tongue, speak

__all__ = ["LANGUAGES", "CardText", "Language", "RuleText", "Tongue", "speak"]
