"""The command line: `prestol games | play | simulate | replay | verify | serve | backup | restore | doctor`."""

import contextlib
import os
import sys
from collections.abc import Sequence

from prestol.table import PrestolError

BAD_INPUT = 2
INTERRUPTED = 130


def main(args: Sequence[str] | None = None) -> int:
    """Run the program. Bad input is one clear line on stderr and exit code 2; Ctrl-C is exit code 130."""
    from typer.exceptions import TyperException

    from prestol.cli.commands import program

    given = sys.argv[1:] if args is None else list(args)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        code = program().main(given or ["--help"], prog_name="prestol", standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        return _complain(error.format_message())
    except PrestolError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has stopped: nothing is left to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{error.strerror or error}")
    return code if isinstance(code, int) else 0


def _complain(problem: str) -> int:
    print("prestol: " + " ".join(problem.split()), file=sys.stderr)  # noqa: T201 - it is what stderr is for
    return BAD_INPUT
