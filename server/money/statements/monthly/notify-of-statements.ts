import { and, inArray } from 'drizzle-orm';
import { wallClock } from '#domain/basics/wall-clock.ts';
import { boundsOf, type Period } from '#domain/money/statements/periods.ts';
import { accountsWithStatements, findBillingTerms } from '../../../accounts/customers/billing.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { notifyOfEvents } from '../../../platform/mail/notify-of-events.ts';
import { statementEvent } from '../../emails/statement-source.ts';
import { findWorthNotifying } from './find-worth-notifying.ts';
import { statementDue } from './monthly-statements.ts';
import { monthlyStatements } from './table.ts';

/** Accounts that are read together. */
const BATCH = 500;

interface NotifyOptions {
  signal?: AbortSignal | undefined;
  batch?: number;
}

/** The statement of an account that has come. */
interface Due {
  accountNumber: string;
  timeZone: string;
  period: Period;
}

/**
 * PY-08: notifies practices of the statement of the month before, when that month is over by their clocks. Each month of an
 * account is claimed in the transaction that notifies of it, so that no instance and no crash says one twice.
 */
export async function notifyOfStatements(
  db: Handle,
  now: Date,
  { signal, batch = BATCH }: NotifyOptions = {},
): Promise<void> {
  let after = '';
  for (;;) {
    if (signal?.aborted) return;
    const accounts = await accountsWithStatements(db, { after, limit: batch });
    const last = accounts.at(-1);
    if (last === undefined) return;
    after = last;
    const due = await withoutPassed(db, await findDue(db, accounts, now));
    if (due.length === 0) continue;
    const worth = await findWorth(db, due);
    await db.transaction((tx) => claimAndNotify(tx, { due, worth, now }));
  }
}

async function findDue(db: Handle, accounts: readonly string[], now: Date): Promise<Due[]> {
  const terms = await findBillingTerms(db, [...accounts]);
  return [...terms].flatMap(([accountNumber, { timeZone, billedThrough }]) => {
    const period = statementDue(wallClock(now, timeZone));
    return period && billedThrough === null ? [{ accountNumber, timeZone, period }] : [];
  });
}

async function withoutPassed(db: Handle, due: readonly Due[]): Promise<Due[]> {
  if (due.length === 0) return [];
  const { accountNumber, month } = monthlyStatements;
  const numbers = due.map((one) => one.accountNumber);
  const months = [...new Set(due.map(({ period }) => period.from))];
  const rows = await db
    .select({ accountNumber, month })
    .from(monthlyStatements)
    .where(and(inArray(accountNumber, numbers), inArray(month, months)));
  const passed = new Set(rows.map((row) => keyOf(row.accountNumber, row.month)));
  return due.filter((one) => !passed.has(keyOf(one.accountNumber, one.period.from)));
}

function keyOf(accountNumber: string, month: string): string {
  return `${accountNumber} ${month}`;
}

/** Returns those of the accounts whose statement says something, read by time zone, because their months differ. */
async function findWorth(db: Handle, due: readonly Due[]): Promise<Set<string>> {
  const groups = new Map<string, Due[]>();
  for (const one of due) groups.set(one.timeZone, [...(groups.get(one.timeZone) ?? []), one]);
  const worth = new Set<string>();
  for (const [timeZone, group] of groups) {
    const [first] = group;
    if (!first) continue;
    const numbers = group.map(({ accountNumber }) => accountNumber);
    const found = await findWorthNotifying(db, numbers, boundsOf(first.period, timeZone));
    for (const number of found) worth.add(number);
  }
  return worth;
}

async function claimAndNotify(
  tx: Handle,
  { due, worth, now }: { due: readonly Due[]; worth: ReadonlySet<string>; now: Date },
): Promise<void> {
  const claimed = await tx
    .insert(monthlyStatements)
    .values(
      due.map(({ accountNumber, period }) => ({
        accountNumber,
        month: period.from,
        isTold: worth.has(accountNumber),
        passedAt: now,
      })),
    )
    // Another instance notifies of it.
    .onConflictDoNothing()
    .returning({ accountNumber: monthlyStatements.accountNumber });
  const isNew = new Set(claimed.map(({ accountNumber }) => accountNumber));
  await notifyOfEvents(
    tx,
    due
      .filter(({ accountNumber }) => isNew.has(accountNumber) && worth.has(accountNumber))
      .map(({ accountNumber, period }) => statementEvent({ accountNumber, ...period })),
  );
}
