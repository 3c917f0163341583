import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HttpClient } from '#providers/http/http.ts';
import { NotificationSettings } from '#src/settings/NotificationSettings.tsx';
import { installDevice, showShell } from './show-shell.tsx';

installDevice();

const DAILY = { email: 'daily', bell: true };

/** An API that keeps the choices, with a default of the practice for shipped orders. */
function api(stored: unknown = null) {
  const saved: string[] = [];
  const answers: Record<string, unknown> = {
    '/preferences/notifications': stored,
    '/notification-defaults': [{ accountNumber: '100200', choices: { orderShipped: DAILY } }],
    '/notices': { notices: [], unread: 0, next: null },
  };
  const client: HttpClient = (path, { method = 'GET', body = '' }) => {
    if (method === 'PUT') saved.push(`${path} ${body}`);
    return Promise.resolve({ status: 200, headers: new Headers(), json: answers[path] ?? null });
  };
  return { client: Object.assign(client, { ownNotices: true as const }), saved };
}

const shipped = () => screen.getByLabelText('Email: Order shipped');

describe('EM-04 the choices of a member', () => {
  it('EM-04 shows the default of the practice, and saves an own choice at once', async () => {
    const { client, saved } = api();
    const { user } = await showShell(<NotificationSettings />, { client });
    await screen.findByText('As the practice set it');
    expect(shipped()).toHaveProperty('value', 'daily');
    await waitFor(() => expect(shipped()).toHaveProperty('disabled', false));
    await user.selectOptions(shipped(), 'off');
    const events = { orderShipped: { email: 'off', bell: true } };
    const value = { value: { events, orderToasts: true } };
    expect(saved).toEqual([`/preferences/notifications ${JSON.stringify(value)}`]);
  });

  it('EM-04 goes back to the default of the practice', async () => {
    const events = { orderShipped: { email: 'off', bell: false } };
    const { client, saved } = api({ events, orderToasts: true });
    const { user } = await showShell(<NotificationSettings />, { client });
    const name = 'As the practice set it: Order shipped';
    await user.click(await screen.findByRole('button', { name }));
    expect(shipped()).toHaveProperty('value', 'daily');
    expect(saved).toEqual([
      `/preferences/notifications ${JSON.stringify({ value: { events: {}, orderToasts: true } })}`,
    ]);
  });

  it('EM-04 says of what nobody chooses why it is always sent', async () => {
    await showShell(<NotificationSettings />, { client: api().client });
    const always = await screen.findByText('Always sent');
    const group = always.closest('details');
    expect(group && within(group).getByText('Daily summary')).toBeTruthy();
    expect(screen.queryByLabelText('Email: Application approved')).toBeNull();
  });
});
