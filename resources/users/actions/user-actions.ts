import { roleChange, userRefusal } from '#domain/access/user-rules.ts';
import type { UserAction, UserRefusal } from '#domain/access/user-rules.ts';
import type { PortalUser, UserRole } from '#domain/access/user.ts';

/** The actions on a user. */
export type ActionName =
  | 'makeCustomer'
  | 'makeAdmin'
  | 'makeSuperAdmin'
  | 'enable'
  | 'disable'
  | 'verifyEmail'
  | 'sendResetLink'
  | 'resendVerification'
  | 'resetPassword'
  | 'delete';

const ROLE_OF = {
  makeCustomer: 'customer',
  makeAdmin: 'admin',
  makeSuperAdmin: 'superAdmin',
} as const satisfies Partial<Record<ActionName, UserRole>>;

/** Returns the role that an action grants; null for other actions. */
export function roleGivenBy(action: ActionName): UserRole | null {
  return isOfRole(action) ? ROLE_OF[action] : null;
}

function isOfRole(action: ActionName): action is keyof typeof ROLE_OF {
  return action in ROLE_OF;
}

interface ActionGroup {
  group: 'password' | 'email' | 'role' | 'access';
  actions: ActionName[];
}

/** Returns the actions that apply to the user in the current state, grouped by subject. */
export function actionsFor(user: PortalUser): ActionGroup[] {
  const ofRole = (['makeSuperAdmin', 'makeAdmin', 'makeCustomer'] as const).filter(
    (action) => ROLE_OF[action] !== user.role,
  );
  return [
    { group: 'password', actions: ['sendResetLink', 'resetPassword'] },
    { group: 'email', actions: user.emailVerified ? [] : emailActions(user) },
    { group: 'role', actions: ofRole },
    { group: 'access', actions: [user.disabled ? 'enable' : 'disable', 'delete'] },
  ];
}

/** A disabled user gets no email. */
function emailActions({ disabled }: PortalUser): ActionName[] {
  return disabled ? ['verifyEmail'] : ['resendVerification', 'verifyEmail'];
}

/** AD-06: returns why the server would refuse the action, or null. */
export function refusalOf(
  action: ActionName | 'endSessions',
  user: PortalUser,
  ownUid: string | undefined,
): UserRefusal | null {
  return userRefusal(ruleOf(action, user), {
    isOneself: user.id === ownUid,
    isLastSuperAdmin: user.isLastSuperAdmin,
    hasEmail: user.email !== '',
  });
}

function ruleOf(action: ActionName | 'endSessions', user: PortalUser): UserAction {
  if (action === 'endSessions') return action;
  return isOfRole(action) ? roleChange(user.role, ROLE_OF[action]) : action;
}
