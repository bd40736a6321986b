"""What Prestol says instead of a traceback: one sentence that names what was wrong and what is allowed."""


class PrestolError(Exception):
    """The root of every error that is somebody's input, not a defect of ours."""


class Refused(PrestolError, ValueError):
    """An answer or a request that the rules do not allow now. The match is as it was."""


class BadRecord(PrestolError, ValueError):
    """A record that is damaged, foreign, of another edition, or does not replay to what it says."""


class LawBroken(Exception):
    """A defect of a game's rules: one of the kernel's laws does not hold. Names the step."""
