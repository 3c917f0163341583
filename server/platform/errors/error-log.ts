import { isDatabaseUnavailable } from './database-unavailable.ts';

/** The longest chain of causes that is followed. */
const MAX_CAUSES = 10;

/**
 * Returns the parts of an error that may be logged or printed. A database error quotes the values it is about, and
 * Drizzle's error the whole query with them: patient references and email addresses, among others (SE-04, SE-10). So
 * only the code and the place of those are kept.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const quotesValues = chainOf(error).some((one) => isDatabaseError(one) || isFailedQuery(one));
  return {
    type: error.name,
    ...(quotesValues ? causeFacts(error) : { message: error.message }),
    stack: framesOf(error),
    ...databaseFacts(error),
  };
}

/** Like `loggableError`, in the shape that the log's own error serializer returns. */
export function serializeError(error: unknown): {
  [name: string]: unknown;
  type: string;
  message: string;
  stack: string;
} {
  const { type, message, stack, ...facts } = loggableError(error);
  const frames = Array.isArray(stack) ? stack.join('\n') : '';
  return {
    ...facts,
    type: typeof type === 'string' ? type : '',
    message: typeof message === 'string' ? message : '',
    stack: frames,
  };
}

/** Returns PostgreSQL's code (SQLSTATE) from anywhere in the chain of causes; null when there is none. */
export function sqlStateOf(error: unknown): string | null {
  return databaseErrorIn(error)?.code ?? null;
}

interface DatabaseError extends Error {
  code: string;
  table?: string;
  constraint?: string;
  routine?: string;
}

/** Returns the error, its cause, the cause of that, and so on. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && chain.length < MAX_CAUSES; next = next.cause) {
    chain.push(next);
  }
  return chain;
}

function databaseErrorIn(error: unknown): DatabaseError | undefined {
  return chainOf(error).find(isDatabaseError);
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && 'code' in error;
}

/** Drizzle's error for a failed query, whatever the cause, including a lost connection. */
function isFailedQuery(error: Error): boolean {
  return 'query' in error && 'params' in error;
}

/**
 * Returns the system's error, such as ECONNREFUSED, of a query that PostgreSQL did not answer. Keeps the messages of
 * the driver and the network: they contain no values.
 */
function causeFacts(error: Error): Record<string, unknown> {
  const cause = chainOf(error).at(-1);
  if (!cause || cause === error || isDatabaseError(cause)) return {};
  const code = 'code' in cause ? String(cause.code) : undefined;
  const message = isDatabaseUnavailable(error) ? cause.message : '';
  return { cause: { type: cause.name, ...(code && { code }), ...(message && { message }) } };
}

function databaseFacts(error: unknown): Record<string, unknown> {
  const found = databaseErrorIn(error);
  if (!found) return {};
  const { code, table, constraint, routine } = found;
  return { database: { code, table, constraint, routine } };
}

/** Returns the stack frames without the message before them, which may have several lines. */
function framesOf(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
}
