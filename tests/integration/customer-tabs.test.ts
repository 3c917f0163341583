import { applicationSchema } from '#domain/schemas/application.ts';
import { accountMessageSchema, orderMessageSchema } from '#domain/schemas/order-message.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { applied, decideOn, someApplication } from './support/applications.ts';
import { newcomer } from './support/newcomers.ts';
import { list, submitted } from './support/orders.ts';
import type { Person } from './support/people.ts';

const portal = usePortal();

async function say(person: Person, orderId: string, body: string): Promise<string> {
  const response = await portal.request(person, {
    method: 'POST',
    url: `/api/orders/${orderId}/messages`,
    headers: { 'idempotency-key': randomUUID() },
    payload: { body },
  });
  return orderMessageSchema.parse(response.json()).id;
}

async function messagesOf(accountNumber: string, range: [number, number] = [0, 24]) {
  const response = await list(
    portal,
    'super',
    { filter: { accountNumber }, range },
    'order-messages',
  );
  expect(response.statusCode).toBe(200);
  const rows = accountMessageSchema.array().parse(response.json());
  return { rows, range: response.headers['content-range'] };
}

async function applicationsOf(accountNumber: string): Promise<string[]> {
  const response = await list(portal, 'super', { filter: { accountNumber } }, 'applications');
  return applicationSchema
    .array()
    .parse(response.json())
    .map(({ id }) => id);
}

describe('AD-05 the messages of an account', () => {
  it('AD-05 are those of all its orders, the newest first, in pages, and of no other account', async () => {
    const account = '100201';
    const first = await submitted(portal, { accountNumber: account });
    const second = await submitted(portal, { accountNumber: account });
    const foreign = await submitted(portal, { accountNumber: '100202' });
    await say('practice', first.id, 'One');
    await say('admin', second.id, 'Two');
    await say('practice', foreign.id, 'Elsewhere');
    await say('practice', first.id, 'Three');
    const { rows, range } = await messagesOf(account);
    expect(rows.map(({ body, orderNumber, side }) => [body, orderNumber, side])).toEqual([
      ['Three', first.number, 'practice'],
      ['Two', second.number, 'maker'],
      ['One', first.number, 'practice'],
    ]);
    expect(range).toBe('order-messages 0-2/3');
    const page = await messagesOf(account, [1, 1]);
    expect(page.rows.map(({ body }) => body)).toEqual(['Two']);
    expect((await messagesOf('100500')).range).toBe('order-messages */0');
  });

  it('AD-05 are marked as unread until this super admin has read them', async () => {
    const account = '100300';
    const { rows: users } = await portal.database.pool.query<{ uid: string }>(
      "INSERT INTO account_members (uid, account_number, practice_role) VALUES ('u-practice', '100300', 'owner') RETURNING uid",
    );
    portal.callers.forget(users[0]?.uid ?? '');
    const { id } = await submitted(portal, { accountNumber: account });
    const lastRead = await say('practice', id, 'When?');
    await say('super', id, 'Soon');
    const unread = async () => (await messagesOf(account)).rows.map((row) => row.unread);
    expect(await unread()).toEqual([false, true]);
    const url = `/api/orders/${id}/messages/read`;
    await portal.request('super', { method: 'POST', url, payload: { lastRead } });
    expect(await unread()).toEqual([false, false]);
  });

  it.each([['practice'], ['other'], ['admin']] as const)(
    'AD-05 SE-02 are not listed for %s, not even for their own account',
    async (person) => {
      const response = await list(
        portal,
        person,
        { filter: { accountNumber: '100200' } },
        'order-messages',
      );
      expect(response.statusCode).toBe(403);
    },
  );

  it('AD-05 are never those of all accounts', async () => {
    expect((await list(portal, 'super', {}, 'order-messages')).statusCode).toBe(400);
  });
});

describe('AD-05 the applications of an account', () => {
  it('AD-05 are the one that it was made for, and earlier ones of its members', async () => {
    const applicant = await newcomer(portal);
    const declined = await applied(applicant);
    await decideOn(portal, 'super', { id: declined.id, action: 'decline', version: 1 });
    const again = await applied(applicant);
    await someApplication(portal);
    const response = await decideOn(portal, 'super', {
      id: again.id,
      action: 'approve',
      version: 1,
    });
    const { accountNumber } = applicationSchema.parse(response.json());
    expect(await applicationsOf(accountNumber ?? '')).toEqual([again.id, declined.id]);
    expect(await applicationsOf('100500')).toEqual([]);
  });
});
