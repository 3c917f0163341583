import { createContext, use, useEffect } from 'react';

/** Sets the address by which the menu marks where one is; null for the page's own. The shell provides it. */
export const MarkMenuPlaceContext = createContext<(path: string | null) => void>(() => undefined);

/**
 * Has the menu mark the entry of `path` while the page is shown, for a page whose own address does not tell to which
 * entry it belongs.
 */
export function useMarkMenuPlace(path: string): void {
  const mark = use(MarkMenuPlaceContext);
  useEffect(() => {
    mark(path);
    return () => mark(null);
  }, [mark, path]);
}
