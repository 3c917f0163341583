import { act } from '@testing-library/react';
import type { ChangeEvent } from '#domain/emails/notices/event.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import { EVENTS_CHANNEL, type Events } from '#providers/http/events.ts';

/** Locks that another tab of this browser holds forever, along with the connection. */
const LED_ELSEWHERE: Pick<LockManager, 'request'> = { request: () => new Promise(() => {}) };

/** Simulates a change event that another tab of this browser passes on. Resolves when the page has received it. */
export async function notifyChange(events: Events, event: ChangeEvent): Promise<void> {
  const stop = events.start({
    onRefused: () => undefined,
    log: () => undefined,
    locks: LED_ELSEWHERE,
  });
  const heard = new Promise<void>((resolve) => {
    const unsubscribe = events.onChange(() => {
      unsubscribe();
      resolve();
    });
  });
  const otherTab = new BroadcastChannel(EVENTS_CHANNEL);
  const notify = otherTab.postMessage.bind(otherTab);
  await act(async () => {
    notify(event);
    await heard;
  });
  otherTab.close();
  stop();
}

/** Tells of a change of this order. */
export const notifyOrder = (events: Events, order: OrderSummary): Promise<void> => {
  const { id, accountNumber, version, state } = order;
  return notifyChange(events, { resource: 'orders', id, accountNumber, version, state });
};
