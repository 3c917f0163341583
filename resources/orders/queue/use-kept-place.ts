import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { currentRow, focusRow } from './rows/queue-rows.ts';

interface KeptPlaceOptions {
  /** The element that contains the rows. */
  list: RefObject<HTMLElement | null>;
  /** True while a decision dialog is open. */
  isDeciding: boolean;
}

/**
 * Remembers the index of the row that had the focus (-1 before any had). When a decision removes that row from the
 * list, focuses the row that takes its place.
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
      // the user clicked outside the list
      if (!relatedTarget && !isGone && document.hasFocus()) isHeld.current = false;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [list]);
  // no dependencies: runs after every render, since any change of the list may remove the row
  useEffect(() => {
    const isLost = isHeld.current && document.activeElement === document.body;
    if (isLost && !isDeciding) focusRow(list.current, place.current);
  });
  return place;
}
