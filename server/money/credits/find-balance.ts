import type { Cents } from '#domain/money.ts';
import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { ledgerAccounts } from '../table.ts';

/** The lens credit of an account, in cents. */
export interface CreditBalance {
  /** What is posted. */
  balanceCents: Cents;
  /** What payments under way will use. */
  reservedCents: Cents;
  /** What can be used. */
  availableCents: Cents;
}

/** Returns the running balance of the account's lens credit. */
export async function findBalance(db: Handle, accountNumber: string): Promise<CreditBalance> {
  const [row] = await db
    .select({ posted: ledgerAccounts.postedCents, reserved: ledgerAccounts.pendingDebitCents })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.key, `credit:${accountNumber}`));
  const balanceCents = row ? 0 - row.posted : 0;
  const reservedCents = row?.reserved ?? 0;
  return { balanceCents, reservedCents, availableCents: balanceCents - reservedCents };
}

/** Returns what of the account's lens credit can be used, in cents. */
export async function availableCredit(db: Handle, accountNumber: string): Promise<Cents> {
  return (await findBalance(db, accountNumber)).availableCents;
}
