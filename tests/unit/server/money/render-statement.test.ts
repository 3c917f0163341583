import { describe, expect, it } from 'vitest';
import { PROVIDER } from '../order-export/sheet-fixture.ts';
import { renderStatement } from '#server/money/statements/paper/render-statement.ts';
import { buildYear } from '#tests/fixtures/build-statement.ts';
import { allText, readPdf } from '#tests/fixtures/read-pdf.ts';
import { readShapes } from '#tests/fixtures/read-pdf-shapes.ts';
import { getDocumentProxy } from 'unpdf';
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
    expect(text).toContain('Closing balance: $1,903.50');
    expect(text).toContain('Open invoices by age on 2026-12-31');
    expect(text).toContain('Page 2 of 2');
  });

  it('PY-08 is tagged, with a title and a language', async () => {
    const document = await getDocumentProxy(
      new Uint8Array(await renderStatement(buildYear(1), { ...PRINT, locale: 'es' })),
    );
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: 'Estado de cuenta 100200, 2026-01-01 – 2026-12-31',
      Language: 'es',
    });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tree: unknown = await (await document.getPage(1)).getStructTree();
    const tags = JSON.stringify(tree);
    for (const tag of ['H1', 'P', 'Table', 'TR', 'TH', 'TD'])
      expect(tags).toContain(`"role":"${tag}"`);
  });

  it('PY-08 says so when nothing happened', async () => {
    const text = allText(await readPdf(await renderStatement(buildYear(0), PRINT)));
    expect(text).toContain('Nothing happened');
  });
});
