import type { Standing } from '#tests/fixtures/landings.ts';
import type { Account, Accounts } from './accounts.ts';

type Making = (accounts: Accounts) => Promise<Account>;

const practice: Making = (accounts) => accounts.practice();

const MAKINGS: Record<Exclude<Standing, 'signed out'>, Making> = {
  super: (accounts) => accounts.maker('super'),
  admin: (accounts) => accounts.maker('admin'),
  practice,
  other: practice,
  unlinked: (accounts) => accounts.practice({ stage: 'account' }),
  unverified: (accounts) => accounts.practice({ stage: 'verify' }),
  newterms: (accounts) => accounts.practice({ stage: 'terms' }),
};

/** An account of that standing; undefined for who is signed out. */
export async function accountOf(
  accounts: Accounts,
  standing: Standing,
): Promise<Account | undefined> {
  return standing === 'signed out' ? undefined : MAKINGS[standing](accounts);
}
