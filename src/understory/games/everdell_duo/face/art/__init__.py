"""Everdell Duo's drawings: woodcut animals in profile, huts of twig, resin and pebble, banners, cards."""
