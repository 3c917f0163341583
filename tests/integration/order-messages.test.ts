import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import type { PracticeRole } from '#domain/access/permissions.ts';
import { orderMessageSchema, type OrderMessage } from '#domain/orders/order-message.ts';
import { orderSchema } from '#domain/orders/order.ts';
import { saveMembership } from '#server/accounts/members/memberships.ts';
import { openEvents } from './support/event-client.ts';
import { auditOf } from './support/newcomers.ts';
import { list, submitted, summariesOf } from './support/orders.ts';
import { people, type Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
let origin: string;
beforeAll(async () => {
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});

async function become(practiceRole: PracticeRole): Promise<void> {
  const { uid } = people.biller;
  const membership = { uid, accountNumber: '100200', practiceRole, isMain: true };
  await saveMembership(portal.database.db, membership);
  portal.callers.forget(uid);
}

function send(person: Person, id: string, body: unknown, key: string = randomUUID()) {
  return portal.post(person, `/api/orders/${id}/messages`, { body }, key);
}

async function sent(person: Person, id: string, body: string): Promise<OrderMessage> {
  const response = await send(person, id, body);
  if (response.statusCode !== 201) throw new Error(response.body);
  return orderMessageSchema.parse(response.json());
}

async function thread(person: Person, id: string): Promise<OrderMessage[]> {
  const response = await portal.request(person, { url: `/api/orders/${id}/messages` });
  return orderMessageSchema.array().parse(response.json());
}

function read(person: Person, id: string, lastRead: string) {
  return portal.send(person, `/api/orders/${id}/messages/read`, { lastRead });
}

async function unreadOf(person: Person, id: string): Promise<number> {
  const [row] = summariesOf(await list(portal, person, { filter: { id: [id] } }));
  const shown = await portal.request(person, { url: `/api/orders/${id}` });
  const { unread } = orderSchema.parse(shown.json());
  expect(row?.unread).toBe(unread);
  return unread;
}

describe('the thread of an order', () => {
  it('OR-06 has what practice and maker wrote, oldest first, each on their side', async () => {
    const { id } = await submitted(portal);
    expect(await thread('practice', id)).toEqual([]);
    await sent('practice', id, '  When will it come?\nWe are in a hurry.  ');
    await sent('admin', id, 'On Friday');
    expect(await thread('practice', id)).toMatchObject([
      {
        side: 'practice',
        author: 'practice@lens.test',
        own: true,
        body: 'When will it come?\nWe are in a hurry.',
      },
      { side: 'maker', author: 'admin@lens.test', own: false, body: 'On Friday' },
    ]);
    expect((await thread('admin', id)).map(({ own }) => own)).toEqual([false, true]);
  });

  it('OR-06 counts what each reader has not read, never their own, until they have', async () => {
    await become('viewer');
    const { id } = await submitted(portal);
    await sent('practice', id, 'One');
    const two = await sent('practice', id, 'Two');
    await sent('practice', id, 'Three');
    expect(await unreadOf('practice', id)).toBe(0);
    expect(await unreadOf('biller', id)).toBe(3);
    expect(await unreadOf('admin', id)).toBe(3);
    expect((await read('admin', id, two.id)).statusCode).toBe(204);
    expect(await unreadOf('admin', id)).toBe(1);
    expect(await unreadOf('super', id)).toBe(3);
    await sent('super', id, 'Four');
    expect(await unreadOf('practice', id)).toBe(1);
  });

  it('OR-06 what was read stays read, also when an older mark comes late', async () => {
    const { id } = await submitted(portal);
    const [one, two] = [await sent('admin', id, 'One'), await sent('admin', id, 'Two')];
    await Promise.all([read('practice', id, two.id), read('practice', id, one.id)]);
    await read('practice', id, one.id);
    expect(await unreadOf('practice', id)).toBe(0);
  });

  it('OR-08 lists those with something unread, and those without', async () => {
    const { id } = await submitted(portal);
    const message = await sent('practice', id, 'Hello');
    const unread = async (isUnread: boolean) =>
      summariesOf(
        await list(portal, 'admin', { filter: { unread: isUnread }, range: [0, 99] }),
      ).map((order) => order.id);
    expect(await unread(true)).toContain(id);
    expect(await unread(false)).not.toContain(id);
    await read('admin', id, message.id);
    expect(await unread(true)).not.toContain(id);
    expect(await unread(false)).toContain(id);
  });

  it('OR-04 keeps one message of two sendings with one key', async () => {
    const { id } = await submitted(portal);
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => send('practice', id, 'Once', key)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
    expect(await thread('practice', id)).toHaveLength(1);
  });

  it.each(['', '   ', 'x'.repeat(2001), 7])('SE-08 refuses %j', async (body) => {
    const { id } = await submitted(portal);
    const response = await send('practice', id, body);
    expect(response.statusCode).toBe(422);
    expect(apiErrorSchema.parse(response.json()).errors).toHaveProperty('body');
  });

  it('SE-01 is closed to another practice, who cannot mark it read by a message of theirs', async () => {
    const { id } = await submitted(portal);
    const { id: theirs } = await submitted(portal, { accountNumber: '100300' }, 'other');
    const message = await sent('practice', id, 'Secret');
    const own = await sent('other', theirs, 'Ours');
    const answers = [
      await portal.request('other', { url: `/api/orders/${id}/messages` }),
      await send('other', id, 'Intruding'),
      await read('other', id, message.id),
      await read('other', theirs, message.id),
      await read('practice', id, own.id),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 422, 422]);
    expect(answers.map(({ body }) => body).join()).not.toContain('Secret');
    expect(await thread('practice', id)).toHaveLength(1);
  });

  it('AD-08 is read by a viewer, who marks it read and may not write', async () => {
    const { id } = await submitted(portal);
    const { id: lastRead } = await sent('admin', id, 'Which axis?');
    await become('viewer');
    expect(await thread('biller', id)).toHaveLength(1);
    expect(await unreadOf('biller', id)).toBe(1);
    const refused = await send('biller', id, 'Ninety');
    expect(refused.statusCode).toBe(403);
    expect(apiErrorSchema.parse(refused.json()).message).toContain('does not write messages');
    expect((await read('biller', id, lastRead)).statusCode).toBe(204);
    expect(await unreadOf('biller', id)).toBe(0);
    expect(await thread('practice', id)).toHaveLength(1);
  });

  it('AD-08 does not answer again what a member wrote before they became a viewer', async () => {
    const { id } = await submitted(portal);
    const key = randomUUID();
    await become('orderer');
    expect((await send('biller', id, 'Ninety', key)).statusCode).toBe(201);
    await become('viewer');
    expect((await send('biller', id, 'Ninety', key)).statusCode).toBe(403);
  });

  it('SE-03 is recorded without what was written', async () => {
    const { id } = await submitted(portal);
    const message = await sent('practice', id, 'PAT-SECRET wears them well');
    const trail = await auditOf(portal, { resourceId: id });
    expect(trail.at(-1)).toMatchObject({
      action: 'order.message',
      actor_uid: 'u-practice',
      account_number: '100200',
      details: { message: message.id, side: 'practice' },
    });
    expect(JSON.stringify(trail) + portal.logged.join()).not.toContain('PAT-SECRET');
  });

  it('OR-08 tells those who listen, so that lists and threads are read again', async () => {
    const events = await openEvents(origin, portal.tokens.admin, 'orders');
    const { id } = await submitted(portal);
    await sent('practice', id, 'Hello');
    await events.until(2);
    const order = {
      resource: 'orders',
      id,
      accountNumber: '100200',
      version: 1,
      state: 'submitted',
    };
    expect(events.events).toEqual([order, { ...order, about: 'message' }]);
    events.close();
  });
});
