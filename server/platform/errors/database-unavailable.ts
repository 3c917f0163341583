import { DrizzleQueryError } from 'drizzle-orm';

/** The database could not be connected to. No work has begun. */
export class NoConnection extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'NoConnection';
  }
}

/** SQLSTATE classes that concern the database, not the statement. */
const CLASSES = new Set([
  '08', // connection exception
  '28', // invalid authorization: the password was changed meanwhile
  '3D', // the database does not exist
  '53', // insufficient resources: disk full, out of memory, too many connections
]);

/** Single SQLSTATEs of the same sort. */
const STATES = new Set([
  '25006', // read-only transaction: this server is the standby
  '25P03', // idle in transaction for too long
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // lock not available within lock_timeout
  '57014', // canceled, also by statement_timeout
  '57P01', // administrator's shutdown, also pg_terminate_backend
  '57P02', // shutdown after a crash of another backend
  '57P03', // starting up or shutting down
  '57P04', // database dropped
  '57P05', // idle for too long
  '58000', // system error
  '58030', // I/O error
]);

/** Network codes. Check them only for failed queries: SMTP and Firebase use the network too. */
const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT', // the UNIX socket is gone
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ETIMEDOUT',
]);

/** Messages that `pg` and PGlite's thread send without a code. */
const MESSAGES = [
  /^Connection terminated/,
  /is not queryable$/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Query read timeout$/,
  /^Cannot use a pool after calling end on the pool$/,
  /^The database thread has ended/,
];

/**
 * Returns whether work failed because the database was unreachable or temporarily unable: the same work may succeed a
 * moment later. False for errors in the work itself.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  if (error instanceof DrizzleQueryError) {
    const { cause } = error;
    return NETWORK.has(codeOf(cause)) || isSaidByDatabase(cause);
  }
  return isSaidByDatabase(error);
}

function isSaidByDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (MESSAGES.some((message) => message.test(error.message))) return true;
  const code = 'severity' in error ? codeOf(error) : '';
  return STATES.has(code) || CLASSES.has(code.slice(0, 2));
}

/** Returns the SQLSTATE or the network code; blank without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
