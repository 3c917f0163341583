import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { toPassage } from '#domain/consultant/guide/guide-record.ts';
import { PASSAGES_MOST, type GuidePassage } from '#domain/consultant/guide/guide.ts';
import type { Handle } from '../../platform/database/database.ts';
import { guidePassages } from './table.ts';

export interface ShownPassages {
  passages: GuidePassage[];
  /** Changes with any of the passages. */
  tag: string;
}

/** Returns the newest version of each passage that is shown, by id. */
export async function shownPassages(db: Handle): Promise<ShownPassages> {
  const rows = await db
    .select()
    .from(guidePassages)
    .where(eq(guidePassages.isShown, true))
    .orderBy(asc(guidePassages.id))
    .limit(PASSAGES_MOST);
  const passages = rows.map(({ updatedAt, ...row }) =>
    toPassage(Object.assign(row, { updatedAt: updatedAt.toISOString() })),
  );
  const hash = createHash('sha256').update(JSON.stringify(passages)).digest('base64url');
  return { passages, tag: `"${hash}"` };
}
