import { isOfOtherSign } from '../model/cylinder-sign.ts';
import { findParameter } from '../model/find-parameter.ts';
import { reportable, valueOf } from '../model/given.ts';
import { makeableAround } from '../model/grid.ts';
import type { ChoiceParameter, LensDefinition, Parameter, Prescription } from '../model/lens.ts';
import { amountOf, optionsAround } from '../model/option-amount.ts';
import { parseNumber } from '../typed/parse-number.ts';
import { findViolations } from './find-violations.ts';
import type { Violation } from './violation.ts';

/** Maximum steps from the entered value to an offered one. Further away, another value or unit was meant. */
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
 * Whether the lens accepts the changed values with everything else unchanged: they have no violations, and cause no new
 * ones elsewhere.
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

/** Offers the default instead of an excluded option, and neighbors instead of one that is out of order. */
function optionsFor(value: unknown, rule: Rule, parameter: ChoiceParameter): string[] {
  if (rule === 'ordered') return optionsAround(amountOf(parameter, value), REACH, parameter);
  const meant = rule === 'excludes' ? parameter.default : probableOption(value, parameter);
  return meant === null ? optionsAround(typedAmount(value), REACH, parameter).slice(0, 1) : [meant];
}

/** Parses a number that was entered instead of an option, such as 80 µm of lift. */
function typedAmount(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? parseNumber(value) : null;
}

/** Returns the values that may have been meant, the likeliest first. */
function candidates(value: unknown, rule: Rule, parameter: Parameter): (number | string)[] {
  if (parameter.kind === 'choice') return optionsFor(value, rule, parameter);
  if (typeof value !== 'number' || !Number.isFinite(value)) return [];
  return isOfOtherSign(value, parameter) ? [] : makeableAround(value, REACH, parameter);
}

/**
 * Adds to each violation the closest value that the lens accepts in its field, at most three steps away; null when
 * there is none. Each offer is tried, so it respects limits, order and exclusions.
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

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Returns the option with the same letters and digits in its value or a label, which was probably meant. */
function probableOption(value: unknown, { options }: ChoiceParameter): string | null {
  const wanted = lettersAndDigits(String(reportable(value) ?? ''));
  const meant = options.find((option) =>
    [option.value, option.label.en, option.label.es].some(
      (text) => lettersAndDigits(text) === wanted,
    ),
  );
  return meant?.value ?? null;
}
