import { describe, expect, it } from 'vitest';
import { heading, openPages } from '#server/platform/pdf/page.ts';
import { crowded, draw, type DrawnPage } from './draw-sheet.ts';
import { MARGIN } from './page-faults.ts';
import { fullLens, printable, PRINTED_AT } from './sheet-fixture.ts';

/** How many rectangles a page has. */
const rectangles = (page: DrawnPage | undefined) =>
  page?.shapes.filter(({ kind }) => kind === 'rectangle').length ?? 0;

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
    expect(rectangles(page)).toBe(rectangles(usual) + 1);
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

  it('OR-10 have what was measured of both eyes in two columns on one line', async () => {
    const lenses = [
      { ...fullLens('right', 'gp-sphere'), clinical: { hvid: 11.8, pupil: 3.5 } },
      { ...fullLens('left', 'gp-sphere'), clinical: { hvid: 11.6, pupil: 3.4 } },
    ];
    const pages = await draw(printable({ lenses }));
    const texts = pages.flatMap((page) => page.texts);
    const placesOf = (values: string[]) =>
      values.map((value) => texts.find(({ text }) => text === value));
    const [hvid, right, left] = placesOf(['HVID', '11.8 mm', '11.6 mm']);
    const [pupil, otherRight, otherLeft] = placesOf(['Pupil', '3.5 mm', '3.4 mm']);
    if (!hvid || !right || !left) throw new Error('A column is not on the page');
    expect([right.y, left.y]).toEqual([hvid.y, hvid.y]);
    expect([otherRight?.y, otherLeft?.y]).toEqual([pupil?.y, pupil?.y]);
    expect([otherRight?.x, otherLeft?.x]).toEqual([right.x, left.x]);
    expect(right.x).toBeGreaterThan(hvid.x + hvid.width);
    expect(left.x).toBeGreaterThan(right.x + right.width);
  });

  it('OR-10 have no heading for clinical data without any', async () => {
    const lenses = [{ ...fullLens('right', 'gp-sphere'), clinical: {} }];
    const pages = await draw(printable({ lenses, patient: {} }));
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
    expect(texts).not.toContain('Clinical data');
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
    const [byLine, dateLine] = page?.shapes.filter(({ pen }) => pen === 0.6) ?? [];
    const date = page?.texts.find(({ text }) => text === 'Date');
    if (!page || !byLine || !dateLine || !date) throw new Error('No signature');
    const by = page.texts.find(({ text }) => text === 'Inspected by');
    const check = page.texts.find(({ text }) => text === 'Edge');
    expect([by?.size, date.size]).toEqual([check?.size, check?.size]);
    expect(date.x - (byLine.x + byLine.width)).toBeGreaterThan(5);
    expect(dateLine.x).toBeGreaterThan(date.x + date.width);
    expect(dateLine.x + dateLine.width).toBeCloseTo(page.width - MARGIN, 1);
  });
});

it('OR-10 the letter of each inspected lens stands in the middle of its frame', async () => {
  const pages = await draw(printable());
  const page = pages.find(({ texts }) => texts.some(({ text }) => text === 'Inspection'));
  const frames = page?.shapes.filter(({ kind, width }) => kind === 'rectangle' && width === 20);
  const letters = page?.texts.filter(({ text, size }) => size === 14 && /^[RL]$/.test(text));
  expect([frames?.length, letters?.map(({ text }) => text)]).toEqual([2, ['R', 'L']]);
  for (const [index, { x, width }] of (letters ?? []).entries()) {
    const frame = frames?.[index] ?? { x: Number.NaN, width: Number.NaN };
    expect(Math.abs(x + width / 2 - (frame.x + frame.width / 2))).toBeLessThan(0.5);
  }
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
