import type { Locale } from '#domain/basics/locale.ts';
import type { Answer, Onward } from '#domain/consultant/conversation/answers/answer.ts';

const SUBJECTS = [
  'calculator',
  'firstLens',
  'nextChange',
  'limits',
  'guide',
  'emergency',
  'other',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** How close a figure must come, by its unit. */
const WITHIN = { D: 0.0051, mm: 0.0051, µm: 0.51, '°': 0.51, '%': 0.001, min: 0.001, h: 0.001 };
const UNITS = ['D', 'mm', 'µm', '°', '%', 'min', 'h'] as const;

/** A number that the answer must name. `null` as a unit: none. */
export interface Figure {
  figure: number;
  unit: (typeof UNITS)[number] | null;
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

const KINDS = ['answer', 'ask', 'unknown', 'refuse'] as const;
const ONWARD = ['calculator', 'fitting', 'guide', 'contact'] as const;

/** That of a depth, which is written in mm with three decimals. */
const DEPTH = 0.0006;
const WITHOUT_UNIT = 0.051;

function among<T extends string>(all: readonly T[], text: string | undefined): T {
  const found = all.find((one) => one === text);
  if (found === undefined) throw new Error(`"${text}" is none of ${all.join(', ')}`);
  return found;
}

function readFigure(written: string, unitText: string | undefined): Figure {
  const figure = Number(written);
  if (unitText === undefined) return { figure, unit: null, within: WITHOUT_UNIT };
  const unit = among(UNITS, unitText);
  const isDepth = unit === 'mm' && /\.\d{3}$/.test(written);
  return { figure, unit, within: isDepth ? DEPTH : WITHIN[unit] };
}

/** `-5.6 D`, `-0.75 -1.5 x 125`, `wet` or, between slashes, one of several. What is in quotes is a word. */
function readFact(text: string): Fact {
  const options = text.split(' / ');
  if (options.length > 1) return { any: options.map(readFact) };
  const power = /^(\S+) (\S+) x (\S+)$/.exec(text)?.slice(1).map(Number);
  if (power) return { power: [power[0] ?? 0, power[1] ?? 0, power[2] ?? 0] };
  const [, written, unit] = /^([-+]?[\d.]+)(?: (\S{1,3}))?$/.exec(text) ?? [];
  return written === undefined ? text.replaceAll('"', '') : readFigure(written, unit);
}

const ROW = /^(?<id>\S+) \| (?<turns>.+?) =>(?: \((?<kinds>.+?)\))?(?: (?<facts>.+))?$/u;

/**
 * A question as it stands in a table: `id | turn | turn => fact; fact`. Behind the arrow may stand the kinds of answer in
 * parentheses, if it is not `answer`, and among the facts `never fact`, `cites words` and `onward page`.
 */
export function question(locale: Locale, subject: Subject, row: string): Question {
  const found = ROW.exec(row)?.groups;
  if (!found?.['id'] || !found['turns']) throw new Error(`No question: ${row}`);
  const parts = found['facts']?.split('; ') ?? [];
  const after = (word: string) =>
    parts.filter((one) => one.startsWith(word)).map((one) => one.slice(word.length));
  const [onward] = after('onward ');
  return {
    id: found['id'],
    locale,
    subject,
    turns: found['turns'].split(' | '),
    kinds: (found['kinds'] ?? 'answer').split(', ').map((one) => among(KINDS, one)),
    facts: parts.filter((one) => !/^(?:never|cites|onward) /.test(one)).map(readFact),
    not: after('never ').map(readFact),
    cites: after('cites ')[0] ?? null,
    onward: onward === undefined ? null : among(ONWARD, onward),
  };
}

/**
 * The questions of a table: a line for each, or two of which the second begins with the arrow, below a line with the subject
 * and a colon. The working stands behind a `#`. The ids are unique in all tables.
 */
export function questions(locale: Locale, table: string): Question[] {
  let subject: Subject = 'other';
  const lines = table.replaceAll(/\n\s*=>/g, ' =>').split('\n');
  return lines
    .map((line) => line.replace(/(?:^|\s)\s*# .*$/, '').trim())
    .flatMap((line) => {
      if (line === '') return [];
      if (!line.endsWith(':')) return [question(locale, subject, line)];
      subject = among(SUBJECTS, line.slice(0, -1));
      return [];
    });
}
