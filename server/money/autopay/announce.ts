import { randomUUID } from 'node:crypto';
import { sumCents } from '#domain/basics/money.ts';
import { MIN_ONLINE_CENTS } from '#domain/money/checkouts/checkout.ts';
import { MAX_SHARES } from '#domain/money/payments/payment.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import type { OpenInvoice } from '../invoices/unpaid-invoices.ts';
import { AUTOPAY_ACTOR, stopAutopay, type AutopayRow } from '../methods/autopay-setting.ts';
import { findAutopayMethod } from '../methods/find-methods.ts';
import { methodText } from '../methods/method-text.ts';
import { publishMethods } from '../methods/publish-methods.ts';
import { announcedDay, isToAnnounce } from './autopay-days.ts';
import { findOpenInvoices } from './find-chargeable.ts';
import { plannedInvoices } from './find-plans.ts';
import { findRunning } from './find-running.ts';
import { autopayInvoices, autopayPlans } from './table.ts';
import { toLocalTime } from './to-local-time.ts';

/** PY-09: announces the invoices of an account whose day comes. Each is claimed in the transaction that notifies of it. */
export async function announce(parts: GatewayParts, accountNumber: string): Promise<void> {
  const { database, clock } = parts;
  const { db } = database;
  const before = await findRunning(db, accountNumber, clock());
  if (!before || (await findDue(db, before, clock())).length === 0) return;
  // Outside the transaction, which must not wait for the gateway.
  const method = await findAutopayMethod(parts, accountNumber);
  await db.transaction(async (tx) => {
    const now = clock();
    await lockAccounts(tx, [accountNumber]);
    const autopay = await findRunning(tx, accountNumber, now);
    if (!autopay) return;
    if (!method) {
      await stopAutopay(tx, { accountNumber, stop: 'methodGone', actor: AUTOPAY_ACTOR, now });
      return;
    }
    await storePlan(tx, await findDue(tx, autopay, now), {
      accountNumber,
      method: methodText(method),
      now,
    });
  });
}

/** Returns what is to be announced now, at most what one payment takes. */
async function findDue(
  db: Handle,
  { accountNumber, startedOn }: AutopayRow,
  now: Date,
): Promise<OpenInvoice[]> {
  const wall = await toLocalTime(db, accountNumber, now);
  const { chargeable } = await findOpenInvoices(db, accountNumber);
  const due = chargeable.filter((invoice) => isToAnnounce(invoice, startedOn, wall));
  const planned = await plannedInvoices(
    db,
    due.map(({ number }) => number),
  );
  const fresh = due.filter(({ number }) => !planned.has(number)).slice(0, MAX_SHARES);
  // What is too little for the gateway waits for more.
  return sumCents(fresh.map(({ payableCents }) => payableCents)) < MIN_ONLINE_CENTS ? [] : fresh;
}

async function storePlan(
  tx: Handle,
  due: readonly OpenInvoice[],
  { accountNumber, method, now }: { accountNumber: string; method: string; now: Date },
): Promise<void> {
  if (due.length === 0) return;
  const id = randomUUID();
  const chargeOn = announcedDay(await toLocalTime(tx, accountNumber, now));
  await tx
    .insert(autopayPlans)
    .values({ id, accountNumber, chargeOn, method, state: 'announced', announcedAt: now });
  await tx.insert(autopayInvoices).values(
    due.map(({ number, payableCents }) => ({
      invoiceNumber: number,
      planId: id,
      cents: payableCents,
    })),
  );
  await notifyOfEvents(tx, [
    { event: 'autopayAnnounced', key: accountNumber, ref: { planId: id } },
  ]);
  await publishMethods(tx, accountNumber);
}
