"""Settings that all tests share."""

from hypothesis import settings

# A slow machine is not a bug; a found example is printed, not kept.
settings.register_profile("tablee", deadline=None, database=None, print_blob=True)
settings.load_profile("tablee")
