import { and, desc, eq } from 'drizzle-orm';
import type { GuideVersion } from '#domain/consultant/guide/guide-record.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { guidePassageVersions, type guidePassages } from './table.ts';

/** The newest ones; an older one is found by its number. */
const MOST_LISTED = 50;

type VersionRow = typeof guidePassageVersions.$inferSelect;

/** Keeps the present version of a passage, in the transaction that stored it. */
export async function keepVersion(
  tx: Handle,
  { id, updatedAt, updatedBy, ...content }: typeof guidePassages.$inferSelect,
): Promise<void> {
  await tx
    .insert(guidePassageVersions)
    .values({ ...content, passageId: id, savedAt: updatedAt, savedBy: updatedBy });
}

/** Returns the versions of a passage, newest first. @throws Problem 404 */
export async function listVersions(db: Handle, id: string): Promise<GuideVersion[]> {
  const rows = await db
    .select()
    .from(guidePassageVersions)
    .where(eq(guidePassageVersions.passageId, id))
    .orderBy(desc(guidePassageVersions.version))
    .limit(MOST_LISTED);
  if (rows.length === 0) throw new Problem('not-found', 'There is no such passage');
  return rows.map(toVersion);
}

/** Returns one version of a passage. @throws Problem 404 */
export async function findVersion(
  db: Handle,
  { id, version }: { id: string; version: number },
): Promise<GuideVersion> {
  const [row] = await db
    .select()
    .from(guidePassageVersions)
    .where(and(eq(guidePassageVersions.passageId, id), eq(guidePassageVersions.version, version)));
  if (!row) throw new Problem('not-found', 'There is no such version of the passage');
  return toVersion(row);
}

function toVersion({ passageId: _id, savedAt, savedBy, ...content }: VersionRow): GuideVersion {
  return { ...content, updatedAt: savedAt.toISOString(), updatedBy: savedBy };
}
