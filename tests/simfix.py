"""The repairs of the simulated Discord, under the name tests use; they live in `bot/local/simfix.py`."""

from bot.local.simfix import apply, at_once, lose_answers, patch_emit

__all__ = ["apply", "at_once", "lose_answers", "patch_emit"]
