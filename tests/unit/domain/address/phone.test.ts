import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { checkPhone, formatPhone, normalizePhone } from '#domain/address/phone.ts';

const NUMBERS = [
  ['(202) 555-0100', 'US', '+12025550100', '(202) 555-0100', '+1 202 555 0100'],
  ['202.555.0100', 'US', '+12025550100', '(202) 555-0100', '+1 202 555 0100'],
  ['+1 202 555 0100', 'GB', '+12025550100', '+1 202 555 0100', '+1 202 555 0100'],
  [
    '613-555-0123 x5',
    'CA',
    '+16135550123;ext=5',
    '(613) 555-0123 ext. 5',
    '+1 613 555 0123 ext. 5',
  ],
  [
    '+12025550100;ext=12',
    'US',
    '+12025550100;ext=12',
    '(202) 555-0100 ext. 12',
    '+1 202 555 0100 ext. 12',
  ],
  ['020 7946 0000', 'GB', '+442079460000', '020 7946 0000', '+44 20 7946 0000'],
  ['612 345 678', 'ES', '+34612345678', '612 34 56 78', '+34 612 34 56 78'],
] as const;

describe('phone', () => {
  it.each(NUMBERS)('PF-01 reads %s in %s', (typed, country, stored, national, international) => {
    expect(checkPhone(typed, country)).toBeNull();
    expect(normalizePhone(typed, country)).toBe(stored);
    expect(formatPhone(stored, country)).toBe(national);
    expect(formatPhone(stored, 'FR')).toBe(international);
  });

  it.each([
    ['', 'US', 'US'],
    ['abc', 'US', 'US'],
    ['555-0100', 'US', 'US'],
    ['+1 555 0100', 'US', 'US'],
    ['102 555 0100', 'US', 'US'],
    ['call 202 555 0100 now', 'US', 'US'],
    ['(202) 555-0100', '', null],
    ['(202) 555-0100', 'AQ', null],
  ])('PF-01 refuses "%s" in "%s" and leaves it as it is', (typed, country, readFor) => {
    expect(checkPhone(typed, country)).toEqual({ rule: 'format', country: readFor });
    expect(normalizePhone(` ${typed} `, country)).toBe(typed);
    expect(formatPhone(typed, country)).toBe(typed);
  });

  it('PF-01 normalising and showing change no number', () => {
    const numbers = fc.stringMatching(
      /^[2-9]\d{2}[ .-]?[2-9]\d{2}[ .-]?\d{4}( ext\. ?[1-9]\d{0,3})?$/,
    );
    fc.assert(
      fc.property(numbers, fc.constantFrom('US', 'CA', 'GB'), (typed, shownIn) => {
        const stored = normalizePhone(typed, 'US');
        expect(normalizePhone(stored, 'US')).toBe(stored);
        fc.pre(checkPhone(typed, 'US') === null);
        expect(normalizePhone(formatPhone(stored, shownIn), shownIn)).toBe(stored);
      }),
      { seed: 20_260_101, numRuns: runs() },
    );
  });
});
