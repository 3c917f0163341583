import { addBuyingGroup } from '../accounts/customers/buying-groups.ts';
import { completeCustomer } from '../accounts/customers/complete-customer.ts';
import { findCustomer } from '../accounts/customers/get-customer-information.ts';
import { saveCustomer } from '../accounts/customers/save-customer.ts';
import { findMemberships, saveMembership } from '../accounts/members/memberships.ts';
import { offerLens } from '../lenses/offer-lens.ts';
import type { Actor } from '../platform/audit/record-audit.ts';
import type { Database, Handle } from '../platform/database/open-database.ts';
import { catalogue } from './catalogue/catalogue.ts';
import {
  FIRST_RUN_BUYING_GROUPS,
  FIRST_RUN_CUSTOMERS,
  FIRST_RUN_MEMBERS,
} from './first-run-data.ts';
import { seedOrders } from './seed-orders.ts';

const PORTAL: Actor = { uid: 'first-run', name: 'Lens Portal' };

interface FirstRunUsers {
  /** The existing users by email; a member without a user is left out. */
  uidByEmail: Record<string, string>;
}

/**
 * Adds missing catalog lenses, buying groups, practices, members and some orders, in one transaction. Runs at every
 * start.
 */
export async function seedFirstRun(database: Database, users: FirstRunUsers): Promise<void> {
  await database.db.transaction(async (tx) => {
    for (const lens of catalogue) await offerLens(tx, { actor: PORTAL, lens });
    for (const group of FIRST_RUN_BUYING_GROUPS) await addBuyingGroup(tx, { actor: PORTAL, group });
    const isFirst = await seedCustomers(tx);
    await seedMembers(tx, users);
    if (!isFirst) return;
    await seedOrders(tx, { portal: PORTAL, ...users });
  });
}

/** Returns whether all were missing. Those of an earlier release get the fields that it did not have. */
async function seedCustomers(tx: Handle): Promise<boolean> {
  let isFirst = true;
  for (const customer of FIRST_RUN_CUSTOMERS) {
    if (await findCustomer(tx, customer.accountNumber)) {
      isFirst = false;
      await completeCustomer(tx, { actor: PORTAL, customer });
    } else {
      await saveCustomer(tx, { actor: PORTAL, customer });
    }
  }
  return isFirst;
}

async function seedMembers(tx: Handle, { uidByEmail }: FirstRunUsers): Promise<void> {
  for (const { email, accounts, practiceRole } of FIRST_RUN_MEMBERS) {
    const uid = uidByEmail[email];
    if (!uid) continue;
    const known = await findMemberships(tx, uid);
    for (const [index, accountNumber] of accounts.entries()) {
      if (known.some((membership) => membership.accountNumber === accountNumber)) continue;
      await saveMembership(tx, { uid, accountNumber, practiceRole, isMain: index === 0 });
    }
  }
}
