/**
 * What of an error may be logged. A database error quotes the values it is about, and Drizzle's the whole
 * query with them: patient references, among others (SE-04). So of those only the code and the place are kept.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  const isOfDatabase = isDatabaseError(error) || isDatabaseError(cause);
  return {
    type: error.name,
    ...(isOfDatabase ? {} : { message: error.message }),
    stack: framesOf(error),
    ...databaseFacts(isDatabaseError(error) ? error : cause),
  };
}

interface DatabaseError extends Error {
  code: string;
  table?: string;
  constraint?: string;
  routine?: string;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && 'code' in error;
}

function databaseFacts(error: unknown): Record<string, unknown> {
  if (!isDatabaseError(error)) return {};
  const { code, table, constraint, routine } = error;
  return { database: { code, table, constraint, routine } };
}

/** The message stands before the frames, on as many lines as it has. */
function framesOf(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
}
