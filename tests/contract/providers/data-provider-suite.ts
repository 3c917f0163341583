import type { DataProvider, RaRecord } from 'react-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpFailure } from '#providers/http/http.ts';

/** A record and what of it the tests need to know. */
export type Known = Record<string, string | number> & { id: string };

interface FilterCase {
  filter: Record<string, unknown>;
  matches: (record: Known) => boolean;
}

export interface ProviderSubject {
  provider: DataProvider;
  resource: string;
  /** Every record that the caller may see; more than 40, so that they do not fit a page, nor ten by ten. */
  records: Known[];
  /** How many of them a list has when nobody says how many. */
  usualPage: number;
  /** Fields to sort by; `tied` has several records of one value. */
  sorts: { unique: string; tied: string };
  /** By one value (which others begin with), by one of several values, and by what no record has. */
  filters: { exact: FilterCase; anyOf: FilterCase; none: Record<string, unknown> };
  /** A field by which records belong to another one, and the id of that. */
  reference: { target: string; id: string };
  /** No record has it. */
  unknownId: string;
  /** Read one record that is there and that the caller may not see. */
  readHidden: (() => Promise<unknown>)[];
  /** Reads a list that the caller may not see. */
  listForbidden: () => Promise<unknown>;
  /** Changes a record twice on the version that was seen first; the second change is refused. */
  changeTwice: () => Promise<unknown>;
  /** What the refusal looks like. */
  stale: Record<string, unknown>;
  close: () => Promise<void>;
}

type Direction = 'ASC' | 'DESC';

