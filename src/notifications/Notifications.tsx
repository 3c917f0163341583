import { useEffect } from 'react';
import { ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import { TOASTS_OPEN, TOAST_EASE } from '#domain/basics/constants.ts';
import { useText } from '#providers/messages/use-text.ts';
import { closeAll, hasPending } from './open-toasts.tsx';
import './notifications.css';
import { useClearPlace } from './use-clear-place.ts';
import { useTakenNotifications } from './use-taken-notifications.ts';

/** TO-01 … TO-04: the only host of toasts, replacing react-admin's. The timers are ours: see use-countdown.ts. */
export function Notifications() {
  const text = useText('notifications');
  useTakenNotifications();
  useClearPlace();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasPending()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      closeAll();
    };
  }, []);
  return (
    <ToastContainer
      aria-label={text('toasts')}
      position="top-right"
      limit={TOASTS_OPEN}
      newestOnTop
      transition={Ease}
      autoClose={false}
      pauseOnHover={false}
      pauseOnFocusLoss={false}
      closeButton={false}
      icon={false}
      customProgressBar
    />
  );
}

/**
 * TO-02: animates toasts with the style sheet. A timer ends the exit: with reduced motion no animation end is reported,
 * and the toast would stay forever.
 */
function Ease({ children, isIn, preventExitTransition, done }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) return undefined;
    const timer = setTimeout(done, preventExitTransition ? 0 : TOAST_EASE);
    return () => clearTimeout(timer);
  }, [isIn, preventExitTransition, done]);
  return <>{children}</>;
}
