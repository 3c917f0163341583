import type { PortalDataProvider } from '#providers/data.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#domain/schemas/order.ts';
import { buildOrderEvent } from '#tests/fixtures/build-order.ts';
import { buildEarlierOrder } from '#tests/fixtures/earlier-order.ts';
import { fieldOf, fill, openOrderForm, submit } from '#tests/ui/customer/order-page.tsx';
import {
  apiError,
  expectLoggedErrors,
  lostConnection,
} from '#tests/ui/resources/portal-harness.tsx';

type Resubmit = PortalDataProvider['resubmitOrder'];

afterEach(() => vi.restoreAllMocks());

const rejection = buildOrderEvent({
  action: 'reject',
  from: 'submitted',
  to: 'rejected',
  reason: 'Base curve too flat',
});
const rejected = buildEarlierOrder({
  state: 'rejected',
  version: 2,
  notes: 'Rush',
  events: [buildOrderEvent(), rejection],
});
const submitted: Order = {
  ...rejected,
  state: 'submitted',
  version: 3,
  events: [...rejected.events, buildOrderEvent({ action: 'resubmit', from: 'rejected' })],
};

function openToCorrect(resubmitOrder = vi.fn<Resubmit>().mockResolvedValue({ data: submitted })) {
  return openOrderForm({
    search: `?resubmit=${rejected.id}`,
    getOne: () => Promise.resolve({ data: rejected }),
    resubmitOrder,
  });
}

const send = 'Submit corrected order';

describe('a rejected order that is corrected', () => {
  it('OR-06 opens with the reason, and is submitted again on the version that was seen', async () => {
    const resubmitOrder = vi.fn<Resubmit>().mockResolvedValue({ data: submitted });
    const { user, submitOrder } = await openToCorrect(resubmitOrder);
    expect(screen.getByText('Rejected: Base curve too flat')).toBeDefined();
    expect(fieldOf('right', /^Base curve/).value).toBe('7.80');
    await fill(user, 'right', /^Base curve/, '7.7');
    await submit(user, send);
    expect(await screen.findByRole('heading', { name: 'Order O-100 submitted' })).toBeDefined();
    const [id, input, version] = resubmitOrder.mock.calls[0] ?? [];
    expect([id, version]).toEqual([rejected.id, 2]);
    expect(input).toMatchObject({ notes: 'Rush', patientReference: 'P-31' });
    expect(input).not.toHaveProperty('accountNumber');
    expect(input?.lenses[0]?.prescription['baseCurve']).toBe(7.7);
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('OR-04 takes an order for submitted whose answer was lost', async () => {
    expectLoggedErrors();
    const resubmitOrder = vi
      .fn<Resubmit>()
      .mockRejectedValueOnce(lostConnection())
      .mockRejectedValue(apiError(412, 'version-moved-on', { current: submitted }));
    const { user } = await openToCorrect(resubmitOrder);
    await submit(user, send);
    expect(await screen.findByText(/connection was lost before an answer came/)).toBeDefined();
    await submit(user, 'Retry');
    expect(await screen.findByRole('heading', { name: 'Order O-100 submitted' })).toBeDefined();
  });

  it('OR-06 says that the order moved on meanwhile, and sends nothing else', async () => {
    expectLoggedErrors();
    const cancelled = { ...submitted, state: 'cancelled' as const };
    const resubmitOrder = vi
      .fn<Resubmit>()
      .mockRejectedValue(apiError(412, 'version-moved-on', { current: cancelled }));
    const { user, submitOrder } = await openToCorrect(resubmitOrder);
    await submit(user, send);
    expect(await screen.findByText(/changed or submitted meanwhile/)).toBeDefined();
    await waitFor(() => expect(submitOrder).not.toHaveBeenCalled());
  });

  it('OR-06 says that an order is not waiting for a correction', async () => {
    await openOrderForm({
      search: `?resubmit=${submitted.id}`,
      getOne: () => Promise.resolve({ data: submitted }),
    });
    expect(screen.getByText('Order O-100 is not waiting for a correction.')).toBeDefined();
  });
});
