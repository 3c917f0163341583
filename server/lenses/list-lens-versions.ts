import { desc, eq } from 'drizzle-orm';
import type { LensVersion } from '#domain/orders/lens-change.ts';
import type { Handle } from '../platform/database/database.ts';
import { readDefinition } from './find-lens.ts';
import { lenses } from './table.ts';

/** Returns every version of the lens, newest first; empty when there is no such lens. */
export async function listLensVersions(db: Handle, id: string): Promise<LensVersion[]> {
  const rows = await db
    .select()
    .from(lenses)
    .where(eq(lenses.id, id))
    .orderBy(desc(lenses.version));
  return rows.map(({ version, name, offered, author, createdAt, definition }) => ({
    version,
    name,
    offered,
    changeNote: readDefinition(definition).changeNote,
    author,
    createdAt: createdAt.toISOString(),
  }));
}
