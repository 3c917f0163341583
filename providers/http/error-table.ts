import type { SessionRefusal } from '#domain/access/session.ts';

/** The statuses that end a session by ER-01 and ER-02. */
type EndingStatus = 401 | 404 | 500;

/** What a failure of one kind of call does. */
interface CallRule {
  /** ER-06: the statuses that do not end the session, although ER-01 or ER-02 says so. */
  keeps: readonly EndingStatus[];
  /** The reason; empty when `keeps` is empty. docs/deviations.md says the same. */
  why: string;
}

/**
 * ER-06: the single table of what a failed call does to the session, by the kind that each call names. A status that is
 * not in `keeps` ends the session, as ER-01 and ER-02 say. Drafts and the return URL survive either way.
 */
export const CALL_KINDS = {
  /** Lists of records that a page shows, the accounts of a user. */
  list: { keeps: [], why: '' },
  /** Data of one record: its audit trail, its versions. */
  history: {
    keeps: [404],
    why: 'The record may have been deleted since: the page says so.',
  },
  /** Files: work sheets, confirmations, exports. */
  download: {
    keeps: [404],
    why: 'The record may have been deleted since: the page says so.',
  },
  /** One record, with the data that its page needs. */
  record: {
    keeps: [404, 500],
    why: 'A mistyped number or an old link gets "not found". One faulty record would sign out whoever opens it, and again after each sign-in, because the way back leads to it.',
  },
  /** Data that a form reads while the user fills it in. */
  form: {
    keeps: [404, 500],
    why: 'What is typed into a form that is no draft is nowhere but on the page.',
  },
  /** An action of the user: submit, decide, save, delete. */
  change: {
    keeps: [404, 500],
    why: 'What was typed or chosen is on the page, and whether it was done is not known: it is sent again from there. A key or the version seen keeps it from being done twice where that matters; sending a reset link again sends another e-mail.',
  },
  /** Reading and saving one draft. */
  draft: {
    keeps: [404, 500],
    why: 'Saving goes on by itself with each key. The browser has the draft: the form goes on with that and saves later.',
  },
  /** Requests that run by themselves: names, facts, counts and drafts next to a page, saved filters, devices, news. */
  background: {
    keeps: [404, 500],
    why: 'Nobody asked for it, and the page is whole without it; it runs while somebody works on something else.',
  },
  /** The stream of changes. */
  stream: {
    keeps: [401, 404, 500],
    why: 'It is opened again by itself, first with a renewed token. A 401 of that token ends the session.',
  },
  /** Requests before a sign-in: a link for a forgotten password. */
  authFlow: { keeps: [404, 500], why: 'Nobody is signed in.' },
  /** The last request of a sign-out. */
  leaving: { keeps: [404, 500], why: 'The session is ending already.' },
} as const satisfies Record<string, CallRule>;

export type CallKind = keyof typeof CALL_KINDS;

/** Returns whether the session survives this status, although ER-01 or ER-02 says that it ends. */
export function keepsSession(kind: CallKind, status: number): boolean {
  const { keeps }: CallRule = CALL_KINDS[kind];
  return keeps.some((kept) => kept === status);
}

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
 * with the `reason` that the server gives; 404 and 500 do. `CALL_KINDS` lists the exceptions by kind of call
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
