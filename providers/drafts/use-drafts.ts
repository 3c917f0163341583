import { createContext, useContext } from 'react';
import type { Drafts } from './drafts.ts';

/** Provided by the portal around its pages; tests provide their own. */
export const DraftsContext = createContext<Drafts | null>(null);

/** Returns the drafts of this page: the open ones and those stored in the browser. */
export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('DraftsContext is missing');
  return drafts;
}
