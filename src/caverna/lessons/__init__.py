"""Lessons and puzzles: positions with a goal that can be reached or failed, and tried again.

docs/lessons.md describes the data files, and how to add one.
"""

from __future__ import annotations

from .course import Task, all_tasks, tasks
from .goal import Condition, Goal, Progress, judge

__all__ = ["Condition", "Goal", "Progress", "Task", "all_tasks", "judge", "tasks"]
