import { findRegion, regionsOf } from '#domain/address/regions.ts';
import type { Locale } from '#domain/basics/locale.ts';

export interface StateChoice {
  /** What is stored. */
  code: string;
  name: string;
}

/**
 * Returns the states of the country by name. The present value is one of them, whatever it is: a name that was typed
 * before stands for its state, and what is none comes first, to be seen and changed.
 */
export function stateChoices(country: string, present: string, locale: Locale): StateChoice[] {
  const regions = regionsOf(country);
  const { compare } = new Intl.Collator(locale);
  const own = regions.some(({ code }) => code === present) ? null : findRegion(country, present);
  const choices = regions
    .map(({ code, name }) => ({ code: code === own?.code ? present : code, name: name[locale] }))
    .toSorted((one, other) => compare(one.name, other.name));
  const isListed = present === '' || choices.some(({ code }) => code === present);
  return isListed ? choices : [{ code: present, name: present }, ...choices];
}
