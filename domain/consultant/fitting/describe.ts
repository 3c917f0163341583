import type { Locale } from '../../basics/locale.ts';
import { CLINICAL_LABELS } from '../../clinical/fields/clinical-labels.ts';
import { findParameter } from '../../lens/model/find-parameter.ts';
import { formatFigure } from '../../lens/model/format-figure.ts';
import { formatParameter } from '../../lens/model/format.ts';
import type { LensDefinition, Parameter } from '../../lens/model/lens.ts';
import { fill } from '../../lens/model/messages.ts';
import type { FittingTextKey, FittingTexts } from './messages/en.ts';
import { CHOSEN_LABELS, MEASURES, type MeasureName } from './planning/finding-fields.ts';
import type { MissingField, Said } from './planning/plan.ts';
import type { Amounts, FieldChange, ProposedChange, UnmadeChange } from './proposal.ts';

/** The language that is spoken, with its texts (`loadFittingTexts`). */
export interface Words {
  locale: Locale;
  texts: FittingTexts;
}

const MINUS = '−';
const THOUSANDTHS = 1_000;

/** Own keys only. */
function textOf({ texts }: Words, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key as FittingTextKey] : undefined;
}

/** A text of the messages, a list of their terms, or what is written the same everywhere. */
function showTerms(value: string, words: Words): string {
  const text = textOf(words, value);
  if (text !== undefined) return text;
  const terms = value.split(' ').map((name) => textOf(words, `term.${name}`));
  if (terms.includes(undefined)) return value;
  const list = new Intl.ListFormat(words.locale, { type: 'conjunction' });
  return list.format(terms.map(String));
}

/** Returns the sentence with its figures and their units, and the trade's decimal point. */
export function describeSaid({ key, values }: Said, words: Words): string {
  const shown = Object.entries(values).map(([name, value]) => {
    const text = typeof value === 'number' ? formatFigure(name, value) : showTerms(value, words);
    return [name, text];
  });
  return fill(words.texts[key], Object.fromEntries(shown));
}

function signed(value: number, format: (size: number) => string): string {
  return (value < 0 ? MINUS : '+') + format(Math.abs(value));
}

/** Returns the amounts with sign and unit, without those of 0: `+0.10 mm, −0.56 D`. */
export function describeAmounts(amounts: Amounts, { texts }: Words): string {
  const { um, mm, dioptres, degrees, steps } = amounts;
  const shown: string[] = [];
  if (um) shown.push(signed(um, (size) => formatFigure('um', size)));
  if (mm) shown.push(signed(mm, (size) => formatFigure('mm', size)));
  if (dioptres) shown.push(signed(dioptres, (size) => formatFigure('dioptres', size)));
  if (degrees) shown.push(signed(degrees, (size) => formatFigure('degrees', size)));
  if (steps) {
    shown.push(signed(steps, (size) => fill(texts['change.steps'], { steps: String(size) })));
  }
  return shown.join(', ');
}

/** A wanted figure lies between the steps, and for options it is an amount in µm. */
function showWanted(wanted: number, parameter: Parameter, locale: Locale): string {
  if (parameter.kind === 'choice') return formatFigure('wantedUm', wanted);
  return formatParameter(Math.round(wanted * THOUSANDTHS) / THOUSANDTHS, parameter, locale);
}

/** Returns one changed parameter: `Base curve: 7.80 mm → 7.70 mm (−0.10 mm, +0.56 D)`. */
export function describeField(
  { parameter: name, from, to, amounts }: FieldChange,
  lens: LensDefinition,
  words: Words,
): string {
  const { locale, texts } = words;
  const parameter = findParameter(lens, name);
  if (!parameter) return '';
  const label = parameter.label[locale];
  if (to === null) return fill(texts['change.ends'], { label });
  const [before, after] = [from, to].map((value) => formatParameter(value, parameter, locale));
  const amount = describeAmounts(amounts, words);
  const values = { label, from: before || texts['change.nothing'], to: String(after), amount };
  return fill(texts[amount ? 'change.amount' : 'change.field'], values);
}

export interface DescribedChange {
  /** One line for each parameter, those that keep the power last. */
  lines: string[];
  reason: string;
  /** That the range ends before the wanted amount; null when it does not. */
  limited: string | null;
  standing: string;
  /** That the guide is to another lens; null when it is not. */
  otherLens: string | null;
}

/** Returns a proposed change in words. */
export function describeChange(
  { set, keeps, limited, reason, standing, isOfOtherLens }: ProposedChange,
  lens: LensDefinition,
  words: Words,
): DescribedChange {
  return {
    lines: [...set, ...keeps].map((field) => describeField(field, lens, words)),
    reason: describeSaid(reason, words),
    limited: limited && describeLimit('change.limited', limited, lens, words),
    standing: words.texts[`standing.${standing}`],
    otherLens: isOfOtherLens ? words.texts['standing.otherLens'] : null,
  };
}

type Limit = Pick<UnmadeChange, 'parameter' | 'wanted' | 'nearest'>;

function describeLimit(
  key: FittingTextKey,
  { parameter: name, wanted, nearest }: Limit,
  lens: LensDefinition,
  { locale, texts }: Words,
): string {
  const parameter = findParameter(lens, name);
  if (!parameter) return texts['unmade.noParameter'];
  return fill(texts[key], {
    label: parameter.label[locale],
    wanted: wanted === null ? '' : showWanted(wanted, parameter, locale),
    nearest: formatParameter(nearest, parameter, locale),
  });
}

function keyOfUnmade({ because, wanted, nearest }: UnmadeChange): FittingTextKey {
  if (because !== 'anotherLens') return `unmade.${because}`;
  if (nearest === null) return 'unmade.anotherLensAlone';
  return wanted === null ? 'unmade.anotherLensBeyond' : 'unmade.anotherLens';
}

/** Returns why a change cannot be made, with the nearest value that is. */
export function describeUnmade(change: UnmadeChange, lens: LensDefinition, words: Words): string {
  return describeLimit(keyOfUnmade(change), change, lens, words);
}

function labelOf(field: MissingField, lens: LensDefinition, locale: Locale): string {
  if (field === 'clinical.flatMeridian') return CLINICAL_LABELS[locale].labels.flatMeridian;
  if (field === 'movement') return CHOSEN_LABELS.movement[locale];
  if (!field.startsWith('values.')) return MEASURES[field as MeasureName].label[locale];
  const name = field.slice('values.'.length);
  return findParameter(lens, name)?.label[locale] ?? name;
}

/** Returns what is needed to say more. */
export function describeMissing(
  field: MissingField,
  lens: LensDefinition,
  { locale, texts }: Words,
): string {
  return fill(texts['missing.field'], { label: labelOf(field, lens, locale) });
}
