import type { Locale } from '../../basics/locale.ts';
import type { Acknowledgement } from '../../orders/order.ts';
import { describeWarning } from './describe-warning.ts';
import type { Warning } from './warning.ts';

/** The rule, place and figures of a finding. */
export type WarningFacts = Pick<Warning, 'code' | 'eye' | 'field' | 'params'>;

/** The limit of `acknowledgementSchema`. */
const LONGEST = 300;
const BETWEEN = '; ';
const NUMBER = /^-?\d+(?:\.\d+)?$/u;
/** A placeholder in a sentence without a value. */
const OPEN = /\{\w+\}/gu;

/** Rounds to hundredths, as sentences do: a smaller difference counts as the same figure. */
function figure(param: string | number): string {
  return typeof param === 'number' ? String(Math.round(param * 100) / 100 + 0) : param;
}

/** Returns field and figures of a finding in no language: `values.sphere; ordered −4.00 D; expected −3.00 D`. */
export function seenOf({ field, params }: Pick<WarningFacts, 'field' | 'params'>): string {
  const figures = Object.entries(params).map(([name, param]) => `${name} ${figure(param)}`);
  return [field ?? '', ...figures].join(BETWEEN).slice(0, LONGEST);
}

/** Parses the figures of an acknowledged finding. */
function paramsOf(seen: string): WarningFacts['params'] {
  const figures = seen.split(BETWEEN).slice(1);
  const params = figures.map((each): [string, string | number] => {
    const [name = '', ...rest] = each.split(' ');
    const param = rest.join(' ');
    return [name, NUMBER.test(param) ? Number(param) : param];
  });
  return Object.fromEntries(params);
}

/** Returns the acknowledged sentence with its figures; null in older orders, which stored only the rule. */
export function describeSeen({ code, seen }: Acknowledgement, locale: Locale): string | null {
  if (seen === undefined) return null;
  return describeWarning({ code, params: paramsOf(seen) }, locale).replaceAll(OPEN, '…');
}

/** Whether both findings have the same figures, because a rule may find something in two fields. */
export function isSameFinding(one: WarningFacts, other: WarningFacts): boolean {
  return one.code === other.code && one.eye === other.eye && seenOf(one) === seenOf(other);
}

/** Whether the acknowledgement is of this rule at this eye and field, with any figures. */
export function isAbout({ code, eye, seen }: Acknowledgement, warning: WarningFacts): boolean {
  if (code !== warning.code || eye !== warning.eye) return false;
  return seen === undefined || seen.split(BETWEEN)[0] === (warning.field ?? '');
}

/**
 * Whether the acknowledgement is of this warning with these figures. Different figures must be acknowledged again. One
 * without figures, from before they were stored, applies to all findings of its rule at its eye.
 */
export function isOf(one: Acknowledgement, warning: WarningFacts): boolean {
  return isAbout(one, warning) && (one.seen === undefined || one.seen === seenOf(warning));
}

/** Returns the acknowledgements of present warnings, without duplicates. */
export function applying(
  acknowledged: readonly Acknowledgement[],
  warnings: readonly Warning[],
): Acknowledgement[] {
  const keys = acknowledged.map(({ code, eye, seen }) => JSON.stringify([code, eye, seen]));
  return acknowledged.filter(
    (one, index) =>
      warnings.some((warning) => isOf(one, warning)) && keys.indexOf(keys[index] ?? '') === index,
  );
}
