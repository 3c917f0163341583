import { holds } from '../model/applies.ts';
import { findParameter } from '../model/find-parameter.ts';
import { isGiven, isNonZero, reportable, valueOf } from '../model/given.ts';
import { isMakeable, limitsOf } from '../model/grid.ts';
import type {
  ChoiceParameter,
  Combination,
  LensDefinition,
  Parameter,
  Prescription,
} from '../model/lens.ts';
import { amountOf } from '../model/option-amount.ts';
import type { Violation } from './violation.ts';

type Kind<K extends Combination['kind']> = Extract<Combination, { kind: K }>;

/** Reported at the second parameter: a cylinder lacks its axis, or an axis has no cylinder. */
function checkTogether(combination: Kind<'together'>, prescription: Prescription) {
  const [first, field] = combination.parameters;
  const value = valueOf(prescription, field);
  if (isNonZero(valueOf(prescription, first)) === isGiven(value)) return null;
  return { field, rule: 'together' as const, value: reportable(value), nearest: null };
}

function isExcluded(combination: Kind<'excludes'>, value: unknown, prescription: Prescription) {
  const other = valueOf(prescription, combination.other);
  return (
    value === combination.value && typeof other === 'string' && combination.values.includes(other)
  );
}

function checkExcludes(
  combination: Kind<'excludes'>,
  prescription: Prescription,
): Violation | null {
  const field = combination.parameter;
  const value = valueOf(prescription, field);
  if (!isExcluded(combination, value, prescription)) return null;
  return { field, rule: 'excludes', value: reportable(value), nearest: null };
}

/** Reported at the smaller value, and only if the larger one is valid by itself. */
function checkOrdered(
  { smaller, larger, mayBeEqual }: Kind<'ordered'>,
  lens: LensDefinition,
  prescription: Prescription,
): Violation | null {
  const [small, large] = [findParameter(lens, smaller), findParameter(lens, larger)];
  const [value, limit] = [valueOf(prescription, smaller), valueOf(prescription, larger)];
  if (small?.kind === 'choice')
    return checkOrderedChoices({ small, large, mayBeEqual }, prescription);
  if (small?.kind !== 'number' || large?.kind !== 'number') return null;
  if (typeof value !== 'number' || typeof limit !== 'number') return null;
  if (!Number.isFinite(value) || !isMakeable(limit, large)) return null;
  if (value < limit || (mayBeEqual && value === limit)) return null;
  return { field: smaller, rule: 'ordered', value: reportable(value), nearest: null };
}

interface Choices {
  small: ChoiceParameter;
  large: Parameter | undefined;
  mayBeEqual: boolean;
}

/** Compares the amounts of the options. An option without an amount is not compared. */
function checkOrderedChoices(
  { small, large, mayBeEqual }: Choices,
  prescription: Prescription,
): Violation | null {
  const value = valueOf(prescription, small.name);
  const limit = large ? amountOf(large, valueOf(prescription, large.name)) : null;
  const amount = amountOf(small, value);
  if (amount === null || limit === null) return null;
  if (amount < limit || (mayBeEqual && amount === limit)) return null;
  return { field: small.name, rule: 'ordered', value: reportable(value), nearest: null };
}

/** Checks narrower limits while the condition holds, only for a value that is valid without them. */
function checkLimits(
  { parameter: field, when, min, max }: Kind<'limits'>,
  lens: LensDefinition,
  prescription: Prescription,
): Violation | null {
  const parameter = findParameter(lens, field);
  const value = valueOf(prescription, field);
  if (parameter?.kind !== 'number' || typeof value !== 'number') return null;
  if (!holds(when, prescription) || !isMakeable(value, parameter)) return null;
  if (parameter.also.includes(value) || (value >= min && value <= max)) return null;
  const limits = limitsOf(field, lens, prescription).map((one) => lens.combinations.indexOf(one));
  return { field, rule: 'limits', value: reportable(value), nearest: null, limits };
}

/** Returns how the values of a combination conflict, or null. The violation has no nearest value yet. */
export function checkCombination(
  combination: Combination,
  lens: LensDefinition,
  prescription: Prescription,
): Violation | null {
  if (combination.kind === 'together') return checkTogether(combination, prescription);
  if (combination.kind === 'excludes') return checkExcludes(combination, prescription);
  if (combination.kind === 'limits') return checkLimits(combination, lens, prescription);
  return checkOrdered(combination, lens, prescription);
}
