import type { Answer, Onward } from '#domain/conversation/answer.ts';
import type { Locale } from '#domain/locale.ts';

export type Subject =
  | 'calculator'
  | 'firstLens'
  | 'nextChange'
  | 'limits'
  | 'guide'
  | 'emergency'
  | 'other';

/** A number that the answer must name. `null` as a unit: none. */
export interface Figure {
  figure: number;
  unit: 'D' | 'mm' | 'µm' | '°' | '%' | 'min' | 'h' | null;
  within: number;
}

/**
 * What an answer must say: words (without regard to case, accents and kinds of dashes), a figure, a whole power, or one
 * of several.
 */
export type Fact =
  | string
  | Figure
  | { power: readonly [sphere: number, cylinder: number, axis: number] }
  | { any: readonly Fact[] };

type AnswerKind = Answer['kind'];

/** A question, perhaps after others, and what the answer to the last turn must say. */
export interface Question {
  id: string;
  locale: Locale;
  subject: Subject;
  turns: readonly string[];
  kinds: readonly AnswerKind[];
  facts: readonly Fact[];
  /** What must not be said. */
  not: readonly Fact[];
  /** The standing, or a part of the title, that one of the citations must have. */
  cites: string | null;
  /** A page of this kind must go on from the answer. */
  onward: Onward['kind'] | null;
}

type Row = readonly [
  id: string,
  turns: string | readonly string[],
  kinds: AnswerKind | readonly AnswerKind[],
  facts: readonly Fact[],
  more?: Partial<Pick<Question, 'not' | 'cites' | 'onward'>>,
];

const listed = <T>(value: T | readonly T[]): readonly T[] =>
  Array.isArray(value) ? (value as readonly T[]) : [value as T];

/** The questions of a table. Their ids are unique in all tables. */
export function questions(locale: Locale, subject: Subject, rows: readonly Row[]): Question[] {
  return rows.map(([id, turns, kinds, facts, more]) => ({
    not: [],
    cites: null,
    onward: null,
    ...more,
    id,
    locale,
    subject,
    turns: listed<string>(turns),
    kinds: listed<AnswerKind>(kinds),
    facts,
  }));
}

const figure =
  (unit: Figure['unit'], within: number) =>
  (value: number): Figure => ({ figure: value, unit, within });

export const D = figure('D', 0.0051);
export const mm = figure('mm', 0.0051);
/** A depth in mm with three decimals. */
export const mm3 = figure('mm', 0.0006);
export const um = figure('µm', 0.51);
export const deg = figure('°', 0.51);
export const pct = figure('%', 0.001);
export const min = figure('min', 0.001);
export const hours = figure('h', 0.001);
/** A number without a unit. */
export const num = figure(null, 0.051);

export function rx(sphere: number, cylinder: number, axis: number): Fact {
  return { power: [sphere, cylinder, axis] };
}

export function any(...facts: readonly Fact[]): Fact {
  return { any: facts };
}
