import type { TestUser } from './firebase.ts';

const CUSTOMER = { role: 'customer' };

/** One person per status of a caller. */
export const people = {
  practice: { uid: 'u-practice', email: 'practice@lens.test', claims: CUSTOMER },
  biller: { uid: 'u-biller', email: 'biller@lens.test', claims: CUSTOMER },
  other: { uid: 'u-other', email: 'other@lens.test', claims: CUSTOMER },
  unlinked: { uid: 'u-unlinked', email: 'unlinked@lens.test', claims: CUSTOMER },
  unverified: {
    uid: 'u-unverified',
    email: 'unverified@lens.test',
    claims: CUSTOMER,
    emailVerified: false,
  },
  admin: { uid: 'u-admin', email: 'admin@lens.test', claims: { role: 'admin' } },
  /** PY-08: an admin who was granted to record payments. */
  bookkeeper: {
    uid: 'u-bookkeeper',
    email: 'bookkeeper@lens.test',
    claims: { role: 'admin', mayRecordPayments: true },
  },
  super: {
    uid: 'u-super',
    email: 'super@lens.test',
    claims: { role: 'admin', isSuperAdmin: true },
  },
} satisfies Record<string, TestUser>;

export type Person = keyof typeof people;
export const PEOPLE = Object.keys(people) as Person[];

/** Whom `npm test` sends every request as; `access-of-others.test.ts` does as the others. */
export const ASKED_FIRST: readonly Person[] = ['practice', 'other', 'admin'];
