"""Convert the screenshots of `make pictures` to small WebP files in docs/pictures, for README and site."""

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
WIDTH_PX = 1280
QUALITY = 82


def main() -> None:
    """Write every screenshot of a game as WebP."""
    for shot in sorted((ROOT / "web" / "shots").glob("readme-*.png")):
        picture = Image.open(shot).convert("RGB")
        picture.thumbnail((WIDTH_PX, WIDTH_PX))
        picture.save(
            ROOT / "docs" / "pictures" / f"{shot.stem.removeprefix('readme-')}.webp", quality=QUALITY, method=6
        )


if __name__ == "__main__":
    main()
