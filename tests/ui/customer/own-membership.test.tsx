import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { onAccountsElsewhere } from '#providers/browser/accounts-elsewhere.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { OwnMembership } from '#resources/team/parts/OwnMembership.tsx';
import { fakeConnection } from '../fake-connection.ts';
import { openDialog } from '../resources/open-dialog.ts';
import { apiError } from '../resources/portal-harness.tsx';
import { showToPractice } from '../resources/show-to.tsx';

const MEMBERSHIP = { practiceRole: 'biller', version: 3 };

/** Shows the membership; `onLeave` answers the request to leave. */
function show(onLeave: () => Promise<void>) {
  const client = vi.fn<HttpClient>().mockImplementation(async (_path, { method = 'GET' }) => {
    if (method === 'DELETE') await onLeave();
    const json = method === 'GET' ? MEMBERSHIP : null;
    return { status: 200, headers: new Headers(), body: JSON.stringify(json), json };
  });
  const account = { accountNumber: '100200', practice: 'Lakeside Eye Care' };
  const view = showToPractice(
    <OwnMembership {...account} />,
    '/customer/profile',
    {},
    { accounts: [{ ...account, practiceRole: 'biller' }], connection: fakeConnection({ client }) },
  );
  const sent = () => client.mock.calls.filter(([, { method }]) => method === 'DELETE');
  return { ...view, sent };
}

async function ask(user: ReturnType<typeof show>['user']) {
  return openDialog(user, 'Leave this practice', 'Leave Lakeside Eye Care?');
}

describe('the own membership', () => {
  it('AD-08 says what the member is, and leaves after a confirmation, in the version seen', async () => {
    const { user, sent } = show(() => Promise.resolve());
    expect(await screen.findByText('You belong to Lakeside Eye Care as: Billing.')).toBeDefined();
    const dialog = await ask(user);
    expect(dialog.getByText(/You lose access to this account at once/)).toBeDefined();
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Leave this practice' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toMatchObject([['/customers/100200/membership', { method: 'DELETE' }]]);
  });

  it.each([
    [409, 'conflict', 'An account keeps at least one owner. Make another member an owner first.'],
    [
      412,
      'version-moved-on',
      'Your membership was changed meanwhile. Close this window and look again.',
    ],
  ] as const)('AD-08, SE-08 says why it did not happen: %s', async (status, code, said) => {
    const { user } = show(() => Promise.reject(apiError(status, code)));
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Leave this practice' }));
    expect(await dialog.findByText(said)).toBeDefined();
  });
});

const tell = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

it('AD-08 the accounts of another tab: are looked at when another tab has left one, not when it has none or signed out', () => {
  const listener = vi.fn<() => void>();
  const stop = onAccountsElsewhere(listener);
  tell(null, null);
  tell('customerInfo', null);
  tell('customerInfo', '[]');
  tell('accountNumber', '100200');
  expect(listener).not.toHaveBeenCalled();
  tell('customerInfo', '[{"accountNumber":"100200"}]');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  tell('customerInfo', '[{"accountNumber":"100201"}]');
  expect(listener).toHaveBeenCalledOnce();
});
