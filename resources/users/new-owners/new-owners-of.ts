import type { NewOwner } from '#domain/schemas/new-owner.ts';
import type { UserEdit } from '#domain/schemas/user.ts';

/** What the form of a user holds. */
export type UserValues = { [Field in keyof UserEdit]?: UserEdit[Field] | null } & {
  /** The uids of the next owners, by `keyOf` the account. */
  nextOwners?: Record<string, string | null>;
};

/** The name of an account's input: the form takes names of digits for places in a list. */
export const keyOf = (accountNumber: string) => `of${accountNumber}`;

/** Whether the user no longer belongs to the account after the edit, or cannot act in it. */
export function ownsNoLonger(values: UserValues, accountNumber: string): boolean {
  const { role, disabled, mainAccount, additionalAccounts } = values;
  if (role !== 'customer' || disabled) return true;
  return ![mainAccount, ...(additionalAccounts ?? [])].includes(accountNumber);
}

/** AD-08: returns who is chosen as the next owner of the accounts that the user gives up. */
export function newOwnersOf(values: UserValues): NewOwner[] {
  return Object.entries(values.nextOwners ?? {}).flatMap(([key, userId]) => {
    const accountNumber = key.slice(keyOf('').length);
    return userId && ownsNoLonger(values, accountNumber) ? [{ accountNumber, userId }] : [];
  });
}
