"""Cut paper and gouache: opaque flat shapes with scissored and torn edges, and what is drawn in them."""
