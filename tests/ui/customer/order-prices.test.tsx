import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PriceRule } from '#domain/schemas/price-rule.ts';
import { openFromEarlier } from '#tests/ui/customer/order-page.tsx';
import { expectLoggedErrors } from '#tests/ui/resources/portal-harness.tsx';
import { buildEarlierOrder } from '#tests/fixtures/earlier-order.ts';

afterEach(() => vi.restoreAllMocks());

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
  it('AD-09 are the agreed ones, each with whose it is and the list price', async () => {
    await openFromEarlier('reorder', agreed());
    const lines = await screen.findAllByText(/\(account price, list \$\d+\.\d\d\)$/);
    expect(lines[0]?.parentElement?.textContent).toContain('$123.45');
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('AD-09 are the list prices for another quantity, without a word about agreements', async () => {
    await openFromEarlier('reorder', agreed({ minQuantity: 4 }));
    await screen.findByText('Total');
    expect(screen.queryByText(/account price/)).toBeNull();
  });

  it('PY-07 shipping and tax are those of the account, and in the total', async () => {
    const charges = {
      prices: [{ id: 'standard' as const, priceCents: 1_250, freeAboveLimit: true }],
      freeFromCents: null,
      tax: { rate: 10_000, certificate: '' },
    };
    await openFromEarlier('reorder', { orderCharges: () => Promise.resolve({ data: charges }) });
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
