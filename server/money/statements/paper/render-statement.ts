import { INVOICE_AGES } from '#domain/invoices/invoice-states.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCents } from '#domain/money.ts';
import type { Statement, StatementLine, StatementSection } from '#domain/schemas/statement.ts';
import { dayIn } from '#domain/statements/periods.ts';
import { describeKind, STATEMENT_LABELS } from '#domain/statements/statement-labels.ts';
import type { Provider } from '#server/platform/program/provider.ts';
import { fill } from '#server/platform/pdf/fill.ts';
import { BODY_SIZE, contentWidth, MARGIN, type PaperSize } from '#server/platform/pdf/page.ts';
import { minuteIn } from '#server/platform/pdf/times.ts';
import { PAPER_LABELS } from '../../invoices/paper/paper-labels.ts';
import { closeTaggedPages, drawAs, openTaggedPages, roomFor } from './tagged-pages.ts';
import type { TaggedPages } from './tagged-pages.ts';
import { drawTable, type TableRow } from './tagged-table.ts';

export interface StatementPrint {
  size: PaperSize;
  locale: Locale;
  printedAt: Date;
  /** The lab that sends it. */
  provider: Provider;
}

/** The invoices that a line names; more are counted. */
const NAMED = 4;

/** PY-08: renders a statement as PDF. */
export function renderStatement(statement: Statement, print: StatementPrint): Promise<Buffer> {
  const { locale, size, printedAt, provider } = print;
  const { accountNumber, from, to } = statement;
  const labels = STATEMENT_LABELS[locale];
  const period = `${from} – ${to}`;
  const pages = openTaggedPages({
    size,
    locale,
    title: `${labels.title} ${accountNumber}, ${period}`,
    head: { left: provider.name, right: `${labels.title} · ${accountNumber} · ${period}` },
    createdAt: printedAt,
  });
  drawTop(pages, statement, print);
  drawSection(pages, statement, {
    section: statement.balance,
    locale,
    sides: ['charged', 'paid'],
  });
  drawAges(pages, statement, locale);
  const { lines, closingCents } = statement.credit;
  if (lines.length > 0 || closingCents !== 0) {
    drawHeading(pages, labels.credit);
    drawSection(pages, statement, {
      section: statement.credit,
      locale,
      sides: ['granted', 'used'],
    });
  }
  const paper = PAPER_LABELS[locale];
  const printed = fill(paper.printed, { time: minuteIn(statement.timeZone, printedAt) });
  return closeTaggedPages(pages, (page, count) => ({
    left: printed,
    right: fill(paper.page, { page, pages: count }),
  }));
}

function drawTop(pages: TaggedPages, statement: Statement, { locale, provider }: StatementPrint) {
  const { root } = pages;
  const { title, fields, closing } = STATEMENT_LABELS[locale];
  const { practice, accountNumber, from, to, currency } = statement;
  drawAs(pages, { parent: root, tag: 'H1' }, (doc) => {
    doc.font('bold').fontSize(18).text(title, MARGIN, doc.y);
  });
  const reached = [provider.phone, provider.website].filter(Boolean).join('  ·  ');
  const lines = [
    [provider.name, reached].filter(Boolean).join('  ·  '),
    `${fields.practice}: ${practice}`,
    `${fields.account}: ${accountNumber}`,
    `${fields.period}: ${from} – ${to}`,
    `${closing}: ${formatCents(statement.balance.closingCents, currency, locale)}`,
  ];
  for (const line of lines.filter(Boolean)) {
    drawAs(pages, { parent: root, tag: 'P' }, (doc) => {
      doc.font('regular').fontSize(BODY_SIZE);
      doc.text(line, MARGIN, doc.y + 2, { width: contentWidth(doc) });
    });
  }
  pages.doc.y += 10;
}

function drawHeading(pages: TaggedPages, text: string): void {
  roomFor(pages, 70);
  drawAs(pages, { parent: pages.root, tag: 'H2' }, (doc) => {
    doc
      .font('bold')
      .fontSize(11)
      .text(text, MARGIN, doc.y + 8);
  });
  pages.doc.y += 4;
}

interface Section {
  section: StatementSection;
  locale: Locale;
  /** The columns of what adds to the balance and of what takes from it. */
  sides: ['charged', 'paid'] | ['granted', 'used'];
}

function drawSection(
  pages: TaggedPages,
  { from, to, currency }: Statement,
  { section, locale, sides }: Section,
): void {
  const { fields, opening, closing, noLines } = STATEMENT_LABELS[locale];
  const amount = (cents: number) => formatCents(cents, currency, locale);
  const balance = (on: string, what: string, cents: number): TableRow => ({
    cells: [on, what, '', '', '', '', amount(cents)],
    isStrong: true,
  });
  const none: TableRow[] = section.lines.length === 0 ? [{ cells: ['', noLines] }] : [];
  drawTable(
    pages,
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
      on,
      describeKind(line, locale),
      document,
      [...invoices.slice(0, NAMED), ...more].join(' '),
      cents > 0 ? amount(cents) : '',
      cents < 0 ? amount(-cents) : '',
      amount(balanceCents),
    ],
  };
}

function drawAges(pages: TaggedPages, statement: Statement, locale: Locale): void {
  const labels = STATEMENT_LABELS[locale];
  const { ages, agedAt, timeZone, currency } = statement;
  const amount = (cents: number) => formatCents(cents, currency, locale);
  drawHeading(pages, labels.aged.replace('%{day}', dayIn(timeZone, new Date(agedAt))));
  drawTable(
    pages,
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
