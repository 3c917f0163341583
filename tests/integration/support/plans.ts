import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Handle } from '#server/platform/database/database.ts';

/** Returns the plans of what `ask` reads by statements with these words, with the settings that it makes before. */
export async function plansOf(
  { pool }: Database,
  ask: (db: Handle) => Promise<unknown>,
  words = '',
): Promise<string> {
  const client = await pool.connect();
  try {
    const asked: [string, unknown[]][] = [];
    const logger = { logQuery: (text: string, values: unknown[]) => asked.push([text, values]) };
    await ask(drizzle(client, { logger }));
    const plans: string[] = [];
    await client.query('BEGIN');
    for (const [statement, values] of asked.filter(([told]) => /^select/i.test(told))) {
      if (statement.includes('set_config')) await client.query(statement, values);
      else if (statement.includes(words)) {
        const { rows } = await client.query<Record<string, string>>(`EXPLAIN ${statement}`, values);
        plans.push(...rows.map((row) => row['QUERY PLAN'] ?? ''));
      }
    }
    await client.query('ROLLBACK');
    return plans.join('\n');
  } finally {
    client.release();
  }
}
