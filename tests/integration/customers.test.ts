import { customerInformationSchema } from '#domain/schemas/customer.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import type { Person } from './support/people.ts';

const portal = usePortal();

function ask(person: Person, query: Record<string, string> = {}, token = portal.tokens[person]) {
  return portal.request(person, { url: `/api/auth/customer/${token}`, query });
}

async function information(person: Person, query: Record<string, string> = {}) {
  const response = await ask(person, query);
  expect(response.statusCode).toBe(200);
  return customerInformationSchema.parse(response.json());
}

describe('RS-02 GET /api/auth/customer/:token', () => {
  it('RS-02 answers the main account with its additional ones, page 1 of 25 by default', async () => {
    expect(await information('practice')).toEqual({
      accountNumber: '100200',
      practice: 'Lakeside Eye Care',
      practiceRole: 'owner',
      additionalAccounts: [
        { accountNumber: '100201', practice: 'Lakeside Eye Care North', practiceRole: 'owner' },
        { accountNumber: '100202', practice: 'Lakeside Eye Care Downtown', practiceRole: 'owner' },
      ],
      page: 1,
      records: 25,
      total: 2,
    });
  });

  it('RS-02 pages the additional accounts', async () => {
    const second = await information('practice', { page: '2', records: '1' });
    expect(second).toMatchObject({ page: 2, records: 1, total: 2 });
    expect(second.additionalAccounts.map(({ accountNumber }) => accountNumber)).toEqual(['100202']);
    const third = await information('practice', { page: '3', records: '1' });
    expect(third.additionalAccounts).toEqual([]);
  });

  it('RS-02 answers an additional account that was asked for', async () => {
    const answer = await information('practice', { account: '100201' });
    expect(answer).toMatchObject({ accountNumber: '100201', total: 2 });
  });

  it('PM-03 shows a member only the accounts that are theirs', async () => {
    expect(await information('biller')).toMatchObject({
      practiceRole: 'biller',
      additionalAccounts: [],
      total: 0,
    });
    expect((await ask('biller', { account: '100201' })).statusCode).toBe(403);
    expect((await ask('other', { account: '100200' })).statusCode).toBe(403);
    // Whether an account exists is not told to those who may not see it.
    expect((await ask('other', { account: '999999' })).statusCode).toBe(403);
  });

  it('RS-02 shows admins any account that they name', async () => {
    expect(await information('admin', { account: '100200' })).toMatchObject({ total: 2 });
    expect((await ask('admin')).statusCode).toBe(400);
    expect((await ask('admin', { account: '999999' })).statusCode).toBe(404);
  });

  it('SE-04 refuses a token in the path that is not the caller’s, and is never kept', async () => {
    expect((await ask('practice', {}, portal.tokens.other)).statusCode).toBe(403);
    expect((await ask('practice')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['page', '0'],
    ['page', 'x'],
    ['records', '101'],
    ['account', '12'],
  ])('SE-08 refuses %s=%s, naming the parameter', async (name, value) => {
    const response = await ask('practice', { [name]: value });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(name);
  });
});
