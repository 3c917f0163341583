import { describe, expect, it } from 'vitest';
import type { FieldError } from '#domain/access/api-error.ts';
import { functionInputs } from '#domain/access/functions.ts';
import { passwordResetSchema } from '#domain/access/password-schema.ts';
import { PASSWORD_PROBLEMS } from '#domain/access/password/password-problem.ts';
import { userEditSchema } from '#domain/access/user.ts';
import { textIn } from '#providers/messages/text-in.ts';
import { refusalText } from '#resources/users/common/refusal-text.ts';
import { fromAuthFailure } from '#server/accounts/callables/auth-failure.ts';
import { CallableError, fromProblem } from '#server/accounts/callables/callable-error.ts';
import { readInput } from '#server/accounts/callables/read-input.ts';
import { roleOfInput } from '#server/accounts/callables/role-of-input.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { fieldErrors } from '#server/platform/http/field-errors.ts';

type Refused = Pick<FieldError, 'rule' | 'message' | 'nearest'> & { field: string };

/** What the page sends, for each of its actions. */
const SENT = {
  setRole: { userId: 'u1', role: 'admin', isSuperAdmin: false, newOwners: [], version: 3 },
  createUser: {
    email: 'ada@lens.test',
    password: 'plain window lens',
    role: 'admin',
    isSuperAdmin: false,
    name: 'Ada',
    accountNumber: '100200',
    language: 'es',
  },
  deleteUser: { userId: 'u1', newOwners: [], version: 3 },
  updateUserStatus: { userId: 'u1', disabled: true, newOwners: [], version: 3 },
  overrideEmailVerification: { userId: 'u1', version: 3 },
  adminResetPassword: { userId: 'u1', newPassword: 'plain window lens', version: 3 },
} as const;

const BAD = [undefined, null, '', ' ', 7, true, [], 'a'.repeat(5_000), 'not an email', 'a\0b'];

const NAMES = Object.keys(SENT) as (keyof typeof SENT)[];

/** Everything that the server answers when one value of an action is bad. */
const OF_VALIDATION: Refused[] = NAMES.flatMap((name) =>
  Object.keys(SENT[name]).flatMap((field) =>
    BAD.flatMap((value) => refusedBy(() => readInput(name, { ...SENT[name], [field]: value }))),
  ),
);

const OF_RESETS: Refused[] = BAD.flatMap((email) => {
  const issues = passwordResetSchema.safeParse({ email }).error?.issues ?? [];
  return Object.values(fieldErrors(issues)).map(({ rule, message }) => ({
    field: 'email',
    rule,
    message,
  }));
});

const EDITED = {
  name: 'Ada',
  role: 'customer',
  mayRecordPayments: false,
  disabled: false,
  mainAccount: '100200',
  additionalAccounts: ['100201'],
  newOwners: [{ accountNumber: '100200', userId: 'u2' }],
};

/** Accounts that are none, and more than anybody may have. */
const BAD_ACCOUNTS = [['x'], [7], [null], Array.from({ length: 5_000 }, () => '100201')];

/** Everything that a wrong field of the edited user is refused for, by the page and by the server. */
const OF_EDITS: Refused[] = [
  ...Object.keys(EDITED).flatMap((field) =>
    [...BAD, ...BAD_ACCOUNTS].flatMap((value) => [{ ...EDITED, [field]: value }]),
  ),
  { ...EDITED, mainAccount: '' },
  { ...EDITED, mayRecordPayments: true },
].flatMap((edited) => {
  const issues = userEditSchema.safeParse(edited).error?.issues ?? [];
  return Object.entries(fieldErrors(issues)).flatMap(([field, error]) => [{ field, ...error }]);
});

