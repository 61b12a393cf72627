"""What those who search Everdell Duo need: sampled worlds, evaluations, the guide."""
