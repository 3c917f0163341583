import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { Condition, LensDefinition, Parameter } from '#domain/lens/model/lens.ts';
import type { Labels } from './labels.ts';

type Lens = Pick<LensDefinition, 'parameters'>;

export function labelOf(name: string, lens: Lens, { locale }: Labels): string {
  return findParameter(lens as LensDefinition, name)?.label[locale] ?? name;
}

/** Formats a value of the parameter. Returns it unformatted when the lens has no such parameter. */
export function valueOf(
  value: string | number,
  name: string,
  lens: Lens,
  { locale }: Labels,
): string {
  const parameter = findParameter(lens as LensDefinition, name);
  return parameter ? formatParameter(value, parameter, locale) : String(value);
}

/** "Surface is HydraPEG or Plasma". */
export function describeCondition(condition: Condition, lens: Lens, labels: Labels): string {
  const parameter = labelOf(condition.parameter, lens, labels);
  if ('is' in condition) return labels.text(`condition.${condition.is}`, { parameter });
  const values = 'in' in condition ? condition.in : [condition.equals];
  const shown = values.map((value) => valueOf(value, condition.parameter, lens, labels));
  return labels.text('condition.is', { parameter, value: shown.join(labels.text('or')) });
}

/** Returns when the parameter is required: "Always", "When Add is given". */
export function describeRequirement(
  { requiredWhen }: Parameter,
  lens: Lens,
  labels: Labels,
): string {
  if (typeof requiredWhen === 'string') return labels.text(`required.${requiredWhen}`);
  const condition = describeCondition(requiredWhen, lens, labels);
  return labels.text('required.when', { condition });
}
