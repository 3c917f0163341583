import { and, asc, eq, ne, sql } from 'drizzle-orm';
import {
  SHIP_TO_ADDRESS_LABELS,
  SHIP_TO_ADDRESS_SORTS,
  shipToAddressEditSchema,
  shipToAddressFilterSchema,
  shipToAddressInputSchema,
  shipToAddressRecordSchema,
  type ShipToAddressInput,
} from '#domain/customers/ship-to-address.ts';
import type { DeliveryAddress, SavedAddress } from '#domain/delivery/delivery.ts';
import { recordPermissions } from '../../access/records/record-definition.ts';
import type { RecordDefinition } from '../../access/records/record-definition.ts';
import type { Handle } from '../../platform/database/database.ts';
import { stateErrors } from './check-state.ts';
import { lockAccounts } from './lock-accounts.ts';
import { shipToAddresses } from './table.ts';

/** AD-05: the other addresses of accounts, as super admins maintain them. */
export const shipToAddressRecords: RecordDefinition = {
  name: 'ship-to-addresses',
  label: 'address',
  labels: SHIP_TO_ADDRESS_LABELS,
  table: shipToAddresses,
  permissions: recordPermissions('shipToAddresses'),
  schema: shipToAddressRecordSchema,
  input: shipToAddressInputSchema,
  edit: shipToAddressEditSchema(null),
  check: (_tx, input, before) => Promise.resolve(stateErrors(input, before)),
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

/** More addresses than any account has. */
const MOST = 200;

const { id, isDefault, recipient, address, apt, city, state, zip, country } = shipToAddresses;
const COLUMNS = { id, isDefault, recipient, address, apt, city, state, zip, country };

/** OR-14: returns the account's other addresses, by recipient. */
export async function savedAddresses(db: Handle, accountNumber: string): Promise<SavedAddress[]> {
  return db
    .select(COLUMNS)
    .from(shipToAddresses)
    .where(eq(shipToAddresses.accountNumber, accountNumber))
    .orderBy(asc(recipient), asc(id))
    .limit(MOST);
}

/** OR-14: returns the address of the account with this id; null when the account has none. */
export async function savedAddress(
  db: Handle,
  accountNumber: string,
  addressId: string,
): Promise<DeliveryAddress | null> {
  const [found] = await db
    .select(COLUMNS)
    .from(shipToAddresses)
    .where(and(eq(shipToAddresses.accountNumber, accountNumber), eq(id, addressId)));
  if (!found) return null;
  const { id: _id, isDefault: _default, ...known } = found;
  return known;
}
