"""Playing together: one city, skunks, the share tile, watches, Good News, objectives, and Miss Thorn."""
