import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type PDFDocument from 'pdfkit';
import type { Locale } from '#domain/basics/locale.ts';
import { drawBarCode } from './draw-bar-code.ts';
import { artifact, closeTags, openTags, tagged, taggedAll } from './tags.ts';

export type PaperSize = 'A4' | 'Letter';
export type Doc = PDFKit.PDFDocument;

/** What is at the top of each page. */
interface Head {
  title: string;
  number: string;
  /** AD-13: whether the number is on every page as a bar code too. */
  hasBarCode?: boolean;
}

export interface PageSetup extends Head {
  size: PaperSize;
  locale: Locale;
  /** What a reader's window shows; by default title and number. */
  fileTitle?: string;
  /** The file's date: that of the order, so that the same order gives the same bytes. */
  createdAt: Date;
  /** Whether it has a structure tree, by which a screen reader reads it. Everything is then drawn through `tags.ts`. */
  isTagged?: boolean;
}

export const MARGIN = 42;
const HEAD = 76;
const FOOT = 56;
export const BODY_SIZE = 9.5;
export const SMALL_SIZE = 8;

const font = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
export const REGULAR = font('inter-regular');
export const BOLD = font('inter-bold');

/** Loaded with the first paper: 26 MB with its fonts and character tables. */
const loadPdfKit = (): typeof PDFDocument =>
  createRequire(import.meta.url)('pdfkit') as typeof PDFDocument;

/** Creates a document with title and number at the top of every page. Content continues on new pages by itself. */
export function openPages(setup: PageSetup): Doc {
  const { size, locale, title, number, createdAt, isTagged = false } = setup;
  const { fileTitle = `${title} ${number}` } = setup;
  const PdfKit = loadPdfKit();
  const doc = new PdfKit({
    size: size === 'A4' ? 'A4' : 'LETTER',
    margins: { top: HEAD, bottom: FOOT, left: MARGIN, right: MARGIN },
    bufferPages: true,
    autoFirstPage: false,
    displayTitle: true,
    // Structure trees and their attributes.
    ...(isTagged && { tagged: true, pdfVersion: '1.7' as const }),
    lang: locale,
    info: { Title: fileTitle, Producer: '', Creator: '', CreationDate: createdAt },
  });
  doc.registerFont('regular', REGULAR).registerFont('bold', BOLD);
  doc.on('pageAdded', () => drawHead(doc, heads.get(doc) ?? setup));
  if (isTagged) openTags(doc);
  beginSheet(doc, setup);
  return doc;
}

/** What is at the top of the next pages of each document. */
const heads = new WeakMap<Doc, Head>();

/** Starts a page with this head; the pages that follow by themselves get it too. */
export function beginSheet(doc: Doc, head: Head): void {
  heads.set(doc, head);
  doc.addPage();
}

function drawHead(doc: Doc, { title, number, hasBarCode }: Head): void {
  if (hasBarCode) drawBarCode(doc, number);
  const drawTitle = () => {
    doc.font('bold').fontSize(13);
    doc.text(title, MARGIN, 38, { lineBreak: false });
  };
  const drawNumber = () => doc.fontSize(20).text(number, MARGIN, 32, { align: 'right' });
  // A screen reader reads it once, not on each page.
  if (doc.bufferedPageRange().count === 1) taggedAll(doc, 'H1', 'Span', [drawTitle, drawNumber]);
  else {
    artifact(doc, 'Pagination', () => {
      drawTitle();
      drawNumber();
    });
  }
  rule(doc, 62, 1.2);
  doc.font('regular').fontSize(BODY_SIZE);
  doc.x = MARGIN;
  doc.y = HEAD;
}

type Foot = (page: number, pages: number) => { left: string; right: string };

/** Draws the foot of each page and returns the finished file. */
export function closePages(doc: Doc, foot: Foot): Promise<Buffer> {
  drawFeet(doc, 0, foot);
  return finish(doc);
}

/** Draws the foot of each page from this one on, which are counted from there. */
export function drawFeet(doc: Doc, from: number, foot: Foot): void {
  const count = doc.bufferedPageRange().count - from;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(from + page);
    drawFoot(doc, foot(page + 1, count));
  }
}

export function finish(doc: Doc): Promise<Buffer> {
  closeTags(doc);
  doc.end();
  return buffer(doc);
}

function drawFoot(doc: Doc, { left, right }: { left: string; right: string }): void {
  const y = doc.page.height - FOOT + 18;
  // A text below the margin would start a new page.
  doc.page.margins.bottom = 0;
  rule(doc, y - 6, 0.5);
  artifact(doc, 'Pagination', () => {
    doc.font('regular').fontSize(SMALL_SIZE);
    doc.text(left, MARGIN, y, { lineBreak: false });
    doc.text(right, MARGIN, y, { align: 'right' });
  });
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
  artifact(doc, 'Layout', () => {
    doc
      .lineWidth(width)
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + contentWidth(doc), y)
      .stroke();
  });
}

/** Draws a heading that stays on one page with at least `following` points of what follows. */
export function heading(doc: Doc, text: string, following = 30): void {
  doc.y += 10;
  ensureRoom(doc, 20 + following);
  tagged(doc, 'H2', () => {
    doc.font('bold').fontSize(10.5).text(text, MARGIN, doc.y);
  });
  doc.y += 2;
  rule(doc, doc.y, 0.8);
  doc.y += 5;
  doc.font('regular').fontSize(BODY_SIZE);
}
