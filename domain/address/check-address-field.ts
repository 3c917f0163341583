import { isCountry } from './countries.ts';
import { US_TERRITORIES, postcodeRule, writePostcode } from './postcodes.ts';
import {
  findRegion,
  hasPostcode,
  isRegionElsewhere,
  nearestRegion,
  regionsOf,
  territoryOf,
  requiresState,
} from './regions.ts';

/** The parts of an address that depend on its country's rules. */
export interface AddressParts {
  country: string;
  state: string;
  zip: string;
}
export type AddressField = keyof AddressParts;

export interface AddressViolation {
  /** `otherState`: the postcode is well formed but belongs to another state. */
  rule: 'required' | 'unknown' | 'format' | 'otherState';
  /** The probable value in the country's format; null without a suggestion. */
  nearest: string | null;
  /** A valid value of the country; null where there is a list to choose from. */
  example: string | null;
  /** With `otherState`: the state that the postcode belongs to. */
  state: string | null;
}

const violation = (
  rule: AddressViolation['rule'],
  details: Partial<AddressViolation> = {},
): AddressViolation => ({ rule, nearest: null, example: null, state: null, ...details });

function checkCountry({ country }: AddressParts): AddressViolation | null {
  if (!country.trim()) return violation('required');
  if (isCountry(country)) return null;
  const written = country.trim().toUpperCase();
  return violation('unknown', { nearest: isCountry(written) ? written : null });
}

function checkState({ country, state }: AddressParts): AddressViolation | null {
  const regions = regionsOf(country);
  if (regions.length === 0) return checkTypedState(country, state);
  if (!state.trim()) return requiresState(country) ? violation('required') : null;
  if (regions.some(({ code }) => code === state)) return null;
  return violation('unknown', { nearest: nearestRegion(country, state) });
}

/** Without a list for the country: a territory has no state but itself, and no country has those of the lists. */
function checkTypedState(country: string, state: string): AddressViolation | null {
  if (!state.trim()) return null;
  const own = territoryOf(country);
  if (own) {
    const nearest = findRegion(country, state)?.code ?? null;
    return state === own.code ? null : violation('unknown', { nearest, example: own.code });
  }
  return isRegionElsewhere(state) ? violation('unknown') : null;
}

/** Compares only states in the list; a US territory may also be the country. */
function checkRegion({ country, state, zip }: AddressParts): AddressViolation | null {
  const isTerritory = US_TERRITORIES.includes(country);
  const list = regionsOf(isTerritory ? 'US' : country);
  const region = list.find(({ code }) => code === (isTerritory ? country : state));
  // Of the states of other countries no postcodes are known.
  if (!region || region.postcodes.length === 0 || hasPostcode(region, zip)) return null;
  const right = list.find((candidate) => hasPostcode(candidate, zip));
  return violation('otherState', { state: right?.code ?? null });
}

function checkZip(address: AddressParts): AddressViolation | null {
  const { country, zip } = address;
  const rule = postcodeRule(country);
  if (!rule) return null;
  const { example } = rule;
  if (!zip.trim()) return violation('required', { example });
  if (rule.pattern.test(zip)) return checkRegion(address);
  const written = writePostcode(rule, zip);
  return violation('format', { nearest: rule.pattern.test(written) ? written : null, example });
}

const CHECKS = { country: checkCountry, state: checkState, zip: checkZip };

/** Returns what is wrong with one part of an address by its country's rules, or null. */
export function checkAddressField(
  field: AddressField,
  address: AddressParts,
): AddressViolation | null {
  return CHECKS[field](address);
}

/** Whether addresses of the country require the part. */
export function isRequired(field: AddressField, country: string): boolean {
  return field === 'country' || CHECKS[field]({ country, state: '', zip: '' })?.rule === 'required';
}
