import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { EventChoices } from '#domain/emails/event-choice.ts';
import { auditOf } from './support/newcomers.ts';
import type { Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

const FILTERS = [
  { name: 'Late', filter: { late: true } },
  { name: 'Lakeside’s exchanges', filter: { accountNumber: '100200', type: 'exchange', q: 'LEC' } },
];

const get = (person: Person, key: string) =>
  portal.request(person, { url: `/api/preferences/${key}` });

const put = (person: Person, key: string, value: unknown) =>
  portal.request(person, { method: 'PUT', url: `/api/preferences/${key}`, payload: { value } });

describe('preferences', () => {
  it('OR-08 are null before the first choice, as JSON', async () => {
    const response = await get('biller', 'orders.filters');
    expect([response.statusCode, response.body]).toEqual([200, 'null']);
    expect(response.headers['content-type']).toContain('application/json');
  });

  it('OR-08 are kept, each user’s own and each under its key', async () => {
    expect((await put('admin', 'orders.filters', FILTERS)).statusCode).toBe(204);
    expect((await put('admin', 'orders.columns', ['number', 'practice'])).statusCode).toBe(204);
    expect((await get('admin', 'orders.filters')).json()).toEqual(FILTERS);
    expect((await get('super', 'orders.filters')).json()).toBeNull();
    await put('admin', 'orders.filters', []);
    expect((await get('admin', 'orders.filters')).json()).toEqual([]);
    expect((await get('admin', 'orders.columns')).json()).toEqual(['number', 'practice']);
  });

  it('OR-13 keep how a user writes cylinders, and nothing else under its key', async () => {
    expect((await get('practice', 'orders.cylinder')).json()).toBeNull();
    expect((await put('practice', 'orders.cylinder', 'plus')).statusCode).toBe(204);
    expect((await get('practice', 'orders.cylinder')).json()).toBe('plus');
    expect((await put('practice', 'orders.cylinder', 'both')).statusCode).toBe(422);
  });

  it('AD-07 keep saved queries and columns of lists, but no search of orders', async () => {
    const sort = { field: 'email', order: 'ASC' };
    const savedQueries = [{ label: 'Mine', value: { filter: { q: 'ada' }, sort, perPage: 25 } }];
    const lists = { version: 1, lists: { users: { savedQueries, hiddenColumns: ['name'] } } };
    expect((await get('super', 'lists')).json()).toBeNull();
    expect((await put('super', 'lists', lists)).statusCode).toBe(204);
    expect((await get('super', 'lists')).json()).toEqual(lists);
    expect((await get('admin', 'lists')).json()).toBeNull();
    const ofOrders = { version: 1, lists: { orders: { savedQueries } } };
    expect((await put('super', 'lists', ofOrders)).statusCode).toBe(422);
    expect((await put('super', 'lists', { ...lists, version: 2 })).statusCode).toBe(422);
  });

  it.each(['nothing', '__proto__'])('knows no "%s"', async (key) => {
    expect((await get('admin', key)).statusCode).toBe(404);
    expect((await put('admin', key, [])).statusCode).toBe(404);
  });

  it.each([
    ['orders.filters', undefined, 'value'],
    ['orders.filters', [{ name: 'x', filter: { state: 'lost' } }], 'value.0.filter.state'],
    ['orders.columns', Array(21).fill('x'), 'value'],
  ])('SE-08 refuses as %s %j, and names it', async (key, value, field) => {
    const response = await put('admin', key, value);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(apiErrorSchema.parse(response.json()).errors ?? {})).toEqual([field]);
  });

  it('SE-03 are recorded without their contents', async () => {
    await put('biller', 'orders.filters', [{ name: 'Mine', filter: { q: 'PAT-SECRET' } }]);
    const trail = await auditOf(portal, { actor: 'u-biller' });
    const entry = { action: 'preference.save', resource_id: 'orders.filters' };
    expect(trail.at(-1)).toMatchObject(entry);
    expect(JSON.stringify(trail)).not.toContain('PAT-SECRET');
  });
});

const URL = '/api/customers/100200/notification-defaults';
const DAILY: EventChoices = { orderShipped: { email: 'daily', bell: true } };

const getDefaults = (person: Person, url = URL) => portal.request(person, { url });
const putDefaults = (person: Person, choices: object, version: number, url = URL) =>
  portal.put(person, url, version, { choices });

describe('EM-04 the defaults of an account', () => {
  it('EM-04 are set by an owner, replaced by a super admin, and apply to the members', async () => {
    const first = await getDefaults('practice');
    expect([first.json(), first.headers.etag]).toEqual([{ choices: {}, version: 0 }, '"0"']);
    const saved = await putDefaults('practice', DAILY, 0);
    expect([saved.statusCode, saved.json()]).toEqual([200, { choices: DAILY, version: 1 }]);
    const own = { accountNumber: '100200', choices: DAILY };
    for (const person of ['practice', 'biller'] as const) {
      expect((await getDefaults(person, '/api/notification-defaults')).json()).toEqual([own]);
    }
    expect((await getDefaults('other', '/api/notification-defaults')).json()).toEqual([]);
    expect((await putDefaults('super', {}, 1)).json()).toEqual({ choices: {}, version: 2 });
  });

  it('EM-04 are refused after the change of somebody else, with what applies', async () => {
    const { version } = (await getDefaults('practice')).json<{ version: number }>();
    const late = await putDefaults('practice', DAILY, version + 1);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ current: { choices: {}, version } });
  });

  it('EM-04 of an account that does not exist are not found', async () => {
    const nowhere = '/api/customers/999999/notification-defaults';
    expect((await getDefaults('super', nowhere)).statusCode).toBe(404);
    expect((await putDefaults('super', DAILY, 0, nowhere)).statusCode).toBe(404);
  });

  it('EM-04 refuse an event that is not about an account, and name it', async () => {
    const response = await putDefaults('practice', { newDevice: { email: 'off', bell: true } }, 0);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('newDevice');
  });

  it('SE-03 are in the audit trail, before and after', async () => {
    const { rows } = await portal.database.pool.query(
      "SELECT action, account_number, details FROM audit_trail WHERE resource = 'accountChoices' ORDER BY id LIMIT 1",
    );
    expect(rows).toEqual([
      {
        action: 'accountChoices.edit',
        account_number: '100200',
        details: { before: {}, after: DAILY },
      },
    ]);
  });
});
