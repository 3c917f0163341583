import type { Locale } from '#domain/basics/locale.ts';
import {
  BODY_SIZE,
  contentWidth,
  MARGIN,
  SMALL_SIZE,
  type Doc,
} from '../../../platform/pdf/page.ts';
import { printable } from '../../../platform/pdf/printable.ts';
import { artifact, tagged } from '../../../platform/pdf/tags.ts';
import type { Provider } from '../../../platform/program/provider.ts';
import { drawNumber, numberWidth } from './draw-number.ts';
import { LABEL_TEXTS } from './label-texts.ts';
import type { ReturnLabel } from './return-label.ts';

/** Points. */
const PADDING = 14;
const GAP = 12;
const TO_SIZE = 14;
const BAR_CODE = { module: 1.44, height: 64 };
const NUMBER_SIZE = 30;

interface Print {
  locale: Locale;
  provider: Provider;
}

/** Draws what goes onto the parcel: both addresses, and the number, large and as a bar code. */
export function drawParcelLabel(doc: Doc, label: ReturnLabel, { locale, provider }: Print): void {
  const texts = LABEL_TEXTS[locale];
  const top = doc.y + 6;
  const right = MARGIN + contentWidth(doc) - PADDING - numberWidth(label.number, BAR_CODE.module);
  const width = right - GAP - MARGIN - PADDING;
  doc.y = top + PADDING;
  const from = [label.practice, ...label.from];
  drawAddress(doc, { title: texts.from, lines: from, width, size: BODY_SIZE });
  doc.y += 18;
  const { name, phone, address = [] } = provider;
  const reached = address.length > 0 ? address : [texts.askForAddress];
  const to = [name, ...reached, ...(phone ? [phone] : [])];
  drawAddress(doc, { title: texts.to, lines: to, width, size: TO_SIZE });
  const below = doc.y;
  doc.y = top + PADDING;
  drawNumber(doc, label.number, { x: right, ...BAR_CODE, size: NUMBER_SIZE, locale });
  doc.y = Math.max(below, doc.y) + PADDING;
  const height = doc.y - top;
  artifact(doc, 'Layout', () => {
    doc
      .lineWidth(1.2)
      .rect(MARGIN + 0.6, top, contentWidth(doc) - 1.2, height)
      .stroke();
  });
  doc.x = MARGIN;
}

interface Address {
  title: string;
  lines: readonly string[];
  width: number;
  /** The size of the lines, in points; the first one is bold. */
  size: number;
}

function drawAddress(doc: Doc, { title, lines, width, size }: Address): void {
  const x = MARGIN + PADDING;
  tagged(doc, 'P', () => {
    doc.font('regular').fontSize(SMALL_SIZE).text(title, x, doc.y, { width });
  });
  doc.y += 2;
  for (const [at, line] of lines.entries()) {
    tagged(doc, 'P', () => {
      doc.font(at === 0 ? 'bold' : 'regular').fontSize(size);
      doc.text(printable(line), x, doc.y, { width });
    });
  }
}
