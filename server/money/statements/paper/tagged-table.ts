import { contentWidth, MARGIN, rule, SMALL_SIZE, type Doc } from '#server/platform/pdf/page.ts';
import { artifact, drawAs, element, roomFor } from './tagged-pages.ts';
import type { TagElement, TaggedPages } from './tagged-pages.ts';

export interface TableColumn {
  label: string;
  /** A share of the width. */
  width: number;
  align?: 'right';
}

export interface TableRow {
  cells: readonly string[];
  isStrong?: boolean;
}

const PADDING = 3;
const GAP = 6;

/** Draws a table whose head is on each of its pages. A row is on one page. */
export function drawTable(
  pages: TaggedPages,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
): void {
  const table = element(pages, pages.root, 'Table');
  const head = { cells: columns.map(({ label }) => label), isStrong: true };
  const headHeight = heightOf(pages.doc, columns, head);
  roomFor(pages, headHeight + 30);
  drawRow(pages, { table, columns, row: head, tag: 'TH' });
  for (const row of rows) {
    if (roomFor(pages, heightOf(pages.doc, columns, row))) {
      // The head is content once; on further pages it only repeats.
      artifact(pages.doc, () => drawCells(pages.doc, columns, head));
    }
    drawRow(pages, { table, columns, row, tag: 'TD' });
  }
  table.end();
  pages.doc.x = MARGIN;
  pages.doc.y += GAP;
}

function drawRow(
  pages: TaggedPages,
  {
    table,
    columns,
    row,
    tag,
  }: { table: TagElement; columns: readonly TableColumn[]; row: TableRow; tag: 'TH' | 'TD' },
): void {
  const { doc } = pages;
  const top = doc.y;
  const height = heightOf(doc, columns, row);
  const parent = element(pages, table, 'TR');
  for (const [index, box] of boxes(doc, columns).entries()) {
    drawAs(pages, { parent, tag }, () => drawCell(doc, row, { index, top, ...box }));
  }
  parent.end();
  underline(pages.doc, top + height);
}

function drawCells(doc: Doc, columns: readonly TableColumn[], row: TableRow): void {
  const top = doc.y;
  for (const [index, box] of boxes(doc, columns).entries()) {
    drawCell(doc, row, { index, top, ...box });
  }
  const bottom = top + heightOf(doc, columns, row);
  rule(doc, bottom);
  doc.y = bottom;
}

function underline(doc: Doc, y: number): void {
  artifact(doc, () => rule(doc, y, 0.3));
  doc.y = y;
}

interface Box {
  x: number;
  width: number;
  align: 'left' | 'right';
}

/** Returns where the columns are. */
function boxes(doc: Doc, columns: readonly TableColumn[]): Box[] {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const room = contentWidth(doc) - GAP * (columns.length - 1);
  let x = MARGIN;
  return columns.map(({ width, align }) => {
    const box: Box = { x, width: (room * width) / whole, align: align ?? 'left' };
    x += box.width + GAP;
    return box;
  });
}

function setFont(doc: Doc, { isStrong }: TableRow): void {
  doc.font(isStrong ? 'bold' : 'regular').fontSize(SMALL_SIZE);
}

function heightOf(doc: Doc, columns: readonly TableColumn[], row: TableRow): number {
  setFont(doc, row);
  const heights = boxes(doc, columns).map(({ width }, index) =>
    doc.heightOfString(row.cells[index] || ' ', { width }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

function drawCell(
  doc: Doc,
  row: TableRow,
  { index, top, x, width, align }: Box & { index: number; top: number },
): void {
  setFont(doc, row);
  doc.text(row.cells[index] ?? '', x, top + PADDING, { width, align });
}
