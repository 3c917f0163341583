import type {
  RulesTestContext,
  RulesTestEnvironment,
  TokenOptions,
} from '@firebase/rules-unit-testing';

interface Account {
  uid: string;
  token: TokenOptions & { email: string };
}

/** Who asks; `customer` is the owner in most tests and `other` another tenant's customer. */
export const ACCOUNTS = {
  customer: { uid: 'uid-customer', token: { email: 'practice@lens.test', email_verified: true } },
  other: { uid: 'uid-other', token: { email: 'other@lens.test', email_verified: true } },
  unverified: {
    uid: 'uid-unverified',
    token: { email: 'unverified@lens.test', email_verified: false },
  },
  /** Once a super admin: half of the claims is left. */
  demoted: {
    uid: 'uid-demoted',
    token: {
      email: 'demoted@lens.test',
      email_verified: true,
      role: 'customer',
      isSuperAdmin: true,
    },
  },
  admin: {
    uid: 'uid-admin',
    token: { email: 'admin@lens.test', email_verified: true, role: 'admin' },
  },
  superAdmin: {
    uid: 'uid-super',
    token: { email: 'super@lens.test', email_verified: true, role: 'admin', isSuperAdmin: true },
  },
} satisfies Record<string, Account>;

export type AccountName = keyof typeof ACCOUNTS;
export type Actor = AccountName | 'signedOut';

export const ACCOUNT_NAMES = Object.keys(ACCOUNTS) as AccountName[];
export const ACTORS: Actor[] = [...ACCOUNT_NAMES, 'signedOut'];

/** Seconds since 1970, `auth_time` of every actor's token. */
export const SIGNED_IN_AT = Math.floor(Date.now() / 1000);

/** Everybody but one. */
export function actorsBut(...left: Actor[]): Actor[] {
  return ACTORS.filter((actor) => !left.includes(actor));
}

export function contextOf(environment: RulesTestEnvironment, actor: Actor): RulesTestContext {
  if (actor === 'signedOut') return environment.unauthenticatedContext();
  return signedInAt(environment, actor, SIGNED_IN_AT);
}

/** A session of the account that began at that second. */
export function signedInAt(
  environment: RulesTestEnvironment,
  name: AccountName,
  authTime: number,
): RulesTestContext {
  const { uid, token } = ACCOUNTS[name];
  return environment.authenticatedContext(uid, { ...token, auth_time: authTime });
}
