import type { EventChoices } from '#domain/schemas/event-choice.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import type { Person } from './support/people.ts';

const portal = usePortal();

const URL = '/api/customers/100200/notification-defaults';
const DAILY: EventChoices = { orderShipped: { email: 'daily', bell: true } };

const get = (person: Person, url = URL) => portal.request(person, { url });
const put = (person: Person, choices: object, version: number, url = URL) =>
  portal.request(person, {
    method: 'PUT',
    url,
    headers: { 'if-match': `"${version}"` },
    payload: { choices },
  });

describe('EM-04 the defaults of an account', () => {
  it('EM-04 are set by an owner, replaced by a super admin, and apply to the members', async () => {
    const first = await get('practice');
    expect([first.json(), first.headers.etag]).toEqual([{ choices: {}, version: 0 }, '"0"']);
    const saved = await put('practice', DAILY, 0);
    expect([saved.statusCode, saved.json()]).toEqual([200, { choices: DAILY, version: 1 }]);
    const own = { accountNumber: '100200', choices: DAILY };
    for (const person of ['practice', 'biller'] as const) {
      expect((await get(person, '/api/notification-defaults')).json()).toEqual([own]);
    }
    expect((await get('other', '/api/notification-defaults')).json()).toEqual([]);
    expect((await put('super', {}, 1)).json()).toEqual({ choices: {}, version: 2 });
  });

  it('EM-04 are refused after the change of somebody else, with what applies', async () => {
    const { version } = (await get('practice')).json<{ version: number }>();
    const late = await put('practice', DAILY, version + 1);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ current: { choices: {}, version } });
  });

  it('SE-01 are refused to owners of another account, and to billers and admins', async () => {
    for (const person of ['other', 'biller', 'admin'] as const) {
      expect((await get(person)).statusCode).toBe(403);
      expect((await put(person, DAILY, 0)).statusCode).toBe(403);
    }
    const nowhere = '/api/customers/999999/notification-defaults';
    expect((await get('super', nowhere)).statusCode).toBe(404);
    expect((await put('super', DAILY, 0, nowhere)).statusCode).toBe(404);
  });

  it('EM-04 refuse an event that is not about an account, and name it', async () => {
    const response = await put('practice', { newDevice: { email: 'off', bell: true } }, 0);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('newDevice');
    const wrong = await put('practice', { orderShipped: { email: 'weekly', bell: true } }, 0);
    expect(Object.keys(wrong.json<{ errors: object }>().errors)).toEqual([
      'choices.orderShipped.email',
    ]);
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
