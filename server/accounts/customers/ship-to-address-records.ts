import {
  SHIP_TO_ADDRESS_SORTS,
  shipToAddressFilterSchema,
  shipToAddressInputSchema,
  shipToAddressRecordSchema,
  type ShipToAddressInput,
} from '#domain/schemas/ship-to-address.ts';
import type { DeliveryAddress } from '#domain/schemas/delivery.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { RecordDefinition } from '#server/access/records/record-definition.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { lockAccounts } from './lock-accounts.ts';
import { shipToAddresses } from './table.ts';

/** AD-05: the other addresses of accounts, as super admins maintain them. */
export const shipToAddressRecords: RecordDefinition = {
  name: 'ship-to-addresses',
  label: 'address',
  table: shipToAddresses,
  permissions: {
    list: 'shipToAddresses:list',
    show: 'shipToAddresses:show',
    create: 'shipToAddresses:create',
    edit: 'shipToAddresses:edit',
    delete: 'shipToAddresses:delete',
  },
  schema: shipToAddressRecordSchema,
  input: shipToAddressInputSchema,
  list: {
    sorts: SHIP_TO_ADDRESS_SORTS,
    defaultSort: ['recipient', 'ASC'],
    filter: shipToAddressFilterSchema,
  },
  search: [shipToAddresses.recipient, shipToAddresses.city, shipToAddresses.accountNumber],
  unique: {},
  references: {},
  unknown: { ship_to_addresses_account_number_customers_account_number_fk: 'accountNumber' },
  prepare: (tx, input, id) => replaceDefault(tx, input as ShipToAddressInput, id),
  complete: (_db, rows) => Promise.resolve(rows),
};

/** Takes the default away from the account's other addresses. Two at once wait for each other at the account. */
async function replaceDefault(
  tx: Handle,
  { accountNumber, isDefault }: ShipToAddressInput,
  id: string | null,
): Promise<void> {
  if (!isDefault) return;
  await lockAccounts(tx, [accountNumber]);
  await tx
    .update(shipToAddresses)
    .set({ isDefault: false, version: sql`${shipToAddresses.version} + 1` })
    .where(
      and(
        eq(shipToAddresses.accountNumber, accountNumber),
        eq(shipToAddresses.isDefault, true),
        id === null ? undefined : ne(shipToAddresses.id, id),
      ),
    );
}

/** Returns the default of the account's other addresses, or null. */
export async function defaultAddress(
  db: Handle,
  accountNumber: string,
): Promise<DeliveryAddress | null> {
  const { recipient, address, apt, city, state, zip, country } = shipToAddresses;
  const [found] = await db
    .select({ recipient, address, apt, city, state, zip, country })
    .from(shipToAddresses)
    .where(
      and(eq(shipToAddresses.accountNumber, accountNumber), eq(shipToAddresses.isDefault, true)),
    );
  return found ?? null;
}
