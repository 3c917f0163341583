import { beforeEach, describe, expect, it, vi, afterEach } from 'vitest';
import { TERMS_VERSION } from '#domain/terms.ts';
import { createAcceptanceMemory } from '#providers/account/accepted-terms.ts';
import { AuthFlowError } from '#providers/firebase/auth-flow.ts';
import { HttpFailure, type HttpClient, type HttpDeps } from '#providers/http/http.ts';
import { signUp, type SignUpDeps } from '#providers/session/sign-up.ts';
import { acceptTerms } from '#providers/activity/auth-service.ts';
import { memoryDocuments } from '#tests/fixtures/memory-documents.ts';
import { practiceState } from '#tests/unit/providers/session-fixture.ts';
import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { fakeClient, fakeFetch } from './fake-fetch.ts';
import { readTab } from '#providers/browser/tab-memory.ts';
import { toFileError } from '#providers/firebase/file-errors.ts';
import { firebaseAuthFlow, problemOf } from '#providers/firebase/firebase-auth-flow.ts';
import { toHttpFailure } from '#providers/firebase/firestore-failure.ts';
import { pauseLeft, type MessageKind } from '#providers/firebase/message-pause.ts';
import { stubStorages } from '#tests/fixtures/memory-storage.ts';

const INPUT = {
  email: 'new@lens.test',
  password: 'correct horse',
  firstName: 'Nora',
  lastName: 'New',
  company: 'New Eyes',
};
const USER = { uid: 'u9', email: 'new@lens.test', emailVerified: false };

function portsOf(over: Partial<SignUpDeps> = {}) {
  const order: string[] = [];
  const step = (name: string) => (): Promise<void> => {
    order.push(name);
    return Promise.resolve();
  };
  const documents = memoryDocuments();
  const deps = {
    authFlow: {
      createAccount: vi.fn<SignUpDeps['authFlow']['createAccount']>(() => {
        order.push('account');
        return Promise.resolve(USER);
      }),
      sendVerification: step('message'),
    },
    documents: () => {
      order.push('profile');
      return Promise.resolve(documents);
    },
    acceptTerms: step('terms'),
    log: vi.fn<SignUpDeps['log']>(),
    ...over,
  };
  return { deps, order, documents };
}

const refused = (): Promise<never> => Promise.reject(new Error('refused'));

describe('LG-02 the sign-up', () => {
  it('makes the account, stores the default profile, records the terms, sends the message', async () => {
    const { deps, order, documents } = portsOf();
    expect(await signUp(INPUT, deps)).toEqual({ user: USER, unfinished: [] });
    expect(order).toEqual(['account', 'profile', 'terms', 'message']);
    expect(deps.authFlow.createAccount).toHaveBeenCalledExactlyOnceWith({
      email: 'new@lens.test',
      password: 'correct horse',
      displayName: 'Nora New',
    });
    expect(documents.stored['users/u9']).toMatchObject({
      uid: 'u9',
      email: 'new@lens.test',
      accountNumber: '',
      firstName: 'Nora',
      lastName: 'New',
      company: 'New Eyes',
      termsAccepted: false,
      termsAcceptedDate: '',
    });
  });

  it('stops when there is no account', async () => {
    const { deps, order } = portsOf();
    deps.authFlow.createAccount = () => Promise.reject(new AuthFlowError('email-in-use'));
    await expect(signUp(INPUT, deps)).rejects.toMatchObject({ problem: 'email-in-use' });
    expect(order).toEqual([]);
  });

  it('goes on after steps that failed, logs them, and tells which', async () => {
    const { deps, order } = portsOf({ acceptTerms: refused });
    deps.authFlow.sendVerification = refused;
    expect((await signUp(INPUT, deps)).unfinished).toEqual(['terms', 'message']);
    expect(order).toEqual(['account', 'profile']);
    expect(deps.log).toHaveBeenCalledTimes(2);
    expect(deps.log).toHaveBeenCalledWith('Sign-up, terms', expect.any(Error));
  });

  it('does not wait for ever for a profile that Firestore cannot send', async () => {
    vi.useFakeTimers();
    const never = { write: () => new Promise<void>(() => {}) };
    const { deps } = portsOf({ documents: () => Promise.resolve(never) });
    const done = signUp(INPUT, deps);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await done).unfinished).toEqual(['profile']);
    vi.useRealTimers();
  });
});

describe('accepting the terms', () => {
  const client = vi.fn<HttpClient>();
  const accepted = { termsAccepted: true as const, termsAcceptedDate: '2026-11-21T10:00:00.000Z' };
  beforeEach(() => void client.mockReset());

  it('LG-04 tells the server the version in force, and hands on what the profile then says', async () => {
    client.mockResolvedValue({ status: 200, headers: new Headers(), json: accepted });
    expect(await acceptTerms(client)).toEqual(accepted);
    expect(client).toHaveBeenCalledExactlyOnceWith('/auth/terms', {
      kind: 'change',
      method: 'POST',
      body: JSON.stringify({ version: TERMS_VERSION }),
    });
  });

  it('VA-04 without a profile: User data not found', async () => {
    client.mockRejectedValue(new HttpFailure('User data not found', 404));
    await expect(acceptTerms(client)).rejects.toThrow('User data not found');
  });

  it('LG-05 nobody is asked again while the profile follows', () => {
    const profile = practiceState().profile;
    if (!profile) throw new Error('The fixture has a profile');
    const old = { ...profile, termsAccepted: false, termsAcceptedDate: '' };
    const memory = createAcceptanceMemory();
    expect(memory.apply(old)).toBe(old);
    memory.note(profile.uid, accepted);
    expect(memory.apply(old)).toMatchObject(accepted);
    expect(memory.apply(profile)).toBe(profile);
    expect(memory.apply({ ...old, uid: 'u2' }).termsAccepted).toBe(false);
  });
});

