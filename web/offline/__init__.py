"""What the page needs to go on without a server: Python for its workers, and a list of all files with their digests."""
