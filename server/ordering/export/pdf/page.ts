import PdfKit from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#domain/locale.ts';

export type PaperSize = 'A4' | 'Letter';
export type Doc = PDFKit.PDFDocument;

export interface PageSetup {
  size: PaperSize;
  locale: Locale;
  title: string;
  number: string;
  /** The file's date: that of the order, so that the same order gives the same bytes. */
  createdAt: Date;
}

export const MARGIN = 42;
const HEAD = 76;
const FOOT = 56;
export const BODY_SIZE = 9.5;
export const SMALL_SIZE = 8;

const font = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
const REGULAR = font('inter-regular');
const BOLD = font('inter-bold');

/** Creates a document with title and number at the top of every page. Content continues on new pages by itself. */
export function openPages(setup: PageSetup): Doc {
  const { size, locale, title, number, createdAt } = setup;
  const doc = new PdfKit({
    size: size === 'A4' ? 'A4' : 'LETTER',
    margins: { top: HEAD, bottom: FOOT, left: MARGIN, right: MARGIN },
    bufferPages: true,
    autoFirstPage: false,
    displayTitle: true,
    lang: locale,
    info: { Title: `${title} ${number}`, Producer: '', Creator: '', CreationDate: createdAt },
  });
  doc.registerFont('regular', REGULAR).registerFont('bold', BOLD);
  doc.on('pageAdded', () => drawHead(doc, setup));
  doc.addPage();
  return doc;
}

function drawHead(doc: Doc, { title, number }: PageSetup): void {
  doc.font('bold').fontSize(13);
  doc.text(title, MARGIN, 38, { lineBreak: false });
  doc.fontSize(20).text(number, MARGIN, 32, { align: 'right' });
  rule(doc, 62, 1.2);
  doc.font('regular').fontSize(BODY_SIZE);
  doc.x = MARGIN;
  doc.y = HEAD;
}

/** Draws the foot of each page and returns the finished file. */
export function closePages(
  doc: Doc,
  foot: (page: number, pages: number) => { left: string; right: string },
): Promise<Buffer> {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    drawFoot(doc, foot(page + 1, count));
  }
  doc.end();
  return buffer(doc);
}

function drawFoot(doc: Doc, { left, right }: { left: string; right: string }): void {
  const y = doc.page.height - FOOT + 18;
  // A text below the margin would start a new page.
  doc.page.margins.bottom = 0;
  rule(doc, y - 6, 0.5);
  doc.font('regular').fontSize(SMALL_SIZE);
  doc.text(left, MARGIN, y, { lineBreak: false });
  doc.text(right, MARGIN, y, { align: 'right' });
  doc.page.margins.bottom = FOOT;
}

export function contentWidth(doc: Doc): number {
  return doc.page.width - 2 * MARGIN;
}

/** Returns the lowest y that may be drawn at. */
export function floorOf(doc: Doc): number {
  return doc.page.height - FOOT;
}

/** Starts a new page unless this many points are left on the present one. */
export function ensureRoom(doc: Doc, height: number): void {
  if (doc.y + height > floorOf(doc)) doc.addPage();
}

export function rule(doc: Doc, y: number, width = 0.5): void {
  doc
    .lineWidth(width)
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + contentWidth(doc), y)
    .stroke();
}

/** Draws a heading that stays on one page with at least `following` points of what follows. */
export function heading(doc: Doc, text: string, following = 30): void {
  doc.y += 10;
  ensureRoom(doc, 20 + following);
  doc.font('bold').fontSize(10.5).text(text, MARGIN, doc.y);
  doc.y += 2;
  rule(doc, doc.y, 0.8);
  doc.y += 5;
  doc.font('regular').fontSize(BODY_SIZE);
}
