/** A row of a CSV file. */
export interface CsvRow {
  /** The line of the file that the row begins on, counted from 1: a cell in quotes may have several. */
  line: number;
  cells: string[];
}

export interface ParsedCsv {
  separator: string;
  /** Without empty rows. */
  rows: CsvRow[];
  /** The line of a quote that is never closed; null when every one is. */
  openQuote: number | null;
}

/** The most frequent in the first row is the separator of the file. */
const SEPARATORS = [',', ';', '\t', '|'];

/** Excel writes the separator of the file into its first line, when asked to. */
const SEPARATOR_LINE = /^sep=([,;\t|])\r?\n/i;

/** Reads CSV as spreadsheets write it: any of the usual separators, cells in quotes, any line ends. */
export function parseCsv(content: string): ParsedCsv {
  const text = content.replace(/^\uFEFF/, '');
  const declared = SEPARATOR_LINE.exec(text);
  const separator = declared?.[1] ?? findSeparator(text);
  const reader = new RowReader(separator);
  const start = declared?.[0].length ?? 0;
  reader.read(text, start, declared ? 2 : 1);
  return { separator, rows: reader.rows, openQuote: reader.openQuote };
}

function findSeparator(text: string): string {
  const counts = new Map(SEPARATORS.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted && counts.has(character)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? best[0] : ',';
}

/** Collects the rows of one file. */
class RowReader {
  readonly rows: CsvRow[] = [];
  openQuote: number | null = null;
  readonly #special: RegExp;
  readonly #separator: string;
  #cells: string[] = [];
  #line = 1;
  #rowLine = 1;

  constructor(separator: string) {
    this.#separator = separator;
    this.#special = new RegExp(`[\\r\\n${separator === '|' ? '\\|' : separator}]`, 'g');
  }

  read(text: string, start: number, line: number): void {
    this.#line = line;
    this.#rowLine = line;
    let at = start;
    while (at <= text.length) {
      const quote = quoteAt(text, at);
      const { cell, end } = quote === null ? this.#plain(text, at) : this.#quoted(text, quote);
      this.#cells.push(cell);
      if (end >= text.length) break;
      if (text[end] === this.#separator) {
        at = end + 1;
        continue;
      }
      at = end + (text.startsWith('\r\n', end) ? 2 : 1);
      this.#line += 1;
      this.#endRow();
      if (at === text.length) return;
    }
    this.#endRow();
  }

  #plain(text: string, at: number): { cell: string; end: number } {
    this.#special.lastIndex = at;
    const end = this.#special.exec(text)?.index ?? text.length;
    return { cell: text.slice(at, end), end };
  }

  /** A doubled quote stands for one. What follows the closing one belongs to the cell, as spreadsheets read it. */
  #quoted(text: string, at: number): { cell: string; end: number } {
    let cell = '';
    let from = at + 1;
    for (;;) {
      const quote = text.indexOf('"', from);
      if (quote === -1) {
        this.openQuote ??= this.#line;
        return { cell: cell + text.slice(from), end: text.length };
      }
      cell += text.slice(from, quote);
      this.#line += lineEnds(text.slice(from, quote));
      if (text[quote + 1] === '"') {
        cell += '"';
        from = quote + 2;
        continue;
      }
      const rest = this.#plain(text, quote + 1);
      return { cell: cell + rest.cell, end: rest.end };
    }
  }

  #endRow(): void {
    if (this.#cells.some((cell) => cell.trim() !== '')) {
      this.rows.push({ line: this.#rowLine, cells: this.#cells });
    }
    this.#cells = [];
    this.#rowLine = this.#line;
  }
}

/** Returns where the quote is that a cell begins with, also after blanks; null without one. */
function quoteAt(text: string, at: number): number | null {
  let quote = at;
  while (text[quote] === ' ') quote += 1;
  return text[quote] === '"' ? quote : null;
}

function lineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
