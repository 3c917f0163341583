import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ChangeEvent } from '#domain/emails/notices/event.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { withheldOrder } from '#server/ordering/orders/reading/withhold-clinical.ts';
import { buildOrder, buildOrderEvent } from '../../fixtures/build-order.ts';
import { fakeConnection } from '../fake-connection.ts';
import { openDialog } from './open-dialog.ts';
import {
  apiError,
  expectLoggedErrors,
  lostConnection,
  oneOf,
  type FakeMethods,
  type GetOne,
} from './portal-harness.tsx';
import { showOrder } from './show-order.tsx';

const order = buildOrder({ number: 'O-100', notes: 'Please call first', version: 3 });

function decided(action: 'approve' | 'reject', reason = ''): Order {
  const to = action === 'approve' ? 'approved' : 'rejected';
  const event = buildOrderEvent({ id: crypto.randomUUID(), action, from: 'submitted', to, reason });
  const steps = [...order.events, { ...event, actor: 'ana@lens.test' }];
  return { ...order, state: to, version: 4, events: steps };
}

function show(overrides: FakeMethods, roles?: ['CUSTOMER'], connection = fakeConnection()) {
  return showOrder(order, overrides, { roles, connection });
}

/** The key of a decision, which is sent again with it after a lost answer. */
const ANY_KEY: unknown = expect.any(String);

/** A server that keeps one order. */
function serverWith(decideOrder: (seen: { version: number; reason: string }) => Promise<Order>) {
  let stored = order;
  return {
    getOne: vi.fn<GetOne>().mockImplementation(() => Promise.resolve({ data: stored })),
    decideOrder: vi.fn<PortalDataProvider['decideOrder']>(async (_id, _action, seen) => {
      stored = await decideOrder(seen);
      return { data: stored };
    }),
    become: (next: Order) => {
      stored = next;
    },
  };
}

