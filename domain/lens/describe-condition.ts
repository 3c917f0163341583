import type { Combination, Condition, NumberParameter } from '../schemas/lens.ts';
import { labelOf, type Context, type Template } from './describe-context.ts';
import { findParameter } from './find-parameter.ts';
import { formatParameter, formatQuantity } from './format.ts';
import { limitedGrid } from './limited-grid.ts';
import { messages } from './messages.ts';

type Limits = Extract<Combination, { kind: 'limits' }>;

/** Describes the values that meet a condition; empty when any value does. */
function wantedIn(condition: Condition, { lens, locale }: Context): string {
  if ('is' in condition) return '';
  const parameter = findParameter(lens, condition.parameter);
  const values = 'in' in condition ? condition.in : [condition.equals];
  return values
    .map((value) => (parameter ? formatParameter(value, parameter, locale) : String(value)))
    .join(messages[locale].or);
}

/** Returns "Landing Toric", or only "Add" when any value meets the condition. */
function conditionInWords(condition: Condition, context: Context): string {
  return `${labelOf(condition.parameter, context)} ${wantedIn(condition, context)}`.trim();
}

export function describeDepends(context: Context, condition: Condition): Template {
  const other = labelOf(condition.parameter, context);
  const wanted = wantedIn(condition, context);
  return wanted === ''
    ? { key: 'depends', words: { other } }
    : { key: 'dependsOnValue', words: { other, wanted } };
}

/** Returns the limits that apply because of the other values. */
function limitsIn({ violation, lens }: Context): Limits[] {
  return (violation.limits ?? [])
    .map((place) => lens.combinations[place])
    .filter((one): one is Limits => one?.kind === 'limits');
}

export function describeLimits(context: Context, parameter: NumberParameter): Template {
  const limits = limitsIn(context);
  const and = messages[context.locale].and;
  const other = limits.map(({ when }) => conditionInWords(when, context)).join(and);
  const grid = limitedGrid(parameter, limits);
  if (!grid) return { key: 'limitsLeaveNone', words: { other } };
  const [min, max] = [grid.min, grid.max].map((end) => formatQuantity(end, parameter));
  return { key: 'limits', words: { other, min: min ?? '', max: max ?? '' } };
}
