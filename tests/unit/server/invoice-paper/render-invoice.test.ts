import { describe, expect, it } from 'vitest';
import type { InvoiceDetails } from '#domain/money/invoices/invoice.ts';
import { renderInvoice, type InvoicePrint } from '#server/money/invoices/paper/render-invoice.ts';
import { buildInvoiceDetails } from '../../../fixtures/build-invoice.ts';
import { readTags, tagsOf, type PdfTag } from '../../../fixtures/read-pdf-tags.ts';
import { allText, readPdf } from '../../../fixtures/read-pdf.ts';
import { recordPdf } from '../../../fixtures/record-pdf.ts';
import { drawnPages, faultsOf } from '../order-export/page-faults.ts';

/** An invoice of so many lines, each with two parts and one of them by an agreement. */
function manyLines(count: number, changes: Partial<InvoiceDetails> = {}): InvoiceDetails {
  const invoice = buildInvoiceDetails();
  const lines = Array.from({ length: count }, (_, index) => ({
    eye: index % 2 === 0 ? ('right' as const) : ('left' as const),
    lensName: `Lens ${index + 1}`,
    quantity: 1 + (index % 3),
    cents: 24_500,
    priceParts: [
      {
        code: 'lens',
        label: { en: `Lens ${index + 1}`, es: `Lente ${index + 1}` },
        cents: 20_000,
        rule: { level: 'account' as const, minQuantity: 2, listCents: 21_000 },
      },
      {
        code: 'plasma',
        label: { en: 'Plasma treatment', es: 'Tratamiento de plasma' },
        cents: 4_500,
      },
    ],
  }));
  const goodsCents = count * 24_500;
  const totalCents = goodsCents + invoice.shippingCents;
  return { ...invoice, lines, goodsCents, totalCents, openCents: totalCents, ...changes };
}

const PRINT: InvoicePrint = {
  size: 'Letter',
  locale: 'en',
  printedAt: new Date('2026-06-01T10:00:00Z'),
  parties: {
    billTo: ['Lakeside Eye Care', '12 Harbor Road, Suite 4', 'Chicago, IL 60601'],
    shipTo: ['Lakeside Branch', '9 Pier Street', 'Chicago, IL 60602'],
    timeZone: 'America/Chicago',
  },
  provider: {
    name: 'Meridian Lens Lab',
    phone: '+1 555 0100',
    website: 'https://lab.test',
    address: ['12 Mill Lane', 'Dayton, OH 45402'],
    remitTo: ['Meridian Lens Lab', 'PO Box 7', 'Toledo, OH 43601'],
  },
};

async function texts(invoice: InvoiceDetails, print: Partial<InvoicePrint> = {}) {
  return allText(await readPdf(await renderInvoice(invoice, { ...PRINT, ...print })));
}

/** The rows of all tables: their cells, without the heads. */
const rowsOf = (tags: PdfTag) =>
  tagsOf(tags, 'TR').map(({ children }) => children.map((cell) => cell.texts.join('')));

