import { createDraftCache } from './draft-cache.ts';
import type { DraftCache } from './draft-cache.ts';
import { createOpenDrafts } from './draft-leaving.ts';
import type { OpenDrafts } from './draft-leaving.ts';
import { createDraftPresence } from './draft-presence.ts';
import type { DraftPresence } from './draft-presence.ts';

/** What this page knows of drafts beside the server. */
export interface Drafts {
  /** Those that this browser keeps. */
  cache: DraftCache;
  presence: DraftPresence;
  /** Those that are being written here. */
  open: OpenDrafts;
}

/** One for the life of the page. */
export function createDrafts(): Drafts {
  const cache = createDraftCache();
  return {
    cache,
    presence: createDraftPresence(globalThis.navigator?.locks),
    open: createOpenDrafts(cache, Date.now),
  };
}
