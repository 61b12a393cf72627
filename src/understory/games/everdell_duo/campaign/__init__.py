"""The campaign around the chapters, and the challenge's achievements: values, their arithmetic, and their files' text.

No clock, no path, no screen: dates and texts are given by whoever calls.
"""
