import { sql } from 'drizzle-orm';
import { formatCents, type Cents } from '#domain/basics/money.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { BalanceChanges } from './balance-changes.ts';
import { lockBalances, type LockedBalances } from './lock-balances.ts';

/**
 * Adds the changes to the running balances and returns the locked rows as they were before.
 *
 * @throws Problem 409 when a credit does not suffice, or an invoice would be paid more than is due, or less
 *   than nothing
 */
export async function changeBalances(tx: Handle, changes: BalanceChanges): Promise<LockedBalances> {
  const locked = await lockBalances(tx, {
    accounts: changes.accounts.keys(),
    invoices: changes.invoices.keys(),
  });
  requireCovered(locked, changes);
  requireNotOverPaid(locked, changes);
  await updateAccounts(tx, locked, changes);
  await updateInvoices(tx, changes);
  return locked;
}

/** @throws Problem 409 */
function requireCovered(locked: LockedBalances, changes: BalanceChanges): void {
  for (const [key, { postedCents, pendingDebitCents }] of changes.accounts) {
    const row = locked.accounts.get(key);
    if (!row?.neverOverdrawn) continue;
    const left = -(row.postedCents + postedCents + row.pendingDebitCents + pendingDebitCents);
    if (left >= 0) continue;
    const before = -(row.postedCents + row.pendingDebitCents);
    throw refusal('balance', before, `Only ${amountText(before)} is left`);
  }
}

/** @throws Problem 409 */
function requireNotOverPaid(locked: LockedBalances, changes: BalanceChanges): void {
  for (const [number, change] of changes.invoices) {
    const row = locked.invoices.get(number);
    if (!row) throw new Error(`Invoice ${number} has no balance`);
    const parts = ['paidCents', 'creditedCents', 'writtenOffCents', 'pendingCents'] as const;
    if (parts.some((part) => row[part] + change[part] < 0)) {
      throw new Problem('conflict', `More of invoice ${number} would be taken back than was paid`);
    }
    const open = openOf(row);
    if (open + openOf(change) >= 0) continue;
    throw refusal('amount', open, `Only ${amountText(open)} of invoice ${number} is open`);
  }
}

type InvoiceCents = Record<
  'chargedCents' | 'paidCents' | 'creditedCents' | 'writtenOffCents' | 'pendingCents',
  Cents
>;

/** Returns what can still be paid, in cents. */
function openOf(balance: InvoiceCents): Cents {
  const { chargedCents, paidCents, creditedCents, writtenOffCents, pendingCents } = balance;
  return chargedCents - paidCents - creditedCents - writtenOffCents - pendingCents;
}

function refusal(field: string, most: Cents, message: string): Problem {
  return new Problem('conflict', message, {
    errors: { [field]: { rule: 'max', message, nearest: most } },
  });
}

function amountText(cents: Cents): string {
  return formatCents(cents, 'USD', 'en');
}

async function updateAccounts(
  tx: Handle,
  locked: LockedBalances,
  changes: BalanceChanges,
): Promise<void> {
  const rows = [...changes.accounts].map(([key, change]) => {
    const id = locked.accounts.get(key)?.id;
    return sql`(${id}::bigint, ${change.postedCents}::bigint, ${change.pendingDebitCents}::bigint, ${change.pendingCreditCents}::bigint)`;
  });
  if (rows.length === 0) return;
  await tx.execute(sql`
    UPDATE ledger_accounts a
    SET posted_cents = a.posted_cents + c.posted,
      pending_debit_cents = a.pending_debit_cents + c.debit,
      pending_credit_cents = a.pending_credit_cents + c.credit
    FROM (VALUES ${sql.join(rows, sql`, `)}) AS c (id, posted, debit, credit)
    WHERE a.id = c.id`);
}

async function updateInvoices(tx: Handle, changes: BalanceChanges): Promise<void> {
  const rows = [...changes.invoices].map(
    ([number, change]) =>
      sql`(${number}, ${change.chargedCents}::bigint, ${change.paidCents}::bigint, ${change.creditedCents}::bigint, ${change.writtenOffCents}::bigint, ${change.pendingCents}::bigint)`,
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    UPDATE invoice_balances b
    SET charged_cents = b.charged_cents + c.charged,
      paid_cents = b.paid_cents + c.paid,
      credited_cents = b.credited_cents + c.credited,
      written_off_cents = b.written_off_cents + c.written_off,
      pending_cents = b.pending_cents + c.pending
    FROM (VALUES ${sql.join(rows, sql`, `)}) AS c
      (number, charged, paid, credited, written_off, pending)
    WHERE b.invoice_number = c.number`);
}
