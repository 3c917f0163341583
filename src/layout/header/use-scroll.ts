import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Returns whether the window is scrolled away from its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > 0);
}

/**
 * Scrolls to the top on a new page, both the window and the element of the returned ref; going back keeps the position.
 */
export function useTopOfPage(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (kind === NavigationType.Pop) return;
    document.documentElement.scrollTop = 0;
    if (content.current) content.current.scrollTop = 0;
  }, [pathname, kind]);
  return content;
}
