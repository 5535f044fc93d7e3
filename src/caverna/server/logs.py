"""Logging: one JSON object per line. Headers, bodies and query strings are never logged."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

STANDARD_FIELDS: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message", "asctime", "taskName", "color_message",
}  # fmt: skip


class JsonFormatter(logging.Formatter):
    """Formats a record as a JSON object, with the fields given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **{name: value for name, value in record.__dict__.items() if name not in STANDARD_FIELDS},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class SocketFilter(logging.Filter):
    """Drops uvicorn's lines about opened sockets, which contain the client's address, the path and the query."""

    def filter(self, record: logging.LogRecord) -> bool:
        return '"WebSocket %s"' not in str(record.msg)


class PlainFormatter(logging.Formatter):
    """Formats a record as a line for people. The file has the rest."""

    def format(self, record: logging.LogRecord) -> str:
        return f"{record.levelname.lower()}: {record.getMessage()}"


def configuration(level: str, file: Path | None = None) -> dict[str, Any]:
    """The configuration for `logging.config.dictConfig`, which uvicorn takes too.

    Args:
        level: The lowest level to log.
        file: Where to log instead of stderr, which then gets only errors, as plain text.
    """
    stderr: dict[str, Any] = {
        "class": "logging.StreamHandler", "formatter": "json", "filters": ["sockets"], "stream": "ext://sys.stderr",
    }  # fmt: skip
    handlers = {"stderr": stderr}
    if file is not None:
        stderr |= {"formatter": "plain", "level": "ERROR"}
        handlers["file"] = {
            "class": "logging.FileHandler", "formatter": "json", "filters": ["sockets"], "filename": str(file),
            "encoding": "utf-8",
        }  # fmt: skip
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonFormatter}, "plain": {"()": PlainFormatter}},
        "filters": {"sockets": {"()": SocketFilter}},
        "handlers": handlers,
        "root": {"handlers": [*handlers], "level": level.upper()},
        "loggers": {
            "alembic": {"level": "WARNING"},
            "httpx": {"level": "WARNING"},  # at INFO it logs the addresses of webhooks
            "uvicorn.error": {"level": level.upper()},
        },
    }  # fmt: skip
