"""What people read, in English and Russian: Fluent files, plurals, times, lists.

`texts().say(lang, key, **facts)` is the one way from a key to a sentence. Facts are numbers, ids, names already made safe by
`bot.ui.safe_text`, aware datetimes (shown as Discord's stamps), timedeltas (in words) and lists of strings ("A, B and C").
"""

from bot.i18n.languages import LANGS, Lang, joined, lang_of
from bot.i18n.texts import Fact, TextFault, Texts, texts
from bot.i18n.times import Style, duration, stamp

__all__ = ["LANGS", "Fact", "Lang", "Style", "TextFault", "Texts", "duration", "joined", "lang_of", "stamp", "texts"]
