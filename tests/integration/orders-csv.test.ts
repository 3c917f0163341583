import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ordersCsv } from '#server/ordering/export/csv/orders-csv.ts';
import { orderList } from '#server/ordering/orders/reading/list-orders.ts';
import { parseListQuery } from '#server/platform/http/list-query.ts';
import { insertManyOrders } from './support/many-orders.ts';
import { list, orderedLens, submitted, summariesOf } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const MANY = 330;
const NOW = new Date('2026-01-15T09:30:00.000Z');

const portal = usePortal();
beforeAll(async () => {
  await insertManyOrders(portal.database, MANY);
});

function csv(person: Person, query: Record<string, string> = {}) {
  return portal.request(person, { url: '/api/orders.csv', query });
}

/** The cells of a file whose cells hold no line ends. */
function cellsOf(file: string): string[][] {
  return file
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .slice(0, 15)
        .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
    );
}

/** The same list, in pages of a few rows. */
function inPages(query: Record<string, string>, pageSize: number) {
  return ordersCsv(portal.database.db, {
    reader: { uid: 'u-admin', scope: 'any', clinical: 'any', now: NOW },
    query: parseListQuery(query, orderList),
    locale: 'en',
    pageSize,
  });
}

describe('GET /api/orders.csv', () => {
  it('OR-10 gives every order of the filter, in the order of the list', async () => {
    const parameters = { sort: ['number', 'DESC'] as [string, string], filter: { q: 'MANY-' } };
    const response = await csv('practice', {
      sort: JSON.stringify(parameters.sort),
      filter: JSON.stringify(parameters.filter),
    });
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
      ),
    });
    const [head, ...rows] = cellsOf(response.body);
    expect(head?.slice(0, 3)).toEqual(['Number', 'Submitted (UTC)', 'Account']);
    expect(rows).toHaveLength(MANY);
    const page = summariesOf(await list(portal, 'practice', { ...parameters, range: [0, 99] }));
    expect(rows.slice(0, 100).map(([number]) => number)).toEqual(page.map(({ number }) => number));
  });

  it('OR-10 writes one order as the trade writes it, in the language that is asked for', async () => {
    const order = await submitted(portal, {
      patientReference: 'Núñez, "A"',
      lenses: [
        { ...orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 }), eye: 'right' },
        { ...orderedLens('custom-soft-sphere', { baseCurve: 8.6, sphere: 1 }), eye: 'left' },
      ],
    });
    const filter = JSON.stringify({ id: [order.id] });
    const { body } = await csv('practice', { filter, lang: 'es' });
    expect(body.startsWith('\uFEFFNúmero,')).toBe(true);
    const [, row] = cellsOf(body);
    expect(row?.slice(0, 4)).toEqual([
      order.number,
      order.submittedAt,
      '100200',
      'Lakeside Eye Care',
    ]);
    expect(row?.slice(4, 7)).toEqual(['Núñez, "A"', 'Nuevo', 'En revisión']);
    expect(row?.[7]).toBe('GP Sphere');
    expect(row?.[8]).toMatch(/^Curva base 7\.80 mm; .*Esfera −2\.75 D/);
    expect(row?.[10]).toMatch(/Curva base 8\.60 mm; .*Esfera \+1\.00 D/);
    expect(row?.[11]).toBe((order.totalCents / 100).toFixed(2));
  });

  it('OR-10 keeps a spreadsheet from running what a practice wrote', async () => {
    const order = await submitted(portal, { patientReference: '=HYPERLINK("http://x")' });
    const { body } = await csv('practice', { filter: JSON.stringify({ id: [order.id] }) });
    expect(cellsOf(body)[1]?.[4]).toBe(`'=HYPERLINK("http://x")`);
  });

  it('SE-01 gives a practice its own orders only, and an admin all', async () => {
    const accounts = async (person: Person) =>
      new Set(
        cellsOf((await csv(person)).body)
          .slice(1)
          .map((cells) => cells[2]),
      );
    expect(await accounts('other')).toEqual(new Set(['100300']));
    expect((await accounts('admin')).size).toBeGreaterThan(1);
    const foreign = await csv('other', { filter: JSON.stringify({ accountNumber: '100200' }) });
    expect(cellsOf(foreign.body)).toHaveLength(1);
  });

  it('OR-10 refuses a filter or a sort that the list refuses, before anything is sent', async () => {
    const refused: Record<string, string>[] = [
      { sort: '["notes","ASC"]' },
      { filter: '{"notes":"x"}' },
      { lang: 'fr' },
    ];
    for (const query of refused) {
      const response = await csv('admin', query);
      expect([query, response.statusCode]).toEqual([query, 400]);
    }
  });

  it.each([
    ['number', 'ASC'],
    ['promisedAt', 'ASC'],
    ['promisedAt', 'DESC'],
  ])('OR-10 loses and repeats no row between its pages, sorted by %s %s', async (sort, order) => {
    const query = { sort: JSON.stringify([sort, order]) };
    const whole = cellsOf(await text(inPages(query, 10_000)));
    const paged = cellsOf(await text(inPages(query, 7)));
    expect(paged).toEqual(whole);
    expect(new Set(paged.map(([number]) => number)).size).toBe(paged.length);
    expect(paged.length).toBeGreaterThan(MANY);
  });

  it('OR-10 reads no further than it is read', async () => {
    const select = vi.spyOn(portal.database.db, 'select');
    const stream = inPages({ filter: '{"accountNumber":"100200"}' }, 10);
    const first = await stream[Symbol.asyncIterator]().next();
    expect(String(first.value)).toContain('Number,');
    stream.destroy();
    const asked = select.mock.calls.length;
    select.mockRestore();
    const whole = MANY / 10;
    expect(asked).toBeLessThan(whole);
    expect(asked).toBeGreaterThan(0);
  });
});
