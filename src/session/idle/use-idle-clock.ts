import { useEffect, useState } from 'react';
import { createIdleClock } from '#providers/activity/idle-clock.ts';
import type { IdleClock } from '#providers/activity/idle-clock.ts';
import { idleLimits } from '#providers/activity/idle-limits.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { useSessionActions } from '#providers/session/use-session.ts';

const comesBack = (): boolean => document.visibilityState === 'visible';

/** IN-05, IN-10: runs the idle clock of this session, which ends the session on a timeout. */
export function useIdleClock(): IdleClock {
  const { lastActivity } = useRuntime();
  const session = useSessionActions();
  const [clock] = useState(() =>
    createIdleClock({
      lastActivity,
      limits: idleLimits(),
      now: Date.now,
      onExpired: () => void session.signOut('idle'),
    }),
  );
  useEffect(() => {
    const stop = clock.start();
    const onVisibility = (): void => {
      if (comesBack()) clock.arrive();
    };
    // A machine that slept resumes without a change of visibility; a page from the back/forward cache without a load.
    const onReturn = (): void => clock.look();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('focus', onReturn);
    addEventListener('pageshow', onReturn);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('focus', onReturn);
      removeEventListener('pageshow', onReturn);
    };
  }, [clock]);
  return clock;
}
