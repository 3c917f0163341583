import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  authStatus,
  claimsSchema,
  normalizeAccountNumber,
  roleLabel,
  rolesFromClaims,
} from '#domain/access/auth.ts';
import { type AcceptedTerms, owesTerms, TERMS_VERSION } from '#domain/access/terms.ts';
import {
  roleChange,
  USER_ACTIONS,
  type UserAction,
  type UserRefusal,
  userRefusal,
} from '#domain/access/user-rules.ts';
import { USER_ROLES, type UserRole } from '#domain/access/user.ts';

describe('authStatus', () => {
  it('AU-01 AU-05 nobody is UNAUTHENTICATED', () => {
    expect(authStatus(null)).toBe('UNAUTHENTICATED');
  });
});

describe('rolesFromClaims', () => {
  it.each([
    [{ role: 'admin' }, ['ADMIN']],
    [{ role: 'admin', isSuperAdmin: false }, ['ADMIN']],
    [{ role: 'admin', isSuperAdmin: true }, ['ADMIN', 'SUPERADMIN']],
    [{ role: 'admin', mayRecordPayments: true }, ['ADMIN', 'BOOKKEEPER']],
    [{ role: 'admin', mayRecordPayments: false }, ['ADMIN']],
    [{ role: 'admin', isSuperAdmin: true, mayRecordPayments: true }, ['ADMIN', 'SUPERADMIN']],
    [{ role: 'customer', mayRecordPayments: true }, ['CUSTOMER']],
    [{}, ['CUSTOMER']],
    [{ isSuperAdmin: true }, ['CUSTOMER']],
    [{ role: 'customer', isSuperAdmin: true }, ['CUSTOMER']],
    [{ role: 'ADMIN' }, ['CUSTOMER']],
    [{ role: '' }, ['CUSTOMER']],
  ])('AU-06 %j gives %j', (claims, roles) => {
    expect(rolesFromClaims(claims)).toEqual(roles);
  });
});

describe('normalizeAccountNumber', () => {
  it.each([
    [undefined, null],
    ['undefined', null],
    [' undefined ', null],
    ['100200', '100200'],
    [' 100200 ', '100200'],
  ])('AU-07 %j is %j', (stored, normalized) => {
    expect(normalizeAccountNumber(stored)).toBe(normalized);
  });
});

describe('roleLabel', () => {
  it.each([
    [['CUSTOMER'], 'Customer'],
    [['ADMIN'], 'Admin'],
    [['ADMIN', 'SUPERADMIN'], 'Super Admin'],
    [[], 'Customer'],
  ] as const)('LY-05 %j is shown as %s', (roles, label) => {
    expect(roleLabel(roles)).toBe(label);
  });
});

describe('claimsSchema', () => {
  it('EN-04 keeps what is ours of a token', () => {
    const token = { role: 'admin', isSuperAdmin: true, iss: 'somebody', exp: 1 };
    expect(claimsSchema.parse(token)).toEqual({ role: 'admin', isSuperAdmin: true });
  });

  it.each([{ role: 1 }, { isSuperAdmin: 'yes' }])('refuses %j', (token) => {
    expect(claimsSchema.safeParse(token).success).toBe(false);
  });
});

const TERMS: [title: string, terms: AcceptedTerms | null, accepted: boolean][] = [
  ['no profile', null, false],
  ['never', { termsAccepted: false, termsAcceptedDate: '' }, false],
  ['taken back', { termsAccepted: false, termsAcceptedDate: '2026-11-05T00:00:00.000Z' }, false],
  ['without a date', { termsAccepted: true, termsAcceptedDate: '' }, false],
  ['with a date that is none', { termsAccepted: true, termsAcceptedDate: 'yesterday' }, false],
  [
    'an older version',
    { termsAccepted: true, termsAcceptedDate: '2026-10-31T23:59:59.999Z' },
    false,
  ],
  [
    'the moment it began',
    { termsAccepted: true, termsAcceptedDate: '2026-11-01T00:00:00.000Z' },
    true,
  ],
  ['since', { termsAccepted: true, termsAcceptedDate: '2026-11-20T12:00:00.000Z' }, true],
];

