import { describe, expect, it } from 'vitest';
import { passwordProblem } from '#domain/access/password/password-problem.ts';
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
