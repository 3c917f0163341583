import type { SessionRefusal } from '#domain/schemas/session.ts';
import { keepsSession } from './error-table.ts';
import type { CallKind } from './error-table.ts';

/** Why a session ended without the user asking for it. */
export type EndedBy = 'expired' | 'server-error' | 'idle' | 'ended';

/** What the page says of a session that the server no longer takes. */
const ENDED_BY: Record<SessionRefusal, EndedBy> = {
  idle: 'idle',
  ended: 'ended',
  disabled: 'ended',
  'too-old': 'expired',
};

/** A request that failed. */
export interface FailedCall {
  kind: CallKind;
  /** Below the base of the service. */
  path: string;
  /** 0 without an answer. */
  status: number;
  /** Why a session is refused, as the body of a 401 says. */
  reason?: unknown;
}

/**
 * ER-01 … ER-03: logs a failed request in the one form that there is, without what was sent, and says whether it ends
 * the session, and why; null when it does not.
 */
export function checkFailure(failed: FailedCall, log: (message: string) => void): EndedBy | null {
  const { kind, path, status, reason } = failed;
  log(`Request failed: ${status || 'no answer'} ${loggablePath(path)}`);
  return sessionEndsBy(kind, path, status, reason);
}

/**
 * ER-01, ER-02: whether a failed request ends the session, and why. 401 does unless the URL contains `auth`, by the
 * `reason` that the server gives; 404 and 500 do. What a kind of call keeps, `error-table.ts` says (ER-06).
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

/** Why a session is over whose token the server has refused for good; null for any status but 401. */
export function endedByRefusal(status: number, reason?: unknown): EndedBy | null {
  if (status !== 401) return null;
  const isKnown = typeof reason === 'string' && Object.hasOwn(ENDED_BY, reason);
  return isKnown ? ENDED_BY[reason as SessionRefusal] : 'expired';
}

/** A path fit for a log: no query (it may hold patient references) and no token (RS-02 … RS-04 carry one). */
export function loggablePath(path: string): string {
  const [plain = ''] = path.split('?');
  return plain.replace(/[\w-]+\.[\w-]+\.[\w-]*/g, '[token]');
}
