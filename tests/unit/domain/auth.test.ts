import { describe, expect, it } from 'vitest';
import {
  authStatus,
  claimsSchema,
  normalizeAccountNumber,
  roleLabel,
  rolesFromClaims,
} from '#domain/auth.ts';

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
