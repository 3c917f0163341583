import { createContext, useContext } from 'react';
import type { Texts } from '#providers/messages/areas.ts';
import { CONSULTANT_PATH } from '../../page/consultant-path.ts';

/** A page of the consultant; its title and summary have the same key. */
export type PageName = keyof Texts['consultantPages'];

/** A page that the navigation and the home lead to. */
export interface Entry {
  name: PageName;
  /** Its whole address. */
  to: string;
}

/** The address of a page, by its path below the consultant's. */
export function addressOf(path: string): string {
  return path === '' ? CONSULTANT_PATH : `${CONSULTANT_PATH}/${path}`;
}

/** The entries of the table of pages, which the home cannot import: it is in that table. */
export const EntriesContext = createContext<readonly Entry[]>([]);

export function useEntries(): readonly Entry[] {
  return useContext(EntriesContext);
}
