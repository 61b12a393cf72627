"""docs/campaign.md is right: the table of chapters is the one made from them, and its commands do what they say."""

import re
from pathlib import Path

from doc_pages import ROOT, text_of
from typer.testing import CliRunner

from understory.cli import app
from understory.games.everdell_duo.campaign.newspaper import chapters_table
from understory.locale import speak

PAGE = text_of(ROOT / "docs" / "campaign.md")
BEGIN, END = "<!-- chapters: made by `chapters_table` -->\n", "<!-- end of chapters -->"


def test_the_table_of_chapters_is_made_from_them() -> None:
    assert PAGE.partition(BEGIN)[2].partition(END)[0] == chapters_table(speak("en"))


def test_its_first_commands_found_a_campaign_and_show_its_sheet(tmp_path: Path) -> None:
    commands = re.findall(r"^understory (campaign (?:new|sheet) .*)$", PAGE, re.MULTILINE)
    assert len(commands) == 2
    for command in commands:
        done = CliRunner().invoke(app, [str(tmp_path / word) if "." in word else word for word in command.split()])
        assert done.exit_code == 0, done.output
    assert (tmp_path / "sheet.svg").exists()
