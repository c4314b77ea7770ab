# What each option leaves to the sequences of a strand.

cdef int slot_for(Sweep* s, int strand, int low, int high) noexcept nogil:
    """Return the strand's slot with these bounds."""
    cdef int slot
    for slot in range(s.slots[strand]):
        if s.low[strand][slot] == low and s.high[strand][slot] == high:
            return slot
    slot = s.slots[strand]
    s.low[strand][slot] = low
    s.high[strand][slot] = high
    s.slots[strand] += 1
    return slot


cdef bint set_slots(Sweep* s, Option* o) noexcept nogil:
    """Store what an option leaves to each strand, as bounds; return whether it is possible at all."""
    cdef Problem* p = s.problem
    cdef int colour, strand, low = 0, high = 0
    for colour in range(4):
        if s.number < 13:
            if p.must[s.number][colour] > o.chosen[colour]:
                if not p.sequences:
                    return False
                low += p.must[s.number][colour] - o.chosen[colour]
            if p.sequences:
                high += p.have[s.number][colour] - o.chosen[colour]
        if not p.mixed or colour == 3:
            strand = 0 if p.mixed else colour
            o.slot[strand] = slot_for(s, strand, low, high)
            low = high = 0
    return True


cdef void find_slots(Sweep* s) noexcept nogil:
    """Store for each slot of each strand which options have it, and drop impossible options."""
    cdef int index, strand, kept = s.first_option
    cdef Option* o
    memset(s.slots, 0, sizeof(s.slots))
    for index in range(s.first_option, s.option_count):
        if set_slots(s, &s.options[index]):
            s.options[kept] = s.options[index]
            kept += 1
    s.option_count = kept
    s.mask_words = (s.option_count - s.first_option + 63) >> 6
    for strand in range(s.strands):
        s.mask[strand] = <uint64_t*>take(s, s.slots[strand] * s.mask_words * 8)
        if s.status != FOUND:
            return
        memset(s.mask[strand], 0, s.slots[strand] * s.mask_words * 8)
        for index in range(s.option_count - s.first_option):
            o = &s.options[s.first_option + index]
            s.mask[strand][o.slot[strand] * s.mask_words + (index >> 6)] |= <uint64_t>1 << (index & 63)
