import { and, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { containing, searchWords } from '#server/platform/database/search-text.ts';
import type { AccountScope } from '#server/access/caller/caller.ts';
import { withinScope } from '../find-order-row.ts';
import { orders } from '../table.ts';

/** Minimum similarity of a word, from 0 to 1: `Lakesde` and `Lakeside` have 0.6, `LEC1042` and `LEC-1042` 0.55. */
export const ALIKE = 0.5;

const WORDS = [orders.practice, orders.patientReference, orders.lensNames];
/**
 * Order numbers are all similar, so only an exact match counts for them, and so for whatever else is read out on a
 * telephone. Notes are prose, in which almost any word has a similar one. A practice may see all of these.
 */
const EXACT = [orders.number, orders.poNumber, orders.trackingNumber, orders.notes];
const COLUMNS = [...EXACT, ...WORDS];

/**
 * OR-08, AD-13: returns the conditions for orders that contain each word of `q`. A word that no order in the scope contains is
 * treated as mistyped: then similar words match, by the threshold that `withSearch` sets.
 */
export async function searchFor(db: Handle, scope: AccountScope, q: string): Promise<SQL[]> {
  const conditions: SQL[] = [];
  for (const word of searchWords(q)) {
    conditions.push((await isKnown(db, scope, word)) ? contains(scope, word) : isAlike(word));
  }
  return conditions;
}

/** Within some accounts, their numbers find nothing: digits of an order number would find every order of an account. */
function contains(scope: AccountScope, word: string): SQL {
  const columns = scope === 'any' ? [...COLUMNS, orders.accountNumber] : COLUMNS;
  return anyOf(columns.map((column) => ilike(column, containing(word))));
}

function isAlike(word: string): SQL {
  return anyOf(WORDS.map((column) => sql`${word} <% ${column}`));
}

function anyOf(conditions: SQL[]): SQL {
  return or(...conditions) ?? sql`false`;
}

async function isKnown(db: Handle, scope: AccountScope, word: string): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(withinScope(scope), contains(scope, word)))
    .limit(1);
  return row !== undefined;
}

/**
 * Runs `work` in a transaction with the similarity threshold. To check for a word the planner would scan the whole
 * table, expecting an early match; the index shows at once that there is none.
 */
export async function withSearch<T>(db: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const threshold = String(ALIKE);
    await tx.execute(
      sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${threshold}, true),
        set_config('enable_seqscan', 'off', true)`,
    );
    return work(tx);
  });
}
