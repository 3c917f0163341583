import { createContext, useContext } from 'react';
import type { Drafts } from './drafts.ts';

/** Given by the portal around its pages; tests give their own. */
export const DraftsContext = createContext<Drafts | null>(null);

/** The drafts of this page, those that it writes and those that its browser keeps. */
export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('DraftsContext is missing');
  return drafts;
}
