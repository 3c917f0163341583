import { sumCents } from '#domain/basics/money.ts';
import type { Autopay, AutopayCharge } from '#domain/money/autopay/autopay.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { OpenInvoice } from '../invoices/unpaid-invoices.ts';
import { findAutopay } from '../methods/autopay-setting.ts';
import { expectedDay, isCovered } from './autopay-days.ts';
import { findOpenInvoices } from './find-chargeable.ts';
import { plannedInvoices, waitingPlans, type Plan } from './find-plans.ts';
import { toLocalTime } from './to-local-time.ts';

/** PY-09: returns autopay of an account, with what it pays next, or would pay if it were switched on now. */
export async function getAutopay(db: Handle, accountNumber: string, now: Date): Promise<Autopay> {
  const row = await findAutopay(db, accountNumber);
  const isOn = row?.isOn ?? false;
  const wall = await toLocalTime(db, accountNumber, now);
  const startedOn = row?.isOn ? row.startedOn : wall.slice(0, 10);
  const { chargeable, others } = await findOpenInvoices(db, accountNumber);
  const plans = await waitingPlans(db, accountNumber);
  const waiting = new Set(plans.flatMap(({ shares }) => shares.map((one) => one.invoiceNumber)));
  const numbers = chargeable.map(({ number }) => number);
  const planned = await plannedInvoices(db, numbers);
  const coming = chargeable.filter(
    (invoice) => !planned.has(invoice.number) && isCovered(invoice, startedOn),
  );
  const paid = new Set(coming.map(({ number }) => number));
  const left = [...chargeable, ...others].filter(
    ({ number }) => !paid.has(number) && !waiting.has(number),
  );
  return {
    accountNumber,
    version: row?.version ?? 0,
    isOn,
    by: row?.isOn ? row.startedBy : '',
    startedOn: row?.isOn ? row.startedOn : null,
    stop: row?.stop ?? null,
    failure: row?.failure ?? '',
    charges: byDay([...plans.map(announced), ...expected(coming, wall)]),
    leftOut: left.length,
  };
}

function announced({ chargeOn, shares }: Plan): AutopayCharge {
  const invoices = shares.map(({ invoiceNumber, cents }) => ({ number: invoiceNumber, cents }));
  return chargeOf({ day: chargeOn, isAnnounced: true }, invoices);
}

function expected(coming: readonly OpenInvoice[], wall: string): AutopayCharge[] {
  const days = [...new Set(coming.map((invoice) => expectedDay(invoice, wall)))];
  return days.map((day) => {
    const invoices = coming
      .filter((invoice) => expectedDay(invoice, wall) === day)
      .map(({ number, payableCents }) => ({ number, cents: payableCents }));
    return chargeOf({ day, isAnnounced: false }, invoices);
  });
}

function chargeOf(
  { day, isAnnounced }: Pick<AutopayCharge, 'day' | 'isAnnounced'>,
  invoices: AutopayCharge['invoices'],
): AutopayCharge {
  return { day, isAnnounced, invoices, cents: sumCents(invoices.map(({ cents }) => cents)) };
}

function byDay(charges: readonly AutopayCharge[]): AutopayCharge[] {
  return charges.toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
