import { createDraftCache } from './draft-cache.ts';
import type { DraftCache } from './draft-cache.ts';
import { createOpenDrafts } from './draft-leaving.ts';
import type { OpenDrafts } from './draft-leaving.ts';
import { createDraftPresence } from './draft-presence.ts';
import type { DraftPresence } from './draft-presence.ts';

/** What this page knows about drafts without the server. */
export interface Drafts {
  /** The drafts stored in this browser. */
  cache: DraftCache;
  presence: DraftPresence;
  /** The drafts that are open on this page. */
  open: OpenDrafts;
}

/** Created once per page. */
export function createDrafts(): Drafts {
  const cache = createDraftCache();
  return {
    cache,
    presence: createDraftPresence(globalThis.navigator?.locks),
    open: createOpenDrafts(cache, Date.now),
  };
}
