import pytest
from pydantic import BaseModel, ValidationError

from bot.kernel.secret import Secret


class Sheet(BaseModel):
    name: str
    cls: Secret[int]


@pytest.mark.lesson("B6")
def test_a_secret_shows_itself_to_nobody_but_who_opens_it():
    sheet = Sheet(name="Robin", cls=Secret(7))
    assert "7" not in repr(sheet)
    assert "7" not in str(sheet.cls)
    assert "7" not in f"{sheet.cls}"
    assert sheet.cls.open() == 7


def test_in_a_document_it_is_the_bare_value():
    sheet = Sheet.model_validate_json('{"name": "Robin", "cls": 7}')
    assert sheet == Sheet(name="Robin", cls=Secret(7)) == Sheet.model_validate({"name": "Robin", "cls": 7})
    assert sheet.model_dump_json() == '{"name":"Robin","cls":7}'


def test_what_is_inside_is_still_checked():
    with pytest.raises(ValidationError):
        Sheet.model_validate_json('{"name": "Robin", "cls": "drummer"}')


def test_secrets_compare_and_hash_by_value():
    assert {Secret(1), Secret(1), Secret(2)} == {Secret(1), Secret(2)}
    assert Secret(1) != 1
