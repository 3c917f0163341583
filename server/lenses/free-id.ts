import { like } from 'drizzle-orm';
import type { Handle } from '../platform/database/database.ts';
import { lenses } from './table.ts';

/** Addresses of pages: a lens of that id could not be shown. */
const RESERVED = ['create'];

/** The id itself while nothing has it, otherwise the first of `id-2`, `id-3`, … that is free. */
export async function freeId(db: Handle, id: string): Promise<string> {
  const rows = await db
    .selectDistinct({ id: lenses.id })
    .from(lenses)
    // An id holds nothing that is a pattern.
    .where(like(lenses.id, `${id}%`));
  const taken = new Set([...RESERVED, ...rows.map((row) => row.id)]);
  let free = id;
  for (let next = 2; taken.has(free); next += 1) free = `${id}-${next}`;
  return free;
}
