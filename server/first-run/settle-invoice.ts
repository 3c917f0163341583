import { paymentEntries } from '#domain/money/ledger/postings.ts';
import type { Order } from '#domain/orders/order.ts';
import { useCredit } from '../money/credit-uses/use-credit.ts';
import { changeCredit } from '../money/credits/change-credit.ts';
import { decideCredit } from '../money/credits/decide-credit.ts';
import { postTransactions } from '../money/ledger/post-transactions.ts';
import { recordPayment } from '../money/payments/record-payment.ts';
import { decideWriteOff } from '../money/write-offs/decide-write-off.ts';
import { requestWriteOff } from '../money/write-offs/request-write-off.ts';
import type { Actor } from '../platform/audit/record-audit.ts';
import type { Handle } from '../platform/database/open-database.ts';

/** What became of the invoice of a first-run order. */
export type Settlement = 'paid' | 'partlyPaid' | 'inFlight' | 'credited' | 'writtenOff';

interface Settling {
  settlement: Settlement;
  order: Order;
  portal: Actor;
  /** When the money came, or the invoice was written off. */
  now: Date;
}

const DAY = 24 * 60 * 60 * 1000;
/** How long a first-run payment stays under way. */
const UNDER_WAY = 365 * DAY;
/** What a write-off above the limit needs. */
const SECOND: Actor = { uid: 'first-run-second', name: 'Lens Portal, second admin' };

/** PY-07: brings an invoice into a state, so that a new portal shows every one. */
export async function settleInvoice(tx: Handle, settling: Settling): Promise<void> {
  const { settlement, order } = settling;
  const number = order.invoiceNumber;
  if (!number) throw new Error(`The first-run order ${order.number} was not invoiced`);
  const steps: Record<Settlement, () => Promise<unknown>> = {
    paid: () => payByCheck(tx, settling, { number, cents: order.totalCents }),
    partlyPaid: () => payByCheck(tx, settling, { number, cents: Math.floor(order.totalCents / 2) }),
    inFlight: () => beginPayment(tx, settling, number),
    credited: () => payByCredit(tx, settling, number),
    writtenOff: () => writeOff(tx, settling, number),
  };
  await steps[settlement]();
}

function payByCheck(
  tx: Handle,
  { order, portal, now }: Settling,
  { number, cents }: { number: string; cents: number },
) {
  const input = {
    accountNumber: order.accountNumber,
    method: 'check' as const,
    amountCents: cents,
    receivedOn: now.toISOString().slice(0, 10),
    reference: number.slice(-4),
    note: '',
    shares: [{ invoiceNumber: number, cents }],
  };
  // Recorded a day later, when that day has come in every time zone.
  return recordPayment(tx, { actor: portal, input, now: new Date(now.getTime() + DAY) });
}

function beginPayment(tx: Handle, { order, portal, now }: Settling, number: string) {
  const cents = order.totalCents;
  const shares = [{ invoiceNumber: number, cents }];
  const request = {
    key: `first-run-payment:${number}`,
    kind: 'payment' as const,
    entries: paymentEntries(order.accountNumber, { into: 'in-flight:bank', cents, shares }),
    effectiveAt: now,
    pendingUntil: new Date(now.getTime() + UNDER_WAY),
    actor: portal,
  };
  return postTransactions(tx, [request], now);
}

async function payByCredit(tx: Handle, { order, portal, now }: Settling, number: string) {
  const { accountNumber, totalCents } = order;
  const input = {
    accountNumber,
    cause: 'grant' as const,
    amountCents: totalCents,
    reason: 'Two lenses of an earlier order arrived late.',
    expiresOn: null,
  };
  const asked = await changeCredit(tx, { actor: portal, input, now });
  if (asked.state === 'waiting') {
    const seen = { id: asked.id, versionSeen: asked.version };
    await decideCredit(tx, { ...seen, actor: SECOND, decision: 'confirm', now });
  }
  const shares = [{ invoiceNumber: number, cents: totalCents }];
  const key = `${number}:first-run`;
  await useCredit(tx, { key, accountNumber, shares, actor: portal, now });
}

async function writeOff(tx: Handle, { order, portal, now }: Settling, number: string) {
  const input = { amountCents: order.totalCents, reason: 'The practice closed.' };
  const asked = await requestWriteOff(tx, { actor: portal, invoiceNumber: number, input, now });
  if (asked.state === 'posted') return;
  const seen = { id: asked.id, versionSeen: asked.version };
  await decideWriteOff(tx, { ...seen, actor: SECOND, decision: 'confirm', now });
}
