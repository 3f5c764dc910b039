"""Interact: relics, clinics, the newsroom (NC-SITE, NC-ABIL-e, NC-R30)."""

from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.words import HEALED


def distance_to(night: Night, sheet: Sheet, site: str) -> int:
    """Street steps of which the last enters the site's space (NC-R30)."""
    if night.options.range_metric == "manhattan":
        return night.ground.gap(sheet.hero, site)
    steps = night.ground.steps_from(sheet.hero)
    return min((steps[space] + 1 for space in night.ground.beside[site] if space in steps), default=10_000)


def site_rule(night: Night, sheet: Sheet, site: str, reach: int) -> str | None:
    """The rule against using `site` from at most `reach` away."""
    if site not in night.sites:
        return "NC-ABIL-e"
    if site in sheet.sites:
        return "NC-SITE-e"
    if distance_to(night, sheet, site) > reach:
        return "NC-ABIL-f" if reach == 1 else "NC-CYBER-e"
    match night.sites[site].kind:
        case "clinic":
            return "NC-SITE-f" if sheet.life >= sheet.circles else None
        case "newsroom":
            return "NC-SITE-f" if not sheet.boxes["distrust"] else None
        case "relic":
            return None


def usable_sites(night: Night, sheet: Sheet, reach: int) -> tuple[str, ...]:
    return tuple(site for site in night.sites if site_rule(night, sheet, site, reach) is None)


def use_site(night: Night, sheet: Sheet, site: str) -> None:
    """Each site once a game (NC-SITE-e)."""
    sheet.sites = (*sheet.sites, site)
    match night.sites[site].kind:
        case "clinic":
            sheet.life = min(sheet.circles, sheet.life + HEALED)
        case "newsroom":
            sheet.boxes = {**sheet.boxes, "distrust": sheet.boxes["distrust"] - 1}
        case "relic":
            pass  # it counts among the used sites at the end (NC-SITE-b)


def relics(night: Night, sheet: Sheet) -> int:
    return sum(night.sites[site].kind == "relic" for site in sheet.sites)