const log = vi.fn<HttpDeps['log']>();

/** Asking for a link needs nobody who is signed in. */
const token = () => Promise.reject(new Error('Nobody'));

const endSession = vi.fn<HttpDeps['endSession']>();
const client = fakeClient({ token, endSession, log });
const authFlow = firebaseAuthFlow({ languageCode: 'en' } as Auth, client);
const isPaused = (kind: MessageKind) => pauseLeft(kind, Date.now()) > 0;

afterEach(() => {
  vi.unstubAllGlobals();
  log.mockClear();
});

it.each([400, 401, 404, 429, 500, 503])(
  'ER-03 asking for a link for a forgotten password: HTTP %i is logged as any request, and thrown on',
  async (status) => {
    fakeFetch(() => ({ status }));
    const asked = authFlow.sendPasswordReset('nora@lens.test');
    await expect(asked).rejects.toMatchObject({ name: 'AuthFlowError' });
    expect(log.mock.calls).toEqual([[`Request failed: ${status} /auth/password-reset`]]);
    expect(endSession).not.toHaveBeenCalled();
  },
);

describe('RT-03 asking for a link that verifies an address', () => {
  const signedIn = fakeClient({ token: () => Promise.resolve('a.b.c'), endSession, log });
  const auth = { languageCode: 'en', currentUser: { uid: 'u-1' } } as Auth;
  const flow = firebaseAuthFlow(auth, signedIn);

  it('EM-03 asks our server in the language on the screen, and notes it', async () => {
    stubStorages();
    const asked = fakeFetch(() => ({ json: null }));
    flow.speak('es');
    await flow.sendVerification();
    expect(isPaused('verification')).toBe(true);
    expect(isPaused('new-address')).toBe(false);
    await flow.changeAddress('right@lens.test');
    expect(isPaused('new-address')).toBe(true);
    expect(readTab('new-address')).toBe('right@lens.test');
    expect(asked).toMatchObject([
      { url: '/api/auth/verification', method: 'POST', body: { language: 'es' } },
      {
        url: '/api/auth/address',
        method: 'POST',
        body: { email: 'right@lens.test', language: 'es' },
      },
    ]);
    expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer a.b.c',
      'Bearer a.b.c',
    ]);
  });

  it.each([
    ['throttled', 429, undefined],
    ['email-in-use', 422, { email: { rule: 'taken' } }],
    ['email-invalid', 422, { email: {} }],
    ['password-needed', 403, { currentPassword: { rule: 'recent' } }],
  ])('%s is told, and not noted as sent', async (problem, status, errors) => {
    stubStorages();
    fakeFetch(() => ({ status, json: { errors } }));
    await expect(flow.changeAddress('right@lens.test')).rejects.toMatchObject({ problem });
    await expect(flow.sendVerification()).rejects.toMatchObject({ problem });
    expect([isPaused('new-address'), isPaused('verification')]).toEqual([false, false]);
    expect(readTab('new-address')).toBeNull();
  });
});

it.each([
  ['a code with a meaning', new FirebaseError('auth/weak-password', ''), 'password-weak'],
  ['a code without one', new FirebaseError('auth/internal-error', ''), 'unknown'],
  ['no refusal of Firebase', new Error('auth/weak-password'), 'unknown'],
])('ER-03 what a refusal of Firebase means: %s', (_what, error, problem) =>
  expect(problemOf(error)).toBe(problem),
);

describe('the errors of files', () => {
  it.each([
    ['storage/unauthenticated', 'unauthenticated', 401],
    ['storage/quota-exceeded', 'quota-exceeded', 402],
    ['storage/retry-limit-exceeded', 'retry-limit-exceeded', null],
    ['storage/canceled', 'cancelled', null],
  ])('ER-05 %s is %s, HTTP %s', (code, problem, status) => {
    const error = toFileError(new FirebaseError(code, 'told by the SDK: users/u1/secret.pdf'));
    expect(error).toMatchObject({ name: 'FileError', problem, status });
    expect(error.message).toBe(`File operation failed: ${problem}`);
  });

  it('ER-05 what is no error of the SDK is unknown, with its cause', () => {
    const cause = new TypeError('x');
    expect(toFileError(cause)).toMatchObject({ problem: 'unknown', cause });
  });
});

it.each([
  ['a code', Object.assign(new Error('Refused'), { code: 'permission-denied' }), 403],
  ['a text with a code', new Error('Refused [code=unavailable]'), 503],
  ['a code that tells nothing', Object.assign(new Error('Lost'), { code: 'aborted' }), 0],
  ['a text without a code', new Error('Lost'), 0],
])('ER-03 a failure of Firestore is read from %s', (_what, error, status) =>
  expect(toHttpFailure(error).status).toBe(status),
);
