import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type IdleClock, createIdleClock } from '#providers/activity/idle-clock.ts';
import { idleLimits } from '#providers/activity/idle-limits.ts';
import { secondsLeft } from '#providers/activity/idle.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { isConsultantPath } from '../../page/consultant-path.ts';
import { useActivitySharing } from './use-activity-sharing.ts';
import { useIdleTimers } from './use-idle-timers.ts';
import { WarningPopup } from './WarningPopup.tsx';

const comesBack = (): boolean => document.visibilityState === 'visible';

/** While a user is signed in: watches the clock and the activity, reports it to the server, and warns. */
export function IdleWatch() {
  const { pathname } = useLocation();
  const session = useSessionActions();
  const clock = useIdleClock();
  const status = useSyncExternalStore(clock.subscribe, clock.get);
  const warning = useWarningPlace(status.kind === 'warning', pathname);
  const { restart } = useIdleTimers(clock, {
    onAuthRoute: isAuthPath(pathname),
    warningHidden: warning.hidden,
  });
  useActivitySharing();
  if (status.kind !== 'warning' || warning.hidden) return null;
  const goOn = (): void => {
    clock.goOn();
    restart();
  };
  return (
    <WarningPopup
      seconds={secondsLeft(status.remaining)}
      onContinue={goOn}
      onLogout={() => void session.signOut('user')}
    />
  );
}

/** IN-05, IN-10: runs the idle clock of this session, which ends the session on a timeout. */
function useIdleClock(): IdleClock {
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

/**
 * IN-11: returns whether the page at `pathname` hides the warning: always with the virtual consultant, and after a
 * navigation that closed it. The next page of the portal shows it again.
 */
function useWarningPlace(warns: boolean, pathname: string): { hidden: boolean } {
  const [before, setBefore] = useState({ warns, pathname, closed: false });
  let { closed } = before;
  if (before.warns !== warns || before.pathname !== pathname) {
    const navigated = before.pathname !== pathname;
    closed = warns && before.warns && (navigated ? closesWarning(pathname) : before.closed);
    setBefore({ warns, pathname, closed });
  }
  return { hidden: closed || isConsultantPath(pathname) };
}

/** IN-07: returns whether input on this path does not count as activity. */
function isAuthPath(path: string): boolean {
  return path.startsWith('/auth/');
}

/** IN-11: returns whether navigating to this path closes the warning. */
function closesWarning(path: string): boolean {
  return path === '/' || isAuthPath(path) || isConsultantPath(path);
}
