import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatNumber } from '#domain/lens/model/format.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import type { Suggestion } from '#domain/lens/nomogram/suggest-parameters.ts';
import { toEyeClinical } from '../../../eye/to-clinical.ts';
import type { EyeValues } from '../state/form-values.ts';
import { toPrescription } from '../state/order-input.ts';

export interface EyeSuggestion {
  suggestion: Suggestion;
  /** The value as its field's text; null for a parameter that is not a number. */
  text: string | null;
  /** Whether the field already has this value. */
  isTaken: boolean;
}

/** Returns the values without defaults, which say nothing about this eye: suggestions use the rest. */
function entered({ values, origins }: EyeValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => origins[name] !== 'default'));
}

/** OR-02: returns initial parameters for an eye of the form, from its measurements and values. */
export function eyeSuggestions(lens: LensDefinition, eye: EyeValues): EyeSuggestion[] {
  const prescription = toPrescription(lens, eye.values);
  const upon = toPrescription(lens, entered(eye));
  return suggestParameters(lens, toEyeClinical(eye.clinical), upon).map((suggestion) => {
    const parameter = findParameter(lens, suggestion.parameter);
    return {
      suggestion,
      text: parameter?.kind === 'number' ? formatNumber(suggestion.value, parameter) : null,
      isTaken: prescription[suggestion.parameter] === suggestion.value,
    };
  });
}
