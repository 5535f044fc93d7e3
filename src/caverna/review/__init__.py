"""Reviews of games and hints in them: what a network expects, and what each decision lost against the best.

`Reviewer` in `analysis` computes the numbers of a review, part by part. `ReviewWriter` puts them into words, and
`hint_words` does so for a hint. docs/review.md explains what the numbers mean.
"""

from __future__ import annotations

from .numbers import FORMAT, SIMULATIONS, STEPS, Part, review_numbers
from .words import ReviewWriter, hint_words

__all__ = ["FORMAT", "SIMULATIONS", "STEPS", "Part", "ReviewWriter", "hint_words", "review_numbers"]
