import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import type { Order } from '#domain/schemas/order.ts';
import type { PrintableOrder } from '#server/orders/export/find-printable.ts';
import { heading, openPages } from '#server/orders/export/pdf/page.ts';
import { renderOrder, type PrintOptions } from '#server/orders/export/pdf/render-order.ts';
import { allText, readPdf, type PdfPage } from '#tests/fixtures/read-pdf.ts';
import { readShapes, type PdfShape } from '#tests/fixtures/read-pdf-shapes.ts';
import { MARGIN, pageFaults } from './page-faults.ts';
import { fullLens, printable, PRINTED_AT } from './sheet-fixture.ts';

type DrawnPage = PdfPage & { shapes: PdfShape[] };

async function draw(order: PrintableOrder, options: Partial<PrintOptions> = {}) {
  const usual = { kind: 'workSheet', size: 'Letter', locale: 'en', printedAt: PRINTED_AT } as const;
  const file = await renderOrder(order, { ...usual, ...options });
  const shapes = readShapes(file);
  const pages = await readPdf(file);
  return pages.map((page, index): DrawnPage =>
    Object.assign(page, { shapes: shapes[index] ?? [] }),
  );
}

const faultsOf = (pages: DrawnPage[]) => pages.flatMap((page) => pageFaults(page, page.shapes));

/** So many characters in words of a usual length. */
function words(length: number): string {
  return 'practice lens fitting gauge '.repeat(length).slice(0, length).trim();
}

const CLINICAL: EyeClinical = {
  condition: 'advancedKeratoconus',
  flatK: 46.5,
  flatMeridian: 5,
  refractionSphere: -6.125,
  refractionCylinder: -3.5,
  refractionAxis: 10,
  refractionAdd: 2,
  overKCylinder: -1.25,
  minutesOnEye: 240,
  changeRequest: words(500),
};

const [RIGHT, LEFT] = [fullLens('right', 'ampleye-scleral'), fullLens('left', 'gp-front-toric')];

/** As much in every place as the portal takes, and long names of what the maker enters. */
function crowded(): PrintableOrder {
  const priceParts = [
    { code: 'lens', label: { en: words(120), es: words(120) }, cents: 99_999_999 },
    { code: 'credit', label: { en: words(30), es: words(30) }, cents: -1_250 },
  ];
  const acknowledged: Order['acknowledged'] = Array.from({ length: 14 }, (_, index) => ({
    code: `ruleOfOldTimes${index}`,
    eye: index % 3 === 0 ? null : 'right',
    note: words(300),
  }));
  return printable({
    type: 'warranty',
    practice: words(80),
    patientReference: 'W'.repeat(60),
    poNumber: 'W'.repeat(40),
    sourceOrderNumber: 'LP-100001',
    returnReason: 'doctorChange',
    promisedAt: '2026-01-22T23:59:59.999Z',
    notes: words(2000),
    patient: { dominantEye: 'left', directSupply: true, prescriptionExpires: '2027-01-01' },
    acknowledged,
    lenses: [
      { ...RIGHT, lensName: words(90), clinical: CLINICAL, priceParts },
      {
        ...LEFT,
        lensName: words(90),
        clinical: { ...CLINICAL, changeRequest: 'less' },
        priceParts,
      },
    ],
  });
}

/** Many parameters that the lens does not know, each of a width of its own. */
function unknownValues(eye: string, count: number, width: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, index) => `${eye}${index + 1}`);
  return Object.fromEntries(names.map((name) => [name, `${name}-${words(width)}.`]));
}

describe('where things stand on a printed order', () => {
  const orders: [string, () => PrintableOrder][] = [
    ['a usual order', () => printable()],
    ['one eye', () => printable({ lenses: [LEFT] })],
    ['the other eye', () => printable({ lenses: [RIGHT] })],
    ['all that fits in', crowded],
    [
      'more parameters than a page has room for',
      () =>
        printable({
          lenses: [
            { ...RIGHT, prescription: unknownValues('r', 45, 60) },
            { ...LEFT, prescription: unknownValues('l', 70, 4) },
          ],
        }),
    ],
  ];
  it.each(
    orders.flatMap(([what, order]) => [
      [what, order, { kind: 'workSheet', size: 'Letter', locale: 'en' } as const] as const,
      [what, order, { kind: 'confirmation', size: 'A4', locale: 'es' } as const] as const,
    ]),
  )('OR-10 nothing is cut off or covered: %s', async (_what, order, options) => {
    expect(faultsOf(await draw(order(), options))).toEqual([]);
  });
});

