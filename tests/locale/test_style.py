"""Each language keeps to its style sheet in docs/languages.md: spaces, elision, and one word for one thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from caverna.locale import LANGUAGES
from tests.locale.catalogues import patterns, spelled

AVOIDED: dict[str, dict[str, str]] = {
    "en": {
        r"\w'\w|s' ": "a typographic apostrophe: ’",
        r" …": "no space before the ellipsis",
        r"\ba (food|grain|ore|gold|wood)\b": "1 food: these are not counted by themselves",
        r"\bpieces? of loot\b": "loot, items of loot",
        r"\b(food|ore|wood|stone|gold) (more|less)\b": "1 more food, 1 less wood",
        r"(^|: )\d[\d, or]* [a-z]+[^.:;]* for \d[\d, or]* [a-z]": "an arrow: 2 gold → 1 wood",
        r"^Who (has|is|leads)\b": "whoever, the player who",
        r"\bis on turn\b": "Ana’s turn",
        r"\? (Do|Does|Are|Counts?|Brings?|Gains?|Scores?|Adds|Works?|Cannot|May be)\b": "a subject: They do not count",
        r"\b[Ee]qually (much|many)\b": "the same amount, the same number",
        r"\balso (if|in the (middle|same)|beside)\b": "even if, even in",
        r"\b([Dd]ig|digs|dug) away\b": "dig out",
        r"\b[Mm]ails?\b": "email",
        r"\b(does not|will not) (work|do), or no longer\b": "is wrong or no longer valid",
        r"\bclocks?( that count days)? stands?\b": "is paused",
        r"\bfor every turn\b": "per turn",
    },
    "fr": {
        r"\btours? de jeu\b": "manche",
        r"[Ee]mplacement": "case, bonus",
        r"[Dd]évoilé": "révélé",
        r"[Tt]uiles? action\b": "tuile Action",
        r"[Cc]ases? d’action": "case Action",
        r"[Aa]rtificiel": "joueur virtuel",
        r"\b(fers|lins|amidonniers)\b": "the good as it is: 2 fer",
        r"\{ ?\$?food \} de nourriture": "PN",
        r"\bmaisons?\b": "habitation, caverne",
        r"\bsalles?\b": "pièce, where it is no name",
        r"\bpour toujours\b": "définitivement",
        r"\? (Ne|N’|Comptent?|Sont|Gagnent|Agissent)(?![a-z-])": "a subject: Ils ne comptent pas",
        r"\b(condition|règle|réductions?)( »)?( ne)? (vaut|valent)\b": "s’applique",
        r"[Ss]auvegard": "enregistrer, partie enregistrée",
        r"[Ss]olitaire": "en solo",
        r"\bde ferme\b": "d’élevage",
        r"\b[Dd]ress(e|é|és|ez|er)\b": "construire un mur",
        r"(?<!Vie de )\bfamilles?\b": "clan",
        r"\b(un|le|les|des) bots?\b|\bordinateur\b": "joueur virtuel",
        r"\bpour soi\b": "à part",
        r" …": "no space before the ellipsis",
    },
    "pl": {
        r"\b[Zz]as(ób|obu|oby|obów|obem|obami)\b": "dobro, dobra",
        r"\b[Mm]ur(y|u|ów|em)?\b": "ściana",
        r"[Kk]afel": "żeton",
        r"[Pp]łytk": "żeton",
        r"(?<!Brakujące )\bgatun(ek|ku|ki|ków)\b": "rodzaj, but in the name of that category",
        r"[Pp]omieszcze": "izba",
        r"[Ww]yposaże": "usprawnienie",
        r"[Pp]ierwszy gracz": "gracz rozpoczynający",
        r"\bpłot(y|u|ów)?\b": "ogrodzenie",
        r"\bTarg\b(?! zwierząt)|targu tygodniow": "Targowisko",
        r"\bCaverna\b": "Kawerna",
        r"\bposyła": "wysyła",
        r"\w(łeś|łaś|łbyś|łabyś)\b": "a form that is the same for women and men",
        r"^(Siadam|Zaczynam|Kończę)\b": "the imperative",
        r"\b([Nn]a)?[Kk]arm(i|isz|ią)?\b": "żywić, wyżyw",
        r"[Gg]ospodarsk": "hodowlany",
        r"[Oo]dnośnik": "link",
        r"\blny\b": "2 lnu",
        r"[Ww]ydrukowan": "nadrukowany",
        r"\b[Ss]amotn": "jednoosobowy, w pojedynkę",
        r"[Aa]dres poczty": "adres e-mail",
        r"(?<!\{)\b[Bb]ot(y|a|em|ów)?\b": "gracz komputerowy",
        r" …": "no space before the ellipsis",
    },
}
"""Words that a language does not use, and what it says instead."""


def texts(language: str) -> list[tuple[str, str]]:
    """Every text of a language with the id of its message, with names of variables for what is put in."""
    return [(id, text) for id, pattern in patterns(language).items() for text in spelled(pattern)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_a_language_avoids_are_not_used(language: str) -> None:
    used = [
        (id, found[0], instead)
        for id, text in texts(language)
        for avoided, instead in AVOIDED[language].items()
        if (found := re.search(avoided, text))
    ]
    assert used == []


def test_bots_are_computer_players_on_the_page() -> None:
    page = [(id, text) for id, text in texts("en") if id.startswith(("page-", "error-", "notice-", "told-", "level-"))]
    assert [(id, text) for id, text in page if re.search(r"\b[Bb]ots?\b", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_sentences_are_never_typed_again(language: str) -> None:
    """A name that changes then changes everywhere."""
    things = re.compile(r"cave-(farmers|vs-cave)-(space|furnishing|loot|tile|room|slot)-[a-z0-9-]+")
    names = {text for id, text in texts(language) if things.fullmatch(id)}
    typed = [
        (id, name) for id, text in texts(language) for name in re.findall(r"[“„«]\u00a0?(.+?)\u00a0?[”»]", text)
        if name in names
    ]  # fmt: skip
    assert typed == []


SPACING = re.compile(
    r"(?<!\u202f)[?!;]"  # a narrow no-break space before these
    r"|(?<!\u00a0):(?!//)"  # a no-break space before a colon, but not in an address
    r"|«(?!\u00a0)|(?<!\u00a0)»"
    r"|'|\""
)
TYPED = re.compile(r"(?<=Tapez )\?|(?<=ou )\?")
"""A question mark that is a command to type has no space of its own."""


def test_french_has_its_no_break_spaces_quotes_and_apostrophes() -> None:
    assert [(id, text) for id, text in texts("fr") if SPACING.search(TYPED.sub("", text))] == []


def test_the_french_document_for_players_has_them_too() -> None:
    document = (Path(__file__).parents[2] / "docs/play.fr.md").read_text("utf-8")
    prose = [line for line in document.splitlines() if not line.startswith("    ")]
    plain = [re.sub(r"`[^`]*`|\*\*\?\*\*|\([a-z.]+\)", "", line) for line in prose]
    assert [line for line in plain if SPACING.search(line)] == []


def test_french_never_needs_an_elision_before_a_name() -> None:
    """Names may begin with a vowel: "de Ana" is wrong, "d’Ben" as well. Put them after a colon or a noun."""
    before = re.compile(r"(?i)(\b(de|que|le|la|ne|se|du|au)\s|\b(d|l|qu|n|s)’)\{(name|names|player|bot)\}")
    assert [(id, text) for id, text in texts("fr") if before.search(text)] == []


def test_french_elides_before_what_is_named_in_a_message() -> None:
    values = dict(texts("fr"))
    wrong = []
    for id, text in texts("fr"):
        for article, named in re.findall(r"(\b(?:de|que|le|la)\s|\b[dlDL]’)\{([a-z-]+)\}", text):
            if named in values:
                vowel = values[named][0].lower() in "aeiouyàâéèêîôûh"
                if vowel != article.endswith("’"):
                    wrong.append((id, article, values[named]))
    assert wrong == []


def test_french_rounds_are_manches_and_turns_are_tours() -> None:
    english = dict(texts("en"))
    mixed = []
    for id, text in texts("fr"):
        round, turn = (re.search(rf"(?i)\b{word}s?\b", english.get(id, "")) for word in ("round", "turn"))
        tour = re.search(r"(?i)\btours?\b", text.replace("à tour de rôle", ""))
        manche = re.search(r"(?i)\bmanches?\b", text)
        if (round and not turn and tour) or (turn and not round and manche):
            mixed.append((id, text))
    assert mixed == []


def test_what_is_put_in_is_spelled_by_its_name() -> None:
    assert spelled(patterns("en")["page-waiting"]) == ["Waiting for {name}"]
    assert len(spelled(patterns("en")["good-ruby.counted"])) == 2
    assert isinstance(patterns("fr")["page-log-separator"].elements[0], ast.Placeable)
    assert spelled(patterns("fr")["page-log-separator"]) == ["\u202f;"]


def test_french_explains_its_abbreviation_for_food_where_families_eat() -> None:
    for message in ("page-food-owed", "page-covered"):
        assert all("points de nourriture (PN)" in sentence for sentence in spelled(patterns("fr")[message]))
