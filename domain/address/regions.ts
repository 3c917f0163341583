import type { Locale } from '../basics/locale.ts';
import { US_TERRITORIES } from './postcodes.ts';
import { US_STATES } from './us-states.ts';

/** A state, province or territory with its code in addresses. */
export interface Region {
  code: string;
  name: Record<Locale, string>;
  /** Prefixes of its postcodes: `K`, `967`, or a range such as `350-369`. */
  postcodes: readonly string[];
}

/**
 * Provinces and territories by Canada Post's codes, with the first letters of their postal codes. The government's K1A
 * is used on both sides of the Ottawa River; X belongs to two territories.
 */
export const CA_PROVINCES: readonly Region[] = [
  { code: 'AB', name: { en: 'Alberta', es: 'Alberta' }, postcodes: ['T'] },
  { code: 'BC', name: { en: 'British Columbia', es: 'Columbia Británica' }, postcodes: ['V'] },
  { code: 'MB', name: { en: 'Manitoba', es: 'Manitoba' }, postcodes: ['R'] },
  { code: 'NB', name: { en: 'New Brunswick', es: 'Nuevo Brunswick' }, postcodes: ['E'] },
  {
    code: 'NL',
    name: { en: 'Newfoundland and Labrador', es: 'Terranova y Labrador' },
    postcodes: ['A'],
  },
  {
    code: 'NT',
    name: { en: 'Northwest Territories', es: 'Territorios del Noroeste' },
    postcodes: ['X'],
  },
  { code: 'NS', name: { en: 'Nova Scotia', es: 'Nueva Escocia' }, postcodes: ['B'] },
  { code: 'NU', name: { en: 'Nunavut', es: 'Nunavut' }, postcodes: ['X'] },
  { code: 'ON', name: { en: 'Ontario', es: 'Ontario' }, postcodes: ['K-N', 'P'] },
  {
    code: 'PE',
    name: { en: 'Prince Edward Island', es: 'Isla del Príncipe Eduardo' },
    postcodes: ['C'],
  },
  { code: 'QC', name: { en: 'Quebec', es: 'Quebec' }, postcodes: ['G-H', 'J', 'K1A'] },
  { code: 'SK', name: { en: 'Saskatchewan', es: 'Saskatchewan' }, postcodes: ['S'] },
  { code: 'YT', name: { en: 'Yukon', es: 'Yukón' }, postcodes: ['Y'] },
];

const REGIONS: Readonly<Record<string, readonly Region[]>> = { US: US_STATES, CA: CA_PROVINCES };

function ownListOf(country: string): readonly Region[] | undefined {
  return Object.hasOwn(REGIONS, country) ? REGIONS[country] : undefined;
}

/** The lists of the other countries, whose `code` is what stands in an address: the code or the name (decision 67). */
export interface StateLists {
  regionsOf: (country: string) => readonly Region[];
  /** Finds a region by its code or by a name in any of its languages and scripts; null for none, or more than one. */
  find: (country: string, text: string) => Region | null;
  /** The code of the region of the country that a misspelled text probably means; of the US and Canada, too. */
  nearest: (country: string, text: string) => string | null;
}

let lists: StateLists | null = null;

/**
 * Makes the lists known to the rules: the server before it serves, a browser when they have arrived. Without them (null)
 * a state of such a country is a typed text, as it is of countries that have none.
 */
export function provideStateLists(provided: StateLists | null): void {
  lists = provided;
}

/** Whether the post of the country delivers only to an address with its state: the United States and Canada. */
export function requiresState(country: string): boolean {
  return ownListOf(country) !== undefined;
}

/** Returns the states or provinces to choose from; empty for countries where they are typed. */
export function regionsOf(country: string): readonly Region[] {
  return ownListOf(country) ?? lists?.regionsOf(country) ?? [];
}

/** Returns the code of the region that a text probably means; null for none. */
export function nearestRegion(country: string, text: string): string | null {
  const found = findRegion(country, text)?.code;
  return found ?? (territoryOf(country) ? null : (lists?.nearest(country, text) ?? null));
}

/** Returns the region that a territory of the United States is itself: in `PR`, only Puerto Rico. Null for other countries. */
export function territoryOf(country: string): Region | null {
  if (!US_TERRITORIES.includes(country)) return null;
  return US_STATES.find(({ code }) => code === country) ?? null;
}

/** Departments of Uruguay and a province of Bulgaria, too. */
const ALSO_ELSEWHERE = new Set(['florida', 'montana']);

/** Whether the text names in full what is a state or province of the United States or Canada, and of no other country. */
export function isRegionElsewhere(text: string): boolean {
  const wanted = lettersOf(text);
  if (ALSO_ELSEWHERE.has(wanted)) return false;
  return [...US_STATES, ...CA_PROVINCES].some(({ name }) =>
    [name.en, name.es].some((known) => lettersOf(known) === wanted),
  );
}

function isWithin(postcode: string, beginnings: string): boolean {
  const [from = '', to = from] = beginnings.split('-');
  const beginning = postcode.slice(0, from.length);
  return beginning >= from && beginning <= to;
}

export function hasPostcode(region: Region, postcode: string): boolean {
  return region.postcodes.some((beginnings) => isWithin(postcode, beginnings));
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

/** Finds the region by a code or a name in either language, ignoring spelling variants; null for none. */
export function findRegion(country: string, text: string): Region | null {
  const wanted = lettersOf(text);
  const own = territoryOf(country);
  const list = own ? [own] : ownListOf(country);
  if (!list) return lists?.find(country, text) ?? null;
  const found = list.find(({ code, name }) =>
    [code, name.en, name.es].some((known) => lettersOf(known) === wanted),
  );
  return found ?? null;
}
