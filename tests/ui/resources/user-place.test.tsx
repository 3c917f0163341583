import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MarkMenuPlaceContext } from '#resources/shared/menu-place.ts';
import UserEdit from '#resources/users/UserEdit.tsx';
import UserShow from '#resources/users/UserShow.tsx';
import { buildUser } from '#tests/fixtures/build-user.ts';
import { withFiles } from './with-files.tsx';
import { showToSuper } from '#tests/ui/resources/show-to.tsx';

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
