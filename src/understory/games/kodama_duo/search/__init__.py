"""What those who search Kodama Duo need: sampled worlds, evaluations, the guide."""
