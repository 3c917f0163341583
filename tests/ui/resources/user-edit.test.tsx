import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PortalUser, UserEdit as Edited } from '#domain/access/user.ts';
import UserEdit from '#resources/users/UserEdit.tsx';
import { buildUser } from '../../fixtures/build-user.ts';
import { apiError, expectLoggedErrors, listOf, oneOf } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const PATH = '/admin/user-management/:id/edit';
const ACCOUNTS = [
  { id: '100200', accountNumber: '100200', practice: 'Lakeside Eye Care' },
  { id: '100300', accountNumber: '100300', practice: 'Harbour Optometry' },
];
const CARL = buildUser({
  id: 'uid-carl',
  email: 'carl@practice.test',
  name: 'Carl',
  role: 'customer',
  accounts: [
    {
      accountNumber: '100200',
      practice: 'Lakeside Eye Care',
      practiceRole: 'owner',
      isMain: true,
      successors: [],
    },
  ],
});

type Update = (
  resource: string,
  params: { id: string; data: Edited & { version: number } },
) => Promise<{ data: PortalUser }>;

const getMany = (_resource: string, { ids }: { ids: unknown[] }) =>
  Promise.resolve({ data: ACCOUNTS.filter(({ id }) => ids.includes(id)) });

function open(shown: PortalUser, update = vi.fn<Update>(), locale?: 'es') {
  expectLoggedErrors();
  const methods = { getOne: oneOf(shown), getList: listOf(...ACCOUNTS), getMany, update };
  const at = `/admin/user-management/${shown.id}/edit`;
  const view = showToSuper(<UserEdit />, PATH, methods, { at, locale });
  return { ...view, update };
}

const save = () => screen.findByRole('button', { name: 'Save' });

