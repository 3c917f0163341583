import { readShapes, type PdfShape } from '../../../fixtures/read-pdf-shapes.ts';
import { readPdf, type PdfPage, type PdfText } from '../../../fixtures/read-pdf.ts';

export type DrawnPage = PdfPage & { shapes: PdfShape[] };

/** Left and right of everything that is printed, in points. */
export const MARGIN = 42;
/** What a printer leaves white at any edge of the paper: a quarter of an inch. */
const UNPRINTABLE = 18;
/** Half of a hair: what rounding may add. */
const ROUNDING = 0.05;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The space of the letters themselves: from the height of capitals to the depth of a `g`. */
function boxOf({ x, y, width, size }: PdfText): Box {
  return { left: x, top: y - 0.73 * size, right: x + width, bottom: y + 0.21 * size };
}

/** With its pen. */
function outerBoxOf({ x, y, width, height, pen, kind }: PdfShape): Box {
  const half = kind === 'rectangle' ? pen / 2 : 0;
  return { left: x - half, top: y - half, right: x + width + half, bottom: y + height + half };
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const holds = (outer: Box, inner: Box) =>
  outer.left < inner.left &&
  outer.top < inner.top &&
  inner.right < outer.right &&
  inner.bottom < outer.bottom;

/** The pages of a file, with what is stroked on them. */
export async function drawnPages(file: Buffer): Promise<DrawnPage[]> {
  const shapes = readShapes(file);
  const pages = await readPdf(file);
  return pages.map((page, index) => Object.assign(page, { shapes: shapes[index] ?? [] }));
}

/** What a reader of the pages would stumble over, in words; none on good pages. */
export const faultsOf = (pages: DrawnPage[]) =>
  pages.flatMap((page) => pageFaults(page, page.shapes));

function pageFaults(page: PdfPage, shapes: readonly PdfShape[]): string[] {
  return [
    ...page.texts
      .filter((text) => isOutside(boxOf(text), page))
      .map(({ text }) => `outside: ${text}`),
    ...shapes.filter((shape) => isOutside(outerBoxOf(shape), page)).map(() => 'outside: a shape'),
    ...shapes.filter(isSlanted).map(() => 'slanted: a line'),
    ...page.texts.flatMap((text, index) =>
      page.texts
        .slice(index + 1)
        .filter((other) => overlaps(boxOf(text), boxOf(other)))
        .map((other) => `one on the other: ${text.text} | ${other.text}`),
    ),
    ...page.texts.flatMap((text) =>
      shapes.filter((shape) => isStruck(boxOf(text), shape)).map(() => `struck: ${text.text}`),
    ),
  ];
}

function isOutside({ left, top, right, bottom }: Box, { width, height }: PdfPage): boolean {
  return (
    left < MARGIN - ROUNDING ||
    right > width - MARGIN + ROUNDING ||
    top < UNPRINTABLE ||
    bottom > height - UNPRINTABLE
  );
}

function isSlanted({ kind, width, height }: PdfShape): boolean {
  return kind === 'line' && width > 0 && height > 0;
}

/** A text stands in a rectangle or beside it. */
function isStruck(text: Box, shape: PdfShape): boolean {
  if (!overlaps(text, outerBoxOf(shape))) return false;
  return shape.kind === 'line' || !holds(outerBoxOf(shape), text);
}
