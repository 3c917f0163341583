import type { Provider } from '../program/provider.ts';
import { BODY_SIZE, contentWidth, MARGIN, type Doc } from './page.ts';
import { tagged } from './tags.ts';

/** Draws the sender's name and contact data. */
export function drawProvider(doc: Doc, { name, phone, website }: Provider): void {
  const reached = [phone, website].filter(Boolean).join('  ·  ');
  const width = contentWidth(doc);
  tagged(doc, 'P', () => {
    doc.font('bold').fontSize(BODY_SIZE).text(name, MARGIN, doc.y, { width });
  });
  tagged(doc, 'P', () => {
    doc.font('regular').text(reached, { width });
  });
  doc.y += 6;
}