const CLAIMS = [
  {},
  { role: 'customer' },
  { role: 'admin' },
  { role: 'admin', isSuperAdmin: true },
  { isSuperAdmin: true },
  { role: 'ADMIN' },
  { role: '', isSuperAdmin: true },
];
const ACCOUNT_NUMBERS = [undefined, null, '', '   ', 'undefined', '100200'];

const CASES = CLAIMS.flatMap((claims) =>
  [false, true].flatMap((emailVerified) =>
    ACCOUNT_NUMBERS.flatMap((accountNumber) =>
      TERMS.map(([title, terms, accepted]) => ({
        claims,
        emailVerified,
        accountNumber,
        title,
        terms,
        accepted,
      })),
    ),
  ),
);

/** Where a user stands, written a second time by hand. */
function expected(one: (typeof CASES)[number]): string {
  if (one.claims.role === 'admin') return 'inside';
  if (!one.emailVerified) return 'verify e-mail';
  if (one.accountNumber !== '100200') return 'request account';
  return one.accepted ? 'inside' : 'accept terms';
}

function statusOf(one: (typeof CASES)[number]): string {
  const roles = rolesFromClaims(one.claims);
  const status = authStatus(one);
  if (status === 'EMAILNOTVERIFIED') return 'verify e-mail';
  if (status === 'ACCOUNTNUMBERNOTVERIFIED') return 'request account';
  if (status === 'UNAUTHENTICATED') return 'nobody';
  return owesTerms(roles, one.terms) ? 'accept terms' : 'inside';
}

describe('every combination of claims, e-mail, account number and terms', () => {
  it.each(CLAIMS)('AU-02 AU-03 AU-04 AU-06 AU-07 LG-05 PM-02 with %j', (claims) => {
    for (const one of CASES.filter((each) => each.claims === claims)) {
      expect([one, statusOf(one)]).toEqual([one, expected(one)]);
    }
  });

  it('are all there', () => expect(CASES).toHaveLength(7 * 2 * 6 * 8));
});

describe('the document', () => {
  it.each(['terms.html', 'terms.es.html'])('TM-01 %s is the version in force', async (name) => {
    const html = await readFile(`public/terms/${name}`, 'utf8');
    expect(html).toContain(TERMS_VERSION);
  });
});

/** For each action what is told: to oneself, about the last super admin, about both, about a user without an e-mail. */
const TABLE: Record<UserAction, (UserRefusal | null)[]> = {
  promote: [null, null, null, null],
  demote: ['oneself', 'lastSuperAdmin', 'oneself', null],
  enable: [null, null, null, null],
  disable: ['oneself', 'lastSuperAdmin', 'oneself', null],
  delete: ['oneself', 'lastSuperAdmin', 'oneself', null],
  verifyEmail: [null, null, null, 'noEmail'],
  sendResetLink: [null, null, null, 'noEmail'],
  resendVerification: [null, null, null, 'noEmail'],
  resetPassword: ['oneself', null, 'oneself', null],
  endSessions: ['oneself', null, 'oneself', null],
};

const somebody = { isOneself: false, isLastSuperAdmin: false, hasEmail: true };

describe('userRefusal', () => {
  it.each(USER_ACTIONS)('AD-06 says why not: %s', (action) => {
    const told = [
      { ...somebody, isOneself: true },
      { ...somebody, isLastSuperAdmin: true },
      { ...somebody, isOneself: true, isLastSuperAdmin: true },
      { ...somebody, hasEmail: false },
    ].map((user) => userRefusal(action, user));
    expect(told).toEqual(TABLE[action]);
    expect(userRefusal(action, somebody)).toBeNull();
  });

  it('AD-06 tells about oneself before it tells about the e-mail address', () => {
    const user = { isOneself: true, isLastSuperAdmin: true, hasEmail: false };
    expect(userRefusal('delete', user)).toBe('oneself');
    expect(userRefusal('verifyEmail', user)).toBe('noEmail');
  });
});

describe('roleChange', () => {
  const RANKS: UserRole[] = ['customer', 'admin', 'superAdmin'];
  it.each(USER_ROLES.flatMap((before) => USER_ROLES.map((after) => ({ before, after }))))(
    'AD-06 from $before to $after',
    ({ before, after }) => {
      const isLess = RANKS.indexOf(after) < RANKS.indexOf(before);
      expect(roleChange(before, after)).toBe(isLess ? 'demote' : 'promote');
    },
  );
});
