// @vitest-environment jsdom

import { randomUUID } from 'node:crypto';
import {
  closeAuthApps,
  openWebApp,
  PASSWORD,
} from 'embedded-firebase/tests/sdk/support/auth-apps.ts';
import { openInProcess } from 'embedded-firebase/tests/sdk/support/in-process.ts';
import { PROJECT_ID, targetAt } from 'embedded-firebase/tests/sdk/support/target.ts';
import type { FirebaseTarget } from 'embedded-firebase/tests/sdk/support/target.ts';
import { deleteApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setDoc } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { until } from 'test-tools/until.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRuntime } from '#providers/runtime.ts';
import type { Runtime } from '#providers/runtime.ts';
import { buildCustomerInformation, buildProfile } from '../../fixtures/build-profile.ts';
import { NOTHING_ENDED } from '../rules/support/session-ends.ts';
import { projectIndexes } from '../support/project-indexes.ts';
import { setProjectRules, storeUser } from './support/project-firestore.ts';

interface Asked {
  request: string;
  authorization: string | null;
  body: unknown;
}

const USER = { uid: randomUUID(), email: 'practice@lens.test', claims: {} };
const PROFILE = buildProfile({ uid: USER.uid, email: USER.email });

let target: FirebaseTarget;
let owner: Firestore;
let runtime: Runtime;
/** What the API was asked, without the token that an address names. */
let asked: Asked[] = [];
/** The status that the API answers with next. */
let status = 200;

beforeAll(async () => {
  const { port, close } = await openInProcess({
    projectId: PROJECT_ID,
    functions: { whoAmI: (_data, { auth }) => Promise.resolve(auth?.uid ?? null) },
    indexes: await projectIndexes(),
  });
  target = targetAt({ host: '127.0.0.1', port }, close);
  await setProjectRules(target);
  await storeUser(target, USER);
  owner = getFirestore(openWebApp(target));
  connectFirestoreEmulator(owner, '127.0.0.1', port, { mockUserToken: 'owner' });
  openPage(`http://127.0.0.1:${port}`);
  runtime = startRuntime({
    embedded: true,
    apiUrl: '/api',
    firebase: { projectId: PROJECT_ID, apiKey: 'local', storageBucket: 'demo-bucket' },
  });
});

afterAll(async () => {
  await deleteApp(runtime.app);
  await closeAuthApps();
  await target.close();
});

/** The page of the local portal: its API is played here, all else of its origin is the embedded Firebase. */
function openPage(origin: string): void {
  vi.stubEnv('MODE', 'embedded');
  vi.stubGlobal('location', new URL(origin));
  const passOn = fetch;
  vi.stubGlobal('fetch', (input: string | Request, init: RequestInit = {}) => {
    const url = typeof input === 'string' ? new URL(input, origin).href : input.url;
    if (!url.startsWith(`${origin}/api/`))
      return passOn(typeof input === 'string' ? url : input, init);
    const authorization = new Headers(init.headers).get('authorization');
    const token = authorization?.replace('Bearer ', '') ?? '';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({
      request: `${init.method ?? 'GET'} ${url.replace(origin, '').replace(token, '{token}')}`,
      authorization,
      body,
    });
    const answer = Response.json(buildCustomerInformation(), { status });
    status = 200;
    return Promise.resolve(answer);
  });
}

async function signIn(): Promise<void> {
  await runtime.session.signIn(USER.email, PASSWORD);
  await until(() => expect(runtime.session.get().status).toBe('signedIn'));
}

const requests = () => asked.map(({ request }) => request);
const log = vi.fn<typeof console.error>();

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(log);
  await setDoc(doc(owner, 'users', USER.uid), PROFILE);
  await setDoc(doc(owner, 'sessionEnds', USER.uid), NOTHING_ENDED);
  asked = [];
  await signIn();
});

afterEach(async () => {
  await runtime.session.signOut();
  vi.restoreAllMocks();
  log.mockReset();
});

describe('the runtime of a page', () => {
  it('LG-01 knows the user by Firebase, the profile by Firestore and the accounts by the API', async () => {
    expect(runtime.session.get()).toMatchObject({
      authStatus: 'AUTHENTICATED',
      user: { uid: USER.uid, email: USER.email, emailVerified: true },
      roles: ['CUSTOMER'],
      profile: PROFILE,
      accounts: ['100200', '100201', '100202'].map((accountNumber) => ({ accountNumber })),
      accountNumber: '100200',
    });
    expect(requests()).toEqual(['GET /api/auth/customer/{token}?page=1&records=25']);
    expect(asked[0]?.authorization).toBe(`Bearer ${localStorage.getItem('authToken')}`);
    const activity = await until(async () => {
      const stored = await getDoc(doc(owner, 'userActivity', USER.uid));
      expect(stored.data()).toMatchObject({ status: 'active', userEmail: USER.email });
      return stored.data();
    });
    expect(Math.abs(Number(activity?.['lastActivity']) - Date.now())).toBeLessThan(600_000);
    expect(log).not.toHaveBeenCalled();
  });

  it('PF-01 follows the profile', async () => {
    await setDoc(doc(owner, 'users', USER.uid), { ...PROFILE, firstName: 'Grace' });
    await until(() => expect(runtime.session.get().profile?.firstName).toBe('Grace'));
  });

  it('FN-07 calls the functions of the project as the user', async () => {
    const { call } = await runtime.functions();
    expect(await call('whoAmI', null, { kind: 'record' })).toBe(USER.uid);
  });

  it('VA-02 after a change this browser signs in with the new password, or its session ends', async () => {
    // The API of this test says that it is set, and sets nothing: Firebase does not take it.
    await runtime.session.changePassword({ current: PASSWORD, next: 'staple horse battery' });
    expect(requests()).toContain('POST /api/auth/password');
    expect(runtime.session.get()).toMatchObject({ status: 'signedOut', because: 'expired' });
  });

  it('ER-01 a session that the API refuses ends, for the reason it gives', async () => {
    status = 401;
    await expect(runtime.client('/orders', { kind: 'list' })).rejects.toMatchObject({
      status: 401,
    });
    await until(() => expect(runtime.session.get().status).toBe('signedOut'));
    expect(runtime.session.get().because).toBe('expired');
  });

  it('SE-02 a session that is ended elsewhere ends here', async () => {
    await setDoc(doc(owner, 'sessionEnds', USER.uid), { ...NOTHING_ENDED, disabled: true });
    await until(() => expect(runtime.session.get().status).toBe('signedOut'));
    expect(runtime.session.get().because).toBe('ended');
    expect(requests()).not.toContain('POST /api/auth/sessions/end');
  });

  it('LG-03 signing out runs what must happen first, tells the API and keeps nothing', async () => {
    const documents = await runtime.documents();
    const lastRead = vi.fn<() => Promise<unknown>>(() => documents.read('users', USER.uid));
    const takeBack = runtime.beforeForget(async () => void (await lastRead()));
    asked = [];
    await runtime.session.signOut();
    takeBack();
    expect(await lastRead.mock.results[0]?.value).toEqual(PROFILE);
    expect(requests()).toEqual(['POST /api/auth/sessions/end']);
    expect(asked[0]?.authorization).toMatch(/^Bearer ./);
    expect(runtime.session.get()).toMatchObject({ status: 'signedOut', because: 'user' });
    expect(localStorage).toHaveLength(0);
    await expect(runtime.session.token()).rejects.toThrow('No authenticated user');
    expect(await runtime.documents()).not.toBe(documents);
  });
});
