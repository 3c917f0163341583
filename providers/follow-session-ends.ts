import type { Documents } from './documents.ts';
import type { Session } from './session.ts';

export interface FollowPorts {
  session: Pick<Session, 'get' | 'subscribe' | 'signOut'>;
  documents: () => Promise<Documents>;
  /** When the session began, seconds since 1970; null when the token does not say. */
  authTime: () => Promise<number | null>;
  log: (message: string, error: unknown) => void;
}

/** Signs out when the session is ended elsewhere, for as long as the page lives. Loads Firestore for nobody. */
export function followSessionEnds(ports: FollowPorts): void {
  const { session } = ports;
  let followed: string | null = null;
  let stop: (() => void) | undefined;
  session.subscribe(() => {
    const { status, user } = session.get();
    const uid = status === 'signedIn' && user ? user.uid : null;
    if (uid === followed) return;
    followed = uid;
    stop?.();
    stop = uid === null ? undefined : follow(uid, ports);
  });
}

/** Watches once Firestore is there, unless it was ended before. */
function follow(uid: string, { session, documents, authTime, log }: FollowPorts): () => void {
  let stopped = false;
  let stop: (() => void) | undefined;
  const onEnded = (): void => void session.signOut('ended');
  const start = async (): Promise<void> => {
    const [{ watchSessionEnds }, open] = await Promise.all([
      import('./session-ends.ts'),
      documents(),
    ]);
    if (!stopped) stop = watchSessionEnds(uid, { documents: open, authTime, onEnded, log });
  };
  start().catch((error: unknown) => log('Following the session', error));
  return () => {
    stopped = true;
    stop?.();
  };
}
