import type { Locale } from '#domain/locale.ts';
import type { Provider } from '#server/platform/program/provider.ts';
import type { PrintableOrder } from '../content/find-printable.ts';
import { sheetContent, type SheetContent } from '../content/sheet-content.ts';
import { minuteIn } from '../content/times.ts';
import { fill, labelsIn, type Labels } from '../content/labels.ts';
import { drawClinical } from './draw-clinical.ts';
import { drawEyes } from './draw-eyes.ts';
import { drawFacts } from './draw-facts.ts';
import { drawInspection } from './draw-inspection.ts';
import { drawPrice } from './draw-price.ts';
import { drawAcknowledged, drawNotes } from './draw-texts.ts';
import {
  BODY_SIZE,
  closePages,
  contentWidth,
  MARGIN,
  openPages,
  type Doc,
  type PaperSize,
} from './page.ts';

export type SheetKind = 'workSheet' | 'confirmation';

export interface PrintOptions {
  kind: SheetKind;
  size: PaperSize;
  locale: Locale;
  printedAt: Date;
  /** The lab that sends the confirmation. */
  provider: Provider;
}

/** OR-10: renders the order as PDF. The work sheet has the lab's inspection, the confirmation the price. */
export async function renderOrder(
  printable: PrintableOrder,
  { kind, size, locale, printedAt, provider }: PrintOptions,
): Promise<Buffer> {
  const labels = labelsIn(locale);
  // The lab's page uses UTC everywhere; a practice sees its own time.
  const timeZone = kind === 'confirmation' ? printable.timeZone : 'UTC';
  const content = sheetContent(printable, locale, timeZone);
  const title = labels.titles[kind];
  const createdAt = new Date(printable.order.submittedAt);
  const doc = openPages({ size, locale, title, number: content.number, createdAt });
  if (kind === 'confirmation') drawProvider(doc, provider);
  drawKind(doc, content.kind);
  drawFacts(doc, content.facts);
  drawEyes(doc, content.eyes, labels);
  if (kind === 'confirmation') drawPrice(doc, content, labels);
  drawRest(doc, content, labels);
  if (kind === 'workSheet') drawInspection(doc, content.eyes, labels);
  const printed = fill(labels.sheet.printed, { time: minuteIn(timeZone, printedAt) });
  return closePages(doc, (page, pages) => ({
    left: `${content.number}  ·  ${printed}`,
    right: fill(labels.sheet.page, { page, pages }),
  }));
}

function drawRest(doc: Doc, content: SheetContent, labels: Labels): void {
  drawAcknowledged(doc, content.acknowledged, labels);
  drawClinical(doc, content.clinical, content.patient, labels);
  drawNotes(doc, content.notes, labels);
}

/** Draws the sender's name and contact data. */
function drawProvider(doc: Doc, { name, phone, website }: Provider): void {
  const reached = [phone, website].filter(Boolean).join('  ·  ');
  doc
    .font('bold')
    .fontSize(BODY_SIZE)
    .text(name, MARGIN, doc.y, { width: contentWidth(doc) });
  doc.font('regular').text(reached, { width: contentWidth(doc) });
  doc.y += 6;
}

/** Draws the order type, so that nobody takes an exchange or a warranty for a new order. */
function drawKind(doc: Doc, kind: string): void {
  if (!kind) return;
  doc.font('bold').fontSize(12);
  const width = doc.widthOfString(kind) + 16;
  doc
    .lineWidth(1.4)
    .rect(MARGIN + 0.7, doc.y, width, 20)
    .stroke();
  doc.text(kind, MARGIN + 8.7, doc.y + 3);
  doc.y += 10;
  doc.x = MARGIN;
  doc.font('regular').fontSize(BODY_SIZE);
}
