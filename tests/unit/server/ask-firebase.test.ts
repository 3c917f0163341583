import { Problem } from '#server/platform/errors/problem.ts';
import { askFirebase } from '#server/platform/firebase/ask-firebase.ts';
import { expect, it } from 'vitest';

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
])('SE-09 %s of Firebase stays what it is: %s', async (code, _meaning) => {
  expect(await failing(code)).toMatchObject({ message: 'of Firebase', code });
});

it('SE-09 an answer that is no error is passed on', async () => {
  expect(await askFirebase(() => Promise.resolve('answer'))).toBe('answer');
});
