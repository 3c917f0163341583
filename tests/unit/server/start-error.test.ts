import { describeError, StartError } from '#server/platform/program/start-error.ts';
import { describe, expect, it } from 'vitest';

const SECRET = 'ada@lens.test';

function failedQuery(cause: Error): Error {
  return Object.assign(new Error(`Failed query: insert\nparams: ${SECRET}`, { cause }), {
    query: 'insert',
    params: [SECRET],
  });
}

const REFUSED = Object.assign(new Error(`invalid byte sequence in ${SECRET}`), {
  severity: 'ERROR',
  code: '22021',
  detail: SECRET,
  table: 'portal_users',
});
const LOST = Object.assign(new Error(`read ECONNRESET ${SECRET}`), { code: 'ECONNRESET' });

describe('describeError', () => {
  it.each([
    [
      'a query that PostgreSQL refused',
      failedQuery(REFUSED),
      /^Error \(code 22021, table portal_users/,
    ],
    ['what PostgreSQL says itself', REFUSED, /code 22021/],
    ['a query without an answer', failedQuery(LOST), /code ECONNRESET/],
    ['an error that nobody foresaw', new TypeError(`${SECRET} is not a user`), /^TypeError\n +at /],
    [
      'an error with a code',
      Object.assign(new Error(SECRET), { code: 'ERR_INVALID_URL' }),
      /^Error \(code ERR_INVALID_URL\)\n +at /,
    ],
    [
      'an error whose code is a value',
      Object.assign(new Error(SECRET), { code: [SECRET] }),
      /^Error\n +at /,
    ],
    ['what is no error', SECRET, /^string$/],
  ])('SE-10 tells of %s the class, the codes and the place, and no data', (_what, error, told) => {
    expect(describeError(error)).toMatch(told);
    expect(describeError(error)).not.toContain(SECRET);
  });

  it('tells whoever starts the program what to do, in full', () => {
    expect(describeError(new StartError('Port 3000 is in use.'))).toBe('Port 3000 is in use.');
    const missing = Object.assign(new Error('ENOENT: no such file, open firestore.rules'), {
      code: 'ENOENT',
      errno: -2,
      syscall: 'open',
    });
    expect(describeError(missing)).toContain('firestore.rules');
  });
});
