// @vitest-environment jsdom

import type { CallableHandler } from 'embedded-firebase';
import {
  PASSWORD,
  closeAuthApps,
  freshEmail,
  openWebApp,
  openWebAuth,
} from 'embedded-firebase/tests/sdk/support/auth-apps.ts';
import { openInProcess } from 'embedded-firebase/tests/sdk/support/in-process.ts';
import { PROJECT_ID as PROJECT, targetAt } from 'embedded-firebase/tests/sdk/support/target.ts';
import type { FirebaseTarget } from 'embedded-firebase/tests/sdk/support/target.ts';
import { createUserWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFunctions, functionsUrl } from '#providers/firebase/functions.ts';
import type { Functions } from '#providers/firebase/functions.ts';
import type { HttpDeps } from '#providers/http/http.ts';

/** As a handler's own error class would be; only its shape counts. */
class Refusal extends Error {
  readonly code: string;
  readonly details = { field: 'email' };

  constructor(code: string) {
    super('Refused for a reason');
    this.code = code;
  }
}

const handlers: Record<string, CallableHandler> = {
  echo: (data) => Promise.resolve(data),
  whoAmI: (_data, { auth }) => Promise.resolve(auth?.uid ?? null),
  nothing: () => Promise.resolve(undefined),
  refuse: (data) => Promise.reject(new Refusal(String(data))),
  crash: () => Promise.reject(new Error('secret detail')),
};

const CHANGE = { kind: 'change' } as const;
const endSession = vi.fn<HttpDeps['endSession']>();
const log = vi.fn<HttpDeps['log']>();
let target: FirebaseTarget;
let origin: string;
let signedIn: Functions;
let uid: string;

const callables = (token: () => Promise<string>): Functions =>
  createFunctions({ baseUrl: `${origin}${functionsUrl(true, PROJECT)}`, token, endSession, log });

beforeAll(async () => {
  const { port, close } = await openInProcess({ projectId: PROJECT, functions: handlers });
  origin = `http://127.0.0.1:${port}`;
  target = targetAt({ host: '127.0.0.1', port }, close);
  const auth = openWebAuth(target, openWebApp(target));
  const { user } = await createUserWithEmailAndPassword(auth, freshEmail(), PASSWORD);
  uid = user.uid;
  signedIn = callables(() => user.getIdToken());
});

afterAll(async () => {
  await closeAuthApps();
  await target.close();
});

describe('callables of the embedded Firebase', () => {
  it.each([[null], [7], ['текст'], [{ list: [1, { deep: true }] }]])(
    'ER-04 take and give %j',
    async (data) => {
      expect(await signedIn.call('echo', data, CHANGE)).toEqual(data);
    },
  );

  it('RS-01 know who calls', async () => {
    expect(await signedIn.call('whoAmI', null, CHANGE)).toBe(uid);
  });

  it('may answer nothing', async () => {
    expect(await signedIn.call('nothing', null, CHANGE)).toBeNull();
  });

  it.each([
    ['permission-denied', 403, 'permission-denied'],
    ['resource-exhausted', 429, 'resource-exhausted'],
    ['unimplemented', 501, 'unimplemented'],
    ['unavailable', 503, 'unavailable'],
    ['deadline-exceeded', 504, 'deadline-exceeded'],
    ['cancelled', 499, 'cancelled'],
    ['aborted', 409, 'aborted'],
    ['already-exists', 409, 'aborted'],
    ['failed-precondition', 400, 'invalid-argument'],
  ])('ER-04 refuse with %s', async (thrown, status, code) => {
    await expect(signedIn.call('refuse', thrown, CHANGE)).rejects.toMatchObject({
      code,
      status,
      message: 'Refused for a reason',
      details: { field: 'email' },
    });
  });

  it('ER-02 SE-04 that crash keep why to themselves, and end the session', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    endSession.mockClear();
    await expect(signedIn.call('crash', null, { kind: 'list' })).rejects.toMatchObject({
      code: 'internal',
      status: 500,
      message: 'INTERNAL',
    });
    expect(endSession).toHaveBeenCalledExactlyOnceWith('server-error');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('must exist', async () => {
    const call = signedIn.call('missing', null, CHANGE);
    await expect(call).rejects.toMatchObject({ code: 'not-found', status: 404 });
  });

  it('ER-01 end the session of a token that is no good', async () => {
    endSession.mockClear();
    const call = callables(() => Promise.resolve('made-up')).call('echo', 1, CHANGE);
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
    expect(endSession).toHaveBeenCalledExactlyOnceWith('expired');
  });
});

describe('a bare request', () => {
  const made = { headers: { authorization: 'Bearer made-up' } };
  it.each([
    [401, 'UNAUTHENTICATED', 'echo', made],
    [400, 'INVALID_ARGUMENT', 'echo', { body: '{}' }],
    [400, 'INVALID_ARGUMENT', 'echo', { body: 'no JSON' }],
    [400, 'INVALID_ARGUMENT', 'echo', { method: 'PUT' }],
    [404, 'NOT_FOUND', 'toString', {}],
  ])('is answered %d %s', async (code, status, name, init) => {
    const url = `${origin}${functionsUrl(true, PROJECT)}/${name}`;
    const response = await fetch(url, { method: 'POST', body: '{"data":1}', ...init });
    expect([response.status, await response.json()]).toMatchObject([code, { error: { status } }]);
  });
});
