"""Work on many machines: a connection to a Ray cluster."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import caverna
from caverna.game import InvalidOption


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """A connection to a Ray cluster whose machines have caverna installed. Yields the module `ray`.

    Args:
        address: Where the cluster is; "local" starts one here.

    Raises:
        InvalidOption: If Ray is not installed, or there is no cluster.
    """
    try:
        import ray
    except ImportError as error:
        raise InvalidOption("--ray needs Ray: pip install 'caverna[ray]'") from error
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise InvalidOption(f"--ray {address}: no cluster there: {error}") from error
    try:
        yield ray
    finally:
        ray.shutdown()


def check_version(version: str) -> None:
    """Called on a machine of a cluster with the version of the machine that sends work.

    Raises:
        InvalidOption: If this is another version.
    """
    if caverna.__version__ != version:
        raise InvalidOption(f"--ray: the cluster has caverna {caverna.__version__}, but this is caverna {version}")
