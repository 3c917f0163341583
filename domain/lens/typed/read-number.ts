import type { Grid } from '../model/grid.ts';
import { SIGNS } from '../model/signs.ts';
import { parseNumber } from './parse-number.ts';

const PLANO = /^(?:pl|plano|plan|neutro)\.?$/iu;

/** Text that may surround a number in the unit of its field. */
const AROUND: Record<Grid['unit'], readonly RegExp[]> = {
  D: [/\s*(?:d\.?[sc]?|dptr?|diopters?|dioptr[ií]as?|sph|cyl|esf|cil)\.?$/iu],
  mm: [/\s*mm\.?$/iu],
  µm: [/\s*(?:[µμu]m|microns?|micras?)\.?$/iu],
  '°': [/^(?:axis|ax|eje|[x×*@])\s*/iu, /\s*(?:°|º|deg(?:rees?)?|grados?)\.?$/iu],
  Δ: [/\s*(?:[Δ∆]|pd)\.?$/iu],
  '': [],
};

/** Thousands separators are accepted only in depths of some thousand micrometers; elsewhere a comma is decimal. */
const THOUSANDS = new RegExp(String.raw`^([${SIGNS}]?\s*[1-9]\d{0,2})[.,'’\s]\s*(\d{3})$`, 'u');

/** Returns the text without its unit and without thousands separators. */
export function bareNumber(text: string, unit: Grid['unit']): string {
  const bare = AROUND[unit].reduce((left, around) => left.replace(around, ''), text.trim());
  return unit === 'µm' ? bare.replace(THOUSANDS, '$1$2') : bare;
}

/** Parses a number in the field's unit: `pl` is 0 D, `3,800` µm are 3800; null without a number in that unit. */
export function readNumber(text: string, { unit }: Pick<Grid, 'unit'>): number | null {
  return unit === 'D' && PLANO.test(text.trim()) ? 0 : parseNumber(bareNumber(text, unit));
}
