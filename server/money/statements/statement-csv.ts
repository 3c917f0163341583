import type { Readable } from 'node:stream';
import type { Locale } from '#domain/basics/locale.ts';
import { decimalAmount } from '#domain/basics/money.ts';
import { describeKind, STATEMENT_LABELS } from '#domain/money/statements/statement-labels.ts';
import type {
  Statement,
  StatementLine,
  StatementSection,
} from '#domain/money/statements/statement.ts';
import { csvStream } from '../../platform/csv/csv-stream.ts';

/** PY-08: the lines of a statement as CSV, with the balances before and after them. */
export function statementCsv(statement: Statement, locale: Locale): Readable {
  const { fields, credit } = STATEMENT_LABELS[locale];
  const { date, kind, document, poNumber, invoices, charged, paid, balance } = fields;
  const head = [date, kind, document, poNumber, invoices, charged, paid, balance];
  const hasCredit = statement.credit.lines.length > 0 || statement.credit.closingCents !== 0;
  return csvStream(head, pages());

  async function* pages(): AsyncGenerator<string[][]> {
    yield rows(statement, statement.balance, locale);
    if (hasCredit) yield [[], [credit], ...rows(statement, statement.credit, locale)].map(whole);
  }
}

function rows({ from, to }: Statement, section: StatementSection, locale: Locale): string[][] {
  const { opening, closing } = STATEMENT_LABELS[locale];
  return [
    [from, opening, '', '', '', '', '', decimalAmount(section.openingCents)],
    ...section.lines.map((line) => lineCells(line, locale)),
    [to, closing, '', '', '', '', '', decimalAmount(section.closingCents)],
  ];
}

/** Every row has all columns. */
function whole(cells: string[]): string[] {
  return Array.from({ length: 8 }, (_, index) => cells[index] ?? '');
}

/** Amounts are in two columns, so that none begins with a sign. */
function lineCells(line: StatementLine, locale: Locale): string[] {
  const { on, document, poNumber, invoices, cents, balanceCents } = line;
  return [
    on,
    describeKind(line, locale),
    document,
    poNumber,
    invoices.join(' '),
    cents > 0 ? decimalAmount(cents) : '',
    cents < 0 ? decimalAmount(-cents) : '',
    decimalAmount(balanceCents),
  ];
}
