import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestUser } from './support/firebase.ts';
import { TestClock } from './support/outbox.ts';
import {
  devicesOf,
  newUser,
  ownDeviceOf,
  post,
  remove,
  seconds,
  sessionToken,
  signInBrowser,
  statusesOf,
  type BrowserOptions,
} from './support/sessions.ts';
import { usePortal } from './support/use.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

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

/** How often the user was told of a new device. */
async function timesTold({ uid }: TestUser): Promise<number> {
  const { rows } = await portal.database.pool.query(
    `SELECT 1 FROM outbox WHERE payload->>'event' = 'newDevice' AND payload->'ref'->>'uid' = $1`,
    [uid],
  );
  return rows.length;
}

describe('what a session says about itself', () => {
  it.each([
    ['nothing', null],
    ['a blank id', ''],
    ['no id', 'none'],
    ['an id that is too long', `${randomUUID()}${'0'.repeat(9_000)}`],
    ['an id that is a query', "' OR 1=1 --"],
  ])('SE-14 %s hides it from no list, and saves no email', async (_what, deviceId) => {
    const here = await signedIn(0);
    const disguised = await signedIn(1, { deviceId, userAgent: '' });
    const others = (await devicesOf(here)).filter(({ isCurrent }) => !isCurrent);
    expect(others).toMatchObject([{ signedInAt: new Date((first + 1) * SECOND).toISOString() }]);
    expect(await timesTold(user)).toBe(1);
    const ended = await remove(here, `/api/auth/sessions/${others[0]?.id}`);
    expect(ended.statusCode).toBe(204);
    expect(await statusesOf(disguised, here)).toEqual([401, 200]);
  });

  it('SE-14 two without an id are two devices', async () => {
    const [here] = [await signedIn(0, { deviceId: null }), await signedIn(1, { deviceId: null })];
    expect(await devicesOf(here)).toHaveLength(2);
    expect(await timesTold(user)).toBe(1);
  });

  it('SE-14 the id of another session of its user leaves it a line of its own, which is ended alone', async () => {
    const deviceId = randomUUID();
    const here = await signedIn(0, { deviceId });
    const copy = await signedIn(1, { deviceId });
    expect(await devicesOf(here)).toMatchObject([{ isCurrent: false }, { isCurrent: true }]);
    await remove(here, `/api/auth/sessions/${await ownDeviceOf(copy)}`);
    expect(await statusesOf(copy, here)).toEqual([401, 200]);
  });

  it('SE-14 the id of the session that ends all others keeps it not', async () => {
    const deviceId = randomUUID();
    const copy = await signedIn(0, { deviceId });
    const here = await signedIn(1, { deviceId });
    expect((await post(here, '/api/auth/sessions/end-others')).statusCode).toBe(204);
    expect(await statusesOf(copy, here)).toEqual([401, 200]);
  });

  it('SE-14 the id of another person’s browser is new for its user', async () => {
    const deviceId = randomUUID();
    await signedIn(0, { deviceId, user: await newUser(portal) });
    await signedIn(1);
    await signedIn(2, { deviceId });
    expect(await timesTold(user)).toBe(1);
  });

  it('SE-14 another id with each request makes no other session of it', async () => {
    const here = await signedIn(0);
    const restless = await signedIn(1);
    for (let turn = 0; turn < 3; turn += 1) {
      portal.callers.forget(user.uid);
      await restless.request({ url: '/api/orders', headers: { 'x-device-id': randomUUID() } });
    }
    expect(await devicesOf(here)).toHaveLength(2);
    expect(await timesTold(user)).toBe(1);
  });
});

describe('the door by which a session comes', () => {
  it('SE-14 a callable records it', async () => {
    const here = await signedIn(0);
    const token = sessionToken(user, first + 1);
    const { status } = await portal.firebase.call('getUserByUid', { data: user }, token);
    expect(status).toBe(200);
    expect(await devicesOf(here)).toHaveLength(2);
    expect(await timesTold(user)).toBe(1);
  });
});

describe('a session that Firebase renews no more', () => {
  it('SE-14 is listed until its last token ends', async () => {
    await portal.firebase.auth.revokeRefreshTokens(user.uid);
    const { tokensValidAfterTime = '' } = await portal.firebase.auth.getUser(user.uid);
    const renewed = Date.parse(tokensValidAfterTime);
    const former = Math.floor(renewed / SECOND) - 5;
    // As a change of the password leaves it.
    await portal.firebase.firestore.doc(`sessionEnds/${user.uid}`).set({
      disabled: false,
      validAfter: Math.floor(renewed / SECOND) + 1,
      kept: [former],
      ended: [],
    });
    clock.moveTo(renewed + 10 * SECOND);
    await signInBrowser(portal, { user, authTime: former });
    const here = await signedIn(2);
    const endsAt = new Date(renewed + HOUR).toISOString();
    expect(await devicesOf(here)).toMatchObject([{ endsAt: null }, { endsAt }]);
    clock.moveTo(renewed + HOUR);
    expect(await devicesOf(here)).toMatchObject([{ isCurrent: true }]);
  });
});
