import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import ShippingMethods from '#resources/shipping-methods/ShippingMethods.tsx';
import type { FakeMethods } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const PATH = '/admin/customer-management/shipping';
const OVERNIGHT = { id: 'overnight', version: 3, priceCents: 3_200, freeAboveLimit: true };
const RUSH = { id: 'rush', version: 1, priceCents: 3_500, freeAboveLimit: false };

type Change = (
  resource: string,
  params: { data?: unknown },
) => Promise<{ data: unknown; total?: number }>;
type Writes = Partial<Record<'update' | 'getManyReference', Change>>;

function open(at: string, methods: FakeMethods & Writes = {}) {
  return showToSuper(
    <ShippingMethods />,
    `${PATH}/*`,
    {
      getList: () => Promise.resolve({ data: [OVERNIGHT, RUSH], total: 2 }),
      getOne: () => Promise.resolve({ data: OVERNIGHT }),
      ...methods,
    },
    { at: `${PATH}${at}` },
  );
}

describe('the prices of shipping', () => {
  it('PY-07 the list names each method and its price, and makes and deletes none', async () => {
    open('');
    const link = await screen.findByRole('link', { name: 'Overnight shipping' });
    expect(link.closest('tr')?.textContent).toContain('$32.00');
    expect(screen.getByRole('link', { name: 'Rush' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('PY-07 an edit sends cents for the version that was seen', async () => {
    const update = vi.fn<Change>().mockResolvedValueOnce({ data: { ...OVERNIGHT, version: 4 } });
    const { user, location } = open('/overnight', { update });
    const price = await screen.findByLabelText(/^Price/);
    await user.clear(price);
    await user.type(price, '41.50');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.pathname).toBe(`${PATH}/overnight/show`));
    expect(update.mock.calls[0]?.[1].data).toEqual({
      priceCents: 4_150,
      freeAboveLimit: true,
      version: 3,
    });
  });
});
