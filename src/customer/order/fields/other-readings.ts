import { K_LIMITS } from '#domain/clinical/fields/clinical.ts';
import { parseDioptres, radiusFromDioptres } from '#domain/lens/typed/dioptres.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import { readNumber } from '#domain/lens/typed/read-number.ts';
import {
  isWhole,
  powerWithoutPoint,
  surePower,
  withoutPoint,
} from '#domain/lens/typed/read-typed.ts';
import { isKeratometry, isRadius, type TypedInto } from '#domain/lens/typed/typed-into.ts';
import { kFromRadius } from '../../../eye/k-unit.ts';

/** Another possible meaning of the text of a field. */
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

function ofKeratometry(text: string): OtherReading[] {
  const bare = text.trim().replace(/\s*mm\.?$/iu, '');
  const typed = parseNumber(bare);
  const value = typed === null ? null : kFromRadius(typed);
  if (typed === null || value === null) return [];
  if (value < K_LIMITS.min || value > K_LIMITS.max) return [];
  return [{ kind: 'radius', value, typed }];
}

/**
 * Returns other meanings of a text whose number cannot be meant as it is. They are never applied automatically: the
 * caller checks whether the field accepts the value before offering it.
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
