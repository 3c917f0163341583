import { describe, expect, it } from 'vitest';
import { renderOrder } from '#server/ordering/export/pdf/render-order.ts';
import { code128 } from '#server/platform/pdf/code-128.ts';
import { drawFacts } from '#server/platform/pdf/draw-facts.ts';
import { BODY_SIZE, heading, openPages, SMALL_SIZE } from '#server/platform/pdf/page.ts';
import { readFilled } from '../../../fixtures/read-pdf-shapes.ts';
import { recordPdf } from '../../../fixtures/record-pdf.ts';
import { crowded, draw } from './draw-sheet.ts';
import { fullLens, printable, PRINTED_AT, PROVIDER } from './sheet-fixture.ts';

describe('the parts of a printed order', () => {
  it.each([
    ['one measurement alone', { clinical: { hvid: 11.8 } }, {}, ['HVID', '11.8 mm']],
    ['what concerns the patient alone', {}, { dominantEye: 'left' as const }, ['Left']],
  ])('OR-10 have the clinical data when there is %s', async (_, changes, patient, expected) => {
    const lenses = [{ ...fullLens('right', 'gp-sphere'), ...changes }];
    const pages = await draw(printable({ lenses, patient }));
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts).toContain('Clinical data');
    for (const text of expected) expect(texts.join('\n')).toContain(text);
  });

  it('OR-10 go on in the same letters on the next page', async () => {
    const notes = Array.from({ length: 120 }, (_, line) => `Line ${line + 1}`).join('\n');
    const pages = await draw(printable({ notes }));
    const lines = pages.flatMap(({ texts }) => texts.filter(({ text }) => /^Line \d/.test(text)));
    expect(lines).toHaveLength(120);
    expect(new Set(lines.map(({ x, size }) => `${x} ${size}`)).size).toBe(1);
  });

  it('OR-10 have each fact under its label', async () => {
    const [page] = await draw(printable({ poNumber: 'PO-7781', sourceOrderNumber: 'LP-100001' }));
    for (const [label, value] of [
      ['Practice', 'Lakeside Eye Care'],
      ['Account', '100200'],
      ['Patient reference', 'P-77'],
      ['PO number', 'PO-7781'],
      ['Original order', 'LP-100001'],
    ]) {
      const above = page?.texts.find(({ text }) => text === label);
      const below = page?.texts.find(({ text }) => text === value);
      expect([label, below?.x]).toEqual([label, above?.x]);
      expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThan(above?.size ?? Infinity);
      expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(20);
    }
  });

  it('OR-10 have a box to tick beside each check of each lens', async () => {
    const pages = await draw(printable());
    const page = pages.find(({ texts }) => texts.some(({ text }) => text === 'Inspection'));
    const ticks = page?.shapes.filter(({ kind, width }) => kind === 'rectangle' && width < 12);
    for (const check of ['Power', 'Edge', 'Color and marks']) {
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

const SHEET = { size: 'A4', locale: 'en', title: 'T', number: 'N', createdAt: PRINTED_AT } as const;

it.each([
  ['workSheet', crowded(), { size: 'Letter', locale: 'en' }],
  ['confirmation', crowded(), { size: 'A4', locale: 'es' }],
  ['one-eye', printable({ lenses: [fullLens('left', 'gp-sphere')] }), SHEET],
] as const)('OR-10 a printed order is as it was (%s)', async (name, order, { size, locale }) => {
  const kind = name === 'confirmation' ? name : 'workSheet';
  const options = { kind, size, locale, printedAt: PRINTED_AT, provider: PROVIDER } as const;
  await expect(await recordPdf(await renderOrder(order, options))).toMatchFileSnapshot(
    `records/${name}.txt`,
  );
});

describe('a heading', () => {
  it('OR-10 stays with what follows it, and begins no page as long as both have room', () => {
    const doc = openPages(SHEET);
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

it('OR-10 a row of facts has room for its bold value, whatever was written before', () => {
  const doc = openPages(SHEET);
  const facts = [{ label: 'Practice', value: 'Lakeside Eye Care '.repeat(20).trim() }];
  const heights = (['regular', 'bold'] as const).map((font) => {
    doc.font(font).fontSize(font === 'bold' ? BODY_SIZE : SMALL_SIZE);
    const top = doc.y;
    drawFacts(doc, facts);
    return doc.y - top;
  });
  expect(heights[0]).toBe(heights[1]);
});

const MODULE = 0.72;

async function barsOf(order: ReturnType<typeof printable>, kind: 'workSheet' | 'confirmation') {
  const file = await renderOrder(order, {
    kind,
    size: 'Letter',
    locale: 'en',
    printedAt: PRINTED_AT,
    provider: PROVIDER,
  });
  return readFilled(file);
}

describe('the bar code of a work sheet', () => {
  it('AD-13 is the order number, within the margins, above the printed number', async () => {
    const order = printable({ number: 'LP-100001' });
    const [bars = []] = await barsOf(order, 'workSheet');
    const [first] = bars;
    const gaps = bars.map(
      ({ x, width }, at) => ((bars[at + 1]?.x ?? x + width) - x - width) / MODULE,
    );
    const widths = bars.flatMap(({ width }, at) => [width / MODULE, gaps[at] ?? 0]).slice(0, -1);
    expect(widths.map((width) => Math.round(width))).toEqual(code128('LP-100001'));
    expect(Math.max(...bars.map(({ x, width }) => x + width))).toBeCloseTo(612 - 42, 1);
    expect(first?.x).toBeGreaterThan(400);
    for (const { y, height } of bars) expect([y, height]).toEqual([12, 18]);
  });

  it('AD-13 is on every page, and on no confirmation', async () => {
    const pages = await barsOf(crowded(), 'workSheet');
    expect(pages.length).toBeGreaterThan(1);
    for (const bars of pages) expect(bars.length).toBeGreaterThan(30);
    expect((await barsOf(crowded(), 'confirmation')).flat()).toEqual([]);
  });
});
