import type { Locale } from '#domain/basics/locale.ts';
import { formatCents } from '#domain/basics/money.ts';
import type { InvoiceRow } from '#domain/money/invoices/invoice-rows.ts';
import {
  BODY_SIZE,
  contentWidth,
  floorOf,
  MARGIN,
  rule,
  SMALL_SIZE,
  type Doc,
} from '../../../platform/pdf/page.ts';
import { printable } from '../../../platform/pdf/printable.ts';
import { artifact, group, tagged, type Tag } from '../../../platform/pdf/tags.ts';
import type { PAPER_LABELS } from './paper-labels.ts';

interface Columns {
  labels: (typeof PAPER_LABELS)[Locale];
  currency: string;
  locale: Locale;
  /** Whether quantity and unit price have columns. */
  hasUnits: boolean;
}

/** A column of figures, at the right of the labels. */
interface FigureColumn {
  head: string;
  /** Points. */
  width: number;
  textOf: (row: InvoiceRow) => string;
}

function figuresOf({ labels, currency, locale, hasUnits }: Columns): FigureColumn[] {
  const money = (cents: number) => formatCents(cents, currency, locale);
  const unitOf = ({ each }: InvoiceRow) =>
    each && each.unitCents !== null ? money(each.unitCents) : '';
  const units = [
    {
      head: labels.quantity,
      width: 56,
      textOf: ({ each }: InvoiceRow) => String(each?.quantity ?? ''),
    },
    { head: labels.unitPrice, width: AMOUNT_WIDTH, textOf: unitOf },
  ];
  const amount = {
    head: labels.amount,
    width: AMOUNT_WIDTH,
    textOf: (row: InvoiceRow) => money(row.cents),
  };
  return hasUnits ? [...units, amount] : [amount];
}

/** Points. */
const AMOUNT_WIDTH = 96;
const INDENT = 18;
const GAP = 3;
/** The height of the head with its line, in points. */
const HEAD_HEIGHT = 18;

/** Draws rows with their amounts as a table. Its head is repeated on every page, and a lens stays with its first part. */
export function drawAmounts(doc: Doc, rows: readonly InvoiceRow[], columns: Columns): void {
  const table = group(doc, 'Table');
  if (doc.y + HEAD_HEIGHT + heightWithNext(doc, rows, columns, 0) > floorOf(doc)) doc.addPage();
  drawHead(doc, columns, table);
  for (const [index, row] of rows.entries()) {
    if (doc.y + heightWithNext(doc, rows, columns, index) > floorOf(doc)) {
      doc.addPage();
      artifact(doc, 'Pagination', () => drawHeadTexts(doc, columns));
      ruleBelowHead(doc);
    }
    drawRow(doc, row, columns, table);
  }
  table?.end();
}

/** Returns the height of a table in points, when it is on one page. */
export function amountsHeight(doc: Doc, rows: readonly InvoiceRow[], columns: Columns): number {
  return rows.reduce((sum, row) => sum + heightOf(doc, row, columns), HEAD_HEIGHT);
}

function drawHead(doc: Doc, columns: Columns, table: Tag | undefined): void {
  const inside = group(doc, 'TR', table);
  const top = doc.y;
  for (const { text, x, options } of headCells(doc, columns)) {
    const draw = () => doc.font('regular').fontSize(SMALL_SIZE).text(text, x, top, options);
    tagged(doc, 'TH', draw, { inside, scope: 'Column' });
  }
  inside?.end();
  ruleBelowHead(doc);
}

function drawHeadTexts(doc: Doc, columns: Columns): void {
  const top = doc.y;
  for (const { text, x, options } of headCells(doc, columns)) {
    doc.font('regular').fontSize(SMALL_SIZE).text(text, x, top, options);
  }
}

interface Cell {
  text: string;
  x: number;
  options: PDFKit.Mixins.TextOptions;
}

function headCells(doc: Doc, columns: Columns): Cell[] {
  const item = { text: columns.labels.item, x: MARGIN, options: { lineBreak: false } };
  return [item, ...figureCells(doc, columns, ({ head }) => head)];
}

/** The last column ends at the right margin. */
function figureCells(doc: Doc, columns: Columns, textOf: (column: FigureColumn) => string): Cell[] {
  let x = figuresX(doc, columns);
  return figuresOf(columns).map((column) => {
    const cell = {
      text: textOf(column),
      x,
      options: { width: column.width, align: 'right' as const },
    };
    x += column.width;
    return cell;
  });
}

function figuresX(doc: Doc, columns: Columns): number {
  const width = figuresOf(columns).reduce((sum, column) => sum + column.width, 0);
  return MARGIN + contentWidth(doc) - width;
}

function ruleBelowHead(doc: Doc): void {
  doc.y += 2;
  rule(doc, doc.y);
  doc.y += 4;
  doc.x = MARGIN;
}

function drawRow(doc: Doc, row: InvoiceRow, columns: Columns, table: Tag | undefined): void {
  const inside = group(doc, 'TR', table);
  const top = doc.y;
  const { x, width } = placeOf(doc, row, columns);
  const height = heightOf(doc, row, columns);
  const draw = (text: string, at: number, options: PDFKit.Mixins.TextOptions) => () =>
    setFont(doc, row).text(text, at, top, options);
  tagged(doc, 'TH', draw(printable(row.label), x, { width }), { inside, scope: 'Row' });
  for (const cell of figureCells(doc, columns, ({ textOf }) => textOf(row))) {
    tagged(doc, 'TD', draw(cell.text, cell.x, cell.options), { inside });
  }
  inside?.end();
  doc.x = MARGIN;
  doc.y = top + height;
}

function setFont(doc: Doc, { look }: InvoiceRow): Doc {
  return doc.font(look === 'strong' ? 'bold' : 'regular').fontSize(BODY_SIZE);
}

function placeOf(doc: Doc, { look }: InvoiceRow, columns: Columns) {
  const x = look === 'part' ? MARGIN + INDENT : MARGIN;
  return { x, width: figuresX(doc, columns) - x - 12 };
}

function heightOf(doc: Doc, row: InvoiceRow, columns: Columns): number {
  const { width } = placeOf(doc, row, columns);
  return setFont(doc, row).heightOfString(printable(row.label), { width }) + GAP;
}

/** The height of a row, and of a lens with its first part. */
function heightWithNext(
  doc: Doc,
  rows: readonly InvoiceRow[],
  columns: Columns,
  index: number,
): number {
  const [row, next] = [rows[index], rows[index + 1]];
  if (!row) return 0;
  const isLens = row.look === 'strong' && next?.look === 'part';
  return heightOf(doc, row, columns) + (isLens ? heightOf(doc, next, columns) : 0);
}
