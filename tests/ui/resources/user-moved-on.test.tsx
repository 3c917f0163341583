import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PortalUser } from '#domain/access/user.ts';
import { MarkMenuPlaceContext } from '#resources/shared/menu-place.ts';
import UserEdit from '#resources/users/UserEdit.tsx';
import UserShow from '#resources/users/UserShow.tsx';
import { buildUser } from '../../fixtures/build-user.ts';
import { notifyChange } from '../notify-change.ts';
import { openDialog } from './open-dialog.ts';
import { apiError, expectLoggedErrors } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';
import { withFiles } from './with-files.tsx';

const PHONE = {
  id: '0199aaaa-0000-4000-8000-000000000001',
  device: 'Chrome · Linux',
  signedInAt: '2026-11-20T09:00:00.000Z',
  endsAt: null,
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  isCurrent: false,
};
const USER = buildUser({
  id: 'uid-omar',
  email: 'omar@lens.test',
  role: 'admin',
  devices: [PHONE],
});

/** Shows a page of the user; `become` is what another super admin does. */
function open(page: 'show' | 'edit') {
  let stored: PortalUser | null = USER;
  const view = showToSuper(
    page === 'show' ? withFiles(<UserShow />) : <UserEdit />,
    `/admin/user-management/:id${page === 'edit' ? '/edit' : ''}`,
    {
      getOne: () =>
        stored ? Promise.resolve({ data: stored }) : Promise.reject(apiError(404, 'not-found')),
      getList: () => Promise.resolve({ data: [], total: 0 }),
    },
    { at: `/admin/user-management/${USER.id}${page === 'edit' ? '/edit' : ''}` },
  );
  const become = async (changed: Partial<PortalUser> | null) => {
    stored = changed && { ...USER, ...changed, version: USER.version + 1 };
    await notifyChange(view.connection.events, {
      resource: 'users',
      id: USER.id,
      actor: 'Sofia Superwell',
    });
  };
  return { ...view, become };
}

describe('OR-07 AD-02 a change of the user by somebody else', () => {
  it('shows in the open dialog, and what is typed stays', async () => {
    const action = 'Set one-time password';
    const { user, become } = open('show');
    const dialog = await openDialog(user, action);
    // The field of a password has no role.
    const field = screen.getByRole('dialog').querySelector('input');
    if (!field) throw new Error('There is no field');
    await user.click(field);
    await user.paste('omar@lens');
    await become({ role: 'superAdmin' });
    await dialog.findByText('Sofia Superwell has changed this user meanwhile.');
    expect(dialog.getByText('Role: Admin → Super admin')).toBeDefined();
    expect(dialog.getByDisplayValue('omar@lens')).toBeDefined();
    const submit = dialog.getByRole('button', { name: action });
    expect(submit).toHaveProperty('disabled', false);
  });

  it('takes the action away when it is done already', async () => {
    const { user, become } = open('show');
    const dialog = await openDialog(user, 'Disable user');
    await become({ disabled: true });
    await dialog.findByText('Status: Enabled → Disabled');
    expect(dialog.getByRole('button', { name: 'Disable user' })).toHaveProperty('disabled', true);
  });

  it('says that the session ended meanwhile which was to be ended', async () => {
    const { user, become } = open('show');
    const dialog = await openDialog(user, 'Sign out Chrome · Linux');
    await become({ devices: [] });
    const told = 'The user is no longer signed in on this device.';
    expect(await dialog.findByText(told)).toBeDefined();
  });

  it('keeps the dialog with what is typed when the user was deleted', async () => {
    expectLoggedErrors();
    const { user, become } = open('show');
    const dialog = await openDialog(user, 'Delete user');
    await user.click(dialog.getByRole('textbox'));
    await user.paste('omar@lens');
    await become(null);
    await screen.findByText('The user could not be loaded.');
    await dialog.findByText('Sofia Superwell has deleted this user meanwhile.');
    const submit = dialog.getByRole('button', { name: 'Delete user' });
    expect(submit).toHaveProperty('disabled', true);
    expect(dialog.getByDisplayValue('omar@lens')).toBeDefined();
  });

  it('shows above the form of the edit page, and what is typed stays', async () => {
    const { user, become } = open('edit');
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.type(name, 'Omar O.');
    await become({ disabled: true });
    await screen.findByText('Sofia Superwell has changed this user meanwhile.');
    expect(screen.getByText('Status: Enabled → Disabled')).toBeDefined();
    await waitFor(() => expect(screen.getByDisplayValue('Omar O.')).toBeDefined());
  });
});

it('OR-07 a change of another user changes nothing here', async () => {
  const { user, connection } = open('show');
  const dialog = await openDialog(user, 'Disable user');
  const read = vi.fn<() => void>();
  connection.events.onChange(read);
  await notifyChange(connection.events, { resource: 'users', id: 'uid-else', actor: 'Sofia' });
  expect(read).toHaveBeenCalledOnce();
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('LY-09 editing a user marks the same list', async () => {
  const mark = vi.fn<(path: string | null) => void>();
  const user = buildUser({ role: 'customer' });
  showToSuper(
    <MarkMenuPlaceContext value={mark}>
      <UserEdit />
    </MarkMenuPlaceContext>,
    '/admin/user-management/:id/edit',
    {
      getOne: () => Promise.resolve({ data: user }),
      getList: () => Promise.resolve({ data: [], total: 0 }),
    },
    { at: `/admin/user-management/${user.id}/edit` },
  );
  await screen.findByRole('heading', { name: `Edit ${user.email}` });
  expect(mark.mock.calls).toEqual([['/admin/user-management/customers']]);
});

it.each([
  ['customer', '/admin/user-management/customers'],
  ['admin', '/admin/user-management'],
] as const)('LY-09 the menu marks the list that a user who is %s is in', async (role, list) => {
  const mark = vi.fn<(path: string | null) => void>();
  const user = buildUser({ role });
  const { unmount } = showToSuper(
    <MarkMenuPlaceContext value={mark}>{withFiles(<UserShow />)}</MarkMenuPlaceContext>,
    '/admin/user-management/:id',
    { getOne: () => Promise.resolve({ data: user }) },
    { at: `/admin/user-management/${user.id}` },
  );
  await screen.findByRole('heading', { name: user.email });
  expect(mark.mock.calls).toEqual([[list]]);
  unmount();
  expect(mark).toHaveBeenLastCalledWith(null);
});
