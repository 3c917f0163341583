import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { BulkResult } from '#domain/orders/order-bulk.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { createKeys } from '#providers/http/create-keys.ts';
import { HttpFailure } from '#providers/http/http.ts';
import {
  MAX_TRACKING,
  readColumn,
  readTracking,
} from '#resources/orders/bulk/ship/read-tracking.ts';
import { shipOrders } from '#resources/orders/bulk/ship/ship-orders.ts';
import { changesFromEarlier } from '#resources/orders/queue/opened/changes-from-earlier.ts';
import { neighborQuery, readWalk, walkEntry } from '#resources/orders/walk/queue-walk.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { buildOrder, buildOrderSummary } from '../../fixtures/build-order.ts';

type Line = Order['lenses'][number];
const definitions = new Map(catalogue.map((lens) => [lens.id, lens]));

const [bitoric = failed()] = buildOrder().lenses;

function failed(): never {
  throw new Error('The fixture has no lens');
}

/** A GP sphere of one eye. */
function sphere(eye: Line['eye'], power: number, changes: Partial<Line> = {}): Line {
  const prescription = { baseCurve: 7.8, diameter: 9.2, sphere: power };
  return { ...bitoric, eye, lensId: 'gp-sphere', lensName: 'GP Sphere', prescription, ...changes };
}

const changes = (before: Line[], now: Line[], locale: 'en' | 'es' = 'en') =>
  changesFromEarlier({ lenses: now }, { lenses: before }, definitions, locale);

describe('what changed from the earlier order', () => {
  it('AD-13 is nothing for the same lenses again', () => {
    const lenses = [sphere('right', -2.75), sphere('left', -3)];
    expect(changes(lenses, lenses)).toEqual([]);
  });

  it('AD-13 is each value with what it was, in the notation of the trade', () => {
    const before = [sphere('right', -2.75), sphere('left', 0)];
    const now = [sphere('right', -3.25), sphere('left', 0.5)];
    expect(changes(before, now)).toEqual([
      { eye: 'right', label: 'Sphere', before: '−2.75 D', now: '−3.25 D' },
      { eye: 'left', label: 'Sphere', before: '0.00 D', now: '+0.50 D' },
    ]);
    expect(changes(before, now, 'es')?.map(({ label }) => label)).toEqual(['Esfera', 'Esfera']);
  });

  it('AD-13 is a value that is no longer given, or only now', () => {
    const plain = sphere('right', -2.75);
    const withZone = { ...plain, prescription: { ...plain.prescription, opticZone: 7.8 } };
    const zone = { eye: 'right', label: 'Optic zone' };
    expect(changes([plain], [withZone])).toEqual([{ ...zone, before: null, now: '7.80 mm' }]);
    expect(changes([withZone], [plain])).toEqual([{ ...zone, before: '7.80 mm', now: null }]);
  });

  it('AD-13 is another lens, without its values', () =>
    expect(changes([sphere('right', -2.75)], [{ ...bitoric, eye: 'right' }])).toEqual([
      { eye: 'right', label: null, before: 'GP Sphere', now: 'GP Bitoric' },
    ]));

  it('AD-13 is an eye that was not ordered before, or is not now', () =>
    expect(changes([sphere('right', -2.75)], [sphere('left', -3)])).toEqual([
      { eye: 'right', label: null, before: 'GP Sphere', now: null },
      { eye: 'left', label: null, before: null, now: 'GP Sphere' },
    ]));

  it('AD-13 is the quantity', () => {
    const before = [sphere('right', -2.75, { quantity: 2 })];
    expect(changes(before, [sphere('right', -2.75)])).toEqual([
      { eye: 'right', label: 'Quantity', before: '2', now: '1' },
    ]);
  });

  it('AD-13 is not known while a definition is missing', () => {
    const lenses = [sphere('right', -2.75)];
    expect(changesFromEarlier({ lenses }, { lenses }, new Map(), 'en')).toBeNull();
  });
});

