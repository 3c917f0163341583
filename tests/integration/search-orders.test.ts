import { describe, expect, it, beforeAll } from 'vitest';
import type { OrderFilter, Order } from '#domain/orders/order.ts';
import { listOrders } from '#server/ordering/orders/reading/list-orders.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { decide, list, orderedLens, submitted, summariesOf, taken } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { plansOf } from './support/plans.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

async function found(filter: OrderFilter, person: Person = 'admin') {
  return summariesOf(await list(portal, person, { filter, range: [0, 99] }));
}

async function typesOf(type: OrderFilter['type']) {
  return new Set((await found({ type })).map((order) => order.type));
}

/** The patient references that are found, each once. */
async function references(q: string, person: Person = 'admin'): Promise<string[]> {
  const rows = await found({ q }, person);
  return [...new Set(rows.map(({ patientReference }) => patientReference))].toSorted();
}

describe('the search', () => {
  it.each(['LEC-1042', 'lec-1042', '1042', 'LEC-1042 Lakeside', 'lakeside keratoconus 1042'])(
    'OR-08 finds LEC-1042 alone by %j',
    async (q) => {
      expect(await references(q)).toEqual(['LEC-1042']);
    },
  );

  it.each(['LEC1042', 'LEC-1024', 'Lakesde LEC-1024'])(
    'OR-09 finds LEC-1042 by %j, a slip of typing',
    async (q) => {
      expect(await references(q)).toContain('LEC-1042');
    },
  );

  it.each(['Lakesde', 'lakside', 'Lakesde Eye'])('OR-09 finds Lakeside by %j', async (q) => {
    const rows = await found({ q });
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(({ practice }) => practice.startsWith('Lakeside'))).toBe(true);
  });

  it('OR-08 wants every word, in whichever column', async () => {
    expect(await references('Harbour LEC-1042')).toEqual([]);
    expect(await references('HO-2207 Harbour')).toEqual(['HO-2207']);
  });

  it('OR-08 finds by the names of the lenses', async () => {
    const rows = await found({ q: 'bitoric' });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ lenses }) => lenses.some(({ lensId }) => lensId === 'gp-bitoric'))).toBe(
      true,
    );
  });

  it('OR-09 finds nothing where nothing is alike', async () => {
    expect(await references('zzzzqqqq')).toEqual([]);
    expect(await references('LP-100999')).toEqual([]);
    expect(await references('! - %')).toEqual([]);
  });

  it('SE-01 forgives slips within the scope alone, and tells nothing of what lies outside it', async () => {
    expect(await references('Lakesde', 'other')).toEqual([]);
    expect(await references('Lakeside', 'other')).toEqual([]);
    expect(await references('Harbor', 'other')).toEqual(['HO-2190', 'HO-2207']);
  });
});

describe('the filters', () => {
  it('OR-08 filters by type and by several', async () => {
    expect(await typesOf('exchange')).toEqual(new Set(['exchange']));
    expect(await typesOf(['exchange', 'reorder'])).toEqual(new Set(['exchange', 'reorder']));
  });

  it('OR-08 filters by lens', async () => {
    const rows = await found({ lensId: 'keratoconus-gp' });
    expect(rows.map(({ patientReference }) => patientReference).toSorted()).toEqual([
      'LEC-1035',
      'LEC-1042',
    ]);
  });

  it('OR-08 filters by flag', async () => {
    const lenses = [orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 })];
    const acknowledged = [{ code: 'x', eye: null, note: 'Seen' }];
    const { id } = await submitted(portal, { lenses, acknowledged });
    const rows = await found({ flag: 'warningAcknowledged' });
    expect(rows.map((order) => order.id)).toEqual([id]);
  });

  it('OR-06 filters what is late and what is not', async () => {
    const late = await found({ late: true });
    expect(late.map(({ patientReference }) => patientReference)).toEqual(['LEC-1035']);
    const all = await found({});
    expect(await found({ late: false })).toHaveLength(all.length - 1);
  });

  it('OR-08 filters by the days of the submission, both included', async () => {
    const rows = await found({});
    const days = rows.map(({ submittedAt }) => submittedAt.slice(0, 10));
    const [day = ''] = days.toSorted();
    const ofThatDay = await found({ from: day, to: day });
    expect(ofThatDay).toHaveLength(days.filter((one) => one === day).length);
    const later = days.filter((one) => one > day).toSorted()[0];
    expect(await found({ from: later })).toHaveLength(rows.length - ofThatDay.length);
    expect(await found({ to: day })).toHaveLength(ofThatDay.length);
  });
});

