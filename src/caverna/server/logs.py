"""Logs: one JSON object a line. No header, no body and no parameter of a query is ever logged."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any, Final

USUAL: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **{name: value for name, value in record.__dict__.items() if name not in USUAL},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Discretion(logging.Filter):
    """uvicorn says of every socket who opens it, and at which address with which query. That is nobody's business."""

    def filter(self, record: logging.LogRecord) -> bool:
        return '"WebSocket %s"' not in str(record.msg)


def configuration(level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`, and so for uvicorn."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines}},
        "filters": {"discretion": {"()": Discretion}},
        "handlers": {
            "out": {
                "class": "logging.StreamHandler", "formatter": "lines", "filters": ["discretion"],
                "stream": "ext://sys.stderr",
            }
        },
        "root": {"handlers": ["out"], "level": level.upper()},
        "loggers": {
            "alembic": {"level": "WARNING"},
            "httpx": {"level": "WARNING"},  # it names the addresses of webhooks
            "uvicorn.error": {"level": level.upper()},
        },
    }  # fmt: skip
