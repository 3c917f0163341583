import type { NewOwner } from '#domain/access/new-owner.ts';
import { mayActForPractices } from '#domain/access/user-rules.ts';
import type { PortalUser, UserEdit } from '#domain/access/user.ts';

/** What the form of a user holds. */
export type UserValues = { [Field in keyof UserEdit]?: UserEdit[Field] | null } & {
  /** The uids of the next owners, by `keyOf` the account. */
  nextOwners?: Record<string, string | null>;
};

/** The name of an account's input: the form takes names of digits for places in a list. */
export const keyOf = (accountNumber: string) => `of${accountNumber}`;

/** AD-08: whether the edit takes the user out of the account, or lets them act in none any more. */
export function stopsOwning(user: PortalUser, values: UserValues, accountNumber: string): boolean {
  const { role, disabled, mainAccount, additionalAccounts } = values;
  const canAct = mayActForPractices({ role: role ?? user.role, disabled: disabled ?? false });
  const belongs = [mainAccount, ...(additionalAccounts ?? [])].includes(accountNumber);
  return !belongs || (mayActForPractices(user) && !canAct);
}

/** AD-08: returns who is chosen as the next owner of accounts. */
export function newOwnersOf({ nextOwners = {} }: UserValues): NewOwner[] {
  return Object.entries(nextOwners).flatMap(([key, userId]) =>
    userId ? [{ accountNumber: key.slice(keyOf('').length), userId }] : [],
  );
}
