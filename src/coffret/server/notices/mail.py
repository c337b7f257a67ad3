"""Mails: plain text, one at a time, in a thread: a slow mail server delays nobody else."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

from ..logs import log
from .push import Outcome
from .settings import Mail

SECONDS = 15.0


class Mailer:
    def __init__(self, settings: Mail) -> None:
        self._settings = settings
        self._alone = asyncio.Lock()

    async def send(self, to: str, subject: str, text: str, stop: str | None = None) -> Outcome:
        """`stop`: where one press stops these mails."""
        mail = EmailMessage(policy=SMTP)
        mail["From"], mail["To"], mail["Subject"] = self._settings.sender, to, subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._settings.sender.rpartition("@")[2].rstrip(">"))
        mail["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            mail["List-Unsubscribe"] = f"<{stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text, cte="quoted-printable")
        async with self._alone:
            return await asyncio.to_thread(self._deliver, mail)

    def _deliver(self, mail: EmailMessage) -> Outcome:
        """Anything that fails before the mail's text is sent may be tried again."""
        begun = False
        try:
            with self._connected() as server:
                begun = True
                server.send_message(mail)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return Outcome.GONE if all(code >= 500 for code in codes) else Outcome.LATER
        except smtplib.SMTPResponseException as error:
            log("the mail server refuses", code=error.smtp_code)
            return Outcome.LATER if error.smtp_code < 500 else Outcome.LOST
        except (OSError, smtplib.SMTPException) as error:
            log("the mail server is away", error=type(error).__name__)
            return Outcome.LOST if begun else Outcome.LATER
        return Outcome.DONE

    def _connected(self) -> smtplib.SMTP:
        own = self._settings
        if own.tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                own.host, own.port, timeout=SECONDS, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(own.host, own.port, timeout=SECONDS)
        try:
            server.ehlo()
            if not own.tls and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
            elif own.user and not own.tls:
                raise smtplib.SMTPNotSupportedError("no TLS: the password is not sent")
            if own.user:
                server.login(own.user, own.password)
        except BaseException:
            server.close()
            raise
        return server
