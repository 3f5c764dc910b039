"""Paces, as written and as computed: both nights of the clock change, quiet hours across midnight, days off."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.kernel.game import BadInput, Decision
from bot.tables.pace_words import parse_hours, parse_pace, parse_span, show_span, zone_of
from bot.tables.schedule import Pace, from_ms, ms, quiet_until
from bot.tables.timers import Timer, grace_of, moments, paused, plan, resumed, stood

ZONES = ("UTC", "Europe/Moscow", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Africa/Casablanca")


def at(text: str, zone: str = "UTC") -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)


def wall(moment: datetime, zone: str) -> str:
    return moment.astimezone(ZoneInfo(zone)).strftime("%a %d %b %H:%M")


# ---- words


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("24h", {"span": 86_400}),
        ("36ч", {"span": 129_600}),
        ("2d", {"span": 172_800}),
        ("1 d 12 h", {"span": 129_600}),
        ("2 дня", {"span": 172_800}),
        ("сутки", None),
        ("live 5m", {"span": 300}),
        ("90 сек", {"span": 90}),
        ("every 24h", {"span": 86_400}),
        ("daily 20:00 Europe/Moscow", {"span": 0, "walls": ({"minute": 1200},), "zone": "Europe/Moscow"}),
        ("каждый день в 20.00 Europe/Moscow", {"span": 0, "walls": ({"minute": 1200},), "zone": "Europe/Moscow"}),
        ("Mon Wed Fri 19:30 Europe/Berlin", {"span": 0, "walls": ({"days": (0, 2, 4), "minute": 1170},), "zone": "Europe/Berlin"}),
        ("пн, ср и пт 19:30", {"span": 0, "walls": ({"days": (0, 2, 4), "minute": 1170},)}),
        ("по будням 9:00", {"span": 0, "walls": ({"days": (0, 1, 2, 3, 4), "minute": 540},)}),
        ("Mon 19:00 Thu 20:30", {"span": 0, "walls": ({"days": (0,), "minute": 1140}, {"days": (3,), "minute": 1230})}),
        ("24h quiet 23:00-08:00 off Sat Sun Europe/Berlin", {"quiet": (1380, 480), "off": (5, 6), "zone": "Europe/Berlin"}),
        ("24ч тихо 23-8 кроме сб вс окно 2ч запас 0с", {"quiet": (1380, 480), "off": (5, 6), "window": 7200, "grace": 0}),
    ],
)
def test_a_pace_is_read_in_both_languages(text: str, fields: dict[str, object] | None) -> None:
    if fields is None:
        with pytest.raises(BadInput):
            parse_pace(text)
        return
    read = parse_pace(text)
    assert read.model_dump(exclude_defaults=True, exclude={"said"}) == {name: value for name, value in fields.items() if value != 86_400}
    assert read.said == text


@pytest.mark.lesson("D16")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "pace-unreadable"),
        ("soon", "pace-unreadable"),
        ("24h 20:00", "pace-unreadable"),
        ("25:00", "pace-unreadable"),
        ("24h quiet 8-8", "pace-unreadable"),
        ("24h off mon tue wed thu fri sat sun", "pace-unreadable"),
        ("daily", "pace-no-time"),
        ("Mon", "pace-no-time"),
        ("Mon 20:00 off Mon", "pace-no-time"),
        ("5s", "pace-range"),
        ("99d", "pace-range"),
        ("daily 20:00 UTC+3", "pace-zone"),
        ("daily 20:00 +03:00", "pace-zone"),
        ("daily 20:00 Europe/Moskau", "pace-zone"),
        ("daily 20:00 Etc/GMT-3", "pace-zone"),
        ("daily 20:00 ../etc/passwd", "pace-zone"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, key: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_pace(text)
    assert refused.value.key == key


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    for read in (parse_pace, parse_span, parse_hours, zone_of):
        said: BadInput | None = None
        try:
            read(text)
        except BadInput as refused:
            said = refused
        assert said is None or all(len(str(value)) <= 40 for value in said.facts.values())


@given(st.integers(30, 31 * 86_400))
def test_a_shown_span_reads_as_itself(seconds: int) -> None:
    assert parse_span(show_span(seconds)).total_seconds() == seconds


# ---- walls and clock changes


@pytest.mark.lesson("D14")
@pytest.mark.parametrize(
    ("pace", "opened", "due"),
    [
        # Berlin puts its clocks forward on 29 March 2026 and back on 25 October.
        ("daily 20:00 Europe/Berlin", at("2026-03-28T20:00", "Europe/Berlin"), at("2026-03-29T20:00", "Europe/Berlin")),
        ("daily 20:00 Europe/Berlin", at("2026-10-24T20:00", "Europe/Berlin"), at("2026-10-25T20:00", "Europe/Berlin")),
        ("daily 02:30 Europe/Berlin", at("2026-03-28T03:00", "Europe/Berlin"), at("2026-03-29T01:30")),  # skipped: 03:30 on the clock
        ("daily 02:30 Europe/Berlin", at("2026-10-24T03:00", "Europe/Berlin"), at("2026-10-25T00:30")),  # twice: the first of the two
        ("daily 20:00 America/New_York", at("2026-03-07T20:00", "America/New_York"), at("2026-03-08T20:00", "America/New_York")),
        ("daily 20:00 America/New_York", at("2026-10-31T20:00", "America/New_York"), at("2026-11-01T20:00", "America/New_York")),
        ("daily 20:00 Europe/Moscow", at("2026-03-28T17:00"), at("2026-03-29T17:00")),
        ("daily 20:00 Asia/Kathmandu", at("2026-03-28T14:15"), at("2026-03-29T14:15")),
        ("Mon Wed Fri 19:30 Europe/Berlin", at("2026-01-05T19:30", "Europe/Berlin"), at("2026-01-07T19:30", "Europe/Berlin")),
        ("Mon Wed Fri 19:30 Europe/Berlin", at("2026-01-09T19:30", "Europe/Berlin"), at("2026-01-12T19:30", "Europe/Berlin")),
    ],
)
def test_a_wall_time_is_the_same_on_the_clock_through_both_changes(pace: str, opened: datetime, due: datetime) -> None:
    assert parse_pace(pace).due(opened) == due


def test_a_turn_that_opens_shortly_before_a_wall_time_has_the_next_one() -> None:
    pace = parse_pace("daily 20:00 Europe/Moscow")
    assert wall(pace.due(at("2026-01-05T19:55", "Europe/Moscow")), "Europe/Moscow") == "Tue 06 Jan 20:00"
    assert wall(pace.due(at("2026-01-05T13:55", "Europe/Moscow")), "Europe/Moscow") == "Mon 05 Jan 20:00"


@given(
    st.sampled_from(ZONES),
    st.datetimes(datetime(2026, 1, 1), datetime(2027, 12, 31)),  # noqa: DTZ001
    st.integers(0, 1439),
    st.sets(st.integers(0, 6), min_size=1),
)
def test_a_wall_deadline_is_one_of_its_walls_and_leaves_a_quarter(zone: str, opened: datetime, minute: int, days: set[int]) -> None:
    pace = Pace(span=0, zone=zone, walls=({"days": tuple(sorted(days)), "minute": minute},))  # pyright: ignore[reportArgumentType]
    start = opened.replace(tzinfo=UTC)
    due = pace.due(start)
    local = due.astimezone(ZoneInfo(zone))
    assert due >= start + pace.quarter
    # On the night of a change the time may be one that the clocks skipped.
    assert abs((local.hour * 60 + local.minute) - minute) in (0, 30, 60, 1380, 1410)
    assert due - start < timedelta(days=15)
    assert pace.later(due) > due


# ---- quiet hours and days off


def test_a_deadline_never_falls_into_quiet_hours() -> None:
    pace = parse_pace("12h quiet 23:00-08:00 Europe/Berlin")
    assert wall(pace.due(at("2026-01-05T12:00", "Europe/Berlin")), "Europe/Berlin") == "Tue 06 Jan 08:00"
    assert wall(pace.due(at("2026-01-05T10:00", "Europe/Berlin")), "Europe/Berlin") == "Mon 05 Jan 22:00"


def test_a_window_runs_in_waking_hours_only() -> None:
    pace = parse_pace("24h window 2h quiet 23:00-08:00 Europe/Berlin")
    assert wall(pace.due(at("2026-01-05T22:00", "Europe/Berlin"), "window"), "Europe/Berlin") == "Tue 06 Jan 09:00"
    assert wall(pace.due(at("2026-01-06T03:00", "Europe/Berlin"), "window"), "Europe/Berlin") == "Tue 06 Jan 10:00"
    assert pace.due(at("2026-01-05T12:00"), 900) == at("2026-01-05T12:15")


def test_days_off_are_skipped() -> None:
    pace = parse_pace("24h off Sat Sun Europe/Berlin")
    assert wall(pace.due(at("2026-01-09T12:00", "Europe/Berlin")), "Europe/Berlin") == "Mon 12 Jan 00:00"


def test_quiet_hours_through_the_change_of_the_clocks() -> None:
    pace = parse_pace("24h quiet 01:00-03:30 Europe/Berlin")
    assert pace.awake(at("2026-03-29T00:30")) == at("2026-03-29T01:30")  # an hour shorter
    assert pace.awake(at("2026-10-25T01:15")) == at("2026-10-25T02:30")  # an hour longer


@given(
    st.sampled_from(ZONES),
    st.datetimes(datetime(2026, 1, 1), datetime(2027, 12, 31)),  # noqa: DTZ001
    st.tuples(st.integers(0, 1439), st.integers(0, 1439)).filter(lambda pair: pair[0] != pair[1]),
    st.sets(st.integers(0, 6), max_size=6),
    st.integers(60, 3 * 86_400),
    st.sampled_from(["turn", "window"]),
)
def test_no_deadline_of_a_slow_pace_is_in_anybodys_sleep(
    zone: str, opened: datetime, quiet: tuple[int, int], off: set[int], span: int, length: str
) -> None:
    pace = Pace(span=max(span, 3600), window=span, zone=zone, quiet=quiet, off=tuple(sorted(off)))
    start = opened.replace(tzinfo=UTC)
    due = pace.due(start, length)
    assert pace.awake(due) == due
    assert due >= start + timedelta(seconds=span if length == "window" else pace.span)
    assert pace.later(due) > due


def test_a_live_pace_knows_no_night() -> None:
    pace = parse_pace("10m quiet 23:00-08:00")
    assert pace.due(at("2026-01-05T23:30")) == at("2026-01-05T23:40")


def test_a_persons_own_quiet_hours() -> None:
    assert quiet_until("23:00-08:00", "Europe/Moscow", at("2026-01-05T22:00")) == at("2026-01-06T05:00")
    assert quiet_until("", "", at("2026-01-05T22:00")) == at("2026-01-05T22:00")


# ---- timers

ORDER = [Decision(f"r1.order.s{seat}", (seat,), "order", group="r1") for seat in range(2)]


@given(st.lists(st.sampled_from(["open", "close", "pause", "resume", "wait"]), max_size=30))
def test_what_is_left_survives_any_row_of_pauses(steps: list[str]) -> None:
    pace, now, timers, stopped, ran = Pace(), 0, plan(Pace(), {}, ORDER, at=0), False, 0
    for step in steps:
        match step:
            case "pause" if not stopped:
                timers, stopped = paused(timers, now), True
            case "resume" if stopped:
                timers, stopped = resumed(pace, timers, now), False
            case "wait":
                now += 3_600_000
                ran += 0 if stopped else 3_600_000
            case _:
                timers = plan(pace, timers, ORDER, at=now)  # an entry comes in and changes nothing of it
    timer = timers["r1"]
    left = timer.left if timer.left is not None else timer.due - now
    assert left == max(86_400_000 - ran, 0) or ran > 86_400_000


@pytest.mark.lesson("N1")
def test_an_undo_brings_a_closed_timer_back_with_the_time_it_had_left() -> None:
    opened = plan(Pace(), {}, ORDER, at=0)
    closed = plan(Pace(), opened, [], at=20 * 3_600_000)
    assert not closed["r1"].open
    back = plan(Pace(), closed, ORDER, at=50 * 3_600_000)
    assert back["r1"].due == 54 * 3_600_000


def test_only_so_many_closed_timers_are_kept() -> None:
    timers: dict[str, Timer] = {}
    for number in range(100):
        timers = plan(Pace(), timers, [Decision(f"r{number}", (0,), "order")], at=number)
    assert len(timers) < 20


@pytest.mark.parametrize(("pace", "people", "grace"), [("24h", 1, 0), ("24h", 2, 60), ("10m", 2, 0), ("24h grace 5m", 1, 300)])
def test_grace_is_a_minute_where_several_people_play_by_post(pace: str, people: int, grace: int) -> None:
    assert grace_of(parse_pace(pace), people) == grace


def coming(timers: dict[str, Timer], **how: object) -> list[tuple[str, int]]:
    given: dict[str, object] = {"answered": (), "complete": (), "scripted": frozenset[int](), "people": 2} | how
    return [(one.kind, one.due) for one in moments("t", Pace(), timers, ORDER, **given)]  # pyright: ignore[reportArgumentType]


@pytest.mark.lesson("B13")
def test_what_comes_depends_on_who_has_answered_only_through_completeness() -> None:
    timers = plan(Pace(), {}, ORDER, at=0)
    assert coming(timers) == coming(timers, answered=("r1.order.s0",)) == coming(timers, answered=("r1.order.s1",))
    assert ("early", 60_000) in coming(timers, answered=("r1.order.s0", "r1.order.s1"), complete=("r1",))


def test_scripted_seats_answer_at_moments_that_follow_from_public_facts() -> None:
    timers = plan(Pace(), {}, ORDER, at=0)
    scripts = [one for one in coming(timers, scripted=frozenset({0, 1})) if one[0] == "script"]
    assert len({due for _, due in scripts}) == 2
    assert all(20_000 <= due <= 120_000 for _, due in scripts)
    assert [one for one in coming(timers, scripted=frozenset({0, 1})) if one[0] == "remind"] == []


@pytest.mark.lesson("D18")
@pytest.mark.parametrize("late", [0, 299_999, 300_001, 10_000_000])
def test_a_late_panel_moves_its_own_timer_once(late: int) -> None:
    timers = plan(Pace(), {}, ORDER, at=1000)
    first, moved = stood(timers, ["r1"], 1000 + late)
    assert first["r1"].due == timers["r1"].due + (late if late > 300_000 else 0)
    assert (moved == {}) is (late <= 300_000)
    second, again = stood(first, ["r1"], 1000 + 99_000_000)
    assert (second, again) == (first, {})


def test_moments_go_through_milliseconds_unchanged() -> None:
    assert ms(from_ms(1_767_225_600_123)) == 1_767_225_600_123
