"""Those who play when nobody else does. Bots see views and legal moves, and nothing more."""

from understory.bots.bot import UNHURRIED, Bot, BotAnswer, Clock
from understory.bots.deciding import decided, legal_from
from understory.bots.ismcts import Effort, IsmctsBot
from understory.bots.simple import GreedyBot, RandomBot
from understory.bots.specs import bot, bot_names, is_bot

__all__ = [
    "UNHURRIED",
    "Bot",
    "BotAnswer",
    "Clock",
    "Effort",
    "GreedyBot",
    "IsmctsBot",
    "RandomBot",
    "bot",
    "bot_names",
    "decided",
    "is_bot",
    "legal_from",
]
