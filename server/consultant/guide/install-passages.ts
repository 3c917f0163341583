import { and, eq } from 'drizzle-orm';
import { toGuideRecord } from '#domain/consultant/guide/guide-record.ts';
import { keepVersions } from '../../access/records/record-versions.ts';
import type { Handle } from '../../platform/database/database.ts';
import { passageVersions } from './passage-records.ts';
import type { FirstPassage } from './passages/passage.ts';
import { guidePassages } from './table.ts';

/** Who saved what the portal brings, in the versions of a passage. */
const PORTAL = '';

type PassageRow = typeof guidePassages.$inferSelect;
type Content = Pick<PassageRow, keyof ReturnType<typeof toGuideRecord>>;

/**
 * VC-01: stores the first passages at the start of the server: missing ones, and newer ones where nobody has edited the
 * former. Several instances may do so at once.
 */
export async function installPassages(
  db: Handle,
  passages: readonly FirstPassage[],
  clock: () => Date,
): Promise<void> {
  const rows = await db.select().from(guidePassages);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const missing = passages.filter(({ id }) => !stored.has(id));
  if (missing.length > 0) await insert(db, missing, clock());
  for (const { id, ...passage } of passages) {
    const former = stored.get(id);
    const content = toGuideRecord(passage);
    if (former?.isDefault && differs(former, content)) {
      await replace(db, { former, content, at: clock() });
    }
  }
}

function differs(former: PassageRow, content: Content): boolean {
  return Object.entries(content).some(
    ([field, value]) => JSON.stringify(former[field as keyof Content]) !== JSON.stringify(value),
  );
}

async function insert(db: Handle, passages: readonly FirstPassage[], at: Date): Promise<void> {
  const saved = { version: 1, isDefault: true, updatedAt: at, updatedBy: PORTAL };
  const rows = passages.map(({ id, ...passage }) =>
    Object.assign(toGuideRecord(passage), saved, { id }),
  );
  await db.transaction(async (tx) => {
    // Nothing is written of those where another instance was first.
    const written = await tx.insert(guidePassages).values(rows).onConflictDoNothing().returning();
    await keepVersions(tx, passageVersions, written);
  });
}

interface Replacement {
  former: PassageRow;
  content: Content;
  at: Date;
}

async function replace(db: Handle, { former, content, at }: Replacement): Promise<void> {
  const { id, version } = former;
  await db.transaction(async (tx) => {
    const written = await tx
      .update(guidePassages)
      .set({ ...content, version: version + 1, updatedAt: at, updatedBy: PORTAL })
      .where(
        and(
          eq(guidePassages.id, id),
          eq(guidePassages.version, version),
          eq(guidePassages.isDefault, true),
        ),
      )
      .returning();
    // Nothing is written when another instance was first, or somebody has edited it meanwhile.
    await keepVersions(tx, passageVersions, written);
  });
}
