import { lensDefinitionSchema, type LensDefinition } from '#domain/schemas/lens.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../audit/record-audit.ts';
import type { Handle } from '../database/database.ts';
import { findLens } from './find-lens.ts';
import { saveLensVersion } from './save-lens-version.ts';

const CATALOGUE_NOTE = 'As the catalogue of a newer release of the portal has it';

/**
 * Puts a lens of the product's own catalogue into the database where it is missing. One that a former version of the
 * product put there gets what is in the catalogue now as its next version; one that a super admin has edited, which
 * has a higher version than the catalogue's, is left alone.
 */
export async function offerLens(
  tx: Handle,
  { actor, lens }: { actor: Actor; lens: LensDefinition },
): Promise<void> {
  const stored = await findLens(tx, lens.id, { offeredOnly: false });
  if (!stored) {
    await saveLensVersion(tx, { actor, lens });
  } else if (stored.version === lens.version && isOther(stored, lens)) {
    const next = { ...lens, version: lens.version + 1, changeNote: CATALOGUE_NOTE };
    await saveLensVersion(tx, { actor, lens: next });
  }
}

function isOther(stored: LensDefinition, lens: LensDefinition): boolean {
  return !isDeepStrictEqual(stored, lensDefinitionSchema.parse(lens));
}
