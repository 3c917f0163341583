import { FirebaseError } from 'firebase/app';

/** ER-05, and the other ways in which a file operation can fail. */
export type FileProblem =
  | 'unauthenticated'
  | 'quota-exceeded'
  | 'unauthorized'
  | 'object-not-found'
  | 'retry-limit-exceeded'
  | 'cancelled'
  | 'unknown';

/** The HTTP status of each problem; the others have none. */
const STATUS: Partial<Record<FileProblem, number>> = {
  unauthenticated: 401,
  'quota-exceeded': 402,
  unauthorized: 403,
  'object-not-found': 404,
};

const PROBLEMS: Partial<Record<string, FileProblem>> = {
  'storage/unauthenticated': 'unauthenticated',
  'storage/quota-exceeded': 'quota-exceeded',
  'storage/unauthorized': 'unauthorized',
  'storage/object-not-found': 'object-not-found',
  'storage/retry-limit-exceeded': 'retry-limit-exceeded',
  'storage/canceled': 'cancelled',
};

/** A file operation that failed, or was cancelled. */
export class FileError extends Error {
  readonly problem: FileProblem;
  readonly status: number | null;

  constructor(problem: FileProblem, cause?: unknown) {
    super(`File operation failed: ${problem}`, { cause });
    this.name = 'FileError';
    this.problem = problem;
    this.status = STATUS[problem] ?? null;
  }
}

/** Converts an error of the storage SDK by its code. */
export function toFileError(error: unknown): FileError {
  if (error instanceof FileError) return error;
  const code = error instanceof FirebaseError ? error.code : '';
  return new FileError(PROBLEMS[code] ?? 'unknown', error);
}
