import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PriceRule } from '#domain/money/prices/price-rule.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { buildEarlierOrder } from '../../fixtures/earlier-order.ts';
import { refusal } from '../../unit/providers/draft-fixture.ts';
import { expectLoggedErrors } from '../resources/portal-harness.tsx';
import { findReview, madeOrder, openFromEarlier, submitButton, toReview } from './order-page.tsx';

const [earlier] = buildEarlierOrder().lenses;

function agreed(changes: Partial<PriceRule> = {}) {
  const rule: PriceRule = {
    lensId: earlier?.lensId ?? '',
    part: 'lens',
    level: 'account',
    minQuantity: 1,
    priceCents: 12_345,
    validFrom: '2020-01-01',
    validUntil: null,
    ...changes,
  };
  return { agreedPrices: () => Promise.resolve({ data: [rule] }) };
}

describe('the prices of the order form', () => {
  it('AD-09 PY-07 are the agreed ones, with whose they are and the list price, and shipping and tax of the account', async () => {
    const charges = {
      prices: [{ id: 'standard' as const, priceCents: 1_250, freeAboveLimit: true }],
      freeFromCents: null,
      tax: { rate: 10_000, certificate: '' },
    };
    const orderCharges = () => Promise.resolve({ data: charges });
    await openFromEarlier('reorder', { ...agreed(), orderCharges });
    const lines = await screen.findAllByText(/\(account price, list \$\d+\.\d\d\)$/);
    expect(lines[0]?.parentElement?.textContent).toContain('$123.45');
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    const shipping = await screen.findByText('Standard shipping');
    expect(shipping.parentElement?.textContent).toContain('$12.50');
    expect(await screen.findByText('Tax 10%')).toBeDefined();
  });

  it('AD-09 are said to be list prices when the agreed ones could not be loaded', async () => {
    expectLoggedErrors();
    await openFromEarlier('reorder', {
      agreedPrices: () => Promise.reject(new Error('no answer')),
    });
    expect(await screen.findByText(/^Your agreed prices could not be loaded/)).toBeDefined();
    expect(screen.queryByText(/account price/)).toBeNull();
  });

  it('OR-16 are sent with the order; when they changed, the page tells, shows the new ones and sends them', async () => {
    expectLoggedErrors();
    const price = { totalCents: 12_345, creditCents: 0 };
    const errors = { 'shown.totalCents': { rule: 'shownPrice', message: 'x', nearest: 15_000 } };
    const submitOrder = vi
      .fn<PortalDataProvider['submitOrder']>()
      .mockRejectedValueOnce(refusal(409, { code: 'conflict', errors }))
      .mockResolvedValueOnce({ data: madeOrder });
    const agreedPrices = vi
      .fn<PortalDataProvider['agreedPrices']>()
      .mockImplementationOnce(agreed().agreedPrices)
      .mockImplementation(agreed({ priceCents: 15_000 }).agreedPrices);
    await openFromEarlier('reorder', { agreedPrices, submitOrder });
    toReview();
    const review = await findReview();
    fireEvent.click(submitButton());
    await review.findByText(/^The total is \$150\.00 now/);
    await waitFor(() => expect(review.queryByText('$123.45')).toBeNull());
    expect(review.getAllByText('$150.00').length).toBeGreaterThan(0);
    fireEvent.click(submitButton());
    await screen.findByText('Order O-500 submitted');
    const sent = submitOrder.mock.calls.map(([{ shown }]) => shown);
    expect(sent).toEqual([price, { totalCents: 15_000, creditCents: 0 }]);
  });
});
