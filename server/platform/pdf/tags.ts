type Doc = PDFKit.PDFDocument;
export type Tag = PDFKit.PDFStructureElement;

/** What an element of the structure tree says beside its type. */
interface TagOptions {
  /** The element around it; the whole document when absent. */
  inside?: Tag | undefined;
  /** What a header cell is the header of. */
  scope?: 'Column' | 'Row';
  /** What a figure says, in words. */
  alt?: string;
}

/** The root of each tagged document. */
const roots = new WeakMap<Doc, Tag>();

/** Begins the structure tree of a document that was opened with `tagged`. */
export function openTags(doc: Doc): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  roots.set(doc, root);
}

/** Ends the structure tree; a document without one stays as it is. */
export function closeTags(doc: Doc): void {
  roots.get(doc)?.end();
}

/** Draws something as an element that a screen reader reads. Without a structure tree it is drawn only. */
export function tagged(doc: Doc, type: string, draw: () => void, options: TagOptions = {}): void {
  const root = roots.get(doc);
  if (!root) return draw();
  const { inside = root, scope, alt } = options;
  // The types of pdfkit lack `scope`.
  const attributes: { title?: string; scope?: string; alt?: string } = {
    ...(scope && { scope }),
    ...(alt && { alt }),
  };
  inside.add(doc.struct(type, attributes, draw));
}

/** Adds an element for others, such as a table or its row; undefined without a structure tree. */
export function group(doc: Doc, type: string, inside?: Tag): Tag | undefined {
  const parent = inside ?? roots.get(doc);
  if (!parent) return undefined;
  const element = doc.struct(type);
  parent.add(element);
  return element;
}

/** Draws elements of one type within a new element, so that they are not read as one word. */
export function taggedAll(
  doc: Doc,
  outer: string,
  type: string,
  draws: readonly (() => void)[],
): void {
  const inside = group(doc, outer);
  for (const draw of draws) tagged(doc, type, draw, { inside });
  inside?.end();
}

/** Draws what a screen reader leaves out: lines, and what repeats on every page. Not within an element. */
export function artifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  if (!roots.has(doc)) return draw();
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}
