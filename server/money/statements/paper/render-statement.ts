import type { Locale } from '#domain/basics/locale.ts';
import { formatCents } from '#domain/basics/money.ts';
import { INVOICE_AGES } from '#domain/money/invoices/invoice-states.ts';
import {
  describeKind,
  describePo,
  STATEMENT_LABELS,
} from '#domain/money/statements/statement-labels.ts';
import type {
  Statement,
  StatementLine,
  StatementSection,
} from '#domain/money/statements/statement.ts';
import { drawAddresses } from '../../../platform/pdf/draw-addresses.ts';
import { drawFacts, type Fact } from '../../../platform/pdf/draw-facts.ts';
import { drawProvider } from '../../../platform/pdf/draw-provider.ts';
import { drawTable, type TableRow } from '../../../platform/pdf/draw-table.ts';
import { fill } from '../../../platform/pdf/fill.ts';
import {
  closePages,
  heading,
  openPages,
  type Doc,
  type PaperSize,
} from '../../../platform/pdf/page.ts';
import { paperDay, paperDayAt, paperMoment } from '../../../platform/pdf/paper-dates.ts';
import { printable } from '../../../platform/pdf/printable.ts';
import { remitLines, type Provider } from '../../../platform/program/provider.ts';
import { PAPER_LABELS } from '../../invoices/paper/paper-labels.ts';

export interface StatementPrint {
  size: PaperSize;
  locale: Locale;
  printedAt: Date;
  /** The lines of the practice's address, the name first. */
  billTo: readonly string[];
  /** The lab that sends it. */
  provider: Provider;
}

/** The invoices that a line names; more are counted. */
const NAMED = 4;
/** Points: the head of a table and its first row, which stay with its heading. */
const TABLE_BEGIN = 40;

/** PY-08: renders a statement as a tagged PDF. */
export function renderStatement(statement: Statement, print: StatementPrint): Promise<Buffer> {
  const { locale, size, printedAt, billTo, provider } = print;
  const paper = PAPER_LABELS[locale];
  const { accountNumber } = statement;
  const { title, credit } = STATEMENT_LABELS[locale];
  const period = periodOf(statement, locale);
  const doc = openPages({
    title,
    number: accountNumber,
    fileTitle: `${title} ${accountNumber}, ${period}`,
    size,
    locale,
    isTagged: true,
    createdAt: printedAt,
  });
  drawProvider(doc, provider);
  drawAddresses(doc, [
    { label: paper.billTo, lines: billTo },
    { label: paper.remitTo, lines: remitLines(provider) },
  ]);
  drawFacts(doc, factsOf(statement, locale));
  doc.y += 6;
  drawSection(doc, statement, { section: statement.balance, locale, sides: ['charged', 'paid'] });
  drawAges(doc, statement, locale);
  const { lines, closingCents } = statement.credit;
  if (lines.length > 0 || closingCents !== 0) {
    heading(doc, credit, TABLE_BEGIN);
    drawSection(doc, statement, { section: statement.credit, locale, sides: ['granted', 'used'] });
  }
  const printed = fill(paper.printed, { time: paperMoment(printedAt, statement.timeZone, locale) });
  return closePages(doc, (page, pages) => ({
    left: `${period}  ·  ${printed}`,
    right: fill(paper.page, { page, pages }),
  }));
}

function periodOf({ from, to }: Statement, locale: Locale): string {
  return `${paperDay(from, locale)} – ${paperDay(to, locale)}`;
}

function factsOf(statement: Statement, locale: Locale): Fact[] {
  const { fields, closing } = STATEMENT_LABELS[locale];
  const { practice, accountNumber, currency, balance } = statement;
  return [
    { label: fields.practice, value: printable(practice) },
    { label: fields.account, value: accountNumber },
    { label: fields.period, value: periodOf(statement, locale) },
    { label: closing, value: formatCents(balance.closingCents, currency, locale) },
  ];
}

interface Section {
  section: StatementSection;
  locale: Locale;
  /** The columns of what adds to the balance and of what takes from it. */
  sides: ['charged', 'paid'] | ['granted', 'used'];
}

function drawSection(
  doc: Doc,
  { from, to, currency }: Statement,
  { section, locale, sides }: Section,
): void {
  const { fields, opening, closing, noLines } = STATEMENT_LABELS[locale];
  const amount = (cents: number) => formatCents(cents, currency, locale);
  const balance = (on: string, what: string, cents: number): TableRow => ({
    cells: [paperDay(on, locale), what, '', '', '', '', amount(cents)],
    isStrong: true,
  });
  const none: TableRow[] = section.lines.length === 0 ? [{ cells: ['', noLines] }] : [];
  drawTable(
    doc,
    [
      { label: fields.date, width: 58 },
      { label: fields.kind, width: 108 },
      { label: fields.document, width: 66 },
      { label: fields.invoices, width: 66 },
      { label: fields[sides[0]], width: 64, align: 'right' },
      { label: fields[sides[1]], width: 64, align: 'right' },
      { label: fields.balance, width: 68, align: 'right' },
    ],
    [
      balance(from, opening, section.openingCents),
      ...section.lines.map((line) => lineRow(line, locale, amount)),
      ...none,
      balance(to, closing, section.closingCents),
    ],
  );
}

function lineRow(line: StatementLine, locale: Locale, amount: (cents: number) => string): TableRow {
  const { on, document, cents, balanceCents } = line;
  // An invoice does not name itself twice.
  const invoices = line.invoices.filter((number) => number !== document);
  const more = invoices.length > NAMED ? [`+${invoices.length - NAMED}`] : [];
  return {
    cells: [
      paperDay(on, locale),
      [describeKind(line, locale), printable(describePo(line, locale))].filter(Boolean).join(', '),
      document,
      [...invoices.slice(0, NAMED), ...more].join(' '),
      cents > 0 ? amount(cents) : '',
      cents < 0 ? amount(-cents) : '',
      amount(balanceCents),
    ],
  };
}

function drawAges(doc: Doc, statement: Statement, locale: Locale): void {
  const labels = STATEMENT_LABELS[locale];
  const { ages, agedAt, timeZone, currency } = statement;
  const amount = (cents: number) => formatCents(cents, currency, locale);
  const day = paperDayAt(agedAt, timeZone, locale);
  heading(doc, fill(labels.aged, { day }), TABLE_BEGIN);
  drawTable(
    doc,
    [
      ...INVOICE_AGES.map((age) => ({
        label: labels.ages[age],
        width: 1,
        align: 'right' as const,
      })),
      { label: labels.fields.receivable, width: 1.3, align: 'right' },
      { label: labels.fields.unapplied, width: 1.3, align: 'right' },
    ],
    [
      {
        cells: [
          ...INVOICE_AGES.map((age) => amount(ages[age])),
          amount(statement.receivableCents),
          amount(statement.unappliedCents),
        ],
      },
    ],
  );
}
