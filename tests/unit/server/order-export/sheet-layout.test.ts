import { describe, expect, it } from 'vitest';
import type { PrintableOrder } from '#server/ordering/export/content/find-printable.ts';
import type { PdfShape } from '../../../fixtures/read-pdf-shapes.ts';
import { allText, type PdfText } from '../../../fixtures/read-pdf.ts';
import { crowded, draw, LEFT, RIGHT, unknownValues } from './draw-sheet.ts';
import { faultsOf, type DrawnPage } from './page-faults.ts';
import { printable } from './sheet-fixture.ts';

const LONG = Object.fromEntries(
  [1, 2, 3].map((at) => [`a label of a parameter that wraps ${at}`, 'values that wrap '.repeat(2)]),
);

/** An order of both eyes with these values. */
const ofBoth = (right: Record<string, string>, left: Record<string, string>) =>
  printable({
    lenses: [
      { ...RIGHT, prescription: right },
      { ...LEFT, prescription: left },
    ],
  });

describe('where things stand on a printed order', () => {
  const orders: [string, () => PrintableOrder][] = [
    ['a usual order', () => printable()],
    ['one eye', () => printable({ lenses: [LEFT] })],
    ['the other eye', () => printable({ lenses: [RIGHT] })],
    ['all that fits in', crowded],
    ['long labels beside long values', () => ofBoth(LONG, LONG)],
    [
      'more parameters than a page has room for',
      () => ofBoth(unknownValues('r', 45, 60), unknownValues('l', 70, 4)),
    ],
  ];
  it.each(
    orders.flatMap(([what, order]) => [
      [what, order, { kind: 'workSheet', size: 'Letter', locale: 'en' } as const] as const,
      [what, order, { kind: 'confirmation', size: 'A4', locale: 'es' } as const] as const,
    ]),
  )('OR-10 nothing is cut off or covered: %s', async (_what, order, options) =>
    expect(faultsOf(await draw(order(), options))).toEqual([]),
  );
});

/** The rules below the parameters, which are thinner than all others. */
const rulesOf = ({ shapes }: DrawnPage) => shapes.filter(({ pen }) => pen === 0.4);
/** The frames of the letters: as wide as high, and larger than the lab's boxes to tick. */
const framesOf = ({ shapes }: DrawnPage) =>
  shapes.filter(
    ({ kind, width, height }) => kind === 'rectangle' && width === height && width > 30,
  );

/** How far the middles of a letter and its frame are apart, across and down. */
function offCenter(letter: PdfText, frame: PdfShape): [number, number] {
  const across = letter.x + letter.width / 2 - (frame.x + frame.width / 2);
  // The height of a capital is 0.73 of the size.
  const down = letter.y - 0.365 * letter.size - (frame.y + frame.height / 2);
  return [Math.abs(across), Math.abs(down)];
}

describe('the two eyes on a printed order', () => {
  it('OR-10 have their letter in a thick frame, or a broken one when not ordered', async () => {
    const [page] = await draw(printable({ lenses: [RIGHT] }));
    if (!page) throw new Error('No page');
    const [right, left] = framesOf(page);
    expect([right?.isDashed, left?.isDashed]).toEqual([false, true]);
    expect(right?.pen).toBeGreaterThan(2 * (left?.pen ?? Infinity));
    // What is drawn after it is whole again.
    expect(page.shapes.filter(({ isDashed }) => isDashed)).toEqual([left]);
    const letters = page.texts.filter(({ text, size }) => size > 20 && /^[RL]$/.test(text));
    for (const [index, frame] of [right, left].entries()) {
      const letter = letters[index];
      if (!letter || !frame) throw new Error('No letter');
      const [across, down] = offCenter(letter, frame);
      expect(across).toBeLessThan(0.5);
      expect(down).toBeLessThan(2);
    }
  });

  it('OR-10 begin on a page that has room for some rows below their letters', async () => {
    for (const lines of [36, 38, 40, 42]) {
      const pages = await draw(printable({ poNumber: 'line\n'.repeat(lines) }));
      const lettered = pages.filter((page) => framesOf(page).length > 0);
      expect(lettered).not.toEqual([]);
      for (const page of lettered) expect(rulesOf(page).length).toBeGreaterThan(4);
    }
  });

  it.each([
    { ofRight: 60, ofLeft: 4 },
    { ofRight: 4, ofLeft: 60 },
  ])('OR-10 lose and repeat no parameter over pages: %o', async ({ ofRight, ofLeft }) => {
    const right = unknownValues('r', 80, ofRight);
    const pages = await draw(ofBoth(right, unknownValues('l', 80, ofLeft)));
    const labels = pages.flatMap(({ texts }) => texts.map(({ text }) => text));
    for (const eye of ['r', 'l']) {
      const drawn = labels.filter((label) => new RegExp(`^${eye}\\d+$`).test(label));
      expect(drawn).toEqual(Array.from({ length: 80 }, (_, index) => `${eye}${index + 1}`));
    }
    for (const page of pages.filter((one) => rulesOf(one).length > 0)) {
      expect(framesOf(page)).toHaveLength(2);
      expect(page.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['R', 'L']));
    }
  });

  it('OR-10 have each label on the line of its value', async () => {
    const [page] = await draw(printable());
    const labels = page?.texts.filter(({ text }) => text === 'Base curve') ?? [];
    expect(labels).not.toEqual([]);
    for (const label of labels) {
      const value = page?.texts.find(({ text, x, y }) => {
        return /^\d\.\d\d mm$/.test(text) && x > label.x && Math.abs(y - label.y) < 1;
      });
      expect(value).toBeDefined();
    }
  });

  it('OR-10 writes a long value whole', async () => {
    const prescription = unknownValues('r', 40, 120);
    const pages = await draw(printable({ lenses: [{ ...RIGHT, prescription }] }));
    const text = allText(pages).replaceAll('\n', ' ');
    for (const value of Object.values(prescription)) expect(text).toContain(value);
  });
});
