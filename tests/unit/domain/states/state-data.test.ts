import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#domain/address/countries.ts';
import { hasStateList } from '#domain/address/has-state-list.ts';
import { wordOf } from '#domain/address/states/region-words.ts';
import { STATE_DATA } from '#domain/address/states/state-data.ts';
import { statesOfSource } from '#server/app/states/states-of-source.ts';

interface Line {
  country: string;
  code: string;
  name: string;
  names: string[];
}

const LINES: Line[] = Object.entries(STATE_DATA).flatMap(([country, states]) =>
  states.split('|').map((line) => {
    const [code = '', name = '', ...further] = line.split(';');
    return { country, code, name, names: [code, name, ...further].filter(Boolean) };
  }),
);
const written = ({ country, name }: Line) => `${country} ${name}`;

describe('the states of the countries', () => {
  it('PF-01 are what the source has: npm run states:generate', async () => {
    expect(STATE_DATA).toEqual(await statesOfSource());
  });

  it('PF-01 are of the countries that the forms load them for', () => {
    expect(COUNTRIES.filter(hasStateList).toSorted()).toEqual(Object.keys(STATE_DATA).toSorted());
    expect(['US', 'CA', 'AD', 'GB', ''].filter(hasStateList)).toEqual([]);
    expect(LINES).toHaveLength(1306);
  });

  it('PF-01 have a name in Latin letters, which fits into a field of 60 characters', () => {
    const latin = /^[\p{Script=Latin}\p{M}\d .,'’()&–-]+$/u;
    const odd = LINES.filter(({ name }) => !latin.test(name) || name.length > 60);
    expect(odd.map(written)).toEqual([]);
  });

  it('PF-01 have a code, but for places that have none in ISO 3166', () => {
    const odd = LINES.filter(({ code }) => !/^[A-Z0-9]{1,3}$/.test(code));
    expect(odd.map(written)).toEqual([
      'BS Abaco Islands',
      'BS Andros Island',
      'BS Crooked Island',
      'BS Eleuthera',
      'BS Grand Bahama',
      'BS New Providence',
      'CV Fogo',
      'CV Santiago',
      'CV Santo Antão',
      'CV São Nicolau',
      'HK Hong Kong Island',
      'HK Kowloon',
      'HK New Territories',
      'KY Cayman Brac',
      'KY Grand Cayman',
      'KY Little Cayman',
      'RU Respublika Krym',
      "RU Sevastopol'",
      'TV Niulakita',
      'TW Kinmen County',
      'TW Lienchiang County',
    ]);
  });

  it('PF-01 no name or code of a country is one of two of its states', () => {
    const owners = new Map<string, Set<string>>();
    for (const { country, name, names } of LINES) {
      for (const known of names) {
        const key = `${country} ${wordOf(known)}`;
        owners.set(key, (owners.get(key) ?? new Set()).add(name));
      }
    }
    expect([...owners].filter(([key, of]) => of.size > 1 || key.endsWith(' '))).toEqual([]);
  });
});
