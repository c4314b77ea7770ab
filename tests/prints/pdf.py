"""What is in a PDF file: strokes and outlines in millimetres from the upper left corner, texts, fonts, images."""

import re
from collections.abc import Iterator
from contextlib import closing
from ctypes import byref, c_float, c_int, create_string_buffer
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pypdfium2 as pdfium
import pypdfium2.raw as raw

MM = 25.4 / 72
DEEPEST = 15  # nested drawings
STRAIGHT_MM = 0.01
NAME_BYTES = 200
DRAWN = (raw.FPDF_PAGEOBJ_PATH, raw.FPDF_PAGEOBJ_FORM)
COMPRESSED = b"/ObjStm"
IMAGE = re.compile(rb"/Subtype\s*/Image\b")
NEW_LINE = "\r\n"

Point = tuple[float, float]


@dataclass(frozen=True)
class Line:
    """A straight line between two points that is stroked."""

    x1: float
    y1: float
    x2: float
    y2: float

    @property
    def length(self) -> float:
        """How long it is, if it is horizontal or vertical."""
        return max(abs(self.x2 - self.x1), abs(self.y2 - self.y1))

    @property
    def is_vertical(self) -> bool:
        """Whether it goes straight down."""
        return abs(self.x2 - self.x1) < STRAIGHT_MM

    @property
    def is_horizontal(self) -> bool:
        """Whether it goes straight across."""
        return abs(self.y2 - self.y1) < STRAIGHT_MM


@dataclass(frozen=True)
class Outline:
    """The extent of a closed stroke, such as the edge of a card."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True)
class Words:
    """What is written on one line."""

    text: str
    left: float
    top: float
    bottom: float


@dataclass
class Page:
    """One page."""

    width: float
    height: float
    text: str
    words: list[Words] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    outlines: list[Outline] = field(default_factory=list)
    motifs: list[Outline] = field(default_factory=list)  # the extent of everything that is drawn
    bad_fonts: set[str] = field(default_factory=set)


def read_pages(file: Path) -> list[Page]:
    """Read a file."""
    with closing(pdfium.PdfDocument(file)) as document:
        return [_read(page) for page in document]


def count_images(file: Path) -> int:
    """Return the number of images in a file, also those that only mask something, such as a blurred shadow."""
    content = file.read_bytes()
    if COMPRESSED in content:
        raise ValueError(f"{file} has compressed objects, among which images cannot be counted")
    return len(IMAGE.findall(content))


def _read(page: pdfium.PdfPage) -> Page:
    width, height = page.get_size()
    written = page.get_textpage()
    read = Page(width * MM, height * MM, written.get_text_range())
    at = 0
    for line in read.text.split(NEW_LINE):
        if line.strip():
            left, bottom, _, top = written.get_charbox(at, loose=True)
            read.words.append(Words(line.strip(), left * MM, (height - top) * MM, (height - bottom) * MM))
        at += len(line) + len(NEW_LINE)
    for thing in page.get_objects(max_depth=DEEPEST):
        if thing.type == raw.FPDF_PAGEOBJ_TEXT:
            read.bad_fonts |= _complaint(raw.FPDFTextObj_GetFont(thing.raw))
        elif thing.type in DRAWN and thing.level == 0:
            left, bottom, right, top = thing.get_bounds()
            read.motifs.append(Outline(left * MM, (height - top) * MM, (right - left) * MM, (top - bottom) * MM))
            if _is_stroked(thing):
                for stroke in _strokes(thing, height):
                    _add(read, stroke)
    return read


def _complaint(font: object) -> set[str]:
    """Return what a print shop would say about a font, if anything: a Type 3 font has no name."""
    name = create_string_buffer(NAME_BYTES)
    raw.FPDFFont_GetBaseFontName(font, name, NAME_BYTES)
    if not name.value:
        return {"a Type 3 font"}
    return set() if raw.FPDFFont_GetIsEmbedded(font) == 1 else {f"{name.value.decode()} is not embedded"}


def _is_stroked(thing: pdfium.PdfObject) -> bool:
    fill, stroke = c_int(), c_int()
    return bool(raw.FPDFPath_GetDrawMode(thing.raw, byref(fill), byref(stroke)) and stroke.value)


def _strokes(thing: pdfium.PdfObject, height: float) -> Iterator[tuple[list[Point], bool]]:
    """Yield the points of each part of a path, and whether it is closed."""
    matrix = thing.get_matrix()
    points: list[Point] = []
    for number in range(raw.FPDFPath_CountSegments(thing.raw)):
        segment = raw.FPDFPath_GetPathSegment(thing.raw, number)
        x, y = c_float(), c_float()
        raw.FPDFPathSegment_GetPoint(segment, byref(x), byref(y))
        across, up = matrix.on_point(x.value, y.value)
        if raw.FPDFPathSegment_GetType(segment) == raw.FPDF_SEGMENT_MOVETO and points:
            yield points, False
            points = []
        points.append((across * MM, (height - up) * MM))
        if raw.FPDFPathSegment_GetClose(segment):
            yield points, True
            points = []
    if points:
        yield points, False


def _add(page: Page, stroke: tuple[list[Point], bool]) -> None:
    points, closed = stroke
    if closed and len(points) > 2:
        across, down = zip(*points, strict=True)
        page.outlines.append(Outline(min(across), min(down), max(across) - min(across), max(down) - min(down)))
    elif not closed:
        page.lines += [Line(*one, *other) for one, other in pairwise(points)]
