import type { LensDefinition } from '#domain/schemas/lens.ts';
import { and, eq } from 'drizzle-orm';
import type { Handle } from '../platform/database/database.ts';
import { readDefinition } from './read-definition.ts';
import { lenses } from './table.ts';

/** Returns one version of the lens, such as the one of an order; null when it does not exist. */
export async function findLensVersion(
  db: Handle,
  id: string,
  version: number,
): Promise<LensDefinition | null> {
  const [row] = await db
    .select({ definition: lenses.definition })
    .from(lenses)
    .where(and(eq(lenses.id, id), eq(lenses.version, version)));
  return row ? readDefinition(row.definition) : null;
}
