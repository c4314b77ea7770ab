"""Speed compared with other projects, measured in one run (`make bench`)."""