const TRACKING = '1Z999AA10123456784';
let order: Order;
beforeAll(async () => {
  const contents = {
    patientReference: 'CALLED-1',
    poNumber: 'PO-77310',
    notes: 'Please engrave both dots. 50% shorter arc_length.',
  };
  const { id, version } = await taken(portal, ['approve', 'produce'], contents);
  const shipment = { carrier: 'UPS', trackingNumber: TRACKING };
  await decide(portal, 'admin', { id, action: 'ship', version, ...shipment });
  order = await submitted(portal, { accountNumber: '100201', patientReference: 'CALLED-2' });
});

describe('the search of a caller’s order', () => {
  it.each(['PO-77310', 'po-77310', '77310', 'CALLED-1 77310'])(
    'AD-13 finds an order by its PO number %j',
    async (q) => {
      expect(await references(q)).toEqual(['CALLED-1']);
    },
  );

  it.each([TRACKING, '1z999aa10123456784', '1Z 999 AA1 01 2345 6784', '23456784'])(
    'AD-13 finds an order by its tracking number %j',
    async (q) => {
      expect(await references(q)).toEqual(['CALLED-1']);
    },
  );

  it('AD-13 finds an order by its notes, with their signs as they are', async () => {
    expect(await references('engrave dots')).toEqual(['CALLED-1']);
    expect(await references('50%')).toEqual(['CALLED-1']);
    expect(await references('arc_length')).toEqual(['CALLED-1']);
    expect(await references('arc-length')).toEqual([]);
  });

  it('AD-13 finds the orders of an account by its number, and fewer by another word', async () => {
    const found = summariesOf(await list(portal, 'admin', { filter: { q: '100201' } }));
    expect(found.map(({ id }) => id)).toContain(order.id);
    const others = found.filter(({ accountNumber }) => accountNumber !== '100201');
    expect(
      others.map(({ number }) => number).filter((number) => !number.includes('100201')),
    ).toEqual([]);
    expect(await references('100201 CALLED')).toEqual(['CALLED-2']);
  });

  it('AD-13 forgives no slip in a number or in notes', async () => {
    expect(await references('PO-77130')).toEqual([]);
    expect(await references('engraev')).toEqual([]);
  });

  it('AD-13 SE-01 finds for a practice what it wrote itself, and nothing of others', async () => {
    for (const q of ['77310', TRACKING, 'engrave']) {
      expect([q, await references(q, 'practice')]).toEqual([q, ['CALLED-1']]);
      expect([q, await references(q, 'other')]).toEqual([q, []]);
    }
  });

  it('OR-09 does not take the digits of an order number for an account of the practice', async () => {
    expect(await references('100201 CALLED-2', 'practice')).toEqual([]);
  });
});

const PAGE = { sort: 'submittedAt', order: 'ASC', offset: 0, limit: 25 } as const;

it('AD-13 SE-09 looks for a word in the indexes, and reads no table for one that is nowhere', async () => {
  const reader = { uid: 'u-admin', scope: 'any', clinical: 'any', now: new Date() } as const;
  const query = { ...PAGE, filter: { q: '77310' } };
  const plans = await plansOf(portal.database, (db) => listOrders(db, reader, query), 'ilike');
  expect(plans).toContain('orders_search_details');
  expect(plans).toContain('on orders_search ');
  expect(plans).not.toContain('Seq Scan on orders');
});

describe('the filter of what is unread', () => {
  const OWN = ['100200', '100201'];
  const reader = { uid: 'u-practice', scope: OWN, clinical: OWN, now: new Date() };

  beforeAll(async () => {
    const { pool } = portal.database;
    await pool.query(
      `INSERT INTO orders (id, number, account_number, practice, patient_reference, notes, root_order_id,
         state, version, total_cents, currency, submitted_by, submitted_at, updated_at)
       SELECT gen_random_uuid(), 'LP-' || 2000000 + n, '100300', 'Other', 'REF-' || n, '', gen_random_uuid(),
         'closed', 1, 0, 'USD', 'u', now(), now() FROM generate_series(1, 5000) AS n`,
    );
    await pool.query(
      `INSERT INTO order_messages (id, order_id, side, author_uid, author, body, created_at)
       SELECT gen_random_uuid(), id, 'maker', 'u-admin', 'a', 'Ready', now() FROM orders`,
    );
    await pool.query('ANALYZE orders, order_messages, order_message_reads');
  });

  it.each([true, false])(
    'OR-08 SE-09 reads no messages of other accounts, however many there are (%s)',
    async (unread) => {
      const ask = (db: Handle) => listOrders(db, reader, { ...PAGE, filter: { unread } });
      const plans = await plansOf(portal.database, ask);
      expect(plans).toContain(' on order_messages');
      expect(plans).not.toContain('Seq Scan on order_messages');
    },
  );
});
