import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot } from 'firebase/firestore';
import { until } from 'test-tools/until.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/basics/constants.ts';
import { openEvents } from './support/event-client.ts';
import type { TestUser } from './support/firebase.ts';
import { people } from './support/people.ts';
import { startPortal, type TestPortal } from './support/portal.ts';
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
const BUCKET = '/v0/b/lens-portal.appspot.com/o';
const DOCUMENTS = '/v1/projects/lens-portal/databases/(default)/documents';

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

type ReachStatus = 'open' | 'refused';

async function signInTwice(): Promise<Sessions> {
  const user = await newUser(portal);
  const target = openBrowser(portal, { user, authTime: seconds() });
  vi.setSystemTime(Date.now() + SECOND);
  const other = openBrowser(portal, { user, authTime: seconds() });
  return { user, target, other };
}

function reachStatusOf({ status }: { status: number }): ReachStatus {
  if (status === 200) return 'open';
  if (status === 401 || status === 403) return 'refused';
  throw new Error(`Status ${status}`);
}

const firebase = (path: string, authorization: string, init: RequestInit = {}) =>
  fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}${path}`, {
    ...init,
    headers: Object.assign({ authorization }, init.headers),
  });

/** Listens to the own profile. What is returned answers the code of the error that ended it, and ends it. */
async function listen({ uid }: TestUser, token: string) {
  const app = initializeApp({ projectId: 'lens-portal', apiKey: 'local' }, randomUUID());
  const database = getFirestore(app);
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(database, host, Number(port), { mockUserToken: token });
  let code: string | null = null;
  await new Promise<void>((resolve, reject) => {
    onSnapshot(
      doc(database, `users/${uid}`),
      () => resolve(),
      (error) => {
        ({ code } = error);
        reject(error);
      },
    );
  });
  return { ended: () => code, close: () => deleteApp(app) };
}

/** The ways in which a session reaches data, each of which checks by itself whether it counts. */
async function reachOf(browser: TestBrowser) {
  const { user, token } = browser;
  const { uid } = user;
  expect(await browser.status()).toBe(200);
  const name = `users/${uid}/${randomUUID()}.pdf`;
  const about = JSON.stringify({ name, contentType: 'application/pdf' });
  const file = `${BUCKET}/${encodeURIComponent(name)}?alt=media`;
  await firebase(`${BUCKET}?name=${encodeURIComponent(name)}`, `Firebase ${token}`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/related; boundary=b',
      'x-goog-upload-protocol': 'multipart',
    },
    body: `--b\r\ncontent-type: application/json\r\n\r\n${about}\r\n--b\r\ncontent-type: application/pdf\r\n\r\n%PDF\r\n--b--`,
  });
  const listener = await listen(user, token);
  const events = await openEvents(origin, token);
  let areEventsOver = false;
  void events.ended.then(() => (areEventsOver = true));
  const statuses = async (): Promise<Record<string, ReachStatus>> => {
    const code = listener.ended();
    expect([null, 'permission-denied']).toContain(code);
    return {
      REST: reachStatusOf({ status: await browser.status() }),
      callable: reachStatusOf(await portal.firebase.call('getUserByUid', { data: { uid } }, token)),
      'Firestore get': reachStatusOf(
        await firebase(`${DOCUMENTS}/users/${uid}`, `Bearer ${token}`),
      ),
      'Firestore listener': code === null ? 'open' : 'refused',
      'Storage get': reachStatusOf(await firebase(file, `Firebase ${token}`)),
      'event stream': areEventsOver ? 'refused' : 'open',
    };
  };
  /** The ways that are otherwise. */
  const except = async (status: ReachStatus) =>
    Object.entries(await statuses()).filter(([, found]) => found !== status);
  expect(await except('open')).toEqual([]);
  const close = async () => {
    events.close();
    await listener.close();
  };
  return { except, close };
}

it.each(ROWS)(
  'SE-02 a session whose user %s is past a minute later in every way; the other one is as it should be',
  async (_what, act, otherStatus) => {
    const sessions = await signInTwice();
    const [target, other] = [await reachOf(sessions.target), await reachOf(sessions.other)];
    await act(sessions);
    await vi.advanceTimersByTimeAsync(WITHIN);
    await until(async () => expect(await target.except('refused')).toEqual([]));
    await until(async () => expect(await other.except(otherStatus)).toEqual([]));
    await Promise.all([target.close(), other.close()]);
  },
);
