import { useEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';
import { TOAST_EASE } from '#domain/constants.ts';

/**
 * TO-02: animates toasts with the style sheet. A timer ends the exit: with reduced motion no animation end is reported,
 * and the toast would stay forever.
 */
export function Ease({ children, isIn, preventExitTransition, done }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) return undefined;
    const timer = setTimeout(done, preventExitTransition ? 0 : TOAST_EASE);
    return () => clearTimeout(timer);
  }, [isIn, preventExitTransition, done]);
  return <>{children}</>;
}
