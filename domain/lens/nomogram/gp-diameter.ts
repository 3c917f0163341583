import { formatPlain } from '../optics/format-optics.ts';
import { toDioptres } from '../optics/keratometry.ts';
import {
  GENERIC_DIAMETERS,
  GENERIC_DIAMETER_SOURCE,
  RENOVATION_DIAMETERS,
  RENOVATION_DIAMETER_SOURCE,
} from './gp-tables.ts';
import { suggest, type Start, type Suggestion } from './suggestion.ts';

/** The difference between HVID and the diameter of a corneal GP lens, in mm. */
const BELOW_HVID = 2.5;

function byHvid(start: Start): Suggestion[] {
  const { hvid } = start.clinical;
  if (hvid === undefined) return [];
  const shown = `HVID ${formatPlain(hvid, 1)} − ${BELOW_HVID} mm`;
  const reason = { en: shown, es: shown };
  return suggest(start, 'diameter', hvid - BELOW_HVID, reason, GENERIC_DIAMETER_SOURCE);
}

/** Suggests the diameter by the base curve in mm; by HVID outside the table or without a base curve. */
export function suggestGpDiameter(start: Start, baseCurve: number | null): Suggestion[] {
  if (baseCurve === null || baseCurve <= 0) return byHvid(start);
  const dioptres = toDioptres(baseCurve);
  const row = GENERIC_DIAMETERS.find(({ from, to }) => dioptres >= from && dioptres < to);
  if (!row) return byHvid(start);
  const shown = `${formatPlain(baseCurve)} mm (${formatPlain(dioptres)} D)`;
  const reason = { en: `Base curve ${shown}`, es: `Curva base ${shown}` };
  return suggest(start, 'diameter', row.diameter, reason, GENERIC_DIAMETER_SOURCE);
}

/** Suggests the diameter by the multifocal's own table, from the base curve in mm. */
export function suggestMultifocalDiameter(start: Start, baseCurve: number | null): Suggestion[] {
  const row = RENOVATION_DIAMETERS.find(
    ({ from, to }) => baseCurve !== null && baseCurve >= from && baseCurve <= to,
  );
  if (!row || baseCurve === null) return byHvid(start);
  const shown = `${formatPlain(baseCurve)} mm`;
  const reason = { en: `Base curve ${shown}`, es: `Curva base ${shown}` };
  return suggest(start, 'diameter', row.diameter, reason, RENOVATION_DIAMETER_SOURCE);
}
