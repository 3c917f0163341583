import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Takes the focus when what had it went away with a change of `shown`. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) place.current?.focus();
  }, [place, shown]);
}
