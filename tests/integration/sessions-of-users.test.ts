import { forgetOldSessions } from '#server/access/sessions/forget-sessions.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestUser } from './support/firebase.ts';
import { auditOf } from './support/newcomers.ts';
import { TestClock } from './support/outbox.ts';
import { people } from './support/people.ts';
import { startPortal, type TestPortal } from './support/portal.ts';
import {
  newUser,
  openBrowser,
  ownDeviceOf,
  post,
  reasonOf,
  remove,
  seconds,
  signInBrowser,
  statusesOf,
} from './support/sessions.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

const clock = new TestClock();
let portal: TestPortal;
let user: TestUser;
let first: number;
beforeAll(async () => {
  // What sends letters asks the database every second; the statements are counted below.
  portal = await startPortal({ clock: clock.read, isSendingLetters: false });
});
beforeEach(async () => {
  user = await newUser(portal);
  first = seconds() + 1;
  clock.moveTo((first + 10) * SECOND);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => portal.close());

/** Signs the user in so many seconds after the first sign-in. */
const signedIn = (later: number) => signInBrowser(portal, { user, authTime: first + later });

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
  it('SE-02 a user who was disabled elsewhere loses the API within 30 seconds', async () => {
    const browser = await signedIn(0);
    await portal.firebase.auth.updateUser(user.uid, { disabled: true });
    clock.advance(30 * SECOND);
    expect(reasonOf(await browser.request({ url: '/api/orders' }))).toEqual([401, 'disabled']);
  });

  it('SE-02 a user whose role was taken loses it within 30 seconds, whatever their token says', async () => {
    const browser = await signedIn(0);
    expect((await browser.request({ url: '/api/orders' })).statusCode).toBe(200);
    await portal.firebase.auth.setCustomUserClaims(user.uid, { role: 'customer' });
    clock.advance(30 * SECOND);
    expect((await browser.request({ url: '/api/orders' })).statusCode).toBe(403);
  });

  it('AD-06 with a one-time password nothing goes but a new one and the own sessions', async () => {
    const claims = { role: 'admin', isSuperAdmin: true, mustChangePassword: true };
    const browser = openBrowser(portal, { user: await newUser(portal, claims), authTime: first });
    const refused = await browser.request({ url: '/api/orders' });
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({ message: 'Choose a new password first' }),
    ]);
    expect(await browser.status()).toBe(200);
  });
});

describe('what is remembered of browsers', () => {
  it('is forgotten thirty days after they were last seen', async () => {
    const { db, pool } = portal.database;
    await signedIn(0);
    const left = async () =>
      (await pool.query('SELECT 1 FROM user_sessions WHERE uid = $1', [user.uid])).rowCount;
    const seen = clock.read().getTime();
    await forgetOldSessions(db, new Date(seen + 30 * DAY));
    expect(await left()).toBe(1);
    await forgetOldSessions(db, new Date(seen + 30 * DAY + 1));
    expect(await left()).toBe(0);
  });
});

describe('what it costs', () => {
  it('SE-02 finding out who asks is one question to Auth, one to Firestore and three statements, once in 30 seconds', async () => {
    const { token, deviceId } = await signedIn(0);
    const ask = () => portal.app.identities.get(token, { deviceId, userAgent: '' });
    clock.advance(30 * SECOND);
    const getUser = vi.spyOn(portal.firebase.auth, 'getUser');
    const getAll = vi.spyOn(portal.firebase.firestore, 'getAll');
    const query = vi.spyOn(portal.database.pool, 'query');
    for (let index = 0; index < 20; index += 1) await ask();
    // With an emulator firebase-admin asks Auth once more by itself.
    expect(getUser.mock.calls.length).toBe(1 + 1);
    expect(getAll.mock.calls.length).toBe(1);
    // The outbox looks for what is due every two seconds, whoever asks.
    const statements = query.mock.calls.filter((call) => !JSON.stringify(call).includes('outbox'));
    expect(statements).toHaveLength(3);
  });
});
