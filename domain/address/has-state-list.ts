/** Countries with a list of their own in `domain/address/states/state-data.ts`. */
const LISTED =
  'AE AM AR AU BR BS CL CN CO CU CV EG ES HK ID IE IN IR IT JM JP KN KP KR KY MX MY MZ NG NI NR PE PH RU SO SR SV TH TR TV TW UA UY VE VN';

/** Whether the states of the country are known once its list is loaded. */
export function hasStateList(country: string): boolean {
  return LISTED.split(' ').includes(country);
}