describe('an invoice on paper', () => {
  it('PY-07 says who owes what to whom, for which order, and until when', async () => {
    const text = await texts(buildInvoiceDetails());
    const parts =
      'Invoice|INV-100001|Meridian Lens Lab|Lakeside Eye Care|100200|LP-100001|PO-7|A. B.|' +
      'May 4, 2026|Jun 3, 2026|Net 30 days|R · GP Sphere|Page 1 of 1|' +
      '12 Mill Lane, Dayton, OH 45402|Bill to|12 Harbor Road, Suite 4|Ship to|Lakeside Branch|' +
      '9 Pier Street|Remit to|PO Box 7|Quantity|2|Unit price|$122.50';
    for (const expected of parts.split('|')) expect(text.split('\n')).toContain(expected);
  });

  it('PY-07 is in the language of the reader', async () => {
    const text = await texts(buildInvoiceDetails({ netDays: 1, dueOn: '2026-05-05' }), {
      locale: 'es',
    });
    const parts =
      'Factura|Tratamiento de plasma|Neto a 1 día|4 may 2026|Página 1 de 1|' +
      'R · GP Sphere|Facturar a|Enviar a|Enviar el pago a|Precio unitario';
    for (const expected of parts.split('|')) expect(text.split('\n')).toContain(expected);
  });

  it('AD-08 has no row for the patient when the reader may not see patients', async () => {
    expect(await texts(buildInvoiceDetails())).toContain('Patient');
    expect(await texts(buildInvoiceDetails({ patient: '' }))).not.toContain('Patient');
  });

  it('PY-07 has the rule behind each price, and what became of the total', async () => {
    const changes = { paidCents: 10_000, creditedCents: 500, writtenOffCents: 200 };
    const open = { openCents: 17_000, pendingCents: 4_000 };
    const { pages } = await readTags(
      await renderInvoice(manyLines(1, { ...changes, ...open }), PRINT),
    );
    expect(pages.flatMap(({ tags }) => rowsOf(tags))).toEqual([
      ['Item', 'Quantity', 'Unit price', 'Amount'],
      ['R · Lens 1', '1', '$245.00', '$245.00'],
      ['Lens 1 (account price, from 2, list $210.00)', '', '', '$200.00'],
      ['Plasma treatment', '', '', '$45.00'],
      ['Overnight shipping', '', '', '$32.00'],
      ['Item', 'Amount'],
      ['Lenses', '$245.00'],
      ['Fees', '$0.00'],
      ['Shipping and handling', '$32.00'],
      ['Tax', '$0.00'],
      ['Total', '$277.00'],
      ['Paid', '−$100.00'],
      ['Credited', '−$5.00'],
      ['Written off', '−$2.00'],
      ['Open', '$170.00'],
      ['Of that, payment under way', '$40.00'],
    ]);
  });

  it.each([
    ['Letter', 'en', 1],
    ['A4', 'es', 1],
    ['Letter', 'es', 40],
    ['A4', 'en', 40],
  ] as const)('PY-07 fits its pages (%s, %s, %i lines)', async (size, locale, count) => {
    const file = await renderInvoice(manyLines(count), { ...PRINT, size, locale });
    const pages = await drawnPages(file);
    expect(pages[0]?.width).toBeCloseTo(size === 'A4' ? 595.28 : 612, 0);
    expect(faultsOf(pages)).toEqual([]);
  });

  it('PY-07 is as it was', async () => {
    const changes = { paidCents: 10_000, creditedCents: 500, writtenOffCents: 200 };
    const invoice = manyLines(13, { ...changes, openCents: 17_000, pendingCents: 4_000 });
    await expect(await recordPdf(await renderInvoice(invoice, PRINT))).toMatchFileSnapshot(
      'records/invoice.txt',
    );
  });

  it('PY-07 repeats its heads on every page, counts the pages, and loses no line', async () => {
    const pages = await readPdf(await renderInvoice(manyLines(40), PRINT));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, { texts: drawn }] of pages.entries()) {
      const all = drawn.map(({ text }) => text);
      for (const text of ['INV-100001', 'Item']) expect(all).toContain(text);
      expect(all).toContain(`Page ${index + 1} of ${pages.length}`);
      // A lens stays with the first part of its price.
      const last = drawn.findLast(({ text }) => !/INV-|Page|^−?\$/.test(text));
      expect(last?.text).not.toMatch(/^[RL] · /);
    }
    const lenses = pages.flatMap((page) => page.texts.filter(({ text }) => /^[RL] · /.test(text)));
    expect(lenses).toHaveLength(40);
    // The sums are together.
    const sums = pages.map(({ texts: drawn }) =>
      ['Amounts', 'Lenses', 'Total', 'Open'].every((sum) => drawn.some(({ text }) => text === sum)),
    );
    expect(sums.filter(Boolean)).toHaveLength(1);
  });

  it('PY-07 has the figures of a column below each other, at its right', async () => {
    const [page] = await readPdf(await renderInvoice(manyLines(9), PRINT));
    const rightsOf = (text: RegExp) =>
      page?.texts.filter((one) => text.test(one.text)).map(({ x, width }) => x + width) ?? [];
    // $245.00 and $122.50: prices of one lens; $200.00: what a part costs in all.
    const units = rightsOf(/^\$122\.50$|^\$81\.67$|^Unit price$/);
    expect(units.length).toBeGreaterThan(2);
    for (const right of units) expect(right).toBeCloseTo(units[0] ?? 0, 0);
    for (const right of rightsOf(/^\$200\.00$|^Amount$/)) expect(right).toBeCloseTo(570, 0);
  });

  it('PY-07 has no unit price that is no whole cents, and none for what is no lens', async () => {
    const { pages } = await readTags(await renderInvoice(manyLines(3), PRINT));
    const lenses = pages
      .flatMap(({ tags }) => rowsOf(tags))
      .filter((row) => row.length === 4 && row[1]);
    expect(lenses.slice(1)).toEqual([
      ['R · Lens 1', '1', '$245.00', '$245.00'],
      ['L · Lens 2', '2', '$122.50', '$245.00'],
      ['R · Lens 3', '3', '', '$245.00'],
    ]);
  });

  it.each(['Letter', 'A4'] as const)(
    'PY-05 wraps addresses of the longest texts, and leaves out what is not known (%s)',
    async (size) => {
      const long = ['W'.repeat(120), 'street '.repeat(28), `${'W'.repeat(60)}, ${'W'.repeat(60)}`];
      const parties = { ...PRINT.parties, billTo: long, shipTo: long };
      const provider = { ...PRINT.provider, name: 'M'.repeat(120), remitTo: long, address: long };
      const file = await renderInvoice(manyLines(2), { ...PRINT, size, parties, provider });
      expect(faultsOf(await drawnPages(file))).toEqual([]);
      const none = { billTo: [], shipTo: [], timeZone: 'UTC' };
      const bare = { name: 'Meridian', website: '', phone: '' };
      const text = await texts(manyLines(1), { size, parties: none, provider: bare });
      expect(text).not.toMatch(/Bill to|Ship to|Remit to/);
    },
  );

  it('PY-07 wraps names without spaces and of many words', async () => {
    const wide = 'W'.repeat(60);
    const invoice = manyLines(2, { practice: `${wide} Eye Care`, poNumber: wide, patient: wide });
    for (const line of invoice.lines) line.lensName = `${wide} ${'lens '.repeat(40)}`;
    expect(faultsOf(await drawnPages(await renderInvoice(invoice, PRINT)))).toEqual([]);
  });
});

