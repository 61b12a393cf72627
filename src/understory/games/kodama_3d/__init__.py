"""Kodama 3D: tiles from the forest, a tree in space, goals in secret."""
