// @vitest-environment jsdom
import { createUserWithEmailAndPassword } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import type { Functions } from 'firebase/functions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallableHandler } from '#local-firebase/functions/callable.ts';
import {
  PASSWORD,
  closeAuthApps,
  freshEmail,
  openWebApp,
  openWebAuth,
} from './support/auth-apps.ts';
import { openInProcess } from './support/in-process.ts';
import { PROJECT_ID, targetAt, type FirebaseTarget } from './support/target.ts';

/** As a handler's own error class would be; only its shape counts. */
class Refusal extends Error {
  readonly code = 'permission-denied';
  readonly details = { needs: 'superAdmin' };
}

const functions: Record<string, CallableHandler> = {
  echo: (data) => Promise.resolve(data),
  whoAmI: (_data, { auth }) => Promise.resolve({ uid: auth?.uid ?? null }),
  nothing: () => Promise.resolve(undefined),
  refuse: () => Promise.reject(new Refusal('Super administrators only')),
  crash: () => Promise.reject(new Error('secret detail')),
};

let target: FirebaseTarget;
let callables: Functions;
let email: string;
let uid: string;

beforeAll(async () => {
  const { port, close } = await openInProcess({ projectId: PROJECT_ID, functions });
  target = targetAt({ host: '127.0.0.1', port }, close);
  const app = openWebApp(target);
  email = freshEmail();
  const { user } = await createUserWithEmailAndPassword(openWebAuth(target, app), email, PASSWORD);
  uid = user.uid;
  callables = getFunctions(app, 'europe-west1');
  connectFunctionsEmulator(callables, target.auth.host, target.auth.port);
});

afterAll(async () => {
  await closeAuthApps();
  await target.close();
});

const call = async (name: string, data?: unknown) =>
  (await httpsCallable(callables, name)(data)).data;

describe('a callable', () => {
  it.each([[null], [7], ['текст'], [{ list: [1, { deep: true }] }]])(
    'takes and gives %j',
    async (data) => {
      expect(await call('echo', data)).toEqual(data);
    },
  );

  it('knows who calls', async () => {
    expect(await call('whoAmI')).toEqual({ uid });
    const anonymous = getFunctions(openWebApp(target), 'europe-west1');
    connectFunctionsEmulator(anonymous, target.auth.host, target.auth.port);
    const { data } = await httpsCallable(anonymous, 'whoAmI')();
    expect(data).toEqual({ uid: null });
  });

  it('may answer nothing', async () => {
    expect(await call('nothing')).toBeNull();
  });

  it('tells why it refuses', async () => {
    await expect(call('refuse')).rejects.toMatchObject({
      code: 'functions/permission-denied',
      message: expect.stringContaining('Super administrators only'),
      details: { needs: 'superAdmin' },
    });
  });

  it('SE-04 keeps the details of a crash to the server', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error: unknown = await call('crash').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'functions/internal' });
    expect(JSON.stringify(error) + String(error)).not.toContain('secret detail');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('must exist', async () => {
    await expect(call('missing')).rejects.toMatchObject({ code: 'functions/not-found' });
    await expect(call('toString')).rejects.toMatchObject({ code: 'functions/not-found' });
  });
});

const post = (name: string, init: RequestInit) => {
  const { host, port } = target.auth;
  const url = `http://${host}:${port}/${target.projectId}/europe-west1/${name}`;
  return fetch(url, { method: 'POST', body: '{"data":1}', ...init });
};

describe('a bare request', () => {
  it.each([
    [401, 'UNAUTHENTICATED', { headers: { authorization: 'Bearer made-up' } }],
    [400, 'INVALID_ARGUMENT', { body: '{}' }],
    [400, 'INVALID_ARGUMENT', { body: 'no JSON' }],
    [400, 'INVALID_ARGUMENT', { method: 'PUT' }],
  ])('is answered %d %s', async (status, name, init) => {
    const response = await post('echo', init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { status: name } });
  });
});
