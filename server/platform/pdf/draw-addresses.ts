import { BODY_SIZE, contentWidth, ensureRoom, MARGIN, SMALL_SIZE, type Doc } from './page.ts';
import { printable } from './printable.ts';
import { group, tagged } from './tags.ts';

/** An address on paper, such as where an invoice goes. */
export interface Address {
  label: string;
  /** None: it is not printed. */
  lines: readonly string[];
}

const GAP = 10;
const LABEL_HEIGHT = 11;
const BELOW = 8;

/** Draws addresses beside each other, each below its label. Those without lines are left out, long lines wrap. */
export function drawAddresses(doc: Doc, addresses: readonly Address[]): void {
  const known = addresses.filter(({ lines }) => lines.length > 0);
  if (known.length === 0) return;
  const width = (contentWidth(doc) - GAP * (known.length - 1)) / known.length;
  const height = Math.max(...known.map((one) => heightOf(doc, one, width)));
  ensureRoom(doc, height);
  const top = doc.y;
  const list = group(doc, 'L');
  for (const [index, { label, lines }] of known.entries()) {
    const x = MARGIN + index * (width + GAP);
    const inside = group(doc, 'LI', list);
    const drawLabel = () => {
      doc.font('regular').fontSize(SMALL_SIZE).text(label, x, top, { width });
    };
    const drawLines = () => {
      doc
        .font('regular')
        .fontSize(BODY_SIZE)
        .text(textOf(lines), x, top + LABEL_HEIGHT, { width });
    };
    tagged(doc, 'Lbl', drawLabel, { inside });
    tagged(doc, 'LBody', drawLines, { inside });
    inside?.end();
  }
  list?.end();
  doc.x = MARGIN;
  doc.y = top + height;
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => printable(line)).join('\n');
}

function heightOf(doc: Doc, { lines }: Address, width: number): number {
  doc.font('regular').fontSize(BODY_SIZE);
  return LABEL_HEIGHT + doc.heightOfString(textOf(lines), { width }) + BELOW;
}
