"""Kodama: The Tree Spirits, both editions, for two to five players."""
