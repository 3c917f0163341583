import type { InvoiceRow } from '#domain/invoices/invoice-rows.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCents } from '#domain/money.ts';
import {
  BODY_SIZE,
  contentWidth,
  floorOf,
  MARGIN,
  rule,
  SMALL_SIZE,
  type Doc,
} from '#server/platform/pdf/page.ts';
import { printable } from '#server/platform/pdf/printable.ts';
import { artifact, group, tagged, type Tag } from '#server/platform/pdf/tags.ts';

interface Columns {
  item: string;
  amount: string;
  currency: string;
  locale: Locale;
}

/** Points. */
const AMOUNT_WIDTH = 96;
const INDENT = 18;
const GAP = 3;
/** Of the head, with its line. */
const HEAD_HEIGHT = 18;

/** Draws rows with their amounts as a table. Its head is repeated on every page, and a lens stays with its first part. */
export function drawAmounts(doc: Doc, rows: readonly InvoiceRow[], columns: Columns): void {
  const table = group(doc, 'Table');
  if (doc.y + HEAD_HEIGHT + heightWithNext(doc, rows, 0) > floorOf(doc)) doc.addPage();
  drawHead(doc, columns, table);
  for (const [index, row] of rows.entries()) {
    if (doc.y + heightWithNext(doc, rows, index) > floorOf(doc)) {
      doc.addPage();
      artifact(doc, 'Pagination', () => drawHeadTexts(doc, columns));
      ruleBelowHead(doc);
    }
    drawRow(doc, row, columns, table);
  }
  table?.end();
}

/** Returns the height of a table in points, when it is on one page. */
export function amountsHeight(doc: Doc, rows: readonly InvoiceRow[]): number {
  return rows.reduce((sum, row) => sum + heightOf(doc, row), HEAD_HEIGHT);
}

function drawHead(doc: Doc, columns: Columns, table: Tag | undefined): void {
  const inside = group(doc, 'TR', table);
  const top = doc.y;
  tagged(doc, 'TH', () => drawItemHead(doc, columns, top), { inside, scope: 'Column' });
  tagged(doc, 'TH', () => drawAmountHead(doc, columns, top), { inside, scope: 'Column' });
  inside?.end();
  ruleBelowHead(doc);
}

function drawHeadTexts(doc: Doc, columns: Columns): void {
  const top = doc.y;
  drawItemHead(doc, columns, top);
  drawAmountHead(doc, columns, top);
}

function drawItemHead(doc: Doc, { item }: Columns, top: number): void {
  doc.font('regular').fontSize(SMALL_SIZE).text(item, MARGIN, top, { lineBreak: false });
}

function drawAmountHead(doc: Doc, { amount }: Columns, top: number): void {
  doc.font('regular').fontSize(SMALL_SIZE).text(amount, amountX(doc), top, AMOUNT);
}

const AMOUNT = { width: AMOUNT_WIDTH, align: 'right' } as const;

function ruleBelowHead(doc: Doc): void {
  doc.y += 2;
  rule(doc, doc.y);
  doc.y += 4;
  doc.x = MARGIN;
}

function drawRow(doc: Doc, row: InvoiceRow, columns: Columns, table: Tag | undefined): void {
  const inside = group(doc, 'TR', table);
  const top = doc.y;
  const { x, width } = placeOf(doc, row);
  const cents = formatCents(row.cents, columns.currency, columns.locale);
  const height = heightOf(doc, row);
  const draw = (text: string, at: number, options: PDFKit.Mixins.TextOptions) => () =>
    setFont(doc, row).text(text, at, top, options);
  tagged(doc, 'TH', draw(printable(row.label), x, { width }), { inside, scope: 'Row' });
  tagged(doc, 'TD', draw(cents, amountX(doc), AMOUNT), { inside });
  inside?.end();
  doc.x = MARGIN;
  doc.y = top + height;
}

function setFont(doc: Doc, { look }: InvoiceRow): Doc {
  return doc.font(look === 'strong' ? 'bold' : 'regular').fontSize(BODY_SIZE);
}

function amountX(doc: Doc): number {
  return MARGIN + contentWidth(doc) - AMOUNT_WIDTH;
}

function placeOf(doc: Doc, { look }: InvoiceRow) {
  const x = look === 'part' ? MARGIN + INDENT : MARGIN;
  return { x, width: amountX(doc) - x - 12 };
}

function heightOf(doc: Doc, row: InvoiceRow): number {
  const { width } = placeOf(doc, row);
  return setFont(doc, row).heightOfString(printable(row.label), { width }) + GAP;
}

/** The height of a row, and of a lens with its first part. */
function heightWithNext(doc: Doc, rows: readonly InvoiceRow[], index: number): number {
  const [row, next] = [rows[index], rows[index + 1]];
  if (!row) return 0;
  const isLens = row.look === 'strong' && next?.look === 'part';
  return heightOf(doc, row) + (isLens ? heightOf(doc, next) : 0);
}
