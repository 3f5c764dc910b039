"""Both languages as a room's `say`."""

from bot.i18n.texts import texts
from bot.ui.desk import Speech

SPEECH = (Speech(texts(), "en"), Speech(texts(), "ru"))
