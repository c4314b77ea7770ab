# From lists to lists, for who has opened.

cdef struct OldMeld:
    uint64_t faces
    uint64_t star_faces
    int size


cdef struct TableStar:
    int meld, face, fates
    int8_t kept[8]  # 1 keeps that face, 0 was exchanged for it
    int8_t fate_face[8]


cdef tuple TILE_TEXTS = tuple(FACES)
cdef tuple STAR_TEXTS = tuple("*" + face for face in FACES)


cdef inline int read_face(str text, Py_ssize_t start) except -2:
    """Return the face written from there on, or -1."""
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


cdef void note_links(Problem* p, uint64_t tiles, uint64_t written, bint both) noexcept nogil:
    """Count the links of one old meld; `tiles` are its faces without the stars that lose theirs."""
    cdef uint32_t numbers = 0, kept = 0, colours = 0
    cdef int colour, number, first = -1
    for colour in range(4):
        numbers |= (written >> (13 * colour)) & 0x1FFF
        kept |= (tiles >> (13 * colour)) & 0x1FFF
        if first < 0 and (written >> (13 * colour)) & 0x1FFF:
            first = colour
    if numbers & (numbers - 1) == 0:
        number = 0
        while numbers >> number > 1:
            number += 1
        for colour in range(4):
            colours |= ((tiles >> (13 * colour + number)) & 1) << colour
        if bits(colours) > 1:
            p.old[number][p.old_count[number]] = colours
            p.old_count[number] += 1
        return
    if p.mixed:
        kept = numbers
        first = 0
    for number in range(12):
        if (kept >> number) & 3 == 3:
            p.links[first][number] += 1
    if both and (kept & 0x1003) == 0x1001:
        p.links[first][12] += 1


