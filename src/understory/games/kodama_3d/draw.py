"""Drawings."""

from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.view import View


def table_svg(pack: Pack, view: View) -> str:
    """x"""
    return "<svg/>"