describe('the two eyes on a printed order', () => {
  /** The rules below the parameters, which are thinner than all others. */
  const rulesOf = ({ shapes }: DrawnPage) => shapes.filter(({ pen }) => pen === 0.4);
  /** The frames of the letters: as wide as high, and larger than the lab's boxes to tick. */
  const framesOf = ({ shapes }: DrawnPage) =>
    shapes.filter(
      ({ kind, width, height }) => kind === 'rectangle' && width === height && width > 30,
    );

  it('OR-10 have columns of one width, from margin to margin', async () => {
    const [page] = await draw(printable());
    if (!page) throw new Error('No page');
    const columns = new Set(rulesOf(page).map(({ x, width }) => `${x} ${width}`));
    const [right, left, ...others] = [...columns].map((column) => column.split(' ').map(Number));
    expect(others).toEqual([]);
    const [[x = 0, width = 0], [otherX = 0, otherWidth = 0]] = [right ?? [], left ?? []];
    expect(x).toBe(MARGIN);
    expect(otherWidth).toBe(width);
    expect(otherX + otherWidth).toBeCloseTo(page.width - MARGIN, 3);
    expect(otherX - (x + width)).toBeGreaterThan(9);
    const frames = framesOf(page);
    expect(frames.map((frame) => frame.x - frame.pen / 2)).toEqual([
      expect.closeTo(x, 3),
      expect.closeTo(otherX, 3),
    ]);
    expect(new Set(frames.map(({ y, width: side }) => `${y} ${side}`)).size).toBe(1);
  });

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
      const middle = letter.x + letter.width / 2;
      expect(Math.abs(middle - (frame.x + frame.width / 2))).toBeLessThan(0.5);
      // The height of a capital is 0.73 of the size.
      expect(Math.abs(letter.y - 0.365 * letter.size - (frame.y + frame.height / 2))).toBeLessThan(
        2,
      );
    }
  });

  it.each([
    { ofRight: 60, ofLeft: 4 },
    { ofRight: 4, ofLeft: 60 },
  ])('OR-10 lose and repeat no parameter over pages: %o', async ({ ofRight, ofLeft }) => {
    const pages = await draw(
      printable({
        lenses: [
          { ...RIGHT, prescription: unknownValues('r', 80, ofRight) },
          { ...LEFT, prescription: unknownValues('l', 80, ofLeft) },
        ],
      }),
    );
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

  it('OR-10 writes a long value whole', async () => {
    const prescription = unknownValues('r', 40, 120);
    const pages = await draw(printable({ lenses: [{ ...RIGHT, prescription }] }));
    const text = allText(pages).replaceAll('\n', ' ');
    for (const value of Object.values(prescription)) expect(text).toContain(value);
  });
});

