"""From a plan to melds on the table."""

from collections.abc import Iterable, Sequence

from tablee.engines.tiles.lanes import Step, continued, own_step
from tablee.engines.tiles.position import FACES
from tablee.engines.tiles.problem import Problem, without_hopeless
from tablee.engines.tiles.sweep import ANYTHING, Plan, Sweep

STAR = -1  # in the place of a colour
Piece = tuple[int, int]  # colour or STAR, number from 0; the high ace is number 13
Meld = list[Piece]


def solve_problem(problem: Problem, limit: int, than: float = ANYTHING) -> tuple[int, list[Meld]] | None:
    """Search for a better plan with as few stars as needed; if spare ones do not fit anywhere, try every place for
    each."""
    problem = without_hopeless(problem)
    if not problem.rules.mixed_sequences and not problem.points and not problem.weights.by_face:
        sweep = Sweep(problem, thrifty=True, limit=limit)
        plan = sweep.best(than)
        if plan is None:
            return None
        sequences, series = build(problem, plan, sweep)
        if add_stars(sequences, series, problem.stars - plan.stars, 13 if sweep.high_ace else 12):
            return plan.score, sequences + series
    sweep = Sweep(problem, thrifty=False, limit=limit)
    plan = sweep.best(than)
    if plan is None:
        return None
    sequences, series = build(problem, plan, sweep)
    return plan.score, sequences + series


def build(problem: Problem, plan: Plan, sweep: Sweep) -> tuple[list[Meld], list[Meld]]:
    """Return the sequences and the series of a plan, without its spare stars."""
    series: list[Meld] = []
    done: list[Meld] = []
    lanes: list[list[tuple[str, Meld]]] = [[] for _ in sweep.strands]
    aces: list[list[int]] = [[] for _ in sweep.strands]
    for number, node in enumerate(plan.nodes):
        for colours, stars in node.option.division:
            series.append([(colour, number) for colour in range(4) if colours >> colour & 1] + [(STAR, number)] * stars)
        step = sweep.step(number)
        for strand, way in enumerate(node.ways):
            move = way.move
            if not move.deal:
                continue
            if step.last:
                colours_left = aces[strand]
            else:
                must, have = problem.must[number], problem.have[number]
                colours_left = _colours(sweep.strands[strand], must, have, node.option.chosen)[: way.tiles]
            kept = move.deal.count("P")
            aces[strand] += colours_left[len(colours_left) - kept :] if kept else []
            own = own_step(step, "P" * len(aces[strand]))
            lanes[strand] = _deal(lanes[strand], move.deal, number, colours_left, own, done)
    done += [meld for strand in lanes for _, meld in strand]
    return done, series


def _colours(strand: Iterable[int], must: Sequence[int], have: Sequence[int], chosen: Sequence[int]) -> list[int]:
    """Return the colours that remain for sequences: first the required ones."""
    first = [colour for colour in strand for _ in range(must[colour] - chosen[colour])]
    then = [c for c in strand for _ in range(have[c] - max(chosen[c], must[c]))]
    return first + then


def _deal(
    lanes: list[tuple[str, Meld]], deal: str, number: int, colours: list[int], step: Step, done: list[Meld]
) -> list[tuple[str, Meld]]:
    left = iter(colours)
    after = []
    for (lane, meld), what in zip(lanes, deal, strict=False):
        if what == ".":
            done.append(meld)
        else:
            piece = (next(left) if what == "r" else STAR, number)
            after.append((continued(lane, what, step), [*meld, piece]))
    for what in deal[len(lanes) :].rstrip("P"):
        lane = "1" if what == "r" or step.stars_link else "i"
        after.append((lane, [(next(left) if what == "r" else STAR, number)]))
    return sorted(after, key=lambda lane: lane[0])


def add_stars(sequences: list[Meld], series: list[Meld], spare: int, top: int) -> bool:
    """Put spare stars at the end, the beginning or into a series of three; return whether all found a place."""
    for _ in range(spare):
        for meld in sequences:
            if len(meld) < 13:
                first, last = meld[0][1], meld[-1][1]
                if last < top:
                    meld.append((STAR, last + 1))
                else:
                    meld.insert(0, (STAR, first - 1))
                break
        else:
            for meld in series:
                if len(meld) == 3:
                    meld.append((STAR, meld[0][1]))
                    break
            else:
                return False
    return True


def write(melds: list[Meld], kept_stars: Iterable[int], old: Iterable[Iterable[int]]) -> list[tuple[str, ...]]:
    """Return melds in notation; a star that keeps its face stays in its old meld, if that is unchanged."""
    faces = [_faces(meld) for meld in melds]
    pieces = [[FACES[face] for face in meld] for meld in faces]
    for index, meld in enumerate(melds):
        for place, (colour, _) in enumerate(meld):
            if colour == STAR:
                pieces[index][place] = f"*{pieces[index][place]}"
    unchanged = [set(meld) for meld in old]
    for kept in kept_stars:
        holding = [index for index, meld in enumerate(pieces) if FACES[kept] in meld]
        index = next((index for index in holding if set(faces[index]) in unchanged), holding[0])
        pieces[index][pieces[index].index(FACES[kept])] = f"*{FACES[kept]}"
    return [tuple(meld) for meld in pieces]


def _faces(meld: Meld) -> list[int]:
    """Return the faces of a meld: a star takes the colour of its sequence, or one that its series lacks."""
    colours = [colour for colour, _ in meld]
    if STAR in colours:
        missing = [colour for colour in range(4) if colour not in colours]
        in_series = meld[0][1] == meld[-1][1]
        most = max(0, *colours)  # a sequence of stars alone may have any colour
        colours = [(missing.pop(0) if in_series else most) if colour == STAR else colour for colour in colours]
    return [colour * 13 + number % 13 for colour, (_, number) in zip(colours, meld, strict=True)]
