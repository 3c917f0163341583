import type { Documents } from '../firebase/documents.ts';
import { keepListening } from '../firebase/keep-listening.ts';
import type { Listen } from '../firebase/keep-listening.ts';
import type { Session } from './session-contract.ts';
import { watchSessionEnds } from './session-ends.ts';

export interface FollowDeps {
  session: Pick<Session, 'get' | 'subscribe' | 'signOut'>;
  documents: () => Promise<Documents>;
  /** When the session began, seconds since 1970; null when the token does not say. */
  authTime: () => Promise<number | null>;
  log: (message: string, error: unknown) => void;
}

/** While the page lives, signs out when the session is ended elsewhere. Loads Firestore only for a signed-in user. */
export function followSessionEnds(deps: FollowDeps): void {
  const { session } = deps;
  let followed: string | null = null;
  let stop: (() => void) | undefined;
  session.subscribe(() => {
    const { status, user } = session.get();
    const uid = status === 'signedIn' && user ? user.uid : null;
    if (uid === followed) return;
    followed = uid;
    stop?.();
    stop = uid === null ? undefined : follow(uid, deps);
  });
}

/** Watches once Firestore is loaded, and again after the listener breaks. Returns a function that stops it. */
function follow(uid: string, { session, documents, authTime, log }: FollowDeps): () => void {
  const stopped = new AbortController();
  const onEnded = (): void => void session.signOut('ended');
  const open = async (): Promise<Listen> => {
    const deps = { documents: await documents(), authTime, onEnded, log };
    return (onHeard, onBroken) => watchSessionEnds(uid, { ...deps, onHeard, onBroken });
  };
  const broken = (error: unknown): void => log('Following the session', error);
  void keepListening(open, broken, stopped.signal);
  return () => stopped.abort();
}
