import type { PortalUser } from '#domain/access/user.ts';
import { useSession } from '#providers/session/use-session.ts';
import { actionsFor, refusalOf } from './user-actions.ts';
import type { ActionName } from './user-actions.ts';

/** Whether the action cannot be taken on the user any more: somebody else has done it, or it would be refused. */
export function useIsOver(action: ActionName, user: PortalUser): boolean {
  const ownUid = useSession().user?.uid;
  const isOffered = actionsFor(user).some(({ actions }) => actions.includes(action));
  return !isOffered || refusalOf(action, user, ownUid) !== null;
}
