import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { endAllSessions } from '#server/access/sessions/end-sessions.ts';
import { forgetOldSessions } from '#server/access/sessions/forget-sessions.ts';
import type { TestUser } from './support/firebase.ts';
import { auditOf } from './support/newcomers.ts';
import { TestClock } from './support/outbox.ts';
import { PEOPLE, people } from './support/people.ts';
import {
  devicesOf,
  newUser,
  openBrowser,
  ownDeviceOf,
  post,
  reasonOf,
  remove,
  SAFARI_ON_IPHONE,
  seconds,
  signInBrowser,
  statusesOf,
  type BrowserOptions,
} from './support/sessions.ts';
import { usePortal } from './support/use.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const clock = new TestClock();
const portal = usePortal(() => ({ clock: clock.read }));
let user: TestUser;
let first: number;
beforeEach(async () => {
  user = await newUser(portal);
  first = seconds() + 1;
  clock.moveTo((first + 10) * SECOND);
});

/** Signs the user in so many seconds after the first sign-in. */
const signedIn = (later: number, options: Partial<BrowserOptions> = {}) =>
  signInBrowser(portal, { user, authTime: first + later, ...options });

const actionsOn = async (resourceId: string) =>
  (await auditOf(portal, { resourceId })).map((entry) => Reflect.get(Object(entry), 'action'));

describe('GET /api/auth/sessions', () => {
  it('SE-02 names the browsers in which the user is signed in, and which of them asks', async () => {
    const chrome = await signedIn(0);
    clock.advance(MINUTE);
    const iphone = await signedIn(1, { userAgent: SAFARI_ON_IPHONE });
    expect(await devicesOf(chrome)).toEqual([
      {
        id: expect.any(String),
        device: 'Safari · iOS',
        signedInAt: new Date((first + 1) * SECOND).toISOString(),
        lastSeenAt: clock.read().toISOString(),
        endsAt: null,
        isCurrent: false,
      },
      {
        id: expect.any(String),
        device: 'Chrome · Linux',
        signedInAt: new Date(first * SECOND).toISOString(),
        lastSeenAt: new Date(clock.read().getTime() - MINUTE).toISOString(),
        endsAt: null,
        isCurrent: true,
      },
    ]);
    expect(await devicesOf(iphone)).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    const seen = async () => {
      portal.callers.forget(user.uid);
      return (await devicesOf(chrome)).find(({ isCurrent }) => isCurrent)?.lastSeenAt;
    };
    clock.advance(4 * MINUTE);
    expect(await seen()).toBe(new Date(clock.read().getTime() - 5 * MINUTE).toISOString());
    clock.advance(1);
    expect(await seen()).toBe(clock.read().toISOString());
  });

  it('SE-01 shows nobody else’s', async () => {
    await signedIn(0);
    const other = openBrowser(portal, { user: await newUser(portal), authTime: first + 5 });
    expect(await devicesOf(other)).toHaveLength(1);
  });

  it('SE-02 leaves out what was ended without naming it', async () => {
    await signedIn(0);
    await endAllSessions(portal.callers, user.uid, { now: clock.read() });
    clock.advance(20 * SECOND);
    const anew = await signedIn(15);
    expect(await devicesOf(anew)).toMatchObject([{ isCurrent: true }]);
  });
});

describe('DELETE /api/auth/sessions/:id', () => {
  it('SE-02 SE-03 signs one device out, and once only in the trail', async () => {
    const [other, here] = [await signedIn(1), await signedIn(2)];
    const url = `/api/auth/sessions/${await ownDeviceOf(other)}`;
    expect((await remove(here, url)).statusCode).toBe(204);
    expect(await statusesOf(other, here)).toEqual([401, 200]);
    expect(reasonOf(await other.request({ url: '/api/orders' }))).toEqual([401, 'ended']);
    expect(await devicesOf(here)).toMatchObject([{ isCurrent: true }]);
    expect((await remove(here, url)).statusCode).toBe(204);
    expect(await actionsOn(user.uid)).toEqual(['session.end']);
  });

  it('SE-01 knows nothing of somebody else’s device, nor of what is none', async () => {
    const victim = await signedIn(0);
    const other = openBrowser(portal, { user: await newUser(portal), authTime: first + 5 });
    const theirs = await ownDeviceOf(victim);
    for (const id of [theirs, randomUUID(), 'none', '%27']) {
      expect((await remove(other, `/api/auth/sessions/${id}`)).statusCode).toBe(404);
    }
    expect(await victim.status()).toBe(200);
  });
});

describe('POST /api/auth/sessions/end-others', () => {
  it('SE-02 SE-03 ends two others while the one that asks goes on', async () => {
    const others = [await signedIn(1), await signedIn(2, { userAgent: SAFARI_ON_IPHONE })];
    const here = await signedIn(3);
    const response = await post(here, '/api/auth/sessions/end-others');
    expect(response.statusCode).toBe(204);
    expect(await statusesOf(...others)).toEqual([401, 401]);
    expect(await here.status()).toBe(200);
    expect(await devicesOf(here)).toMatchObject([{ isCurrent: true }]);
    expect(await auditOf(portal, { resourceId: user.uid })).toMatchObject([
      {
        action: 'session.endOthers',
        resource: 'users',
        actor_uid: user.uid,
        details: { devices: ['Chrome · Linux', 'Safari · iOS'] },
      },
    ]);
  });

  it('SE-02 brings no ended one of this browser back', async () => {
    const deviceId = randomUUID();
    const ended = await signedIn(0, { deviceId });
    await post(ended, '/api/auth/sessions/end');
    const here = await signedIn(2, { deviceId });
    await post(here, '/api/auth/sessions/end-others');
    expect(await statusesOf(ended, here)).toEqual([401, 200]);
  });

  it('SE-02 leaves the one that asks able to renew its token', async () => {
    const here = await signedIn(0);
    const before = (await portal.firebase.auth.getUser(user.uid)).tokensValidAfterTime;
    await post(here, '/api/auth/sessions/end-others');
    expect((await portal.firebase.auth.getUser(user.uid)).tokensValidAfterTime).toBe(before);
  });
});

