import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PortalUser } from '#domain/access/user.ts';
import UserShow from '#resources/users/UserShow.tsx';
import { buildUser } from '../../fixtures/build-user.ts';
import { apiError, expectLoggedErrors, type FakeMethods } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';
import { withFiles } from './with-files.tsx';

type Call = (name: string, input: unknown) => Promise<{ data: unknown }>;
type More = Omit<FakeMethods, 'callUsers'> & { call?: Call; locale?: 'es' };

async function show(user: PortalUser, { call, locale, ...methods }: More = {}) {
  const callUsers = (call ?? vi.fn<Call>()) as FakeMethods['callUsers'];
  const getOne = vi.fn<() => Promise<{ data: unknown }>>().mockResolvedValue({ data: user });
  const view = showToSuper(
    withFiles(<UserShow />),
    '/admin/user-management/:id',
    { getOne, callUsers, ...methods },
    { at: `/admin/user-management/${user.id}`, locale },
  );
  await screen.findByRole('heading', { name: user.email });
  return { ...view, getOne };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Presses the button and the one of the dialog that says what it means. */
async function decide(
  user: Awaited<ReturnType<typeof show>>['user'],
  action: string,
  meaning: RegExp,
) {
  await user.click(button(action));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(meaning);
  await user.click(within(dialog).getByRole('button', { name: action }));
}

const OTTO = { uid: 'uid-otto', email: 'otto@practice.test', name: 'Otto' };
const OWNER = buildUser({
  id: 'uid-paula',
  email: 'paula@practice.test',
  name: 'Paula Practice',
  role: 'customer',
  emailVerified: false,
  profile: {
    firstName: 'Paula',
    lastName: 'Practice',
    company: 'Lakeside Eye Care',
    phone: '+16085550100',
    country: 'US',
    termsAcceptedDate: '2026-02-01T10:00:00.000Z',
  },
  accounts: [
    {
      accountNumber: '100200',
      practice: 'Lakeside',
      practiceRole: 'owner',
      isMain: true,
      successors: [],
    },
  ],
  devices: [
    {
      id: '0199aaaa-0000-4000-8000-000000000001',
      device: 'Chrome · Linux',
      signedInAt: '2026-11-20T09:00:00.000Z',
      lastSeenAt: '2026-11-20T10:00:00.000Z',
      endsAt: '2026-11-20T10:30:00.000Z',
      isCurrent: false,
    },
  ],
});

const { id: userId, version } = OWNER;
/** A line of the audit trail. */
const line = (id: number, action: string, details = {}) => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  actor: 'Sofia Superwell',
  action,
  resource: 'users',
  details,
});

