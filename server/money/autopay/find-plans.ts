import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Share } from '#domain/money/ledger/postings.ts';
import type { Handle } from '../../platform/database/database.ts';
import { autopayInvoices, autopayPlans } from './table.ts';

export type PlanRow = typeof autopayPlans.$inferSelect;
/** What was announced, with its invoices by number. */
export type Plan = PlanRow & { shares: Share[] };

/** Returns what is announced for an account and not decided yet, the earliest first. */
export async function waitingPlans(db: Handle, accountNumber: string): Promise<Plan[]> {
  const rows = await db
    .select()
    .from(autopayPlans)
    .where(and(eq(autopayPlans.accountNumber, accountNumber), eq(autopayPlans.state, 'announced')))
    .orderBy(asc(autopayPlans.chargeOn), asc(autopayPlans.id));
  return withShares(db, rows);
}

/** Returns one that was announced; null when there is none. */
export async function findPlan(db: Handle, id: string): Promise<Plan | null> {
  const rows = await db.select().from(autopayPlans).where(eq(autopayPlans.id, id));
  const [plan] = await withShares(db, rows);
  return plan ?? null;
}

/** Returns the next that wait for a day up to `day`, in the order of day and id. `after`: the last of those before. */
export function plansUntil(
  db: Handle,
  { day, after, limit }: { day: string; after: PlanRow | null; limit: number },
): Promise<PlanRow[]> {
  const { chargeOn, id } = autopayPlans;
  const isLater =
    after && or(gt(chargeOn, after.chargeOn), and(eq(chargeOn, after.chargeOn), gt(id, after.id)));
  return db
    .select()
    .from(autopayPlans)
    .where(and(eq(autopayPlans.state, 'announced'), lte(chargeOn, day), isLater ?? undefined))
    .orderBy(asc(chargeOn), asc(id))
    .limit(limit);
}

/** Returns those of the invoices that were announced or paid by autopay. */
export async function plannedInvoices(
  db: Handle,
  numbers: readonly string[],
): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .select({ number: autopayInvoices.invoiceNumber })
    .from(autopayInvoices)
    .where(inArray(autopayInvoices.invoiceNumber, [...numbers]));
  return new Set(rows.map(({ number }) => number));
}

async function withShares(db: Handle, rows: readonly PlanRow[]): Promise<Plan[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(autopayInvoices)
    .where(inArray(autopayInvoices.planId, ids))
    .orderBy(asc(autopayInvoices.invoiceNumber));
  return rows.map((row) => ({
    ...row,
    shares: found
      .filter(({ planId }) => planId === row.id)
      .map(({ invoiceNumber, cents }) => ({ invoiceNumber, cents })),
  }));
}
