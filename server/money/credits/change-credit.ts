import { eq } from 'drizzle-orm';
import { formatCents } from '#domain/basics/money.ts';
import { wallClock } from '#domain/basics/wall-clock.ts';
import type { CreditDetails, CreditInput } from '#domain/money/credit/credit.ts';
import { needsSecondAdmin } from '#domain/money/credit/lens-credits.ts';
import { creditDeductionEntries, creditGrantEntries } from '#domain/money/ledger/postings.ts';
import { findBillingTerms } from '../../accounts/customers/billing.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { nextCreditNumber } from '../ledger/lots/open-lot.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { lensCredits } from '../table.ts';
import { creditedAlone } from './credited-alone.ts';
import { expireDue } from './expire-credits.ts';
import { availableCredit } from './find-balance.ts';
import { getCredit, type CreditRow } from './find-credits.ts';
import { notifyOfCredit } from './notify-of-credit.ts';

interface Changing {
  actor: Actor;
  input: CreditInput;
  now: Date;
}

/**
 * CR-02: grants lens credit, or takes some away. Above the limit, which counts what the same person did
 * within a day, it waits for a second admin.
 *
 * @throws Problem 422 for an unknown account, a day that is over, or more than is left, by field
 */
export async function changeCredit(
  tx: Handle,
  { actor, input, now }: Changing,
): Promise<CreditDetails> {
  const { accountNumber, amountCents, cause } = input;
  await requireChangeable(tx, input, now);
  const number = await nextCreditNumber(tx);
  const alone = await creditedAlone(tx, { uid: actor.uid, accountNumber, cause, now });
  const waits = needsSecondAdmin(amountCents, alone);
  const [row] = await tx
    .insert(lensCredits)
    .values({
      ...input,
      // A deduction has no last day.
      expiresOn: cause === 'grant' ? input.expiresOn : null,
      number,
      currency: 'USD',
      state: waits ? 'waiting' : 'posted',
      requestedAt: now,
      requestedBy: actor.name,
      requestedByUid: actor.uid,
    })
    .returning();
  if (!row) throw new Error('The credit was not stored');
  await notifyOfCredit(tx, { actor, row: { number, accountNumber, version: 1 }, after: input });
  if (!waits) await postCredit(tx, row, { actor, now });
  return getCredit(tx, number);
}

/** Posts a grant, which opens it, or a deduction, which takes what expires first. @throws Problem 409 when less is left */
export async function postCredit(
  tx: Handle,
  { number, accountNumber, amountCents, cause, reason }: CreditRow,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const isGrant = cause === 'grant';
  const request = {
    key: `${isGrant ? 'creditGrant' : 'creditDeduction'}:${number}`,
    kind: isGrant ? ('creditGrant' as const) : ('creditDeduction' as const),
    entries: (isGrant ? creditGrantEntries : creditDeductionEntries)(accountNumber, amountCents),
    effectiveAt: now,
    reason,
    actor,
  };
  const [posted] = await postTransactions(tx, [request], now);
  if (!posted) throw new Error('The ledger gave no result');
  if (isGrant) return;
  await tx
    .update(lensCredits)
    .set({ state: 'posted', transactionId: posted.id })
    .where(eq(lensCredits.number, number));
}

/** Locks the account and checks that the change can be made now. @throws Problem 422 */
export async function requireChangeable(
  tx: Handle,
  { accountNumber, cause, amountCents, expiresOn }: Omit<CreditInput, 'reason'>,
  now: Date,
): Promise<void> {
  const [locked] = await lockAccounts(tx, [accountNumber]);
  if (locked === undefined) {
    throw refusal(
      'accountNumber',
      { rule: 'unknown', value: accountNumber },
      'There is no such account',
    );
  }
  if (cause === 'grant') {
    const terms = await findBillingTerms(tx, [accountNumber]);
    const today = wallClock(now, terms.get(accountNumber)?.timeZone ?? 'UTC').slice(0, 10);
    if (expiresOn === null || expiresOn >= today) return;
    throw refusal(
      'expiresOn',
      { rule: 'min', value: expiresOn, nearest: today },
      'This day is over',
    );
  }
  await expireDue(tx, accountNumber, now);
  const left = await availableCredit(tx, accountNumber, now);
  if (amountCents <= left) return;
  const message = `Only ${formatCents(left, 'USD', 'en')} of lens credit is left`;
  throw refusal('amountCents', { rule: 'max', value: amountCents, nearest: left }, message);
}

function refusal(
  field: string,
  error: { rule: string; value: string | number; nearest?: string | number },
  message: string,
): Problem {
  return new Problem('invalid', message, { errors: { [field]: { ...error, message } } });
}
