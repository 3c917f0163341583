import type { SessionRefusal } from '#domain/schemas/session.ts';
import { keepsSession } from './error-table.ts';
import type { CallKind } from './error-table.ts';

/** Why a session ended other than by the user. */
export type EndedBy = 'expired' | 'server-error' | 'idle' | 'ended';

/** The reason that the page shows for a session that the server refuses. */
const ENDED_BY: Record<SessionRefusal, EndedBy> = {
  idle: 'idle',
  ended: 'ended',
  disabled: 'ended',
  'too-old': 'expired',
};

/** A request that failed. */
export interface FailedCall {
  kind: CallKind;
  /** Relative to the service's base URL. */
  path: string;
  /** 0 without a response. */
  status: number;
  /** Why the session is refused, from the body of a 401. */
  reason?: unknown;
}

/**
 * ER-01 … ER-03: logs a failed request in the one log format, without its data. Returns why it ends the session; null
 * when it does not.
 */
export function checkFailure(failed: FailedCall, log: (message: string) => void): EndedBy | null {
  const { kind, path, status, reason } = failed;
  log(`Request failed: ${status || 'no answer'} ${loggablePath(path)}`);
  return sessionEndsBy(kind, path, status, reason);
}

/**
 * ER-01, ER-02: returns why a failed request ends the session, or null. A 401 ends it unless the URL contains `auth`,
 * with the `reason` that the server gives; 404 and 500 do. `error-table.ts` lists the exceptions by kind of call
 * (ER-06).
 */
export function sessionEndsBy(
  kind: CallKind,
  path: string,
  status: number,
  reason?: unknown,
): EndedBy | null {
  if (keepsSession(kind, status)) return null;
  if (status === 401) return path.includes('auth') ? null : endedByRefusal(status, reason);
  return status === 404 || status === 500 ? 'server-error' : null;
}

/** Returns why a session is over when the server refuses its token; null for any status but 401. */
export function endedByRefusal(status: number, reason?: unknown): EndedBy | null {
  if (status !== 401) return null;
  const isKnown = typeof reason === 'string' && Object.hasOwn(ENDED_BY, reason);
  return isKnown ? ENDED_BY[reason as SessionRefusal] : 'expired';
}

/** Returns a path for the log: without query (it may contain patient references) and token (RS-02 … RS-04 have one). */
export function loggablePath(path: string): string {
  const [plain = ''] = path.split('?');
  return plain.replace(/[\w-]+\.[\w-]+\.[\w-]*/g, '[token]');
}
