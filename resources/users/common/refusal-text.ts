import type { z } from 'zod';
import type { FieldError } from '#domain/access/api-error.ts';
import { USER_NAME_MOST } from '#domain/access/user.ts';
import { MAX_ACCOUNTS, PASSWORD_MAX, PASSWORD_MIN } from '#domain/basics/constants.ts';
import type { Text } from '#providers/messages/text-in.ts';

/** The texts for refused values (`userActions.rules`), without those that need a number of their own. */
type RuleText =
  | 'emailMissing'
  | 'emailInvalid'
  | 'emailUnknown'
  | 'taken'
  | 'passwordMissing'
  | 'email'
  | 'short'
  | 'long'
  | 'common'
  | 'characters'
  | 'adminsOnly'
  | 'grantAdminsOnly'
  | 'outdated'
  | 'accountUnknown'
  | 'customersOnly'
  | 'lastOwner'
  | 'successorGone'
  | 'mainMissing'
  | 'manyAccounts'
  | 'other';

const REFUSED = [
  'oneself',
  'lastSuperAdmin',
  'noEmail',
  'verified',
  'disabled',
  'movedOn',
] as const;

const OF_EMAIL: Record<string, RuleText> = {
  required: 'emailMissing',
  invalid_type: 'emailInvalid',
  invalid_format: 'emailInvalid',
  too_small: 'emailMissing',
  too_big: 'emailInvalid',
  email: 'emailInvalid',
  unknown: 'emailUnknown',
  taken: 'taken',
  text: 'characters',
};

const OF_PASSWORD: Record<string, RuleText> = {
  required: 'passwordMissing',
  invalid_type: 'passwordMissing',
  too_small: 'short',
  too_big: 'long',
  short: 'short',
  long: 'long',
  email: 'email',
  common: 'common',
  text: 'characters',
};

const OF_NAME: Record<string, RuleText> = {
  required: 'outdated',
  too_big: 'long',
  text: 'characters',
  invalid_type: 'outdated',
};

const OF_ACCOUNT: Record<string, RuleText> = {
  unknown: 'accountUnknown',
  required: 'accountUnknown',
  invalid_format: 'accountUnknown',
  invalid_union: 'accountUnknown',
  invalid_type: 'accountUnknown',
  text: 'accountUnknown',
  too_big: 'manyAccounts',
  customersOnly: 'customersOnly',
  lastOwner: 'lastOwner',
  mainMissing: 'mainMissing',
};

/** The page sends only accounts and members that the server named. */
const OF_NEW_OWNERS: Record<string, RuleText> = {
  lastOwner: 'lastOwner',
  notMember: 'successorGone',
  required: 'outdated',
  invalid_type: 'outdated',
  invalid_format: 'outdated',
  unrecognized_keys: 'outdated',
  too_small: 'outdated',
  too_big: 'outdated',
  text: 'outdated',
};

const OF_GRANT: Record<string, RuleText> = {
  adminsOnly: 'grantAdminsOnly',
  required: 'outdated',
  invalid_type: 'outdated',
};

/** By field. The others are filled in by the page, so that the user can do nothing about them but reload it. */
const BY_FIELD = new Map([
  ['email', OF_EMAIL],
  ['password', OF_PASSWORD],
  ['newPassword', OF_PASSWORD],
  ['name', OF_NAME],
  ['mayRecordPayments', OF_GRANT],
  ['accountNumber', OF_ACCOUNT],
  ['mainAccount', OF_ACCOUNT],
  ['additionalAccounts', OF_ACCOUNT],
  ['newOwners', OF_NEW_OWNERS],
]);

/** Returns the text for a rule that a field breaks: those of the server and of its validator, in people's words. */
function ruleText(field: string, rule: string): RuleText {
  // One of several accounts is `additionalAccounts.3`.
  const rules = BY_FIELD.get(field.split('.')[0] ?? field);
  if (rules) return rules[rule] ?? 'other';
  return rule === 'adminsOnly' ? 'adminsOnly' : 'outdated';
}

const MOST: Partial<Record<string, number>> = {
  name: USER_NAME_MOST,
  additionalAccounts: MAX_ACCOUNTS,
};

/** Returns what to say to the user about a field that the server refused. Never the validator's own message. */
export function refusalText(
  text: Text<'userActions'>,
  field: string,
  { rule, nearest }: Pick<FieldError, 'rule' | 'nearest'>,
): string {
  const refused = REFUSED.find((one) => one === rule);
  if (refused) return text(`refused.${refused}`);
  if (rule === 'wait' || rule === 'sentAlready') {
    return text(`rules.${rule}`, { smart_count: minutes(nearest) });
  }
  const most = MOST[field] ?? PASSWORD_MAX;
  return text(`rules.${ruleText(field, rule)}`, { least: PASSWORD_MIN, most });
}

/** Whole minutes to wait, at least one; `seconds` as the server says. */
function minutes(seconds: FieldError['nearest']): number {
  return Math.max(1, Math.ceil(Number(seconds ?? 0) / 60));
}

/** Returns the name of the rule that an issue of a schema is about, as the server names it. */
export function ruleOf(issue: z.core.$ZodIssue): string {
  const rule: unknown = issue.code === 'custom' ? issue.params?.['rule'] : issue.code;
  return typeof rule === 'string' ? rule : issue.code;
}
