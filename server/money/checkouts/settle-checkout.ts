import { eq } from 'drizzle-orm';
import {
  attentionOf,
  isWaiting,
  OTHER_CURRENCY,
  outcomeOf,
  UNANSWERED,
  type CheckoutState,
} from '#domain/money/checkouts/checkout-states.ts';
import { paymentEntries } from '#domain/money/ledger/postings.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { postReservedCredit } from '../credit-uses/use-credit.ts';
import type { GatewayPayment } from '../gateway/port.ts';
import { publishBalances } from '../invoices/payable.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { postPending } from '../ledger/resolve-pending.ts';
import { AUTOPAY_ACTOR, stopAutopay } from '../methods/autopay-setting.ts';
import { methodText } from '../methods/method-text.ts';
import { storeOnlinePayment } from '../payments/store-online-payment.ts';
import { takeDispute } from '../payments/take-dispute.ts';
import { findShares, requireCheckout, type CheckoutRow } from './find-checkouts.ts';
import { notifyOfCheckout } from './notify-of-checkout.ts';
import { standingsOf, voidReserved } from './reserved.ts';
import {
  byAccount,
  creditByAccount,
  creditKey,
  transactionKey,
  type AccountPart,
  type AccountShare,
} from './shares.ts';
import { checkouts } from './table.ts';

interface Settling {
  id: string;
  /** What the gateway reports; null to give up a checkout that the gateway does not know. */
  reported: GatewayPayment | null;
  /** Who gives it up; what the gateway reports is done in the name of the payer. */
  cancelledBy?: Actor;
  now: Date;
}

/** A locked checkout with what it is to be settled with. */
interface Settled {
  row: CheckoutRow;
  shares: readonly AccountShare[];
  reported: GatewayPayment;
  actor: Actor;
  /** Why somebody of the lab ends it. */
  reason?: string;
  now: Date;
}

/**
 * PY-03: the one way in which an online payment takes effect: what the gateway reports, by a call or because it was asked,
 * is compared with what is known. What was reported before changes nothing.
 */
export async function settleCheckout(
  tx: Handle,
  { id, reported, cancelledBy, now }: Settling,
): Promise<void> {
  const shares = await findShares(tx, id);
  await lockAccounts(tx, [...new Set(shares.map(({ accountNumber }) => accountNumber))]);
  const row = await lockCheckout(tx, id);
  const actor = cancelledBy ?? { uid: row.createdByUid, name: row.createdBy };
  if (!reported) {
    const end = cancelledBy ? 'cancelled' : 'failed';
    if (row.state === 'opening') await release(tx, { row, shares, actor, now }, end, '');
    return;
  }
  const settled = { row, shares, reported, actor, now };
  const outcome = outcomeOf(row, reported);
  if (outcome === 'pay') await pay(tx, settled);
  if (outcome === 'payUnapplied') await payUnapplied(tx, settled);
  if (outcome === 'wait')
    await change(tx, settled, { state: 'processing', ...paymentOf(reported) });
  if (outcome === 'release') {
    const [state, failure] = cancelledBy
      ? (['cancelled', ''] as const)
      : (['failed', reported.failure ?? ''] as const);
    await release(tx, settled, state, failure);
    await notifyRefused(tx, settled, failure);
  }
  if (outcome === 'otherCurrency') await refuseCurrency(tx, settled);
  if (outcome === 'takeBack') await takeBack(tx, settled);
}

export async function lockCheckout(tx: Handle, id: string): Promise<CheckoutRow> {
  const [row] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  return row ?? requireCheckout(tx, id);
}

function paymentOf({ id }: GatewayPayment) {
  return id === null ? {} : { paymentId: id };
}

/** Posts what was reserved, as one payment for each account. */
async function pay(tx: Handle, settled: Settled): Promise<void> {
  const { row, shares, actor, now } = settled;
  const parts = byAccount(shares);
  const reserved = await standingsOf(tx, row.id, parts);
  // The reservations ended long ago, and somebody else may have paid the invoices since.
  if (reserved.some((standing) => standing?.stands !== 'pending')) {
    await payUnapplied(tx, settled);
    return;
  }
  for (const [index, part] of parts.entries()) {
    const standing = reserved[index];
    if (!standing) throw new Error(`Nothing is reserved for account ${part.accountNumber}`);
    const posted = await postPending(tx, { id: standing.id, actor, effectiveAt: now, now });
    await storePayment(tx, settled, { ...part, transactionId: posted.id });
  }
  for (const part of creditByAccount(shares)) {
    await postReservedCredit(tx, { key: creditKey(row.id, part), actor, now });
  }
  await finish(tx, settled, { state: 'paid', failure: '' });
  await notify(tx, 'paymentReceived', row.id);
}

/** Keeps money that cannot be applied as asked, for the lab to decide. */
async function payUnapplied(tx: Handle, settled: Settled): Promise<void> {
  const { row, shares, reported, actor, now } = settled;
  if (isWaiting(row.state)) await voidReserved(tx, settled, 'Paid otherwise');
  const [first] = byAccount(shares);
  if (!first) throw new Error(`The online payment ${row.id} has no invoices`);
  const { accountNumber } = first;
  const cents = reported.receivedCents;
  const request = {
    key: `${transactionKey(row.id, accountNumber)}:unapplied`,
    kind: 'payment' as const,
    entries: paymentEntries(accountNumber, {
      into: `in-flight:${row.gateway}`,
      cents,
      shares: [],
    }),
    effectiveAt: now,
    actor,
  };
  const [posted] = await postTransactions(tx, [request], now);
  if (!posted) throw new Error('The ledger gave no result');
  const part = { accountNumber, cents, shares: [] };
  await storePayment(tx, settled, { ...part, transactionId: posted.id });
  await finish(tx, settled, { state: 'paid', failure: '', attention: attentionOf(row, reported) });
  await notify(tx, 'paymentReceived', row.id);
  await notify(tx, 'paymentNeedsAttention', row.id);
}

