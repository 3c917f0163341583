import { code128 } from './code-128.ts';

/** Points of one module: 0.25 mm, which cheap scanners read. */
const MODULE = 0.72;
const HEIGHT = 18;
/** Points above the bars, which most printers can reach; the number is below them. */
const TOP = 12;

/** AD-13: draws the order number as a bar code at the top right, where a scanner opens the order from. */
export function drawBarCode(doc: PDFKit.PDFDocument, text: string): void {
  const widths = code128(text);
  const modules = widths.reduce((sum, width) => sum + width, 0);
  let x = doc.page.width - doc.page.margins.right - modules * MODULE;
  for (const [at, width] of widths.entries()) {
    // every second width is a gap
    if (at % 2 === 0) doc.rect(x, TOP, width * MODULE, HEIGHT);
    x += width * MODULE;
  }
  doc.fill('black');
}
