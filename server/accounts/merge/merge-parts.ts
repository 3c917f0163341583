import type { MergePreview } from '#domain/customers/customer-merge-schema.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type {
  AccountTable,
  MergeCount,
  MergedAccounts,
} from '../../platform/database/account-table.ts';
import type { Handle } from '../../platform/database/database.ts';

type PricePlan = { price: Omit<MergePreview['prices'][number], 'moves'>; moves: boolean }[];

/** What accounts have. */
export interface MergeParts {
  /** The tables of all floors, in the order in which a merge moves their rows. */
  tables: readonly AccountTable[];
  prices: {
    plan: (db: Handle, accounts: MergedAccounts) => Promise<PricePlan>;
    move: (tx: Handle, accounts: MergedAccounts & { actor: Actor }) => Promise<void>;
  };
}

/** Returns how many rows of each kind the account has. */
export async function countRows(
  db: Handle,
  tables: readonly AccountTable[],
  accountNumber: string,
): Promise<Record<MergeCount, number>> {
  const counts = { orders: 0, invoices: 0, drafts: 0, applications: 0 };
  for (const { count } of tables) {
    if (count) counts[count.as] = await count.of(db, accountNumber);
  }
  return counts;
}