/** What react-admin expects of every data provider of ours, whatever is behind it. */
export function describeDataProvider(name: string, open: () => Promise<ProviderSubject>): void {
  let subject: ProviderSubject;
  beforeAll(async () => {
    subject = await open();
  });
  afterAll(() => subject.close());

  function list(page: number, perPage: number, more: Partial<Asked> = {}) {
    const sort = { field: subject.sorts.unique, order: more.order ?? 'ASC' };
    return subject.provider.getList(subject.resource, {
      pagination: { page, perPage },
      sort: { ...sort, ...(more.field && { field: more.field }) },
      filter: more.filter ?? {},
    });
  }

  function inOrder(direction: Direction = 'ASC'): string[] {
    const field = subject.sorts.unique;
    const ids = subject.records.toSorted((a, b) => compare(a[field], b[field])).map(({ id }) => id);
    return direction === 'ASC' ? ids : ids.toReversed();
  }

  async function wholeList(perPage: number, more: Partial<Asked> = {}): Promise<RaRecord[]> {
    const rows: RaRecord[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await list(page, perPage, more);
      rows.push(...data);
      if (data.length < perPage) return rows;
    }
  }

  describe(`${name}: a list`, () => {
    it.each(['ASC', 'DESC'] as const)('has every record on one page, sorted %s', async (order) => {
      const rows = await wholeList(7, { order });
      expect(idsOf(rows)).toEqual(inOrder(order));
    });

    it('answers a page whose predecessors nobody has read, and the total with it', async () => {
      const { data, total } = await list(3, 6, { order: 'DESC' });
      expect(idsOf(data)).toEqual(inOrder('DESC').slice(12, 18));
      expect(total).toBe(subject.records.length);
    });

    it('has the first of them when no page is asked for', async () => {
      const sort = { field: subject.sorts.unique, order: 'ASC' } as const;
      const answer = await subject.provider.getList(subject.resource, { sort, filter: {} });
      expect(idsOf(answer.data)).toEqual(inOrder().slice(0, subject.usualPage));
      expect(answer.total).toBe(subject.records.length);
    });

    it('has nothing behind the last page, and the same total', async () => {
      const pages = Math.ceil(subject.records.length / 25);
      const last = await list(pages, 25);
      expect(last.data).toHaveLength(subject.records.length - 25 * (pages - 1));
      expect(await list(pages + 1, 25)).toEqual({ data: [], total: subject.records.length });
      expect(last.total).toBe(subject.records.length);
    });

    it.each(['ASC', 'DESC'] as const)('sorts %s by what several have alike', async (order) => {
      const field = subject.sorts.tied;
      const rows = await wholeList(7, { field, order });
      expect(idsOf(rows).toSorted()).toEqual(inOrder().toSorted());
      const values = rows.map((row) => row[field] as string | number);
      const ascending = values.toSorted(compare);
      expect(values).toEqual(order === 'ASC' ? ascending : ascending.toReversed());
      expect(new Set(values).size).toBeLessThan(values.length);
    });

    it.each(['exact', 'anyOf'] as const)('filters, sorts and pages (%s)', async (which) => {
      const { filter, matches } = subject.filters[which];
      const known = new Map(subject.records.map((record) => [record.id, record]));
      const expected = inOrder('DESC').filter((id) => matches(known.get(id) ?? { id }));
      expect(expected.length).toBeGreaterThan(3);
      expect(expected.length).toBeLessThan(subject.records.length);
      const { data, total } = await list(2, 3, { order: 'DESC', filter });
      expect([idsOf(data), total]).toEqual([expected.slice(3, 6), expected.length]);
      expect(idsOf(await wholeList(50, { order: 'DESC', filter }))).toEqual(expected);
    });

    it('is empty when nothing fits the filter', async () => {
      const answer = await list(1, 25, { filter: subject.filters.none });
      expect(answer).toEqual({ data: [], total: 0 });
    });

    it('has what belongs to another record', async () => {
      const { target, id } = subject.reference;
      const { data, total } = await subject.provider.getManyReference(subject.resource, {
        target,
        id,
        pagination: { page: 1, perPage: 50 },
        sort: { field: subject.sorts.unique, order: 'ASC' },
        filter: {},
      });
      const belonging = subject.records.filter((record) => record[target] === id);
      expect(belonging.length).toBeGreaterThan(0);
      expect(idsOf(data).toSorted()).toEqual(belonging.map((record) => record.id).toSorted());
      expect(total).toBe(belonging.length);
    });

    it('is refused with 403 to those who may not see it', async () => {
      expect(await httpStatusOf(subject.listForbidden())).toBe(403);
    });

    it('answers two questions that are asked at once, each its own', async () => {
      const pages = await Promise.all([list(1, 5), list(2, 5), list(1, 5, { order: 'DESC' })]);
      expect(pages.map(({ data }) => idsOf(data))).toEqual([
        inOrder().slice(0, 5),
        inOrder().slice(5, 10),
        inOrder('DESC').slice(0, 5),
      ]);
    });
  });

  describe(`${name}: records by id`, () => {
    it('answers one with its fields', async () => {
      for (const record of subject.records.slice(0, 2)) {
        const { data } = await subject.provider.getOne(subject.resource, { id: record.id });
        expect(data).toMatchObject(record);
      }
    });

    it('answers 404 for one that is not there', async () => {
      const asked = subject.provider.getOne(subject.resource, { id: subject.unknownId });
      expect(await httpStatusOf(asked)).toBe(404);
    });

    it('answers many, more than a page of a list holds', async () => {
      const ids = inOrder();
      expect(ids.length).toBeGreaterThan(40);
      const { data } = await subject.provider.getMany(subject.resource, { ids });
      expect(idsOf(data).toSorted()).toEqual(ids.toSorted());
    });

    it('leaves out of many those that are not there', async () => {
      const [first = '', second = ''] = inOrder();
      const ids = [first, subject.unknownId, second];
      const { data } = await subject.provider.getMany(subject.resource, { ids });
      expect(idsOf(data).toSorted()).toEqual([first, second].toSorted());
    });

    it('answers none when none is asked for', async () => {
      expect(await subject.provider.getMany(subject.resource, { ids: [] })).toEqual({ data: [] });
    });

    it('SE-01 shows nothing of what the caller may not see', async () => {
      expect(subject.readHidden.length).toBeGreaterThan(0);
      for (const read of subject.readHidden) {
        expect([403, 404]).toContain(await httpStatusOf(read()));
      }
    });
  });

  describe(`${name}: changes`, () => {
    it('answers 405 to edits, and changes nothing', async () => {
      const { provider, resource, records } = subject;
      const [record = { id: '' }, other = { id: '' }] = records;
      const edit = { id: record.id, data: { notes: 'edited' }, previousData: record };
      const both = [record.id, other.id];
      for (const attempt of [
        () => provider.update(resource, edit),
        () => provider.updateMany(resource, { ids: both, data: { notes: 'edited' } }),
        () => provider.delete(resource, { id: record.id }),
        () => provider.deleteMany(resource, { ids: both }),
        () => provider.create(resource, { data: { notes: 'new' } }),
      ]) {
        expect(await httpStatusOf(attempt())).toBe(405);
      }
      expect((await list(1, 1)).total).toBe(records.length);
      expect((await provider.getOne(resource, { id: record.id })).data).toMatchObject(record);
    });

    it('refuses a change of what has changed since it was read', async () => {
      await expect(subject.changeTwice()).rejects.toMatchObject(subject.stale);
    });
  });
}

interface Asked {
  field: string;
  order: Direction;
  filter: Record<string, unknown>;
}

function idsOf(rows: RaRecord[]): string[] {
  return rows.map(({ id }) => String(id));
}

function compare(a: string | number = '', b: string | number = ''): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The status of an HttpFailure; anything else that is thrown fails the test. */
async function httpStatusOf(asked: Promise<unknown>): Promise<number> {
  const [outcome] = await Promise.allSettled([asked]);
  if (outcome.status === 'fulfilled') throw new Error('It was answered');
  if (outcome.reason instanceof HttpFailure) return outcome.reason.status;
  throw outcome.reason;
}
