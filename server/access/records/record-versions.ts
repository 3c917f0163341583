import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { columnOf, type RecordDefinition, type RecordVersions } from './record-definition.ts';

/** The newest ones; an older one is found by its number. */
const MOST_LISTED = 50;

/** A kind of record whose versions are kept. */
interface Versioned extends Pick<RecordDefinition, 'name' | 'label'> {
  versions: RecordVersions;
}

type Row = Readonly<Record<string, unknown>>;

/** Keeps the present version of records, in the transaction that stored them. `rows`: as their table has them. */
export async function keepVersions(
  tx: Handle,
  { table, record }: RecordVersions,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  // What the table has no column for is left out.
  const versions = rows.map(({ id, updatedAt, updatedBy, ...content }) =>
    Object.assign(content, { [record]: id, savedAt: updatedAt, savedBy: updatedBy }),
  );
  await tx.insert(table).values(versions);
}

/** Returns the versions of a record, newest first. @throws Problem 404 */
export async function listVersions(db: Handle, definition: Versioned, id: string): Promise<Row[]> {
  const { label, versions } = definition;
  const { table } = versions;
  const rows = await db
    .select()
    .from(table)
    .where(isOf(definition, id))
    .orderBy(desc(table.version))
    .limit(MOST_LISTED);
  if (rows.length === 0) throw new Problem('not-found', `There is no such ${label}`);
  return toVersions(versions, rows);
}

/** Returns one version of a record. @throws Problem 404 */
export async function findVersion(
  db: Handle,
  definition: Versioned,
  { id, version }: { id: string; version: number },
): Promise<Row> {
  const { label, versions } = definition;
  const { table } = versions;
  const rows = await db
    .select()
    .from(table)
    .where(and(isOf(definition, id), eq(table.version, version)));
  const [found] = toVersions(versions, rows);
  if (!found) throw new Problem('not-found', `There is no such version of the ${label}`);
  return found;
}

function isOf({ name, versions: { table, record } }: Versioned, id: string) {
  return eq(columnOf({ name, table }, record), id);
}

/** When a version was saved, and who saved it, is named in answers as its schema does. */
function toVersions({ schema }: RecordVersions, rows: readonly Row[]): Row[] {
  const version = withoutLimits(schema.strip());
  return rows.map(({ savedAt: moment, savedBy, ...content }) => {
    const savedAt = z.date().parse(moment).toISOString();
    const names = { savedAt, savedBy, updatedAt: savedAt, updatedBy: savedBy };
    return version.parse({ ...content, ...names });
  });
}
