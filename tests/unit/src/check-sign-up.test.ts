import { expect, it } from 'vitest';
import { checkSignUp, toSignUpInput } from '#src/auth/shared/check-sign-up.ts';

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
