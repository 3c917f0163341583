import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { INVOICE_SORTS, invoiceSchema } from '#domain/money/invoices/invoice.ts';
import type { InvoiceReader } from '#server/money/invoices/find-invoices.ts';
import { invoicesCsv } from '#server/money/invoices/invoices-csv.ts';
import { invoiceList } from '#server/money/invoices/list-invoices.ts';
import { parseListQuery } from '#server/platform/http/list-query.ts';
import { readTags } from '../fixtures/read-pdf-tags.ts';
import { readPdf } from '../fixtures/read-pdf.ts';
import { invoicesOf, issue, pay, showInvoice } from './support/invoices.ts';
import { list } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const ACCOUNT = '100200';

const portal = usePortal();
let number: string;
beforeAll(async () => {
  number = await issue(portal, ACCOUNT, new Date());
});

const fetchPdf = (person: Person, query = '') =>
  portal.request(person, { url: `/api/invoices/${number}/pdf${query}` });

const fetchBy = (person: Person, token: string, of = number) =>
  portal.request(person, { url: `/api/auth/invoice/${of}/${token}` });

const csv = (person: Person, query: Record<string, string> = {}) =>
  portal.request(person, { url: '/api/invoices.csv', query });

const linesOf = (body: string) => body.replace('\uFEFF', '').trimEnd().split('\r\n');

async function wordsOf(person: Person, query = ''): Promise<string[]> {
  const pages = await readPdf((await fetchPdf(person, query)).rawPayload);
  return pages.flatMap((page) => page.texts.map((one) => one.text));
}

describe('GET /api/invoices/:id/pdf', () => {
  it('PY-07 is named after the invoice and nothing else, and no cache keeps it', async () => {
    const response = await fetchPdf('practice');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'cache-control': 'no-store',
    });
  });

  it('PY-07 comes in the language and paper that are asked for', async () => {
    const { rawPayload } = await fetchPdf('super', '?lang=es&size=A4');
    expect(await readTags(rawPayload)).toMatchObject({
      title: `Factura ${number}`,
      language: 'es',
      isMarked: true,
    });
    expect((await readPdf(rawPayload))[0]?.width).toBeCloseTo(595.28, 0);
    expect((await fetchPdf('super', '?size=A5')).statusCode).toBe(400);
  });

  it('PY-07 has what was paid since', async () => {
    const mine = await issue(portal, ACCOUNT, new Date());
    await pay(portal, ACCOUNT, mine, 4_000);
    const { rawPayload } = await portal.request('practice', { url: `/api/invoices/${mine}/pdf` });
    const drawn = (await readPdf(rawPayload))[0]?.texts.map((one) => one.text);
    expect(drawn).toEqual(expect.arrayContaining(['Partly paid', '−$40.00', '$60.00']));
  });

  it('PY-05 is billed to the address on record, and says where the lenses went', async () => {
    const mine = await issue(portal, ACCOUNT, new Date());
    const shownTo = async (person: Person, delivery: object) => {
      await portal.database.pool.query(
        `UPDATE orders SET delivery = delivery || $1::jsonb
         WHERE id = (SELECT order_id FROM invoices WHERE number = $2)`,
        [JSON.stringify(delivery), mine],
      );
      const { rawPayload } = await portal.request(person, { url: `/api/invoices/${mine}/pdf` });
      const [page] = await readPdf(rawPayload);
      return page?.texts.map((one) => one.text) ?? [];
    };
    const { rows } = await portal.database.pool.query<{ address: string }>(
      'SELECT address FROM customers WHERE account_number = $1',
      [ACCOUNT],
    );
    const home = { recipient: 'Ada Byron', address: '5 Home Lane', apt: '', city: 'Madison' };
    const address = { ...home, state: 'WI', zip: '53703', country: 'US' };
    const drawn = await shownTo('biller', { shipTo: 'other', address });
    const expected = ['Bill to', 'Lakeside Eye Care', rows[0]?.address, 'Remit to', 'Ship to'];
    expect(drawn).toEqual(expect.arrayContaining([...expected, 'Ada Byron', '5 Home Lane']));
    // The lab's setting shows patients by their initials: their homes are not printed.
    for (const person of ['practice', 'biller', 'super'] as const) {
      const words = await shownTo(person, { shipTo: 'patient', address });
      expect(words.slice(words.indexOf('Ship to'))[1]).toBe('Patient');
      expect(words.join(' ')).not.toMatch(/Home Lane|Byron/);
    }
  });

  it('AD-08 shows the patient as the lab set it, and none to a biller', async () => {
    expect(await wordsOf('practice')).toEqual(expect.arrayContaining(['Patient', 'A. B.']));
    const billed = await wordsOf('biller');
    expect(billed).not.toContain('Patient');
    expect(billed.join(' ')).not.toMatch(/A\. B\.|Byron|PAT-1/);
  });

  it('PM-03 is not there for another practice', async () => {
    expect((await fetchPdf('other')).statusCode).toBe(404);
  });
});

