import { describe, expect, it } from 'vitest';
import {
  authStatus,
  claimsSchema,
  normalizeAccountNumber,
  roleLabel,
  rolesFromClaims,
  type AuthStatus,
  type Claims,
} from '#domain/auth.ts';

const ROLE_CLAIMS = [undefined, 'admin', 'customer', 'ADMIN', ''] as const;
const SUPER_CLAIMS = [undefined, false, true] as const;
const VERIFIED = [false, true] as const;
const ACCOUNT_NUMBERS = [undefined, null, '', '   ', 'undefined', '100200'] as const;

interface Case {
  claims: Claims;
  emailVerified: boolean;
  accountNumber: string | null | undefined;
}

const CASES: Case[] = ROLE_CLAIMS.flatMap((role) =>
  SUPER_CLAIMS.flatMap((isSuperAdmin) =>
    VERIFIED.flatMap((emailVerified) =>
      ACCOUNT_NUMBERS.map((accountNumber) => ({
        claims: { role, isSuperAdmin },
        emailVerified,
        accountNumber,
      })),
    ),
  ),
);

const isAdmin = ({ claims }: Case) => claims.role === 'admin';
const hasAccount = ({ accountNumber }: Case) => accountNumber === '100200';

/** The combinations that each requirement speaks of; the two columns say which and what. */
const REQUIREMENTS: { title: string; cases: Case[]; expected: AuthStatus }[] = [
  {
    title: 'AU-02 PM-02 an admin is AUTHENTICATED, verified or not, with an account number or not',
    cases: CASES.filter(isAdmin),
    expected: 'AUTHENTICATED',
  },
  {
    title: 'AU-02 a verified customer with an account number is AUTHENTICATED',
    cases: CASES.filter((one) => !isAdmin(one) && one.emailVerified && hasAccount(one)),
    expected: 'AUTHENTICATED',
  },
  {
    title: 'AU-03 an unverified e-mail without role admin is EMAILNOTVERIFIED',
    cases: CASES.filter((one) => !isAdmin(one) && !one.emailVerified),
    expected: 'EMAILNOTVERIFIED',
  },
  {
    title: 'AU-04 AU-07 a verified customer without an account number is ACCOUNTNUMBERNOTVERIFIED',
    cases: CASES.filter((one) => !isAdmin(one) && one.emailVerified && !hasAccount(one)),
    expected: 'ACCOUNTNUMBERNOTVERIFIED',
  },
];

describe('authStatus', () => {
  it('AU-05 nobody is UNAUTHENTICATED', () => {
    expect(authStatus(null)).toBe('UNAUTHENTICATED');
  });

  describe.each(REQUIREMENTS)('$title', ({ cases, expected }) => {
    it.each(cases)(
      'role $claims.role, super $claims.isSuperAdmin, verified $emailVerified, account $accountNumber',
      (identity) => {
        expect(authStatus(identity)).toBe(expected);
      },
    );
  });

  it('AU-01 the requirements cover every combination exactly once', () => {
    const covered = REQUIREMENTS.flatMap(({ cases }) => cases);
    expect(new Set(covered).size).toBe(covered.length);
    expect(covered).toHaveLength(CASES.length);
    expect(CASES).toHaveLength(5 * 3 * 2 * 6);
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
    [null, null],
    ['', null],
    ['  ', null],
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
