import type { ChoiceParameter, LensDefinition, Parameter, Prescription } from '../schemas/lens.ts';
import { isOfOtherSign } from './cylinder-sign.ts';
import { findParameter } from './find-parameter.ts';
import { findViolations } from './find-violations.ts';
import { parseNumber } from './format.ts';
import { valueOf } from './given.ts';
import { makeableAround } from './grid.ts';
import { amountOf, optionsAround } from './option-amount.ts';
import { probableOption } from './probable-option.ts';
import type { Violation } from './violation.ts';

/** How many steps an offered value may lie from the one that was given: beyond, another value or unit was meant. */
const REACH = 3;

type Rule = Violation['rule'];

const OFFERABLE: ReadonlySet<Rule> = new Set<Rule>([
  'range',
  'step',
  'ordered',
  'limits',
  'option',
  'excludes',
]);

const nameOf = ({ field, rule }: Violation) => `${rule} ${field}`;

/**
 * Whether the lens takes the changed values with everything else as it is: nothing is wrong with them, and nothing
 * goes wrong elsewhere that was not wrong before.
 */
export function takesChange(
  lens: LensDefinition,
  prescription: Prescription,
  change: Prescription,
  before: readonly Violation[] = findViolations(lens, prescription),
): boolean {
  const known = new Set(before.map(nameOf));
  return findViolations(lens, { ...prescription, ...change }).every(
    (violation) => !Object.hasOwn(change, violation.field) && known.has(nameOf(violation)),
  );
}

/** Instead of an option that is excluded the default, of one out of order those around it. */
function optionsFor(value: unknown, rule: Rule, parameter: ChoiceParameter): string[] {
  if (rule === 'ordered') return optionsAround(amountOf(parameter, value), REACH, parameter);
  const meant = rule === 'excludes' ? parameter.default : probableOption(value, parameter);
  return meant === null ? optionsAround(typedAmount(value), REACH, parameter).slice(0, 1) : [meant];
}

/** A number that stands where an option should, such as 80 µm of lift. */
function typedAmount(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? parseNumber(value) : null;
}

/** What might have been meant, the likeliest first. */
function candidates(value: unknown, rule: Rule, parameter: Parameter): (number | string)[] {
  if (parameter.kind === 'choice') return optionsFor(value, rule, parameter);
  if (typeof value !== 'number' || !Number.isFinite(value)) return [];
  return isOfOtherSign(value, parameter) ? [] : makeableAround(value, REACH, parameter);
}

/**
 * Each violation with the closest value that the lens takes at its field, at most three steps away; null where there is
 * none. Limits, the order of values and exclusions are minded, since every offer is tried.
 */
export function withOffers(
  lens: LensDefinition,
  prescription: Prescription,
  found: readonly Violation[],
): Violation[] {
  const offers = new Map<string, number | string | null>();
  const offerAt = ({ field, rule }: Violation): number | string | null => {
    const parameter = findParameter(lens, field);
    if (!parameter) return null;
    const takes = (value: number | string) =>
      takesChange(lens, prescription, { [field]: value }, found);
    return candidates(valueOf(prescription, field), rule, parameter).find(takes) ?? null;
  };
  return found.map((violation) => {
    const { field, rule } = violation;
    if (!OFFERABLE.has(rule)) return violation;
    if (!offers.has(field)) offers.set(field, offerAt(violation));
    return { ...violation, nearest: offers.get(field) ?? null };
  });
}