const filter = { state: 'submitted', q: 'LEC' } as const;
const oldestFirst = { field: 'submittedAt', order: 'ASC' } as const;
const ID = '0b7c4f1e-6d0a-4c58-9a6e-1f2a3b4c5d6e';

describe('the walk through the queue', () => {
  it('AD-13 is read from the history entry of an order as it was written', () => {
    const entry = walkEntry(filter, oldestFirst);
    expect(readWalk(entry)).toEqual({ filter, sort: oldestFirst });
    expect(readWalk({ queue: { filter, sort: oldestFirst, came: 'next' } })?.came).toBe('next');
  });

  it.each([null, undefined, 'x', {}, { reviews: ID }, { queue: { filter: { state: 'lost' } } }])(
    'AD-13 is none of the entry %j',
    (state) => expect(readWalk(state)).toBeNull(),
  );

  it('AD-13 is none of a list whose sort the server does not know', () =>
    expect(walkEntry(filter, { field: 'notes', order: 'ASC' })).toBeUndefined());

  it.each([
    ['ASC', 'next', 'ASC'],
    ['ASC', 'previous', 'DESC'],
    ['DESC', 'next', 'DESC'],
    ['DESC', 'previous', 'ASC'],
  ] as const)('AD-13 asks a list that goes %s for the %s order %s', (order, direction, asked) => {
    const queue = { filter, sort: { ...oldestFirst, order } };
    expect(neighborQuery(queue, ID, direction)).toEqual({
      filter: { ...filter, after: ID },
      sort: { field: 'submittedAt', order: asked },
      pagination: { page: 1, perPage: 1 },
    });
  });
});

const NUMBERS = ['LP-100001', 'LP-100002', 'LP-100003'];

const read = (content: string) => {
  const { found, bad } = readTracking(content, NUMBERS);
  return { found: Object.fromEntries(found), bad };
};

describe('lines of order number and tracking number', () => {
  it.each([
    ['commas', 'LP-100001,1Z1\nLP-100002,1Z2'],
    ['semicolons, and a header', 'Order;Tracking\r\nLP-100001;1Z1\r\nLP-100002;1Z2\r\n'],
    ['tabs, as a spreadsheet copies', 'LP-100001\t1Z1\nLP-100002\t1Z2\n'],
    ['quotes, spaces, small letters', '"lp-100001" , "1Z1"\n\n LP-100002,1Z2 '],
    ['a byte order mark, other columns', '\uFEFFLP-100001,1Z1,UPS\nLP-100002,1Z2,UPS'],
  ])('AD-13 %s', (_what, content) =>
    expect(read(content)).toEqual({ found: { 'LP-100001': '1Z1', 'LP-100002': '1Z2' }, bad: [] }),
  );

  it('AD-13 names each line that it does not use, and uses the others', () => {
    const long = 'x'.repeat(MAX_TRACKING + 1);
    const lines = ['Number,Tracking', 'LP-9,1Z9', 'LP-100001,1Z1', 'LP-100001,1Z0', 'LP-100002,'];
    expect(read([...lines, `LP-100003,${long}`].join('\n'))).toEqual({
      found: { 'LP-100001': '1Z1' },
      bad: [
        { line: 2, number: 'LP-9', problem: 'unknown' },
        { line: 4, number: 'LP-100001', problem: 'twice' },
        { line: 5, number: 'LP-100002', problem: 'missing' },
        { line: 6, number: 'LP-100003', problem: 'tooLong' },
      ],
    });
  });

  it('AD-13 uses or names every line that is not empty, whatever it says', () => {
    const cell = fc.oneof(fc.constantFrom(...NUMBERS, '', '1Z', '"'), fc.string());
    const line = fc.tuple(cell, cell).map(([one, other]) => `${one},${other}`);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const content = ['LP-0,header has digits', ...lines].join('\n');
        const { found, bad } = readTracking(content, NUMBERS);
        const filled = content.split(/\r\n|\r|\n/).filter((text) => text.trim() !== '');
        expect(found.size + bad.length).toBe(filled.length);
        for (const [number, tracking] of found) {
          expect(NUMBERS).toContain(number);
          expect(tracking.length).toBeGreaterThan(0);
          expect(tracking.length).toBeLessThanOrEqual(MAX_TRACKING);
        }
      }),
    );
  });
});

