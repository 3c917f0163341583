import type { Locale } from '../../locale.ts';
import type { Acknowledgement } from '../../schemas/order.ts';
import { describeWarning } from './describe-warning.ts';
import type { Warning } from './warning.ts';

/** What a rule has found, and where. */
export type Told = Pick<Warning, 'code' | 'eye' | 'field' | 'words'>;

/** As `acknowledgementSchema` has it. */
const LONGEST = 300;
const BETWEEN = '; ';
const NUMBER = /^-?\d+(?:\.\d+)?$/u;
/** A place in a sentence that no word is known for. */
const OPEN = /\{\w+\}/gu;

/** In hundredths, as sentences show figures: what differs by less was seen as the same. */
function figure(word: string | number): string {
  return typeof word === 'number' ? String(Math.round(word * 100) / 100 + 0) : word;
}

/** What was seen of a finding, in no language: its field and figures, `values.sphere; ordered −4.00 D; expected −3.00 D`. */
export function seenOf({ field, words }: Pick<Told, 'field' | 'words'>): string {
  const figures = Object.entries(words).map(([name, word]) => `${name} ${figure(word)}`);
  return [field ?? '', ...figures].join(BETWEEN).slice(0, LONGEST);
}

/** The words of the sentence that was seen. */
function wordsOf(seen: string): Told['words'] {
  const figures = seen.split(BETWEEN).slice(1);
  const words = figures.map((each): [string, string | number] => {
    const [name = '', ...rest] = each.split(' ');
    const word = rest.join(' ');
    return [name, NUMBER.test(word) ? Number(word) : word];
  });
  return Object.fromEntries(words);
}

/** The sentence that was seen, with its figures; null where only the rule was kept, as orders once did. */
export function describeSeen({ code, seen }: Acknowledgement, locale: Locale): string | null {
  if (seen === undefined) return null;
  return describeWarning({ code, words: wordsOf(seen) }, locale).replaceAll(OPEN, '…');
}

/** Whether both were told of the same figures: a rule may find something at each of two fields. */
export function isSameFinding(one: Told, other: Told): boolean {
  return one.code === other.code && one.eye === other.eye && seenOf(one) === seenOf(other);
}

/** Whether the acknowledgement is of this rule at this eye and field, with whatever figures. */
export function isAbout({ code, eye, seen }: Acknowledgement, warning: Told): boolean {
  if (code !== warning.code || eye !== warning.eye) return false;
  return seen === undefined || seen.split(BETWEEN)[0] === (warning.field ?? '');
}

/**
 * Whether the acknowledgement is of this warning with these figures: other figures are to be seen anew. One without
 * figures, from before they were kept, is of all that its rule finds at its eye.
 */
export function isOf(one: Acknowledgement, warning: Told): boolean {
  return isAbout(one, warning) && (one.seen === undefined || one.seen === seenOf(warning));
}

/** Those that belong to a warning that is still there, each once. */
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
