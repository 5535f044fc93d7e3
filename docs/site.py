"""What MkDocs does not do by itself when it builds the site; see `mkdocs.yml`.

- Pages outside docs/, such as CONTRIBUTING.md, and files that pages link to, such as examples, become part of the site,
  and links are rewritten. On a code host the links work as they are written.
- A class or function of the reference without a docstring is a warning, which the strict mode turns into an error.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

log = get_plugin_logger("site")

ROOT = Path(__file__).parents[1]
PAGES = ["CONTRIBUTING.md", "CHANGELOG.md", *sorted(f"benchmarks/{path.name}" for path in ROOT.glob("benchmarks/*.md"))]
"""Pages outside docs/; they keep their place below the root."""
LINK = re.compile(r"(?<=\]\()(?!\w+:|#|/)([^)#\s]+)(#[^)\s]*)?(?=\))")
SHOWN = re.compile(r"^::: (\S+)$", re.MULTILINE)
"""What a page of the reference describes."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and files outside docs/ that belong to the site."""
    for name in PAGES:
        files.append(File.generated(config, name, abs_src_path=str(ROOT / name)))
    known = {file.src_uri for file in files}
    for file in list(files.documentation_pages()):
        for link, _ in LINK.findall(file.content_string):
            target = in_site(resolved(file.src_uri, link))
            if target not in known and (ROOT / target).is_file():
                files.append(File.generated(config, target, abs_src_path=str(ROOT / target)))
                known.add(target)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite relative links for where things lie in the site."""
    here = posixpath.dirname(page.file.src_uri)

    def rewritten(link: re.Match[str]) -> str:
        target = in_site(resolved(page.file.src_uri, link[1]))
        return posixpath.relpath(target, here or ".") + (link[2] or "")

    return LINK.sub(rewritten, markdown)


def resolved(page: str, link: str) -> str:
    """The path of a link's target from the root of the project."""
    place = page if page in PAGES else f"docs/{page}"
    return posixpath.normpath(posixpath.join(posixpath.dirname(place), link))


def in_site(path: str) -> str:
    """Where a file of the project lies in the site. A folder stands for its README."""
    if (ROOT / path / "README.md").is_file():
        path = f"{path}/README.md"
    return path.removeprefix("docs/")


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Warn of what the reference shows without a docstring."""
    names = SHOWN.findall(page.markdown or "")
    if names:
        handler: Any = config.plugins["mkdocstrings"].get_handler("python")
        for name in names:
            for missing in undescribed(handler.collect(name, handler.get_options({}))):
                log.warning(f"{page.file.src_uri}: {missing} has no docstring")
    return html


def undescribed(thing: Any) -> Iterator[str]:
    """The names of a class or function, and of the methods of a class, that have no docstring."""
    found = thing.final_target if thing.is_alias else thing
    if not found.has_docstring:
        yield found.path
    for member in found.members.values() if found.is_class else []:
        if (member.is_function or member.is_class) and not member.is_alias and not member.name.startswith("_"):
            yield from undescribed(member)
