import type { Combination, Condition, NumberParameter } from '../schemas/lens.ts';
import { labelOf, type Context, type Template } from './describe-context.ts';
import { findParameter } from './find-parameter.ts';
import { formatParameter, formatQuantity } from './format.ts';
import { nearestMakeable } from './grid.ts';
import { limitedGrid } from './limited-grid.ts';
import { messages } from './messages.ts';

type Limits = Extract<Combination, { kind: 'limits' }>;

/** The values that a condition wants, in words; empty when any value will do. */
function wantedIn(condition: Condition, { lens, locale }: Context): string {
  if ('is' in condition) return '';
  const parameter = findParameter(lens, condition.parameter);
  const values = 'in' in condition ? condition.in : [condition.equals];
  return values
    .map((value) => (parameter ? formatParameter(value, parameter, locale) : String(value)))
    .join(messages[locale].or);
}

/** "Landing Toric", or only "Add" where any value will do. */
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

/** The limits that the value breaks; a violation does not say which, but what it suggests tells most of them apart. */
function brokenLimits({ violation, lens }: Context, parameter: NumberParameter): Limits[] {
  const { field, value, nearest } = violation;
  if (typeof value !== 'number') return [];
  const broken = lens.combinations.filter(
    (one): one is Limits =>
      one.kind === 'limits' && one.parameter === field && (value < one.min || value > one.max),
  );
  const told = broken.filter((one) => {
    const grid = limitedGrid(parameter, [one]);
    return (grid && nearestMakeable(value, grid)) === nearest;
  });
  return told.length > 0 ? told : broken;
}

export function describeLimits(context: Context, parameter: NumberParameter): Template {
  const limits = brokenLimits(context, parameter);
  const and = messages[context.locale].and;
  const other = limits.map(({ when }) => conditionInWords(when, context)).join(and);
  const grid = limitedGrid(parameter, limits);
  if (!grid) return { key: 'limitsLeaveNone', words: { other } };
  const [min, max] = [grid.min, grid.max].map((end) => formatQuantity(end, parameter));
  return { key: 'limits', words: { other, min: min ?? '', max: max ?? '' } };
}
