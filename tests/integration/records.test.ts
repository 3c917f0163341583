import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { recordsCsv } from '#server/access/records/records-csv.ts';
import { FIRST_RUN_BUYING_GROUPS } from '#server/first-run/first-run-data.ts';
import { rejectReasonRecords } from '#server/ordering/reject-reasons/reject-reason-records.ts';
import { recordKinds, type KindName } from '../fixtures/record-kinds.ts';
import { list, type ListParameters } from './support/orders.ts';
import { usePortal } from './support/use.ts';

type Input = Record<string, unknown>;

const recordSchema = z.looseObject({ id: z.string(), version: z.number() });
type Stored = z.infer<typeof recordSchema>;

const portal = usePortal();

/** Makes another record refer to one, by kind; missing when nothing refers to such records. */
const REFERS: Partial<Record<KindName, (id: string) => Promise<unknown>>> = {
  'buying-groups': (id) =>
    portal.database.pool.query(
      "UPDATE customers SET buying_group_id = $1 WHERE account_number = '100400'",
      [id],
    ),
};

const SUBJECTS = recordKinds.map(([name, kind]) =>
  Object.assign({ name, refer: REFERS[name] }, kind),
);

const ask = (request: InjectOptions) => portal.request('super', request);
const recordOf = (response: LightMyRequestResponse) => recordSchema.parse(response.json());
const errorsOf = (response: LightMyRequestResponse) =>
  apiErrorSchema.parse(response.json()).errors ?? {};

describe('GET /api/customer/buyinggroups', () => {
  it('RS-06 lists those offered by name, to who has no account yet', async () => {
    const { pool } = portal.database;
    await pool.query(
      `INSERT INTO buying_groups (id, name, offered)
       VALUES ('a', 'A former group', false), ('z', 'Best of all', true)`,
    );
    const response = await portal.request('unlinked', { url: '/api/customer/buyinggroups' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      { id: 'z', name: 'Best of all' },
      ...FIRST_RUN_BUYING_GROUPS.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    ]);
  });
});

