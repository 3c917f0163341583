import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Role } from '#domain/access/auth.ts';
import { ScanToOpen } from '#src/session/scan/ScanToOpen.tsx';
import { buildOrderSummary } from '../../fixtures/build-order.ts';
import type { GetList } from '../resources/portal-harness.tsx';
import { showToAdmin } from '../resources/show-to.tsx';

const ORDER = buildOrderSummary({ number: 'LP-100001' });
const LONGER = buildOrderSummary({ id: crypto.randomUUID(), number: 'LP-1000011' });

function show(getList: GetList, roles: Role[] = ['ADMIN']) {
  const page = (
    <>
      <ScanToOpen />
      <input aria-label="Search" />
      <a href="#elsewhere">A link</a>
    </>
  );
  return showToAdmin(page, '/admin/home', { getList }, { roles });
}

const finding = () => vi.fn<GetList>().mockResolvedValue({ data: [LONGER, ORDER], total: 2 });

/** A key a millisecond after the one before it, however busy the machine is. */
let pressedAt = 0;
function press(key: string, target: Element): boolean {
  const event = createEvent.keyDown(target, { key });
  Object.defineProperty(event, 'timeStamp', { value: (pressedAt += 1) });
  return fireEvent(target, event);
}

/** As a scanner does: without a pause, with an Enter. Returns whether the Enter went on to what has the focus. */
function scan(text: string, target: Element = document.body): boolean {
  for (const key of text) press(key, target);
  return press('Enter', target);
}

describe('scanning a work sheet', () => {
  it('AD-13 opens the order of exactly this number; the Enter presses nothing', async () => {
    const getList = finding();
    const { location } = show(getList);
    expect(scan('LP-100001', screen.getByRole('link'))).toBe(false);
    await waitFor(() => expect(location.pathname).toBe(`/admin/order-approval/${ORDER.id}`));
    expect(getList.mock.calls[0]?.[1].filter).toEqual({ q: 'LP-100001' });
  });

  it('CR-03 opens the request of return whose label is scanned', async () => {
    const { location } = show(finding());
    scan('RMA-100001');
    const page = '/admin/order-approval/returns/RMA-100001/show';
    await waitFor(() => expect(location.pathname).toBe(page));
  });

  it('AD-13 says that there is no such order, or that it was no order number', async () => {
    const { location } = show(finding());
    scan('LP-999999');
    await screen.findByText('There is no order LP-999999.');
    scan('1Z999AA10123456784');
    await screen.findByText('The scanned code is not an order or RMA number.');
    expect(location.pathname).toBe('/admin/home');
  });

  it('AD-13 leaves alone what is typed into a field, and practices', () => {
    const getList = finding();
    const { unmount } = show(getList);
    expect(scan('LP-100001', screen.getByRole('textbox'))).toBe(true);
    unmount();
    show(getList, ['CUSTOMER']);
    expect(scan('LP-100001')).toBe(true);
    expect(getList).not.toHaveBeenCalled();
  });
});
