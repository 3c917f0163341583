import type { Knowledge } from '#domain/conversation/answer.ts';
import { wholeLens } from '#domain/schemas/consultant-lens.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { offeredLenses } from '../lenses/offered-lenses.ts';

/** Returns what the consultant answers from: the lenses that are offered, and the passages that are shown. */
export async function loadKnowledge(db: Handle): Promise<Knowledge> {
  const { lenses } = await offeredLenses(db);
  return { lenses: lenses.map(wholeLens), searchGuide: () => [] };
}
