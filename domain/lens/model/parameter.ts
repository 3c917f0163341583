import type { ChoiceParameter, NumberParameter, Source } from './lens.ts';

export interface Label {
  en: string;
  es: string;
}

type NumberDetails = Pick<NumberParameter, 'unit' | 'min' | 'max' | 'step'> &
  Partial<
    Pick<NumberParameter, 'default' | 'also' | 'requiredWhen' | 'dependsOn' | 'laboratoryDecides'>
  >;

/** A number, always required and without a default unless the details say otherwise. */
export function number(
  name: string,
  label: Label,
  source: Source,
  details: NumberDetails,
): NumberParameter {
  return {
    kind: 'number',
    name,
    label,
    source,
    default: null,
    also: [],
    requiredWhen: 'always',
    dependsOn: null,
    ...details,
  };
}

/** One of several options, always required; the first option is the default unless the details say otherwise. */
export function choice(
  name: string,
  label: Label,
  source: Source,
  options: ChoiceParameter['options'],
  details: Partial<Pick<ChoiceParameter, 'default' | 'requiredWhen' | 'dependsOn'>> = {},
): ChoiceParameter {
  return {
    kind: 'choice',
    name,
    label,
    source,
    options,
    default: options[0]?.value ?? null,
    requiredWhen: 'always',
    dependsOn: null,
    ...details,
  };
}

export function option(value: string, en: string, es = en): ChoiceParameter['options'][number] {
  return { value, label: { en, es } };
}
