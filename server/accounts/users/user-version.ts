import { createHash } from 'node:crypto';
import type { UserEdit, UserRow } from '#domain/access/user.ts';
import type { Membership } from '../../access/caller/caller.ts';

/** `If-Match` takes at most nine digits. */
const VERSIONS = 1_000_000_000;

type Memberships = readonly Pick<Membership, 'accountNumber' | 'isMain'>[];

/** Returns what can be edited about a user, as it is now. */
export function editedState(row: UserRow, memberships: Memberships): UserEdit {
  const main = memberships.find(({ isMain }) => isMain)?.accountNumber ?? '';
  const numbers = memberships.map(({ accountNumber }) => accountNumber);
  return {
    name: row.name,
    role: row.role,
    mayRecordPayments: row.mayRecordPayments,
    disabled: row.disabled,
    mainAccount: main,
    additionalAccounts: numbers.filter((number) => number !== main).toSorted(),
  };
}

/**
 * Returns the version of a user: a digest of what can be edited. Auth counts no versions, and its users also change in
 * Firebase's console.
 */
export function versionOfUser(row: UserRow, memberships: Memberships): number {
  const state = Object.values(editedState(row, memberships));
  return createHash('sha256').update(JSON.stringify(state)).digest().readUInt32BE() % VERSIONS;
}
