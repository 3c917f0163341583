import { FirebaseError } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firebaseAuthFlow, problemOf } from '#providers/firebase/firebase-auth-flow.ts';
import { createHttpClient } from '#providers/http/http.ts';
import type { HttpDeps } from '#providers/http/http.ts';
import { stubStorages } from '#tests/fixtures/memory-storage.ts';
import { fakeFetch } from './fake-fetch.ts';

const log = vi.fn<HttpDeps['log']>();
/** Asking for a link needs nobody who is signed in. */
const token = () => Promise.reject(new Error('Nobody'));
const endSession = vi.fn<HttpDeps['endSession']>();
const client = createHttpClient({ baseUrl: '/api', token, endSession, log });
const authFlow = firebaseAuthFlow({ languageCode: 'en' } as Auth, client);

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

describe('what a refusal of Firebase means', () => {
  it.each([
    [
      'a code with a meaning of its own',
      new FirebaseError('auth/weak-password', ''),
      'password-weak',
    ],
    ['a code without one', new FirebaseError('auth/internal-error', ''), 'unknown'],
    ['no refusal of Firebase', new Error('auth/weak-password'), 'unknown'],
  ])('ER-03 %s', (_what, error, problem) => {
    expect(problemOf(error)).toBe(problem);
  });
});