const OTHERS: Refused[] = [
  ...['lastOwner', 'notMember'].map((rule) => ({
    field: 'newOwners',
    rule,
    message: 'the server’s own',
  })),
  ...refusedBy(() => roleOfInput({ role: 'customer', isSuperAdmin: true })),
  ...refusedBy(() => readInput('deleteUser', 'no object')),
  ...['auth/email-already-exists', 'auth/invalid-email'].flatMap((code) =>
    refusedBy(() => {
      throw fromAuthFailure(Object.assign(new Error(code), { code })) ?? new Error(code);
    }),
  ),
  ...PASSWORD_PROBLEMS.flatMap((rule) =>
    ['password', 'newPassword'].map((field) => ({ field, rule, message: 'the server’s own' })),
  ),
  { field: 'version', rule: 'movedOn', message: 'the server’s own' },
  ...['oneself', 'lastSuperAdmin', 'noEmail', 'verified', 'disabled'].map((rule) => ({
    field: 'userId',
    rule,
    message: 'the server’s own',
  })),
  { field: 'userId', rule: 'sentAlready', message: 'Try again in 240 seconds', nearest: 240 },
  { field: 'email', rule: 'unknown', message: 'No account found with this email address' },
  { field: 'email', rule: 'wait', message: 'Try again in 2400 seconds', nearest: 2400 },
];

function refusedBy(work: () => unknown): Refused[] {
  try {
    work();
    return [];
  } catch (error) {
    const refusal = error instanceof Problem ? fromProblem(error) : error;
    if (!(refusal instanceof CallableError)) throw error;
    const { details, message } = refusal;
    if (!details || !('field' in details)) throw error;
    return [{ field: details.field, rule: details.rule, message }];
  }
}

const ALL = [...OF_VALIDATION, ...OF_RESETS, ...OF_EDITS, ...OTHERS];
const [en, es] = [textIn('en', 'userActions'), textIn('es', 'userActions')];

/** As validators and programmers say it. */
const JARGON =
  /expected|received|invalid (input|option|email|type)|too (big|small)|<=|>=|string|\bbody\b|userId|newPassword/i;

const rules = (field: string) =>
  new Set(ALL.filter((one) => one.field === field).map(({ rule }) => rule));

const PAIRS = [...new Map(ALL.map((one) => [`${one.field}: ${one.rule}`, one]))];

describe('what the server refuses of an action on a user', () => {
  it('SE-08 is known for every action and every kind of bad value', () => {
    expect(rules('email').size).toBeGreaterThan(4);
    for (const text of ['too_small', 'too_big']) expect(rules('newPassword')).toContain(text);
    expect(rules('userId')).toContain('required');
    expect(rules('email')).toContain('text');
    expect(rules('additionalAccounts')).toContain('too_big');
    expect(rules('additionalAccounts.0').size).toBeGreaterThan(0);
    expect(rules('mainAccount')).toContain('mainMissing');
    expect(rules('mayRecordPayments')).toContain('adminsOnly');
    expect(Object.keys(userEditSchema.shape)).toEqual(Object.keys(EDITED));
    // Whatever a schema gets as a new field is among the values tried here.
    for (const name of NAMES)
      expect(Object.keys(functionInputs[name].shape)).toEqual(Object.keys(SENT[name]));
  });

  it.each(PAIRS)('SE-08 UX-02 is told in words of both languages: %s', (_name, refused) => {
    const { field } = refused;
    const [english, spanish] = [en, es].map((text) => refusalText(text, field, refused));
    expect(english).toMatch(/^[A-Z].*\.$/);
    expect(spanish).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
    expect(spanish).not.toBe(english);
    for (const told of [english, spanish]) {
      expect(told).not.toMatch(JARGON);
      expect(told).not.toMatch(/%\{|undefined|NaN/);
    }
    expect(english).not.toBe(en('rules.other'));
  });

  it('SE-08 a rule that this page does not know is told without the validator’s words', () => {
    const told = { rule: 'invalid_union', message: 'Invalid input: expected string' };
    expect(refusalText(en, 'email', told)).toBe(
      'The server did not accept this. Change it and try again.',
    );
    expect(refusalText(es, 'password', told)).toMatch(/^El servidor no lo aceptó/);
    expect(refusalText(en, 'disabled', told)).toMatch(/Reload it and try again/);
  });

  it.each([
    [2_400, 'Try again in 40 minutes.'],
    [61, 'Try again in 2 minutes.'],
    [1, 'Try again in 1 minute.'],
    [undefined, 'Try again in 1 minute.'],
  ])('SE-08 says after %s seconds when a link can be sent again', (nearest, words) =>
    expect(refusalText(en, 'email', { rule: 'wait', nearest })).toContain(words),
  );
});
