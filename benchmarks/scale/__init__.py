"""From one machine to very many: what it needs, and what a cluster goes through when a part of it dies."""
