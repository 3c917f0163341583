import { useEffect } from 'react';
import type { DraftStore } from '#providers/drafts/draft-store.ts';

/** Saves at once when the page is hidden, which may be its end, and when the network is back. */
export function useLastSave(store: DraftStore): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') store.saveAtLast();
    };
    const leave = () => store.saveAtLast();
    const retry = () => void store.saveNow();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', retry);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', retry);
    };
  }, [store]);
}
