import type { Locale } from '../locale.ts';
import { CA_PROVINCES } from './ca-provinces.ts';
import { US_STATES } from './us-states.ts';

/** A state, province or territory with its code in addresses. */
export interface Region {
  code: string;
  name: Record<Locale, string>;
  /** Prefixes of its postcodes: `K`, `967`, or a range such as `350-369`. */
  postcodes: readonly string[];
}

const REGIONS: Record<string, readonly Region[]> = { US: US_STATES, CA: CA_PROVINCES };

/** Returns the states or provinces to choose from; empty for countries where they are typed. */
export function regionsOf(country: string): readonly Region[] {
  return Object.hasOwn(REGIONS, country) ? (REGIONS[country] ?? []) : [];
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
  const found = regionsOf(country).find(({ code, name }) =>
    [code, name.en, name.es].some((known) => lettersOf(known) === wanted),
  );
  return found ?? null;
}
