import type { PaperSize } from './page.ts';

/** Countries that print on Letter, by the Unicode CLDR; the others print on A4. */
const LETTER = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** Returns the usual paper of a country (ISO 3166-1); Letter when it is blank. */
export function paperFor(country: string): PaperSize {
  return country === '' || LETTER.has(country) ? 'Letter' : 'A4';
}
