import { and, eq, inArray } from 'drizzle-orm';
import { wallClock } from '#domain/basics/wall-clock.ts';
import { findBillingTerms } from '../../accounts/customers/billing.ts';
import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import type { InvoiceRef } from '../emails/invoice-sources.ts';
import { unpaidInvoices, type UnpaidInvoice } from '../invoices/unpaid-invoices.ts';
import { LAST_REMINDER, REMINDERS, reminderSteps } from './reminders.ts';
import { invoiceReminders } from './table.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Invoices whose practices are read together. */
const BATCH = 500;

interface RemindOptions {
  signal?: AbortSignal | undefined;
  batch?: number;
}

/** The step of an invoice that is due, and those before it, which nobody is notified of any more. */
interface Reminding {
  number: string;
  latest: number;
  passed: number[];
}

/**
 * PY-08: notifies practices of invoices that are due soon or overdue. Each step of an invoice is claimed in the transaction
 * that notifies of it, so that no instance and no crash repeats one. Of steps that passed at once only the latest one is sent.
 */
export async function remindOfInvoices(
  db: Handle,
  now: Date,
  { signal, batch = BATCH }: RemindOptions = {},
): Promise<void> {
  // A day more, because the days of practices begin at different times.
  const dueBefore = new Date(now.getTime() + (REMINDERS.before + 2) * DAY);
  let after = '';
  for (;;) {
    if (signal?.aborted) return;
    const found = await unpaidInvoices(db, { dueBefore, after, limit: batch });
    const last = found.at(-1);
    if (!last) return;
    after = last.number;
    const remindings = await findRemindings(db, found, now);
    if (remindings.length > 0) await db.transaction((tx) => notifyReminders(tx, remindings, now));
  }
}

async function findRemindings(
  db: Handle,
  found: readonly UnpaidInvoice[],
  now: Date,
): Promise<Reminding[]> {
  const done = await finished(db, found);
  const terms = await findBillingTerms(db, [...new Set(found.map((one) => one.accountNumber))]);
  return found.flatMap((invoice) => {
    const { number, accountNumber } = invoice;
    const practice = terms.get(accountNumber);
    if (done.has(number) || practice?.invoiceReminders !== true) return [];
    const passed = reminderSteps(invoice, wallClock(now, practice.timeZone));
    const latest = passed.at(-1);
    return latest === undefined ? [] : [{ number, latest, passed }];
  });
}

/** Returns the invoices that have had their last reminder. */
async function finished(db: Handle, found: readonly UnpaidInvoice[]): Promise<Set<string>> {
  const numbers = found.map(({ number }) => number);
  const rows = await db
    .select({ number: invoiceReminders.invoiceNumber })
    .from(invoiceReminders)
    .where(
      and(
        inArray(invoiceReminders.invoiceNumber, numbers),
        eq(invoiceReminders.step, LAST_REMINDER),
      ),
    );
  return new Set(rows.map(({ number }) => number));
}

async function notifyReminders(
  tx: Handle,
  remindings: readonly Reminding[],
  now: Date,
): Promise<void> {
  const claimed = await tx
    .insert(invoiceReminders)
    .values(
      remindings.flatMap(({ number, passed }) =>
        passed.map((step) => ({ invoiceNumber: number, step, passedAt: now })),
      ),
    )
    // Another instance notifies of it, or an earlier run did.
    .onConflictDoNothing()
    .returning({ number: invoiceReminders.invoiceNumber, step: invoiceReminders.step });
  const isNew = new Set(claimed.map(({ number, step }) => `${number} ${step}`));
  await notifyOfEvents(
    tx,
    remindings
      .filter(({ number, latest }) => isNew.has(`${number} ${latest}`))
      .map(({ number, latest }) => ({
        event: latest < 0 ? ('invoiceDueSoon' as const) : ('invoiceOverdue' as const),
        key: number,
        ref: { invoiceNumber: number } satisfies InvoiceRef,
      })),
  );
}
