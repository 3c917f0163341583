import type { PortalDataProvider } from '#providers/data.ts';
import type { Mock } from 'vitest';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#domain/schemas/order.ts';
import {
  column,
  descriptionOf,
  fieldOf,
  fillValidOrder,
  madeOrder,
  openOrderForm,
  submit,
  submitButton,
} from '#tests/ui/customer/order-page.tsx';
import {
  apiError,
  expectLoggedErrors,
  lostConnection,
} from '#tests/ui/resources/portal-harness.tsx';

type SubmitOrder = PortalDataProvider['submitOrder'];

afterEach(() => vi.restoreAllMocks());

/** The keys under which the form was sent, in order. */
const keysOf = (submitOrder: Mock<SubmitOrder>) => submitOrder.mock.calls.map(([, key]) => key);

/** An answer of the server that comes when the test says so. */
function pendingAnswer() {
  const resolvers: ((made: { data: Order }) => void)[] = [];
  const promise = new Promise<{ data: Order }>((resolve) => void resolvers.push(resolve));
  return { promise, answer: () => resolvers.forEach((resolve) => resolve({ data: madeOrder })) };
}

describe('submitting an order', () => {
  it('OR-04 sends a double click once, and shows the number and the way to the order', async () => {
    const { promise, answer } = pendingAnswer();
    const { user, submitOrder } = await openOrderForm({
      submitOrder: vi.fn<SubmitOrder>().mockReturnValue(promise),
    });
    await fillValidOrder(user);
    const button = submitButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(true));
    answer();
    const title = await screen.findByRole('heading', { name: 'Order O-500 submitted' });
    expect(submitOrder).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(title);
    const link = screen.getByRole('link', { name: 'Show the order' });
    expect(link.getAttribute('href')).toBe(`/customer/orders/${madeOrder.id}`);
  });

  it('OR-04 says that the connection was lost, and retries under the same key', async () => {
    expectLoggedErrors();
    const submitOrder = vi
      .fn<SubmitOrder>()
      .mockRejectedValueOnce(lostConnection())
      .mockResolvedValue({ data: madeOrder });
    const { user } = await openOrderForm({ submitOrder });
    await fillValidOrder(user);
    await submit(user);
    expect(await screen.findByText(/connection was lost before an answer came/)).toBeDefined();
    await submit(user, 'Retry');
    expect(await screen.findByRole('heading', { name: 'Order O-500 submitted' })).toBeDefined();
    const [first, second] = keysOf(submitOrder);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('OR-04 orders another under another key, from an empty form', async () => {
    const { user, submitOrder } = await openOrderForm();
    await fillValidOrder(user);
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Order another' }));
    const reference = await screen.findByLabelText(/^Patient reference/);
    expect((reference as HTMLInputElement).value).toBe('');
    await fillValidOrder(user);
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Order O-500 submitted' })).toBeDefined();
    const [first, second] = keysOf(submitOrder);
    expect(second).not.toBe(first);
  });

  it('SE-08 shows what the server refuses at its field, until that is changed', async () => {
    expectLoggedErrors();
    const refusal = {
      rule: 'range',
      message: 'Not made any more in this curve',
      value: 7.8,
      nearest: 7.75,
    };
    const errors = { 'lenses.1.prescription.baseCurve': refusal };
    const submitOrder = vi
      .fn<SubmitOrder>()
      .mockRejectedValueOnce(apiError(422, 'invalid', { errors }))
      .mockResolvedValue({ data: madeOrder });
    const { user, getList } = await openOrderForm({ submitOrder });
    await fillValidOrder(user);
    await submit(user);
    const curve = fieldOf('left', /^Base curve/);
    await waitFor(() => expect(descriptionOf(curve)).toContain('Not made any more in this curve'));
    await waitFor(() => expect(document.activeElement).toBe(curve));
    expect(screen.getByText('Request id: req-1')).toBeDefined();
    expect(getList).toHaveBeenCalledTimes(2);
    await user.click(column('left').getByText('Use 7.75 mm'));
    expect(curve.getAttribute('aria-invalid')).toBe('false');
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Order O-500 submitted' })).toBeDefined();
    const [first, second] = keysOf(submitOrder);
    expect(second).not.toBe(first);
  });

  it('OR-04 says that the key was used for other contents, and takes a new one', async () => {
    expectLoggedErrors();
    const submitOrder = vi
      .fn<SubmitOrder>()
      .mockRejectedValueOnce(apiError(422, 'invalid'))
      .mockResolvedValue({ data: madeOrder });
    const { user } = await openOrderForm({ submitOrder });
    await fillValidOrder(user);
    await submit(user);
    expect(await screen.findByText(/earlier attempt may have been received/)).toBeDefined();
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Order O-500 submitted' })).toBeDefined();
    const [first, second] = keysOf(submitOrder);
    expect(second).not.toBe(first);
  });

  it('UX-01 asks before an order that was begun is left', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, navigate, location } = await openOrderForm();
    await user.type(screen.getByLabelText(/^Patient reference/), 'P-1');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    act(() => navigate('/customer/orders/1'));
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(location.pathname).toBe('/customer/order');
    expect(screen.getByDisplayValue('P-1')).toBeDefined();
  });
});
