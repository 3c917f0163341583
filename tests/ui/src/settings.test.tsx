import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useSetLocale, useTheme, useTranslate } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { readPreference } from '#providers/browser/preferences.ts';
import { HttpFailure, type HttpClient } from '#providers/http/http.ts';
import { Shell } from '#src/layout/Shell.tsx';
import SettingsPage from '#src/settings/SettingsPage.tsx';
import { themeChoice } from '#src/theme/theme-choice.ts';
import { openDialog } from '../resources/open-dialog.ts';
import { device, installDevice, showShell, SUPER } from './show-shell.tsx';

installDevice();

/** Stands for a page: what is typed, a word of react-admin, and react-admin's own switches. */
function Page() {
  const translate = useTranslate();
  const setLocale = useSetLocale();
  const [theme, setTheme] = useTheme();
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="field" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <p>{translate('ra.action.save')}</p>
      <p data-testid="theme">{theme}</p>
      <button onClick={() => setLocale('es')}>locale</button>
      <button onClick={() => setTheme('dark')}>theme</button>
    </>
  );
}

describe('the settings', () => {
  it('RT-06 UX-03 the look changes at once and is remembered; the device is one of the choices', async () => {
    const { user } = await showShell(<SettingsPage />);
    const choices = within(screen.getByRole('radiogroup', { name: 'Appearance' }));
    expect(choices.getByRole('radio', { name: 'Use system setting' })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(choices.getByRole('radio', { name: 'Dark' }));
    expect(themeChoice.get()).toBe('dark');
    expect(readPreference('theme')).toBe('dark');
    await user.click(choices.getByRole('radio', { name: 'Use system setting' }));
    expect(readPreference('theme')).toBeNull();
  });

  it.each([
    [{}, 'Customer'],
    [{ ...SUPER, roles: ['ADMIN' as const] }, 'Admin'],
    [SUPER, 'Super Admin'],
  ])('RT-06 names e-mail and role (%#)', async (state, role) => {
    await showShell(<SettingsPage />, { state });
    expect(screen.getByText('practice@lens.test')).toBeTruthy();
    expect(screen.getByText(role)).toBeTruthy();
  });
});

const theme = () => screen.getByTestId('theme').textContent;

describe('react-admin among the choices', () => {
  it('UX-03 has the look that was chosen, and chooses it', async () => {
    device.dark = true;
    const { user, store } = await showShell(<Page />);
    expect(theme()).toBe('dark');
    store.setItem('theme', 'light');
    await waitFor(() => expect(theme()).toBe('light'));
    await user.click(screen.getByRole('button', { name: 'theme' }));
    await waitFor(() => expect(theme()).toBe('dark'));
    expect(themeChoice.get()).toBe('dark');
  });

  it('LG-03 forgets the rest at sign-out, and keeps the look', async () => {
    const { store } = await showShell(<Page />);
    store.setItem('orders.listParams', { page: 3 });
    store.setItem('theme', 'dark');
    store.reset();
    expect(store.getItem('orders.listParams')).toBeUndefined();
    expect(store.getItem('theme')).toBe('dark');
  });
});

const ACCOUNT = {
  accountNumber: '100200',
  practice: 'Lakeside Eye Care',
  practiceRole: 'orderer',
  additionalAccounts: [{ accountNumber: '100201', practice: 'South' }],
  page: 1,
  records: 1,
  total: 2,
};

function answering(...answers: unknown[]): HttpClient & { asked: string[] } {
  const asked: string[] = [];
  const client: HttpClient = (path) => {
    asked.push(path);
    const json = answers.length > 1 ? answers.shift() : answers[0];
    if (json instanceof Error) return Promise.reject(json);
    return Promise.resolve({ status: 200, headers: new Headers(), json });
  };
  return Object.assign(client, { asked });
}

const open = async (user: { click: (element: Element) => Promise<void> }) => {
  return openDialog(user, 'Open preferences', 'Preferences');
};

describe('the panel at the end side', () => {
  const shell = <Shell stage="production">the page</Shell>;

  it('LY-09 RS-02 says when the account cannot be read, ends no session, and tries again', async () => {
    const client = answering(new HttpFailure('broken', 500, null), ACCOUNT);
    const { user, session } = await showShell(shell, { client });
    const panel = await open(user);
    const alert = await panel.findByRole('alert');
    expect(alert.textContent).toBe('Failed to fetch customer information');
    expect(session.get().status).toBe('signedIn');
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('Lakeside Eye Care')).toBeTruthy();
  });

  it('LY-09 an admin has no account there; it closes on navigation and by Escape', async () => {
    const { user, router } = await showShell(shell, { state: SUPER, at: '/admin/home' });
    const panel = await open(user);
    expect(panel.queryByText('Account')).toBeNull();
    await user.click(panel.getByRole('link', { name: 'Settings' }));
    expect(router.state.location.pathname).toBe('/settings');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open preferences' }));
  });
});
