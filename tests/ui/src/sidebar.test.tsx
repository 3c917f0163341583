import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PRODUCT_VERSION } from '#domain/constants.ts';
import { AccountSelector } from '#src/layout/account/AccountSelector.tsx';
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
  it('LY-05 LY-06 names the customer, role and account', async () => {
    await showShell(shell);
    expect(sidebar().getByText('Paula Practice')).toBeTruthy();
    expect(sidebar().getByText('Customer')).toBeTruthy();
    expect(sidebar().getByLabelText('Account Number').textContent).toBe('100200');
    expect(sidebar().getByText(`Version ${PRODUCT_VERSION}`)).toBeTruthy();
  });

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

  it('LY-05 the portal’s name leads an admin to the home of admins, on a phone too', async () => {
    device.width = 375;
    const { user } = await showShell(shell, { state: SUPER, at: '/settings' });
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    await waitFor(brand);
    expect(brand().getAttribute('href')).toBe('/admin/home');
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

  it('LY-05 LY-06 collapsed, person and account open beside it, and the version stays', async () => {
    const { user } = await showShell(shell);
    await user.click(collapse());
    expect(sidebar().getByText(PRODUCT_VERSION)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'You and your account' }));
    const flyout = within(await screen.findByRole('dialog', { name: 'You and your account' }));
    expect(flyout.getByText('Paula Practice')).toBeTruthy();
    expect(flyout.getByLabelText('Account Number').textContent).toBe('100200');
    expect(flyout.getByRole('button', { name: 'Copy' })).toBeTruthy();
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

  it('LY-09 on a narrow window it is a drawer that closes on navigation', async () => {
    device.width = 375;
    const { user, router } = await showShell(shell);
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    await user.click(await screen.findByRole('link', { name: 'Order Form' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Order Form' })).toBeNull());
    expect(router.state.location.pathname).toBe('/customer/order');
  });

  it('LY-09 it closes too when the link leads to the page that is open', async () => {
    device.width = 375;
    const { user } = await showShell(shell);
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull());
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

  it('MN-03 LY-09 of the dashboard is reached from the collapsed sidebar, by keyboard', async () => {
    const { user, router } = await showShell(shell, { at: '/customer/order' });
    await user.click(collapse());
    screen.getByRole('button', { name: 'Dashboard' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Orders' });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/orders'));
  });

  it('MN-03 LY-09 of the dashboard is open on a phone where one is, and the drawer closes', async () => {
    device.width = 375;
    const { user, router } = await showShell(shell);
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    await user.click(await screen.findByRole('link', { name: 'Orders' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull());
    expect(router.state.location.pathname).toBe('/customer/orders');
  });

  it('LY-09 is open where one is, and marks the page there', async () => {
    await showShell(shell, { state: SUPER, at: '/admin/customer-management/applications' });
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    const here = screen.getByRole('link', { name: 'Applications' });
    expect(here.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Customers' }).className).not.toContain('active');
  });

  it('LY-09 opens beside the collapsed sidebar, by keyboard', async () => {
    const { user, router } = await showShell(shell, { state: SUPER, at: '/admin/home' });
    await user.click(collapse());
    const icon = screen.getByRole('button', { name: 'Customer Management' });
    expect(icon.getAttribute('aria-expanded')).toBe('false');
    icon.focus();
    await user.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Customers',
      'Applications',
      'Buying groups',
      'Agreed prices',
      'Shipping',
      'Invoices',
      'Payments',
      'Lens credit',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/admin/customer-management/applications'),
    );
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  });
});

describe('the account selector', () => {
  it('LY-07 stores another account and reloads the page', async () => {
    const reload = vi.fn<() => void>();
    const { user } = await showShell(<AccountSelector reload={reload} />);
    await user.click(screen.getByLabelText('Account Number'));
    await user.click(await screen.findByRole('option', { name: /100201/ }));
    expect(localStorage.getItem('accountNumber')).toBe('100201');
    expect(Object.values(localStorage).join()).not.toContain('100200');
    expect(reload).toHaveBeenCalledOnce();
  });

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
    vi.restoreAllMocks();
  });
});