async function storePayment(
  tx: Handle,
  { row, reported, actor, now }: Settled,
  { accountNumber, cents, shares, transactionId }: AccountPart & { transactionId: number },
): Promise<void> {
  if (reported.id === null) throw new Error('The gateway reports a payment without an id');
  await storeOnlinePayment(
    tx,
    {
      actor,
      accountNumber,
      checkoutId: row.id,
      gatewayPaymentId: reported.id,
      method: reported.method?.kind ?? row.method,
      amountCents: cents,
      reference: methodText(reported.method),
      note: row.memo,
      shares,
      transactionId,
    },
    now,
  );
}

type Releasing = Pick<Settled, 'row' | 'shares' | 'actor' | 'reason' | 'now'>;

/** Ends a checkout that was not paid. Its invoices can be paid otherwise. */
async function release(
  tx: Handle,
  releasing: Releasing,
  state: 'failed' | 'cancelled',
  failure: string,
): Promise<void> {
  await voidReserved(tx, releasing, failure || 'Not paid');
  await finish(tx, releasing, { state, failure });
  for (const { accountNumber, invoiceNumber } of releasing.shares) {
    await publishBalances(tx, accountNumber, [invoiceNumber]);
  }
}

/** PY-03: nothing is posted of money in another currency; what it should have paid is open again, and the lab is notified. */
async function refuseCurrency(tx: Handle, settled: Settled): Promise<void> {
  const { row, shares } = settled;
  const isLate = !isWaiting(row.state);
  if (!isLate) await voidReserved(tx, settled, OTHER_CURRENCY);
  const end = isLate ? { state: row.state } : { state: 'failed' as const, failure: OTHER_CURRENCY };
  await finish(tx, settled, { ...end, attention: 'otherCurrency' });
  for (const { accountNumber, invoiceNumber } of shares) {
    await publishBalances(tx, accountNumber, [invoiceNumber]);
  }
  await notify(tx, 'paymentOtherCurrency', row.id);
}

/** PY-09: who expects the money is notified that it does not come. A refused payment ends autopay, which notifies of it. */
async function notifyRefused(
  tx: Handle,
  { row, shares, now }: Releasing,
  failure: string,
): Promise<void> {
  if (row.source !== 'autopay') {
    if (row.state === 'processing') await notify(tx, 'paymentFailed', row.id);
    return;
  }
  for (const { accountNumber } of byAccount(shares)) {
    const why = { stop: 'refused' as const, failure, checkoutId: row.id };
    await stopAutopay(tx, { accountNumber, ...why, actor: AUTOPAY_ACTOR, now });
  }
}

/** PY-11: what the lab took as paid while the gateway was silent, and the bank refused, comes back as a returned debit. */
async function takeBack(tx: Handle, { row, reported, now }: Settled): Promise<void> {
  const { id: paymentId, failure } = reported;
  if (paymentId === null || paymentId !== row.paymentId) return;
  const { amountCents: cents, gateway } = row;
  const dispute = { id: `refused:${paymentId}`, paymentId, cents, reason: failure ?? '' };
  await takeDispute(tx, { gateway, dispute: { ...dispute, state: 'lost' }, now });
}

/**
 * PY-11: ends a payment of which the gateway reports nothing, as the lab knows from the bank, together with what it
 * reserves. The checkout is locked with its accounts. What the gateway reports later is settled as ever.
 */
export async function endUnanswered(
  tx: Handle,
  ending: Releasing,
  paymentId: string | null,
): Promise<void> {
  const { row } = ending;
  if (paymentId === null) {
    await release(tx, ending, 'failed', UNANSWERED);
    await notifyRefused(tx, ending, UNANSWERED);
    return;
  }
  const { id: checkoutId, sessionId, amountCents, currency } = row;
  const asked = { id: paymentId, sessionId, checkoutId, amountCents, currency, method: null };
  const reported = {
    ...asked,
    state: 'succeeded' as const,
    receivedCents: amountCents,
    failure: null,
  };
  await pay(tx, { ...ending, reported });
}

type Change = { state: CheckoutState } & Partial<
  Pick<CheckoutRow, 'failure' | 'attention' | 'paymentId' | 'settledAt' | 'askAt'>
>;

async function finish(
  tx: Handle,
  settled: Releasing & { reported?: GatewayPayment },
  changes: Change,
): Promise<void> {
  const end = { settledAt: settled.now, askAt: null };
  const payment = settled.reported ? paymentOf(settled.reported) : {};
  await change(tx, settled, { ...payment, ...end, ...changes });
}

async function change(
  tx: Handle,
  { row, shares, actor, reason }: Pick<Settled, 'row' | 'shares' | 'actor' | 'reason'>,
  changes: Change,
): Promise<void> {
  const [changed] = await tx
    .update(checkouts)
    .set({ ...changes, version: row.version + 1 })
    .where(eq(checkouts.id, row.id))
    .returning();
  if (!changed) throw new Error(`The online payment ${row.id} is missing`);
  await notifyOfCheckout(tx, { actor, row: changed, shares, before: { state: row.state }, reason });
}

type CheckoutEvent =
  | 'paymentReceived'
  | 'paymentFailed'
  | 'paymentNeedsAttention'
  | 'paymentOtherCurrency';

/** Notifies of the payment by email, once. */
async function notify(tx: Handle, event: CheckoutEvent, checkoutId: string): Promise<void> {
  await notifyOfEvents(tx, [{ event, key: checkoutId, ref: { checkoutId } }]);
}
