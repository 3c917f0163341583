import type { Locale } from '#domain/basics/locale.ts';
import { drawFacts, type Fact } from '../../../platform/pdf/draw-facts.ts';
import { fill } from '../../../platform/pdf/fill.ts';
import {
  BODY_SIZE,
  closePages,
  contentWidth,
  heading,
  MARGIN,
  openPages,
  SMALL_SIZE,
  type Doc,
  type PaperSize,
} from '../../../platform/pdf/page.ts';
import { paperDayAt, paperMoment } from '../../../platform/pdf/paper-dates.ts';
import { printable } from '../../../platform/pdf/printable.ts';
import { artifact, group, tagged } from '../../../platform/pdf/tags.ts';
import type { Provider } from '../../../platform/program/provider.ts';
import { drawNumber } from './draw-number.ts';
import { drawParcelLabel } from './draw-parcel-label.ts';
import { LABEL_TEXTS } from './label-texts.ts';
import type { ReturnLabel } from './return-label.ts';

export interface LabelPrint {
  size: PaperSize;
  locale: Locale;
  printedAt: Date;
  /** The lab that the lens comes back to. */
  provider: Provider;
}

/** Points. */
const BAR_CODE = { module: 1.08, height: 36 };
const INDENT = 18;

/**
 * CR-03: renders the label of a lens that comes back, as a tagged PDF of one page: a part for the parcel, and below a
 * line to cut along a part to enclose.
 */
export function renderLabel(label: ReturnLabel, print: LabelPrint): Promise<Buffer> {
  const { size, locale, printedAt } = print;
  const { number, requestedAt } = label;
  const texts = LABEL_TEXTS[locale];
  const head = { title: texts.title, number, size, locale, isTagged: true };
  const doc = openPages({ ...head, createdAt: requestedAt });
  drawParcelLabel(doc, label, print);
  drawCut(doc, texts.cut);
  drawSlip(doc, label, locale);
  drawSteps(doc, label, locale);
  const printed = fill(texts.printed, { time: paperMoment(printedAt, label.timeZone, locale) });
  return closePages(doc, () => ({ left: `${number}  ·  ${printed}`, right: '' }));
}

function drawCut(doc: Doc, cut: string): void {
  doc.y += 14;
  tagged(doc, 'P', () => {
    doc.font('regular').fontSize(SMALL_SIZE).text(cut, MARGIN, doc.y, { lineBreak: false });
  });
  doc.y += 13;
  artifact(doc, 'Layout', () => {
    doc
      .lineWidth(0.8)
      .dash(5, { space: 4 })
      .moveTo(MARGIN, doc.y)
      .lineTo(MARGIN + contentWidth(doc), doc.y)
      .stroke()
      .undash();
  });
  doc.x = MARGIN;
  doc.y += 4;
}

/** The lab scans its bar code beside the lens that came with it. */
function drawSlip(doc: Doc, label: ReturnLabel, locale: Locale): void {
  heading(doc, LABEL_TEXTS[locale].slip);
  drawNumber(doc, label.number, { x: MARGIN, ...BAR_CODE, size: 20, locale });
  doc.x = MARGIN;
  doc.y += 10;
  drawFacts(doc, factsOf(label, locale));
}

function factsOf(label: ReturnLabel, locale: Locale): Fact[] {
  const { fields, eyes, none } = LABEL_TEXTS[locale];
  const { until } = label;
  const day = (at: Date) => paperDayAt(at, label.timeZone, locale);
  const facts: Fact[] = [
    { label: fields.practice, value: label.practice },
    { label: fields.account, value: label.accountNumber },
    { label: fields.requested, value: day(label.requestedAt) },
    { label: fields.order, value: label.orderNumber },
    { label: fields.invoice, value: label.invoiceNumber || none },
    { label: fields.until, value: until ? day(until) : none },
    { label: fields.eye, value: eyes[label.eye] },
    { label: fields.lens, value: label.lens },
  ];
  return facts.map(({ label: name, value }) => ({ label: name, value: printable(value) }));
}

function drawSteps(doc: Doc, label: ReturnLabel, locale: Locale): void {
  const { until } = label;
  const { steps, stepTexts, byDay, byLater } = LABEL_TEXTS[locale];
  const last = until ? fill(byDay, { day: paperDayAt(until, label.timeZone, locale) }) : byLater;
  heading(doc, steps);
  const list = group(doc, 'L');
  const width = contentWidth(doc) - INDENT;
  for (const [at, step] of [...stepTexts, last].entries()) {
    const top = doc.y;
    const inside = group(doc, 'LI', list);
    const drawMark = () => {
      doc
        .font('bold')
        .fontSize(BODY_SIZE)
        .text(`${at + 1}.`, MARGIN, top, { lineBreak: false });
    };
    const drawStep = () => {
      doc.font('regular').text(step, MARGIN + INDENT, top, { width });
    };
    tagged(doc, 'Lbl', drawMark, { inside });
    tagged(doc, 'LBody', drawStep, { inside });
    inside?.end();
    doc.y += 4;
  }
  list?.end();
  doc.x = MARGIN;
}
