"""What the command line can do with Everdell Duo alone: each module here is a command."""
