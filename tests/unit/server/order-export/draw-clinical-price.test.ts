import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import { clinicalRows } from '#server/ordering/export/content/clinical-rows.ts';
import { labelsIn } from '#server/ordering/export/content/labels.ts';
import { drawClinical } from '#server/ordering/export/pdf/draw-clinical.ts';
import { closePages, floorOf, openPages } from '#server/platform/pdf/page.ts';
import { readPdf } from '#tests/fixtures/read-pdf.ts';
import { draw, LEFT, RIGHT, type DrawnPage } from './draw-sheet.ts';
import { MARGIN } from './page-faults.ts';
import { printable, PRINTED_AT } from './sheet-fixture.ts';

const priceParts = [
  { code: 'lens', label: { en: 'Base price', es: 'Precio base' }, cents: 9_900 },
  { code: 'credit', label: { en: 'Credit', es: 'Abono' }, cents: -100 },
];
const prescription = { baseCurve: 7.8 };
const MEASURED: EyeClinical = { flatK: 46.5, steepK: 47, hvid: 11.8, pupil: 3.5 };

/** The page of an order with few parameters, on which all stands. */
async function onePage(ofEye: EyeClinical, kind: 'workSheet' | 'confirmation') {
  const lenses = [RIGHT, LEFT].map((lens) =>
    Object.assign({}, lens, { prescription, priceParts, clinical: ofEye }),
  );
  const [page] = await draw(printable({ lenses, totalCents: 19_600 }), { kind });
  if (!page) throw new Error('No page');
  return page;
}

const SETUP = { locale: 'en', title: 'T', number: 'N', createdAt: PRINTED_AT } as const;
const openSheet = (size: 'A4' | 'Letter') => openPages({ ...SETUP, size });

async function firstPage(doc: ReturnType<typeof openSheet>) {
  const [page] = await readPdf(await closePages(doc, () => ({ left: 'a', right: 'b' })));
  return page;
}

const named = ({ texts }: DrawnPage, name: string) => texts.filter(({ text }) => text === name);
const endOf = ({ x, width }: { x: number; width: number }) => x + width;
/** Where texts that stand below each other begin; one place when they are aligned. */
const places = (all: number[]) => new Set(all.map((place) => place.toFixed(1)));

describe('the clinical data of a printed order', () => {
  it('OR-10 have a column for each eye, both of one width, to the right margin', async () => {
    const page = await onePage({ ...MEASURED, changeRequest: 'more '.repeat(60) }, 'workSheet');
    const [head] = named(page, 'Measurement');
    if (!head) throw new Error('No table');
    const [right, left] = page.texts.filter(({ y }) => Math.abs(y - head.y) < 1).slice(1);
    if (!right || !left) throw new Error('A column has no letter');
    expect([head.x, right.text, left.text]).toEqual([MARGIN, 'R', 'L']);
    expect(left.x - right.x).toBeCloseTo(page.width - MARGIN - left.x, 1);
    // What was measured has more room than its name.
    expect(left.x - right.x).toBeGreaterThan(right.x - MARGIN);
    const values = page.texts.filter(({ text }) => /^\d+\.\d+ (?:D|mm)$/.test(text));
    const measured = values.filter(({ y }) => y > head.y);
    expect(measured).toHaveLength(8);
    expect(places(measured.map(({ x }) => x))).toEqual(places([right.x, left.x]));
    const wrapped = page.texts.filter(({ text }) => text.startsWith('more'));
    const [ofRight, ofLeft] = [right, left].map(({ x }) => wrapped.filter((one) => one.x === x));
    expect((ofRight?.length ?? 0) + (ofLeft?.length ?? 0)).toBe(wrapped.length);
    for (const line of ofRight ?? []) expect(left.x - endOf(line)).toBeGreaterThan(7.9);
    for (const line of ofLeft ?? []) expect(endOf(line)).toBeLessThan(page.width - MARGIN - 7.9);
  });

  it('OR-10 have a thin rule in the middle between two lines', async () => {
    const page = await onePage(MEASURED, 'workSheet');
    const lines = ['Measurement', 'Flat K', 'Steep K', 'HVID', 'Pupil'].map(
      (label) => named(page, label).at(-1)?.y ?? Number.NaN,
    );
    const rules = page.shapes.filter(({ pen }) => pen === 0.3);
    expect(rules).toHaveLength(5);
    const heights = lines.slice(1).map((y, index) => y - (lines[index] ?? Number.NaN));
    expect(places(heights).size).toBe(1);
    for (const [index, { x, y, width }] of rules.entries()) {
      expect([x, width]).toEqual([MARGIN, page.width - 2 * MARGIN]);
      const above = lines[index] ?? Number.NaN;
      // From the depth of a `g` to the rule, and from the rule to the height of a capital.
      expect(y - (above + 0.21 * 9)).toBeGreaterThan(1);
      expect(above + (heights[0] ?? Number.NaN) - 0.73 * 9 - y).toBeGreaterThan(1);
    }
  });

  it('OR-10 keep a long name off the column of the right eye', async () => {
    const doc = openSheet('A4');
    const label = 'the long name of a measurement '.repeat(4).trim();
    drawClinical(doc, [{ label, right: '11.8 mm', left: '11.6 mm' }], [], labelsIn('en'));
    const page = await firstPage(doc);
    const lines = page?.texts.filter(({ text }) => text.length > 7 && label.includes(text)) ?? [];
    const right = page?.texts.find(({ text }) => text === '11.8 mm');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect((right?.x ?? 0) - endOf(line)).toBeGreaterThan(7.9);
  });

  it.each([
    ['one thing is known of the patient', [{ label: 'Dominant eye', value: 'Left' }], 1],
    ['nothing is known', [], 0],
  ])('OR-10 have a heading when there are any: %s', async (_what, patient, headings) => {
    const doc = openSheet('A4');
    const labels = labelsIn('en');
    drawClinical(doc, [], patient, labels);
    const page = await firstPage(doc);
    expect(page?.texts.filter(({ text }) => text === labels.sheet.clinical)).toHaveLength(headings);
  });

  it('OR-10 begin no new page as long as their lines have room on this one', () => {
    const labels = labelsIn('en');
    const rows = clinicalRows(MEASURED, MEASURED, labels);
    const doc = openSheet('Letter');
    const pages = () => doc.bufferedPageRange().count;
    const top = doc.y;
    drawClinical(doc, rows, [], labels);
    // Below the last rule is nothing that needs room.
    const height = doc.y - top - 4;
    for (const spare of [-1, -0.1, 0.1, 1]) {
      doc.y = floorOf(doc) - height - spare;
      const before = pages();
      drawClinical(doc, rows, [], labels);
      expect([spare, pages() - before]).toEqual([spare, spare < 0 ? 1 : 0]);
    }
  });
});

