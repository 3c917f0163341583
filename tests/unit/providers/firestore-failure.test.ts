import { expect, it } from 'vitest';
import { toHttpFailure } from '#providers/firebase/firestore-failure.ts';

it.each([
  ['a code', Object.assign(new Error('Refused'), { code: 'permission-denied' }), 403],
  ['a text with a code', new Error('Refused [code=unavailable]'), 503],
  ['a code that tells nothing', Object.assign(new Error('Lost'), { code: 'aborted' }), 0],
  ['a text without a code', new Error('Lost'), 0],
  ['nothing at all', undefined, 0],
])('ER-03 a failure of Firestore is read from %s', (_what, error, status) => {
  expect(toHttpFailure(error).status).toBe(status);
});
