import { ACCOUNTS, CARDS, TEST_ROUTING } from '../money/test-numbers.ts';
import type { Entered } from '../objects/methods.ts';
import type { MethodType } from '../state/records.ts';
import type { Sentence } from './texts.ts';

export const FIELDS = [
  'method',
  'number',
  'expiry',
  'cvc',
  'name',
  'routing',
  'account',
  'holder',
] as const;
export type Field = (typeof FIELDS)[number];
export type Values = Readonly<Record<Field, string>>;
export type Problems = Partial<Record<Field, Sentence>>;

/** What was typed, without spaces around it. */
export function valuesOf(form: URLSearchParams): Values {
  return Object.fromEntries(
    FIELDS.map((field) => [field, (form.get(field) ?? '').trim().slice(0, 200)]),
  ) as Record<Field, string>;
}

/** What was entered, or what is wrong with it. @param now in milliseconds */
export function readForm(
  values: Values,
  types: readonly MethodType[],
  now: number,
): { entered: Entered } | { problems: Problems } {
  const type = values.method === 'bank' ? 'us_bank_account' : 'card';
  if (values.method === '' || !types.includes(type))
    return { problems: { method: 'methodInvalid' } };
  return type === 'card' ? readCard(values, now) : readAccount(values);
}

function readCard(values: Values, now: number): { entered: Entered } | { problems: Problems } {
  const number = digitsOf(values.number);
  const expiry = expiryOf(values.expiry);
  const problems = only({
    number: numberProblem(values.number, number),
    expiry: expiryProblem(values.expiry, expiry, now),
    cvc: missing(values.cvc) ?? (/^\d{3,4}$/.test(values.cvc) ? null : 'cvcInvalid'),
    name: missing(values.name),
  });
  if (problems || !expiry) return { problems: problems ?? {} };
  const card = { brand: brandOf(number), last4: number.slice(-4), ...expiry };
  return { entered: { name: values.name, behavior: CARDS.get(number) ?? 'notATestCard', card } };
}

function readAccount(values: Values): { entered: Entered } | { problems: Problems } {
  const account = digitsOf(values.account);
  const behavior = ACCOUNTS.get(account);
  const problems = only({
    routing:
      missing(values.routing) ??
      (digitsOf(values.routing) === TEST_ROUTING ? null : 'routingInvalid'),
    account: missing(values.account) ?? (behavior ? null : 'accountUnknown'),
    holder: missing(values.holder),
  });
  if (problems || !behavior) return { problems: problems ?? {} };
  const bank = { bank_name: 'STRIPE TEST BANK', last4: account.slice(-4) };
  const us_bank_account = { ...bank, routing_number: TEST_ROUTING };
  return { entered: { name: values.holder, behavior, us_bank_account } };
}

/** Null when there is no problem at all. */
function only(all: Partial<Record<Field, Sentence | null>>): Problems | null {
  const found = Object.entries(all).filter(([, problem]) => problem !== null);
  return found.length === 0 ? null : Object.fromEntries(found);
}

function missing(value: string): 'required' | null {
  return value === '' ? 'required' : null;
}

function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

function numberProblem(typed: string, number: string): Sentence | null {
  if (typed === '') return 'required';
  return /^\d{12,19}$/.test(number) && isLuhn(number) ? null : 'numberInvalid';
}

/** The check digit of card numbers. */
function isLuhn(number: string): boolean {
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, character, place) => {
      const digit = Number(character) * (place % 2 === 1 ? 2 : 1);
      return total + (digit > 9 ? digit - 9 : digit);
    }, 0);
  return sum % 10 === 0;
}

interface Expiry {
  exp_month: number;
  exp_year: number;
}

function expiryOf(text: string): Expiry | null {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})$/.exec(text) ?? [];
  const found = { exp_month: Number(month), exp_year: 2000 + Number(year) };
  return found.exp_month >= 1 && found.exp_month <= 12 ? found : null;
}

function expiryProblem(typed: string, expiry: Expiry | null, now: number): Sentence | null {
  if (typed === '') return 'required';
  if (!expiry) return 'expiryInvalid';
  return now < Date.UTC(expiry.exp_year, expiry.exp_month) ? null : 'expired';
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^3[47]/.test(number)) return 'amex';
  return /^(5[1-5]|2[2-7])/.test(number) ? 'mastercard' : 'unknown';
}
