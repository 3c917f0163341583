import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FunctionInput } from '#domain/access/functions.ts';
import type { UserRow } from '#domain/access/user.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import StaffList from '#resources/users/StaffList.tsx';
import { buildUserRow } from '../../fixtures/build-user.ts';
import { apiError, expectLoggedErrors, lostConnection, pagesOf } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

type Status = FunctionInput<'updateUserStatus'>;
type Send = (input: Status) => Promise<unknown>;

const usersOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    buildUserRow({ id: `uid-${at + 1}`, email: `user${at + 1}@lens.test` }),
  );

/** Shows the list; what is sent about whom goes to `send`. */
async function show(rows: UserRow[], send: Send) {
  const getList = pagesOf(rows);
  const callUsers = ((name: string, input: Status) => {
    expect(name).toBe('updateUserStatus');
    return send(input);
  }) as PortalDataProvider['callUsers'];
  const view = showToSuper(
    <StaffList />,
    '/admin/user-management',
    { getList, callUsers },
    { at: '/admin/user-management?perPage=5' },
  );
  await screen.findByRole('link', { name: 'user1@lens.test' });
  return { ...view, getList };
}

type User = Awaited<ReturnType<typeof show>>['user'];

async function disableAll(user: User, count: string) {
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await confirm(user, count);
}

async function confirm(user: User, count: string) {
  await user.click(screen.getByRole('button', { name: `Disable ${count}` }));
  const dialog = await screen.findByRole('dialog', { name: `Disable ${count}?` });
  expect(dialog.textContent).toContain('Disabled users are signed out everywhere');
  await user.click(within(dialog).getByRole('button', { name: `Disable ${count}` }));
}

const result = () => screen.findByRole('dialog', { name: /^Disable \d+ users?$/ });

describe('many users at once', () => {
  it('AD-02 disables those that are selected, and offers to enable those that are disabled', async () => {
    const send = vi.fn<Send>().mockResolvedValue({});
    const [first, second, third] = usersOf(3);
    const rows = [first, second, third && { ...third, disabled: true }].flatMap((u) => u ?? []);
    const { user } = await show(rows, send);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('button', { name: 'Enable 1 user' })).toBeDefined();
    await confirm(user, '2 users');
    expect(await screen.findByText('2 users disabled')).toBeDefined();
    expect(send.mock.calls.map(([input]) => input)).toEqual([
      { userId: 'uid-1', disabled: true },
      { userId: 'uid-2', disabled: true },
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
    // The bar with the button is gone.
    const group = screen.getByRole('group', { name: 'Staff' });
    await waitFor(() => expect(document.activeElement).toBe(group));
  });

  it('AD-02 SE-08 says what came of each, in people’s words, tries the failed ones again, and keeps them selected', async () => {
    expectLoggedErrors();
    const errors = { userId: { rule: 'lastSuperAdmin', message: 'in the server’s words' } };
    const refused = apiError(403, 'forbidden', { errors });
    let isMended = false;
    const send = vi.fn<Send>(({ userId }) =>
      userId === 'uid-2' && !isMended ? Promise.reject(refused) : Promise.resolve({}),
    );
    const { user } = await show(usersOf(3), send);
    await disableAll(user, '3 users');
    expect(await screen.findByText('1 user was not changed')).toBeDefined();
    const [failed, ...done] = within(screen.getByRole('list', { name: 'Results' })).getAllByRole(
      'listitem',
    );
    expect(failed?.textContent).toMatch(/^user2@lens\.testThis is the last super admin\. Promote/);
    expect(done.map(({ textContent }) => textContent)).toEqual([
      'user1@lens.testDone',
      'user3@lens.testDone',
    ]);
    isMended = true;
    await user.click(screen.getByRole('button', { name: 'Retry the failed user' }));
    expect(await screen.findByText('3 users disabled')).toBeDefined();
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('AD-02 has at most four on their way, shows how far it is, and stops', async () => {
    const answers: (() => void)[] = [];
    const send = vi.fn<Send>(() => new Promise((resolve) => answers.push(() => resolve({}))));
    const { user } = await show(usersOf(12), send);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Select all 12' }));
    await screen.findByText('12 selected');
    await confirm(user, '12 users');
    await screen.findByText('0 of 12');
    expect(send).toHaveBeenCalledTimes(4);
    answers[0]?.();
    await screen.findByText('1 of 12');
    expect(send).toHaveBeenCalledTimes(5);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    for (const resolve of answers) resolve();
    expect(await screen.findByText('5 users disabled')).toBeDefined();
    expect(within(await result()).getAllByText('Not sent')).toHaveLength(7);
    expect(send).toHaveBeenCalledTimes(5);
  });

  it('AD-02 sends no more once the connection is lost', async () => {
    expectLoggedErrors();
    const send = vi.fn<Send>().mockRejectedValue(lostConnection());
    const { user } = await show(usersOf(5), send);
    await disableAll(user, '5 users');
    expect(await screen.findByText('5 users were not changed')).toBeDefined();
    expect(send).toHaveBeenCalledTimes(4);
    expect(screen.getAllByText(/No response/)).toHaveLength(4);
    expect(screen.getAllByText('Not sent')).toHaveLength(1);
  });

  it('AD-06 says why nothing is offered when only oneself is selected', async () => {
    const oneself = buildUserRow({ id: 'uid-self', email: 'self@lens.test', role: 'superAdmin' });
    const { user } = await show([...usersOf(1), oneself], () => Promise.resolve({}));
    await user.click(screen.getByRole('checkbox', { name: 'Select self@lens.test' }));
    expect(screen.queryByRole('button', { name: /^(Dis|En)able/ })).toBeNull();
    expect(screen.getByText(/^You can't disable your own account/)).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Select user1@lens.test' }));
    expect(screen.queryByText(/^You can't disable/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Disable 1 user' }));
    expect(await screen.findByText(/are left out/)).toBeDefined();
  });

  it('AD-02 at most 500 are selected', async () => {
    const { user, getList } = await show(usersOf(620), () => Promise.resolve({}));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Select the first 500' }));
    expect(await screen.findByText('500 selected')).toBeDefined();
    const groups = getList.mock.calls.map(([, params]) => String(params.filter?.group));
    expect(new Set(groups)).toEqual(new Set(['staff']));
  });
});
