import type { OrderFilter } from '#domain/schemas/order.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { decide, list, orderedLens, submitted, summariesOf } from './support/orders.ts';
import type { Person } from './support/people.ts';

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

  it('OR-08 combines them', async () => {
    const filter = { state: 'submitted', type: 'reorder', accountNumber: '100200' } as const;
    const rows = await found({ ...filter, q: 'LEC-1031' });
    expect(rows).toMatchObject([{ patientReference: 'LEC-1031', type: 'reorder' }]);
    await decide(portal, 'admin', { id: rows[0]?.id ?? '', action: 'approve', version: 1 });
    expect(await found({ ...filter, q: 'LEC-1031' })).toEqual([]);
  });
});
