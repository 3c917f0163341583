import type { Locale } from '#domain/basics/locale.ts';
import { drawFacts } from '../../../platform/pdf/draw-facts.ts';
import { drawProvider } from '../../../platform/pdf/draw-provider.ts';
import { fill } from '../../../platform/pdf/fill.ts';
import {
  BODY_SIZE,
  beginSheet,
  drawFeet,
  finish,
  MARGIN,
  openPages,
  type Doc,
  type PageSetup,
  type PaperSize,
} from '../../../platform/pdf/page.ts';
import { paperMoment } from '../../../platform/pdf/paper-dates.ts';
import type { Provider } from '../../../platform/program/provider.ts';
import type { PrintableOrder } from '../content/find-printable.ts';
import { labelsIn, type Labels } from '../content/labels.ts';
import { sheetContent, type SheetContent } from '../content/sheet-content.ts';
import { drawClinical } from './draw-clinical.ts';
import { drawEyes } from './draw-eyes.ts';
import { drawInspection } from './draw-inspection.ts';
import { drawPrice } from './draw-price.ts';
import { drawAcknowledged, drawNotes } from './draw-texts.ts';

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
export function renderOrder(printable: PrintableOrder, options: PrintOptions): Promise<Buffer> {
  return renderOrders([printable], options);
}

/** AD-13: renders orders as one PDF; each begins on a new page, and its pages are counted. */
export async function renderOrders(
  printables: Iterable<PrintableOrder> | AsyncIterable<PrintableOrder>,
  options: PrintOptions,
): Promise<Buffer> {
  let doc: Doc | null = null;
  for await (const printable of printables) {
    const head = headOf(printable, options);
    if (doc) beginSheet(doc, head);
    doc ??= openPages(head);
    drawSheet(doc, printable, options);
  }
  if (!doc) throw new Error('There is no order to print');
  return finish(doc);
}

function headOf({ order }: PrintableOrder, { kind, size, locale }: PrintOptions): PageSetup {
  const title = labelsIn(locale).titles[kind];
  const createdAt = new Date(order.submittedAt);
  return { size, locale, title, number: order.number, hasBarCode: kind === 'workSheet', createdAt };
}

function drawSheet(
  doc: Doc,
  printable: PrintableOrder,
  { kind, locale, printedAt, provider }: PrintOptions,
): void {
  const labels = labelsIn(locale);
  const from = doc.bufferedPageRange().count - 1;
  const content = sheetContent(printable, locale);
  if (kind === 'confirmation') drawProvider(doc, provider);
  drawKind(doc, content.kind);
  drawFacts(doc, content.facts);
  drawEyes(doc, content.eyes, labels);
  if (kind === 'confirmation') drawPrice(doc, content, labels);
  drawRest(doc, content, labels);
  if (kind === 'workSheet') drawInspection(doc, content.eyes, labels);
  const printed = fill(labels.sheet.printed, {
    time: paperMoment(printedAt, printable.timeZone, locale),
  });
  drawFeet(doc, from, (page, pages) => ({
    left: `${content.number}  ·  ${printed}`,
    right: fill(labels.sheet.page, { page, pages }),
  }));
}

function drawRest(doc: Doc, content: SheetContent, labels: Labels): void {
  drawAcknowledged(doc, content.acknowledged, labels);
  drawClinical(doc, content.clinical, content.patient, labels);
  // "No notes" would not be true.
  if (!content.withheld) drawNotes(doc, content.notes, labels);
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
