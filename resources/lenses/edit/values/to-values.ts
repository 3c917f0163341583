import { decimalAmount } from '#domain/basics/money.ts';
import type { Combination, Condition, Parameter, Surcharge } from '#domain/lens/model/lens.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';
import { EMPTY_COMBINATION, EMPTY_CONDITION, EMPTY_LENS, EMPTY_PARAMETER } from './form-values.ts';
import type {
  CombinationValues,
  ConditionValues,
  LensValues,
  ParameterValues,
  SurchargeValues,
} from './form-values.ts';

function conditionValues(condition: Condition): ConditionValues {
  const { parameter } = condition;
  if ('is' in condition) return { parameter, test: condition.is, values: [] };
  if ('in' in condition) return { parameter, test: 'in', values: condition.in.map(String) };
  return { parameter, test: 'equals', values: [String(condition.equals)] };
}

export function parameterValues(parameter: Parameter): ParameterValues {
  const { name, label, source, requiredWhen, dependsOn, kind } = parameter;
  const common = {
    ...EMPTY_PARAMETER,
    kind,
    name,
    label,
    source,
    default: parameter.default === null ? '' : String(parameter.default),
    requirement: typeof requiredWhen === 'string' ? requiredWhen : ('when' as const),
    requiredWhen:
      typeof requiredWhen === 'string' ? EMPTY_CONDITION : conditionValues(requiredWhen),
    depends: dependsOn !== null,
    dependsOn: dependsOn ? conditionValues(dependsOn) : EMPTY_CONDITION,
    laboratoryDecides: parameter.laboratoryDecides === true,
  };
  if (parameter.kind === 'choice') {
    const options = parameter.options.map(({ value, label: labels, amount }) => ({
      value,
      label: labels,
      amount: amount === undefined ? '' : String(amount),
    }));
    return { ...common, options };
  }
  const { unit, min, max, step, also } = parameter;
  return {
    ...common,
    unit,
    min: String(min),
    max: String(max),
    step: String(step),
    also: also.join('; '),
  };
}

function combinationValues(combination: Combination): CombinationValues {
  if (combination.kind === 'together') {
    const [first, second] = combination.parameters;
    return { ...EMPTY_COMBINATION, kind: 'together', first, second };
  }
  if (combination.kind === 'limits') {
    const { when, min, max } = combination;
    return {
      ...EMPTY_COMBINATION,
      ...combination,
      when: conditionValues(when),
      min: String(min),
      max: String(max),
    };
  }
  if (combination.kind === 'excludes') return { ...EMPTY_COMBINATION, ...combination };
  const { because = EMPTY_COMBINATION.because } = combination;
  return { ...EMPTY_COMBINATION, ...combination, because };
}

function surchargeValues(surcharge: Surcharge): SurchargeValues {
  return {
    ...surcharge,
    when: conditionValues(surcharge.when),
    priceCents: decimalAmount(surcharge.priceCents),
  };
}

/** Converts a definition to form values. Leaves out the note, which belongs to the previous version. */
export function toValues(input: LensInput): LensValues {
  const { warranty, spare, diagnosticPriceCents } = input;
  const { id, name, family, design, description, offered, source } = input;
  return {
    id,
    name,
    family,
    design,
    description,
    offered,
    source,
    changeNote: '',
    priceCents: decimalAmount(input.priceCents),
    diagnosticPriceCents: diagnosticPriceCents === null ? '' : decimalAmount(diagnosticPriceCents),
    turnaroundDays: String(input.turnaroundDays),
    surcharges: input.surcharges.map(surchargeValues),
    hasWarranty: warranty !== null,
    warranty: warranty
      ? {
          days: String(warranty.days),
          exchanges: warranty.exchanges === null ? '' : String(warranty.exchanges),
          creditPercent: String(warranty.creditPercent),
          feeCents: decimalAmount(warranty.feeCents),
          mustReturn: warranty.mustReturn,
          source: warranty.source,
        }
      : EMPTY_LENS.warranty,
    hasSpare: spare !== null,
    spare: spare
      ? {
          percentOff: String(spare.percentOff),
          withinDays: String(spare.withinDays),
          source: spare.source,
        }
      : EMPTY_LENS.spare,
    parameters: input.parameters.map(parameterValues),
    combinations: input.combinations.map(combinationValues),
    warnings: Object.entries(input.warnings).map(([code, { off, limits }]) => ({
      code,
      off,
      limits: Object.entries(limits).map(([limit, value]) => ({
        name: limit,
        value: String(value),
      })),
    })),
  };
}
