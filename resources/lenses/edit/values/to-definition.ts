import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import type {
  CombinationValues,
  ConditionValues,
  LensValues,
  ParameterValues,
  WarningValues,
} from './form-values.ts';

/** Parses a typed number. Returns invalid text unchanged and blank as undefined, so that the schema rejects them. */
function numberOf(text: string): number | string | undefined {
  const typed = text.trim();
  return typed === '' ? undefined : (parseNumber(typed) ?? typed);
}

function centsOrNothing(text: string): number | string | undefined {
  return text.trim() === '' ? undefined : centsOf(text.trim());
}

function numbersOf(text: string): (number | string)[] {
  return text
    .split(/[;\s]+/)
    .filter(Boolean)
    .map((one) => parseNumber(one) ?? one);
}

/** Parses the values of a number parameter; those of a choice are the values of its options. */
function valuesOf({ parameter, values }: ConditionValues, parameters: ParameterValues[]) {
  const isNumber = parameters.find(({ name }) => name === parameter)?.kind === 'number';
  return values
    .map((value) => value.trim())
    .filter(Boolean)
    .map((value) => (isNumber ? (parseNumber(value) ?? value) : value));
}

function conditionOf(condition: ConditionValues, parameters: ParameterValues[]) {
  const { parameter, test } = condition;
  if (test === 'given' || test === 'nonZero') return { parameter, is: test };
  const values = valuesOf(condition, parameters);
  return test === 'equals' ? { parameter, equals: values[0] } : { parameter, in: values };
}

function parameterOf(values: ParameterValues, all: ParameterValues[]) {
  const { kind, name, label, source, requirement, depends } = values;
  const common = {
    kind,
    name: name.trim(),
    label,
    source,
    requiredWhen: requirement === 'when' ? conditionOf(values.requiredWhen, all) : requirement,
    dependsOn: depends ? conditionOf(values.dependsOn, all) : null,
    // The lab can only decide a value that may be left blank.
    ...(values.laboratoryDecides && requirement !== 'always' && { laboratoryDecides: true }),
  };
  if (kind === 'choice') {
    const options = values.options.map(({ value, label: labels, amount }) => ({
      value,
      label: labels,
      amount: numberOf(amount),
    }));
    return { ...common, options, default: values.default || null };
  }
  return {
    ...common,
    unit: values.unit,
    min: numberOf(values.min),
    max: numberOf(values.max),
    step: numberOf(values.step),
    also: numbersOf(values.also),
    default: numberOf(values.default) ?? null,
  };
}

function combinationOf(values: CombinationValues, all: ParameterValues[]) {
  const { kind, first, second, parameter, value, other, smaller, larger, mayBeEqual } = values;
  if (kind === 'together') return { kind, parameters: [first, second] };
  if (kind === 'excludes') return { kind, parameter, value, other, values: values.values };
  if (kind === 'ordered') {
    const { en, es } = values.because;
    const because = en.trim() || es.trim() ? { en: en.trim(), es: es.trim() } : undefined;
    return { kind, smaller, larger, mayBeEqual, because };
  }
  return {
    kind,
    parameter,
    when: conditionOf(values.when, all),
    min: numberOf(values.min),
    max: numberOf(values.max),
  };
}

function warningsOf(warnings: WarningValues[]) {
  return Object.fromEntries(
    warnings.map(({ code, off, limits }) => [
      code.trim(),
      {
        off,
        limits: Object.fromEntries(limits.map(({ name, value }) => [name.trim(), numberOf(value)])),
      },
    ]),
  );
}

/** Converts the form to the input of the schema. Invalid values are kept, so that the schema rejects them. */
export function toDefinition(values: LensValues): Record<string, unknown> {
  const { hasWarranty, hasSpare, parameters, ...rest } = values;
  return {
    ...rest,
    id: values.id.trim(),
    name: values.name.trim(),
    changeNote: values.changeNote.trim(),
    currency: 'USD',
    priceCents: centsOrNothing(values.priceCents),
    diagnosticPriceCents: centsOrNothing(values.diagnosticPriceCents) ?? null,
    turnaroundDays: numberOf(values.turnaroundDays) ?? '',
    surcharges: values.surcharges.map((one) => ({
      ...one,
      id: one.id.trim(),
      when: conditionOf(one.when, parameters),
      priceCents: centsOrNothing(one.priceCents),
    })),
    warranty: hasWarranty ? warrantyOf(values) : null,
    spare: hasSpare ? spareOf(values) : null,
    parameters: parameters.map((one) => parameterOf(one, parameters)),
    combinations: values.combinations.map((one) => combinationOf(one, parameters)),
    warnings: warningsOf(values.warnings),
  };
}

function warrantyOf({ warranty }: LensValues) {
  return {
    ...warranty,
    days: numberOf(warranty.days),
    exchanges: numberOf(warranty.exchanges) ?? null,
    creditPercent: numberOf(warranty.creditPercent),
    feeCents: centsOrNothing(warranty.feeCents),
  };
}

function spareOf({ spare }: LensValues) {
  return {
    ...spare,
    percentOff: numberOf(spare.percentOff),
    withinDays: numberOf(spare.withinDays),
  };
}

/** Parses "265", "265.5" or "265,00" to cents. Returns any text that is not an amount in whole cents unchanged. */
export function centsOf(text: string): number | string {
  const amount = parseNumber(text.replace('$', ''));
  if (amount === null) return text;
  const cents = Math.round(amount * 100);
  return Math.abs(cents - amount * 100) < 1e-6 ? cents : text;
}
