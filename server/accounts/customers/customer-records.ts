import { eq, inArray } from 'drizzle-orm';
import { customerEditSchema, customerInputSchema } from '#domain/customers/customer-input.ts';
import {
  CUSTOMER_LABELS,
  CUSTOMER_SORTS,
  customerFilterSchema,
  customerRecordSchema,
  type CustomerInput,
  type CustomerRecord,
} from '#domain/customers/customer-record.ts';
import type { RecordDefinition, StoredRecord } from '../../access/records/record-definition.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { insertCustomer } from './add-customer.ts';
import { stateErrors } from './check-state.ts';
import { customerConditions } from './customer-conditions.ts';
import { findCustomer } from './get-customer-information.ts';
import { isStanding } from './merge-accounts.ts';
import { buyingGroups, customers } from './table.ts';

/** What other features know about the users of accounts. */
export interface Members {
  /** Returns the number of members by account, without accounts that have none. */
  countMembers: (db: Handle, accountNumbers: string[]) => Promise<Map<string, number>>;
  /** Returns accounts with a member whose email address contains the text. */
  accountsByEmail: (db: Handle, part: string) => Promise<string[]>;
}

/** AD-05: the accounts, as super admins maintain them. Their number is the next of the sequence, and is kept. */
export function customerRecords(
  { countMembers, accountsByEmail }: Members,
  clock: () => Date,
): RecordDefinition {
  return {
    name: 'customers',
    label: 'account',
    labels: CUSTOMER_LABELS,
    table: customers,
    key: 'accountNumber',
    permissions: {
      list: 'customers:list',
      // `customers:show` is about the caller's own accounts, too.
      show: 'customers:list',
      create: 'customers:create',
      edit: 'customers:edit',
    },
    schema: customerRecordSchema,
    input: customerInputSchema,
    edit: customerEditSchema(null),
    check: (_tx, input, before) => Promise.resolve(stateErrors(input, before)),
    create: (tx, input) => insertCustomer(tx, input as CustomerInput),
    list: {
      sorts: CUSTOMER_SORTS,
      defaultSort: ['accountNumber', 'ASC'],
      filter: customerFilterSchema,
    },
    // An account that was merged is found by its number, for old links, and by the filter for such accounts.
    standing: (filter) => (filter.id || 'merged' in filter ? undefined : isStanding),
    conditions: customerConditions(clock),
    prepare: (tx, _input, id) => refuseMerged(tx, id),
    search: [customers.practice, customers.accountNumber, customers.otherNumber, customers.city],
    searchElsewhere: accountsByEmail,
    unique: { customers_other_number: 'otherNumber' },
    references: {},
    unknown: { customers_buying_group_id_buying_groups_id_fk: 'buyingGroupId' },
    complete: (db, rows) => completeCustomers(db, rows, countMembers),
  };
}

/** @throws Problem 409 for an account that was merged into another one */
async function refuseMerged(tx: Handle, accountNumber: string | null): Promise<void> {
  if (accountNumber === null) return;
  const customer = await findCustomer(tx, accountNumber);
  if (!customer?.mergedInto) return;
  const message = `This account was merged into account ${customer.mergedInto}. Edit that one`;
  throw new Problem('conflict', message);
}

/** Only what the schema names: the proof of an account is shown to nobody. */
async function completeCustomers(
  db: Handle,
  records: StoredRecord[],
  countMembers: Members['countMembers'],
): Promise<CustomerRecord[]> {
  const numbers = records.map(({ id }) => id);
  const members = await countMembers(db, numbers);
  const rows = await db
    .select({ customer: customers, buyingGroup: buyingGroups.name })
    .from(customers)
    .leftJoin(buyingGroups, eq(buyingGroups.id, customers.buyingGroupId))
    .where(inArray(customers.accountNumber, numbers));
  const byNumber = new Map(rows.map((row) => [row.customer.accountNumber, row]));
  return numbers.flatMap((id) => {
    const row = byNumber.get(id);
    if (!row) return [];
    const { lastInvoiceNumber: _proof, lastDelivery: _choices, ...customer } = row.customer;
    return Object.assign(customer, {
      id,
      buyingGroup: row.buyingGroup ?? '',
      members: members.get(id) ?? 0,
      createdAt: customer.createdAt.toISOString(),
      lastOrderAt: customer.lastOrderAt?.toISOString() ?? null,
    });
  });
}
