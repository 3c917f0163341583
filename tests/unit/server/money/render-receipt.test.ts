import { describe, expect, it } from 'vitest';
import { renderReceipt } from '#server/money/checkouts/paper/render-receipt.ts';
import { buildReceipt } from '#tests/fixtures/build-receipt.ts';
import { readShapes } from '#tests/fixtures/read-pdf-shapes.ts';
import { readTags, tagsOf } from '#tests/fixtures/read-pdf-tags.ts';
import { allText, readPdf } from '#tests/fixtures/read-pdf.ts';
import { pageFaults } from '../order-export/page-faults.ts';
import { PROVIDER } from '../order-export/sheet-fixture.ts';

const PRINT = {
  size: 'Letter',
  locale: 'en',
  printedAt: new Date('2026-05-07T12:00:00Z'),
  provider: PROVIDER,
} as const;

describe('the receipt of an online payment', () => {
  it('PY-05 has what was paid, by whom and with what, by account and invoice', async () => {
    const text = allText(await readPdf(await renderReceipt(buildReceipt(), PRINT)));
    for (const expected of [
      'PAY-100001, PAY-100002',
      'May 4, 2026',
      'Visa 4242',
      'Paula Practice',
      'March lenses',
      'Lakeside Eye Care · 100200 · PAY-100001',
      'INV-200001',
      '$40.00',
      'Of this payment, $3.00 is not applied to an invoice.',
      'Sandbox: no money moved.',
    ]) {
      expect(text).toContain(expected);
    }
  });

  it('PY-09 lists what went back', async () => {
    const text = allText(await readPdf(await renderReceipt(buildReceipt(), PRINT)));
    expect(text).toContain('What went back');
    expect(text).toContain('Given back by the lab');
    expect(text).toContain('$12.00');
    const { checkout, accounts } = buildReceipt();
    const kept = { checkout, accounts: accounts.slice(1) };
    expect(allText(await readPdf(await renderReceipt(kept, PRINT)))).not.toContain(
      'What went back',
    );
  });

  it.each([
    ['en', 'Receipt'],
    ['es', 'Recibo'],
  ] as const)(
    'PY-05 is tagged, with a title and a language; only its feet are not content (%s)',
    async (locale, title) => {
      const read = await readTags(await renderReceipt(buildReceipt(), { ...PRINT, locale }));
      expect(read).toMatchObject({
        title: `${title} PAY-100001`,
        language: locale,
        isMarked: true,
      });
      expect(read.pages.map(({ untagged }) => untagged.length)).toEqual([2]);
      const rows = read.pages.flatMap(({ tags }) => tagsOf(tags, 'TR'));
      const heads = rows.filter(({ children }) => children.every(({ role }) => role === 'TH'));
      // Two accounts, and what went back.
      expect(heads).toHaveLength(3);
      expect(rows).toHaveLength(3 + 2 + 2 + 1);
    },
  );

  it.each([
    ['Letter', 'en', 1],
    ['A4', 'es', 1],
    ['Letter', 'es', 60],
    ['A4', 'en', 60],
  ] as const)('PY-05 fits its pages (%s, %s, %i invoices)', async (size, locale, count) => {
    const file = await renderReceipt(buildReceipt(count), { ...PRINT, size, locale });
    const pages = await readPdf(file);
    const shapes = readShapes(file);
    expect(pages[0]?.width).toBeCloseTo(size === 'A4' ? 595.28 : 612, 0);
    expect(pages.flatMap((page, index) => pageFaults(page, shapes[index] ?? []))).toEqual([]);
    const text = allText(pages);
    for (let index = 0; index < count; index += 1) expect(text).toContain(`INV-${100_001 + index}`);
  });
});
