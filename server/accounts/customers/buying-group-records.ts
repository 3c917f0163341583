import { count, inArray } from 'drizzle-orm';
import {
  BUYING_GROUP_LABELS,
  BUYING_GROUP_SORTS,
  buyingGroupFilterSchema,
  buyingGroupInputSchema,
  buyingGroupRecordSchema,
} from '#domain/customers/buying-group.ts';
import { recordPermissions } from '../../access/records/record-definition.ts';
import type { RecordDefinition, StoredRecord } from '../../access/records/record-definition.ts';
import type { Handle } from '../../platform/database/database.ts';
import { buyingGroups, customers } from './table.ts';

/** AD-07: the buying groups, as super admins maintain them. */
export const buyingGroupRecords: RecordDefinition = {
  name: 'buying-groups',
  label: 'buying group',
  labels: BUYING_GROUP_LABELS,
  table: buyingGroups,
  permissions: recordPermissions('buyingGroups'),
  schema: buyingGroupRecordSchema,
  input: buyingGroupInputSchema,
  list: {
    sorts: BUYING_GROUP_SORTS,
    defaultSort: ['name', 'ASC'],
    filter: buyingGroupFilterSchema,
  },
  search: [buyingGroups.name],
  unique: { buying_groups_name: 'name' },
  references: {
    customers_buying_group_id_buying_groups_id_fk: 'customers',
    applications_buying_group_id_buying_groups_id_fk: 'applications',
    agreed_prices_buying_group_id_buying_groups_id_fk: 'agreed prices',
  },
  complete: withAccounts,
};

async function withAccounts(db: Handle, rows: StoredRecord[]): Promise<StoredRecord[]> {
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ id: customers.buyingGroupId, accounts: count() })
    .from(customers)
    .where(inArray(customers.buyingGroupId, ids))
    .groupBy(customers.buyingGroupId);
  const accounts = new Map(counted.map((row) => [row.id, row.accounts]));
  return rows.map((row) => Object.assign(row, { accounts: accounts.get(row.id) ?? 0 }));
}