describe('an order', () => {
  it('OR-06 is asked for whole when only the row of a list is known of it', async () => {
    const { events: _events, notes: _notes, ...row } = order;
    const summary = {
      ...row,
      lenses: row.lenses.map(({ prescription: _values, ...lens }) => lens),
    };
    const getOne = oneOf(order);
    const view = show({ getOne });
    view.queryClient.setQueryData(['orders', 'getOne', { id: order.id, meta: undefined }], summary);
    expect(await screen.findByRole('region', { name: 'Right eye' })).toBeDefined();
    view.navigate('/elsewhere');
    await screen.findByText('another page');
    view.queryClient.setQueryData(['orders', 'getOne', { id: order.id, meta: undefined }], summary);
    view.navigate(`/admin/order-approval/${order.id}`);
    expect(await screen.findByRole('region', { name: 'Right eye' })).toBeDefined();
    expect(getOne).toHaveBeenCalledTimes(2);
  });

  it('AD-08 shows a biller what was sold, says what is withheld, and has no thread', async () => {
    const bill = withheldOrder({ ...order, poNumber: 'PO-7', patientReference: 'P-77' });
    const orderMessages = vi.fn<PortalDataProvider['orderMessages']>();
    show({ getOne: oneOf(bill), orderMessages }, ['CUSTOMER']);
    const right = within(await screen.findByRole('region', { name: 'Right eye' }));
    expect(right.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Price',
    ]);
    expect(screen.getByText('PO-7')).toBeDefined();
    expect(screen.getByText(/^Your role in this account shows what was ordered/)).toBeDefined();
    for (const text of ['Patient reference', 'Notes']) expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Ask about this order' })).toBeNull();
    expect(orderMessages).not.toHaveBeenCalled();
  });

  it('AD-08 tells a biller of a rejection without the reason, which quotes the prescription', async () => {
    const rejected = withheldOrder(decided('reject', 'Axis looks wrong'));
    show({ getOne: oneOf(rejected) }, ['CUSTOMER']);
    expect(await screen.findByText(/The reason is shown to those who order/)).toBeDefined();
    expect(document.body.textContent).not.toContain('Axis looks wrong');
  });

  it('OR-06 shows lenses, formatted values, notes and the timeline with who and why', async () => {
    const rejected = decided('reject', 'Axis looks wrong');
    show({ getOne: oneOf(rejected) });
    expect(await screen.findByRole('heading', { name: 'Order O-100' })).toBeDefined();
    const right = screen.getByRole('region', { name: 'Right eye' });
    const cell = await within(right).findByRole('rowheader', { name: 'Diameter' });
    const row = cell.closest('tr');
    expect(row?.textContent).toMatch(/\d+\.\d\d mm$/);
    expect(screen.getByText('Please call first')).toBeDefined();
    const timeline = screen.getByRole('region', { name: 'Timeline' });
    const [first, last] = within(timeline).getAllByRole('listitem');
    expect(first?.textContent).toContain('Submitted');
    expect(last?.textContent).toContain('by ana@lens.test');
    expect(last?.textContent).toContain('Axis looks wrong');
    expect(last?.textContent).toMatch(/2026.*(GMT|UTC|[A-Z]{2,4})/);
  });

  it('OR-06 offers no decision on an order that is decided, nor to a customer', async () => {
    const approved = decided('approve');
    const view = show({ getOne: oneOf(approved) });
    expect(await screen.findByRole('heading', { name: 'Order O-100' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Approve order|Reject order/ })).toBeNull();
    view.unmount();
    show({}, ['CUSTOMER']);
    expect(await screen.findByRole('heading', { name: 'Order O-100' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Approve order|Reject order/ })).toBeNull();
  });

  it('OR-06 rejects only with a reason, by keyboard alone', async () => {
    const server = serverWith(({ reason }) => Promise.resolve(decided('reject', reason)));
    const { user } = show(server);
    (await screen.findByRole('button', { name: 'Reject order' })).focus();
    await user.keyboard('{Enter}');
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    screen.getByRole('button', { name: 'Reject order' }).focus();
    await user.keyboard('{Enter}');
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(reason);
    expect(server.decideOrder).not.toHaveBeenCalled();
    await user.keyboard('Axis looks wrong');
    screen.getByRole('button', { name: 'Reject order' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Order O-100 rejected')).toBeDefined();
    const seen = { version: 3, reason: 'Axis looks wrong', idempotencyKey: ANY_KEY };
    expect(server.decideOrder).toHaveBeenCalledExactlyOnceWith(order.id, 'reject', seen);
  });

  it('OR-07 tells who decided meanwhile and shows the state as it is now', async () => {
    expectLoggedErrors();
    const current = decided('reject', 'No such patient');
    const server = serverWith(() => {
      server.become(current);
      return Promise.reject(apiError(412, 'version-moved-on', { current }));
    });
    const { user } = show(server);
    const dialog = await openDialog(user, 'Approve order');
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Checked by phone');
    await user.click(dialog.getByRole('button', { name: /Approve/ }));
    await dialog.findByText(/ana@lens.test has already changed this order to Rejected \(.*20/);
    expect(dialog.getByDisplayValue('Checked by phone')).toBeDefined();
    expect(dialog.getByRole('button', { name: /Approve/ })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('No such patient')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve order' })).toBeNull());
    expect(server.decideOrder).toHaveBeenCalledOnce();
  });

  it('OR-07 a lost race keeps what was typed, and the next try is about the new version', async () => {
    expectLoggedErrors();
    const current = { ...order, version: 4 };
    let isFirst = true;
    const server = serverWith(({ reason }) => {
      if (!isFirst) return Promise.resolve({ ...decided('reject', reason), version: 5 });
      isFirst = false;
      server.become(current);
      return Promise.reject(apiError(412, 'version-moved-on', { current }));
    });
    const { user } = show(server);
    const dialog = await openDialog(user, 'Reject order');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Too steep');
    await user.click(dialog.getByRole('button', { name: 'Reject order' }));
    expect(await dialog.findByText(/You can decide again/)).toBeDefined();
    expect(dialog.getByDisplayValue('Too steep')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Reject order' }));
    expect(await screen.findByText('Order O-100 rejected')).toBeDefined();
    expect(server.decideOrder.mock.calls.map(([, , seen]) => seen)).toEqual([
      { version: 3, reason: 'Too steep', idempotencyKey: ANY_KEY },
      { version: 4, reason: 'Too steep', idempotencyKey: ANY_KEY },
    ]);
  });

  it('OR-07 a decision whose answer was lost is sent again with its key', async () => {
    expectLoggedErrors();
    let isFirst = true;
    const server = serverWith(({ reason }) => {
      if (!isFirst) return Promise.resolve({ ...decided('reject', reason), version: 4 });
      isFirst = false;
      return Promise.reject(lostConnection());
    });
    const { user } = show(server);
    const dialog = await openDialog(user, 'Reject order');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Too steep');
    await user.click(dialog.getByRole('button', { name: 'Reject order' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Reject order' }));
    expect(await screen.findByText('Order O-100 rejected')).toBeDefined();
    const [first, again] = server.decideOrder.mock.calls;
    expect(again).toEqual(first);
    expect(first?.[2].idempotencyKey).toEqual(ANY_KEY);
  });

  it('OR-07 a decision of somebody else shows in the open dialog before it is sent', async () => {
    const server = serverWith(() => Promise.reject(new Error('Nothing is sent')));
    const listeners = new Set<(event: ChangeEvent) => void>();
    const connection = fakeConnection();
    connection.events.onChange = (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const { user } = show(server, undefined, connection);
    const dialog = await openDialog(user, 'Reject order');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Too steep');
    server.become(decided('approve'));
    const { id, accountNumber } = order;
    const event = { resource: 'orders', id, accountNumber, state: 'approved', version: 4 } as const;
    act(() => {
      for (const listener of listeners) listener(event);
    });
    await dialog.findByText(/ana@lens.test has already changed this order to Approved/);
    expect(dialog.getByDisplayValue('Too steep')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Reject order' })).toHaveProperty('disabled', true);
    expect(server.decideOrder).not.toHaveBeenCalled();
  });

  it('SE-08 keeps the dialog and its reason when the connection is lost', async () => {
    expectLoggedErrors();
    const server = serverWith(() => Promise.reject(lostConnection()));
    const { user } = show(server);
    await user.click(await screen.findByRole('button', { name: 'Reject order' }));
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too steep');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Reject/ }));
    expect(await screen.findByText(/no connection to the server/)).toBeDefined();
    expect(screen.getByDisplayValue('Too steep')).toBeDefined();
  });

  it('ER-02 says on the page that a named order is not there, and signs nobody out', async () => {
    expectLoggedErrors();
    const { session } = show({
      getOne: vi.fn<GetOne>().mockRejectedValue(apiError(404, 'not-found')),
    });
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeDefined();
    expect(session.signOut).not.toHaveBeenCalled();
  });
});
