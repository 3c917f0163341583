import { contentWidth, floorOf, MARGIN, rule, SMALL_SIZE, type Doc } from './page.ts';
import { artifact, group, tagged, type Tag } from './tags.ts';

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
const ROW_LINE = 0.3;

/** Draws a table whose head is on each of its pages. A row is on one page, and the head is not alone on one. */
export function drawTable(
  doc: Doc,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
): void {
  const table = group(doc, 'Table');
  const head = { cells: columns.map(({ label }) => label), isStrong: true };
  const first = rows[0] ? heightOf(doc, columns, rows[0]) : 0;
  if (doc.y + heightOf(doc, columns, head) + first > floorOf(doc)) doc.addPage();
  drawRow(doc, { table, columns, row: head, isHead: true });
  for (const row of rows) {
    if (doc.y + heightOf(doc, columns, row) > floorOf(doc)) {
      doc.addPage();
      repeatHead(doc, columns, head);
    }
    drawRow(doc, { table, columns, row });
  }
  table?.end();
  doc.x = MARGIN;
  doc.y += GAP;
}

interface Drawn {
  table: Tag | undefined;
  columns: readonly TableColumn[];
  row: TableRow;
  isHead?: boolean;
}

function drawRow(doc: Doc, { table, columns, row, isHead = false }: Drawn): void {
  const top = doc.y;
  const bottom = top + heightOf(doc, columns, row);
  const inside = group(doc, 'TR', table);
  for (const [index, box] of boxes(doc, columns).entries()) {
    const draw = () => drawCell(doc, row, { index, top, ...box });
    if (isHead) tagged(doc, 'TH', draw, { inside, scope: 'Column' });
    else tagged(doc, 'TD', draw, { inside });
  }
  inside?.end();
  rule(doc, bottom, ROW_LINE);
  doc.y = bottom;
}

/** The head is content once; on further pages it only repeats. */
function repeatHead(doc: Doc, columns: readonly TableColumn[], head: TableRow): void {
  const top = doc.y;
  const bottom = top + heightOf(doc, columns, head);
  artifact(doc, 'Pagination', () => {
    for (const [index, box] of boxes(doc, columns).entries()) {
      drawCell(doc, head, { index, top, ...box });
    }
  });
  rule(doc, bottom, ROW_LINE);
  doc.y = bottom;
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
