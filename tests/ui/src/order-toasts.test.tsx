import { act, screen } from '@testing-library/react';
import { until } from 'test-tools/until.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotificationChoices } from '#domain/access/preferences/preference.ts';
import type { ChangeEvent } from '#domain/emails/notices/event.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { createEvents } from '#providers/http/events.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { usePreference } from '#resources/shared/use-preference.ts';
import { OrderToasts } from '#src/session/OrderToasts.tsx';
import { fakeConnection } from '../fake-connection.ts';
import { showToPractice } from '../resources/show-to.tsx';

const change = (id: string): ChangeEvent => ({
  resource: 'orders',
  id: `0199aaaa-0000-7000-8000-00000000000${id}`,
  accountNumber: '100200',
  version: 2,
  state: 'approved',
});

const events = createEvents(() => Promise.reject(new Error('Another tab asks')));

/** The tab that holds the connection, as this one hears of it: it never leads itself. */
let leader: BroadcastChannel;
let stop: () => void;
beforeEach(() => {
  leader = new BroadcastChannel('lens-portal-events');
  stop = events.start({
    log: () => undefined,
    onRefused: () => undefined,
    locks: { request: () => new Promise(() => undefined) },
  });
});
afterEach(() => {
  stop();
  leader.close();
});

/** Shows what is known of the choice. */
function Choice() {
  const { value } = usePreference('notifications');
  return <p>choice {value === undefined ? 'unknown' : JSON.stringify(value)}</p>;
}

async function show(preference: () => Promise<{ data: NotificationChoices | null }>) {
  const client = vi.fn<HttpClient>((path) => {
    const json = { number: `LEC-${path.at(-1)}` };
    return Promise.resolve({ status: 200, headers: new Headers(), json });
  });
  showToPractice(
    <>
      <OrderToasts />
      <Choice />
    </>,
    '/customer/home',
    { preference: preference as PortalDataProvider['preference'] },
    { connection: fakeConnection({ client, events }) },
  );
  return client;
}

/** Tells of changes, and lets the time pass in which they are gathered. */
async function notify(...changes: ChangeEvent[]): Promise<void> {
  const heard = vi.fn<() => void>();
  const forget = events.onChange(heard);
  const post = leader.postMessage.bind(leader);
  for (const event of changes) post(event);
  await until(() => expect(heard).toHaveBeenCalledTimes(changes.length));
  forget();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
}

const standStill = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const toasts = () =>
  [...document.querySelectorAll('.Toastify__toast .notice-text')].map(
    (told) => told.textContent ?? '',
  );

const choosing = (orderToasts: boolean) => async () => ({ data: { events: {}, orderToasts } });

describe('PF-02 what the other side did with an order', () => {
  it('is told in a toast to whom wants to hear of it', async () => {
    await show(choosing(true));
    await screen.findByText(/"orderToasts":true/);
    standStill();
    await notify(change('1'));
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toContain('LEC-1');
  });

  it('says nothing of an application, which is no order', async () => {
    const client = await show(choosing(true));
    await screen.findByText(/"orderToasts":true/);
    standStill();
    const { id } = change('1');
    await notify({ resource: 'applications', id, version: 2, status: 'approved' });
    expect(toasts()).toEqual([]);
    expect(client).not.toHaveBeenCalled();
  });

  it.each([
    ['to whom does not', choosing(false), /"orderToasts":false/],
    ['while the choice is not known', () => new Promise<never>(() => undefined), 'choice unknown'],
  ])('is not told %s', async (_when, preference, known) => {
    const client = await show(preference);
    await screen.findByText(known);
    standStill();
    await notify(change('1'));
    expect(toasts()).toEqual([]);
    expect(client).not.toHaveBeenCalled();
  });
});
