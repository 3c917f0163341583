import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTab } from '#providers/browser/tab-memory.ts';
import { FileError, toFileError } from '#providers/firebase/file-errors.ts';
import { firebaseAuthFlow, problemOf } from '#providers/firebase/firebase-auth-flow.ts';
import { toHttpFailure } from '#providers/firebase/firestore-failure.ts';
import { pauseLeft, type MessageKind } from '#providers/firebase/message-pause.ts';
import type { HttpDeps } from '#providers/http/http.ts';
import { stubStorages } from '../../fixtures/memory-storage.ts';
import { fakeClient, fakeFetch } from './fake-fetch.ts';

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

describe('asking for a link for a forgotten password', () => {
  it.each([400, 401, 404, 429, 500, 503])(
    'ER-03 HTTP %i is logged as any request, and thrown on',
    async (status) => {
      fakeFetch(() => ({ status }));
      const asked = authFlow.sendPasswordReset('nora@lens.test');
      await expect(asked).rejects.toMatchObject({ name: 'AuthFlowError' });
      expect(log.mock.calls).toEqual([[`Request failed: ${status} /auth/password-reset`]]);
      expect(endSession).not.toHaveBeenCalled();
    },
  );

  it('ER-03 so is no answer', async () => {
    fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const asked = authFlow.sendPasswordReset('nora@lens.test');
    await expect(asked).rejects.toMatchObject({ problem: 'offline' });
    expect(log.mock.calls).toEqual([['Request failed: no answer /auth/password-reset']]);
  });

  it('logs nothing when it goes out', async () => {
    stubStorages();
    fakeFetch(() => ({ json: {} }));
    await authFlow.sendPasswordReset('nora@lens.test');
    expect(log).not.toHaveBeenCalled();
  });
});

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
  [
    'a code with a meaning of its own',
    new FirebaseError('auth/weak-password', ''),
    'password-weak',
  ],
  ['a code without one', new FirebaseError('auth/internal-error', ''), 'unknown'],
  ['no refusal of Firebase', new Error('auth/weak-password'), 'unknown'],
])('ER-03 what a refusal of Firebase means: %s', (_what, error, problem) =>
  expect(problemOf(error)).toBe(problem),
);

describe('the errors of files', () => {
  it.each([
    ['storage/unauthenticated', 'unauthenticated', 401],
    ['storage/quota-exceeded', 'quota-exceeded', 402],
    ['storage/unauthorized', 'unauthorized', 403],
    ['storage/object-not-found', 'object-not-found', 404],
    ['storage/retry-limit-exceeded', 'retry-limit-exceeded', null],
    ['storage/canceled', 'cancelled', null],
    ['storage/invalid-checksum', 'unknown', null],
  ])('ER-05 %s is %s, HTTP %s', (code, problem, status) => {
    const error = toFileError(new FirebaseError(code, 'told by the SDK: users/u1/secret.pdf'));
    expect(error).toMatchObject({ name: 'FileError', problem, status });
    expect(error.message).toBe(`File operation failed: ${problem}`);
  });

  it('ER-05 what is no error of the SDK is unknown, with its cause', () => {
    const cause = new TypeError('x');
    expect(toFileError(cause)).toMatchObject({ problem: 'unknown', cause });
  });

  it('keeps an error that is one already', () => {
    const error = new FileError('cancelled');
    expect(toFileError(error)).toBe(error);
  });
});

it.each([
  ['a code', Object.assign(new Error('Refused'), { code: 'permission-denied' }), 403],
  ['a text with a code', new Error('Refused [code=unavailable]'), 503],
  ['a code that tells nothing', Object.assign(new Error('Lost'), { code: 'aborted' }), 0],
  ['a text without a code', new Error('Lost'), 0],
  ['nothing at all', undefined, 0],
])('ER-03 a failure of Firestore is read from %s', (_what, error, status) =>
  expect(toHttpFailure(error).status).toBe(status),
);
