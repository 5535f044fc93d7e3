"""The HTTP routes about turn notifications (push, email, preferences) and vacations."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from .people import notification_messages as m
from .people.digests import Digests
from .people.sessions import PREFIX
from .people_routes import Me
from .problems import Problem
from .routes import PROBLEMS, PlayerToken, TableId, Token, services_of
from .snapshot import hash_token

router = APIRouter(responses=PROBLEMS)


def known(token: str | None) -> str:
    """The token of a browser or of a session. Raises `Problem` if there is none."""
    if token is None:
        raise Problem("not-a-player")
    return token


def digests_of(request: Request) -> Digests:
    """The service that sends email. Raises `Problem` if this server cannot."""
    found = services_of(request).digests
    if found is None:
        raise Problem("no-mail")
    return found


@router.get("/api/notifications", tags=["notifications"])
async def ways(request: Request) -> m.WaysAnswer:
    """How this server can notify people of their turns."""
    services = services_of(request)
    return m.WaysAnswer(push_key=await services.push.public_key(), mail=services.digests is not None)


@router.post("/api/notifications/devices", tags=["notifications"], status_code=204)
async def add_device(request: Request, body: m.DeviceRequest, token: PlayerToken = None) -> None:
    """Turn on Web Push for this device."""
    services = services_of(request)
    given = known(token)
    services.clients.quota(request.scope).count_device()
    if given.startswith(PREFIX):
        await services.sessions.profile_of(given)
    await services.push.add(given, body.endpoint, body.p256dh, body.auth, body.language)


@router.delete("/api/notifications/devices", tags=["notifications"], status_code=204)
async def forget_device(request: Request, body: m.ForgetDeviceRequest, token: PlayerToken = None) -> None:
    """Turn off Web Push for this device."""
    await services_of(request).push.remove(known(token), body.endpoint)


@router.get("/api/tables/{table_id}/notifications", tags=["notifications"])
async def table_choice(request: Request, table_id: TableId, token: Token) -> m.TableNotifications:
    """Whether the player is notified of turns at this table."""
    found = await services_of(request).notifications.at_table(table_id, token)
    return m.TableNotifications.model_validate({"notify": found})


@router.put("/api/tables/{table_id}/notifications", tags=["notifications"], status_code=204)
async def choose_at_table(
    request: Request, table_id: TableId, body: m.TableNotifications, token: Token, player: PlayerToken = None
) -> None:
    """Choose whether the player is notified of turns at this table. A guest is identified by the browser's token."""
    listener = None if player is None or player.startswith(PREFIX) else hash_token(player)
    await services_of(request).notifications.choose_at_table(table_id, token, body.notify, listener)


# profiles


@router.get("/api/me/notifications", tags=["notifications"])
async def my_choice(request: Request, me: Me) -> m.NotificationsAnswer:
    """How the player is notified of turns."""
    services = services_of(request)
    devices = len(await services.push.of_profile(me))
    return m.NotificationsAnswer.model_validate({**await services.notifications.choice(me), "devices": devices})


@router.patch("/api/me/notifications", tags=["notifications"])
async def choose(request: Request, body: m.NotificationsRequest, me: Me) -> m.NotificationsAnswer:
    """Change how the player is notified of turns."""
    values = {name: value for name, value in body.model_dump(exclude_unset=True).items() if value is not None}
    if values:
        await services_of(request).notifications.choose(me, values)
    return await my_choice(request, me)


@router.put("/api/me/mail", tags=["notifications"])
async def set_mail(request: Request, body: m.MailRequest, me: Me) -> m.NotificationsAnswer:
    """Give an email address. It gets an email with a link, and no other before that is opened."""
    digests = digests_of(request)
    services = services_of(request)
    services.clients.quota(request.scope).count_mail()
    await digests.ask(me, body.address, body.language)
    return await my_choice(request, me)


@router.delete("/api/me/mail", tags=["notifications"])
async def forget_mail(request: Request, me: Me) -> m.NotificationsAnswer:
    """Delete the email address."""
    await digests_of(request).forget(me)
    return await my_choice(request, me)


@router.post("/api/mail/confirm", tags=["notifications"], status_code=204)
async def confirm_mail(request: Request, body: m.CodeRequest) -> None:
    """Confirm an email address with the code of the link."""
    await digests_of(request).confirm(body.code)


@router.post("/unsubscribe/{code}", tags=["notifications"], status_code=204)
async def unsubscribe(
    request: Request, code: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{12}\.[A-Za-z0-9_-]{32}$")]
) -> None:
    """Unsubscribe from all emails with one click (RFC 8058): mail programs post to this address, people open it."""
    await digests_of(request).unsubscribe(code)


@router.get("/api/me/vacation", tags=["notifications"])
async def my_vacation(request: Request, me: Me) -> m.VacationAnswer:
    """The player's vacation, and the days that are left."""
    return m.VacationAnswer(**await services_of(request).vacations.of(me))


@router.put("/api/me/vacation", tags=["notifications"])
async def take_vacation(request: Request, body: m.VacationRequest, me: Me) -> m.VacationAnswer:
    """Take a vacation: clocks that count days stop meanwhile."""
    await services_of(request).vacations.take(me, body.begins, body.days)
    return await my_vacation(request, me)


@router.delete("/api/me/vacation", tags=["notifications"])
async def end_vacation(request: Request, me: Me) -> m.VacationAnswer:
    """Come back early, or cancel a planned vacation."""
    await services_of(request).vacations.end(me)
    return await my_vacation(request, me)
