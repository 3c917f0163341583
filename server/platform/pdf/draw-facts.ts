import { inParts } from '#domain/basics/in-parts.ts';
import { BODY_SIZE, contentWidth, ensureRoom, MARGIN, SMALL_SIZE, type Doc } from './page.ts';
import { group, tagged } from './tags.ts';

/** A label and its value. */
export interface Fact {
  label: string;
  value: string;
}

const COLUMNS = 3;
const GAP = 10;

/** Draws labels above their values, three in a line. */
export function drawFacts(doc: Doc, facts: Fact[]): void {
  const width = (contentWidth(doc) - GAP * (COLUMNS - 1)) / COLUMNS;
  const list = group(doc, 'L');
  for (const row of inParts(facts, COLUMNS)) {
    const height = Math.max(...row.map((fact) => heightOf(doc, fact, width)));
    ensureRoom(doc, height);
    const top = doc.y;
    for (const [index, fact] of row.entries()) {
      const x = MARGIN + index * (width + GAP);
      const inside = group(doc, 'LI', list);
      const drawLabel = () => {
        doc.font('regular').fontSize(SMALL_SIZE).text(fact.label, x, top, { width });
      };
      const drawValue = () => {
        doc
          .font('bold')
          .fontSize(BODY_SIZE)
          .text(fact.value, x, top + 11, { width });
      };
      tagged(doc, 'Lbl', drawLabel, { inside });
      tagged(doc, 'LBody', drawValue, { inside });
      inside?.end();
    }
    doc.y = top + height;
  }
  list?.end();
  doc.x = MARGIN;
}

function heightOf(doc: Doc, { value }: Fact, width: number): number {
  doc.font('bold').fontSize(BODY_SIZE);
  return 11 + doc.heightOfString(value || ' ', { width }) + 6;
}
