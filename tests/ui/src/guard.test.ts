import { describe, expect, it, vi } from 'vitest';
import type { AuthStatus, Role } from '#domain/access/auth.ts';
import { guard, guardSafely, homeOf, type GuardSession } from '#src/session/guard.ts';
import { newPasswordRedirect } from '#src/session/new-password-redirect.ts';

function session(authStatus: AuthStatus, roles: Role[], over: Partial<GuardSession> = {}) {
  const status = authStatus === 'UNAUTHENTICATED' ? 'signedOut' : 'signedIn';
  return { status, authStatus, roles, ...over } satisfies GuardSession;
}

const NOBODY = session('UNAUTHENTICATED', []);
const CUSTOMER = session('AUTHENTICATED', ['CUSTOMER']);
const UNVERIFIED = session('EMAILNOTVERIFIED', ['CUSTOMER']);
const UNLINKED = session('ACCOUNTNUMBERNOTVERIFIED', ['CUSTOMER']);
const ADMIN = session('AUTHENTICATED', ['ADMIN']);
const SUPER = session('AUTHENTICATED', ['ADMIN', 'SUPERADMIN']);
const BOOKKEEPER = session('AUTHENTICATED', ['ADMIN', 'BOOKKEEPER']);
const UNVERIFIED_ADMIN = session('EMAILNOTVERIFIED', ['ADMIN']);

const LOGIN = '/auth/login?returnUrl=%2Fpage%3Fa%3D1';
const PASS = 'pass';

const cases: [title: string, who: GuardSession, required: Role[], result: string][] = [
  ['GD-05 nobody, customer page', NOBODY, ['CUSTOMER'], LOGIN],
  ['GD-02 customer, page without roles', CUSTOMER, [], PASS],
  ['GD-01 customer, super admin page', CUSTOMER, ['SUPERADMIN'], '/customer/home'],
  ['GD-03 unverified, page without roles', UNVERIFIED, [], '/auth/verify-email'],
  ['GD-01 unlinked, admin page', UNLINKED, ['ADMIN'], '/auth/request'],
  ['GD-01 admin, customer page', ADMIN, ['CUSTOMER'], '/admin/home'],
  ['PY-08 GD-01 bookkeeper, super admin page', BOOKKEEPER, ['SUPERADMIN'], '/admin/home'],
  ['GD-02 super admin, admin page', SUPER, ['ADMIN'], PASS],
  ['GD-02 unverified admin, admin page', UNVERIFIED_ADMIN, ['ADMIN'], PASS],
];

describe('guard', () => {
  it.each(cases)('%s', (_title, who, required, result) => {
    const decided = guard(who, required, '/page?a=1');
    expect(decided.kind === 'go' ? decided.to : decided.kind).toBe(result);
  });

  it('SE-06 a one-time password leads to the page for a new one before anything else, and back', () => {
    const page = '/auth/new-password?returnUrl=%2Fcustomer%2Forder%3Fa%3D1';
    for (const who of [CUSTOMER, UNVERIFIED, UNLINKED, ADMIN, SUPER]) {
      const session = { ...who, mustChangePassword: true };
      for (const required of [who.roles, []]) {
        expect(guard(session, required, '/customer/order?a=1')).toEqual({ kind: 'go', to: page });
      }
      expect(homeOf(session)).toBe('/auth/new-password');
    }
  });

  it('GD-01 SE-06 the role is looked at before a one-time password: nothing leads back to a page of others', () => {
    const home = { kind: 'go', to: '/auth/new-password' };
    for (const who of [CUSTOMER, UNVERIFIED, UNLINKED, ADMIN]) {
      const session = { ...who, mustChangePassword: true };
      expect(guard(session, ['SUPERADMIN'], '/admin/user-management')).toEqual(home);
    }
    for (const who of [ADMIN, SUPER]) {
      const session = { ...who, mustChangePassword: true };
      expect(guard(session, ['CUSTOMER'], '/customer/order')).toEqual(home);
    }
  });

  it.each([
    ['/auth/login', '?returnUrl=%2Fsettings', '/auth/new-password?returnUrl=%2Fsettings'],
    ['/auth/login', '', '/auth/new-password'],
    ['/auth/request', '', '/auth/new-password'],
    ['/auth/verify-email', '', '/auth/new-password'],
    ['/terms', '', '/auth/new-password?returnUrl=%2Fterms'],
    ['/nothing', '', '/auth/new-password?returnUrl=%2Fnothing'],
    ['/auth/new-password', '?returnUrl=%2Fsettings', null],
    ['/auth/action', '?mode=resetPassword', null],
    ['/auth/unsubscribe', '#token', null],
    ['/ampleye-virtual-consultant/faq', '', null],
    ['/auth/login', '?returnUrl=%2Fsettings#a=1', '/auth/new-password?returnUrl=%2Fsettings#a=1'],
    ['/customer/order', '#a=1', '/auth/new-password?returnUrl=%2Fcustomer%2Forder#a=1'],
    ['/admin/home', '', '/auth/new-password'],
    ['/admin/no/page', '?a=1', '/auth/new-password'],
    ['/auth/login', '?returnUrl=%2Fadmin%2Fuser-management%2Fu1', '/auth/new-password'],
  ])('SE-06 nor does a public page open with one: %s%s', (pathname, rest, to) => {
    const { search, hash } = new URL(pathname + rest, 'https://portal.test');
    const who = { ...CUSTOMER, status: 'signedIn', mustChangePassword: true } as const;
    expect(newPasswordRedirect(who, { pathname, search, hash })).toBe(to);
    expect(
      newPasswordRedirect({ ...who, mustChangePassword: false }, { pathname, search, hash }),
    ).toBeNull();
    expect(
      newPasswordRedirect({ ...who, status: 'leaving' }, { pathname, search, hash }),
    ).toBeNull();
  });

  it.each(['checking', 'leaving'] as const)('LY-10 waits while the session is %s', (status) =>
    expect(guard({ ...CUSTOMER, status }, ['CUSTOMER'], '/page')).toEqual({ kind: 'wait' }),
  );

  it.each(['user', 'other-tab', 'expired'] as const)(
    'GD-05 keeps the way back, whyever the session ended: %s',
    (because) => {
      const session = { ...NOBODY, because };
      const decided = guard(session, [], '/customer/order');
      expect(decided).toEqual({ kind: 'go', to: '/auth/login?returnUrl=%2Fcustomer%2Forder' });
    },
  );

  it('GD-06 an error sends to the sign-in page and is logged', () => {
    const log = vi.fn<(error: unknown) => void>();
    const failure = new Error('broken');
    expect(
      guardSafely(() => {
        throw failure;
      }, log),
    ).toEqual({ kind: 'go', to: '/auth/login' });
    expect(log).toHaveBeenCalledWith(failure);
  });

  it('GD-01 knows the home of everybody', () => {
    const homes = [NOBODY, UNVERIFIED, UNLINKED, CUSTOMER, ADMIN, SUPER].map(homeOf);
    expect(homes).toEqual([
      '/auth/login',
      '/auth/verify-email',
      '/auth/request',
      '/customer/home',
      '/admin/home',
      '/admin/home',
    ]);
  });
});