describe('the parts of a printed order', () => {
  it('OR-10 have the title and the number from margin to margin on every page', async () => {
    const pages = await draw(crowded());
    expect(pages.length).toBeGreaterThan(1);
    for (const { texts, width, height } of pages) {
      const title = texts.find(({ text }) => text === 'Lab work sheet');
      const number = texts.find(({ text }) => text === 'LP-100042');
      const foot = texts.filter(({ y }) => y > height - 50);
      expect(title?.x).toBe(MARGIN);
      expect((number?.x ?? 0) + (number?.width ?? 0)).toBeCloseTo(width - MARGIN, 1);
      expect(foot).toHaveLength(2);
      expect(foot[0]?.x).toBe(MARGIN);
      expect((foot[1]?.x ?? 0) + (foot[1]?.width ?? 0)).toBeCloseTo(width - MARGIN, 1);
    }
  });

  it('OR-10 frame the kind of an order that is not new', async () => {
    const [page] = await draw(printable({ type: 'exchange' }));
    const kind = page?.texts.find(({ text }) => text === 'Exchange');
    const [frame] = page?.shapes.filter((shape) => shape.kind === 'rectangle') ?? [];
    if (!kind || !frame) throw new Error('No kind');
    const before = kind.x - frame.x;
    const after = frame.x + frame.width - (kind.x + kind.width);
    expect(before).toBeGreaterThan(4);
    expect(Math.abs(before - after)).toBeLessThan(0.1);
    const middle = kind.y - 0.365 * kind.size;
    expect(Math.abs(middle - (frame.y + frame.height / 2))).toBeLessThan(2);
    const [usual] = await draw(printable());
    const rectangles = (one: DrawnPage | undefined) =>
      one?.shapes.filter((shape) => shape.kind === 'rectangle').length ?? 0;
    expect(rectangles(page)).toBe(rectangles(usual) + 1);
  });

  it('OR-10 have each fact under its label', async () => {
    const [page] = await draw(printable({ poNumber: 'PO-7781', sourceOrderNumber: 'LP-100001' }));
    for (const [label, value] of [
      ['Practice', 'Lakeside Eye Care'],
      ['Account', '100200'],
      ['Patient reference', 'P-77'],
      ['PO number', 'PO-7781'],
      ['Source order', 'LP-100001'],
    ]) {
      const above = page?.texts.find(({ text }) => text === label);
      const below = page?.texts.find(({ text }) => text === value);
      expect([label, below?.x]).toEqual([label, above?.x]);
      expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThan(above?.size ?? Infinity);
      expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(20);
    }
  });

  it('OR-10 go on in the same letters on the next page', async () => {
    const notes = Array.from({ length: 120 }, (_, line) => `Line ${line + 1}`).join('\n');
    const pages = await draw(printable({ notes }));
    const lines = pages.flatMap(({ texts }) => texts.filter(({ text }) => /^Line \d/.test(text)));
    expect(lines).toHaveLength(120);
    expect(new Set(lines.map(({ x, size }) => `${x} ${size}`)).size).toBe(1);
  });

  it('OR-10 have a box to tick beside each check of each lens', async () => {
    const pages = await draw(printable());
    const page = pages.find(({ texts }) => texts.some(({ text }) => text === 'Inspection'));
    const ticks = page?.shapes.filter(({ kind, width }) => kind === 'rectangle' && width < 12);
    for (const check of ['Power', 'Edge', 'Colour and marks']) {
      const texts = page?.texts.filter(({ text }) => text === check) ?? [];
      expect([check, texts.length]).toEqual([check, 2]);
      for (const text of texts) {
        const beside = ticks?.filter(
          ({ x, y, width, height }) =>
            x + width < text.x && text.x - (x + width) < 8 && y < text.y && text.y < y + height + 2,
        );
        expect(beside).toHaveLength(1);
      }
    }
    expect(ticks).toHaveLength(16);
  });
});

describe('a heading', () => {
  const setup = {
    size: 'Letter',
    locale: 'en',
    title: 'T',
    number: 'N',
    createdAt: PRINTED_AT,
  } as const;

  it('OR-10 stays with what follows it, and begins no page as long as both have room', () => {
    const doc = openPages(setup);
    const floor = doc.page.height - doc.page.margins.bottom;
    const pages = () => doc.bufferedPageRange().count;
    const heightOfHeading = () => {
      const before = doc.y;
      heading(doc, 'Notes', 30);
      return doc.y - before;
    };
    const height = heightOfHeading();
    for (const spare of [-3, -2, -1, 1, 2, 3]) {
      doc.y = floor - height - 30 - spare;
      const before = pages();
      heading(doc, 'Notes', 30);
      expect([spare, pages() - before]).toEqual([spare, spare < 0 ? 1 : 0]);
      expect(floor - doc.y).toBeGreaterThanOrEqual(30);
    }
  });
});
