"""What cards, tiles and spaces do: a module a family, each with the frames it leaves and the answers it takes."""
