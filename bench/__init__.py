"""What is measured, against whom, and the last figures. `bench/README.md` says how to read them."""
