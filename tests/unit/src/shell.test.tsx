// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRODUCT_VERSION } from '#domain/constants.ts';
import type { SessionState } from '#providers/session-state.ts';
import { SessionContext } from '#providers/use-session.ts';
import { createI18nProvider } from '#src/i18n/i18n-provider.ts';
import { AccountSelector } from '#src/layout/AccountSelector.tsx';
import { Shell } from '#src/layout/Shell.tsx';
import { startsMinified } from '#src/layout/use-sidebar.ts';
import { PRACTICE_USER } from '../providers/fake-auth.ts';
import { practiceState, startFakeSession } from '../providers/session-fixture.ts';

let narrow = false;

beforeEach(() => {
  localStorage.clear();
  narrow = false;
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: narrow && query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(element: React.ReactNode, state: Partial<SessionState> = {}) {
  const fixture = startFakeSession(PRACTICE_USER, {
    establish: () => Promise.resolve(practiceState(state)),
  });
  await fixture.session.authReady;
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/customer/home'],
  });
  render(
    <SessionContext value={fixture.session}>
      <AdminContext i18nProvider={createI18nProvider('en')}>
        <RouterProvider router={router} />
      </AdminContext>
    </SessionContext>,
  );
  return { ...fixture, router, user: userEvent.setup() };
}

const shell = (stage = 'production') => <Shell stage={stage}>the page</Shell>;

describe('the shell', () => {
  it('LY-05 LY-06 names the customer, role and account', async () => {
    await show(shell());
    const sidebar = screen.getByRole('complementary');
    expect(within(sidebar).getByText('Paula Practice')).toBeTruthy();
    expect(within(sidebar).getByText('Customer')).toBeTruthy();
    expect(within(sidebar).getByLabelText('Account Number').textContent).toBe('100200');
    expect(within(sidebar).getByText(`Version ${PRODUCT_VERSION}`)).toBeTruthy();
  });

  it('LY-05 LY-06 an admin has no account to select', async () => {
    await show(shell(), { roles: ['ADMIN', 'SUPERADMIN'], accounts: [] });
    expect(screen.getByText('Super Admin')).toBeTruthy();
    expect(screen.queryByLabelText('Account Number')).toBeNull();
  });

  it('MN-03 lists the pages of a customer', async () => {
    await show(shell());
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/customer/home',
      '/customer/order',
    ]);
  });

  it('LY-04 the menu under the name signs out', async () => {
    const { user, session } = await show(shell());
    await user.click(screen.getByRole('button', { name: 'Your menu, Paula Practice' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(session.get().status).toBe('signedOut'));
  });

  it.each([
    ['production', false],
    ['staging', true],
    ['local', true],
  ])('LY-04 the badge in %s: %s', async (stage, shown) => {
    await show(shell(stage));
    expect(screen.queryByText('STAGING') !== null).toBe(shown);
  });

  it('LY-08 collapses, and remembers it', async () => {
    const { user } = await show(shell());
    await user.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    expect(screen.getByRole('button', { name: 'Expand the menu' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order Form' })).toBeTruthy();
    expect(localStorage.getItem('sidebarMinified')).toBe('true');
  });

  it.each([
    [null, 768, true],
    [null, 769, false],
    ['false', 768, false],
    ['true', 1280, true],
  ])('LY-08 stored %s at %i px: collapsed %s', (stored, width, minified) => {
    expect(startsMinified(stored, width)).toBe(minified);
  });

  it('LY-09 on a narrow window it is a drawer that closes on navigation', async () => {
    narrow = true;
    const { user, router } = await show(shell());
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    await user.click(await screen.findByRole('link', { name: 'Order Form' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Order Form' })).toBeNull());
    expect(router.state.location.pathname).toBe('/customer/order');
  });
});

describe('the account selector', () => {
  it('LY-07 stores another account and reloads the page', async () => {
    const reload = vi.fn<() => void>();
    const { user } = await show(<AccountSelector reload={reload} />);
    await user.click(screen.getByLabelText('Account Number'));
    await user.click(await screen.findByRole('option', { name: /100201/ }));
    expect(localStorage.getItem('accountNumber')).toBe('100201');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('LY-06 copies, and says so for three seconds', async () => {
    const { user } = await show(<AccountSelector />);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByRole('button', { name: 'Copied!' });
    expect(await navigator.clipboard.readText()).toBe('100200');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeTruthy();
    vi.useRealTimers();
  });
});