def solve_opened(table, rack, rules, weights, int limit):
    """Return the best answer for a player who has opened, or None where the position cannot be read."""
    cdef Problem p
    cdef Sweep s
    cdef Melds melds, best_melds
    cdef OldMeld old[108]
    cdef TableStar stars[2]
    cdef int8_t on_table[52]
    cdef int8_t on_rack[52]
    cdef int8_t must[52]
    cdef int8_t kept_faces[2]
    cdef int8_t best_kept[2]
    cdef int star_count = 0, rack_stars = 0, meld_count = 0, face, number, colour, index, place, kept_count, best_kept_count = 0
    cdef int first_fate, second_fate, fates0, fates1, swapped, status = NONE, free_stars
    cdef int32_t score = 0, best_score = 0, base
    cdef bint both, free_rule, fits, found = False, allocated
    cdef uint64_t tiles
    cdef uint64_t meld_tiles[108]
    cdef str piece
    memset(on_table, 0, 52)
    memset(on_rack, 0, 52)
    for meld in table:
        if meld_count == 108:
            return None
        old[meld_count].faces = 0
        old[meld_count].star_faces = 0
        old[meld_count].size = 0
        for piece in meld:
            if not piece:
                return None
            if piece[0] == "*":
                face = read_face(piece, 1)
                if face < 0 or star_count == 2:
                    return None
                stars[star_count].meld = meld_count
                stars[star_count].face = face
                star_count += 1
                old[meld_count].star_faces |= <uint64_t>1 << face
            else:
                face = read_face(piece, 0)
                if face < 0 or on_table[face] == 2:
                    return None
                on_table[face] += 1
            old[meld_count].faces |= <uint64_t>1 << face
            old[meld_count].size += 1
        meld_count += 1
    for piece in rack:
        if piece == "*":
            rack_stars += 1
            continue
        face = read_face(piece, 0)
        if face < 0 or on_table[face] + on_rack[face] == 2:
            return None
        on_rack[face] += 1
    if star_count + rack_stars > <int>rules.stars_in_play:
        return None
    memset(&p, 0, sizeof(p))
    read_rules(&p, rules, weights, limit)
    both = rules.ace == "both"
    free_rule = rules.stars == "free"
    with nogil:
        for index in range(star_count):
            find_fates(&stars[index], &old[stars[index].meld], on_rack, p.mixed, free_rule)
        allocated = allocate(&s, &p)
        if not allocated:
            status = OUT_OF_MEMORY
        fates0 = stars[0].fates if star_count > 0 else 1
        fates1 = stars[1].fates if star_count > 1 else 1
        for first_fate in range(fates0 if allocated else 0):
            for second_fate in range(fates1):
                memcpy(must, on_table, 52)
                for index in range(meld_count):
                    meld_tiles[index] = old[index].faces & ~old[index].star_faces
                kept_count = 0
                base = 0
                fits = True
                for number in range(13):
                    for colour in range(4):
                        p.have[number][colour] = on_table[13 * colour + number] + on_rack[13 * colour + number]
                for index in range(star_count):
                    place = first_fate if index == 0 else second_fate
                    if free_rule:
                        continue
                    face = stars[index].fate_face[place]
                    if stars[index].kept[place]:
                        must[face] += 1
                        p.have[face % 13][face // 13] += 1
                        meld_tiles[stars[index].meld] |= <uint64_t>1 << face
                        kept_faces[kept_count] = face
                        kept_count += 1
                    else:
                        must[face] += 1
                        base += p.weight[face % 13]
                if star_count == 2 and not free_rule and not stars[0].kept[first_fate] and not stars[1].kept[second_fate]:
                    face = stars[0].fate_face[first_fate]
                    if face == stars[1].fate_face[second_fate] and on_rack[face] < 2:
                        fits = False
                if not fits:
                    continue
                memset(p.links, 0, sizeof(p.links))
                memset(p.old_count, 0, sizeof(p.old_count))
                for number in range(13):
                    for colour in range(4):
                        p.must[number][colour] = must[13 * colour + number]
                for index in range(meld_count):
                    note_links(&p, meld_tiles[index], old[index].faces, both)
                p.stars_must = star_count - kept_count
                p.stars = p.stars_must + rack_stars
                status = solve_plain(&s, &melds, &score)
                if status == OUT_OF_STATES or status == OUT_OF_MEMORY:
                    break
                score += base * 256
                if status == FOUND and (not found or score > best_score):
                    found = True
                    best_score = score
                    best_melds.count = melds.count
                    memcpy(best_melds.meld, melds.meld, melds.count * sizeof(Meld))
                    best_kept_count = kept_count
                    memcpy(best_kept, kept_faces, 2)
            if status == OUT_OF_STATES or status == OUT_OF_MEMORY:
                break
        if allocated:
            release(&s)
    check_status(status)
    if not found:
        return Impossible()
    return write_answer(&best_melds, best_kept, best_kept_count, table, old, meld_count, rack, on_table, star_count)


cdef void find_fates(TableStar* star, OldMeld* meld, int8_t* on_rack, bint mixed, bint free_rule) noexcept nogil:
    """Note each face that the star may keep, and each tile of the rack that it may be exchanged for (TR-34)."""
    cdef int number = star.face % 13, colour, face, count = 0
    cdef uint64_t same_number = (<uint64_t>1 | <uint64_t>1 << 13 | <uint64_t>1 << 26 | <uint64_t>1 << 39) << number
    cdef bint in_series = (meld.faces & ~same_number) == 0
    for colour in range(4):
        face = 13 * colour + number
        if face != star.face:
            if in_series and (meld.size != 3 or (meld.faces >> face) & 1):
                continue
            if not in_series and not mixed:
                continue
        star.kept[count] = 1
        star.fate_face[count] = face
        count += 1
        if on_rack[face]:
            star.kept[count] = 0
            star.fate_face[count] = face
            count += 1
    star.fates = 1 if free_rule else count


cdef write_answer(Melds* melds, int8_t* kept, int kept_count, table, OldMeld* old, int old_count, rack, int8_t* on_table, int star_count):
    cdef int8_t laid[52]
    cdef int8_t face_at[64][14]
    cdef uint64_t faces[64]
    cdef uint64_t star_faces[64]
    cdef bint taken[64]
    cdef int index, place, number, colour, face, missing, stars = -star_count, most
    cdef Meld* meld
    cdef bint star
    cdef list new_table = [], laid_texts = [], rest = [], pieces
    cdef str piece
    for face in range(52):
        laid[face] = -on_table[face]
    for index in range(melds.count):
        meld = &melds.meld[index]
        faces[index] = 0
        star_faces[index] = 0
        taken[index] = False
        most = STARFACE
        missing = 15
        for place in range(meld.size):
            if meld.colour[place] > most:
                most = meld.colour[place]
            if meld.colour[place] >= 0:
                missing &= ~(1 << meld.colour[place])
        for place in range(meld.size):
            number = meld.first + place if meld.rising else meld.first
            if number == 13:
                number = 0
            colour = meld.colour[place]
            star = colour == STARFACE
            if star and meld.rising:
                colour = most
            elif star:
                colour = 0
                while not (missing >> colour) & 1:
                    colour += 1
                missing &= ~(1 << colour)
            face = 13 * colour + number
            if not star and kept_count > 0 and kept[0] == face:
                star = True
                kept[0] = kept[1]
                kept_count -= 1
            elif not star and kept_count > 1 and kept[1] == face:
                star = True
                kept_count -= 1
            face_at[index][place] = face
            faces[index] |= <uint64_t>1 << face
            if star:
                stars += 1
                star_faces[index] |= <uint64_t>1 << face
            else:
                laid[face] += 1
    place = 0
    for meld_as_written in table:  # what is as it was stays in its place, as it was written
        for index in range(melds.count):
            if faces[index] == old[place].faces and star_faces[index] == old[place].star_faces and not taken[index]:
                if melds.meld[index].size == old[place].size:
                    taken[index] = True
                    new_table.append(tuple(meld_as_written))
                    break
        place += 1
    for index in range(melds.count):
        if taken[index]:
            continue
        pieces = []
        for place in range(melds.meld[index].size):
            face = face_at[index][place]
            pieces.append((STAR_TEXTS if (star_faces[index] >> face) & 1 else TILE_TEXTS)[face])
        new_table.append(tuple(pieces))
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
    return Solved(tuple(laid_texts), tuple(new_table), tuple(rest))
