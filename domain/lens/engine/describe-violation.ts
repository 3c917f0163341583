import type { Locale } from '../../basics/locale.ts';
import { isOfOtherSign } from '../model/cylinder-sign.ts';
import { findParameter } from '../model/find-parameter.ts';
import { formatParameter, formatQuantity, formatUnsigned } from '../model/format.ts';
import { limitedGrid } from '../model/grid.ts';
import type {
  LensDefinition,
  NumberParameter,
  Parameter,
  Combination,
  Condition,
} from '../model/lens.ts';
import { fill, messages, type MessageKey } from '../model/messages.ts';
import type { Violation } from './violation.ts';

/** A message and the values for its braces. */
interface Template {
  key: MessageKey;
  params?: Record<string, string>;
}

interface Context {
  violation: Violation;
  lens: LensDefinition;
  locale: Locale;
}

type Limits = Extract<Combination, { kind: 'limits' }>;

function describeRange(
  parameter: NumberParameter,
  { violation: { value }, locale }: Context,
): Template {
  const [min, max] = [parameter.min, parameter.max].map((end) => formatQuantity(end, parameter));
  const also = parameter.also.map((value) => formatQuantity(value, parameter));
  const params = { min: min ?? '', max: max ?? '', also: also.join(messages[locale].or) };
  if (typeof value === 'number' && isOfOtherSign(value, parameter)) {
    return { key: value > 0 ? 'madeInMinus' : 'madeInPlus', params };
  }
  return { key: also.length > 0 ? 'rangeOrAlso' : 'range', params };
}

function describeTogether(context: Context): Template {
  const { violation, lens } = context;
  const partners = lens.combinations.flatMap((combination) =>
    combination.kind === 'together' && combination.parameters[1] === violation.field
      ? labelOf(combination.parameters[0], context)
      : [],
  );
  const other = partners.join(messages[context.locale].and);
  return { key: violation.value === null ? 'partnerMissing' : 'standsAlone', params: { other } };
}

/** Names every combination that excludes the value, because a violation does not say which one did. */
function describeExcludes(context: Context): Template {
  const { violation, lens, locale } = context;
  const others = lens.combinations.flatMap((combination) => {
    if (combination.kind !== 'excludes' || combination.parameter !== violation.field) return [];
    if (combination.value !== violation.value) return [];
    const parameter = findParameter(lens, combination.other);
    return combination.values.map((value) =>
      parameter ? formatParameter(value, parameter, locale) : value,
    );
  });
  return { key: 'excludes', params: { other: others.join(', ') } };
}

function describeOrdered(context: Context): Template {
  const { violation, lens, locale } = context;
  const limits = lens.combinations.flatMap((combination) =>
    combination.kind === 'ordered' && combination.smaller === violation.field ? combination : [],
  );
  const because = limits.find((limit) => limit.because)?.because;
  if (because) return { key: 'orderedBecause', params: { because: because[locale] } };
  const other = limits.map(({ larger }) => labelOf(larger, context)).join(messages[locale].and);
  return { key: limits.every((limit) => limit.mayBeEqual) ? 'atMost' : 'below', params: { other } };
}

function describeByItself(context: Context, parameter: Parameter | undefined): Template {
  const { violation, lens, locale } = context;
  const { rule, field, value } = violation;
  if (rule === 'number' && value === null) return { key: 'numberMissing' };
  if (parameter?.kind === 'number' && rule === 'range') return describeRange(parameter, context);
  if (parameter?.kind === 'number' && rule === 'step') {
    return { key: 'step', params: { step: formatUnsigned(parameter.step, parameter) } };
  }
  if (parameter?.kind === 'choice' && rule === 'option') {
    const options = parameter.options.map((option) => option.label[locale]).join(', ');
    return { key: 'option', params: { options } };
  }
  const unit = parameter?.kind === 'number' ? parameter.unit : '';
  if (rule === 'number' && unit && /\d/.test(String(value)))
    return { key: 'numberInUnit', params: { unit } };
  if (rule === 'required' || rule === 'number') return { key: rule };
  return { key: 'unknown', params: { lens: lens.name, field } };
}

function chooseTemplate(context: Context, parameter: Parameter | undefined): Template {
  const { rule } = context.violation;
  if (rule === 'together') return describeTogether(context);
  if (rule === 'excludes') return describeExcludes(context);
  if (rule === 'ordered') return describeOrdered(context);
  if (parameter?.kind === 'number' && rule === 'limits') return describeLimits(context, parameter);
  if (parameter?.dependsOn && rule === 'depends')
    return describeDepends(context, parameter.dependsOn);
  return describeByItself(context, parameter);
}

/** Returns one sentence in a fitter's terms: what is wrong, why, and the nearest value that is made. */
export function describeViolation(
  violation: Violation,
  lens: LensDefinition,
  locale: Locale,
): string {
  const context = { violation, lens, locale };
  const parameter = findParameter(lens, violation.field);
  const show = (value: number | string | null) =>
    parameter ? formatParameter(value, parameter, locale) : String(value ?? '');
  const { key, params } = chooseTemplate(context, parameter);
  const template =
    messages[locale][key] + (violation.nearest === null ? '' : messages[locale].nearest);
  return fill(template, {
    label: labelOf(violation.field, context),
    value: show(violation.value),
    nearest: show(violation.nearest),
    ...params,
  });
}

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
function describeCondition(condition: Condition, context: Context): string {
  return `${labelOf(condition.parameter, context)} ${wantedIn(condition, context)}`.trim();
}

function describeDepends(context: Context, condition: Condition): Template {
  const other = labelOf(condition.parameter, context);
  const wanted = wantedIn(condition, context);
  return wanted === ''
    ? { key: 'depends', params: { other } }
    : { key: 'dependsOnValue', params: { other, wanted } };
}

/** Returns the limits that apply because of the other values. */
function limitsIn({ violation, lens }: Context): Limits[] {
  return (violation.limits ?? [])
    .map((place) => lens.combinations[place])
    .filter((one): one is Limits => one?.kind === 'limits');
}

function describeLimits(context: Context, parameter: NumberParameter): Template {
  const limits = limitsIn(context);
  const and = messages[context.locale].and;
  const other = limits.map(({ when }) => describeCondition(when, context)).join(and);
  const grid = limitedGrid(parameter, limits);
  if (!grid) return { key: 'limitsLeaveNone', params: { other } };
  const [min, max] = [grid.min, grid.max].map((end) => formatQuantity(end, parameter));
  return { key: 'limits', params: { other, min: min ?? '', max: max ?? '' } };
}

function labelOf(name: string, { lens, locale }: Context): string {
  return findParameter(lens, name)?.label[locale] ?? name;
}
