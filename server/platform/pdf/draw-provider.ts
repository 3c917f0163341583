import type { Provider } from '../program/provider.ts';
import { BODY_SIZE, contentWidth, MARGIN, type Doc } from './page.ts';
import { printable } from './printable.ts';
import { tagged } from './tags.ts';

/** Draws the sender's name, postal address and contact data. What is not known is not printed. */
export function drawProvider(doc: Doc, { name, phone, website, address = [] }: Provider): void {
  const reached = [address.join(', '), [phone, website].filter(Boolean).join('  ·  ')];
  const width = contentWidth(doc);
  tagged(doc, 'P', () => {
    doc.font('bold').fontSize(BODY_SIZE).text(printable(name), MARGIN, doc.y, { width });
  });
  for (const line of reached.filter(Boolean)) {
    tagged(doc, 'P', () => {
      doc.font('regular').text(printable(line), MARGIN, doc.y, { width });
    });
  }
  doc.y += 6;
}
