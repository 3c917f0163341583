import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session-contract.ts';
import type { SessionState } from './session-state.ts';

/** Given by the entry; tests give their own. */
export const SessionContext = createContext<Session | null>(null);

/** What one can do with the session. */
export function useSessionActions(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionContext is missing');
  return session;
}

/** Who is signed in; renders again when that changes. */
export function useSession(): SessionState {
  const session = useSessionActions();
  return useSyncExternalStore(session.subscribe, session.get);
}
