import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/constants.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import type { TestUser } from './support/firebase.ts';
import { people } from './support/people.ts';
import { startPortal, type TestPortal } from './support/portal.ts';
import {
  openReach,
  WAYS,
  type Reach,
  type ReachStatus,
  type Way,
} from './support/session-reach.ts';
import {
  devicesOf,
  newUser,
  openBrowser,
  seconds,
  sessionToken,
  type TestBrowser,
} from './support/sessions.ts';

const SECOND = 1000;
/** SE-02: within a minute. */
const WITHIN = 60 * SECOND;

/** The session that is to end, and another of the same user, in another browser. */
interface Sessions {
  user: TestUser;
  target: TestBrowser;
  other: TestBrowser;
}

let portal: TestPortal;
let origin: string;
beforeAll(async () => {
  // One clock for the server, Firebase and the rules; only the tests move it, and its intervals with it.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  portal = await startPortal();
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await portal.close();
  vi.useRealTimers();
});

/** As a super admin who signs in for it. */
async function callAsSuper(name: string, data: object): Promise<void> {
  const token = sessionToken(people.super, seconds());
  const { status, error } = await portal.firebase.call(name, data, token);
  if (status !== 200) throw new Error(`${name}: ${error?.message}`);
}

async function endDevice({ other }: Sessions): Promise<void> {
  const device = (await devicesOf(other)).find(({ isCurrent }) => !isCurrent);
  expect(device).toBeDefined();
  const url = `/api/auth/sessions/${device?.id}`;
  expect((await other.request({ method: 'DELETE', url })).statusCode).toBe(204);
}

async function endOthers({ other }: Sessions): Promise<void> {
  const url = '/api/auth/sessions/end-others';
  expect((await other.request({ method: 'POST', url })).statusCode).toBe(204);
}

async function leaveAlone({ user }: Sessions): Promise<void> {
  const lastActivity = Date.now();
  await portal.firebase.firestore.doc(`userActivity/${user.uid}`).set({ lastActivity });
  vi.setSystemTime(lastActivity + INACTIVITY_TIMEOUT + INACTIVITY_GRACE);
}

type Row = [what: string, act: (sessions: Sessions) => Promise<void>, other: ReachStatus];

/** What happens to a user, and what becomes of their sessions: of the one that is meant, and of the other. */
const ROWS: Row[] = [
  [
    'is disabled',
    ({ user }) => callAsSuper('updateUserStatus', { userId: user.uid, disabled: true }),
    'refused',
  ],
  ['is deleted', ({ user }) => callAsSuper('deleteUser', { userId: user.uid }), 'refused'],
  [
    'is no admin any more',
    ({ user }) => callAsSuper('setRole', { userId: user.uid, role: 'customer' }),
    'refused',
  ],
  [
    'gets a one-time password',
    ({ user }) =>
      callAsSuper('adminResetPassword', { userId: user.uid, newPassword: randomUUID() }),
    'refused',
  ],
  ['signs out that one browser', endDevice, 'open'],
  ['signs out the other browsers', endOthers, 'open'],
  ['leaves it alone for too long', leaveAlone, 'refused'],
];

/** The table of the issue: what each way says to the session within a minute. */
const REFUSED: Record<Way, ReachStatus> = {
  REST: 'refused',
  callable: 'refused',
  'Firestore get': 'refused',
  'Firestore write': 'refused',
  'Firestore listener': 'refused',
  'Storage get': 'refused',
  'Storage upload': 'refused',
  'event stream': 'refused',
};

async function signInTwice(): Promise<Sessions> {
  const user = await newUser(portal);
  const target = openBrowser(portal, { user, authTime: seconds() });
  vi.setSystemTime(Date.now() + SECOND);
  const other = openBrowser(portal, { user, authTime: seconds() });
  return { user, target, other };
}

/** Every way is open at first, and the browser has named itself. */
async function reachOf(browser: TestBrowser): Promise<Reach> {
  const { user, token } = browser;
  expect(await browser.status()).toBe(200);
  const reach = await openReach(portal, { origin, user, token });
  expect(await statuses(reach)).toEqual(everyWay('open'));
  return reach;
}

const everyWay = (status: ReachStatus) => Object.fromEntries(WAYS.map((way) => [way, status]));

async function statuses(reach: Reach): Promise<Record<Way, ReachStatus>> {
  const entries: [Way, ReachStatus][] = [];
  for (const way of WAYS) entries.push([way, await reach.status(way)]);
  return Object.fromEntries(entries) as Record<Way, ReachStatus>;
}

describe.each(ROWS)('SE-02 a session whose user %s', (_what, act, otherStatus) => {
  let target: Reach;
  let other: Reach;
  beforeAll(async () => {
    const sessions = await signInTwice();
    [target, other] = [await reachOf(sessions.target), await reachOf(sessions.other)];
    await act(sessions);
    await vi.advanceTimersByTimeAsync(WITHIN);
  });
  afterAll(async () => {
    await Promise.all([target.close(), other.close()]);
  });

  it.each(WAYS)('is past a minute later at: %s', async (way) => {
    await until(async () => expect(await target.status(way)).toBe(REFUSED[way]));
  });

  it(`leaves the other session of the user ${otherStatus}`, async () => {
    await until(async () => expect(await statuses(other)).toEqual(everyWay(otherStatus)));
  });
});