it.each([
  ['1Z1\n1Z2\n1Z3', ['1Z1', '1Z2', '1Z3']],
  ['1Z1\r\n\r\n1Z3\r\n', ['1Z1', '', '1Z3']],
  ['1Z1', null],
  ['1Z1\n', null],
  ['LP-100001\t1Z1\nLP-100002\t1Z2', null],
])('AD-13 a pasted column: %j is %j', (content, column) =>
  expect(readColumn(content)).toEqual(column),
);

type Decide = PortalDataProvider['decideOrders'];
const row = buildOrderSummary({ state: 'inProduction', version: 3 });
const shipped = buildOrderSummary({ id: row.id, state: 'shipped', version: 4 });
const parcels = { carrier: 'UPS', tracking: new Map([[row.id, '1Z1']]) };
const never = () => false;
const answerOf = (...results: BulkResult['results']) => ({ data: { results } });
const done = { id: row.id, done: true, version: 4 } as const;

const refused = (current: typeof shipped | null) =>
  ({ id: row.id, done: false, code: 'version-moved-on', message: 'Moved on', current }) as const;

describe('shipping many orders', () => {
  it('AD-13 sends all in one request, each with its version and its tracking number', async () => {
    const other = buildOrderSummary({ id: crypto.randomUUID(), version: 7 });
    const decide = vi
      .fn<Decide>()
      .mockResolvedValue(answerOf({ ...done, id: other.id, version: 8 }, done));
    const outcomes = await shipOrders(decide, createKeys(), parcels)([row, other], never);
    expect(outcomes.map(({ row: { id }, kind }) => [id, kind])).toEqual([
      [row.id, 'done'],
      [other.id, 'done'],
    ]);
    expect(decide).toHaveBeenCalledExactlyOnceWith(
      {
        action: 'ship',
        reason: '',
        orders: [
          { id: row.id, version: 3, carrier: 'UPS', trackingNumber: '1Z1' },
          { id: other.id, version: 7, carrier: 'UPS', trackingNumber: '' },
        ],
      },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    );
  });

  it('AD-13 sends what got no answer again with the same key, and anything else with a new one', async () => {
    const decide = vi
      .fn<Decide>()
      .mockRejectedValueOnce(new HttpFailure('No connection', 0, null))
      .mockResolvedValue(answerOf(done));
    const keys = createKeys();
    const ship = shipOrders(decide, keys, parcels);
    await expect(ship([row], never)).rejects.toMatchObject({ status: 0 });
    await ship([row], () => true);
    await shipOrders(decide, keys, { ...parcels, carrier: 'DHL' })([row], never);
    const [lost, again, changed] = decide.mock.calls.map(([, key]) => key);
    expect(again).toBe(lost);
    expect(changed).not.toBe(lost);
  });

  it('OR-07 tells of an order that somebody else has changed; one shipped without an answer is done', async () => {
    const decide = vi.fn<Decide>().mockResolvedValue(answerOf(refused(shipped)));
    const ship = shipOrders(decide, createKeys(), parcels);
    expect(await ship([row], never)).toMatchObject([{ kind: 'moved', row: { version: 4 } }]);
    expect(await ship([row], () => true)).toMatchObject([{ kind: 'done' }]);
    decide.mockResolvedValue(answerOf(refused(null)));
    expect(await ship([row], never)).toMatchObject([{ kind: 'refused', message: 'Moved on' }]);
    decide.mockResolvedValue(answerOf());
    expect(await ship([row], never)).toMatchObject([{ kind: 'lost' }]);
  });
});
