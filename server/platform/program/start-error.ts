import { NoConnection } from '../errors/database-unavailable.ts';
import { loggableError } from '../errors/error-log.ts';

/** An error that the operator can fix. The message is printed as it is: it must contain no user data. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}

/**
 * Returns what may be printed of an error that ends a program. An unexpected error's message may quote data such as
 * email addresses (SE-10): only its class, codes and stack frames are printed. An unreachable database is identified by
 * host and name, without the rest of its URL.
 */
export function describeError(error: unknown): string {
  if (error instanceof StartError || error instanceof NoConnection || isOfSystem(error)) {
    return error.message;
  }
  const { type, database, cause, stack } = loggableError(error);
  const facts: Record<string, unknown> = {
    ...codeOf(error),
    ...factsIn(cause),
    ...factsIn(database),
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  const inBrackets = known.map(([name, value]) => `${name} ${String(value)}`).join(', ');
  const frames = Array.isArray(stack) ? stack.map((frame) => `\n    ${String(frame)}`) : [];
  return `${String(type)}${inBrackets && ` (${inBrackets})`}${frames.join('')}`;
}

/** A file or connection error: its message consists of the code, the call and the path or address. */
function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'errno' in error && 'code' in error;
}

function codeOf(error: unknown): { code?: string } {
  if (!(error instanceof Error) || !('code' in error)) return {};
  return typeof error.code === 'string' ? { code: error.code } : {};
}

function factsIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
