"""What people are shown: tables, replays, lessons and verified records, built field by field."""
