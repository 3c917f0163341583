import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UserRow } from '#domain/access/user.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { Download } from '#providers/http/connection.ts';
import StaffList from '#resources/users/StaffList.tsx';
import { buildUserRow } from '../../fixtures/build-user.ts';
import { fakeConnection } from '../fake-connection.ts';
import { openDialog } from './open-dialog.ts';
import { showToSuper } from './show-to.tsx';

const ONESELF = buildUserRow({ id: 'uid-self', email: 'self@lens.test', role: 'superAdmin' });
const ADA = buildUserRow();
const BEN = buildUserRow({ id: 'uid-ben', email: 'ben@lens.test', role: 'superAdmin' });

/** Shows the staff and selects all of them. */
async function selectAll(
  rows: UserRow[],
  more: Partial<Pick<PortalDataProvider, 'resendVerification'>> = {},
) {
  const sent: unknown[] = [];
  const record = (...call: unknown[]) => {
    sent.push(call);
    return Promise.resolve({ data: {} });
  };
  const download = vi.fn<Download>().mockResolvedValue(undefined);
  const view = showToSuper(
    <StaffList />,
    '/admin/user-management',
    {
      getList: () => Promise.resolve({ data: rows, total: rows.length }),
      callUsers: record as unknown as PortalDataProvider['callUsers'],
      endUserSessions: (id) => record('endUserSessions', id) as unknown as Promise<void>,
      ...more,
    },
    { connection: fakeConnection({ download }) },
  );
  await screen.findByRole('link', { name: 'ada@lens.test' });
  await view.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  return { ...view, sent, download };
}

describe('what can be done with many users', () => {
  it('AD-02 the verification goes again to those who are not verified; the others are left out and told', async () => {
    const sent: unknown[] = [];
    const carl = buildUserRow({ id: 'uid-carl', email: 'carl@lens.test', emailVerified: false });
    const { user } = await selectAll([ADA, BEN, carl], {
      resendVerification: (id, language) => {
        sent.push([id, language]);
        return Promise.resolve();
      },
    });
    const dialog = await openDialog(user, 'Resend verification to 1 user');
    expect(dialog.getByText('carl@lens.test')).toBeDefined();
    expect(dialog.queryByText('ada@lens.test')).toBeNull();
    expect(dialog.getByText(/2 selected users are left out: verified already/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Resend verification to 1 user' }));
    expect(await screen.findByText('Verification sent to 1 user')).toBeDefined();
    expect(sent).toEqual([['uid-carl', 'en']]);
  });

  it.each([
    [
      'Sign out 2 users',
      '2 users signed out',
      [
        ['endUserSessions', 'uid-ada'],
        ['endUserSessions', 'uid-ben'],
      ],
    ],
    [
      'Make 1 a super admin',
      '1 user is a super admin',
      [['setRole', { userId: 'uid-ada', role: 'admin', isSuperAdmin: true }]],
    ],
    [
      'Make 2 customers',
      '2 users are customers',
      [
        ['setRole', { userId: 'uid-ada', role: 'customer', isSuperAdmin: false }],
        ['setRole', { userId: 'uid-ben', role: 'customer', isSuperAdmin: false }],
      ],
    ],
  ])('AD-02 AD-06 %s, without oneself', async (action, done, calls) => {
    const { user, sent } = await selectAll([ONESELF, ADA, BEN]);
    const dialog = await openDialog(user, action);
    // It is nothing new for a super admin to become one.
    const leftOut = dialog.queryByText(/^You \(self@lens.test\) are left out/);
    expect(leftOut === null).toBe(action === 'Make 1 a super admin');
    await user.click(dialog.getByRole('button', { name: action }));
    expect(await screen.findByText(done)).toBeDefined();
    expect(sent).toEqual(calls);
  });

  it('AD-02 exports the selected users only', async () => {
    const { user, download } = await selectAll([ADA, BEN]);
    await user.click(screen.getByRole('checkbox', { name: 'Select ben@lens.test' }));
    await user.click(screen.getByRole('button', { name: 'Export 1 user' }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    const asked = new URL(download.mock.lastCall?.[0] ?? '', 'http://portal.test');
    expect([asked.pathname, asked.searchParams.get('filter')]).toEqual([
      '/users.csv',
      '{"id":["uid-ada"]}',
    ]);
  });

  it('AD-02 a new filter clears the selection', async () => {
    const { user } = await selectAll([ADA, BEN]);
    await screen.findByText('2 selected');
    await user.type(screen.getByRole('textbox', { name: 'Search email or name' }), 'a');
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });
});
