import { code128 } from './code-128.ts';

/** Points of one module: 0.25 mm, which cheap scanners read. */
const MODULE = 0.72;
const HEIGHT = 18;
/** Points above the bars, which most printers can reach; the number is below them. */
const TOP = 12;

/** Where bars stand, in points; `module` is the width of the thinnest one. */
export interface BarCodePlace {
  x: number;
  y: number;
  module: number;
  height: number;
}

/** AD-13: draws the order number as a bar code at the top right, where a scanner opens the order from. */
export function drawBarCode(doc: PDFKit.PDFDocument, text: string): void {
  const x = doc.page.width - doc.page.margins.right - barCodeWidth(text, MODULE);
  drawBars(doc, text, { x, y: TOP, module: MODULE, height: HEIGHT });
}

/** Returns the width of the bars in points, without the white that scanners need beside them: ten modules on each side. */
export function barCodeWidth(text: string, module: number): number {
  return code128(text).reduce((sum, width) => sum + width, 0) * module;
}

/** Draws the bars of a Code 128. @throws Error for a character that is no printable ASCII */
export function drawBars(doc: PDFKit.PDFDocument, text: string, place: BarCodePlace): void {
  const { y, module, height } = place;
  let { x } = place;
  for (const [at, width] of code128(text).entries()) {
    // every second width is a gap
    if (at % 2 === 0) doc.rect(x, y, width * module, height);
    x += width * module;
  }
  doc.fill('black');
}
