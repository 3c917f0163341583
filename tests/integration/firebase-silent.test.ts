import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { freePort } from 'test-tools/free-port.ts';
import { until } from 'test-tools/until.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FUNCTION_TIMEOUT } from '#domain/basics/constants.ts';
import { lockUsers } from '#server/accounts/users/lock-users.ts';
import { openFile, readHead } from '#server/ordering/attachments/stored-file.ts';
import { askFirebase, LONGEST_IDENTIFYING } from '#server/platform/firebase/ask-firebase.ts';
import { withDeadline } from '#server/platform/firebase/deadline.ts';
import { keepFirestoreAlive } from '#server/platform/firebase/keep-firestore-alive.ts';
import { startBlackHole, type BlackHole } from '../fixtures/black-hole.ts';
import { createGate } from '../fixtures/gate.ts';
import { list } from './support/orders.ts';
import { startPortal, type TestPortal } from './support/portal.ts';

/** Milliseconds; in production 5 s. */
const WITHIN = 400;
const UNAVAILABLE = { code: 'unavailable', status: 503, retryAfter: 1 };

let hole: BlackHole;
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ identityFreshFor: 0, identityWithin: WITHIN }, async (port) => {
    hole = await startBlackHole({ port });
    return hole.port;
  });
});
afterEach(() => hole.passOn());
afterAll(async () => {
  await portal.close();
  await hole.close();
});

const works = () =>
  until(async () => expect((await list(portal, 'practice', {})).statusCode).toBe(200));

/** Whether the profile is there, by Firestore. */
const read = async () => {
  const profile = getFirestore().doc('users/u-practice');
  return (await withDeadline(WITHIN, () => askFirebase(() => profile.get()))).exists;
};

describe('a Firebase behind a network that swallows everything', () => {
  it('SE-09 is given 5 s to say who asks; then it is 503 with Retry-After, until it is back', async () => {
    expect(LONGEST_IDENTIFYING).toBe(5_000);
    await works();
    hole.swallow();
    const response = await list(portal, 'practice', {});
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
    hole.passOn();
    await works();
  });

  it('SE-09 is asked over new connections when it is back, Firestore too', async () => {
    expect(await until(read)).toBe(true);
    // Another start in this process finds the app that is in use.
    expect(() => keepFirestoreAlive(getApp())).not.toThrow();
    hole.swallow();
    await expect(read()).rejects.toMatchObject(UNAVAILABLE);
    hole.passOn();
    expect(await until(read)).toBe(true);
  });
});

const NO_FILE = 'attachments/u/none.pdf';
const head = () => withDeadline(WITHIN, () => readHead(NO_FILE, 10));
const file = () => withDeadline(WITHIN, () => openFile(NO_FILE));

describe('files in Storage', () => {
  it('SE-09 are 503, not a fault that ends the session, while Storage is silent or away', async () => {
    expect([await until(head), await until(file)]).toEqual([null, null]);
    hole.swallow();
    for (const ask of [head, file]) await expect(ask()).rejects.toMatchObject(UNAVAILABLE);
    hole.passOn();
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${await freePort()}`);
    for (const ask of [head, file]) await expect(ask()).rejects.toMatchObject(UNAVAILABLE);
    vi.unstubAllEnvs();
  });
});

describe('a change of users', () => {
  it('SE-09 that waited too long for the one before is refused, and never runs', async () => {
    const { database } = portal;
    const finished = createGate();
    const begun = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const first = lockUsers(database, () => finished.opened);
    const givenUp = lockUsers(database, begun, { turn: 50, work: WITHIN });
    await expect(givenUp).rejects.toMatchObject(UNAVAILABLE);
    finished.open();
    await first;
    await lockUsers(database, () => Promise.resolve());
    expect(begun).not.toHaveBeenCalled();
  });

  it('SE-09 asks Firebase nothing more once its time is over, and the next one has its turn', async () => {
    const { database } = portal;
    hole.swallow();
    const asked = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const late: unknown[] = [];
    const work = async () => {
      const outcome = await askFirebase(() => getAuth().getUser('u-practice')).catch(
        (error: unknown) => error,
      );
      late.push(outcome, await askFirebase(asked).catch((error: unknown) => error));
      throw outcome;
    };
    const stalled = lockUsers(database, work, { turn: WITHIN, work: WITHIN });
    const next = lockUsers(database, () => Promise.resolve('next'), { turn: 5_000, work: WITHIN });
    await expect(stalled).rejects.toMatchObject(UNAVAILABLE);
    expect(late).toMatchObject([UNAVAILABLE, UNAVAILABLE]);
    expect(asked).not.toHaveBeenCalled();
    expect(await next).toBe('next');
  });

  it('SE-09 is over before its caller gives up', async () => {
    const limit = vi.spyOn(globalThis, 'setTimeout');
    await lockUsers(portal.database, () => Promise.resolve());
    const longest = Math.max(...limit.mock.calls.map(([, milliseconds = 0]) => milliseconds));
    limit.mockRestore();
    expect(longest).toBeLessThan(FUNCTION_TIMEOUT / 2);
  });
});
