import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { toHttpsError } from '#server/accounts/callables/https-error.ts';
import {
  isDatabaseUnavailable,
  NoConnection,
} from '#server/platform/errors/database-unavailable.ts';
import { loggableError } from '#server/platform/errors/error-log.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { databaseProblem } from '#server/platform/http/database-problem.ts';
import { describeError, StartError } from '#server/platform/program/start-error.ts';

const QUERY = 'insert into orders values ($1)';
const PATIENT = 'PAT-SECRET';

/** As Drizzle throws it: the query with its values, and why it failed. */
const failedQuery = (cause: Error) => new DrizzleQueryError(QUERY, [PATIENT], cause);

const ofPostgres = (code: string) =>
  Object.assign(new Error('said by PostgreSQL'), { severity: 'FATAL', code });

const ofNetwork = (code: string) => Object.assign(new Error(`connect ${code}`), { code });
const words = (text: string) => text.split(' ');

const UNAVAILABLE = words(
  '08006 28P01 3D000 53100 53200 53300 25006 25P03 40001 40P01 55P03 57014 57P01 57P02 57P03 57P04 57P05 58000 58030',
);

const FAULTS = words('22P02 23505 23503 23514 25P02 42501 42703 55000 XX000');

const NETWORK = words(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTDOWN EHOSTUNREACH ENETDOWN ENETUNREACH ECONNABORTED ENOENT ERR_STREAM_DESTROYED',
);

/** As `pg` and PGlite's thread say it. */
const MESSAGES = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated: no answer within 18000 ms',
  'Cannot use a pool after calling end on the pool',
  'The database thread has ended',
];

describe('an error of the database', () => {
  it.each(UNAVAILABLE)('SE-09 with SQLSTATE %s is 503 with Retry-After, wrapped or not', (code) => {
    for (const error of [ofPostgres(code), failedQuery(ofPostgres(code))])
      expect(databaseProblem(error)).toMatchObject({ status: 503, retryAfter: 1, cause: error });
  });

  it.each(FAULTS)('SE-09 with SQLSTATE %s is a fault of the statement', (code) => {
    for (const error of [ofPostgres(code), failedQuery(ofPostgres(code))])
      expect(databaseProblem(error)).toBeNull();
  });

  it.each(MESSAGES)('SE-09 that says "%s" is 503, wrapped or not', (message) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true);
    expect(isDatabaseUnavailable(failedQuery(new Error(message)))).toBe(true);
  });

  it.each(NETWORK)(
    'SE-09 with %s is 503 of a query, and nothing of the database elsewhere',
    (code) => {
      expect(isDatabaseUnavailable(failedQuery(ofNetwork(code)))).toBe(true);
      expect(isDatabaseUnavailable(ofNetwork(code))).toBe(false);
    },
  );

  it('SE-09 is 503 when a transaction gets no connection, whatever the reason', () =>
    expect(isDatabaseUnavailable(new NoConnection('x', ofPostgres('XX000')))).toBe(true));

  it.each([
    ['a refusal', new Problem('conflict', 'Connection refused')],
    ['a number that looks like a state', Object.assign(new Error('x'), { code: '57P01' })],
    ['what is no error', 'Connection terminated'],
    ['nothing', undefined],
  ])('SE-09 is not %s', (_title, error) => expect(isDatabaseUnavailable(error)).toBe(false));

  it('ER-04 SE-09 is told by a deployed function as unavailable', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(toHttpsError(new NoConnection('x', ofNetwork('ECONNREFUSED'))).code).toBe('unavailable');
    expect(toHttpsError(new Error('x')).code).toBe('internal');
    told.mockRestore();
  });

  it('SE-04 is logged with its reason and without the values of the query', () => {
    const lost = failedQuery(new Error('Connection terminated unexpectedly'));
    expect(loggableError(lost)).toMatchObject({
      cause: { message: 'Connection terminated unexpectedly' },
    });
    const refused = failedQuery(new AggregateError([], ''));
    for (const error of [lost, refused, failedQuery(new Error(`Wrong value ${PATIENT}`))])
      expect(JSON.stringify(loggableError(error))).not.toContain(PATIENT);
    const nameless = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
    expect(loggableError(failedQuery(nameless))).toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });
});

const SECRET = 'ada@lens.test';

function refusedQuery(cause: Error): Error {
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

const coded = (code: unknown) => Object.assign(new Error(SECRET), { code });

describe('describeError', () => {
  it.each([
    [
      'a query that PostgreSQL refused',
      refusedQuery(REFUSED),
      /^Error \(code 22021, table portal_u/,
    ],
    ['what PostgreSQL says itself', REFUSED, /code 22021/],
    ['a query without an answer', refusedQuery(LOST), /code ECONNRESET/],
    ['an error that nobody foresaw', new TypeError(`${SECRET} is not a user`), /^TypeError\n +at /],
    ['an error with a code', coded('ERR_INVALID_URL'), /^Error \(code ERR_INVALID_URL\)\n +at /],
    ['an error whose code is a value', coded([SECRET]), /^Error\n +at /],
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
