/** The statuses that end a session by ER-01 and ER-02. */
export type EndingStatus = 401 | 404 | 500;

/** What is done about a kind of call that fails. */
export interface CallRule {
  /** ER-06: these do not end the session, although ER-01 or ER-02 says so. */
  keeps: readonly EndingStatus[];
  /** Why not; blank where nothing is kept. docs/deviations.md says the same. */
  why: string;
}

/**
 * ER-06: the one table of what a failed call does to the session, by the kind of call. Each call names its kind. What a
 * row does not keep ends the session, as ER-01 and ER-02 say. Drafts and the way back outlive the session either way.
 */
export const CALL_KINDS = {
  /** Lists of records that a page shows, the accounts of a user. */
  list: { keeps: [], why: '' },
  /** What belongs to a record that was named: its audit trail, its versions. */
  history: {
    keeps: [404],
    why: 'The record may have been deleted since: the page says so.',
  },
  /** Files: work sheets, confirmations, exports. */
  download: {
    keeps: [404],
    why: 'The record may have been deleted since: the page says so.',
  },
  /** One record, with what its page needs of it. */
  record: {
    keeps: [404, 500],
    why: 'A mistyped number or an old link gets "not found". One faulty record would sign out whoever opens it, and again after each sign-in, because the way back leads to it.',
  },
  /** What a form reads while somebody fills it in. */
  form: {
    keeps: [404, 500],
    why: 'What is typed into a form that is no draft is nowhere but on the page.',
  },
  /** What somebody asked to have done: sent, decided, saved, deleted. */
  change: {
    keeps: [404, 500],
    why: 'What was typed or chosen is on the page, and whether it was done is not known: it is sent again from there. A key or the version seen keeps it from being done twice where that matters; sending a reset link again sends another e-mail.',
  },
  /** Reading and saving one draft. */
  draft: {
    keeps: [404, 500],
    why: 'Saving goes on by itself with each key. The browser has the draft: the form goes on with that and saves later.',
  },
  /** What nobody asked for, or what is asked again by itself: names, facts, counts and drafts beside a page, saved filters, devices, news. */
  background: {
    keeps: [404, 500],
    why: 'Nobody asked for it, and the page is whole without it; it runs while somebody works on something else.',
  },
  /** The stream of changes. */
  stream: {
    keeps: [401, 404, 500],
    why: 'It is opened again by itself, first with a renewed token. A 401 of that token ends the session.',
  },
  /** What is asked before a sign-in: a link for a forgotten password. */
  authFlow: { keeps: [404, 500], why: 'Nobody is signed in.' },
  /** The last word of a sign-out. */
  leaving: { keeps: [404, 500], why: 'The session is ending already.' },
} as const satisfies Record<string, CallRule>;

export type CallKind = keyof typeof CALL_KINDS;

/** Whether a call of that kind outlives the status, although ER-01 or ER-02 says that it ends the session. */
export function keepsSession(kind: CallKind, status: number): boolean {
  const { keeps }: CallRule = CALL_KINDS[kind];
  return keeps.some((kept) => kept === status);
}
