import type { LensInput } from '#domain/schemas/lens-change.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Actor } from '../platform/audit/record-audit.ts';
import type { Handle } from '../platform/database/database.ts';
import { Problem } from '../platform/errors/problem.ts';
import { requireMakeable, saveLensVersion } from './save-lens-version.ts';
import { freeId } from './free-id.ts';

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
