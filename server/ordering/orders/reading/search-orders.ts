import { and, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../../platform/database/database.ts';
import { containing, searchWords } from '../../../platform/database/search-text.ts';
import { withinScope } from '../find-order-row.ts';
import { orders } from '../table.ts';
import { seesClinical, type Reader } from './reader.ts';

/** Minimum similarity of a word, from 0 to 1: `Lakesde` and `Lakeside` have 0.6, `LEC1042` and `LEC-1042` 0.55. */
export const ALIKE = 0.5;

type Column = (typeof COLUMNS)[number] | (typeof CLINICAL)[number] | typeof orders.accountNumber;

const WORDS = [orders.practice, orders.lensNames];
/**
 * Order numbers are all similar, so only an exact match counts for them, and so for whatever else is read out on a
 * telephone. Notes are prose, in which almost any word has a similar one.
 */
const EXACT = [orders.number, orders.poNumber, orders.trackingNumber];
const COLUMNS = [...EXACT, ...WORDS];
/** AD-08: found only where the reader may read clinical data; in the first one similar words count, too. */
const CLINICAL = [orders.patientReference, orders.notes] as const;

/**
 * OR-08, AD-13: returns the conditions for orders that contain each word of `q`. A word that no order in the scope contains is
 * treated as mistyped: then similar words match, by the threshold that `withSearch` sets.
 */
export async function searchFor(db: Handle, reader: Reader, q: string): Promise<SQL[]> {
  const conditions: SQL[] = [];
  for (const word of searchWords(q)) {
    conditions.push(
      (await isKnown(db, reader, word)) ? contains(reader, word) : isAlike(reader, word),
    );
  }
  return conditions;
}

/** Within some accounts, their numbers find nothing: digits of an order number would find every order of an account. */
function contains(reader: Reader, word: string): SQL {
  const columns = reader.scope === 'any' ? [...COLUMNS, orders.accountNumber] : COLUMNS;
  const has = (column: Column) => ilike(column, containing(word));
  return anyOf([...columns.map(has), ...whereShown(reader, CLINICAL.map(has))]);
}

function isAlike(reader: Reader, word: string): SQL {
  const isLike = (column: Column) => sql`${word} <% ${column}`;
  const [reference] = CLINICAL;
  return anyOf([...WORDS.map(isLike), ...whereShown(reader, [isLike(reference)])]);
}

/** AD-08: the conditions, only for accounts whose clinical data the reader may read. */
function whereShown(reader: Reader, conditions: SQL[]): SQL[] {
  if (seesClinical(reader)) return conditions;
  const shown = and(withinScope(reader.clinical), or(...conditions));
  return shown ? [shown] : [];
}

function anyOf(conditions: SQL[]): SQL {
  return or(...conditions) ?? sql`false`;
}

async function isKnown(db: Handle, reader: Reader, word: string): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(withinScope(reader.scope), contains(reader, word)))
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
