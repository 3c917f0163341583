import {
  BODY_SIZE,
  contentWidth,
  ensureRoom,
  heading,
  MARGIN,
  rule,
  type Doc,
} from '../../../platform/pdf/page.ts';
import type { Labels } from '../content/labels.ts';
import type { SheetContent } from '../content/sheet-content.ts';

/** Draws each part of the price under its eye, and the total. */
export function drawPrice(doc: Doc, { prices, total }: SheetContent, labels: Labels): void {
  heading(doc, labels.sheet.price);
  for (const { letter, parts } of prices) {
    for (const [index, { label, value }] of parts.entries()) {
      drawLine(doc, index === 0 ? letter : '', label, value);
    }
  }
  rule(doc, doc.y, 0.8);
  doc.y += 4;
  doc.font('bold');
  drawLine(doc, '', labels.sheet.total, total, 'bold');
}

function drawLine(doc: Doc, letter: string, label: string, value: string, font = 'regular'): void {
  const width = contentWidth(doc);
  ensureRoom(doc, 18);
  const top = doc.y;
  doc.font('bold').fontSize(BODY_SIZE).text(letter, MARGIN, top, { width: 20 });
  doc.font(font).text(value, MARGIN + width - 110, top, { width: 110, align: 'right' });
  doc.text(label, MARGIN + 24, top, { width: width - 140 });
  doc.y += 3;
  doc.x = MARGIN;
}
