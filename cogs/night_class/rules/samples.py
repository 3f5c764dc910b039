"""Nights as people might bring them, for simulation and for the suites that hold every game to its contract."""

import random
from typing import Any, get_args

from cogs.night_class.library import cities, city
from cogs.night_class.rules.actions import Activate
from cogs.night_class.rules.ground import in_order
from cogs.night_class.rules.night import new_sheet, night_of
from cogs.night_class.rules.options import NightOptions
from cogs.night_class.rules.setup import MOST_SEATS, emblems
from cogs.night_class.rules.sheet import Die
from cogs.night_class.rules.state import Draft, Hero, NightJoining, NightState
from cogs.night_class.rules.words import COLUMNS, LONGEST_NAME

SWITCHED = 0.2  # of the switches stand otherwise than by default


def sample_night(rng: random.Random) -> tuple[NightOptions, list[NightJoining]]:
    """One to four heroes in any city, some switches turned."""
    chosen: dict[str, Any] = {"city": rng.choice(cities())}
    chosen["difficulty"] = rng.choice([level.key for level in city(chosen["city"]).file.difficulty])
    for name, info in NightOptions.model_fields.items():
        values = [value for value in get_args(info.annotation) if isinstance(value, str)]
        if name not in chosen and len(values) > 1 and rng.random() < SWITCHED:
            chosen[name] = rng.choice(values)
    marks = rng.sample(emblems(), 4)
    seats = [NightJoining(name=f"Hero {seat + 1}", emblem=marks[seat] if rng.random() < 0.5 else None) for seat in range(rng.randint(1, 4))]
    return NightOptions.model_validate(chosen), seats


def largest_night() -> NightState:
    """Eight heroes with the longest names at the end of the longest turn, everything unlocked, every street marked."""
    options = NightOptions(projectiles_path="movement", activation_gate="on", advanced_technology="standing")
    night = night_of(options)
    state = NightState(options=options, heroes=[], sheets=[], turn=22, phase="hero", roll=(6, 6, 6))
    for seat in range(MOST_SEATS):
        sheet = new_sheet(night)
        sheet.emblems = tuple(in_order(night.ground.streets))
        sheet.unlocked = tuple(row.key for row in night.abilities.values())
        sheet.tracks = {track: len(numbers) for track, numbers in night.tracks.items()}
        sheet.boxes = {column: max(1, night.length(column) - 1) for column in COLUMNS}
        sheet.sites, sheet.plot, sheet.checked, sheet.energy = tuple(night.sites), 6, "distrust", night.energy
        sheet.circles = sheet.life = night.level.stamina + 9
        sheet.dice = (Die(6), Die(6), Die(6))
        state.heroes.append(Hero(name="Щ" * (LONGEST_NAME - 1) + str(seat), emblem=emblems()[seat]))
        state.sheets.append(sheet)
        draft = Draft(sheet=sheet.twin(), floor=sheet.twin(), floor_acts=0)
        draft.sheet.way = sheet.emblems[:20]
        draft.acts = [
            Activate(decision=f"t22.hero.s{seat}", die=6, ability=ability, mode="chain", target="drake", second_target="twister",
                     site="J6", to="K9", way=sheet.emblems[:20])
            for ability in ("bionic_arm", "rapid_processing", "unearthly_speed", "rapid_strikes", "mutant_limbs", "hacking", "absorb")
        ]  # fmt: skip
        state.drafts[seat] = draft
    return state
