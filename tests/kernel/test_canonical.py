import hashlib
import unicodedata

import pytest

from bot.kernel.canonical import canonical, sha256


def test_keys_are_sorted_and_no_space_is_left():
    assert canonical("t/1", {"b": 1, "a": [True, None, "x"]}) == b'["t/1",{"a":[true,null,"x"],"b":1}]'


def test_text_is_nfc_whatever_form_it_came_in():
    composed, decomposed = "й", unicodedata.normalize("NFD", "й")
    assert composed != decomposed
    assert canonical("t", composed) == canonical("t", decomposed) == '["t","й"]'.encode()


@pytest.mark.parametrize("foreign", [1.0, {"a": 0.5}, [float("nan")], {1: "x"}, b"bytes", {"s": {1, 2}}], ids=repr)
def test_what_two_programs_would_print_differently_is_refused(foreign: object):
    with pytest.raises(TypeError):
        canonical("t", foreign)


def test_the_hash_is_plain_sha256_in_hex():
    assert sha256(b"abc") == hashlib.sha256(b"abc").hexdigest()
