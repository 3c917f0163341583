import { isRequired, type AddressParts } from './check-address-field.ts';
import { territoryOf } from './regions.ts';

type Place = Pick<AddressParts, 'country' | 'state'>;

/**
 * The state that an edit may leave as it is stored: before the portal knew a country's states, any text was one. `any`:
 * what is stored is compared later; null: nothing is stored.
 */
export type KeptState = Place | 'any' | null;

/** Whether the state is the stored one, of a country where any text was a state before. */
export function isKeptState({ country, state }: Place, keeps: KeptState): boolean {
  if (keeps === null || isRequired('state', country) || territoryOf(country)) return false;
  return keeps === 'any' || (keeps.country === country && keeps.state.trim() === state.trim());
}

/** Returns what an edit of the record may leave; `any` for a record that is not known yet. */
export function keptStateOf(record: Readonly<Record<string, unknown>> | null): KeptState {
  if (record === null) return 'any';
  const { country, state } = record;
  return typeof country === 'string' && typeof state === 'string' ? { country, state } : null;
}
