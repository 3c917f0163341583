import { toEyeClinical } from '#domain/clinical/to-clinical.ts';
import { findParameter } from '#domain/lens/find-parameter.ts';
import { formatNumber } from '#domain/lens/format.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import type { Suggestion } from '#domain/lens/nomogram/suggest-parameters.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { EyeValues } from '../state/form-values.ts';
import { toPrescription } from '../state/order-input.ts';

export interface EyeSuggestion {
  suggestion: Suggestion;
  /** The value as its field takes it; null for a parameter that holds no number. */
  text: string | null;
  /** The field holds it already. */
  isTaken: boolean;
}

/** A default says nothing about this eye: suggestions build upon the rest. */
function entered({ values, origins }: EyeValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => origins[name] !== 'default'));
}

/** OR-02: first parameters for an eye of the form, from what was measured and entered. */
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
