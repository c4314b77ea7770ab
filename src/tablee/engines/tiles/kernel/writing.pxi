# The answer, written as lists.

cdef struct Best:
    Melds melds
    int8_t kept[STARS]  # faces that stars on the table keep
    int kept_count
    bint as_it_lies


cdef struct Written:  # a meld by its faces
    int8_t face[14]
    uint64_t faces
    uint64_t star_faces
    int size
    bint old  # it is unchanged


cdef object new_laid_table = tuple.__new__  # what `LaidTable` does after it has sorted its arguments
cdef tuple TILE_TEXTS = tuple(FACES)
cdef tuple STAR_TEXTS = tuple("*" + face for face in FACES)


cdef void write_meld(Meld* meld, Written* out) noexcept nogil:
    """Write a meld by its faces: a star takes the colour of its sequence, or one that its series lacks."""
    cdef int place, number, colour, most = STARFACE, missing = 15
    out.faces = out.star_faces = 0
    out.size = meld.size
    out.old = False
    for place in range(meld.size):
        if meld.colour[place] > most:
            most = meld.colour[place]
        if meld.colour[place] >= 0:
            missing &= ~(1 << meld.colour[place])
    if most == STARFACE:
        most = 0  # a sequence of stars alone may have any colour
    for place in range(meld.size):
        number = meld.first + place if meld.rising else meld.first
        if number == 13:
            number = 0
        colour = meld.colour[place]
        if colour == STARFACE:
            colour = most
            if not meld.rising:
                colour = 0
                while not (missing >> colour) & 1:
                    colour += 1
                missing &= ~(1 << colour)
            out.star_faces |= <uint64_t>1 << (13 * colour + number)
        out.face[place] = 13 * colour + number
        out.faces |= <uint64_t>1 << (13 * colour + number)


cdef void mark_star(Asked* asked, Written* new, int count, int face) noexcept nogil:
    """Choose which of the tiles of a face is the star that keeps it: one in an unchanged meld, if there is one."""
    cdef int index, other, best = -1
    for index in range(count):
        if not (new[index].faces & ~new[index].star_faces) >> face & 1:
            continue
        if best < 0:
            best = index
        for other in range(asked.meld_count):
            if asked.old[other].star_faces >> face & 1 and asked.old[other].faces == new[index].faces:
                new[index].star_faces |= <uint64_t>1 << face
                return
    new[best].star_faces |= <uint64_t>1 << face


cdef tuple texts_of(Written* meld):
    cdef list pieces = []
    cdef int place
    for place in range(meld.size):
        pieces.append((STAR_TEXTS if meld.star_faces >> meld.face[place] & 1 else TILE_TEXTS)[meld.face[place]])
    return tuple(pieces)


cdef write_answer(Best* best, Asked* asked, table, rack):
    """Return the answer in notation; unchanged melds stay in their places, as they were written."""
    cdef Written new[64]
    cdef int8_t laid[52]
    cdef int index, place, face, stars = -asked.star_count, count = best.melds.count
    cdef OldMeld* old = asked.old
    cdef list new_table = [], laid_texts = [], rest = []
    cdef str piece
    for index in range(count):
        write_meld(&best.melds.meld[index], &new[index])
    for index in range(best.kept_count):
        mark_star(asked, new, count, best.kept[index])
    for meld in table:
        for index in range(count):
            if new[index].old or new[index].size != old.size:
                continue
            if new[index].faces == old.faces and new[index].star_faces == old.star_faces:
                new[index].old = True
                new_table.append(tuple(meld))
                break
        old += 1
    for face in range(52):
        laid[face] = -asked.on_table[face]
    for index in range(count):
        for place in range(new[index].size):
            face = new[index].face[place]
            if new[index].star_faces >> face & 1:
                stars += 1
            else:
                laid[face] += 1
        if not new[index].old:
            new_table.append(texts_of(&new[index]))
    for piece in rack:
        if piece == "*":
            if stars > 0:
                stars -= 1
                laid_texts.append(piece)
                continue
        else:
            face = read_face(piece, 0)
            if laid[face] > 0:
                laid[face] -= 1
                laid_texts.append(piece)
                continue
        rest.append(piece)
    return new_laid_table(LaidTable, (tuple(laid_texts), tuple(new_table), tuple(rest)))
