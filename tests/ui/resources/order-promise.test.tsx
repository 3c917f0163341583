import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LensCredit, ReceivedLens } from '#domain/money/credit/lens-credit.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { buildOrder } from '../../fixtures/build-order.ts';
import { confirmInDialog, openDialog } from './open-dialog.ts';
import { apiError, expectLoggedErrors } from './portal-harness.tsx';
import { showOrder } from './show-order.tsx';

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
  return showOrder(shown, { movePromise }, { roles });
}

const untouched = vi.fn<PortalDataProvider['movePromise']>();
const soon = () => new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
const nextMonday = () => {
  const date = soon();
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
};

describe('the promised date of an order', () => {
  it('OR-12 says what is wrong with a day before anything is sent', async () => {
    const view = show(untouched);
    const dialog = await confirmInDialog(view.user, 'Move promised date');
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
    const dialog = await openDialog(view.user, 'Move promised date');
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
    await screen.findByText(/^Promised date moved from Jun 2, 2099 to Jun 5, 2099/);
    expect(screen.getByText('Late material')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Move promised date' })).toBeNull();
  });
});

const WAITING: LensCredit = {
  eye: 'right',
  cents: 8_000,
  mustReturn: true,
  state: 'waiting',
  until: '2099-06-05T12:00:00.000Z',
  received: null,
};

const shippedOrder = buildOrder({ number: 'O-100', state: 'shipped', version: 3 });
type Receive = PortalDataProvider['receiveLens'];

interface Shown {
  roles?: ['CUSTOMER'] | undefined;
  receiveLens?: Receive;
  lensesReceived?: ReceivedLens[];
}

function showCredits(
  credit: Partial<LensCredit>,
  { roles, receiveLens = vi.fn<Receive>(), lensesReceived = [] }: Shown = {},
) {
  const shown = { ...shippedOrder, lensesReceived, credits: [{ ...WAITING, ...credit }] };
  return showOrder(shown, { receiveLens }, { roles });
}

describe('the lens credit of an order', () => {
  it.each<[string, Partial<LensCredit>, RegExp]>([
    ['waiting', {}, /opens when the lens is received, by Jun 5, 2099\.$/],
    [
      'open',
      { state: 'open', received: { at: '2026-06-05T12:00:00.000Z', actor: 'Lara Lab' } },
      /\$80\.00 is open\. Lens received Jun 5, 2026, recorded by Lara Lab\.$/,
    ],
  ])(
    'CR-04 a credit %s is told to the practice, which records nothing',
    async (_, credit, says) => {
      showCredits(credit, { roles: ['CUSTOMER'] });
      const section = await screen.findByRole('region', { name: 'Lens credit' });
      expect(within(section).getByRole('alert').textContent).toMatch(says);
      expect(screen.queryByRole('button', { name: 'Record lens received' })).toBeNull();
    },
  );

  it('CR-04 OR-06 the practice sees in the timeline that the lens came', async () => {
    const at = '2026-06-05T12:00:00.000Z';
    const lensesReceived = [{ eye: 'right' as const, at, actor: 'Lara Lab' }];
    const received = { at, actor: 'Lara Lab' };
    showCredits({ state: 'open', received }, { roles: ['CUSTOMER'], lensesReceived });
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    const step = timeline.getByText('Lens received: Right eye').closest('li');
    expect(step?.textContent).toContain('Lara Lab');
    expect(step?.querySelector('time')?.dateTime).toBe(at);
  });

  it('CR-04 OR-07 staff record the lens, for the version that somebody else made meanwhile', async () => {
    expectLoggedErrors();
    const current = { ...shippedOrder, version: 4 };
    const receiveLens = vi
      .fn<Receive>()
      .mockRejectedValueOnce(apiError(412, 'version-moved-on', { current }))
      .mockResolvedValueOnce({ data: { ...current, version: 5 } });
    const { user } = showCredits({}, { receiveLens });
    const dialog = await confirmInDialog(user, 'Record lens received');
    expect(await dialog.findByText(/You can decide again/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Record lens received' }));
    expect(await screen.findByText('The returned lens of order O-100 was recorded.')).toBeDefined();
    expect(receiveLens.mock.calls).toEqual([
      [shippedOrder.id, { eye: 'right' }, 3],
      [shippedOrder.id, { eye: 'right' }, 4],
    ]);
  });

  it('CR-04 nothing is recorded of a lens that may be kept, or came', async () => {
    showCredits({ mustReturn: false, state: 'coming' });
    await screen.findByRole('region', { name: 'Lens credit' });
    expect(screen.queryByRole('button', { name: 'Record lens received' })).toBeNull();
  });
});
