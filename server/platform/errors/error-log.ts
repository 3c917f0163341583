import { isDatabaseUnavailable } from './database-unavailable.ts';

/** How deep errors may stand in each other. */
const MAX_CAUSES = 10;

/**
 * What of an error may be logged or printed. A database error quotes the values it is about, and Drizzle's the whole
 * query with them: patient references and e-mail addresses, among others (SE-04, SE-10). So of those only the code and
 * the place are kept.
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

/** The same as the log's own serializer of errors has to answer it. */
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

/** What PostgreSQL calls the error, wherever in the chain of causes it stands; null when it is none of PostgreSQL's. */
export function sqlStateOf(error: unknown): string | null {
  return databaseErrorIn(error)?.code ?? null;
}

interface DatabaseError extends Error {
  code: string;
  table?: string;
  constraint?: string;
  routine?: string;
}

/** The error, its cause, the cause of that. */
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

/** Drizzle's, whatever made the query fail: a lost connection, too. */
function isFailedQuery(error: Error): boolean {
  return 'query' in error && 'params' in error;
}

/**
 * A query that failed without an answer of PostgreSQL's: what the system says of it, such as ECONNREFUSED. The words of the
 * driver and the network are kept: they know no values.
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

/** The message stands before the frames, on as many lines as it has. */
function framesOf(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
}