describe('the tags of an invoice', () => {
  it.each(['en', 'es'] as const)(
    'PY-07 name title and language, and everything is tagged or repeats (%s)',
    async (locale) => {
      const read = await readTags(await renderInvoice(manyLines(40), { ...PRINT, locale }));
      expect(read).toMatchObject({
        title: locale === 'es' ? 'Factura INV-100001' : 'Invoice INV-100001',
        language: locale,
        isMarked: true,
      });
      const headings = read.pages.flatMap(({ tags }) => tagsOf(tags, 'H1'));
      expect(headings.map(({ children }) => children.map((span) => span.texts))).toEqual([
        [[locale === 'es' ? 'Factura' : 'Invoice'], ['INV-100001']],
      ]);
      const [first, ...others] = read.pages.map(({ untagged }) => untagged);
      expect(first).toHaveLength(2);
      const [title, ...heads] =
        locale === 'es'
          ? ['Factura', 'Concepto', 'Cantidad', 'Precio unitario', 'Importe']
          : ['Invoice', 'Item', 'Quantity', 'Unit price', 'Amount'];
      for (const untagged of others) {
        const repeated = untagged.filter((text) => heads.includes(text));
        expect([0, 2, 4]).toContain(repeated.length);
        const rest = untagged.filter((text) => !heads.includes(text));
        expect(rest).toEqual([title, 'INV-100001', expect.any(String), expect.any(String)]);
      }
    },
  );

  it('PY-07 have a table whose rows are those of the invoice, over all pages', async () => {
    const { pages } = await readTags(await renderInvoice(manyLines(40), PRINT));
    const cells = pages.flatMap(({ tags }) => rowsOf(tags));
    // Two heads, 40 lenses with two parts each, the delivery, and six sums.
    expect(cells).toHaveLength(2 + 120 + 1 + 6);
    expect(cells.filter((row) => row.length === 4)).toHaveLength(1 + 120 + 1);
    expect(cells.filter((row) => row.length === 2)).toHaveLength(1 + 6);
    const facts = tagsOf(pages[0]?.tags ?? { role: '', texts: [], children: [] }, 'LI');
    expect(facts.map(({ children }) => children.map((part) => part.texts.join('')))).toContainEqual(
      ['Due', 'Jun 3, 2026'],
    );
  });
});