describe('POST /api/auth/sessions/end', () => {
  it('SE-02 SE-03 ends the session that asks, and no other', async () => {
    const [here, other] = [await signedIn(0), await signedIn(1)];
    expect((await post(here, '/api/auth/sessions/end')).statusCode).toBe(204);
    expect(await statusesOf(here, other)).toEqual([401, 200]);
    expect(await devicesOf(other)).toHaveLength(1);
    expect(await actionsOn(user.uid)).toEqual(['session.end']);
  });

  it('SE-02 ten at once end it once', async () => {
    const here = await signedIn(0);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(here, '/api/auth/sessions/end')),
    );
    // Whoever comes late finds it ended.
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(204);
    expect(statuses.filter((status) => status !== 204 && status !== 401)).toEqual([]);
    expect(await here.status()).toBe(401);
    expect(await actionsOn(user.uid)).toEqual(['session.end']);
  });

  it.each(PEOPLE)('SE-01 is there for %s', async (person) => {
    const browser = openBrowser(portal, { user: people[person], authTime: first });
    expect((await post(browser, '/api/auth/sessions/end')).statusCode).toBe(204);
  });
});

const asSuper = () => openBrowser(portal, { user: people.super, authTime: first + 5 });

describe('ending another user’s sessions', () => {
  it('SE-02 SE-03 POST /api/users/:id/sessions/end ends all of them at once', async () => {
    const browsers = [await signedIn(0), await signedIn(1)];
    const response = await post(asSuper(), `/api/users/${user.uid}/sessions/end`);
    expect(response.statusCode).toBe(204);
    expect(await statusesOf(...browsers)).toEqual([401, 401]);
    expect(await auditOf(portal, { resourceId: user.uid })).toMatchObject([
      { action: 'session.endAll', actor_uid: people.super.uid },
    ]);
    clock.advance(20 * SECOND);
    expect(await (await signedIn(12)).status()).toBe(200);
  });

  it('AD-06 is refused for oneself, with a message', async () => {
    const browser = asSuper();
    const response = await post(browser, `/api/users/${people.super.uid}/sessions/end`);
    expect([response.statusCode, response.json()]).toEqual([
      403,
      expect.objectContaining({ message: 'Sign out your own devices in Settings' }),
    ]);
    expect(await browser.status()).toBe(200);
  });

  it('SE-02 SE-03 DELETE /api/users/:id/sessions/:sessionId ends one device', async () => {
    const [one, other] = [await signedIn(0), await signedIn(1)];
    const url = `/api/users/${user.uid}/sessions/${await ownDeviceOf(one)}`;
    expect((await remove(asSuper(), url)).statusCode).toBe(204);
    expect(await statusesOf(one, other)).toEqual([401, 200]);
    expect(await auditOf(portal, { resourceId: user.uid })).toMatchObject([
      {
        action: 'session.end',
        actor_uid: people.super.uid,
        details: { devices: ['Chrome · Linux'] },
      },
    ]);
  });

  it('SE-01 knows no device under another user’s name', async () => {
    const one = await signedIn(0);
    const stranger = await newUser(portal);
    const url = `/api/users/${stranger.uid}/sessions/${await ownDeviceOf(one)}`;
    expect((await remove(asSuper(), url)).statusCode).toBe(404);
    expect(await one.status()).toBe(200);
  });
});

describe('who no longer counts', () => {
  it('SE-02 a user whose role was taken loses it within 30 seconds, whatever their token says', async () => {
    const browser = await signedIn(0);
    expect((await browser.request({ url: '/api/orders' })).statusCode).toBe(200);
    await portal.firebase.auth.setCustomUserClaims(user.uid, { role: 'customer' });
    clock.advance(30 * SECOND);
    expect((await browser.request({ url: '/api/orders' })).statusCode).toBe(403);
  });
});

describe('what is remembered of browsers', () => {
  it('SE-14 is forgotten thirty days after they were last seen, and the session ends with it', async () => {
    const { db, pool } = portal.database;
    const browser = await signedIn(0);
    const left = async () =>
      (await pool.query('SELECT 1 FROM user_sessions WHERE uid = $1', [user.uid])).rowCount;
    const seen = clock.read().getTime();
    await forgetOldSessions(db, new Date(seen + 30 * DAY));
    expect(await left()).toBe(1);
    expect(await browser.status()).toBe(200);
    await forgetOldSessions(db, new Date(seen + 30 * DAY + 1));
    expect(await left()).toBe(0);
    portal.callers.forget(user.uid);
    expect(reasonOf(await browser.request({ url: '/api/orders' }))).toEqual([401, 'ended']);
  });
});
