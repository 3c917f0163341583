import type { FieldError } from '#domain/access/api-error.ts';
import { checkDefinition } from '#domain/lens/definition/check-definition.ts';
import { lensDefinitionSchema, type LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import { recordAudit, type Actor } from '../platform/audit/record-audit.ts';
import type { Handle } from '../platform/database/database.ts';
import { Problem } from '../platform/errors/problem.ts';
import { lenses } from './table.ts';

/** SE-08: refuses a definition that matches the schema but that the engine cannot use. @throws Problem 422 by field */
export function requireMakeable(input: LensInput): void {
  const faults = checkDefinition({ ...input, version: 1 });
  if (faults.length === 0) return;
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of faults) errors[path] ??= { rule: 'definition', message };
  throw new Problem('invalid', 'A lens cannot be made with this definition', { errors });
}

/**
 * Adds a version of a lens. Does not change an existing version, because orders refer to it. Returns whether it was
 * added.
 */
export async function saveLensVersion(
  tx: Handle,
  { actor, lens, now }: { actor: Actor; lens: LensDefinition; now?: Date },
): Promise<boolean> {
  const definition = lensDefinitionSchema.parse(lens);
  const { id, version, name, family, offered, changeNote } = definition;
  const added = await tx
    .insert(lenses)
    .values({
      id,
      version,
      name,
      family,
      offered,
      definition,
      author: actor.name,
      ...(now && { createdAt: now }),
    })
    .onConflictDoNothing()
    .returning({ id: lenses.id });
  if (added.length === 0) return false;
  await recordAudit(tx, {
    actor,
    action: 'lens.saveVersion',
    resource: 'lenses',
    resourceId: id,
    accountNumber: null,
    details: { version, offered, changeNote },
  });
  return true;
}
