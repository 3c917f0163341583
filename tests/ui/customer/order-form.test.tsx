import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { apiError, expectLoggedErrors, lostConnection } from '../resources/portal-harness.tsx';
import {
  column,
  descriptionOf,
  fieldOf,
  fill,
  fillValidOrder,
  madeOrder,
  openFromEarlier,
  openOrderForm,
  pickLens,
  put,
  send,
  submitButton,
  toReview,
} from './order-page.tsx';

type SubmitOrder = PortalDataProvider['submitOrder'];

const submitted = () => screen.findByText('Order O-500 submitted', { selector: 'h1' });
const reference = () => screen.getByLabelText<HTMLInputElement>(/^Patient reference/);

/** An answer of the server that comes when the test says so. */
function pendingAnswer() {
  const resolvers: ((made: { data: Order }) => void)[] = [];
  const promise = new Promise<{ data: Order }>((resolve) => void resolvers.push(resolve));
  return { promise, answer: () => resolvers.forEach((resolve) => resolve({ data: madeOrder })) };
}

describe('the fields of a lens', () => {
  it('OR-01 are those of the chosen lens, with unit, range and default, once they have a place beside the others', async () => {
    const { user } = await openOrderForm();
    expect(screen.queryByLabelText(/^Base curve/)).toBeNull();
    await pickLens(user, 'right', 'GP Sphere');
    const diameter = fieldOf('right', /^Diameter/);
    expect(diameter.value).toBe('9.20');
    expect(descriptionOf(diameter)).toContain('8.00 mm to 11.00 mm, in steps of 0.10');
    expect(descriptionOf(diameter)).toContain('Default');
    expect(fieldOf('left', /^Base curve/)).toBeDefined();
    fill('right', /^Diameter/, '9,3');
    expect(diameter.value).toBe('9.30');
    await waitFor(() => expect(descriptionOf(diameter)).not.toContain('Default'));
    await pickLens(user, 'left', 'Ampleye scleral');
    expect(fieldOf('left', /^Add/)).toBeDefined();
    expect(column('left').queryByLabelText(/^Near zone/)).toBeNull();
    fill('left', /^Add/, '2');
    await waitFor(() => expect(fieldOf('left', /^Near zone/)).toBeDefined());
    // by its family
    await pickLens(user, 'right', 'ortho');
    await column('right').findByDisplayValue('Ortho-k');
  });

  it('OR-01 say nothing before they were left, then follow the typing, and take the nearest', async () => {
    const { user } = await openOrderForm();
    await pickLens(user, 'right', 'GP Sphere');
    const curve = fieldOf('right', /^Base curve/);
    const isInvalid = () => curve.getAttribute('aria-invalid');
    put(curve, '8.03');
    expect(isInvalid()).toBe('false');
    fireEvent.blur(curve);
    await waitFor(() => expect(isInvalid()).toBe('true'));
    expect(descriptionOf(curve)).toMatch(/steps of 0.05.*Nearest: 8.05 mm/);
    const use = column('right').getByText('Use 8.05 mm');
    act(() => use.focus());
    fireEvent.click(use);
    expect(curve.value).toBe('8.05');
    await waitFor(() => expect(document.activeElement).toBe(curve));
    await waitFor(() => expect(isInvalid()).toBe('false'));
    expect(column('right').queryByText(/^Use /)).toBeNull();
    put(curve, '20');
    await waitFor(() => expect(isInvalid()).toBe('true'));
  });
});

const unanswered = () => new Promise<never>(() => {});

