import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import type { EyeStanding } from '#domain/schemas/warranty-standing.ts';
import { buildEarlierOrder, buildStanding } from '#tests/fixtures/earlier-order.ts';
import {
  column,
  descriptionOf,
  fieldOf,
  fill,
  openOrderForm,
  submit,
  submitButton,
} from '#tests/ui/customer/order-page.tsx';
import { apiError, expectLoggedErrors } from '#tests/ui/resources/portal-harness.tsx';

afterEach(() => vi.restoreAllMocks());

const earlier = buildEarlierOrder();

/** Opens the form from the earlier order, of whose lenses so much is still granted. */
function openFrom(type: string, standing: Partial<EyeStanding> = {}) {
  return openOrderForm({
    search: `?type=${type}&from=${earlier.id}`,
    getOne: () => Promise.resolve({ data: earlier }),
    warrantyStanding: (orderId) =>
      Promise.resolve({ data: { orderId, eyes: [buildStanding(standing)] } }),
  });
}

describe('an order from an earlier one', () => {
  it('OR-09 is a reorder in one press, under a type and a source', async () => {
    const { user, submitOrder, location } = await openFrom('reorder');
    expect(screen.getByText('Nothing is changed against order O-100.')).toBeDefined();
    expect(descriptionOf(fieldOf('right', /^Base curve/))).toContain('From earlier order');
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Order O-500 submitted' })).toBeDefined();
    const [input] = submitOrder.mock.calls[0] ?? [];
    expect(input).toMatchObject({ type: 'reorder', sourceOrderId: earlier.id });
    expect(input).toMatchObject({ patientReference: 'P-31', returnReason: null });
    expect(input?.lenses).toHaveLength(1);
    expect(input?.lenses[0]?.prescription).toEqual(earlier.lenses[0]?.prescription);
    expect(location.search).not.toContain('P-31');
  });

  it('OR-05 shows what is changed, field by field, while it is typed', async () => {
    const { user } = await openFrom('reorder');
    await fill(user, 'right', /^Base curve/, '785');
    const changes = within(screen.getByRole('region', { name: /Changed against order O-100/ }));
    expect(changes.getByRole('listitem').textContent).toContain('Base curve');
    expect(changes.getByText('7.85 mm')).toBeDefined();
    await fill(user, 'right', /^Base curve/, '7.8');
    expect(screen.getByText('Nothing is changed against order O-100.')).toBeDefined();
  });

  it('OR-05 says what an exchange is granted, asks for the reason, and shows it free', async () => {
    const { user, submitOrder } = await openFrom('exchange');
    expect(await screen.findByText(/31 days left, until Dec 22, 2026/)).toBeDefined();
    const note = screen.getByRole('region', { name: 'Warranty of order O-100' });
    expect(note.textContent).toContain('1 exchange left.');
    expect(note.textContent).toContain('This lens is free.');
    expect(note.textContent).toContain('The earlier lens must come back.');
    expect(screen.getByText('Free under warranty')).toBeDefined();
    await submit(user);
    const reason = screen.getByLabelText(/^Reason for the return/);
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(descriptionOf(reason)).toBe('Choose why the lens comes back');
    expect(submitOrder).not.toHaveBeenCalled();
    await user.selectOptions(reason, 'fit');
    await submit(user);
    await waitFor(() => expect(submitOrder).toHaveBeenCalledTimes(1));
    expect(submitOrder.mock.calls[0]?.[0]).toMatchObject({ type: 'exchange', returnReason: 'fit' });
  });

  it('OR-05 says what a lens costs whose exchanges are used, and does not send it as an exchange', async () => {
    await openFrom('exchange', { exchangesLeft: 0, entitled: false });
    const note = await screen.findByText(/All exchanges are used/);
    const price = (gpSphere.priceCents / 100).toFixed(2);
    expect(note.textContent).toContain(`This lens costs $${price}.`);
    expect(note.textContent).not.toContain('must come back');
    expect(submitButton().textContent).toContain('2 things missing');
  });

  it('OR-05 says that a spare costs less while its offer lasts', async () => {
    const spare = { percentOff: 50, endsAt: '2026-12-12T12:00:00.000Z' };
    await openFrom('spare', { spare });
    expect(await screen.findByText(/50 % off until Dec 12, 2026/)).toBeDefined();
  });

  it('OR-05 finds the earlier order by patient, fills the form from it, and puts back what was there', async () => {
    const { user, getList } = await openOrderForm({
      getOne: () => Promise.resolve({ data: earlier }),
      found: [earlier],
    });
    const reference = screen.getByLabelText<HTMLInputElement>(/^Patient reference/);
    await user.type(reference, 'P-9');
    await user.selectOptions(screen.getByLabelText('Order type'), 'reorder');
    const picker = screen.getByRole('combobox', { name: /^Earlier order/ });
    await user.type(picker, 'P-31');
    const filter = expect.objectContaining({ accountNumber: '100200', q: 'P-31' }) as unknown;
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith('orders', expect.objectContaining({ filter })),
    );
    await user.click(await screen.findByText('P-31', { selector: 'li *' }));
    expect(await screen.findByText('Filled from order O-100.')).toBeDefined();
    expect(fieldOf('right', /^Base curve/).value).toBe('7.80');
    expect(reference.value).toBe('P-31');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(reference.value).toBe('P-9');
    expect(column('right').queryByLabelText(/^Base curve/)).toBeNull();
  });

  it('UX-04 says that the earlier order could not be loaded, and tries again', async () => {
    expectLoggedErrors();
    const getOne = vi
      .fn<() => Promise<{ data: unknown }>>()
      .mockRejectedValueOnce(apiError(503, 'unavailable'))
      .mockResolvedValue({ data: earlier });
    const search = `?type=reorder&from=${earlier.id}`;
    const opened = openOrderForm({ search, getOne });
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.click();
    await opened;
    expect(fieldOf('right', /^Base curve/).value).toBe('7.80');
  });

  it('OR-05 does not fill the form from an order of another account', async () => {
    const other = buildEarlierOrder({ accountNumber: '100201' });
    const search = `?type=reorder&from=${other.id}`;
    const getOne = () => Promise.resolve({ data: other });
    void openOrderForm({ search, getOne }).catch(() => undefined);
    expect(await screen.findByText(/belongs to account 100201/)).toBeDefined();
    expect(screen.queryByLabelText(/^Patient reference/)).toBeNull();
  });
});
