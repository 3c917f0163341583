import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { backoff, pause } from '#providers/async/backoff.ts';
import { loadTexts } from '#providers/messages/locale.ts';
import { useSession } from '#providers/session/use-session.ts';

/** Retries until the code is loaded: without it users would not be warned. */
async function loadIdle(signal: AbortSignal): Promise<ComponentType | null> {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    try {
      const [{ Idle }] = await Promise.all([import('./Idle.tsx'), loadTexts('idle')]);
      return signal.aborted ? null : Idle;
    } catch (error) {
      console.warn('The inactivity timer could not be loaded', error);
      await pause(backoff(attempt), signal);
    }
  }
  return null;
}

/** Loads the inactivity watch once a user is signed in, or was until a timeout. */
export function IdleMount() {
  const { status, because } = useSession();
  const wanted = status === 'signedIn' || because === 'idle';
  const [Idle, setIdle] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted || Idle) return undefined;
    const end = new AbortController();
    void loadIdle(end.signal).then((loaded) => setIdle(() => loaded));
    return () => end.abort();
  }, [wanted, Idle]);
  return Idle && <Idle />;
}
