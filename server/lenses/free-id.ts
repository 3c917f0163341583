import { like } from 'drizzle-orm';
import type { Handle } from '../platform/database/database.ts';
import { lenses } from './table.ts';

/** Pages have these paths: a lens with such an id could not be shown. */
const RESERVED = ['create'];

/** Returns the id if it is free, otherwise the first free one of `id-2`, `id-3`, … */
export async function freeId(db: Handle, id: string): Promise<string> {
  const rows = await db
    .selectDistinct({ id: lenses.id })
    .from(lenses)
    // An id contains no wildcards.
    .where(like(lenses.id, `${id}%`));
  const taken = new Set([...RESERVED, ...rows.map((row) => row.id)]);
  let free = id;
  for (let next = 2; taken.has(free); next += 1) free = `${id}-${next}`;
  return free;
}
