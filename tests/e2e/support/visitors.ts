import type { Visitor } from '../../fixtures/landings.ts';
import type { Account, Accounts } from './accounts.ts';

type Making = (accounts: Accounts) => Promise<Account>;

const practice: Making = (accounts) => accounts.practice();

const MAKINGS: Record<Exclude<Visitor, 'signed out'>, Making> = {
  super: (accounts) => accounts.maker('super'),
  admin: (accounts) => accounts.maker('admin'),
  bookkeeper: (accounts) => accounts.maker('bookkeeper'),
  practice,
  other: practice,
  unlinked: (accounts) => accounts.practice({ stage: 'account' }),
  unverified: (accounts) => accounts.practice({ stage: 'verify' }),
  newterms: (accounts) => accounts.practice({ stage: 'terms' }),
};

/** Returns an account of that visitor; undefined when signed out. */
export async function accountOf(
  accounts: Accounts,
  visitor: Visitor,
): Promise<Account | undefined> {
  return visitor === 'signed out' ? undefined : MAKINGS[visitor](accounts);
}
