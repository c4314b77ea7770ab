"""Everything about laying melds: judging, checking a draft, finding what can be laid."""
