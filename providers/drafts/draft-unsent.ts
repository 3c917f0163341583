import { joinDraftsRemoved } from '../browser/other-tabs.ts';
import type { DraftCache, KeptDraft } from './draft-cache.ts';
import { nameOf } from './draft-copy.ts';

/** LG-03: what a sign-out finds that the server does not have. */
export interface UnsentDrafts {
  /** Saves all drafts, for at most two seconds; returns how many of the user's the browser keeps for want of the server. */
  countUnsent: (uid: string) => Promise<number>;
  /** Removes the user's drafts from this browser, and ends those that are open here and in its other tabs. */
  removeUnsent: (uid: string) => Promise<void>;
}

interface UnsentDeps {
  cache: Pick<DraftCache, 'all' | 'remove'>;
  saveAll: () => Promise<void>;
  /** Ends every draft that is open on this page, and removes its copy. */
  endAll: () => Promise<void>;
  /** Calls its listener when another tab removes the drafts, and returns what notifies the other tabs. */
  tabs?: typeof joinDraftsRemoved;
}

export function createUnsentDrafts({
  cache,
  saveAll,
  endAll,
  tabs = joinDraftsRemoved,
}: UnsentDeps): UnsentDrafts {
  const notifyOtherTabs = tabs(() => void endAll());
  return {
    countUnsent: async (uid) => {
      await saveAll();
      const kept = await keptHere(cache, uid);
      return kept.filter(({ dirty }) => dirty).length;
    },
    removeUnsent: async (uid) => {
      notifyOtherTabs();
      await endAll();
      const kept = await keptHere(cache, uid);
      await Promise.all(kept.map(({ id }) => cache.remove(uid, id)));
    },
  };
}

/** A browser that keeps no drafts has none. */
async function keptHere({ all }: Pick<DraftCache, 'all'>, uid: string): Promise<KeptDraft[]> {
  try {
    return await all(uid);
  } catch (error) {
    console.warn('The drafts of this browser could not be read', nameOf(error));
    return [];
  }
}
