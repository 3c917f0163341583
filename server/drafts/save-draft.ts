import type { Draft, DraftInput } from '#domain/schemas/draft.ts';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import type { Handle } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { isWithin, type AccountScope } from '../users/caller.ts';
import { findDraft, toDraft, type DraftRow } from './draft-rows.ts';
import { refuseEnded } from './ended-draft.ts';
import { lockDraft } from './lock-draft.ts';
import { makeRoom } from './make-room.ts';
import { orderDrafts } from './table.ts';

export interface DraftSaving {
  actor: Actor;
  /** The accounts that the actor may order for. */
  scope: AccountScope;
  id: string;
  input: DraftInput;
  now: Date;
}

/**
 * OR-03: keeps a draft as it stands. Of those who save on top of one version, one wins; what was stored already
 * but never answered is answered. One that is not there is made, whatever the version: nothing can be lost by it.
 *
 * @throws Problem 403 and 404 outside the scope, 409 when it has ended or there are too many, 412 with the draft
 * as it is
 */
export async function saveDraft(tx: Handle, saving: DraftSaving): Promise<Draft> {
  const { scope, id, input } = saving;
  if (!isWithin(scope, input.accountNumber)) {
    throw new Problem('forbidden', 'You cannot order for this account');
  }
  await lockDraft(tx, id);
  await refuseEnded(tx, scope, id);
  const stored = await findDraft(tx, scope, id);
  if (!stored) return createDraft(tx, saving);
  if (isTheSame(stored, input)) return toDraft(stored);
  if (stored.version !== input.version) {
    throw new Problem('version-moved-on', 'This draft was saved elsewhere meanwhile', {
      current: toDraft(stored),
    });
  }
  return changeDraft(tx, saving, stored);
}

/** Whether this very save was stored before, and only its answer was lost. */
function isTheSame(stored: DraftRow, { accountNumber, version, device, content }: DraftInput) {
  return (
    stored.version === version + 1 &&
    stored.device === device &&
    stored.accountNumber === accountNumber &&
    isDeepStrictEqual(stored.content, content)
  );
}

async function createDraft(tx: Handle, saving: DraftSaving): Promise<Draft> {
  const { id, actor, input, now } = saving;
  await makeRoom(tx, input.accountNumber);
  const row: DraftRow = {
    ...changedColumns(saving),
    id,
    createdAt: now,
    authorUid: actor.uid,
    author: actor.name,
  };
  await tx.insert(orderDrafts).values(row);
  await recordAudit(tx, entry(saving, 'draft.create'));
  return toDraft(row);
}

async function changeDraft(tx: Handle, saving: DraftSaving, stored: DraftRow): Promise<Draft> {
  const { id, actor, input } = saving;
  const moved = stored.accountNumber !== input.accountNumber;
  if (moved) await makeRoom(tx, input.accountNumber);
  const changed = { ...changedColumns(saving), authorUid: actor.uid, author: actor.name };
  await tx.update(orderDrafts).set(changed).where(eq(orderDrafts.id, id));
  // Not every second of typing is news: who goes on with whose draft is.
  if (moved || stored.authorUid !== actor.uid) await recordAudit(tx, entry(saving, 'draft.change'));
  return toDraft({ ...stored, ...changed });
}

function changedColumns({ input, now }: DraftSaving) {
  const { accountNumber, version, device, content } = input;
  return { accountNumber, device, content, version: version + 1, updatedAt: now };
}

function entry({ actor, id, input }: DraftSaving, action: string) {
  const { accountNumber, version } = input;
  const details = { version: version + 1 };
  return { actor, action, resource: 'order-drafts', resourceId: id, accountNumber, details };
}
