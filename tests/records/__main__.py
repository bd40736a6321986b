"""Play the golden records again, write them down and show what differs. Exits with 1 if one has changed."""

import difflib
import sys

from tests.records.recipes import FOLDER, RECIPES, Recipe, written


def renewed(recipe: Recipe) -> list[str]:
    """Write one record. The lines that differ from what was there; none for a record that is new."""
    text = written(recipe.played())
    file = recipe.file
    before = file.read_text("utf-8") if file.is_file() else None
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")
    name = str(file.relative_to(FOLDER))
    if before is None:
        print(f"new: {name}")
        return []
    return list(
        difflib.unified_diff(before.splitlines(), text.splitlines(), f"{name} before", f"{name} now", lineterm="", n=1)
    )


def main() -> int:
    changed = []
    for recipe in RECIPES:
        difference = renewed(recipe)
        if difference:
            print("\n".join(difference))
            changed.append(recipe.game)
    left = set(FOLDER.glob("*/*.json")) - {recipe.file for recipe in RECIPES}
    for file in sorted(left):
        print(f"no recipe makes {file.relative_to(FOLDER)}: remove it")
    if changed:
        print(f"Records of {', '.join(sorted(set(changed)))} have changed: bump the game's edition, and say why.")
        return 1
    print(f"{len(RECIPES)} records, none has changed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
