import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Moves the focus to `place` when a change of `shown` removes the focused element. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) place.current?.focus();
  }, [place, shown]);
}
