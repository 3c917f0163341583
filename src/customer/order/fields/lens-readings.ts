import { takesChange } from '#domain/lens/engine/offer.ts';
import type { LensDefinition, NumberParameter } from '#domain/lens/model/lens.ts';
import { toPrescription } from '../state/order-input.ts';
import { otherReadings } from './other-readings.ts';
import type { OtherReading } from './other-readings.ts';

/** OR-13: returns other meanings of the text in a lens field that the lens allows with all other values as typed. */
export function lensReadings(
  text: string,
  parameter: NumberParameter,
  lens: LensDefinition,
  values: Readonly<Record<string, string>>,
): OtherReading[] {
  const readings = otherReadings(text, parameter);
  if (readings.length === 0) return [];
  const prescription = toPrescription(lens, { ...values, [parameter.name]: text });
  return readings.filter(({ value }) =>
    takesChange(lens, prescription, { [parameter.name]: value }),
  );
}
