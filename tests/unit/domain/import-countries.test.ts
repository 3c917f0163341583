import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#domain/address/countries.ts';
import { countryNamed } from '#domain/import/read-country.ts';

const nameIn = (language: string, code: string, style: 'long' | 'short' = 'long') =>
  new Intl.DisplayNames([language], { type: 'region', style }).of(code) ?? code;

const mainLanguage = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;

describe('AD-18 the country of an imported line', () => {
  it.each(['en', 'es'])('AD-18 is read by each name and short name in %s', (language) => {
    const long = COUNTRIES.map((code) => countryNamed(nameIn(language, code)));
    expect(long).toEqual(COUNTRIES);
    // a short name of two letters may be another country's code
    const short = COUNTRIES.filter((code) => nameIn(language, code, 'short').length > 2);
    expect(short.map((code) => countryNamed(nameIn(language, code, 'short')))).toEqual(short);
  });

  it('AD-18 is read by its name in its own language, and by its code', () => {
    expect(COUNTRIES.map((code) => countryNamed(nameIn(mainLanguage(code), code)))).toEqual(
      COUNTRIES,
    );
    expect(COUNTRIES.map((code) => countryNamed(` ${code.toLowerCase()} `))).toEqual(COUNTRIES);
  });

  it.each([
    ['Trinidad and Tobago', 'TT'],
    ['Saint Kitts and Nevis', 'KN'],
    ['Österreich', 'AT'],
    ['Suisse', 'CH'],
    ['Belgique', 'BE'],
    ['日本', 'JP'],
    ['Turkey', 'TR'],
    ['Czech Republic', 'CZ'],
    ['Iran, Islamic Republic of', 'IR'],
    ['Bolivia (Plurinational State of)', 'BO'],
    ['Virgin Islands, British', 'VG'],
    ['Korea, Republic of', 'KR'],
    ['Congo, The Democratic Republic of the', 'CD'],
    ['Saint Vincent and the Grenadines', 'VC'],
    ['756', 'CH'],
    ['840', 'US'],
    ['DEU', 'DE'],
    ['zaf', 'ZA'],
    ['ZWE', 'ZW'],
    ['AND', 'AD'],
    ['MEX', 'MX'],
  ])('AD-18 is read: %s is %s', (typed, code) => {
    expect(countryNamed(typed)).toBe(code);
  });

  it.each([
    'Atlantis',
    '000',
    '999',
    'ZZ',
    'Ireland, Northern',
    'Congo, Dem. Rep. of',
    'Tschechien',
    '',
  ])('SE-08 is not guessed: %j', (typed) => {
    expect(countryNamed(typed)).toBeUndefined();
  });
});
