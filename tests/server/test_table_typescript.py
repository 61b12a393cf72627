"""The page's types are the table's own."""

import re

from understory.server.typescript import typescript
from understory.table import forms
from understory.table import messages as msg


def test_every_message_and_form_has_a_type_with_its_fields() -> None:
    text = typescript()
    for kind in (*msg.FromTable.__args__, *msg.FromClient.__args__, forms.Wishes, forms.MatchInfo, forms.Opens):
        declared = re.search(rf"export interface {kind.__name__} {{(.*?)}}", text, re.DOTALL)
        assert declared is not None, kind
        fields = re.findall(r"readonly (\w+)\??:", declared[1])
        assert [field for field in fields if field != "type"] == list(kind.__struct_fields__)


def test_what_may_be_left_out_may_be_left_out_in_the_page() -> None:
    text = typescript()
    assert "readonly closes?: number | null;" in text
    assert "readonly seat: number;" in text
    assert 'readonly type: "put-down";' in text


def test_messages_on_a_socket_are_unions_of_all_of_them() -> None:
    union = re.search(r"export type FromTable = (.*);", typescript())
    assert union is not None
    assert set(union[1].split(" | ")) == {kind.__name__ for kind in msg.FromTable.__args__}
