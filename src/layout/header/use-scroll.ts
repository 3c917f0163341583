import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Whether the window is scrolled away from its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > 0);
}

/**
 * Another page begins at its top, whether the window scrolls or the element that the answer is given to; going
 * back stays where it was.
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
