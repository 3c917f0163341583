import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Notice } from '#domain/schemas/notice.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { Bell } from '#src/notifications/Bell.tsx';
import { installDevice, showShell } from './show-shell.tsx';

installDevice();

const notice = (id: number, isRead: boolean): Notice => ({
  id,
  event: 'orderShipped',
  texts: { en: `Order ${id} was shipped`, es: `Se envió el pedido ${id}` },
  path: `/customer/orders/${id}`,
  createdAt: '2026-06-12T10:00:00.000Z',
  isRead,
});

/** An API with these notices, which marks them as read. */
function api(notices: Notice[]) {
  const sent: string[] = [];
  const client: HttpClient = (path, { method = 'GET', body = '' }) => {
    if (method === 'POST') {
      sent.push(`${path} ${body}`);
      for (const one of notices) one.isRead = true;
    }
    const unread = notices.filter(({ isRead }) => !isRead).length;
    const json = path === '/notices' ? { notices, unread, next: null } : { unread };
    return Promise.resolve({ status: 200, headers: new Headers(), json });
  };
  return { client: Object.assign(client, { ownNotices: true as const }), sent };
}

describe('EM-04 the bell', () => {
  it('EM-04 counts unread notices, lists them as links, and marks all as read', async () => {
    const { client, sent } = api([notice(2, false), notice(1, true)]);
    const { user } = await showShell(<Bell />, { client });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/customer/orders/2',
      '/customer/orders/1',
    ]);
    expect(links[0]?.textContent).toContain('New: Order 2 was shipped');
    await user.click(list.getByRole('button', { name: 'Mark all as read' }));
    expect(sent).toEqual(['/notices/read {"upTo":2}']);
    await waitFor(() => expect(list.queryByText('New:')).toBeNull());
    expect(document.activeElement).toBe(list.getByRole('button', { name: 'Close' }));
  });

  it('EM-04 says that there is nothing', async () => {
    const { user } = await showShell(<Bell />, { client: api([]).client });
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('No notifications.')).toBeTruthy();
  });
});
