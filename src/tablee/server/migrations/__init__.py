"""How the database came to its schema: what is missing is run whenever a server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, create_engine
from sqlalchemy.exc import SQLAlchemyError

from tablee.core.errors import TableeError


def migrate(path: Path) -> None:
    """Bring the file to the newest schema, making it if need be."""
    engine = create_engine(URL.create("sqlite", database=str(path)))
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # the seeds of running games are in it
        with engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except OSError as error:
        raise TableeError(f"the database {path} cannot be made: {error.strerror}") from None
    except CommandError:
        raise TableeError(f"the database {path} was made by a newer Tablée than this one") from None
    except SQLAlchemyError as error:
        reason = getattr(error, "orig", None) or error
        raise TableeError(f"the database {path} cannot be used: {reason}") from None
    finally:
        engine.dispose()
