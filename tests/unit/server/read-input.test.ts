import { CallableError } from '#server/accounts/callables/callable-error.ts';
import { readInput, type FunctionName } from '#server/accounts/callables/read-input.ts';
import { describe, expect, it } from 'vitest';

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

  it.each([[undefined], ['']])('SE-08 %j is missing', (userId) => {
    expect(refusal('deleteUser', { userId }).details).toMatchObject({ rule: 'required' });
  });
});
