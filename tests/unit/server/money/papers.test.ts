import { describe, expect, it } from 'vitest';
import { STATEMENT_LABELS } from '#domain/money/statements/statement-labels.ts';
import { renderReceipt } from '#server/money/checkouts/paper/render-receipt.ts';
import { renderStatement } from '#server/money/statements/paper/render-statement.ts';
import { buildReceipt } from '../../../fixtures/build-receipt.ts';
import { buildYear } from '../../../fixtures/build-statement.ts';
import { readTags, tagsOf } from '../../../fixtures/read-pdf-tags.ts';
import { allText, readPdf } from '../../../fixtures/read-pdf.ts';
import { recordPdf } from '../../../fixtures/record-pdf.ts';
import { drawnPages, faultsOf } from '../order-export/page-faults.ts';
import { BILL_TO, PROVIDER } from '../order-export/sheet-fixture.ts';

const PRINT = {
  size: 'Letter',
  locale: 'en',
  printedAt: new Date('2026-05-07T12:00:00Z'),
  billTo: BILL_TO,
  provider: PROVIDER,
} as const;

describe('the receipt of an online payment', () => {
  it('PY-05 has what was paid, by whom and with what, by account and invoice', async () => {
    const text = allText(await readPdf(await renderReceipt(buildReceipt(), PRINT)));
    const parts =
      '12 Mill Lane, Dayton, OH 45402|Bill to|12 Harbor Road, Suite 4|Remit to|PO number|PO-7|' +
      'PAY-100001, PAY-100002|May 4, 2026|Visa 4242|Paula Practice|March lenses|' +
      'Lakeside Eye Care · 100200 · PAY-100001|INV-200001|$40.00|' +
      'Of this payment, $3.00 is not applied to an invoice.|Sandbox: no money moved.';
    for (const expected of parts.split('|')) expect(text).toContain(expected);
  });

  it('PY-05 has the sums of each account, and what of a payment no invoice has', async () => {
    const text = allText(await readPdf(await renderReceipt(buildReceipt(3), PRINT)));
    expect(text).toContain('Sum\n$150.00\n$30.00\n$0.00');
    expect(text).toContain('Sum\n$25.00\n$0.00\n$40.00');
    expect(text.match(/is not applied/g)).toHaveLength(1);
  });

  it('PY-05 says nothing of a sandbox, credit, memo, brand or payment that there is not', async () => {
    const receipt = buildReceipt();
    const { checkout, accounts } = receipt;
    Object.assign(checkout, { isSandbox: false, creditCents: 0, memo: '' });
    for (const payment of checkout.payments) payment.reference = '';
    Object.assign(accounts[0] ?? {}, { payment: null });
    const lines = allText(await readPdf(await renderReceipt(receipt, PRINT))).split('\n');
    const found = ['May 4, 2026', 'Card', 'Lakeside Eye Care · 100200'];
    expect(lines).toEqual(expect.arrayContaining(found));
    // The head of each of the two tables.
    expect(lines.filter((line) => line === 'Lens credit used')).toHaveLength(2);
    expect(lines.filter((line) => /sandbox|memo/i.test(line))).toEqual([]);
    const byCredit = { ...receipt, checkout: { ...checkout, payments: [] } };
    expect(allText(await readPdf(await renderReceipt(byCredit, PRINT)))).toContain('Receipt');
  });

  it('PY-05 is as it was', async () => {
    const file = await renderReceipt(buildReceipt(2), { ...PRINT, size: 'A4', locale: 'es' });
    await expect(await recordPdf(file)).toMatchFileSnapshot('records/receipt.txt');
  });

  it('PY-09 lists what went back', async () => {
    const text = allText(await readPdf(await renderReceipt(buildReceipt(), PRINT)));
    expect(text).toContain('What went back');
    expect(text).toContain('Given back by the lab');
    expect(text).toContain('$12.00');
    const receipt = buildReceipt();
    const kept = { ...receipt, accounts: receipt.accounts.slice(1) };
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
    const pages = await drawnPages(file);
    expect(pages[0]?.width).toBeCloseTo(size === 'A4' ? 595.28 : 612, 0);
    expect(faultsOf(pages)).toEqual([]);
    const text = allText(pages);
    for (let index = 0; index < count; index += 1) expect(text).toContain(`INV-${100_001 + index}`);
  });
});

describe('a printed statement', () => {
  it('PY-08 has its lines on two pages, with the heads on both, and nothing on nothing else', async () => {
    for (const size of ['Letter', 'A4'] as const) {
      for (const locale of ['en', 'es'] as const) {
        const pdf = await renderStatement(buildYear(25), { ...PRINT, size, locale });
        const pages = await drawnPages(pdf);
        expect(pages).toHaveLength(2);
        expect(faultsOf(pages)).toEqual([]);
        const heads = pages.map(({ texts }) =>
          texts.filter(({ text }) => /^(Document|Documento)$/.test(text)),
        );
        expect(heads.map((found) => found.length)).toEqual([1, 2]);
      }
    }
  });

  it('PY-08 is as it was', async () => {
    const year = buildYear(30);
    const [, paid] = year.balance.lines;
    paid?.invoices.push('INV-100002', 'INV-100003', 'INV-100004', 'INV-100005', 'INV-100006');
    await expect(await recordPdf(await renderStatement(year, PRINT))).toMatchFileSnapshot(
      'records/statement.txt',
    );
  });

  it('PY-08 has every document, and the sums', async () => {
    const text = allText(await readPdf(await renderStatement(buildYear(30), PRINT)));
    for (let index = 0; index < 30; index += 1) {
      expect(text).toContain(`INV-${100_001 + index}`);
      expect(text).toContain(`PAY-${100_001 + index}`);
    }
    expect(text).toMatch(/Invoice, PO PO-\s?4711/);
    expect(text).toContain('Closing balance\n$1,903.50');
    expect(text).toContain('Open invoices by age on Dec 31, 2026');
    expect(text).toContain('Page 3 of 3');
  });

  it.each(['en', 'es'] as const)(
    'PY-08 is tagged, with a title and a language; only what repeats is not content (%s)',
    async (locale) => {
      const read = await readTags(await renderStatement(buildYear(30), { ...PRINT, locale }));
      const title = locale === 'es' ? 'Estado de cuenta' : 'Statement';
      expect(read).toMatchObject({
        title: `${title} 100200, ${locale === 'es' ? '1 ene 2026 – 31 dic 2026' : 'Jan 1, 2026 – Dec 31, 2026'}`,
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

  it('PY-05 says who is billed, and where checks go: to the postal address, unless another is set', async () => {
    const statement = buildYear(1);
    const text = allText(await readPdf(await renderStatement(statement, PRINT)));
    expect(text).toContain(['Bill to', ...BILL_TO].join('\n'));
    expect(text).toContain('Remit to\nClear Labs\n12 Mill Lane\nDayton, OH 45402');
    const remitTo = ['Clear Labs', 'PO Box 7', 'Toledo, OH 43601'];
    const other = { ...PRINT, provider: { ...PROVIDER, remitTo } };
    expect(allText(await readPdf(await renderStatement(statement, other)))).toContain(
      ['Remit to', ...remitTo].join('\n'),
    );
    const unknown = { ...PRINT, provider: { ...PROVIDER, address: [] }, billTo: [] };
    expect(allText(await readPdf(await renderStatement(statement, unknown)))).not.toMatch(
      /Bill to|Remit to/,
    );
  });

  it('PY-08 says so when nothing happened', async () => {
    const text = allText(await readPdf(await renderStatement(buildYear(0), PRINT)));
    expect(text).toContain('Nothing happened');
  });
});
