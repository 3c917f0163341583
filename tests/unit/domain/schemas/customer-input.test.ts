// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import { customerInputSchema } from '#domain/customers/customer-input.ts';
import { customerRecordSchema, NEW_CUSTOMER } from '#domain/customers/customer-record.ts';
import { textOf } from '#providers/messages/text-of.ts';
import { schemaProblem } from '#resources/shared/record/fields/field-problem.ts';
import { issueErrors } from '#server/access/imports/issue-errors.ts';

const PLACES = {
  US: { country: 'US', address: '1 Main St', city: 'Portland', state: 'OR', zip: '97201' },
  AG: { country: 'AG', address: '1 Bay St', city: 'St John’s', state: '', zip: '' },
  TR: { country: 'TR', address: '2 Cadde', city: 'Ankara', state: '', zip: '06100' },
  DE: { country: 'DE', address: '3 Ring', city: 'Berlin', state: '', zip: '10115' },
  CZ: { country: 'CZ', address: '4 Ulice', city: 'Praha', state: '', zip: '110 00' },
};
const inputOf = (place: object, phone: string) => ({
  ...NEW_CUSTOMER,
  practice: 'Oak Eye Care',
  ...place,
  phone,
});

const problemsOf = (phone: string) =>
  customerInputSchema.safeParse(inputOf({}, phone)).error?.issues.map(({ path }) => path[0]);

describe('the telephone of an account', () => {
  it.each([
    ['US', '503-555-0199', '+15035550199'],
    ['US', '(503) 555-0199 ext. 12', '+15035550199;ext=12'],
    ['AG', '+1 268 460 1234', '+12684601234'],
    ['TR', '+90 312 123 4567', '+903121234567'],
    ['DE', '030 901820', '+4930901820'],
    ['CZ', '+420 221 123 456', '+420221123456'],
    ['US', '', ''],
  ] as const)(
    'AD-05 is read as %s writes it, like that of an application: %s',
    (country, typed, stored) => {
      expect(customerInputSchema.parse(inputOf(PLACES[country], typed)).phone).toBe(stored);
    },
  );

  it.each([
    ['US', '+1 555 0100', '"+1 555 0100" is not a valid phone number in US'],
    ['DE', '12', '"12" is not a valid phone number in DE'],
  ] as const)('AD-05 SE-08 is refused by the rules of %s: %s', (country, phone, message) => {
    const input = inputOf(PLACES[country], phone);
    const issues = customerInputSchema.safeParse(input).error?.issues ?? [];
    expect(issues).toMatchObject([{ path: ['phone'], message }]);
    expect(issues.map((issue) => schemaProblem(issue, input, textOf('records')))).toEqual([
      message,
    ]);
    const [line, ...others] = issueErrors(issues, input);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ field: 'phone', rule: 'format', value: phone, en: message });
    expect(line?.es).toContain('no es un número de teléfono válido');
  });

  it('AD-05 needs a country code where no country is known', () => {
    expect(problemsOf('503-555-0199')).toEqual(['phone']);
    expect(problemsOf('+1 503 555 0199')).toBeUndefined();
  });

  it('SE-13 stays readable as it was stored', () => {
    const { phone } = withoutLimits(customerRecordSchema).shape;
    expect(phone.parse('+1 555 0100')).toBe('+1 555 0100');
  });
});
