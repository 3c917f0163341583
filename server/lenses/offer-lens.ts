import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { lensDefinitionSchema, type LensDefinition } from '#domain/lens/model/lens.ts';
import type { Actor } from '../platform/audit/record-audit.ts';
import type { Handle } from '../platform/database/database.ts';
import { readDefinition } from './find-lens.ts';
import { saveLensVersion } from './save-lens-version.ts';
import { lenses } from './table.ts';

const CATALOGUE_NOTE = 'As the catalogue of a newer release of the portal has it';

/**
 * Adds a lens of the product's own catalog if it is missing. If the product wrote its newest version, the catalog's
 * present definition becomes the next version. A lens that a super admin has edited is not changed.
 */
export async function offerLens(
  tx: Handle,
  { actor, lens }: { actor: Actor; lens: LensDefinition },
): Promise<void> {
  const [stored] = await tx
    .select({ definition: lenses.definition, author: lenses.author })
    .from(lenses)
    .where(eq(lenses.id, lens.id))
    .orderBy(desc(lenses.version))
    .limit(1);
  if (!stored) {
    await saveLensVersion(tx, { actor, lens });
    return;
  }
  const latest = readDefinition(stored.definition);
  // Releases that did not record the author had no lens editor either.
  const isOurs = stored.author === '' || stored.author === actor.name;
  if (!isOurs || isSame(latest, lens)) return;
  const next = { ...lens, version: latest.version + 1, changeNote: CATALOGUE_NOTE };
  await saveLensVersion(tx, { actor, lens: next });
}

/** Compares all but the version's own fields. */
function isSame(stored: LensDefinition, lens: LensDefinition): boolean {
  const { version, changeNote } = stored;
  return isDeepStrictEqual(stored, lensDefinitionSchema.parse({ ...lens, version, changeNote }));
}
