import { describe, expect, it } from 'vitest';
import { STATEMENT_LABELS } from '#domain/statements/statement-labels.ts';
import { PROVIDER } from '../order-export/sheet-fixture.ts';
import { renderStatement } from '#server/money/statements/paper/render-statement.ts';
import { buildYear } from '#tests/fixtures/build-statement.ts';
import { allText, readPdf } from '#tests/fixtures/read-pdf.ts';
import { readTags, tagsOf } from '#tests/fixtures/read-pdf-tags.ts';
import { readShapes } from '#tests/fixtures/read-pdf-shapes.ts';
import { pageFaults } from '../order-export/page-faults.ts';

const PRINT = {
  size: 'Letter',
  locale: 'en',
  printedAt: new Date('2027-02-01T12:00:00Z'),
  provider: PROVIDER,
} as const;

describe('a printed statement', () => {
  it('PY-08 has its lines on two pages, with the heads on both, and nothing on nothing else', async () => {
    for (const size of ['Letter', 'A4'] as const) {
      for (const locale of ['en', 'es'] as const) {
        const pdf = await renderStatement(buildYear(30), { ...PRINT, size, locale });
        const pages = await readPdf(pdf);
        const shapes = readShapes(pdf);
        expect(pages).toHaveLength(2);
        pages.forEach((page, index) => expect(pageFaults(page, shapes[index] ?? [])).toEqual([]));
        const heads = pages.map(({ texts }) =>
          texts.filter(({ text }) => /^(Document|Documento)$/.test(text)),
        );
        expect(heads.map((found) => found.length)).toEqual([1, 2]);
      }
    }
  });

  it('PY-08 has every document, and the sums', async () => {
    const text = allText(await readPdf(await renderStatement(buildYear(30), PRINT)));
    for (let index = 0; index < 30; index += 1) {
      expect(text).toContain(`INV-${100_001 + index}`);
      expect(text).toContain(`PAY-${100_001 + index}`);
    }
    expect(text).toContain('Closing balance\n$1,903.50');
    expect(text).toContain('Open invoices by age on 2026-12-31');
    expect(text).toContain('Page 2 of 2');
  });

  it.each(['en', 'es'] as const)(
    'PY-08 is tagged, with a title and a language; only what repeats is not content (%s)',
    async (locale) => {
      const read = await readTags(await renderStatement(buildYear(30), { ...PRINT, locale }));
      const title = locale === 'es' ? 'Estado de cuenta' : 'Statement';
      expect(read).toMatchObject({
        title: `${title} 100200, 2026-01-01 – 2026-12-31`,
        language: locale,
        isMarked: true,
      });
      const [first, second] = read.pages.map(({ untagged }) => untagged);
      // The feet.
      expect(first).toHaveLength(2);
      // The head of the page, that of the table, and the foot.
      const { fields } = STATEMENT_LABELS[locale];
      const { date, kind, document, invoices, charged, paid, balance } = fields;
      const heads = [date, kind, document, invoices, charged, paid, balance];
      expect(second?.slice(0, -2).join(' ')).toBe([title, '100200', ...heads].join(' '));
    },
  );

  it('PY-08 has tables whose rows are those of the statement, over all pages', async () => {
    const { pages } = await readTags(await renderStatement(buildYear(30), PRINT));
    const rows = pages.flatMap(({ tags }) => tagsOf(tags, 'TR'));
    const heads = rows.filter(({ children }) => children.every(({ role }) => role === 'TH'));
    const cells = rows.filter(({ children }) => children.every(({ role }) => role === 'TD'));
    // The balance, the ages, the credit.
    expect(heads.map(({ children }) => children.length)).toEqual([7, 7, 7]);
    // 30 invoices and payments between two balances, the ages, and a credit without a line.
    expect(cells).toHaveLength(60 + 2 + 1 + 3);
    expect(tagsOf(pages[0]?.tags ?? { role: '', texts: [], children: [] }, 'H1')).toHaveLength(1);
  });

  it('PY-08 says so when nothing happened', async () => {
    const text = allText(await readPdf(await renderStatement(buildYear(0), PRINT)));
    expect(text).toContain('Nothing happened');
  });
});
