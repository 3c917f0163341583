import { describe, expect, it } from 'vitest';
import { passwordProblem } from '#domain/password/password-problem.ts';
import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { checkSignUp, toSignUpInput } from '#src/auth/shared/check-sign-up.ts';
import {
  hasMistake,
  NO_MISTAKES,
  passwordMistakes,
  refusedPassword,
  wrongField,
  type PasswordMistakes,
} from '#src/settings/password/password-mistakes.ts';
import { loginUrl, safeReturnUrl, wantedPath } from '#src/session/return-url.ts';

const TYPED = {
  email: ' ada@practice.test ',
  password: ' a plain lens case ',
  firstName: '\tAda ',
  lastName: ' Adams  Hill ',
  company: ' Meadow Optical\n',
  agreed: true,
};

it('LG-02 a sign-up sends names and address without the blanks around them, and the password as it is', () =>
  expect(toSignUpInput(TYPED)).toEqual({
    email: 'ada@practice.test',
    password: ' a plain lens case ',
    firstName: 'Ada',
    lastName: 'Adams  Hill',
    company: 'Meadow Optical',
  }));

it.each(['firstName', 'lastName', 'company', 'email'] as const)(
  'LG-02 a sign-up with nothing but blanks for %s is not sent',
  (field) => {
    expect(checkSignUp(TYPED, new Set())).toEqual({});
    expect(checkSignUp({ ...TYPED, [field]: ' \t' }, new Set())).toEqual({ [field]: 'missing' });
  },
);

const OLD = 'the old one';
const EMAIL = 'practice@lens.test';
const common = new Set(['password1']);

/** What is said of the two, typed by who is signed in. */
const mistakes = (current: string, next: string, isSignedIn = true) =>
  passwordMistakes({ current, next, problem: passwordProblem(next, EMAIL, common), isSignedIn });

describe('VA-02 what is wrong with a new password', () => {
  it.each([
    ['', 'staple horse', { current: 'missingCurrent' }],
    [OLD, '', { next: 'missingNext' }],
    ['', '', { current: 'missingCurrent', next: 'missingNext' }],
    [OLD, 'shorter', { next: 'problems.short' }],
    [OLD, OLD, { next: 'same' }],
    ['short', 'short', { next: 'problems.short' }],
    [OLD, `${OLD} `, {}],
    [OLD, 'staple horse', {}],
  ] as [string, string, Partial<PasswordMistakes>][])('with "%s" and "%s": %j', (old, next, of) =>
    expect(mistakes(old, next)).toEqual({ ...NO_MISTAKES, ...of }),
  );

  it('nobody who is signed out sends anything', () => {
    const found = mistakes(OLD, 'staple horse', false);
    expect(found).toEqual({ ...NO_MISTAKES, whole: 'noUser' });
    expect(hasMistake(found)).toBe(true);
  });

  it.each([
    [{ current: 'wrong' }, 'current'],
    [{ current: 'missingCurrent', next: 'same' }, 'current'],
    [{ next: 'same' }, 'next'],
    [{ whole: 'offline' }, null],
    [{}, null],
  ] as [Partial<PasswordMistakes>, 'current' | 'next' | null][])('%j leads to %s', (of, field) => {
    const found = { ...NO_MISTAKES, ...of };
    expect(wrongField(found)).toBe(field);
    expect(hasMistake(found)).toBe(Object.keys(of).length > 0);
  });
});

/** Where refusals are told; one without a place of its own is told of the whole. */
const REFUSALS: Partial<Record<AuthFlowProblem, Partial<PasswordMistakes>>> = {
  'password-wrong': { current: 'wrong' },
  'password-short': { next: 'problems.short' },
  'password-long': { next: 'problems.long' },
  'password-common': { next: 'problems.common' },
  'password-email': { next: 'problems.email' },
  throttled: { whole: 'throttled' },
  offline: { whole: 'offline' },
  unknown: { whole: 'failed' },
  'link-used': { whole: 'failed' },
};

it.each(Object.entries(REFUSALS))('VA-02 a refused password: %s is told as %j', (problem, of) =>
  expect(refusedPassword(problem as AuthFlowProblem)).toEqual({ ...NO_MISTAKES, ...of }),
);

describe('RT-02 safeReturnUrl', () => {
  it.each(['/customer/order', '/admin/order-approval?q=a%20b#top', '/customer/orders/a%2Fb'])(
    'RT-02 honours our own path %s',
    (path) => expect(safeReturnUrl(path)).toBe(path),
  );

  it.each([
    ['another origin', 'https://evil.example'],
    ['a scheme', 'javascript:alert(1)'],
    ['a protocol-relative address', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a newline', '/\n/evil.example'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a doubly encoded slash', '/%252Fevil.example'],
    ['an encoded scheme', '%68ttps://evil.example'],
    ['a broken encoding', '/%E0%A4%A'],
    ['a relative path', 'customer/home'],
    ['the pages of the auth flow', '/auth/login?returnUrl=/auth/login'],
    ['the root', '/'],
    ['nothing', ''],
  ])('RT-02 refuses %s', (_what, value) => expect(safeReturnUrl(value)).toBeNull());

  it('RT-02 refuses an absent value', () => expect(safeReturnUrl(null)).toBeNull());

  it('GD-05 names the way back in the address of the sign-in page', () => {
    expect(loginUrl('/customer/order?x=1')).toBe(
      '/auth/login?returnUrl=%2Fcustomer%2Forder%3Fx%3D1',
    );
    expect(loginUrl('//evil.example')).toBe('/auth/login');
    expect(loginUrl(null)).toBe('/auth/login');
  });

  it('GD-05 VC-04 keeps a fragment a fragment, which a browser sends to no server', () => {
    const to = loginUrl('/customer/order?x=1#fitting=eyJ2&at=seen1');
    expect(to).toBe('/auth/login?returnUrl=%2Fcustomer%2Forder%3Fx%3D1#fitting=eyJ2&at=seen1');
    expect(loginUrl('//evil.example#a')).toBe('/auth/login');
  });

  it.each([
    ['?returnUrl=%2Fcustomer%2Forder', '#fitting=eyJ2', '/customer/order#fitting=eyJ2'],
    ['?returnUrl=%2Fcustomer%2Forder', '', '/customer/order'],
    ['?returnUrl=%2Finvitation%23token', '#other', '/invitation#token'],
    ['?returnUrl=%2F%2Fevil.example', '#fitting=eyJ2', null],
    ['', '#fitting=eyJ2', null],
  ])('RT-02 VC-04 joins the way back of %s%s', (search, hash, path) =>
    expect(wantedPath({ search, hash })).toBe(path),
  );
});
