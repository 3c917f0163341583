import { readFileSync } from 'node:fs';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import type { UserRecord } from 'firebase-admin/auth';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shownName, toUserRow } from '#server/access/caller/user-row.ts';
import { fromAuthFailure } from '#server/accounts/callables/auth-failure.ts';
import { bundleConfig, bundleManifest, FUNCTIONS_NODE } from '#server/accounts/callables/bundle.ts';
import type { Manifest } from '#server/accounts/callables/bundle.ts';
import { CallableError } from '#server/accounts/callables/callable-error.ts';
import { openCloudServices } from '#server/accounts/callables/cloud-services.ts';
import { readFirstSuperAdmin } from '#server/accounts/callables/read-first-super-admin.ts';
import { readInput, type FunctionName } from '#server/accounts/callables/read-input.ts';
import { toOurPage } from '#server/accounts/emails/link-sources.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { askFirebase } from '#server/platform/firebase/ask-firebase.ts';
import { startPostgresStub } from './postgres-stub.ts';

const failing = (code: number | string) =>
  askFirebase(() => Promise.reject(Object.assign(new Error('of Firebase'), { code }))).catch(
    (error: unknown) => error,
  );

it.each<[number | string, string]>([
  [4, 'the deadline was exceeded'],
  [8, 'a resource is exhausted'],
  [10, 'the transaction was aborted'],
  [14, 'it is unavailable'],
  ['app/network-error', 'there is no connection'],
  ['app/network-timeout', 'the connection timed out'],
])('SE-09 %s of Firebase passes, so the caller may try again: %s', async (code, _meaning) => {
  const refusal = await failing(code);
  expect(refusal).toBeInstanceOf(Problem);
  expect(refusal).toMatchObject({ code: 'unavailable', cause: { code } });
});

it.each<[number | string, string]>([
  [3, 'an argument is invalid'],
  [5, 'a document was not found'],
  [7, 'permission was denied'],
  [9, 'a precondition failed'],
  [11, 'out of range'],
  [13, 'an internal error'],
  [15, 'data loss'],
  ['auth/user-not-found', 'there is no such user'],
])('SE-09 %s of Firebase stays what it is: %s', async (code, _meaning) =>
  expect(await failing(code)).toMatchObject({ message: 'of Firebase', code }),
);

const failure = (code: string) => Object.assign(new Error('of Firebase'), { code });

describe('fromAuthFailure', () => {
  it.each([
    ['auth/user-not-found', 'not-found'],
    ['auth/email-already-exists', 'already-exists'],
    ['auth/invalid-email', 'invalid-argument'],
    ['auth/quota-exceeded', 'resource-exhausted'],
    ['auth/too-many-requests', 'resource-exhausted'],
    ['app/network-error', 'unavailable'],
    ['app/network-timeout', 'unavailable'],
  ])('ER-04 %s is told as %s', (code, told) =>
    expect(fromAuthFailure(failure(code))).toMatchObject({ code: told }),
  );

  it.each([failure('auth/internal-error'), new Error('without a code'), 'no error', null])(
    'ER-04 leaves %s to whoever called',
    (error) => expect(fromAuthFailure(error)).toBeNull(),
  );
});

function refusal(name: FunctionName, input: unknown): CallableError {
  try {
    readInput(name, input);
  } catch (error) {
    if (error instanceof CallableError) return error;
    throw error;
  }
  throw new Error('It was taken');
}

describe('the input of a callable', () => {
  it.each([
    ['a number', 7, 7],
    ['a truth', true, true],
    ['a text, as much as tells it apart', 'x'.repeat(200), 'x'.repeat(100)],
    ['no object', { uid: 'u1' }, null],
    ['no list', ['u1'], null],
  ])('SE-08 is quoted with what is wrong about it: %s', (_, userId, value) => {
    const { details } = refusal('deleteUser', { userId });
    expect(details).toMatchObject({ field: 'userId', value });
  });

  it.each([['short'], [7]])('SE-04 a password is nobody’s to repeat: %s', (newPassword) => {
    const { details } = refusal('adminResetPassword', { userId: 'u1', newPassword });
    expect(details).toMatchObject({ field: 'newPassword', value: null });
  });

  it.each([[undefined], ['']])('SE-08 %j is missing', (userId) =>
    expect(refusal('deleteUser', { userId }).details).toMatchObject({ rule: 'required' }),
  );
});

/** As Auth answers, as far as a row tells it. */
function recordOf(customClaims: UserRecord['customClaims']): UserRecord {
  const metadata = { creationTime: 'Thu, 15 Jan 2026 09:30:00 GMT', lastSignInTime: '' };
  const user = { uid: 'u1', email: 'ada@lens.test', disabled: false, emailVerified: true };
  return { ...user, displayName: 'Ada', metadata, customClaims } as UserRecord;
}

it.each([
  ['none', undefined, 'customer'],
  ['those of an admin', { role: 'admin' }, 'admin'],
  [
    'those that no version of the portal has set',
    { role: 'admin', isSuperAdmin: 'yes' },
    'customer',
  ],
])('AU-06 the role of a user by their claims: %s', (_, claims, role) =>
  expect(toUserRow(recordOf(claims))).toMatchObject({ id: 'u1', role }),
);

