import type { UserRole } from './schemas/user.ts';

/** What a super admin does with a user. `demote` takes rights away, `promote` gives some or changes nothing. */
export const USER_ACTIONS = [
  'promote',
  'demote',
  'enable',
  'disable',
  'delete',
  'verifyEmail',
  'sendResetLink',
  'resetPassword',
  'endSessions',
] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** Why it is refused. */
export type UserRefusal = 'oneself' | 'lastSuperAdmin' | 'noEmail';

/** The user that it would be done with. */
export interface UserStatus {
  /** Whether it is the very user who would do it. */
  isOneself: boolean;
  /** Whether nobody else who may sign in is a super admin. */
  isLastSuperAdmin: boolean;
  hasEmail: boolean;
}

const NOT_TO_ONESELF: ReadonlySet<UserAction> = new Set([
  'demote',
  'disable',
  'delete',
  'resetPassword',
  'endSessions',
]);
const NOT_TO_THE_LAST: ReadonlySet<UserAction> = new Set(['demote', 'disable', 'delete']);
const BY_EMAIL: ReadonlySet<UserAction> = new Set(['verifyEmail', 'sendResetLink']);

/** AD-06: why a super admin may not do this with the user, or null. The server decides by it, the page says so before. */
export function userRefusal(action: UserAction, user: UserStatus): UserRefusal | null {
  if (user.isOneself && NOT_TO_ONESELF.has(action)) return 'oneself';
  if (user.isLastSuperAdmin && NOT_TO_THE_LAST.has(action)) return 'lastSuperAdmin';
  if (!user.hasEmail && BY_EMAIL.has(action)) return 'noEmail';
  return null;
}

const RANK: Record<UserRole, number> = { customer: 0, admin: 1, superAdmin: 2 };

/** What giving a user another role does. */
export function roleChange(before: UserRole, after: UserRole): 'promote' | 'demote' {
  return RANK[after] < RANK[before] ? 'demote' : 'promote';
}
