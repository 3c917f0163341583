import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import type { Actor } from '../platform/audit/record-audit.ts';
import type { Handle } from '../platform/database/database.ts';
import { Problem } from '../platform/errors/problem.ts';
import { findLens } from './find-lens.ts';
import { requireMakeable, saveLensVersion } from './save-lens-version.ts';

export interface LensEdit {
  actor: Actor;
  id: string;
  input: LensInput;
  /** The version that the edit is based on. */
  versionSeen: number;
  now: Date;
}

/**
 * AD-03: stores the next version of a lens, as a whole. Of two edits of one version only one succeeds: each version is
 * stored once, and the second edit waits at its key until the first has ended.
 *
 * @throws Problem 404, 412 with the newest version when it is not the one seen, 422 by field
 */
export async function editLens(tx: Handle, edit: LensEdit): Promise<LensDefinition> {
  const { actor, id, input, versionSeen, now } = edit;
  requireValidEdit(id, input);
  const current = await newestOf(tx, id);
  const lens = { ...input, version: versionSeen + 1 };
  const added =
    current.version === versionSeen && (await saveLensVersion(tx, { actor, lens, now }));
  if (added) return lens;
  throw new Problem('version-moved-on', 'Someone else has already changed this lens', {
    current: await newestOf(tx, id),
  });
}

function requireValidEdit(id: string, input: LensInput): void {
  if (input.id !== id) {
    const message = 'The ID of a lens cannot be changed';
    throw new Problem('invalid', message, {
      errors: { id: { rule: 'fixed', message, value: input.id, nearest: id } },
    });
  }
  if (input.changeNote.trim() === '') {
    const message = 'Enter what this version changes';
    throw new Problem('invalid', message, {
      errors: { changeNote: { rule: 'required', message } },
    });
  }
  requireMakeable(input);
}

async function newestOf(tx: Handle, id: string): Promise<LensDefinition> {
  const lens = await findLens(tx, id, { offeredOnly: false });
  if (!lens) throw new Problem('not-found', 'There is no such lens');
  return lens;
}
