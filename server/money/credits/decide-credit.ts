import { eq } from 'drizzle-orm';
import { formatCents } from '#domain/basics/money.ts';
import type { CreditDetails } from '#domain/money/credit/credit.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { reverseTransaction } from '../ledger/reverse-transaction.ts';
import { requireDecidable } from '../second-admin.ts';
import { lensCredits } from '../table.ts';
import { postCredit, requireChangeable } from './change-credit.ts';
import { getCredit, type CreditRow } from './find-credits.ts';
import { notifyOfCredit } from './notify-of-credit.ts';

interface Step {
  actor: Actor;
  id: string;
  versionSeen: number;
  now: Date;
}

/**
 * CR-02: a second admin confirms a change of lens credit, which posts it, or declines it.
 *
 * @throws Problem 404, 412, 403 for whoever asked, 409 when it was decided already, 422 when it cannot be made any more
 */
export async function decideCredit(
  tx: Handle,
  { decision, reason = '', ...step }: Step & { decision: 'confirm' | 'decline'; reason?: string },
): Promise<CreditDetails> {
  const { actor, versionSeen, now } = step;
  const row = await lockCredit(tx, step);
  const current = await getCredit(tx, row.number);
  const what = 'change of lens credit';
  requireDecidable(row, { actor, decision, versionSeen, current: () => current, what });
  const isConfirmed = decision === 'confirm';
  if (isConfirmed) {
    const cause = row.cause === 'grant' ? 'grant' : 'deduction';
    await requireChangeable(tx, { ...row, cause }, now);
  }
  await tx
    .update(lensCredits)
    .set({
      state: isConfirmed ? 'posted' : 'declined',
      decidedAt: now,
      decidedBy: actor.name,
      declineReason: reason,
      version: row.version + 1,
    })
    .where(eq(lensCredits.number, row.number));
  await notifyOfCredit(tx, {
    actor,
    row: { ...row, version: row.version + 1 },
    before: { state: 'waiting' },
    after: { state: isConfirmed ? 'posted' : 'declined', ...(reason && { declineReason: reason }) },
  });
  if (isConfirmed) await postCredit(tx, row, { actor, now });
  return getCredit(tx, row.number);
}

/**
 * CR-02: takes a credit back of which nothing was used, or a deduction.
 *
 * @throws Problem 404, 412, 409 when it is not posted, or a part of it was used
 */
export async function reverseCredit(
  tx: Handle,
  { reason, ...step }: Step & { reason: string },
): Promise<CreditDetails> {
  const { actor, versionSeen, now } = step;
  const row = await lockCredit(tx, step);
  if (row.version !== versionSeen) {
    const current = await getCredit(tx, row.number);
    throw new Problem('version-moved-on', 'Someone else has changed this credit', { current });
  }
  if (row.state !== 'posted' || row.transactionId === null) {
    throw new Problem('conflict', 'This credit cannot be taken back');
  }
  if (row.cause !== 'deduction' && row.remainingCents < row.amountCents) {
    const left = formatCents(row.remainingCents, 'USD', 'en');
    throw new Problem('conflict', `Only ${left} of this credit is left. Take that away instead`);
  }
  await notifyOfCredit(tx, {
    actor,
    row: { ...row, version: row.version + 1 },
    before: { state: row.state },
    after: { state: 'reversed', reason },
  });
  await reverseTransaction(tx, { id: row.transactionId, actor, reason, effectiveAt: now, now });
  return getCredit(tx, row.number);
}

/** Locks the credit: its account first, as a merge does. @throws Problem 404, 409 */
async function lockCredit(tx: Handle, { id }: Step): Promise<CreditRow> {
  const { accountNumber } = await getCredit(tx, id);
  await lockAccounts(tx, [accountNumber]);
  const [row] = await tx.select().from(lensCredits).where(eq(lensCredits.number, id)).for('update');
  if (row?.accountNumber !== accountNumber) {
    throw new Problem('conflict', 'The account was merged into another one. Look again');
  }
  return row;
}
