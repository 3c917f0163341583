import type { Locale } from '../locale.ts';
import type { LensDefinition, NumberParameter, Parameter } from '../schemas/lens.ts';
import { isOfOtherSign } from './cylinder-sign.ts';
import { findParameter } from './find-parameter.ts';
import { formatParameter, formatQuantity, formatUnsigned } from './format.ts';
import { describeDepends, describeLimits } from './describe-condition.ts';
import { labelOf, type Context, type Template } from './describe-context.ts';
import { fill, messages } from './messages.ts';
import type { Violation } from './violation.ts';

function describeRange(
  parameter: NumberParameter,
  { violation: { value }, locale }: Context,
): Template {
  const [min, max] = [parameter.min, parameter.max].map((end) => formatQuantity(end, parameter));
  const also = parameter.also.map((value) => formatQuantity(value, parameter));
  const words = { min: min ?? '', max: max ?? '', also: also.join(messages[locale].or) };
  if (typeof value === 'number' && isOfOtherSign(value, parameter)) {
    return { key: value > 0 ? 'madeInMinus' : 'madeInPlus', words };
  }
  return { key: also.length > 0 ? 'rangeOrAlso' : 'range', words };
}

function describeTogether(context: Context): Template {
  const { violation, lens } = context;
  const partners = lens.combinations.flatMap((combination) =>
    combination.kind === 'together' && combination.parameters[1] === violation.field
      ? labelOf(combination.parameters[0], context)
      : [],
  );
  const other = partners.join(messages[context.locale].and);
  return { key: violation.value === null ? 'partnerMissing' : 'standsAlone', words: { other } };
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
  return { key: 'excludes', words: { other: others.join(', ') } };
}

function describeOrdered(context: Context): Template {
  const { violation, lens, locale } = context;
  const limits = lens.combinations.flatMap((combination) =>
    combination.kind === 'ordered' && combination.smaller === violation.field ? combination : [],
  );
  const because = limits.find((limit) => limit.because)?.because;
  if (because) return { key: 'orderedBecause', words: { because: because[locale] } };
  const other = limits.map(({ larger }) => labelOf(larger, context)).join(messages[locale].and);
  return { key: limits.every((limit) => limit.mayBeEqual) ? 'atMost' : 'below', words: { other } };
}

function describeByItself(context: Context, parameter: Parameter | undefined): Template {
  const { violation, lens, locale } = context;
  const { rule, field, value } = violation;
  if (rule === 'number' && value === null) return { key: 'numberMissing' };
  if (parameter?.kind === 'number' && rule === 'range') return describeRange(parameter, context);
  if (parameter?.kind === 'number' && rule === 'step') {
    return { key: 'step', words: { step: formatUnsigned(parameter.step, parameter) } };
  }
  if (parameter?.kind === 'choice' && rule === 'option') {
    const options = parameter.options.map((option) => option.label[locale]).join(', ');
    return { key: 'option', words: { options } };
  }
  const unit = parameter?.kind === 'number' ? parameter.unit : '';
  if (rule === 'number' && unit && /\d/.test(String(value)))
    return { key: 'numberInUnit', words: { unit } };
  if (rule === 'required' || rule === 'number') return { key: rule };
  return { key: 'unknown', words: { lens: lens.name, field } };
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
  const { key, words } = chooseTemplate(context, parameter);
  const template =
    messages[locale][key] + (violation.nearest === null ? '' : messages[locale].nearest);
  return fill(template, {
    label: labelOf(violation.field, context),
    value: show(violation.value),
    nearest: show(violation.nearest),
    ...words,
  });
}
