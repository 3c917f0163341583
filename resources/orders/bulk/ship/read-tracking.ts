/** The most characters of a tracking number. */
export const MAX_TRACKING = 80;

/** Why a line was not used. */
export type TrackingProblem = 'unknown' | 'twice' | 'missing' | 'tooLong';

export interface BadLine {
  /** Counted from 1. */
  line: number;
  /** What stands there as the order number. */
  number: string;
  problem: TrackingProblem;
}

export interface ReadTracking {
  /** The tracking numbers by order number. */
  found: Map<string, string>;
  bad: BadLine[];
}

/**
 * AD-13: reads lines of an order number and a tracking number, separated by a comma, a semicolon or a tab, as a
 * spreadsheet saves or copies them. `numbers` are the orders to ship. Skips empty lines and a header.
 */
export function readTracking(content: string, numbers: readonly string[]): ReadTracking {
  const known = new Map(numbers.map((number) => [keyOf(number), number]));
  const found = new Map<string, string>();
  const bad: BadLine[] = [];
  for (const [at, text] of linesOf(content).entries()) {
    const [typed = '', tracking = ''] = cellsOf(text);
    if (text.trim() === '' || (at === 0 && isHeader(typed))) continue;
    const number = known.get(keyOf(typed));
    const problem = problemOf({
      number,
      tracking,
      isTwice: number !== undefined && found.has(number),
    });
    if (problem || number === undefined) {
      bad.push({ line: at + 1, number: typed, problem: problem ?? 'unknown' });
    } else {
      found.set(number, tracking);
    }
  }
  return { found, bad };
}

/** Returns the lines of a column that was copied from a spreadsheet; null when the text is no column. */
export function readColumn(content: string): string[] | null {
  const lines = linesOf(content);
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length < 2 || lines.some((line) => cellsOf(line).length > 1)) return null;
  return lines.map((line) => (cellsOf(line)[0] ?? '').slice(0, MAX_TRACKING));
}

function problemOf(line: {
  number: string | undefined;
  tracking: string;
  isTwice: boolean;
}): TrackingProblem | null {
  if (line.number === undefined) return 'unknown';
  if (line.isTwice) return 'twice';
  if (line.tracking === '') return 'missing';
  return line.tracking.length > MAX_TRACKING ? 'tooLong' : null;
}

const keyOf = (number: string) => number.trim().toUpperCase();

/** Every order number has digits; the heading of its column has none. */
const isHeader = (cell: string) => !/\d/.test(cell);

const linesOf = (content: string) => content.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);

const SEPARATORS = new Set([',', ';', '\t']);

/** Splits a line into its cells, without the quotes around them and the spaces at their ends. */
function cellsOf(line: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') {
      isQuoted = !isQuoted;
    } else if (SEPARATORS.has(character) && !isQuoted) {
      cells.push('');
    } else {
      cells.push(`${cells.pop() ?? ''}${character}`);
    }
  }
  return cells.map((cell) => cell.trim());
}
