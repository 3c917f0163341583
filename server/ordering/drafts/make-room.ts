import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { lockDraftsOf } from './lock-draft.ts';
import { orderDrafts } from './table.ts';

/** More drafts than a practice has at once. Keeps a broken client from filling the database. */
export const MAX_DRAFTS = 200;

/** Locks the number of the account's drafts for the transaction. @throws Problem 409 when there are too many */
export async function makeRoom(tx: Handle, accountNumber: string): Promise<void> {
  await lockDraftsOf(tx, accountNumber);
  const drafts = await tx.$count(orderDrafts, eq(orderDrafts.accountNumber, accountNumber));
  if (drafts < MAX_DRAFTS) return;
  throw new Problem(
    'conflict',
    `This account has ${MAX_DRAFTS} drafts: submit or delete one of them first`,
  );
}
