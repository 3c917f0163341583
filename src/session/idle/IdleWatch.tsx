import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { secondsLeft } from '#domain/idle.ts';
import { useSessionActions } from '#providers/session/use-session.ts';
import { isAuthPath } from './idle-routes.ts';
import { useActivitySharing } from './use-activity-sharing.ts';
import { useIdleClock } from './use-idle-clock.ts';
import { useIdleTimers } from './use-idle-timers.ts';
import { useWarningPlace } from './use-warning-place.ts';
import { WarningPopup } from './WarningPopup.tsx';

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
