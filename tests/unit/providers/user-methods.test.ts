import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '#providers/data/data.ts';
import { createFunctions } from '#providers/firebase/functions.ts';
import { createConnection } from '#providers/http/connection.ts';
import { createHttpClient, type HttpDeps } from '#providers/http/http.ts';
import { createAuthProvider } from '#providers/session/auth.ts';
import { buildUserRow } from '../../fixtures/build-user.ts';
import { dataDeps } from '../../fixtures/data-deps.ts';
import { stubStorages } from '../../fixtures/memory-storage.ts';
import { fakeFetch } from './fake-fetch.ts';
import { practiceState, signedIn } from './session-fixture.ts';

const endSession = vi.fn<HttpDeps['endSession']>();
const deps = { token: () => Promise.resolve('t'), endSession, log: () => undefined };

beforeEach(() => stubStorages());
afterEach(() => void vi.unstubAllGlobals().clearAllMocks());

const connection = createConnection(createHttpClient({ ...deps, baseUrl: '/api' }));
const data = createDataProvider(
  connection,
  dataDeps({ functions: () => Promise.resolve(createFunctions({ ...deps, baseUrl: '/fn' })) }),
);
const status = { userId: 'u1', disabled: true };

describe('users, from callables and the API', () => {
  it('FN-07 calls the function and checks its answer', async () => {
    const row = buildUserRow();
    const sent = fakeFetch(() => ({ json: { result: row } }));
    expect(await data.callUsers('updateUserStatus', status)).toEqual({ data: row });
    expect(sent[0]).toMatchObject({ url: '/fn/updateUserStatus', body: { data: status } });
    fakeFetch(() => ({ json: { result: { id: 7 } } }));
    await expect(data.callUsers('updateUserStatus', status)).rejects.toThrow('email');
  });

  it.each([
    [400, 'INVALID_ARGUMENT', 'invalid'],
    [403, 'PERMISSION_DENIED', 'forbidden'],
    [404, 'NOT_FOUND', 'not-found'],
    [400, 'FAILED_PRECONDITION', 'conflict'],
    [409, 'ALREADY_EXISTS', 'conflict'],
    [429, 'RESOURCE_EXHAUSTED', 'too-many-requests'],
    [500, 'INTERNAL', 'internal'],
  ])('ER-04 %d of a callable is told as the API would, and ends no session', async (...row) => {
    const [httpStatus, name, code] = row;
    const details = { field: 'userId', rule: 'oneself', value: 'u1', nearest: null };
    fakeFetch(() => ({
      status: httpStatus,
      json: { error: { status: name, message: 'Not so', details } },
    }));
    const errors = { userId: { rule: 'oneself', message: 'Not so' } };
    await expect(data.callUsers('updateUserStatus', status)).rejects.toMatchObject({
      name: 'FunctionError',
      status: httpStatus,
      body: { code, message: 'Not so', errors },
    });
    expect(endSession).not.toHaveBeenCalled();
  });

  it('DB-03 FN-06 deletes a user with what is theirs by the callable, and by nothing else', async () => {
    const sent = fakeFetch(() => ({ json: { result: { id: 'u1' } } }));
    expect(await data.callUsers('deleteUser', { userId: 'u1' })).toEqual({ data: { id: 'u1' } });
    await expect(data.delete('users', { id: 'u2' })).rejects.toMatchObject({ status: 405 });
    await expect(data.deleteMany('users', { ids: ['u2'] })).rejects.toMatchObject({ status: 405 });
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ['/fn/deleteUser', { data: { userId: 'u1' } }],
    ]);
  });

  it('ER-04 a callable that does not answer is a lost connection', async () => {
    fakeFetch(() => Promise.reject(new TypeError('network')));
    await expect(data.callUsers('deleteUser', { userId: 'u1' })).rejects.toMatchObject({
      name: 'FunctionError',
      status: 0,
      body: null,
    });
  });

  it('SE-03 reads a page of the audit trail', async () => {
    const line = { id: 1, at: '2026-11-20T10:00:00.000Z', actor: 'A', action: 'user.create' };
    const lines = [{ ...line, resource: 'users', details: {} }];
    const sent = fakeFetch(() => ({ json: lines, headers: { 'content-range': 'audit 10-19/31' } }));
    expect(await data.userAudit('u/1', { page: 2, perPage: 10 })).toEqual({
      data: lines,
      total: 31,
    });
    expect(decodeURIComponent(sent[0]?.url ?? '')).toBe('/api/users/u/1/audit?range=[10,19]');
    expect(sent[0]?.url).toContain('u%2F1');
  });

  it('AD-02 ends sessions, sends reset links and verification emails', async () => {
    const sent = fakeFetch(() => ({ status: 200, text: '' }));
    await data.endUserSessions('u1');
    await data.endUserSession('u1', 's1');
    await data.sendResetLink('ana@lens.test', 'es');
    await data.resendVerification('u/1', 'es');
    expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/api/users/u1/sessions/end', undefined],
      ['DELETE', '/api/users/u1/sessions/s1', undefined],
      ['POST', '/api/auth/password-reset', { email: 'ana@lens.test', language: 'es' }],
      ['POST', '/api/users/u%2F1/verification', { language: 'es' }],
    ]);
  });
});

it.each([
  [['ADMIN', 'SUPERADMIN'], true],
  [['ADMIN'], false],
  [['CUSTOMER'], false],
] as const)('SE-01 who may: %s list users: %s', async (roles, allowed) => {
  const { session } = await signedIn({
    establish: () => Promise.resolve(practiceState({ roles: [...roles] })),
  });
  const question = { resource: 'users', action: 'list' };
  expect(await createAuthProvider(session).canAccess?.(question)).toBe(allowed);
});
