import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AuthFlowError } from '#providers/firebase/auth-flow.ts';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import { NotificationSettings } from '#src/settings/NotificationSettings.tsx';
import SettingsPage from '#src/settings/SettingsPage.tsx';
import { installDevice, showShell, SUPER } from './show-shell.tsx';

installDevice();

const device = (id: number, over: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  device: `Chrome · Linux ${id}`,
  signedInAt: '2026-11-20T10:00:00.000Z',
  endsAt: null,
  lastSeenAt: '2026-11-20T10:05:00.000Z',
  isCurrent: false,
  ...over,
});
const HERE = device(1, { isCurrent: true });

type Answer = (path: string, method: string, body: string) => unknown;

/** The API of the settings: devices and choices, and what was sent to it. */
function api(answer: Answer) {
  const sent: string[] = [];
  const client: HttpClient = (path, { method = 'GET', body = '' }) => {
    if (method !== 'GET') sent.push(`${method} ${path} ${body}`.trim());
    const json = answer(path, method, body);
    if (json instanceof Error) return Promise.reject(json);
    return Promise.resolve({ status: 200, headers: new Headers(), json: json ?? null });
  };
  return { client, sent };
}

async function showSettings(answer: Answer = () => null, state = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { client, sent } = api((path, method, body) => {
    const json = answer(path, method, body);
    return json ?? (path === '/auth/sessions' ? [HERE] : null);
  });
  const shown = await showShell(<SettingsPage />, { client, state });
  const changePassword = vi.spyOn(shown.session, 'changePassword');
  return { ...shown, sent, changePassword };
}

const current = () => screen.getByLabelText(/^Current password/);
const next = () => screen.getByLabelText(/^New password/);
/** Both at once: key by key a page this large takes long. */
async function fill(old: string, wanted: string): Promise<void> {
  fireEvent.change(current(), { target: { value: old } });
  fireEvent.change(next(), { target: { value: wanted } });
  // the meter asks for the list of common ones
  await act(() => Promise.resolve());
}
const change = () => screen.getByRole('button', { name: 'Change password' });

