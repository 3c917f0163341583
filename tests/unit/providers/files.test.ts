import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { FileError, toFileError } from '#providers/firebase/file-errors.ts';

describe('the errors of files', () => {
  it.each([
    ['storage/unauthenticated', 'unauthenticated', 401],
    ['storage/quota-exceeded', 'quota-exceeded', 402],
    ['storage/unauthorized', 'unauthorized', 403],
    ['storage/object-not-found', 'object-not-found', 404],
    ['storage/retry-limit-exceeded', 'retry-limit-exceeded', null],
    ['storage/canceled', 'cancelled', null],
    ['storage/invalid-checksum', 'unknown', null],
  ])('ER-05 %s is %s, HTTP %s', (code, problem, status) => {
    const error = toFileError(new FirebaseError(code, 'told by the SDK: users/u1/secret.pdf'));
    expect(error).toMatchObject({ name: 'FileError', problem, status });
    expect(error.message).toBe(`File operation failed: ${problem}`);
  });

  it('ER-05 what is no error of the SDK is unknown, with its cause', () => {
    const cause = new TypeError('x');
    expect(toFileError(cause)).toMatchObject({ problem: 'unknown', cause });
  });

  it('keeps an error that is one already', () => {
    const error = new FileError('cancelled');
    expect(toFileError(error)).toBe(error);
  });
});
