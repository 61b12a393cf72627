"""What those who search Kodama 3D need: sampled worlds, evaluations, the guide."""
