"""The table without a server: what a match is, what a request does to it, and what each viewer is sent.

Pure and synchronous: no clock, no store, no network, nothing but msgspec beside the standard library. The time is an
argument. A server, a test and a worker of the page run the same code.
"""
