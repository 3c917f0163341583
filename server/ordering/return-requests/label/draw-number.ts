import type { Locale } from '#domain/basics/locale.ts';
import { barCodeWidth, drawBars } from '../../../platform/pdf/draw-bar-code.ts';
import { fill } from '../../../platform/pdf/fill.ts';
import type { Doc } from '../../../platform/pdf/page.ts';
import { tagged } from '../../../platform/pdf/tags.ts';
import { LABEL_TEXTS } from './label-texts.ts';

/** Points; scanners need this many modules of white before and after the bars. */
const QUIET = 10;

interface NumberPlace {
  /** Where the white before the bars begins, in points. */
  x: number;
  /** The width of the thinnest bar. */
  module: number;
  height: number;
  /** The size of the printed number, in points. */
  size: number;
  locale: Locale;
}

/** Draws the number as a bar code at the document's y, and below it in words; y is then below both. */
export function drawNumber(doc: Doc, number: string, place: NumberPlace): void {
  const { module, height, size, locale } = place;
  const x = place.x + QUIET * module;
  const y = doc.y;
  const alt = fill(LABEL_TEXTS[locale].barCode, { number });
  tagged(doc, 'Figure', () => drawBars(doc, number, { x, y, module, height }), { alt });
  tagged(doc, 'P', () => {
    doc
      .font('bold')
      .fontSize(size)
      .text(number, x, y + height + 4, { lineBreak: false });
  });
  doc.y = y + height + 4 + size * 1.3;
}

/** Returns the width of the bar code with its white, in points. */
export function numberWidth(number: string, module: number): number {
  return barCodeWidth(number, module) + 2 * QUIET * module;
}
