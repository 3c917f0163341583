import { accountTable, type AccountTable } from '../../platform/database/account-table.ts';
import type { Handle } from '../../platform/database/database.ts';
import { accountMembers } from './table.ts';

type KnownUsers = (db: Handle, uids: string[]) => Promise<Map<string, object>>;

/** AD-05: the members of an account, with what the directory (`knownUsers`) knows of them. */
export function memberTable(knownUsers: KnownUsers): AccountTable {
  return accountTable({
    table: accountMembers,
    exportAs: {
      name: 'members',
      key: 'uid',
      more: {
        columns: ['email', 'name'],
        add: async (db, rows) => {
          const uids = rows.map(({ uid }) => String(uid));
          const known = await knownUsers(db, uids);
          return rows.map((row) => Object.assign(row, known.get(String(row['uid']))));
        },
      },
    },
    onMerge: 'planned',
  });
}
