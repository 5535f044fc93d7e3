"""Email: sent by an SMTP server, in a thread, one at a time."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from html import escape
from typing import Final, NamedTuple

from ..settings import MailServer

SECONDS: Final = 20.0
"""How long the SMTP server may take for each answer."""

log = logging.getLogger(__name__)


class Line(NamedTuple):
    """A line of an email, with the address of a page if it is a link."""

    text: str
    link: str | None = None


class Mail(NamedTuple):
    """What an email says."""

    to: str
    subject: str
    lines: tuple[Line, ...]
    language: str
    footer: tuple[Line, ...] = ()
    unsubscribe: str | None = None
    """Where one click unsubscribes."""


class Mailer:
    """Sends emails."""

    def __init__(self, server: MailServer) -> None:
        self.server = server
        self.lock = asyncio.Lock()

    async def send(self, mail: Mail) -> bool:
        """Send an email. Returns False if the SMTP server does not accept it."""
        message = composed(mail, self.server.sender)
        async with self.lock:
            try:
                await asyncio.to_thread(self.deliver, message)
            except (OSError, smtplib.SMTPException) as error:
                log.warning("mail failed", extra={"why": type(error).__name__})
                return False
        log.info("mail sent")
        return True

    def deliver(self, message: EmailMessage) -> None:
        """Hand a message to the SMTP server. Runs in a thread."""
        server = self.server
        if server.security == "tls":
            context = ssl.create_default_context()
            connection: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
        else:
            connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        with connection:
            if server.security == "starttls":
                connection.starttls(context=ssl.create_default_context())
            if server.user is not None:
                connection.login(server.user, server.password or "")
            connection.send_message(message)


def composed(mail: Mail, sender: str) -> EmailMessage:
    """An email as it is sent: as plain text, and as simple HTML."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, mail.to, mail.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2])
    message["Content-Language"] = mail.language
    message["Auto-Submitted"] = "auto-generated"
    if mail.unsubscribe is not None:
        message["List-Unsubscribe"] = f"<{mail.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    text = "\n\n".join(plain(line) for line in mail.lines)
    footer = "\n".join(plain(line) for line in mail.footer)
    message.set_content(f"{text}\n\n-- \n{footer}\n" if footer else f"{text}\n")
    paragraphs = "\n".join(f"<p>{marked_up(line)}</p>" for line in mail.lines)
    small = "<br>".join(marked_up(line) for line in mail.footer)
    end = f'\n<p style="color:#666;font-size:smaller">{small}</p>' if small else ""
    page = f'<!doctype html>\n<html lang="{mail.language}">\n<body>\n{paragraphs}{end}\n</body>\n</html>\n'
    message.add_alternative(page, subtype="html")
    return message


def plain(line: Line) -> str:
    """A line of plain text."""
    return line.text if line.link is None else f"{line.text}\n{line.link}"


def marked_up(line: Line) -> str:
    """A line of HTML."""
    text = escape(line.text)
    return text if line.link is None else f'<a href="{escape(line.link)}">{text}</a>'
