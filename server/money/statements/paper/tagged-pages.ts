import PdfKit from 'pdfkit';
import type { Locale } from '#domain/locale.ts';
import {
  BODY_SIZE,
  BOLD,
  contentWidth,
  finish,
  MARGIN,
  REGULAR,
  rule,
  SMALL_SIZE,
} from '#server/platform/pdf/page.ts';
import type { Doc, PaperSize } from '#server/platform/pdf/page.ts';

export type Tag = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
export type TagElement = ReturnType<Doc['struct']>;

/** A document whose content says what it is, for screen readers. What repeats on each page is left out of that. */
export interface TaggedPages {
  doc: Doc;
  root: TagElement;
  /** The head of each page; drawn again when a page begins. */
  head: PageHead;
}

interface PageHead {
  left: string;
  right: string;
}

export interface TaggedSetup {
  size: PaperSize;
  locale: Locale;
  title: string;
  head: PageHead;
  /** The file's date. */
  createdAt: Date;
}

const TOP = 56;
const BOTTOM = 56;

/** Opens a tagged document with its title and language, and its first page. */
export function openTaggedPages(setup: TaggedSetup): TaggedPages {
  const { size, locale, title, head, createdAt } = setup;
  const doc = new PdfKit({
    size: size === 'A4' ? 'A4' : 'LETTER',
    margins: { top: TOP, bottom: BOTTOM, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    bufferPages: true,
    autoFirstPage: false,
    displayTitle: true,
    lang: locale,
    info: { Title: title, Producer: '', Creator: '', CreationDate: createdAt },
  });
  doc.registerFont('regular', REGULAR).registerFont('bold', BOLD);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pages = { doc, root, head };
  nextPage(pages);
  return pages;
}

/** Begins a page. */
export function nextPage({ doc, head }: TaggedPages): void {
  doc.addPage();
  artifact(doc, () => {
    doc.font('regular').fontSize(SMALL_SIZE);
    const options = { width: contentWidth(doc), lineBreak: false };
    doc.text(head.left, MARGIN, 30, options);
    doc.text(head.right, MARGIN, 30, { ...options, align: 'right' });
    rule(doc, 43);
  });
  doc.font('regular').fontSize(BODY_SIZE);
  doc.x = MARGIN;
  doc.y = TOP;
}

/** Begins a page unless this many points are left on the present one. Returns whether it did. */
export function roomFor(pages: TaggedPages, height: number): boolean {
  const { doc } = pages;
  if (doc.y + height <= doc.page.height - BOTTOM) return false;
  nextPage(pages);
  return true;
}

/** Adds an element to another one. */
export function element(pages: TaggedPages, parent: TagElement, tag: Tag): TagElement {
  const made = pages.doc.struct(tag);
  parent.add(made);
  return made;
}

/** Draws content as an element of its own. What it draws is on one page. */
export function drawAs(
  pages: TaggedPages,
  { parent, tag }: { parent: TagElement; tag: Tag },
  draw: (doc: Doc) => void,
): void {
  const { doc } = pages;
  const content = doc.markStructureContent(tag);
  draw(doc);
  doc.endMarkedContent();
  const made = element(pages, parent, tag);
  made.add(content);
  made.end();
}

/** Draws what is no content: lines, heads, feet. */
export function artifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact');
  draw();
  doc.endMarkedContent();
}

/** Draws the foot of each page and returns the finished file. */
export function closeTaggedPages(
  { doc, root }: TaggedPages,
  foot: (page: number, pages: number) => PageHead,
): Promise<Buffer> {
  root.end();
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    drawFoot(doc, foot(page + 1, count));
  }
  return finish(doc);
}

function drawFoot(doc: Doc, { left, right }: PageHead): void {
  const y = doc.page.height - BOTTOM + 18;
  // A text below the margin would start a new page.
  doc.page.margins.bottom = 0;
  artifact(doc, () => {
    rule(doc, y - 6);
    doc.font('regular').fontSize(SMALL_SIZE);
    const options = { width: contentWidth(doc), lineBreak: false };
    doc.text(left, MARGIN, y, options);
    doc.text(right, MARGIN, y, { ...options, align: 'right' });
  });
  doc.page.margins.bottom = BOTTOM;
}
