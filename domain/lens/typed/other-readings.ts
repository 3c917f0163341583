import { parseNumber } from '../format.ts';
import { toDioptres } from '../optics/keratometry.ts';
import { parseDioptres, radiusFromDioptres } from './dioptres.ts';
import { isWhole, powerWithoutPoint, readNumber, surePower, withoutPoint } from './read-typed.ts';
import { isKeratometry, isRadius, type TypedInto } from './typed-into.ts';

/** Something else that a text may mean in its field. */
export interface OtherReading {
  /** Typed in diopters, as a radius in mm, or without the decimal point. */
  kind: 'dioptres' | 'radius' | 'point';
  /** In the unit of the field. */
  value: number;
  /** The number that was typed, in its own unit. */
  typed: number;
}

function ofRadius(text: string, into: TypedInto): OtherReading[] {
  const typed = parseDioptres(text, into);
  const value = radiusFromDioptres(typed, into);
  if (typed === null || value === null) return [];
  const plain = isWhole(text, into) ? readNumber(text, into) : null;
  const pointed = plain === null ? null : withoutPoint(plain, into);
  const readings: OtherReading[] = [{ kind: 'dioptres', value, typed }];
  return pointed === null
    ? readings
    : [...readings, { kind: 'point', value: pointed, typed: plain ?? typed }];
}

/** Radii of any cornea that is fitted, in mm: K of 100 D to 20 D. */
const RADII = { min: 3.4, max: 16.8 } as const;
const toHundredths = (value: number) => Math.round(value * 100) / 100;

function ofKeratometry(text: string): OtherReading[] {
  const bare = text.trim().replace(/\s*mm\.?$/iu, '');
  const typed = parseNumber(bare);
  if (typed === null || typed < RADII.min || typed > RADII.max) return [];
  return [{ kind: 'radius', value: toHundredths(toDioptres(typed)), typed }];
}

/**
 * What else the text may mean, where the number as it stands cannot be meant. Never taken by itself: whether the field
 * takes a value is asked by who offers it.
 */
export function otherReadings(text: string, into: TypedInto): OtherReading[] {
  if (isRadius(into)) return ofRadius(text, into);
  if (into.unit !== 'D') return [];
  if (isKeratometry(into)) return ofKeratometry(text);
  const [typed, value] = [readNumber(text, into), powerWithoutPoint(text, into)];
  return typed === null || value === null || surePower(text, into) !== null
    ? []
    : [{ kind: 'point', value, typed }];
}
