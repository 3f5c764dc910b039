"""All that is left of a choice in one form: selects of what is offered, words for what is written, and nothing lost by a refusal."""

from types import SimpleNamespace

import pytest

from bot.kernel.game import BadInput, Choices, RuleViolation
from bot.store.rows import Draft
from bot.ui.fields import fields_left, filled_path, meant
from tests.ui.stage import Stage, ids_of, labels_of


def words(sent) -> str:
    return "\n".join(one.content for one in [sent.response, *sent.followups] if one is not None)


async def opened(on: Stage, person, *labels: str):
    """The form behind My turn, after the buttons that begin so."""
    panel = on.panel()
    message = (await person.click(panel, custom_id=on.control(panel, "turn"))).response
    for wanted in labels:
        label = next(label for label in labels_of(message) if label.startswith(wanted))
        message = (await person.click(message, label=label)).response
    return await person.click(message, custom_id=on.control(message, "form"))


async def answer_of(on: Stage, seat: int):
    return (await on.look()).answer_of(seat, f"r1.order.s{seat}")


def fields_of(form) -> dict[str, tuple[str, list[str]]]:
    """Label and options of each field."""
    return {
        one["component"]["custom_id"]: (one["label"], [option["label"] for option in one["component"].get("options", ())])
        for one in form.modal["components"]
    }


def chosen_in(form) -> dict[str, list[str]]:
    return {
        one["component"]["custom_id"]: [option["value"] for option in one["component"].get("options", ()) if option.get("default")]
        for one in form.modal["components"]
    }


