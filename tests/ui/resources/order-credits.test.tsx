import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LensCredit, ReceivedLens } from '#domain/schemas/lens-credit.ts';
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

const WAITING: LensCredit = {
  eye: 'right',
  cents: 8_000,
  mustReturn: true,
  state: 'waiting',
  until: '2099-06-05T12:00:00.000Z',
  received: null,
};

const order = buildOrder({ number: 'O-100', state: 'shipped', version: 3 });
type Receive = PortalDataProvider['receiveLens'];

interface Shown {
  roles?: ['CUSTOMER'] | undefined;
  receiveLens?: Receive;
  lensesReceived?: ReceivedLens[];
}

function show(
  credit: Partial<LensCredit>,
  { roles, receiveLens = vi.fn<Receive>(), lensesReceived = [] }: Shown = {},
) {
  const shown = { ...order, lensesReceived, credits: [{ ...WAITING, ...credit }] };
  const getOne = vi.fn<GetOne>().mockResolvedValue({ data: shown });
  return renderPage({
    page: <OrderShow />,
    path: '/admin/order-approval/:id',
    at: `/admin/order-approval/${order.id}`,
    dataProvider: fakeDataProvider({ getOne, receiveLens }),
    roles,
  });
}

describe('the lens credit of an order', () => {
  it.each<[string, Partial<LensCredit>, RegExp]>([
    ['coming', { state: 'coming' }, /Lens credit of \$80\.00 opens when the lens is received\.$/],
    [
      'that comes with the shipment',
      { state: 'coming', mustReturn: false },
      /Lens credit of \$80\.00 opens when the order ships\.$/,
    ],
    ['waiting', {}, /opens when the lens is received, by Jun 5, 2099\.$/],
    [
      'open',
      { state: 'open', received: { at: '2026-06-05T12:00:00.000Z', actor: 'Lara Lab' } },
      /\$80\.00 is open\. Lens received Jun 5, 2026, recorded by Lara Lab\.$/,
    ],
    ['expired', { state: 'expired' }, /expired: the lens was not received in time\.$/],
  ])(
    'CR-04 a credit %s is told to the practice, which records nothing',
    async (_, credit, says) => {
      show(credit, { roles: ['CUSTOMER'] });
      const section = await screen.findByRole('region', { name: 'Lens credit' });
      expect(within(section).getByRole('alert').textContent).toMatch(says);
      expect(screen.queryByRole('button', { name: 'Record lens received' })).toBeNull();
    },
  );

  it.each([
    ['staff', undefined],
    ['the practice', ['CUSTOMER'] satisfies ['CUSTOMER']],
  ])('CR-04 OR-06 %s sees in the timeline that the lens came', async (_who, roles) => {
    const at = '2026-06-05T12:00:00.000Z';
    const lensesReceived = [{ eye: 'right' as const, at, actor: 'Lara Lab' }];
    show({ state: 'open', received: { at, actor: 'Lara Lab' } }, { roles, lensesReceived });
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    const step = timeline.getByText('Lens received: Right eye').closest('li');
    expect(step?.textContent).toContain('Lara Lab');
    expect(step?.querySelector('time')?.dateTime).toBe(at);
  });

  it('CR-04 OR-07 staff record the lens, for the version that somebody else made meanwhile', async () => {
    expectLoggedErrors();
    const current = { ...order, version: 4 };
    const receiveLens = vi
      .fn<Receive>()
      .mockRejectedValueOnce(apiError(412, 'version-moved-on', { current }))
      .mockResolvedValueOnce({ data: { ...current, version: 5 } });
    const { user } = show({}, { receiveLens });
    await user.click(await screen.findByRole('button', { name: 'Record lens received' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Record lens received' }));
    expect(await dialog.findByText(/You can decide again/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Record lens received' }));
    expect(await screen.findByText('The returned lens of order O-100 was recorded.')).toBeDefined();
    expect(receiveLens.mock.calls).toEqual([
      [order.id, { eye: 'right' }, 3],
      [order.id, { eye: 'right' }, 4],
    ]);
  });

  it('CR-04 nothing is recorded of a lens that may be kept, or came', async () => {
    show({ mustReturn: false, state: 'coming' });
    await screen.findByRole('region', { name: 'Lens credit' });
    expect(screen.queryByRole('button', { name: 'Record lens received' })).toBeNull();
  });
});
