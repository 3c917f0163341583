import {
  BODY_SIZE,
  contentWidth,
  ensureRoom,
  heading,
  MARGIN,
  type Doc,
} from '../../../platform/pdf/page.ts';
import { printable } from '../../../platform/pdf/printable.ts';
import type { AcknowledgedContent } from '../content/describe-acknowledged.ts';
import type { Labels } from '../content/labels.ts';

/** Draws the practice's notes in full. */
export function drawNotes(doc: Doc, notes: string, labels: Labels): void {
  heading(doc, labels.sheet.notes);
  doc.text(printable(notes) || labels.sheet.noNotes, MARGIN, doc.y, { width: contentWidth(doc) });
}

/** Draws the acknowledged warnings with the practice's notes. */
export function drawAcknowledged(doc: Doc, all: AcknowledgedContent[], labels: Labels): void {
  if (all.length === 0) return;
  heading(doc, labels.sheet.warnings);
  const x = MARGIN + 50;
  const width = MARGIN + contentWidth(doc) - x;
  for (const { about, text, note } of all) {
    ensureRoom(doc, 30);
    const top = doc.y;
    doc.font('bold').fontSize(BODY_SIZE).text(about, MARGIN, top, { width: 44 });
    doc.font('regular').text(printable(text), x, top, { width });
    if (note) doc.font('bold').text(printable(note), x, doc.y, { width });
    doc.y += 3;
  }
  doc.font('regular');
  doc.x = MARGIN;
}
