import type { ChoiceParameter, NumberParameter } from '../schemas/lens.ts';
import { choice, number, type Label } from '../lens/catalogue/parameter.ts';
import { assumption } from '../lens/catalogue/source.ts';

/** Whole words, such as what is to be changed. */
export interface TextField {
  kind: 'text';
  name: string;
  label: Label;
  maxLength: number;
}

/** A clinical field looks like a parameter of a lens, so that a form shows both with the same fields. */
export type ClinicalField = NumberParameter | ChoiceParameter | TextField;

type Details = Pick<NumberParameter, 'unit' | 'min' | 'max' | 'step'>;
const USUAL = assumption('Usual values; others are taken too');

/** A measurement. `min` … `max` is what is usual, `step` what an arrow key adds; neither refuses anything. */
export function measured(name: string, en: string, es: string, details: Details): NumberParameter {
  return number(name, { en, es }, USUAL, { ...details, requiredWhen: 'optional' });
}

/** One of several findings, none of them by default. */
export function finding(
  name: string,
  en: string,
  es: string,
  options: ChoiceParameter['options'],
): ChoiceParameter {
  return choice(name, { en, es }, USUAL, options, { requiredWhen: 'optional', default: null });
}
