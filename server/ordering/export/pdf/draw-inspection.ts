import { contentWidth, heading, MARGIN, type Doc } from '../../../platform/pdf/page.ts';
import type { Labels } from '../content/labels.ts';
import type { EyeContent } from '../content/sheet-content.ts';

const TICK = 9;
const LINE = 18;
const PER_LINE = 4;
const BELOW_CHECKS = 6;

/** Draws checkboxes for each lens and the inspector's signature, at the end of the sheet. */
export function drawInspection(doc: Doc, eyes: readonly EyeContent[], labels: Labels): void {
  const checks = Object.values(labels.checks);
  const lines = Math.ceil(checks.length / PER_LINE);
  const made = eyes.filter(({ lens }) => lens);
  const height = made.length * (lines * LINE + BELOW_CHECKS) + 40;
  heading(doc, labels.sheet.inspection, height);
  for (const { letter } of made) drawChecks(doc, letter, checks);
  drawSignature(doc, labels);
}

function drawChecks(doc: Doc, letter: string, checks: string[]): void {
  const left = MARGIN + 30;
  const width = (contentWidth(doc) - 30) / PER_LINE;
  const top = doc.y;
  doc
    .lineWidth(1.4)
    .rect(MARGIN + 1, top, 20, 20)
    .stroke();
  doc
    .font('bold')
    .fontSize(14)
    .text(letter, MARGIN + 1, top + 1.5, { width: 20, align: 'center' });
  doc.font('regular').fontSize(9);
  for (const [index, check] of checks.entries()) {
    const x = left + (index % PER_LINE) * width;
    const y = top + Math.floor(index / PER_LINE) * LINE;
    doc
      .lineWidth(0.8)
      .rect(x, y + 1, TICK, TICK)
      .stroke();
    doc.text(check, x + TICK + 5, y, { lineBreak: false });
  }
  doc.y = top + Math.ceil(checks.length / PER_LINE) * LINE + BELOW_CHECKS;
}

function drawSignature(doc: Doc, { sheet }: Labels): void {
  const y = doc.y + 14;
  const half = contentWidth(doc) / 2;
  doc.fontSize(9);
  for (const [label, x] of [
    [sheet.inspectedBy, MARGIN],
    [sheet.date, MARGIN + half + 10],
  ] as const) {
    const begin = x + doc.widthOfString(label) + 6;
    doc.text(label, x, y, { lineBreak: false });
    doc
      .lineWidth(0.6)
      .moveTo(begin, y + 11)
      .lineTo(x + half - 10, y + 11)
      .stroke();
  }
}
