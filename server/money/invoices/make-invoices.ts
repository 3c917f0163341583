import { randomUUID } from 'node:crypto';
import { sumCents } from '#domain/basics/money.ts';
import { dueDayOf } from '#domain/money/invoices/due-day.ts';
import type { InvoiceLine } from '#domain/money/invoices/invoice.ts';
import type { Charges } from '#domain/money/ledger/postings.ts';
import { invoiceEntries } from '#domain/money/ledger/postings.ts';
import type { PricePart } from '#domain/money/prices/price-schema.ts';
import { TAX_PART, taxPartOf } from '#domain/money/prices/tax.ts';
import {
  findBillingTerms,
  rememberInvoices,
  type BillingTerms,
} from '../../accounts/customers/billing.ts';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { publishChanges } from '../../platform/events/publish-change.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { grantRequest, type LensGrant } from '../credits/lens-credits.ts';
import type { LedgerRequest } from '../ledger/ledger-request.ts';
import { postTransactions } from '../ledger/post-transactions.ts';
import { chargesOf } from './charges-of.ts';
import { nextInvoiceNumbers } from './next-numbers.ts';
import { invoiceLines, invoices } from './table.ts';

/** An order that is to be invoiced, with its prices as they were when it was submitted. */
export interface Invoiced {
  orderId: string;
  orderNumber: string;
  accountNumber: string;
  practice: string;
  poNumber: string;
  patientReference: string;
  patientName: string;
  currency: 'USD';
  lines: readonly InvoiceLine[];
  /** The prices of shipping and rush, and the tax. */
  deliveryParts: readonly PricePart[];
  /** CR-04: the credits that the order opens; none by default. */
  grants?: readonly LensGrant[];
}

/**
 * PY-07: issues an invoice for each of the orders and posts it, in the transaction that ships them. Returns the numbers,
 * in the order of the orders. Uses a few statements, however many orders there are; the caller has locked the accounts.
 */
export async function makeInvoices(
  tx: Handle,
  { actor, now }: { actor: Actor; now: Date },
  invoiced: readonly Invoiced[],
): Promise<string[]> {
  if (invoiced.length === 0) return [];
  const terms = await findBillingTerms(tx, [...new Set(invoiced.map((one) => one.accountNumber))]);
  const numbers = await nextInvoiceNumbers(tx, invoiced.length);
  const made = invoiced.map((one, index) => {
    const charges = chargesOf(toPrices(one));
    const number = numbers[index] ?? '';
    return { ...one, number, charges, totalCents: sumCents(Object.values(charges)) };
  });
  await tx.insert(invoices).values(
    made.map(({ lines: _lines, grants: _grants, charges, ...one }) => {
      const { netDays, timeZone, billedThrough } = termsOf(terms, one.accountNumber);
      const tax = taxPartOf(one.deliveryParts)?.tax;
      const due = dueDayOf(now, netDays, timeZone);
      return {
        ...one,
        ...charges,
        ...due,
        issuedAt: now,
        netDays,
        billedThrough,
        taxRate: tax?.rate ?? 0,
        taxCertificate: tax?.certificate ?? '',
        deliveryParts: one.deliveryParts.filter(({ code }) => code !== TAX_PART),
      };
    }),
  );
  await tx
    .insert(invoiceLines)
    .values(
      made.flatMap(({ number, lines }) =>
        lines.map((line) => ({ ...line, id: randomUUID(), invoiceNumber: number })),
      ),
    );
  await rememberInvoices(
    tx,
    new Map(made.map(({ accountNumber, number }) => [accountNumber, number])),
  );
  await notify(tx, actor, made);
  await notifyPayers(
    tx,
    made.filter(({ accountNumber }) => termsOf(terms, accountNumber).billedThrough === null),
  );
  // Last, because the accounts that all invoices share stay locked from here on.
  await postTransactions(tx, requestsOf(made, actor, now), now);
  return numbers;
}

type Made = Invoiced & { number: string; charges: Charges; totalCents: number };

function toPrices({ lines, deliveryParts }: Invoiced) {
  return {
    lines: lines.map(({ cents, priceParts }) => ({ priceCents: cents, priceParts })),
    deliveryParts,
  };
}

function termsOf(terms: ReadonlyMap<string, BillingTerms>, accountNumber: string): BillingTerms {
  const found = terms.get(accountNumber);
  if (!found) throw new Error(`Account ${accountNumber} is missing`);
  return found;
}

/** EM-04: notifies the practices that pay. Nobody owes anything for an invoice of 0 cents. */
async function notifyPayers(tx: Handle, made: readonly Made[]): Promise<void> {
  await notifyOfEvents(
    tx,
    made
      .filter(({ totalCents }) => totalCents > 0)
      .map(({ number }) => ({
        event: 'invoiceIssued' as const,
        key: number,
        ref: { invoiceNumber: number },
      })),
  );
}

/** SE-03: records the invoices in the audit trail, without the patient, and notifies open pages. */
async function notify(tx: Handle, actor: Actor, made: readonly Made[]): Promise<void> {
  await recordAudits(
    tx,
    made.map(({ number, accountNumber, orderNumber, totalCents }) => ({
      actor,
      action: 'invoices.create',
      resource: 'invoices',
      resourceId: number,
      accountNumber,
      details: { after: { orderNumber, totalCents } },
    })),
  );
  await publishChanges(
    tx,
    made.map(({ number, accountNumber }) => ({
      resource: 'invoices',
      id: number,
      accountNumber,
      version: 1,
    })),
  );
}

/** An invoice of 0 cents moves nothing, so the ledger has no entry of it. */
function requestsOf(made: readonly Made[], actor: Actor, now: Date): LedgerRequest[] {
  const granted = made.flatMap(({ accountNumber, grants = [] }) =>
    grants.map((grant) => grantRequest(accountNumber, grant, { actor, now })),
  );
  const charged = made
    .filter(({ totalCents }) => totalCents !== 0)
    .map(({ number, accountNumber, charges }) => ({
      key: `invoice:${number}`,
      kind: 'invoice' as const,
      entries: invoiceEntries(accountNumber, number, charges),
      effectiveAt: now,
      actor,
    }));
  return [...charged, ...granted];
}
