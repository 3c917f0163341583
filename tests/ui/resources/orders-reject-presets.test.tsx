import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Role } from '#domain/auth.ts';
import type { RejectReason } from '#domain/schemas/reject-reason.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import OrderList from '#resources/orders/OrderList.tsx';
import { buildOrder, buildOrderSummary } from '#tests/fixtures/build-order.ts';
import {
  apiError,
  expectLoggedErrors,
  fakeDataProvider,
  renderPage,
} from '#tests/ui/resources/portal-harness.tsx';

const BLURRY: RejectReason = {
  id: 'r-1',
  name: 'Blurry scan',
  reason: 'The topography is blurry. Please send it again.',
  offered: true,
  version: 1,
};

async function openDialog(
  rejectReasons: PortalDataProvider['rejectReasons'],
  roles: Role[] = ['ADMIN'],
) {
  const rows = [1, 2].map((at) =>
    buildOrderSummary({ id: crypto.randomUUID(), number: `O-${at}` }),
  );
  const decideOrder = vi
    .fn<PortalDataProvider['decideOrder']>()
    .mockResolvedValue({ data: buildOrder({ state: 'rejected' }) });
  const view = renderPage({
    page: <OrderList />,
    path: '/admin/order-approval',
    roles,
    dataProvider: fakeDataProvider({
      getList: () => Promise.resolve({ data: rows, total: rows.length }),
      decideOrder,
      rejectReasons,
    }),
  });
  await screen.findByRole('link', { name: 'O-1' });
  return { ...view, decideOrder };
}

type User = Awaited<ReturnType<typeof openDialog>>['user'];

async function rejectFirst(user: User) {
  const [button] = screen.getAllByRole('button', { name: /^Reject/ });
  if (button) await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Reject order O-1?' });
  return { dialog, field: within(dialog).getByRole('textbox', { name: /Reason/ }) };
}

const valueOf = (field: HTMLElement) => (field as HTMLTextAreaElement).value;

describe('preset reasons for a rejection', () => {
  it('AD-13 OR-06 fill the reason after what is typed, and the text stays editable', async () => {
    const { user, decideOrder } = await openDialog(() => Promise.resolve({ data: [BLURRY] }));
    const { dialog, field } = await rejectFirst(user);
    const preset = await within(dialog).findByRole('button', { name: 'Blurry scan' });
    fireEvent.change(field, { target: { value: 'Dear Ann,' } });
    await user.click(preset);
    expect(valueOf(field)).toBe(`Dear Ann,\n${BLURRY.reason}`);
    expect(document.activeElement).toBe(field);
    await user.click(preset);
    fireEvent.change(field, { target: { value: `${valueOf(field)} Thanks.` } });
    await user.click(within(dialog).getByRole('button', { name: 'Reject order' }));
    expect(decideOrder.mock.calls[0]?.[2]).toMatchObject({
      reason: `Dear Ann,\n${BLURRY.reason} Thanks.`,
    });
  });

  it('AD-13 are offered for many orders too, and super admins find where they are maintained', async () => {
    const presets = () => Promise.resolve({ data: [BLURRY] });
    const { user } = await openDialog(presets, ['ADMIN', 'SUPERADMIN']);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Reject 2 orders' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject 2 orders?' });
    await user.click(await within(dialog).findByRole('button', { name: 'Blurry scan' }));
    expect(valueOf(within(dialog).getByRole('textbox', { name: /Reason/ }))).toBe(BLURRY.reason);
    const link = within(dialog).getByRole('link', { name: /Edit the preset reasons/ });
    expect(link.getAttribute('href')).toContain('/admin/order-approval/reject-reasons');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('AD-13 UX-04 says that they could not be loaded; a reason can still be typed', async () => {
    expectLoggedErrors();
    const { user } = await openDialog(() => Promise.reject(apiError(500, 'internal')));
    const { dialog, field } = await rejectFirst(user);
    await within(dialog).findByText('The preset reasons could not be loaded.');
    fireEvent.change(field, { target: { value: 'Typed' } });
    expect(within(dialog).queryByRole('link')).toBeNull();
  });
});
