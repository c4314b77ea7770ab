# A table and a rack, read from lists.

cdef struct OldMeld:
    uint64_t faces
    uint64_t star_faces
    int size


cdef struct TableStar:
    int meld, face, fates
    int8_t kept[8]  # 1: the star keeps this face; 0: it was exchanged for it
    int8_t fate_face[8]


cdef struct Asked:
    OldMeld old[108]
    TableStar stars[STARS]
    int8_t on_table[52]
    int8_t on_rack[52]
    int meld_count, star_count, rack_stars, flags


cdef inline int read_face(str text, Py_ssize_t start) noexcept:
    """Return the face written at this place, or -1."""
    cdef Py_ssize_t size = len(text) - start
    cdef Py_UCS4 colour, digit
    cdef int number, row
    if size < 2 or size > 3:
        return -1
    colour = text[start]
    row = 0 if colour == "K" else 1 if colour == "R" else 2 if colour == "B" else 3 if colour == "O" else -1
    digit = text[start + 1]
    if row < 0 or digit < "1" or digit > "9":
        return -1
    number = <int>digit - 48
    if size == 3:
        digit = text[start + 2]
        if number != 1 or digit < "0" or digit > "3":
            return -1
        number = 10 + <int>digit - 48
    return row * 13 + number - 1


cdef bint read_table(Asked* asked, table) except -1:
    """Read the melds that lie on the table, unless something cannot be read."""
    cdef OldMeld* old
    cdef int face
    cdef str piece
    for meld in table:
        if asked.meld_count == 108:
            return False
        old = &asked.old[asked.meld_count]
        old.faces = old.star_faces = 0
        old.size = 0
        for piece in meld:
            if piece and piece[0] == "*":
                face = read_face(piece, 1)
                if face < 0 or asked.star_count == STARS:
                    return False
                asked.stars[asked.star_count].meld = asked.meld_count
                asked.stars[asked.star_count].face = face
                asked.star_count += 1
                old.star_faces |= <uint64_t>1 << face
            else:
                face = read_face(piece, 0)
                if face < 0 or asked.on_table[face] == 2:
                    return False
                asked.on_table[face] += 1
            old.faces |= <uint64_t>1 << face
            old.size += 1
        asked.meld_count += 1
    return True


cdef bint read_rack(Asked* asked, rack) except -1:
    cdef int face
    cdef str piece
    for piece in rack:
        if piece == "*":
            asked.rack_stars += 1
            continue
        face = read_face(piece, 0)
        if face < 0 or asked.on_table[face] + asked.on_rack[face] == 2:
            return False
        asked.on_rack[face] += 1
    return asked.star_count + asked.rack_stars <= (asked.flags >> STARS_IN_PLAY & 7)


cdef inline int bit_count(uint32_t word) noexcept nogil:
    return BITS[word & 15] + BITS[word >> 4 & 15] + BITS[word >> 8 & 15] + BITS[word >> 12 & 15]


cdef bint is_meld(OldMeld* old, int flags) noexcept nogil:
    """Return whether these pieces are a combination, in any order."""
    cdef uint32_t numbers = 0, low
    cdef int colour, pieces = 0, colours = 0
    for colour in range(4):
        low = old.faces >> (13 * colour) & 0x1FFF
        numbers |= low
        pieces += bit_count(low)
        colours += low != 0
    if pieces != old.size or pieces < 3:
        return False
    if not numbers & (numbers - 1):
        return flags & SERIES != 0
    if not flags & SEQUENCES or bit_count(numbers) != pieces or (colours > 1 and not flags & MIXED):
        return False
    if flags & HIGH_ACE and numbers & 0x1003 == 0x1001:
        numbers ^= 0x2001
    low = numbers & -numbers
    return not (numbers + low) & numbers


cdef bint all_melds(Asked* asked) noexcept nogil:
    cdef int index
    for index in range(asked.meld_count):
        if not is_meld(&asked.old[index], asked.flags):
            return False
    return True


cdef void find_fates(Asked* asked, TableStar* star) noexcept nogil:
    """Store each face that the star may keep, its own first, and each tile that it may be exchanged for (TR-34)."""
    cdef OldMeld* meld = &asked.old[star.meld]
    cdef int number = star.face % 13, offset, face, count = 0
    cdef uint64_t same_number = (<uint64_t>1 | <uint64_t>1 << 13 | <uint64_t>1 << 26 | <uint64_t>1 << 39) << number
    cdef bint in_series = (meld.faces & ~same_number) == 0
    if asked.flags & FREE_STARS:
        star.kept[0] = 0
        star.fates = 1
        return
    for offset in range(4):
        face = (star.face + 13 * offset) % 52
        if offset:
            if in_series and (meld.size != 3 or meld.faces >> face & 1):
                continue
            if not in_series and not asked.flags & MIXED:
                continue
        star.kept[count] = 1
        star.fate_face[count] = face
        count += 1
        if asked.on_rack[face]:
            star.kept[count] = 0
            star.fate_face[count] = face
            count += 1
    star.fates = count