describe('the price on a confirmation', () => {
  it('OR-10 has each part and the total on one line with its amount, which ends at the margin', async () => {
    const page = await onePage({}, 'confirmation');
    const labels = ['Base price', 'Credit', 'Total'].flatMap((name) => named(page, name));
    expect(labels).toHaveLength(5);
    expect(places(labels.map(({ x }) => x)).size).toBe(1);
    for (const label of labels) {
      const amounts = page.texts.filter(
        ({ text, y }) => /\$/.test(text) && Math.abs(y - label.y) < 1,
      );
      expect(amounts).toHaveLength(1);
      for (const amount of amounts) expect(endOf(amount)).toBeCloseTo(page.width - MARGIN, 1);
    }
  });

  it('OR-10 names each eye once, on the line of the first part, before the labels', async () => {
    const page = await onePage({}, 'confirmation');
    const parts = named(page, 'Base price');
    const letters = parts.map(({ y }) => page.texts.find((one) => one.y === y && one.size === 9.5));
    expect(letters.map((letter) => [letter?.text, letter?.x])).toEqual([
      ['R', MARGIN],
      ['L', MARGIN],
    ]);
    for (const [index, part] of parts.entries()) {
      const letter = letters[index];
      expect(part.x - (letter ? endOf(letter) : Number.NaN)).toBeGreaterThan(10);
    }
    const ofCredit = named(page, 'Credit').map(({ y }) => page.texts.filter((one) => one.y === y));
    expect(ofCredit.map((line) => line.length)).toEqual([2, 2]);
  });

  it('OR-10 has one rule, above the total', async () => {
    const page = await onePage({}, 'confirmation');
    const [[total], last] = [named(page, 'Total'), named(page, 'Credit').at(-1)];
    if (!total || !last) throw new Error('No total');
    const rules = page.shapes.filter(({ y, pen }) => y > last.y && y < total.y && pen === 0.8);
    expect(rules).toHaveLength(1);
    for (const { x, y, width } of rules) {
      expect([x, width]).toEqual([MARGIN, page.width - 2 * MARGIN]);
      expect(y - (last.y + 0.21 * 9.5)).toBeGreaterThan(2);
      expect(total.y - 0.73 * 9.5 - y).toBeGreaterThan(4);
    }
  });

  it('OR-10 has the longest label beside the largest amount, a gap between', async () => {
    const label = 'a long label of a price '.repeat(8).trim();
    const parts = [{ code: 'lens', label: { en: label, es: label }, cents: 99_999_999 }];
    const lens = { ...RIGHT, prescription, priceParts: parts };
    const [page] = await draw(printable({ lenses: [lens] }), { kind: 'confirmation' });
    const lines = page?.texts.filter(({ text }) => label.includes(text) && text.length > 20) ?? [];
    const amount = page?.texts.find(({ text }) => text === '$999,999.99');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect((amount?.x ?? 0) - endOf(line)).toBeGreaterThan(20);
  });
});

it('OR-10 the title and the number stand on one line above the rule, and the text below it', async () => {
  const page = await onePage({}, 'workSheet');
  const [[title], [number]] = [named(page, 'Lab work sheet'), named(page, 'LP-100042')];
  const rule = page.shapes.find(({ pen }) => pen === 1.2);
  if (!title || !number || !rule) throw new Error('No head');
  expect(Math.abs(title.y - number.y)).toBeLessThan(1.5);
  expect(rule.y - (number.y + 0.21 * number.size)).toBeGreaterThan(5);
  const body = page.texts.filter(({ y }) => y > rule.y);
  expect(Math.min(...body.map(({ y, size }) => y - 0.73 * size)) - rule.y).toBeGreaterThan(8);
  const foot = page.texts.filter(({ y }) => y > page.height - 50);
  const footRule = page.shapes.find(({ y }) => y > page.height - 60);
  expect(new Set(foot.map(({ y }) => y)).size).toBe(1);
  expect(footRule?.pen).toBe(0.5);
  for (const { y, size } of foot)
    expect(y - 0.73 * size - (footRule?.y ?? Number.NaN)).toBeGreaterThan(5);
});
