import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import { lensDefinitionSchema, type LensDefinition } from '#domain/lens/model/lens.ts';
import type { Handle } from '../platform/database/database.ts';
import { lenses } from './table.ts';

/** Selects the newest version of each lens. */
export const isLatest: SQL = sql`${lenses.version} = (
  SELECT max(other.version) FROM lenses AS other WHERE other.id = ${lenses.id})`;

/** Returns the newest version of the lens; null when it does not exist, or is not offered although that is required. */
export async function findLens(
  db: Handle,
  id: string,
  { offeredOnly }: { offeredOnly: boolean },
): Promise<LensDefinition | null> {
  const [row] = await db
    .select({ definition: lenses.definition })
    .from(lenses)
    .where(and(eq(lenses.id, id), isLatest, offeredOnly ? eq(lenses.offered, true) : undefined))
    .orderBy(desc(lenses.version))
    .limit(1);
  return row ? readDefinition(row.definition) : null;
}

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

/** Returns id and name of every lens, offered or not. */
export async function lensNames(db: Handle): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: lenses.id, name: lenses.name })
    .from(lenses)
    .where(isLatest)
    .orderBy(asc(lenses.id));
}

/** Returns the newest version of these lenses, by id. */
export async function findLenses(
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, LensDefinition>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: lenses.id, definition: lenses.definition })
    .from(lenses)
    .where(and(inArray(lenses.id, [...ids]), isLatest));
  return new Map(rows.map(({ id, definition }) => [id, readDefinition(definition)]));
}

/** Parses a stored definition; fields that were added later get their defaults. */
export function readDefinition(stored: unknown): LensDefinition {
  return withoutLimits(lensDefinitionSchema).parse(stored);
}
