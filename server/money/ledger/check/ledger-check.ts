import type { SQL } from 'drizzle-orm';

/** One disagreement that a check found. Amounts are in cents. */
export interface Disagreement {
  check: string;
  /** The transaction, account or invoice. */
  where: string;
  expected: string;
  actual: string;
}

/** A query that returns what disagrees, as `where`, `expected` and `actual`; nothing when all is right. */
export interface LedgerCheck {
  name: string;
  query: SQL;
}
