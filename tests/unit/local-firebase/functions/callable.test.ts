import { describe, expect, it } from 'vitest';
import { CALLABLE_CODES, isCallableFailure } from '#local-firebase/functions/callable.ts';
import { RPC_CODES } from '#local-firebase/rpc-error.ts';
import type { RpcStatus } from '#local-firebase/rpc-error.ts';

describe('isCallableFailure', () => {
  it.each([
    ['an error of any class', Object.assign(new Error('no'), { code: 'not-found' })],
    ['a plain object', { code: 'permission-denied', message: 'no' }],
  ])('knows %s by its shape', (_case, error) => {
    expect(isCallableFailure(error)).toBe(true);
  });

  it.each([
    ['an error of Node', Object.assign(new Error('no'), { code: 'ENOENT' })],
    ['a code of every object', { code: 'toString', message: 'no' }],
    ['a code alone', { code: 'not-found' }],
    ['a number', Object.assign(new Error('no'), { code: 5 })],
    ['text', 'not-found'],
    ['nothing', null],
  ])('does not take %s for one', (_case, error) => {
    expect(isCallableFailure(error)).toBe(false);
  });
});

it('CALLABLE_CODES have the statuses of Google’s RPC', () => {
  const expected = Object.entries(CALLABLE_CODES).map(([code, { http }]) => {
    const status = code.toUpperCase().replaceAll('-', '_');
    // RPC_CODES has no DATA_LOSS: the local Firestore never loses any.
    return [code, { status, http: isRpcStatus(status) ? RPC_CODES[status].http : http }];
  });
  expect(CALLABLE_CODES).toEqual(Object.fromEntries(expected));
});

function isRpcStatus(status: string): status is RpcStatus {
  return Object.hasOwn(RPC_CODES, status);
}