describe('one user', () => {
  it('AD-02 shows profile, accounts, devices, state and what is unusual', async () => {
    await show({ ...OWNER, disabled: true, mustChangePassword: true });
    expect(screen.getByText('Lakeside Eye Care')).toBeDefined();
    expect(screen.getByText('100200 · Lakeside')).toBeDefined();
    expect(screen.getByText('Chrome · Linux')).toBeDefined();
    expect(screen.getByText(/ends by .*, because the password was changed/)).toBeDefined();
    expect(screen.getByText('Not verified')).toBeDefined();
    expect(screen.getByText('This user is disabled and cannot sign in.')).toBeDefined();
    expect(screen.getByText(/This user has a one-time password/)).toBeDefined();
  });

  it('EN-03 shows where and with what they were last seen, from Firestore', async () => {
    const activity = {
      id: OWNER.id,
      lastActivity: Date.parse('2026-11-20T10:00:00Z'),
      device: { type: 'mobile', os: 'iOS' },
      browser: { name: 'Safari' },
      session: { currentRoute: '/customer/orders' },
    };
    const userActivity = vi.fn<(id: string) => Promise<unknown>>().mockResolvedValue(activity);
    const dataProvider = { userActivity };
    await show(OWNER, dataProvider);
    expect(await screen.findByText('Phone · iOS · Safari')).toBeDefined();
    expect(screen.getByText('/customer/orders')).toBeDefined();
    expect(userActivity.mock.lastCall).toEqual(['uid-paula']);
  });

  it('SE-03 tells the audit trail in words, page by page', async () => {
    const first = [
      line(3, 'user.setRole', { before: 'customer', after: 'admin' }),
      line(2, 'user.disable', { email: 'other@lens.test' }),
      line(1, 'something.new'),
    ];
    const userAudit = (_id: string, { page }: { page: number }) =>
      Promise.resolve({ data: page === 1 ? first : [line(0, 'user.create')], total: 11 });
    const { user } = await show(OWNER, { userAudit });
    const table = await screen.findByRole('table', { name: 'Audit trail' });
    const texts = within(table).getAllByRole('row').slice(1);
    expect(texts[0]?.textContent).toContain('Role changedfrom Customer to Admin');
    expect(texts[1]?.textContent).toContain('User disabledabout other@lens.test');
    expect(texts[2]?.textContent).toContain('something.new');
    await user.click(screen.getByRole('button', { name: /page 2/i }));
    expect(await screen.findByText('User created')).toBeDefined();
  });

  it.each([
    ['Make super admin', /everything/, 'setRole', { role: 'admin', isSuperAdmin: true }],
    ['Disable user', /signed out everywhere immediately/, 'updateUserStatus', { disabled: true }],
    ['Override verification', /belongs to this user/, 'overrideEmailVerification', {}],
  ] as const)('AD-02 %s says what it means and does it', async (...row) => {
    const [action, meaning, name, input] = row;
    const call = vi.fn<Call>().mockResolvedValue({ data: OWNER });
    const { user, getOne } = await show(OWNER, { call });
    const askedBefore = getOne.mock.calls.length;
    await decide(user, action, meaning);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(call).toHaveBeenCalledExactlyOnceWith(name, { userId, version, ...input });
    await waitFor(() => expect(getOne.mock.calls.length).toBeGreaterThan(askedBefore));
  });

  it('WCAG 2.4.3 the heading has the focus when the button that was pressed is gone', async () => {
    const call = vi.fn<Call>().mockResolvedValue({ data: {} });
    const { user, getOne } = await show(OWNER, { call });
    getOne.mockResolvedValue({ data: { ...OWNER, disabled: true } });
    await decide(user, 'Disable user', /signed out everywhere immediately/);
    await screen.findByRole('button', { name: 'Enable user' });
    const heading = screen.getByRole('heading', { name: 'Actions' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('SE-05 an address stands in the toasts as it was typed, never as HTML', async () => {
    const email = '<b>eve</b><a href="//x.test">@lens.test';
    const sendResetLink = vi.fn<() => Promise<void>>().mockResolvedValue();
    const endUserSessions = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { user } = await show({ ...OWNER, email }, { sendResetLink, endUserSessions });
    await decide(user, 'Send reset link', /gets an email/);
    const told = await screen.findByText(`The reset link was sent to ${email}.`);
    expect(told.querySelector('b, a')).toBeNull();
    await decide(user, 'Sign out all devices', /signed out everywhere/);
    expect(await screen.findByText(`${email} was signed out on all devices.`)).toBeDefined();
  });

  it('VA-01 sends a reset link in the language on the screen', async () => {
    const sendResetLink = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { user } = await show(OWNER, { sendResetLink, locale: 'es' });
    await decide(user, 'Enviar enlace de restablecimiento', /recibirá un correo/);
    await waitFor(() =>
      expect(sendResetLink).toHaveBeenCalledExactlyOnceWith('paula@practice.test', 'es'),
    );
  });

  it('FN-09 sets a one-time password, tells what the server refuses of it, and shows it once', async () => {
    expectLoggedErrors();
    const errors = { newPassword: { rule: 'common', message: 'common' } };
    const call = vi
      .fn<Call>()
      .mockRejectedValueOnce(apiError(400, 'invalid', { errors }))
      .mockResolvedValue({ data: OWNER });
    const { user } = await show(OWNER, { call });
    await user.click(button('Set one-time password'));
    const dialog = await screen.findByRole('dialog');
    const send = within(dialog).getByRole('button', { name: 'Set one-time password' });
    const field = within(dialog).getByLabelText<HTMLInputElement>(/^One-time password/);
    await user.click(send);
    expect(await within(dialog).findByText('Enter or generate a password.')).toBeDefined();
    await user.type(field, 'password1');
    await user.click(send);
    expect(await within(dialog).findByText(/one of the most common/)).toBeDefined();
    expect(call).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, 'taken by a list of theirs');
    await user.click(send);
    expect(await within(dialog).findByText(/one of the most common/)).toBeDefined();
    expect(call).toHaveBeenCalledOnce();
    await user.clear(field);
    await user.type(field, 'plain window lens');
    await user.click(send);
    expect(await screen.findByText('One-time password set')).toBeDefined();
    expect(screen.getByText('plain window lens')).toBeDefined();
    expect(call.mock.lastCall).toEqual([
      'adminResetPassword',
      { userId, version, newPassword: 'plain window lens' },
    ]);
    await user.click(button('I gave it to the user'));
    await waitFor(() => expect(screen.queryByText('plain window lens')).toBeNull());
  });

  it('FN-06 deletes only when the e-mail address was typed, and goes back to the list', async () => {
    const call = vi.fn<Call>().mockResolvedValue({ data: { id: OWNER.id } });
    const { user, location } = await show(OWNER, { call });
    await decide(user, 'Delete user', /cannot be undone/);
    expect(screen.getByText('This does not match paula@practice.test.')).toBeDefined();
    expect(call).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(/Type the email/), 'Paula@Practice.test');
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete user' }),
    );
    await waitFor(() => expect(location.pathname).toBe('/admin/user-management/customers'));
    expect(call).toHaveBeenCalledExactlyOnceWith('deleteUser', { userId, version });
  });

  it.each([
    ['Disable user', /signed out everywhere/, 'updateUserStatus', { disabled: true }],
    ['Make admin', /every practice/, 'setRole', { role: 'admin', isSuperAdmin: false }],
  ])('AD-08 %s asks who owns the account next', async (action, about, name, input) => {
    const accounts = OWNER.accounts.map((one) => Object.assign({}, one, { successors: [OTTO] }));
    const call = vi.fn<Call>().mockResolvedValue({ data: OWNER });
    const { user } = await show({ ...OWNER, accounts }, { call });
    await decide(user, action, about);
    expect(screen.getByText('Choose the next owner.')).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: /^Next owner of 100200/ }));
    await user.click(screen.getByRole('option', { name: 'Otto · otto@practice.test' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: action }));
    const newOwners = [{ accountNumber: '100200', userId: OTTO.uid }];
    const sent = { userId, version, newOwners, ...input };
    await waitFor(() => expect(call).toHaveBeenCalledExactlyOnceWith(name, sent));
  });

  it('AD-06 says the reason that the server gave; the dialog stays', async () => {
    expectLoggedErrors();
    const errors = { userId: { rule: 'lastSuperAdmin', message: 'in English' } };
    const call = vi.fn<Call>().mockRejectedValue(apiError(403, 'forbidden', { errors }));
    const { user } = await show(buildUser(), { call });
    await decide(user, 'Disable user', /signed out everywhere immediately/);
    expect(await screen.findByText(/Promote another user first/)).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('AD-06 the last super admin can be neither demoted, disabled nor deleted, and the page says why', async () => {
    await show(buildUser({ role: 'superAdmin', isLastSuperAdmin: true }));
    for (const name of ['Make admin', 'Make customer', 'Disable user', 'Delete user']) {
      expect([name, button(name).disabled]).toEqual([name, true]);
      const reason = document.getElementById(button(name).getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toContain('This is the last super admin');
    }
    expect(button('Send reset link').disabled).toBe(false);
  });

  it('AD-06 nobody does any of it to themselves', async () => {
    await show(buildUser({ ...OWNER, id: 'uid-self', role: 'superAdmin', emailVerified: true }));
    const off = ['Make admin', 'Make customer', 'Disable user', 'Delete user'];
    for (const name of [...off, 'Set one-time password']) {
      expect([name, button(name).disabled]).toEqual([name, true]);
    }
    expect(screen.getAllByText(/Ask another super admin/)).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /End (all )?session/ })).toBeNull();
    expect(screen.getByText(/These are your own devices/)).toBeDefined();
  });

  it('AD-02 ends the session on one device, and all of them', async () => {
    const endUserSession = vi.fn<() => Promise<void>>().mockResolvedValue();
    const endUserSessions = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { user } = await show(OWNER, { endUserSession, endUserSessions });
    await user.click(button('Sign out Chrome · Linux'));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out this device?' });
    expect(dialog.textContent).toContain('will be signed out on Chrome · Linux');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(endUserSession).toHaveBeenCalledExactlyOnceWith('uid-paula', OWNER.devices[0]?.id);
    await decide(user, 'Sign out all devices', /signed out everywhere/);
    await waitFor(() => expect(endUserSessions).toHaveBeenCalledExactlyOnceWith('uid-paula'));
  });
});
