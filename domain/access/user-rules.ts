import type { UserRole } from './user.ts';

/** The actions of a super admin on a user. `demote` removes rights, `promote` adds rights or changes nothing. */
export const USER_ACTIONS = [
  'promote',
  'demote',
  'enable',
  'disable',
  'delete',
  'verifyEmail',
  'sendResetLink',
  'resendVerification',
  'resetPassword',
  'endSessions',
] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** The reason for a refusal. */
export type UserRefusal = 'oneself' | 'lastSuperAdmin' | 'noEmail';

/** The user of the action. */
interface UserStatus {
  /** Whether the user is the one who acts. */
  isOneself: boolean;
  /** Whether the user is the only super admin who may sign in. */
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
const BY_EMAIL: ReadonlySet<UserAction> = new Set([
  'verifyEmail',
  'sendResetLink',
  'resendVerification',
]);

/** AD-06: returns why a super admin may not do this with the user, or null. The server enforces it, pages show it. */
export function userRefusal(action: UserAction, user: UserStatus): UserRefusal | null {
  if (user.isOneself && NOT_TO_ONESELF.has(action)) return 'oneself';
  if (user.isLastSuperAdmin && NOT_TO_THE_LAST.has(action)) return 'lastSuperAdmin';
  if (!user.hasEmail && BY_EMAIL.has(action)) return 'noEmail';
  return null;
}

const RANK: Record<UserRole, number> = { customer: 0, admin: 1, superAdmin: 2 };

/** Returns whether a change of role adds or removes rights. */
export function roleChange(before: UserRole, after: UserRole): 'promote' | 'demote' {
  return RANK[after] < RANK[before] ? 'demote' : 'promote';
}

/** AD-08: whether the user may sign in and act for the practices that they belong to. */
export function mayActForPractices({
  role,
  disabled,
}: {
  role: UserRole;
  disabled: boolean;
}): boolean {
  return role === 'customer' && !disabled;
}
