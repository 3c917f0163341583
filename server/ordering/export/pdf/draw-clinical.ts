import { EYE_LETTERS } from '#domain/basics/eye-letters.ts';
import type { Fact } from '../../../platform/pdf/draw-facts.ts';
import { drawFacts } from '../../../platform/pdf/draw-facts.ts';
import {
  contentWidth,
  floorOf,
  heading,
  MARGIN,
  rule,
  type Doc,
} from '../../../platform/pdf/page.ts';
import type { ClinicalRow } from '../content/clinical-rows.ts';
import type { Labels } from '../content/labels.ts';

const LABEL = 0.28;
const SIZE = 9;

/** Draws the clinical data, the right eye's column before the left one's, and the patient's data. */
export function drawClinical(doc: Doc, rows: ClinicalRow[], patient: Fact[], labels: Labels): void {
  if (rows.length === 0 && patient.length === 0) return;
  heading(doc, labels.sheet.clinical);
  if (rows.length > 0) drawTable(doc, rows, labels);
  drawFacts(doc, patient);
}

/** Repeats the eyes' letters above the columns on each page. */
function drawTable(doc: Doc, rows: ClinicalRow[], labels: Labels): void {
  const head = {
    label: labels.sheet.measurement,
    right: EYE_LETTERS.right,
    left: EYE_LETTERS.left,
  };
  drawRow(doc, head, 'bold');
  for (const row of rows) {
    if (doc.y + heightOf(doc, row, 'regular') > floorOf(doc)) {
      doc.addPage();
      drawRow(doc, head, 'bold');
    }
    drawRow(doc, row, 'regular');
  }
  doc.y += 4;
}

type Font = 'bold' | 'regular';

function cellsOf(doc: Doc, { label, right, left }: ClinicalRow) {
  const width = contentWidth(doc);
  const column = (width * (1 - LABEL)) / 2 - 8;
  return [
    { text: label, x: MARGIN, width: width * LABEL - 8 },
    { text: right, x: MARGIN + width * LABEL, width: column },
    { text: left, x: MARGIN + width * LABEL + column + 8, width: column },
  ];
}

function heightOf(doc: Doc, row: ClinicalRow, font: Font): number {
  doc.font(font).fontSize(SIZE);
  const heights = cellsOf(doc, row).map(({ text, width }) =>
    doc.heightOfString(text || ' ', { width }),
  );
  return Math.max(...heights) + 4;
}

function drawRow(doc: Doc, row: ClinicalRow, font: Font): void {
  const below = doc.y + heightOf(doc, row, font);
  const top = doc.y;
  for (const { text, x, width } of cellsOf(doc, row)) doc.text(text, x, top, { width });
  rule(doc, below - 2, 0.3);
  doc.y = below;
  doc.x = MARGIN;
}
