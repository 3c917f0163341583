import type { Knowledge } from '#domain/consultant/conversation/answers/answer.ts';
import { searchGuide } from '#domain/consultant/guide/search-guide.ts';
import { wholeLens } from '#domain/lens/model/consultant-lens.ts';
import type { Handle } from '../../platform/database/database.ts';
import { shownPassages } from '../guide/shown-passages.ts';
import { offeredLenses } from '../lenses/offered-lenses.ts';

/** Returns what the consultant answers from: the lenses that are offered, and the passages that are shown. */
export function knowledgeOf(db: Handle): () => Promise<Knowledge> {
  // The index of the passages is made once for each of their versions.
  let index: { tag: string; search: Knowledge['searchGuide'] } | null = null;
  return async () => {
    const [{ lenses }, { passages, tag }] = await Promise.all([
      offeredLenses(db),
      shownPassages(db),
    ]);
    if (index?.tag !== tag) index = { tag, search: searchGuide(passages) };
    return { lenses: lenses.map(wholeLens), searchGuide: index.search };
  };
}
