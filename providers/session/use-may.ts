import { mayDoIn, type Permission, type PracticeRole } from '#domain/access/permissions.ts';
import type { SessionState } from './session-state.ts';
import { useSession } from './use-session.ts';

/** Whether the user has a permission for an account, by default the selected one. */
export type May = (permission: Permission, accountNumber?: string) => boolean;

/** Returns the user's role in an account, by default the selected one; null when it is not known. */
export function practiceRoleOf(
  session: Pick<SessionState, 'accounts' | 'accountNumber'>,
  accountNumber = session.accountNumber,
): PracticeRole | null {
  const account = session.accounts.find((one) => one.accountNumber === accountNumber);
  return account?.practiceRole ?? null;
}

/** AD-08: returns what the user may do in an account: pages offer nothing that the server would refuse. */
export function useMay(): May {
  const session = useSession();
  return (permission, accountNumber) =>
    mayDoIn(session.roles, practiceRoleOf(session, accountNumber), permission);
}
