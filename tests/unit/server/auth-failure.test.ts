import { describe, expect, it } from 'vitest';
import { fromAuthFailure } from '#server/accounts/callables/auth-failure.ts';

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
  ])('ER-04 %s is told as %s', (code, told) => {
    expect(fromAuthFailure(failure(code))).toMatchObject({ code: told });
  });

  it.each([failure('auth/internal-error'), new Error('without a code'), 'no error', null])(
    'ER-04 leaves %s to whoever called',
    (error) => {
      expect(fromAuthFailure(error)).toBeNull();
    },
  );
});