describe('RS-04 GET /api/auth/invoice/:invoiceNumber/:token', () => {
  it('RS-04 answers the invoice as its page has it', async () => {
    for (const person of ['practice', 'biller', 'super'] as const) {
      const response = await fetchBy(person, portal.tokens[person]);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual((await showInvoice(portal, number, person)).json());
    }
  });

  it('RS-04 refuses a token that is not the caller’s', async () => {
    expect((await fetchBy('practice', portal.tokens.biller)).statusCode).toBe(403);
    expect((await fetchBy('other', portal.tokens.practice)).statusCode).toBe(403);
  });

  it('RS-04 does not find invoices of others, and none without a number', async () => {
    const { tokens } = portal;
    expect((await fetchBy('other', tokens.other)).statusCode).toBe(404);
    expect((await fetchBy('practice', tokens.practice, 'INV-1')).statusCode).toBe(404);
  });
});

describe('GET /api/invoices.csv', () => {
  it('PY-07 has every invoice of the filter, in the order of the list', async () => {
    const response = await csv('practice', { sort: '["id","ASC"]', lang: 'es' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="invoices-\d{4}-\d\d-\d\d\.csv"$/,
      ),
    });
    const [head, ...rows] = linesOf(response.body);
    expect(head).toBe(
      'Factura,Cuenta,Consultorio,Pedido,N.º de orden de compra,Paciente,Emitida (UTC),Vence,Estado,Total (USD),Pendiente (USD)',
    );
    const listed = await list(portal, 'practice', { sort: ['id', 'ASC'] }, 'invoices');
    const numbers = invoiceSchema
      .array()
      .parse(listed.json())
      .map(({ id }) => id);
    expect(rows.map((row) => row.split(',')[0])).toEqual(numbers);
    const [partly] = linesOf((await csv('practice', { filter: '{"state":"partlyPaid"}' })).body)
      .slice(1)
      .map((row) => row.split(',').slice(-3));
    expect(partly).toEqual(['Partly paid', '100.00', '60.00']);
  });

  it('AD-08 has the patients of nobody for a biller, and nothing of other accounts', async () => {
    await issue(portal, '100300', new Date());
    expect((await csv('practice')).body).toContain('A. B.');
    const billed = (await csv('biller')).body;
    expect(billed).toContain(number);
    expect(billed).not.toContain('A. B.');
    expect((await csv('practice')).body).not.toContain('100300');
    expect((await csv('super')).body).toContain('100300');
  });

  it('PY-07 loses and repeats none between pages, whatever they are sorted by', async () => {
    for (let index = 0; index < 4; index += 1) await issue(portal, ACCOUNT, new Date());
    const all = await invoicesOf(portal, {});
    const reader: InvoiceReader = {
      scope: 'any',
      clinical: 'any',
      patients: 'initials',
      now: new Date(),
    };
    for (const sort of INVOICE_SORTS) {
      for (const order of ['ASC', 'DESC']) {
        const query = parseListQuery({ sort: JSON.stringify([sort, order]) }, invoiceList);
        const read = (pageSize: number) =>
          text(invoicesCsv(portal.database.db, { reader, query, locale: 'en', pageSize }));
        const whole = await read(500);
        expect(linesOf(whole)).toHaveLength(all.length + 1);
        expect(await read(2)).toBe(whole);
      }
    }
  });
});
