"""What those who search Kodama need: sampled worlds, evaluations, the guide."""
