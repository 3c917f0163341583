import type { SessionEnds } from '#domain/access/session.ts';
import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/basics/constants.ts';
import { ACCOUNTS, SIGNED_IN_AT } from './actors.ts';
import type { AccountName } from './actors.ts';

/** How long a session may be idle, in ms. */
export const LIMIT = INACTIVITY_TIMEOUT + INACTIVITY_GRACE;

/** More than a slow machine needs from building a value to the rules' look at it. */
export const MARGIN = 20_000;

export const NOTHING_ENDED: SessionEnds = { disabled: false, validAfter: 0, kept: [], ended: [] };

/** One reason each for a session of the actors not to count. */
export const REASONS: [string, SessionEnds][] = [
  ['is disabled', { ...NOTHING_ENDED, disabled: true }],
  ['was signed out everywhere', { ...NOTHING_ENDED, validAfter: SIGNED_IN_AT + 1 }],
  ['was signed out on this device', { ...NOTHING_ENDED, ended: [SIGNED_IN_AT] }],
];

/** Everything that the four fields can say about a session of the actors. */
export const ALL_ENDS: SessionEnds[] = [false, true].flatMap((disabled) =>
  [0, SIGNED_IN_AT, SIGNED_IN_AT + 1].flatMap((validAfter) =>
    [[], [SIGNED_IN_AT], [SIGNED_IN_AT - 1, SIGNED_IN_AT + 1]].flatMap((kept) =>
      [[], [SIGNED_IN_AT], [SIGNED_IN_AT - 1, SIGNED_IN_AT + 1]].map((ended) => ({
        disabled,
        validAfter,
        kept,
        ended,
      })),
    ),
  ),
);

export const endsPath = (name: AccountName) => `sessionEnds/${ACCOUNTS[name].uid}`;
