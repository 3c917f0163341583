import { describe, expect, it } from 'vitest';
import { ADDRESS_TEXTS } from '#resources/shared/record/address-texts.ts';

describe('the parts of an address, where they are only shown', () => {
  it.each([
    ['US', 'en', 'United States'],
    ['DE', 'es', 'Alemania'],
    ['nowhere', 'en', 'nowhere'],
  ] as const)('AD-07 the country %s in %s is %s', (code, locale, shown) => {
    expect(ADDRESS_TEXTS.country(code, locale, undefined)).toBe(shown);
  });

  it.each([
    [{ country: 'US' }, 'Ohio'],
    [{ country: 'DE' }, 'OH'],
    [undefined, 'OH'],
  ])('AD-07 the state OH of %j is %s', (record, shown) =>
    expect(ADDRESS_TEXTS.state('OH', 'en', record)).toBe(shown),
  );
});
