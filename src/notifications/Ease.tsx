import { useEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';
import { TOAST_EASE } from '#domain/constants.ts';

/**
 * TO-02: coming and going is drawn by the style sheet. Going ends by the clock: an animation's end is never told where
 * motion is not wanted, and the toast would stay for ever.
 */
export function Ease({ children, isIn, preventExitTransition, done }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) return undefined;
    const timer = setTimeout(done, preventExitTransition ? 0 : TOAST_EASE);
    return () => clearTimeout(timer);
  }, [isIn, preventExitTransition, done]);
  return <>{children}</>;
}
