import { expect, it } from 'vitest';
import { drawFacts } from '#server/platform/pdf/draw-facts.ts';
import { BODY_SIZE, closePages, MARGIN, openPages, SMALL_SIZE } from '#server/platform/pdf/page.ts';
import { readPdf } from '#tests/fixtures/read-pdf.ts';
import { PRINTED_AT } from './sheet-fixture.ts';

const setup = { size: 'A4', locale: 'en', title: 'T', number: 'N', createdAt: PRINTED_AT } as const;

it('OR-10 a row of facts has room for its bold value, whatever was written before', () => {
  const doc = openPages(setup);
  const facts = [{ label: 'Practice', value: 'Lakeside Eye Care '.repeat(20).trim() }];
  const heights = (['regular', 'bold'] as const).map((font) => {
    doc.font(font).fontSize(font === 'bold' ? BODY_SIZE : SMALL_SIZE);
    const top = doc.y;
    drawFacts(doc, facts);
    return doc.y - top;
  });
  expect(heights[0]).toBe(heights[1]);
});

it('OR-10 three facts share a line from margin to margin, each in a column of its own', async () => {
  const doc = openPages(setup);
  const names = ['one', 'two', 'three'];
  drawFacts(
    doc,
    names.map((name) => ({ label: `Label ${name}`, value: `${name} `.repeat(40).trim() })),
  );
  const [page] = await readPdf(await closePages(doc, () => ({ left: 'a', right: 'b' })));
  if (!page) throw new Error('No page');
  const columns = names.map((name) => page.texts.filter(({ text }) => text.includes(`${name} `)));
  const begins = columns.map((lines) => lines[0]?.x ?? Number.NaN);
  const ends = columns.map((lines) => Math.max(...lines.map(({ x, width }) => x + width)));
  expect(begins[0]).toBe(MARGIN);
  expect(begins[1]).toBeGreaterThan(ends[0] ?? Number.NaN);
  expect(begins[2]).toBeGreaterThan(ends[1] ?? Number.NaN);
  expect(ends[2]).toBeLessThanOrEqual(page.width - MARGIN);
});