describe('VA-02 the password', () => {
  it('is changed by keyboard, once, and the fields are empty again', async () => {
    const { user, changePassword } = await showSettings();
    await fill('the old one', 'staple horse battery');
    await user.type(next(), '{Enter}{Enter}');
    await waitFor(() => expect(next()).toHaveProperty('value', ''));
    expect(changePassword).toHaveBeenCalledExactlyOnceWith({
      current: 'the old one',
      next: 'staple horse battery',
    });
    expect(current()).toHaveProperty('value', '');
  });

  it('is told what is wrong at its field, which gets the focus, and is not sent', async () => {
    const { user, changePassword } = await showSettings();
    await fill('', 'practice@lens.test');
    await user.click(change());
    expect(await screen.findByText('Enter your current password')).toBeTruthy();
    expect(screen.getAllByText('This is your email')).not.toHaveLength(0);
    for (const field of [current(), next()])
      expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(current()));
    await fill('the old one', 'shorter');
    await user.click(change());
    expect(await screen.findAllByText('Add 1 more character')).not.toHaveLength(0);
    expect(current().getAttribute('aria-invalid')).toBe('false');
    await waitFor(() => expect(document.activeElement).toBe(next()));
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('refused, keeps what was typed and says why at its place', async () => {
    const { user, changePassword } = await showSettings();
    await fill('the old one', 'staple horse battery');
    for (const [problem, text] of [
      ['password-wrong', 'Current password is incorrect'],
      ['offline', 'The server cannot be reached. Your password was not changed.'],
    ] as const) {
      changePassword.mockRejectedValueOnce(new AuthFlowError(problem));
      await user.click(change());
      expect(await screen.findByText(text)).toBeTruthy();
      expect(next()).toHaveProperty('value', 'staple horse battery');
      expect(change()).toHaveProperty('disabled', false);
    }
    expect(changePassword).toHaveBeenCalledTimes(2);
  });

  it('UX-01 serves password managers, and both can be looked at', async () => {
    const { user } = await showSettings();
    expect(current().getAttribute('autocomplete')).toBe('current-password');
    expect(next().getAttribute('autocomplete')).toBe('new-password');
    expect(next().hasAttribute('maxlength')).toBe(false);
    await user.click(screen.getByLabelText('Show passwords'));
    expect([current(), next()].map((input) => input.getAttribute('type'))).toEqual([
      'text',
      'text',
    ]);
  });
});

describe('PF-02 the devices', () => {
  const list = [HERE, device(2), device(3)];

  it('SE-14 a session that does not say what it is reads so, wherever it is named', async () => {
    const unknown = device(2, { device: 'unknown · unknown' });
    await showSettings((path) => (path === '/auth/sessions' ? [HERE, unknown] : null));
    expect(await screen.findByRole('button', { name: 'Sign out Unknown device' })).toBeTruthy();
    expect(screen.getByText('Unknown device')).toBeTruthy();
  });

  it('signs one out and reads the list again', async () => {
    let left = list;
    const { user, sent } = await showSettings((path, method) => {
      if (method === 'DELETE') left = [HERE];
      return path === '/auth/sessions' ? left : null;
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome · Linux 2' }));
    expect(await screen.findByText('You are signed in on this device only.')).toBeTruthy();
    expect(sent).toEqual([`DELETE /auth/sessions/${device(2).id}`]);
    // The button is gone.
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Signed-in devices' }));
  });

  it('signs the others out after asking, and stays open when that fails', async () => {
    let fails = true;
    const { user, sent } = await showSettings((path, method) => {
      if (method === 'POST' && fails) return new HttpFailure('broken', 503, null);
      return path === '/auth/sessions' ? (fails ? list : [HERE]) : null;
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out other devices' }));
    expect(sent).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 other devices will be signed out immediately.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Sign out other devices' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toBeTruthy());
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Sign out other devices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(2);
    const rows = screen.getByRole('list', { name: 'Signed-in devices' });
    await waitFor(() => expect(document.activeElement).toBe(rows));
  });

  it('says when they cannot be read, ends no session, and tries again', async () => {
    let fails = true;
    const { user, session } = await showSettings((path) =>
      path === '/auth/sessions' && fails ? new HttpFailure('broken', 500, null) : null,
    );
    const alert = await screen.findByText('The devices could not be loaded.');
    expect(session.get().status).toBe('signedIn');
    fails = false;
    const again = alert.closest<HTMLElement>('.MuiAlert-root');
    if (again) await user.click(within(again).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This device')).toBeTruthy();
  });
});

describe('PF-02 the name', () => {
  it('is asked for whole, and can only be saved when it is another one', async () => {
    const { user } = await showSettings();
    const save = screen.getByRole('button', { name: 'Save name' });
    expect(save).toHaveProperty('disabled', true);
    await user.clear(screen.getByLabelText(/First name/));
    await user.click(save);
    expect(await screen.findByText('Enter your first name')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/First name/));
  });

  it('SE-10 says what is wrong with it before it is sent', async () => {
    const { user } = await showSettings();
    await user.clear(screen.getByLabelText(/Last name/));
    await user.click(screen.getByLabelText(/Last name/));
    await user.paste('Reed\u202e');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText(/changes the direction of text/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Last name/));
  });

  it('an admin has one too, and no choice about e-mails to practices', async () => {
    await showSettings(() => null, SUPER);
    expect(screen.getByLabelText(/First name/)).toBeTruthy();
    expect(await screen.findByLabelText('Email: Sign-in from a new device')).toBeTruthy();
    expect(screen.queryByLabelText('Email: Order closed')).toBeNull();
  });
});

it('EM-04 the choices of a member: says of what nobody chooses why it is always sent', async () => {
  await showShell(<NotificationSettings />);
  const always = await screen.findByText('Always sent');
  const group = always.closest('details');
  expect(group && within(group).getByText('Daily summary')).toBeTruthy();
  expect(screen.queryByLabelText('Email: Application approved')).toBeNull();
});
