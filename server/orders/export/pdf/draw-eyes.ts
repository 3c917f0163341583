import type { EyeContent } from '../sheet-content.ts';
import type { Words } from '../words.ts';
import { contentWidth, floorOf, MARGIN, SMALL_SIZE, type Doc } from './page.ts';

const GAP = 18;
const BOX = 38;
const ROW = 16;
const VALUE_SIZE = 11;

/**
 * Right and left beside each other, the right one first, each under its letter in a box. A lens with more parameters
 * than a page has room for goes on under the same letters.
 */
export function drawEyes(doc: Doc, eyes: [EyeContent, EyeContent], words: Words): void {
  const width = (contentWidth(doc) - GAP) / 2;
  let from = 0;
  const most = Math.max(...eyes.map(({ lens }) => lens?.rows.length ?? 0), 1);
  doc.y += 4;
  if (doc.y + BOX + 4 * ROW > floorOf(doc)) doc.addPage();
  while (from < most) {
    if (from > 0) doc.addPage();
    const top = doc.y;
    const ends = eyes.map((eye, index) => {
      const x = MARGIN + index * (width + GAP);
      const below = drawEyeHead(doc, eye, { x, y: top, width }, words);
      return drawRows(doc, eye, { x, y: below, width }, from);
    });
    from = Math.max(...ends.map(({ next }) => next));
    doc.y = Math.max(...ends.map(({ y }) => y));
  }
  doc.x = MARGIN;
}

interface Place {
  x: number;
  y: number;
  width: number;
}

function drawEyeHead(doc: Doc, eye: EyeContent, { x, y, width }: Place, words: Words): number {
  const { letter, name, lens } = eye;
  drawBox(doc, x + 1.2, y, lens !== null);
  doc.font('bold').fontSize(28);
  doc.text(letter, x + 1.2, y + 2.5, { width: BOX, align: 'center' });
  const begin = x + BOX + 10;
  const beside = { width: width - BOX - 12 };
  doc.fontSize(12).text(name, begin, y + 1, beside);
  doc.fontSize(10.5).text(lens?.name ?? words.sheet.notOrdered, begin, doc.y, beside);
  doc.font('regular').fontSize(SMALL_SIZE);
  if (lens) doc.text(lens.version, begin, doc.y, beside);
  return Math.max(doc.y, y + BOX) + 7;
}

/** A thick frame for an eye that is ordered, a broken one for the other. */
function drawBox(doc: Doc, x: number, y: number, isOrdered: boolean): void {
  doc.lineWidth(isOrdered ? 2.4 : 0.8).rect(x, y, BOX, BOX);
  if (!isOrdered) doc.dash(3, {});
  doc.stroke().undash();
}

/** As many rows as the page has room for; both eyes break at the same row or at their end. */
function drawRows(doc: Doc, { lens }: EyeContent, place: Place, from: number) {
  const { x, width } = place;
  let { y } = place;
  const rows = lens?.rows ?? [];
  let next = from;
  while (next < rows.length) {
    const row = rows[next];
    if (!row || y + ROW > floorOf(doc)) break;
    doc.font('bold').fontSize(VALUE_SIZE);
    const wide = Math.min(doc.widthOfString(row.value), width * 0.6) + 1;
    doc.text(row.value, x + width - wide, y, { width: wide, align: 'right' });
    const below = doc.y;
    doc.font('regular').fontSize(9);
    doc.text(row.label, x, y + 1.5, { width: width - wide - 6 });
    y = Math.max(below, doc.y) + 1.5;
    doc
      .lineWidth(0.4)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
    y += 2;
    next += 1;
  }
  return { y, next };
}
