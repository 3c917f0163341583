import type { AddressViolation } from '#domain/address/check-address-field.ts';
import { addressLabels } from '#domain/address/labels.ts';
import type { PersonalField, PersonalFields } from '#domain/address/profile.ts';
import { regionsOf } from '#domain/address/regions.ts';
import type { Text } from '#providers/messages/text-in.ts';
import type { Names } from './names.ts';
import type { Problem } from './problems.ts';

/** Returns the field's label in that country. */
export function labelOf(field: PersonalField, country: string, text: Text<'profile'>): string {
  if (field === 'zip' || field === 'state') return text(`labels.${addressLabels(country)[field]}`);
  return text(`labels.${field}`);
}

/** Returns the name of a state of the country, or of the United States for a territory chosen as the country. */
function placeOf(state: string, country: string, names: Names): string {
  const name = names.regionName(country, state);
  return name === state ? names.regionName('US', state) : name;
}

function describeViolation(
  field: 'country' | 'state' | 'zip',
  { rule, state, example }: AddressViolation,
  values: PersonalFields,
  { text, names }: { text: Text<'profile'>; names: Names },
): string {
  const { country } = values;
  const value = values[field].trim();
  if (rule === 'format') {
    return text('problems.format', {
      country: names.countryName(country),
      example: example ?? '',
    });
  }
  if (rule === 'otherState') {
    return state
      ? text('problems.otherState', { value, state: placeOf(state, country, names) })
      : text('problems.noState', {
          value,
          state: values.state
            ? names.regionName(country, values.state)
            : names.countryName(country),
        });
  }
  if (rule === 'unknown') {
    const isTyped = field === 'state' && regionsOf(country).length === 0;
    return text(isTyped ? 'problems.notItsState' : 'problems.notListed', { value });
  }
  return field === 'zip'
    ? text('problems.required', { label: labelOf(field, country, text) })
    : text('problems.choose');
}

/** Returns the message at the field. */
export function describeProblem(
  field: PersonalField,
  problem: Problem,
  values: PersonalFields,
  texts: { text: Text<'profile'>; names: Names },
): string {
  const { text, names } = texts;
  if (problem.kind === 'address')
    return describeViolation(problem.field, problem.violation, values, texts);
  if (problem.kind === 'text') return text(`problems.rules.${problem.rule}`);
  if (problem.kind === 'tooLong') return text('problems.tooLong', { max: problem.max });
  if (problem.kind === 'required')
    return text('problems.required', { label: labelOf(field, values.country, text) });
  return problem.country
    ? text('problems.phone', { country: names.countryName(problem.country) })
    : text('problems.phoneOnlyInternational');
}

/** A correction: a new value for the field, or for another one. */
export interface Remedy {
  field: PersonalField;
  value: string;
  /** The name on the button. */
  name: string;
}

export function remedyOf(problem: Problem, values: PersonalFields, names: Names): Remedy | null {
  if (problem.kind !== 'address') return null;
  const { field, violation } = problem;
  const { nearest, state } = violation;
  if (nearest !== null) {
    return { field, value: nearest, name: names.valueName(field, nearest, values.country) };
  }
  // a ZIP code of a territory gives no state in any other country
  const name = state && names.regionName(values.country, state);
  return name && name !== state ? { field: 'state', value: state, name } : null;
}
