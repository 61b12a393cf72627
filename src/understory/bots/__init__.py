"""Those who play when nobody else does. Bots see views and legal moves, and nothing more."""

from understory.bots.bot import UNHURRIED, Bot, Choice, Clock
from understory.bots.simple import GreedyBot, RandomBot
from understory.bots.specs import bot, bot_names, is_bot

__all__ = ["UNHURRIED", "Bot", "Choice", "Clock", "GreedyBot", "RandomBot", "bot", "bot_names", "is_bot"]
