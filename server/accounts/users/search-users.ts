import { and, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { containing, searchWords } from '#server/platform/database/search-text.ts';
import { portalUsers } from './table.ts';

/** Minimum similarity, from 0 to 1, to a word of an address or name: `practise` and `practice` have 0.67. */
const ALIKE = 0.5;
const COLUMNS = [portalUsers.email, portalUsers.name];

/**
 * Returns the condition for users whose address or name contains each word of `q`. A word that no user has is treated
 * as mistyped: then similar words match, by the threshold that `withUserSearch` sets.
 */
export async function searchForUsers(db: Handle, q: string): Promise<SQL | undefined> {
  const conditions: SQL[] = [];
  for (const word of searchWords(q)) {
    conditions.push((await isKnown(db, word)) ? contains(word) : isAlike(word));
  }
  return and(...conditions);
}

function contains(word: string): SQL {
  return or(...COLUMNS.map((column) => ilike(column, containing(word)))) ?? sql`false`;
}

function isAlike(word: string): SQL {
  return or(...COLUMNS.map((column) => sql`${word} <% ${column}`)) ?? sql`false`;
}

async function isKnown(db: Handle, word: string): Promise<boolean> {
  const [row] = await db
    .select({ uid: portalUsers.uid })
    .from(portalUsers)
    .where(contains(word))
    .limit(1);
  return row !== undefined;
}

/** Runs `work` in a transaction with the similarity threshold, and makes searches use their index. */
export async function withUserSearch<T>(db: Handle, work: (tx: Handle) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true),
        set_config('enable_seqscan', 'off', true)`,
    );
    return work(tx);
  });
}
