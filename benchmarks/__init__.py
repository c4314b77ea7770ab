"""Speed beside others, measured in one run (`make bench`)."""
