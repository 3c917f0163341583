import { describe, expect, it } from 'vitest';
import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { draw, LEFT, RIGHT } from './draw-sheet.ts';
import { MARGIN, type DrawnPage } from './page-faults.ts';
import { printable } from './sheet-fixture.ts';

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
});
