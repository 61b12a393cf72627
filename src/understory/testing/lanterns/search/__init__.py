"""What those who search Lanterns need: sampled worlds, evaluations, the guide."""
