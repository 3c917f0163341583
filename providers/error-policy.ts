import type { SessionRefusal } from '#domain/schemas/session.ts';

/** Why a session ended without the user asking for it. */
export type EndedBy = 'expired' | 'server-error' | 'idle' | 'ended';

/** What the page says of a session that the server no longer takes. */
const ENDED_BY: Record<SessionRefusal, EndedBy> = {
  idle: 'idle',
  ended: 'ended',
  disabled: 'ended',
  'too-old': 'expired',
};

/**
 * ER-01, ER-02: whether a failed request ends the session, and why. 401 does unless the URL contains `auth`, by the
 * `reason` that the server gives; 404 and 500 do, unless the request was about a record that the user named
 * (`keepSession`): a mistyped number or an old link then shows "not found" instead of signing out.
 */
export function sessionEndsBy(
  path: string,
  status: number,
  keepSession: boolean,
  reason?: unknown,
): EndedBy | null {
  if (status === 401) return path.includes('auth') ? null : endedBy(reason);
  if (status !== 404 && status !== 500) return null;
  return keepSession ? null : 'server-error';
}

function endedBy(reason: unknown): EndedBy {
  const isKnown = typeof reason === 'string' && Object.hasOwn(ENDED_BY, reason);
  return isKnown ? ENDED_BY[reason as SessionRefusal] : 'expired';
}

/** A path fit for a log: no query (it may hold patient references) and no token (RS-02 … RS-04 carry one). */
export function loggablePath(path: string): string {
  const [plain = ''] = path.split('?');
  return plain.replace(/[\w-]+\.[\w-]+\.[\w-]*/g, '[token]');
}
