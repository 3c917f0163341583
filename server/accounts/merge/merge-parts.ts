import type { MergePreview } from '#domain/customers/customer-merge-schema.ts';
import type { Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';

export interface MergedAccounts {
  from: string;
  into: string;
}

/** A merge that is being done. */
export type MergeStep = MergedAccounts & { actor: Actor; now: Date };

/** Rows that all move, whatever the target has. */
export interface MovedRows {
  count: (db: Handle, accountNumber: string) => Promise<number>;
  move: (tx: Handle, accounts: MergedAccounts) => Promise<void>;
}

type PricePlan = { price: Omit<MergePreview['prices'][number], 'moves'>; moves: boolean }[];

/** What accounts have on higher floors. */
export interface MergeParts {
  orders: MovedRows;
  drafts: MovedRows;
  /** Invoices, with what is owed and held by the ledger. Refuses while a payment is under way. */
  invoices: {
    count: (db: Handle, accountNumber: string) => Promise<number>;
    move: (tx: Handle, step: MergeStep) => Promise<void>;
  };
  /** How members are told who chose nothing. */
  choices: { move: (tx: Handle, accounts: MergedAccounts) => Promise<void> };
  prices: {
    plan: (db: Handle, accounts: MergedAccounts) => Promise<PricePlan>;
    move: (tx: Handle, accounts: MergedAccounts & { actor: Actor }) => Promise<void>;
  };
}
