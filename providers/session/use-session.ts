import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session-contract.ts';
import type { SessionState } from './session-state.ts';

/** Provided by the entry module; tests provide their own session. */
export const SessionContext = createContext<Session | null>(null);

/** Returns the session with its methods; does not render again when it changes. */
export function useSessionActions(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionContext is missing');
  return session;
}

/** Returns the session's state; renders again when it changes. */
export function useSession(): SessionState {
  const session = useSessionActions();
  return useSyncExternalStore(session.subscribe, session.get);
}
