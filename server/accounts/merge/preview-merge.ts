import type { MergePreview } from '#domain/customers/customer-merge-schema.ts';
import { mainAfterMerge, mergeRefusal } from '#domain/customers/customer-merge.ts';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import type { RecordDefinition } from '../../access/records/record-definition.ts';
import { findRecord } from '../../access/records/record-store.ts';
import type { MergedAccounts } from '../../platform/database/account-table.ts';
import type { Handle } from '../../platform/database/database.ts';
import { additionalAccountNumbers } from '../customers/get-customer-information.ts';
import { planAddresses } from '../customers/merge-addresses.ts';
import { practiceNames } from '../customers/require-account.ts';
import { planInvitations } from '../invitations/merge-invitations.ts';
import { planMembers } from '../members/merge-members.ts';
import { knownUsers } from '../users/known-users.ts';
import { countRows, type MergeParts } from './merge-parts.ts';

/** AD-05: returns what a merge would do now. Changes nothing. @throws Problem 404 */
export async function previewMerge(
  db: Handle,
  { definition, parts }: { definition: RecordDefinition; parts: MergeParts },
  accounts: MergedAccounts,
): Promise<MergePreview> {
  const { from, into } = accounts;
  const source = (await findRecord(db, definition, from)) as CustomerRecord;
  const target = (await findRecord(db, definition, into)) as CustomerRecord;
  const prices = await parts.prices.plan(db, accounts);
  const invitations = await planInvitations(db, accounts);
  const addresses = await planAddresses(db, accounts);
  return {
    source,
    target,
    refusal: mergeRefusal(source, target),
    ...(await countRows(db, parts.tables, from)),
    accounts: await additionalOf(db, from),
    mainAccount: mainAfterMerge(target),
    members: await namedMembers(db, accounts),
    addresses: addresses.map(({ address: place, moves, isDefault }) => {
      const { id, recipient, address, city, isDefault: wasDefault } = place;
      return { id, recipient, address, city, moves, wasDefault, isDefault };
    }),
    prices: prices.map(({ price: { id, lensId, part, minQuantity, priceCents }, moves }) => {
      return { id, lensId, part, minQuantity, priceCents, moves };
    }),
    invitations: invitations.map(({ invitation: { id, email, practiceRole }, fate }) => {
      return { id, email, practiceRole, fate };
    }),
  };
}

async function additionalOf(db: Handle, accountNumber: string): Promise<MergePreview['accounts']> {
  const numbers = await additionalAccountNumbers(db, accountNumber);
  const names = await practiceNames(db, numbers);
  return numbers.map((number) => ({ accountNumber: number, practice: names.get(number) ?? '' }));
}

async function namedMembers(
  db: Handle,
  accounts: MergedAccounts,
): Promise<MergePreview['members']> {
  const members = await planMembers(db, accounts);
  const uids = members.map(({ uid }) => uid);
  const known = await knownUsers(db, uids);
  return members.map(({ uid, before, there, after }) => {
    const { email = '', name = '' } = known.get(uid) ?? {};
    return { uid, email, name, before, there, after };
  });
}