const LINK = 'https://portal.test/auth/action?mode=resetPassword&oobCode=a-b&lang=en';

const HANDLER =
  'https://lens.firebaseapp.com/__/auth/action?mode=resetPassword&oobCode=a-b&apiKey=k&lang=en';

describe('the link of a forgotten password', () => {
  it('VA-01 leads to our page instead of the one that the project has of its own', () =>
    expect(toOurPage(HANDLER, 'es', 'https://portal.test')).toBe(
      'https://portal.test/auth/action?mode=resetPassword&oobCode=a-b&apiKey=k&lang=es',
    ));

  it('VA-01 stays where the project was told to send it, in the language of the page', () => {
    expect(toOurPage(LINK, 'es', 'https://elsewhere.test')).toBe(LINK.replace('=en', '=es'));
    expect(toOurPage(HANDLER, 'en', undefined)).toBe(HANDLER);
  });
});

const EMAIL = 'ada@lens.test';
const DATABASE_URL = 'postgres://portal@localhost/portal';

it('AD-06 the first super admin is whoever is named, of the portal that is named', () => {
  const environment = { DATABASE_URL, FIREBASE_PROJECT_ID: 'clear-labs' };
  expect(readFirstSuperAdmin([EMAIL], environment)).toMatchObject({
    email: EMAIL,
    config: { databaseUrl: DATABASE_URL, firebaseProjectId: 'clear-labs' },
  });
});

it.each([
  ['an address', [], { DATABASE_URL }, 'Name the address'],
  ['a database', [EMAIL], {}, 'DATABASE_URL is not set'],
])('AD-06 nobody is made the first super admin without %s', (_, given, environment, problem) =>
  expect(() => readFirstSuperAdmin(given, environment)).toThrow(problem),
);

it.each([{ data: { uid: 'u-1' } }, { uid: 'u-1' }])('FN-02 reads the user ID of %j', (input) =>
  expect(readInput('getUserByUid', input)).toEqual({ data: { uid: 'u-1' } }),
);

it.each([{ uid: '' }, { uid: 7 }, { data: { data: { uid: 'u-1' } } }, 'u-1', [], undefined])(
  'FN-02 VA-03 finds no user ID in %j',
  (input) => expect(() => readInput('getUserByUid', input)).toThrow('User ID is required.'),
);

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const json = (name: string): unknown => JSON.parse(read(name));
const firebaseSchema = z.object({ functions: z.array(z.object({ runtime: z.string() })) });

/** Every version of Node that the paragraph of README about the callables names. */
function nodeInReadme(): string[] {
  const paragraph = /^4\. The callables[^]*?(?=^5\. )/m.exec(read('README.md'))?.[0] ?? '';
  return [...paragraph.matchAll(/Node (\d+)/g)].map(([, version = '']) => version);
}

it('PM-04 the callables are built for the Node that firebase.json and README name', () => {
  const { functions } = firebaseSchema.parse(json('firebase.json'));
  expect({
    firebase: functions.map(({ runtime }) => runtime),
    target: bundleConfig('out').build?.target,
    engines: bundleManifest(json('package.json') as Manifest).engines.node,
    readme: nodeInReadme(),
  }).toEqual({
    firebase: [`nodejs${FUNCTIONS_NODE}`],
    target: `node${FUNCTIONS_NODE}`,
    engines: `${FUNCTIONS_NODE}`,
    readme: [`${FUNCTIONS_NODE}`],
  });
});

afterEach(() => Promise.all(getApps().map((app) => deleteApp(app))));

it('PM-04 has the app that the callables ask, beside the one that firebase-functions makes to verify a token', async () => {
  initializeApp({ projectId: 'lens-portal' }, '__FIREBASE_FUNCTIONS_SDK__');
  // Twice, as of two calls: an app can be made once only.
  for (let call = 0; call < 2; call += 1)
    await expect(openCloudServices({})).rejects.toThrow('DATABASE_URL is not set');
  expect(getApps().map(({ name }) => name)).toEqual(['__FIREBASE_FUNCTIONS_SDK__', '[DEFAULT]']);
});

it('PM-04 opens the database with the first call that can, and keeps it for those that follow', async () => {
  initializeApp({ projectId: 'lens-portal' });
  const stub = await startPostgresStub();
  await expect(openCloudServices({})).rejects.toThrow('DATABASE_URL is not set');
  const environment = { DATABASE_URL: stub.url, SESSION_LONGEST_HOURS: '2' };
  const first = await openCloudServices(environment);
  const second = await openCloudServices(environment);
  expect(second.database).toBe(first.database);
  expect(first.longest).toBe(7_200_000);
  await first.database.close();
  await stub.close();
});

it('SE-10 the name of a user is one line, whatever Auth has', () => {
  const user = Object.assign(recordOf(undefined), { displayName: 'Ada\r\nLovelace\u202e' });
  expect(toUserRow(user).name).toBe('Ada Lovelace');
  expect(shownName(user)).toBe('Ada Lovelace');
});
