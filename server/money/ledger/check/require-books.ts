import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { pgliteFilesIn } from '../../../platform/database/connections/open-pglite.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { databaseOptions } from '../../../platform/database/open-database.ts';
import { StartError } from '../../../platform/program/start-error.ts';

const NO_BOOKS = 'There are no books yet. Start the portal once: its first start creates them.';

/** Opening an embedded database that is not there would create an empty one. @throws StartError */
export function requireDatabase({ url, folder }: ReturnType<typeof databaseOptions>): void {
  if (!url && folder && !existsSync(pgliteFilesIn(folder))) throw new StartError(NO_BOOKS);
}

/** @throws StartError for a database without the tables of the books */
export async function requireBooks({ db }: Pick<Database, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ books: string | null }>(
    sql`SELECT to_regclass('ledger_transactions')::text AS books`,
  );
  if (!rows[0]?.books) throw new StartError(NO_BOOKS);
}