/** AD-07: proves what the routes of every kind of record promise, on the real database. */
describe.each(SUBJECTS)('the records of /api/$name', (subject) => {
  const { name, input, unique, change } = subject;
  const url = `/api/${name}`;
  const send = (payload: Input, key?: string) => portal.post('super', url, payload, key);
  const edit = (id: string, version: number, payload: Input) =>
    portal.put('super', `${url}/${id}`, version, payload);
  const remove = (id: string, version: number) => portal.remove('super', `${url}/${id}`, version);
  const made = async (payload: Input): Promise<Stored> => recordOf(await send(payload));
  const found = async (parameters: ListParameters) => {
    const response = await list(portal, 'super', parameters, name);
    expect(response.statusCode).toBe(200);
    return recordSchema.array().parse(response.json());
  };
  const idsOf = async (filter: Input) => (await found({ filter })).map(({ id }) => id);
  const auditOf = async (id: string) => {
    const { rows } = await portal.database.pool.query<{ action: string; details: unknown }>(
      'SELECT action, details FROM audit_trail WHERE resource = $1 AND resource_id = $2 ORDER BY id',
      [name, id],
    );
    return rows;
  };

  it('AD-07 SE-03 creates version 1, shows it at its address and writes who made it', async () => {
    const response = await send(input('Amber'));
    expect(response.statusCode).toBe(201);
    const record = recordOf(response);
    expect(record).toMatchObject({ ...input('Amber'), version: 1 });
    expect(response.headers.location).toBe(`${url}/${record.id}`);
    const shown = await ask({ url: `${url}/${record.id}` });
    expect([shown.statusCode, shown.headers.etag, shown.json()]).toEqual([200, '"1"', record]);
    expect(await auditOf(record.id)).toEqual([
      { action: `${name}.create`, details: { after: input('Amber') } },
    ]);
  });

  it('AD-07 OR-04 creates one record for one key, and takes no other content for it', async () => {
    const key = randomUUID();
    const first = recordOf(await send(input('Basil'), key));
    const again = await send(input('Basil'), key);
    expect([again.statusCode, again.json()]).toEqual([201, first]);
    expect(await found({ filter: { q: 'Basil' } })).toEqual([first]);
    expect((await send(input('Cedar'), key)).statusCode).toBe(422);
    expect(await found({ filter: { q: 'Cedar' } })).toEqual([]);
    expect((await ask({ method: 'POST', url, payload: input('Cedar') })).statusCode).toBe(400);
  });

  it('AD-07 names the field that is wrong, and stores nothing', async () => {
    const before = await found({});
    const response = await send(subject.wrong.input);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(errorsOf(response))).toEqual([subject.wrong.field]);
    const strange = await send({ ...input('Dill'), strange: 1 });
    expect(strange.statusCode).toBe(422);
    expect(await found({})).toEqual(before);
  });

  it('AD-07 names the field whose value is taken, when creating and when editing', async () => {
    await made(input('Elder'));
    const other = await made(input('Fennel'));
    for (const response of [await send(input('Elder')), await edit(other.id, 1, input('Elder'))]) {
      expect(response.statusCode).toBe(409);
      expect(errorsOf(response)[unique]).toMatchObject({ rule: 'taken' });
    }
    expect(await found({ filter: { q: 'Elder' } })).toHaveLength(1);
    expect((await ask({ url: `${url}/${other.id}` })).json()).toEqual(other);
  });

  it('AD-07 SE-03 stores the next version of an edit, and tells what it changed, latest first', async () => {
    const { id } = await made(input('Ginger'));
    const response = await edit(id, 1, { ...input('Ginger'), ...change });
    expect([response.statusCode, response.headers.etag]).toEqual([200, '"2"']);
    expect(response.json()).toMatchObject({ ...change, id, version: 2 });
    const changed = Object.keys(change).map((field) => [field, input('Ginger')[field]]);
    const details = { before: Object.fromEntries(changed), after: change };
    expect((await auditOf(id)).slice(1)).toEqual([{ action: `${name}.edit`, details }]);
    await made(input('Ginger two'));
    const filter = { resource: name, recordId: id };
    const changes = await list(portal, 'super', { filter }, 'record-changes');
    expect(changes.headers['content-range']).toBe('record-changes 0-1/2');
    expect(changes.json()).toMatchObject([
      { action: 'edit', ...details },
      { action: 'create', before: {}, after: input('Ginger') },
    ]);
    const oldest: ListParameters = { filter, sort: ['id', 'ASC'], range: [0, 0] };
    const [first] = (await list(portal, 'super', oldest, 'record-changes')).json<Input[]>();
    expect(first).toMatchObject({ action: 'create', actor: expect.any(String) });
    const without = await list(portal, 'super', { filter: { resource: name } }, 'record-changes');
    expect(without.statusCode).toBe(400);
  });

  it('AD-07 makes no version and no entry of an edit that changes nothing', async () => {
    const record = await made(input('Hazel'));
    const response = await edit(record.id, 1, input('Hazel'));
    expect([response.statusCode, response.json()]).toEqual([200, record]);
    expect(await auditOf(record.id)).toHaveLength(1);
  });

  it('AD-07 refuses an edit and a delete of a version that has moved on, with the present record', async () => {
    const { id } = await made(input('Iris'));
    const present: unknown = (await edit(id, 1, { ...input('Iris'), ...change })).json();
    for (const response of [await edit(id, 1, input('Ivy')), await remove(id, 1)]) {
      expect(response.statusCode).toBe(412);
      expect(apiErrorSchema.parse(response.json()).current).toEqual(present);
    }
    expect((await ask({ url: `${url}/${id}` })).json()).toEqual(present);
  });

  it('AD-07 lets one of two simultaneous edits of a version through', async () => {
    const { id } = await made(input('Jasmine'));
    const edits = [input('Juniper'), { ...input('Jasmine'), ...change }];
    const responses = await Promise.all(edits.map((payload) => edit(id, 1, payload)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 412]);
    expect(recordOf(await ask({ url: `${url}/${id}` })).version).toBe(2);
  });

  it('AD-07 SE-03 deletes a record; the audit trail keeps what it was', async () => {
    const record = await made(input('Lavender'));
    expect((await remove(record.id, 1)).json()).toEqual(record);
    expect((await ask({ url: `${url}/${record.id}` })).statusCode).toBe(404);
    expect((await remove(record.id, 1)).statusCode).toBe(404);
    expect((await edit(record.id, 1, input('Lavender'))).statusCode).toBe(404);
    const deleted = { action: `${name}.delete`, details: { before: record } };
    expect((await auditOf(record.id)).at(-1)).toEqual(deleted);
  });

  it.runIf(subject.refer)('AD-07 keeps a record that others refer to, and says so', async () => {
    const { id } = await made(input('Mint'));
    await subject.refer?.(id);
    const response = await remove(id, 1);
    expect(response.statusCode).toBe(409);
    expect(errorsOf(response)['id']).toMatchObject({ rule: 'in-use' });
    expect((await ask({ url: `${url}/${id}` })).statusCode).toBe(200);
  });

  it('AD-07 finds by every word of a search, by a filter and by id', async () => {
    const [one, other] = [await made(input('Nutmeg % one')), await made(input('Nutmeg two'))];
    expect((await idsOf({ q: 'nutmeg' })).toSorted()).toEqual([one.id, other.id].toSorted());
    expect(await idsOf({ q: 'two nut' })).toEqual([other.id]);
    expect(await idsOf({ q: '% nut' })).toEqual([one.id]);
    await edit(one.id, 1, { ...input('Nutmeg % one'), ...change });
    expect(await idsOf({ q: 'nutmeg', ...change })).toEqual([one.id]);
    expect(await idsOf({ id: [other.id] })).toEqual([other.id]);
  });

  it('AD-07 pages in a fixed order, and says how many there are', async () => {
    for (const word of ['c', 'a', 'b']) await made(input(`Olive ${word}`));
    const pages = [];
    for (const first of [0, 1, 2]) {
      const page: ListParameters = { filter: { q: 'olive' }, range: [first, first] };
      const response = await list(portal, 'super', page, name);
      expect(response.headers['content-range']).toBe(`${name} ${first}-${first}/3`);
      pages.push(...recordSchema.array().parse(response.json()));
    }
    expect(pages.map((record) => record[unique])).toEqual(
      ['a', 'b', 'c'].map((word) => input(`Olive ${word}`)[unique]),
    );
    const backwards = await found({ filter: { q: 'olive' }, sort: [unique, 'DESC'] });
    expect(backwards).toEqual(pages.toReversed());
  });

  it('OR-10 SE-08 exports what matches, in the order and the language of the list', async () => {
    for (const word of ['=b', 'a', 'c']) await made(input(`Poppy ${word}`));
    const sort = JSON.stringify([unique, 'DESC']);
    const query = { filter: JSON.stringify({ q: 'poppy' }), sort, lang: 'es' };
    const response = await ask({ url: `${url}.csv`, query });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d.csv"$`),
    );
    expect(response.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      subject.csv.head,
      ...['c', 'a', '=b'].map((word) => subject.csv.line(`Poppy ${word}`)),
      '',
    ]);
  });
});

it.each(['ASC', 'DESC'] as const)('OR-10 misses no record between two pages, %s', async (order) => {
  const query = { sort: 'name', order, filter: {} };
  const exported = (pageSize: number) =>
    text(recordsCsv(portal.database.db, rejectReasonRecords, { query, locale: 'en', pageSize }));
  const whole = await exported(1000);
  expect(whole.split('\r\n').length).toBeGreaterThan(9);
  for (const size of [1, 4]) expect(await exported(size)).toBe(whole);
});
