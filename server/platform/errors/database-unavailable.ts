import { DrizzleQueryError } from 'drizzle-orm';

/** There is no connection to the database, and none could be made: nothing has begun. */
export class NoConnection extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'NoConnection';
  }
}

/** SQLSTATE classes that say something of the database, and nothing of the statement. */
const CLASSES = new Set([
  '08', // connection exception
  '28', // invalid authorization: the password was changed meanwhile
  '3D', // the database does not exist
  '53', // insufficient resources: disk full, out of memory, too many connections
]);

/** The same, one by one. */
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

/** What the network says. Only of a query that failed: SMTP and Firebase have a network too. */
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

/** `pg` and PGlite's thread say these without a code. */
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
 * Whether work failed because the database could not be reached, or could not do it just then: the same work may succeed
 * a moment later. Not for errors in the work itself.
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

/** SQLSTATE or the network's code; blank when there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
