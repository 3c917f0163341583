import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import OrderShow from '#resources/orders/OrderShow.tsx';
import { buildOrder } from '#tests/fixtures/build-order.ts';
import {
  apiError,
  expectLoggedErrors,
  fakeDataProvider,
  renderPage,
  type GetOne,
} from '#tests/ui/resources/portal-harness.tsx';

const order = buildOrder({
  number: 'O-100',
  state: 'approved',
  version: 3,
  promisedAt: '2099-06-05T23:59:59.999Z',
});

function show(
  movePromise: PortalDataProvider['movePromise'],
  { shown = order, roles }: { shown?: Order; roles?: ['CUSTOMER'] } = {},
) {
  const getOne = vi.fn<GetOne>().mockResolvedValue({ data: shown });
  return renderPage({
    page: <OrderShow />,
    path: '/admin/order-approval/:id',
    at: `/admin/order-approval/${order.id}`,
    dataProvider: fakeDataProvider({ getOne, movePromise }),
    roles,
  });
}

const untouched = vi.fn<PortalDataProvider['movePromise']>();
const openDialog = async ({ user }: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: 'Move promised date' }));
  return within(screen.getByRole('dialog'));
};
const soon = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
const nextMonday = () => {
  const date = soon();
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
};

describe('the promised date of an order', () => {
  it('OR-12 says what is wrong with a day before anything is sent', async () => {
    const view = show(untouched);
    const dialog = await openDialog(view);
    await view.user.click(dialog.getByRole('button', { name: 'Move promised date' }));
    expect(dialog.getByText('Enter the new promised date')).toBeDefined();
    fireEvent.change(dialog.getByLabelText(/New promised date/), {
      target: { value: '2020-01-06' },
    });
    expect(dialog.getByText(/This day is over\. Nearest/)).toBeDefined();
    expect(untouched).not.toHaveBeenCalled();
  });

  it('OR-07 OR-12 keeps what was typed when somebody else was first, and then moves the new version', async () => {
    expectLoggedErrors();
    const current = { ...order, version: 4 };
    const movePromise = vi
      .fn<PortalDataProvider['movePromise']>()
      .mockRejectedValueOnce(apiError(412, 'version-moved-on', { current }))
      .mockResolvedValueOnce({ data: { ...current, version: 5 } });
    const view = show(movePromise);
    const dialog = await openDialog(view);
    const day = nextMonday();
    fireEvent.change(dialog.getByLabelText(/New promised date/), { target: { value: day } });
    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'Late material' } });
    await view.user.click(dialog.getByRole('button', { name: 'Move promised date' }));
    expect(await dialog.findByText(/You can decide again/)).toBeDefined();
    expect(dialog.getByDisplayValue('Late material')).toBeDefined();
    expect(dialog.getByDisplayValue(day)).toBeDefined();
    await view.user.click(dialog.getByRole('button', { name: 'Move promised date' }));
    expect(await screen.findByText(/^Order O-100 is promised for/)).toBeDefined();
    const move = { promisedAt: day, reason: 'Late material' };
    expect(movePromise.mock.calls).toEqual([
      [order.id, move, 3],
      [order.id, move, 4],
    ]);
  });

  it('OR-06 OR-12 shows the practice each move in the timeline, and no button', async () => {
    const move = {
      id: crypto.randomUUID(),
      formerAt: '2099-06-02T23:59:59.999Z',
      promisedAt: '2099-06-05T23:59:59.999Z',
      reason: 'Late material',
      actor: 'ana@lens.test',
      createdAt: '2099-05-20T10:00:00.000Z',
    };
    show(untouched, { shown: { ...order, promiseMoves: [move] }, roles: ['CUSTOMER'] });
    expect(
      await screen.findByText(/^Promised date moved from Jun 2, 2099 to Jun 5, 2099/),
    ).toBeDefined();
    expect(screen.getByText('Late material')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Move promised date' })).toBeNull();
  });
});
