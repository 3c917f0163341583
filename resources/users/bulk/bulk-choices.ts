import { roleChange, userRefusal } from '#domain/access/user-rules.ts';
import type { UserAction } from '#domain/access/user-rules.ts';
import type { UserRow } from '#domain/access/user.ts';
import type { BulkChoice } from '../../shared/bulk/BulkBar.tsx';
import { roleGivenBy } from '../actions/user-actions.ts';

/** What can be done with many users. */
export const BULK_ACTIONS = [
  'enable',
  'disable',
  'signOut',
  'resendVerification',
  'makeCustomer',
  'makeAdmin',
  'makeSuperAdmin',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** AD-06: returns what can be done with the users, without whom the server would refuse: the super admin who asks. */
export function bulkChoices(
  users: readonly UserRow[],
  ownUid: string | undefined,
): BulkChoice<BulkAction, UserRow>[] {
  return BULK_ACTIONS.map((action) => {
    if (action === 'resendVerification') return resendChoice(users);
    const candidates = users.filter((user) => changes(action, user));
    const isAllowed = (user: UserRow) =>
      userRefusal(ruleOf(action, user), {
        isOneself: user.id === ownUid,
        // Whoever asks is a super admin, so the last one can be nobody else.
        isLastSuperAdmin: false,
        hasEmail: user.email !== '',
      }) === null;
    return {
      action,
      rows: candidates.filter(isAllowed),
      leftOut: candidates.filter((user) => !isAllowed(user)),
      tone: action === 'disable' || action === 'signOut' ? 'error' : 'primary',
    };
  });
}

/** Who is left out is listed: it is not seen in a long selection who has verified their address. */
function resendChoice(users: readonly UserRow[]): BulkChoice<BulkAction, UserRow> {
  return {
    action: 'resendVerification',
    rows: users.filter(isToVerify),
    leftOut: users.filter((user) => !isToVerify(user)),
    tone: 'primary',
  };
}

/** Whether the server would send the user the email that verifies their address. */
function isToVerify({ email, emailVerified, disabled }: UserRow): boolean {
  return email !== '' && !emailVerified && !disabled;
}

type ChangingAction = Exclude<BulkAction, 'resendVerification'>;

/** Whether the action would change anything about the user. */
function changes(action: ChangingAction, { disabled, role }: UserRow): boolean {
  if (action === 'enable') return disabled;
  if (action === 'disable' || action === 'signOut') return !disabled;
  return role !== roleGivenBy(action);
}

function ruleOf(action: ChangingAction, { role }: UserRow): UserAction {
  if (action === 'enable' || action === 'disable') return action;
  const given = action === 'signOut' ? null : roleGivenBy(action);
  return given ? roleChange(role, given) : 'endSessions';
}
