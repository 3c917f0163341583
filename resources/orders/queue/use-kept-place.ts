import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { currentRow, focusRow } from './table/queue-rows.ts';

interface KeptPlaceOptions {
  /** Holds the rows. */
  list: RefObject<HTMLElement | null>;
  /** A dialog about an order is open. */
  isDeciding: boolean;
}

/**
 * Remembers which row had the focus, counted from 0 (-1 before any had). When that row leaves the list, because it was
 * decided on, the one that takes its place gets the focus.
 */
export function useKeptPlace({ list, isDeciding }: KeptPlaceOptions): RefObject<number> {
  const place = useRef(-1);
  const isHeld = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const at = currentRow(list.current);
      if (at !== -1) place.current = at;
      const inDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
      isHeld.current = at !== -1 || (isHeld.current && inDialog);
    };
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      const isGone = target instanceof Element && !target.isConnected;
      // somebody pressed beside the list
      if (!relatedTarget && !isGone && document.hasFocus()) isHeld.current = false;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [list]);
  // after every change of the list, whatever it was
  useEffect(() => {
    const isLost = isHeld.current && document.activeElement === document.body;
    if (isLost && !isDeciding) focusRow(list.current, place.current);
  });
  return place;
}
