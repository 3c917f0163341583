import { eq } from 'drizzle-orm';
import type { Handle } from '#server/platform/database/database.ts';
import { exportTable, type ExportTable } from '#server/platform/database/export-table.ts';
import { accountMembers } from './table.ts';

type KnownUsers = (db: Handle, uids: string[]) => Promise<Map<string, object>>;

/** AD-05: the members of an account, with what the directory (`knownUsers`) knows of them. */
export function memberTable(knownUsers: KnownUsers): ExportTable {
  return exportTable({
    name: 'members',
    table: accountMembers,
    key: 'uid',
    where: (_db, accountNumber) => eq(accountMembers.accountNumber, accountNumber),
    more: {
      columns: ['email', 'name'],
      add: async (db, rows) => {
        const uids = rows.map(({ uid }) => String(uid));
        const known = await knownUsers(db, uids);
        return rows.map((row) => Object.assign(row, known.get(String(row['uid']))));
      },
    },
  });
}
