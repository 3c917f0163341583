import { describe, expect, it } from 'vitest';
import { code128 } from '#server/platform/pdf/code-128.ts';
import { renderOrder } from '#server/ordering/export/pdf/render-order.ts';
import { readFilled } from '#tests/fixtures/read-pdf-shapes.ts';
import { crowded } from './draw-sheet.ts';
import { printable, PRINTED_AT, PROVIDER } from './sheet-fixture.ts';

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
    const end = Math.max(...bars.map(({ x, width }) => x + width));
    expect(end).toBeCloseTo(612 - 42, 1);
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
