import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AccountSelector } from '#src/layout/account/AccountSelector.tsx';
import { submenuFor } from '#src/layout/menu/menu.ts';
import { Shell } from '#src/layout/Shell.tsx';
import { startsMinified } from '#src/layout/sidebar/use-sidebar.ts';
import { device, installDevice, showShell, SUPER } from './show-shell.tsx';

installDevice();

const shell = <Shell stage="production">the page</Shell>;
const sidebar = () => within(screen.getByRole('complementary'));
const collapse = () => screen.getByRole('button', { name: 'Collapse the menu' });

const brand = () => screen.getByRole('link', { name: 'Lens Portal, home page' });

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const button = (name: string) => screen.getByRole('button', { name });

describe('the sidebar', () => {
  it('LY-05 LY-06 an admin has no account to select', async () => {
    await showShell(shell, { state: SUPER });
    expect(sidebar().getByText('Super Admin')).toBeTruthy();
    expect(screen.queryByLabelText('Account Number')).toBeNull();
  });

  it('MN-03 lists the pages of a customer', async () => {
    await showShell(shell, { at: '/customer/order' });
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Order Form',
      'Pay Online',
      'Lens Credit',
      'Profile',
    ]);
  });

  it('LY-05 the portal’s name and mark stand at the top and lead home; collapsed, the mark alone', async () => {
    const { user } = await showShell(shell, { at: '/customer/order' });
    const [first] = sidebar().getAllByRole('link');
    expect(first).toBe(brand());
    expect(brand().getAttribute('href')).toBe('/customer/home');
    expect(brand().textContent).toBe('Lens Portal');
    await user.click(collapse());
    expect(brand().textContent).toBe('');
    expect(brand().querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('LY-08 collapses, and remembers it', async () => {
    const { user } = await showShell(shell);
    await user.click(collapse());
    expect(screen.getByRole('button', { name: 'Expand the menu' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order Form' })).toBeTruthy();
    expect(localStorage.getItem('sidebarMinified')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Expand the menu' }));
    expect(localStorage.getItem('sidebarMinified')).toBe('false');
  });

  it.each([
    [null, 768, true],
    [null, 769, false],
    ['false', 768, false],
    ['true', 1280, true],
  ])('LY-08 stored %s at %i px: collapsed %s', (stored, width, minified) =>
    expect(startsMinified(stored, width)).toBe(minified),
  );

  it.each([
    [767, false],
    [768, true],
  ])('LY-09 at %i px it stands beside the page: %s', async (width, stands) => {
    device.width = width;
    await showShell(shell);
    expect(screen.queryByRole('complementary') !== null).toBe(stands);
  });
});

const toggle = () => screen.getByRole('button', { name: 'Customer Management pages' });

describe('a submenu', () => {
  it('MN-02 LY-09 opens and closes by keyboard; its entry stays a link of its own', async () => {
    const { user } = await showShell(shell, { state: SUPER, at: '/admin/home' });
    const entry = screen.getByRole('link', { name: 'Customer Management' });
    expect(entry.getAttribute('href')).toBe('/admin/customer-management');
    toggle().focus();
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{Enter}');
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Customers');
    expect(screen.getByRole('link', { name: 'Applications' })).toBeTruthy();
    toggle().focus();
    await user.keyboard(' ');
    expect(screen.queryByRole('link', { name: 'Applications' })).toBeNull();
  });

  it('LY-09 opens beside the collapsed sidebar, by keyboard', async () => {
    const { user, router } = await showShell(shell, { state: SUPER, at: '/admin/home' });
    await user.click(collapse());
    const icon = screen.getByRole('button', { name: 'Customer Management' });
    expect(icon.getAttribute('aria-expanded')).toBe('false');
    icon.focus();
    await user.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    const below = submenuFor(['ADMIN', 'SUPERADMIN'], 'customerManagement');
    expect(items.map((item) => item.textContent)).toEqual(below.map(({ label }) => label.en));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/admin/customer-management/applications'),
    );
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  });

  it('MN-03 LY-09 of the dashboard leads a practice to its orders', async () => {
    const { user, router } = await showShell(shell, { at: '/customer/order' });
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dashboard pages' }));
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(router.state.location.pathname).toBe('/customer/orders');
    await waitFor(() => {
      const orders = screen.getByRole('link', { name: 'Orders' });
      expect(orders.getAttribute('aria-current')).toBe('page');
    });
    await user.click(screen.getByRole('button', { name: 'Dashboard pages' }));
    expect(screen.getByRole('link', { name: 'Dashboard' }).className).toContain('active');
  });
});

describe('the account selector', () => {
  it('LY-06 copies, and says so for three seconds, from the last time on', async () => {
    await showShell(<AccountSelector />);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(button('Copy'));
    await pass(0);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('100200');
    await pass(2_000);
    fireEvent.click(button('Copied!'));
    await pass(0);
    await pass(2_999);
    expect(button('Copied!')).toBeTruthy();
    await pass(1);
    expect(button('Copy')).toBeTruthy();
  });

  it('LY-06 a browser that refuses to copy is told of, with the number to select', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { user } = await showShell(<AccountSelector />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toMatch(/did not allow copying.*100200$/));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
    expect(warn).toHaveBeenCalledOnce();
  });
});
