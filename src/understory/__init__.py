"""Understory: four forest board games, their rules enforced and every point explained."""
