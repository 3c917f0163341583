import { expect, it } from 'vitest';
import { drawFacts } from '#server/ordering/export/pdf/draw-facts.ts';
import { BODY_SIZE, openPages, SMALL_SIZE } from '#server/ordering/export/pdf/page.ts';
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
