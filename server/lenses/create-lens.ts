import { like } from 'drizzle-orm';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import type { Actor } from '../platform/audit/record-audit.ts';
import type { Handle } from '../platform/database/database.ts';
import { Problem } from '../platform/errors/problem.ts';
import { requireMakeable, saveLensVersion } from './save-lens-version.ts';
import { lenses } from './table.ts';

/** Pages have these paths: a lens with such an id could not be shown. */
const RESERVED = ['create'];

/**
 * AD-03: creates version 1 of a new lens.
 *
 * @throws Problem 422 for a definition that no lens can be made by, 409 with the nearest free id when its id is taken
 */
export async function createLens(
  tx: Handle,
  { actor, input, now }: { actor: Actor; input: LensInput; now: Date },
): Promise<LensDefinition> {
  requireMakeable(input);
  const lens = { ...input, version: 1 };
  const free = await freeId(tx, input.id);
  // Another transaction may have taken the id meanwhile.
  const added = free === input.id && (await saveLensVersion(tx, { actor, lens, now }));
  if (!added) throw taken(input.id, await freeId(tx, input.id));
  return lens;
}

function taken(id: string, nearest: string): Problem {
  const message = `The ID ${id} is already used. Available: ${nearest}`;
  return new Problem('conflict', message, {
    errors: { id: { rule: 'taken', message, value: id, nearest } },
  });
}

/** Returns the id if it is free, otherwise the first free one of `id-2`, `id-3`, … */
async function freeId(db: Handle, id: string): Promise<string> {
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