describe('submitting an order', () => {
  it('UX-01 goes to the first error, and to each from the list of what is missing', async () => {
    const { user, submitOrder } = await openOrderForm();
    await pickLens(user, 'right', 'GP Sphere');
    toReview();
    await waitFor(() => expect(document.activeElement).toBe(reference()));
    expect(descriptionOf(reference())).toContain('Enter a patient reference');
    expect(screen.queryByText('Review your order')).toBeNull();
    const missing = within(screen.getByLabelText('To do'));
    const [rightCurve] = missing.getAllByText(/Base curve/);
    if (rightCurve) fireEvent.click(rightCurve);
    await waitFor(() => expect(document.activeElement).toBe(fieldOf('right', /^Base curve/)));
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('OR-01 OR-04 sends both eyes once, shows the way to the order, and opens an empty form', async () => {
    const { promise, answer } = pendingAnswer();
    const { user, submitOrder } = await openOrderForm({
      submitOrder: vi.fn<SubmitOrder>().mockReturnValue(promise),
    });
    await fillValidOrder(user);
    const sphere = fieldOf('left', /^Sphere/);
    expect(sphere.value).toBe('−2.75');
    await waitFor(() => expect(descriptionOf(sphere)).toContain('From right eye'));
    expect(screen.getByText(/values of the right eye were copied/)).toBeDefined();
    expect(await screen.findByText('$150.00')).toBeDefined();
    expect(screen.getByText('Ready to submit.')).toBeDefined();
    await send();
    const button = submitButton();
    fireEvent.click(button);
    await waitFor(() => expect(button.disabled).toBe(true));
    answer();
    const title = await submitted();
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(submitOrder).toHaveBeenCalledTimes(1);
    const [input, key] = submitOrder.mock.calls[0] ?? [];
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(input).toMatchObject({ accountNumber: '100200', patientReference: 'P-77' });
    expect(input?.lenses.map(({ eye, prescription }) => [eye, prescription['sphere']])).toEqual([
      ['right', -2.75],
      ['left', -2.75],
    ]);
    const link = screen.getByText('View order').closest('a');
    expect(link?.getAttribute('href')).toBe(`/customer/orders/${madeOrder.id}`);
    fireEvent.click(screen.getByText('Place another order'));
    await waitFor(() => expect(reference().value).toBe(''));
  });

  it('OR-04 says that the connection was lost, and retries under the same key', async () => {
    expectLoggedErrors();
    const submitOrder = vi
      .fn<SubmitOrder>()
      .mockRejectedValueOnce(lostConnection())
      .mockResolvedValue({ data: madeOrder });
    await openFromEarlier('reorder', { submitOrder });
    await send();
    expect(await screen.findByText(/connection was lost before the server answered/)).toBeDefined();
    fireEvent.click(submitButton('Retry'));
    await submitted();
    const [first, second] = submitOrder.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
  });

  it('SE-08 shows what the server refuses at its field, until that is changed', async () => {
    expectLoggedErrors();
    const message = 'Not made any more in this curve';
    const errors = {
      'lenses.0.prescription.baseCurve': { rule: 'range', message, value: 7.8, nearest: 7.75 },
    };
    const submitOrder = vi
      .fn<SubmitOrder>()
      .mockRejectedValueOnce(apiError(422, 'invalid', { errors }))
      .mockResolvedValue({ data: madeOrder });
    const { getList } = await openFromEarlier('reorder', { submitOrder });
    await send();
    const curve = fieldOf('right', /^Base curve/);
    await waitFor(() => expect(descriptionOf(curve)).toContain(message));
    await waitFor(() => expect(document.activeElement).toBe(curve));
    expect(screen.queryByText('Review your order')).toBeNull();
    expect(screen.getByText('Reference ID: req-1')).toBeDefined();
    expect(getList).toHaveBeenCalledTimes(2);
    fireEvent.click(column('right').getByText('Use 7.75 mm'));
    await waitFor(() => expect(curve.getAttribute('aria-invalid')).toBe('false'));
    await send();
    await submitted();
    const [first, second] = submitOrder.mock.calls.map(([, key]) => key);
    expect(second).not.toBe(first);
  });

  it('UX-01 asks before an order that was begun is left', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    // Once it is saved, nothing is at risk: the save is not answered.
    const { navigate, location } = await openOrderForm({ saveOrderDraft: unanswered });
    put(reference(), 'P-1');
    await waitFor(() => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      expect(leaving.defaultPrevented).toBe(true);
    });
    act(() => navigate('/customer/orders/1'));
    await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
    expect(location.pathname).toBe('/customer/order');
    expect(reference().value).toBe('P-1');
  });
});
