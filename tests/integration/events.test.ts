import { once } from 'node:events';
import { until } from 'test-tools/until.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ChangeEvent } from '#domain/emails/notices/event.ts';
import { applied, decideOn } from './support/applications.ts';
import { openEvents, type EventClient } from './support/event-client.ts';
import { newcomer } from './support/newcomers.ts';
import { decide, orderInput, submit, submitted } from './support/orders.ts';
import type { Person } from './support/people.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();
let origin: string;
beforeAll(async () => {
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  vi.useRealTimers();
});

const listen = (person: Person, resource?: ChangeEvent['resource']) =>
  openEvents(origin, portal.tokens[person], resource);

/** The resources that a client has heard of. */
function heard({ events }: EventClient) {
  return events.map(({ resource }) => resource);
}

describe('GET /api/events', () => {
  it('SE-01 tells those of the account and the admins, nobody else', async () => {
    const [practice, admin, other] = await Promise.all([
      listen('practice', 'orders'),
      listen('admin', 'orders'),
      listen('other', 'orders'),
    ]);
    expect(practice.headers.get('content-type')).toContain('text/event-stream');
    const order = await submitted(portal);
    await decide(portal, 'admin', { id: order.id, action: 'approve', version: 1 });
    await Promise.all([practice.until(2), admin.until(2)]);

    // Theirs comes after the others', so what they have heard by then is all that they hear.
    await submit(portal, 'other', orderInput({ accountNumber: '100300' }));
    await other.until(1);
    const { id, accountNumber } = order;
    const told = { resource: 'orders', id, accountNumber };
    expect(practice.events).toEqual([
      { ...told, version: 1, state: 'submitted' },
      { ...told, version: 2, state: 'approved' },
    ]);
    expect(admin.events.slice(0, 2)).toEqual(practice.events);
    expect(other.events).toEqual([expect.objectContaining({ accountNumber: '100300' })]);
    for (const client of [practice, admin, other]) client.close();
  });

  it('AD-05 SE-01 tells super admins of an application, and nobody else', async () => {
    const people = ['admin', 'practice', 'other'] as const;
    const boss = await listen('super', 'applications');
    const others = await Promise.all(people.map((person) => listen(person)));
    const { id } = await applied(await newcomer(portal));
    await boss.until(1);
    await decideOn(portal, 'super', { id, action: 'decline', version: 1 });
    await boss.until(2);
    const told = { resource: 'applications', id };
    expect(boss.events).toEqual([
      { ...told, version: 1, status: 'submitted' },
      { ...told, version: 2, status: 'declined' },
    ]);

    // An order of theirs comes after it, so what they have heard by then is all that they hear.
    await submitted(portal);
    await submit(portal, 'other', orderInput({ accountNumber: '100300' }));
    await until(() => {
      for (const client of others) expect(heard(client)).toContain('orders');
    });
    expect(others.flatMap(heard)).not.toContain('applications');
    for (const client of [boss, ...others]) client.close();
  });

  it('says nothing of a change that was rolled back', async () => {
    const admin = await listen('admin', 'orders');
    const refused = await submit(portal, 'practice', orderInput({ accountNumber: '100300' }));
    expect(refused.statusCode).toBe(403);
    const { id } = await submitted(portal);
    await admin.until(1);
    expect(admin.events.map((event) => event.id)).toEqual([id]);
    admin.close();
  });

  it('SE-09 asks nothing more about a caller whose stream has closed', async () => {
    const renew = vi.spyOn(portal.app.identities, 'renew');
    const client = await listen('practice');
    const asked = () => {
      renew.mockClear();
      portal.callers.forget('u-practice');
      return renew.mock.calls.length;
    };
    expect(asked()).toBe(1);
    client.close();
    await until(() => expect(asked()).toBe(0));
    renew.mockRestore();
  });

  it('limits the streams of one user', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => listen('practice')));
    const refused = await listen('practice');
    expect(refused.status).toBe(429);
    const others = await listen('other');
    expect(others.status).toBe(200);
    for (const client of [...clients, refused, others]) client.close();
  });

  it('SE-09 counts none who left while they were identified', async () => {
    const [left, closed] = [new AbortController(), new AbortController()];
    const hold = once(closed.signal, 'abort');
    const { identities } = portal.app;
    const get = identities.get.bind(identities);
    const identified = vi.spyOn(identities, 'get').mockImplementation(async (token, from) => {
      await hold;
      return get(token, from);
    });
    const closing: Promise<unknown>[] = [];
    portal.app.server.on('request', (_request, response) => closing.push(once(response, 'close')));
    const headers = { authorization: `Bearer ${portal.tokens.practice}` };
    const gone = Array.from({ length: 20 }, () =>
      fetch(`${origin}/api/events`, { headers, signal: left.signal }).catch(() => 'left'),
    );
    await until(() => expect(identified).toHaveBeenCalledTimes(20));
    left.abort();
    expect(new Set(await Promise.all(gone))).toEqual(new Set(['left']));
    await Promise.all(closing);
    closed.abort();
    await Promise.all(identified.mock.results.map(({ value }) => value as Promise<unknown>));
    identified.mockRestore();
    const client = await listen('practice');
    expect(client.status).toBe(200);
    client.close();
  });

  // The last one: nothing is served after it.
  it('ends every stream when the server closes, which does not wait for them', async () => {
    const clients = await Promise.all([listen('super'), listen('admin')]);
    const closing = portal.app.close();
    await Promise.all(clients.map(({ ended }) => ended));
    await closing;
    expect(clients.map(({ status }) => status)).toEqual([200, 200]);
  });
});
