"""What every host of tables does, a server or a page that has none: sets matches up, tells what can be played, asks
bots. Synchronous, without a store and without a network; the time is an argument.

`local` is the whole host of a page without a server: what it keeps and when it sends it is up to whoever runs it.
"""