async def test_what_is_left_of_an_attack_is_one_form_and_one_act(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    form = await opened(on, anna, "Attack")
    assert form.modal["title"] == "Attack"
    fields = fields_of(form)
    assert list(fields) == ["target", "stance"]
    assert [label[:2] for label in fields["target"][1]] == ["E1", "E2"]
    assert len(fields["stance"][1]) == 3
    sent = await anna.submit_modal(form, {"target": ["1"], "stance": ['"furious"']})
    assert await answer_of(on, 0) == {"kind": "attack", "decision": "r1.order.s0", "target": 1, "stance": "furious"}
    assert sent.response.ephemeral
    assert "attack Hercules, furious" in sent.response.content
    assert labels_of(sent.response) == ["Change", "Withdraw"]


async def test_the_form_speaks_russian_to_who_reads_russian(on: Stage):
    (anna,) = await on.battle(on.person("anna", locale="ru"))
    form = await opened(on, anna, "Атак")
    labels = fields_of(form)
    assert any("Геракл" in label for label in labels["target"][1])
    sent = await anna.submit_modal(form, {"target": ["3"], "stance": ['"cautious"']})
    assert "Мориарти" in sent.response.content
    assert (await answer_of(on, 0))["stance"] == "cautious"


async def test_a_whole_choice_with_few_fields_is_one_form_from_the_start(on: Stage):
    (_, boris) = await on.battle(on.person("anna"), on.person("boris"))
    form = await opened(on, boris)
    assert list(fields_of(form)) == ["kind", "target", "stance"]
    await boris.submit_modal(form, {"kind": ['"curse"'], "target": ["0"]})
    assert await answer_of(on, 1) == {"kind": "curse", "decision": "r1.order.s1", "target": 0}


async def test_a_choice_of_more_than_five_fields_has_no_form_until_it_has_fewer(on: Stage):
    (anna,) = await on.battle(on.person("anna"))  # a conductor
    panel = on.panel()
    message = (await anna.click(panel, custom_id=on.control(panel, "turn"))).response
    assert not [id for id in ids_of(message) if id.startswith("lt1:form:")]
    form = await opened(on, anna, "Inspiration, Ward")
    fields = fields_of(form)
    assert list(fields) == ["first", "first_target", "second", "second_target"]
    assert len({label for label, _ in fields.values()}) == 4
    await anna.submit_modal(form, {"first": ['"inspiration"'], "first_target": ["2"]})
    answer = await answer_of(on, 0)
    assert (answer["first"], answer["first_target"], answer["second"]) == ("inspiration", 2, None)


async def test_a_value_that_is_refused_is_told_by_its_rule_and_the_form_opens_again_as_it_was(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    twice = {"first": ['"inspiration"'], "first_target": ["2"], "second": ['"inspiration"'], "second_target": ["2"]}
    sent = await anna.submit_modal(await opened(on, anna, "Inspiration, Ward"), twice)
    assert await answer_of(on, 0) is None
    assert "ARENA-" in words(sent)
    again = next(one for one in [sent.response, *sent.followups] if "Fill in again" in labels_of(one))
    assert "lost" in again.content
    form = await anna.click(again, label="Fill in again")
    assert chosen_in(form) == twice
    await anna.submit_modal(form, twice | {"second": ['"ward"']})
    answer = await answer_of(on, 0)
    assert (answer["first"], answer["first_target"], answer["second"], answer["second_target"]) == ("inspiration", 2, "ward", 2)


@pytest.mark.parametrize(
    ("filled", "said"),
    [
        ({"kind": ['"attack"']}, "is missing"),
        ({"kind": ['"curse"'], "target": ["0"], "stance": ['"furious"']}, "has no place"),
    ],
)
async def test_what_is_missing_or_has_no_place_is_said_in_one_sentence(on: Stage, filled, said):
    (_, boris) = await on.battle(on.person("anna"), on.person("boris"))
    sent = await boris.submit_modal(await opened(on, boris), filled)
    assert said in words(sent)
    assert await answer_of(on, 1) is None
    draft = await on.call(on.bot.store.get(Draft, on.table, 1, "r1.order.s1"))
    assert draft.picks[-1][0] == "lt:form"


async def test_a_form_holds_the_order_that_counts(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    sent = await anna.submit_modal(await opened(on, anna, "Attack"), {"target": ["3"], "stance": ['"cautious"']})
    changing = (await anna.click(sent.response, label="Change")).response
    chosen = (await anna.click(changing, label="Attack")).response
    form = await anna.click(chosen, custom_id=on.control(chosen, "form"))
    assert chosen_in(form) == {"target": ["3"], "stance": ['"cautious"']}


@pytest.mark.lesson("E3")
async def test_a_form_of_choices_that_stood_open_over_a_restart_is_taken(on: Stage):
    (anna,) = await on.battle(on.person("anna"))
    form = await opened(on, anna, "Attack")
    await on.restart()
    await anna.submit_modal(form, {"target": ["1"], "stance": ['"balanced"']})
    assert (await answer_of(on, 0))["target"] == 1


class Errand:
    """A tree with more places than a select takes, a list, and words."""

    places = tuple(f"place {number}" for number in range(30))
    room = SimpleNamespace(field_label=lambda say, decision, name: name.title())
    decision = SimpleNamespace(id="d", ask="errand")

    def say(self, key, **facts):
        return key

    def next(self, picks):
        taken = [value for name, value in picks if name == "things"]
        later = tuple(one for one in ("bread", "salt", "wine") if one > max([one for one in taken if one], default=""))
        match [name for name, _ in picks if name != "things"]:
            case []:
                return Choices("place", self.places)
            case ["place"] if None not in taken and len(taken) < 2:
                return Choices("things", later, "list", stop=bool(taken))
            case ["place"]:
                return Choices("why", form="note", limit=10)
            case _:
                return None

    def only(self, choices):
        return choices.values[0] if choices.form == "one" and len(choices.values) == 1 else None

    def spoken(self, choices):
        return (*choices.values, None) if choices.stop else choices.values

    def label(self, picks, field, value):
        return str(value).title()

    def refused(self, picks):
        return RuleViolation("X-1", field=picks[-1][0])

    def legal_text(self, picks):
        return ""


def test_more_values_than_a_select_takes_are_written_and_found_by_their_names():
    place, things, why = fields_left(Errand(), ())
    assert (place.name, place.is_select, place.needed) == ("place", False, True)
    assert (things.name, things.is_select, things.form) == ("things", True, "list")
    assert list(things.options.values()) == ["Bread", "Salt", "Wine"]
    assert (why.form, why.limit) == ("note", 10)
    assert meant(Errand(), place, "PLACE 12") == "place 12"
    with pytest.raises(BadInput) as several:
        meant(Errand(), place, "place")
    assert several.value.key == "form-several"
    with pytest.raises(BadInput) as nothing:
        meant(Errand(), place, "a pub")
    assert (nothing.value.key, nothing.value.facts["said"]) == ("form-unknown", "a pub")


def test_a_list_is_walked_in_the_order_in_which_it_may_be_picked():
    filled = {"place": "place 3", "things": ["wine", "bread"], "why": "hunger"}
    path = filled_path(Errand(), (), filled)
    assert path == (("place", "place 3"), ("things", "bread"), ("things", "wine"), ("why", "hunger"))


@pytest.mark.parametrize(
    ("filled", "key"),
    [
        ({"place": "place 3", "things": ["bread"], "why": "a long story"}, "text-too-long"),
        ({"place": "place 3", "why": "hunger"}, "form-missing"),
        ({"place": "place 3", "things": ["bread", "salt", "wine"], "why": "hunger"}, "form-no-place"),
    ],
)
def test_what_does_not_go_into_the_tree_is_said(filled, key):
    with pytest.raises(BadInput) as bad:
        filled_path(Errand(), (), filled)
    assert bad.value.key == key
