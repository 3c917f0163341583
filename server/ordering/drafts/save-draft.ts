import { eq } from 'drizzle-orm';
import type { Draft, DraftInput } from '#domain/orders/draft.ts';
import { isWithin, type AccountScope } from '../../access/caller/caller.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { findDraft, toDraft, type DraftRow } from './draft-rows.ts';
import { refuseEnded } from './ended-draft.ts';
import { lockDraft, lockDraftsOf } from './lock-draft.ts';
import { orderDrafts } from './table.ts';

/** More drafts than a practice has at once. Keeps a broken client from filling the database. */
const MAX_DRAFTS = 200;

export interface DraftSaving {
  actor: Actor;
  /** The accounts that the actor may order for. */
  scope: AccountScope;
  id: string;
  input: DraftInput;
  now: Date;
}

type Saved = Pick<DraftRow, 'accountNumber' | 'version'>;

/**
 * OR-03: saves a draft. Of several saves on one version only the first succeeds, except that a writer's own saves never
 * conflict: the newest one stays, in whatever order and however often they arrive. A draft that does not exist is
 * created whatever its version, so that nothing is lost.
 *
 * @throws Problem 403 and 404 outside the scope, 409 when it has ended or there are too many, 412 with the present
 * draft
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
  const isOwnRun = goesOn(stored, input);
  // A late save, or one that is repeated because its answer was lost.
  if (isOwnRun && input.sequence <= stored.sequence) return toDraft(stored);
  if (!isOwnRun && stored.version !== input.version) {
    throw new Problem('version-moved-on', 'This draft was already saved elsewhere', {
      current: toDraft(stored),
    });
  }
  return changeDraft(tx, saving, stored);
}

/** Whether only the same writer has saved since the version that this save is based on. */
function goesOn(stored: DraftRow, { writer, version }: DraftInput): boolean {
  return stored.writer === writer && version >= stored.writerBase;
}

async function createDraft(tx: Handle, saving: DraftSaving): Promise<Draft> {
  const { id, actor, input, now } = saving;
  await makeRoom(tx, input.accountNumber);
  const row: DraftRow = {
    ...changedColumns(saving),
    id,
    version: input.version + 1,
    writerBase: input.version,
    createdAt: now,
    authorUid: actor.uid,
    author: actor.name,
  };
  await tx.insert(orderDrafts).values(row);
  await recordAudit(tx, entry(saving, 'draft.create', row));
  return toDraft(row);
}

async function changeDraft(tx: Handle, saving: DraftSaving, stored: DraftRow): Promise<Draft> {
  const { id, actor, input } = saving;
  const moved = stored.accountNumber !== input.accountNumber;
  if (moved) await makeRoom(tx, input.accountNumber);
  const changed = {
    ...changedColumns(saving),
    version: stored.version + 1,
    writerBase: goesOn(stored, input) ? stored.writerBase : stored.version,
    authorUid: actor.uid,
    author: actor.name,
  };
  await tx.update(orderDrafts).set(changed).where(eq(orderDrafts.id, id));
  // Publishes only a new writer or account, not every save while a user types.
  if (moved || stored.authorUid !== actor.uid) {
    await recordAudit(tx, entry(saving, 'draft.change', changed));
  }
  return toDraft({ ...stored, ...changed });
}

function changedColumns({ input, now }: DraftSaving) {
  const { accountNumber, device, writer, sequence, content } = input;
  return { accountNumber, device, writer, sequence, content, updatedAt: now };
}

function entry({ actor, id }: DraftSaving, action: string, { accountNumber, version }: Saved) {
  const details = { version };
  return { actor, action, resource: 'order-drafts', resourceId: id, accountNumber, details };
}

/** Locks the number of the account's drafts for the transaction. @throws Problem 409 when there are too many */
async function makeRoom(tx: Handle, accountNumber: string): Promise<void> {
  await lockDraftsOf(tx, accountNumber);
  const drafts = await tx.$count(orderDrafts, eq(orderDrafts.accountNumber, accountNumber));
  if (drafts < MAX_DRAFTS) return;
  throw new Problem(
    'conflict',
    `This account has ${MAX_DRAFTS} drafts: submit or delete one of them first`,
  );
}
