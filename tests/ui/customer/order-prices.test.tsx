import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PriceRule } from '#domain/schemas/price-rule.ts';
import { openFromEarlier } from '#tests/ui/customer/order-page.tsx';
import { expectLoggedErrors } from '#tests/ui/resources/portal-harness.tsx';
import { buildEarlierOrder } from '#tests/fixtures/earlier-order.ts';

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
});