describe('editing a user', () => {
  it('AD-02 saves name, status and accounts in the version seen, and goes back to the user', async () => {
    const update = vi.fn<Update>().mockResolvedValue({ data: CARL });
    const { user, location } = open(CARL, update);
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Carl Lens');
    await user.click(screen.getByRole('combobox', { name: /^Additional accounts/ }));
    await user.click(await screen.findByRole('option', { name: '100300 · Harbour Optometry' }));
    await user.click(screen.getByRole('switch', { name: /^Disabled/ }));
    expect(await screen.findByText(/is signed out everywhere and cannot sign in/)).toBeDefined();
    await user.click(await save());
    await waitFor(() => expect(location.pathname).toBe('/admin/user-management/uid-carl'));
    expect(update.mock.calls.map(([resource, { id, data }]) => [resource, id, data])).toEqual([
      [
        'users',
        'uid-carl',
        {
          name: 'Carl Lens',
          role: 'customer',
          mayRecordPayments: false,
          disabled: true,
          mainAccount: '100200',
          additionalAccounts: ['100300'],
          version: 7,
        },
      ],
    ]);
  });

  it('AD-02 only customers have accounts; a new role says that it signs the user out', async () => {
    const { user } = open(buildUser());
    expect(await screen.findByRole('heading', { name: 'Edit ada@lens.test' })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: /^Main account/ })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: /^Role/ }));
    await user.click(await screen.findByRole('option', { name: 'Customer' }));
    expect(await screen.findByRole('combobox', { name: /^Main account/ })).toBeDefined();
    expect(screen.getByText(/gets the new permissions/)).toBeDefined();
  });

  it('PY-08 an admin is granted to record payments, which signs them out', async () => {
    const update = vi.fn<Update>().mockResolvedValue({ data: buildUser() });
    const { user } = open(buildUser(), update);
    await user.click(await screen.findByRole('switch', { name: /^May record payments/ }));
    expect(await screen.findByText(/gets the new permissions/)).toBeDefined();
    await user.click(await save());
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toMatchObject({
      role: 'admin',
      mayRecordPayments: true,
    });
  });

  it('PY-08 the grant is offered for admins only, and goes with their role', async () => {
    const update = vi.fn<Update>().mockResolvedValue({ data: buildUser() });
    const { user } = open(buildUser({ mayRecordPayments: true }), update);
    await user.click(await screen.findByRole('combobox', { name: /^Role/ }));
    await user.click(await screen.findByRole('option', { name: 'Super admin' }));
    expect(screen.queryByRole('switch', { name: /^May record payments/ })).toBeNull();
    await user.click(await save());
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toMatchObject({
      role: 'superAdmin',
      mayRecordPayments: false,
    });
  });

  it('AD-06 what nobody may do to themselves is off, with the reason', async () => {
    const self = buildUser({ id: 'uid-self', role: 'superAdmin', isLastSuperAdmin: true });
    const { user } = open(self);
    expect(await screen.findByRole('switch', { name: /^Disabled/ })).toHaveProperty(
      'disabled',
      true,
    );
    expect(screen.getAllByText(/You can't do this to your own account/)).toHaveLength(2);
    await user.click(screen.getByRole('combobox', { name: /^Role/ }));
    const option = await screen.findByRole('option', { name: 'Admin' });
    expect(option.getAttribute('aria-disabled')).toBe('true');
  });

  it('SE-08 tells what the server refuses at its field', async () => {
    const errors = { mainAccount: { rule: 'lastOwner', message: 'in English' } };
    const update = vi.fn<Update>().mockRejectedValue(apiError(422, 'invalid', { errors }));
    const { user } = open(CARL, update, 'es');
    await user.type(await screen.findByRole('textbox', { name: /^Nombre/ }), '!');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const told = await screen.findAllByText(/último titular/);
    expect(told.some((place) => place.closest('form'))).toBe(true);
    expect(screen.queryByText('in English')).toBeNull();
  });

  it('AD-08 asks for the next owner while the edit would leave an account without one', async () => {
    const olga = { uid: 'uid-olga', email: 'olga@practice.test', name: 'Olga' };
    const accounts = CARL.accounts.map((account) => ({ ...account, successors: [olga] }));
    const update = vi.fn<Update>().mockResolvedValue({ data: CARL });
    const { user } = open({ ...CARL, accounts }, update);
    const disabled = await screen.findByRole('switch', { name: /Disabled/ });
    expect(screen.queryByRole('combobox', { name: /^Next owner/ })).toBeNull();
    await user.click(disabled);
    const next = await screen.findByRole('combobox', { name: /^Next owner of 100200/ });
    await user.click(next);
    await user.click(await screen.findByRole('option', { name: 'Olga · olga@practice.test' }));
    await user.click(await save());
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.lastCall?.[1].data).toMatchObject({
      disabled: true,
      newOwners: [{ accountNumber: '100200', userId: olga.uid }],
    });
  });

  it('AD-08 asks for no owner in place of a disabled one, and sends no choice that was taken back', async () => {
    const olga = { uid: 'uid-olga', email: 'olga@practice.test', name: 'Olga' };
    const accounts = CARL.accounts.map((account) => ({ ...account, successors: [olga] }));
    const update = vi.fn<Update>().mockResolvedValue({ data: CARL });
    const { user, unmount } = open({ ...CARL, accounts, disabled: true }, update);
    await screen.findByRole('switch', { name: /Disabled/ });
    expect(screen.queryByRole('combobox', { name: /^Next owner/ })).toBeNull();
    unmount();
    open({ ...CARL, accounts }, update);
    await user.click(await screen.findByRole('switch', { name: /Disabled/ }));
    await user.click(await screen.findByRole('combobox', { name: /^Next owner of 100200/ }));
    await user.click(await screen.findByRole('option', { name: 'Olga · olga@practice.test' }));
    await user.click(screen.getByRole('switch', { name: /Disabled/ }));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), '!');
    await user.click(await save());
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.lastCall?.[1].data).not.toHaveProperty('newOwners');
  });

  it('AD-02 AD-15 an edit of a version that moved on shows both, and saves what is chosen', async () => {
    const current = { ...CARL, version: 9, name: 'Theirs' };
    const update = vi
      .fn<Update>()
      .mockRejectedValueOnce(apiError(412, 'version-moved-on', { current }))
      .mockResolvedValueOnce({ data: current });
    const { user, location } = open(CARL, update);
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Mine');
    await user.click(await save());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Yours: Mine' }));
    await user.click(dialog.getByRole('button', { name: 'Use these values' }));
    await user.click(await save());
    await waitFor(() => expect(location.pathname).toBe('/admin/user-management/uid-carl'));
    expect(update.mock.calls.map(([, { data }]) => [data.name, data.version])).toEqual([
      ['Mine', 7],
      ['Mine', 9],
    ]);
  });
});
