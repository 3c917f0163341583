import type { ChoiceParameter, NumberParameter } from '#domain/lens/model/lens.ts';
import { choice, number, type Label } from '#domain/lens/model/parameter.ts';
import { assumption } from '#domain/lens/model/source.ts';

/** Free text, such as the requested change. */
export interface TextField {
  kind: 'text';
  name: string;
  label: Label;
  maxLength: number;
}

/** A clinical field has the shape of a lens parameter, so that a form can use the same inputs for both. */
export type ClinicalField = NumberParameter | ChoiceParameter | TextField;

type Details = Pick<NumberParameter, 'unit' | 'min' | 'max' | 'step'>;
const USUAL = assumption('Usual values; others are taken too');

/** A measurement. `min` … `max` is the usual range, `step` the increment of the arrow keys; neither refuses a value. */
export function measured(name: string, en: string, es: string, details: Details): NumberParameter {
  return number(name, { en, es }, USUAL, { ...details, requiredWhen: 'optional' });
}

/** A choice of findings without a default. */
export function finding(
  name: string,
  en: string,
  es: string,
  options: ChoiceParameter['options'],
): ChoiceParameter {
  return choice(name, { en, es }, USUAL, options, { requiredWhen: 'optional', default: null });
}
