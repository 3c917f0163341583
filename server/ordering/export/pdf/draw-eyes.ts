import type { Fact } from '../../../platform/pdf/draw-facts.ts';
import {
  contentWidth,
  ensureRoom,
  floorOf,
  MARGIN,
  SMALL_SIZE,
  type Doc,
} from '../../../platform/pdf/page.ts';
import type { Labels } from '../content/labels.ts';
import type { EyeContent } from '../content/sheet-content.ts';

const GAP = 18;
const BOX = 38;
/** Points for the letters and some rows; with less space they start on the next page. */
const BEGINNING = 102;
const VALUE_SIZE = 11;
/** Points beside a value: in exactly its own width, a rounding error can wrap it. */
const SLACK = 0.5;

interface Column {
  eye: EyeContent;
  x: number;
  width: number;
  /** The rows that are not drawn yet. */
  rows: Fact[];
}

/**
 * Draws right and left eye beside each other, the right one first, each under its letter in a box. Rows that do not fit
 * on a page continue on the next one under the same letters, for each eye from where it stopped.
 */
export function drawEyes(doc: Doc, eyes: [EyeContent, EyeContent], labels: Labels): void {
  const width = (contentWidth(doc) - GAP) / 2;
  doc.y += 4;
  ensureRoom(doc, BEGINNING);
  const columns = eyes.map((eye, index) => {
    return { eye, x: MARGIN + index * (width + GAP), width, rows: eye.lens?.rows ?? [] };
  });
  drawColumns(doc, columns, labels, 0);
  while (columns.some(({ rows }) => rows.length > 0)) {
    doc.addPage();
    drawColumns(doc, columns, labels, 1);
  }
  doc.x = MARGIN;
}

/** Draws the rows that fit on this page, at least `least` for each eye. The columns keep the remaining rows. */
function drawColumns(doc: Doc, columns: Column[], labels: Labels, least: number): void {
  const top = doc.y;
  const ends = columns.map((column) => {
    const below = drawEyeHead(doc, column, top, labels);
    const { y, rows } = drawRows(doc, column, below, least);
    column.rows = rows;
    return y;
  });
  doc.y = Math.max(...ends);
}

function drawEyeHead(doc: Doc, { eye, x, width }: Column, y: number, labels: Labels): number {
  const { letter, name, lens } = eye;
  drawBox(doc, x + 1.2, y, lens !== null);
  doc.font('bold').fontSize(28);
  doc.text(letter, x + 1.2, y + 2.5, { width: BOX, align: 'center' });
  const begin = x + BOX + 10;
  const beside = { width: width - BOX - 12 };
  doc.fontSize(12).text(name, begin, y, beside);
  doc.fontSize(10.5).text(lens?.name ?? labels.sheet.notOrdered, begin, doc.y, beside);
  doc.font('regular').fontSize(SMALL_SIZE);
  if (lens) doc.text(lens.version, begin, doc.y, beside);
  return Math.max(doc.y, y + BOX) + 7;
}

/** Draws a thick frame for an ordered eye, a dashed one for the other. */
function drawBox(doc: Doc, x: number, y: number, isOrdered: boolean): void {
  doc.lineWidth(isOrdered ? 2.4 : 0.8).rect(x, y, BOX, BOX);
  if (!isOrdered) doc.dash(3, {});
  doc.stroke().undash();
}

/** Draws the rows that fit on the page; `y` is the end of the last one. */
function drawRows(doc: Doc, { x, width, rows }: Column, begin: number, least: number) {
  let y = begin;
  for (const [index, row] of rows.entries()) {
    const height = heightOf(doc, row, width);
    if (index >= least && y + height > floorOf(doc)) return { y, rows: rows.slice(index) };
    drawRow(doc, row, { x, y, width });
    y += height;
    doc
      .lineWidth(0.4)
      .moveTo(x, y - 2)
      .lineTo(x + width, y - 2)
      .stroke();
  }
  return { y, rows: [] };
}

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Draws the label on the left, the value on the right. */
function drawRow(doc: Doc, row: Fact, { x, y, width }: Place): void {
  const wide = valueWidth(doc, row, width);
  doc.text(row.value, x + width - wide, y, { width: wide, align: 'right' });
  doc.font('regular').fontSize(9);
  doc.text(row.label, x, y + 1.5, { width: width - wide - 6 });
}

/** Returns the height of a row, including the line below it. */
function heightOf(doc: Doc, row: Fact, width: number): number {
  const wide = valueWidth(doc, row, width);
  const value = doc.heightOfString(row.value, { width: wide });
  doc.font('regular').fontSize(9);
  const label = 1.5 + doc.heightOfString(row.label, { width: width - wide - 6 });
  return Math.max(value, label) + 3.5;
}

/** Returns the width of a value, and sets the font of values. */
function valueWidth(doc: Doc, { value }: Fact, width: number): number {
  doc.font('bold').fontSize(VALUE_SIZE);
  return Math.min(doc.widthOfString(value), width * 0.6) + SLACK;
}
