import type { AddressParts } from './check-address-field.ts';
import { isCountry } from './countries.ts';
import { postcodeRule, writePostcode } from './postcodes.ts';
import { findRegion } from './regions.ts';

/** Returns the address in its country's format: codes of country and state, format of the postcode. */
export function normalizeAddress<T extends AddressParts>(address: T): T {
  const written = address.country.trim().toUpperCase();
  const country = isCountry(written) ? written : address.country.trim();
  const rule = postcodeRule(country);
  return {
    ...address,
    country,
    state: findRegion(country, address.state)?.code ?? address.state.trim(),
    zip: rule ? writePostcode(rule, address.zip) : address.zip.trim(),
  };
}
