import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { submenuFor } from '#src/layout/menu/menu.ts';
import { Shell } from '#src/layout/Shell.tsx';
import type { ShellOptions } from '#src/routes/route-types.ts';
import { device, installDevice, showShell, SUPER } from './show-shell.tsx';

installDevice();

const shell = (options?: ShellOptions, stage = 'production') => (
  <Shell stage={stage} options={options}>
    the page
  </Shell>
);

describe('the header', () => {
  it('LY-04 the menu under the full name leads to the settings', async () => {
    const { user, router } = await showShell(shell());
    await user.click(screen.getByRole('button', { name: 'Your menu, Paula Practice' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Settings', 'Log Out']);
    await user.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(router.state.location.pathname).toBe('/settings');
  });

  it('LY-04 the menu under the name signs out', async () => {
    const { user, session } = await showShell(shell());
    await user.click(screen.getByRole('button', { name: 'Your menu, Paula Practice' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(session.get().status).toBe('signedOut'));
  });

  it.each([
    ['production', false],
    ['staging', true],
    ['local', true],
  ])('LY-04 the badge in %s: %s', async (stage, shown) => {
    await showShell(shell({}, stage));
    const header = screen.getByRole('banner');
    expect(within(header).queryByText('STAGING') !== null).toBe(shown);
  });
});

describe('what the shell can be configured for', () => {
  it('LY-03 LY-09 without a header both toggles can still be reached, on a phone too', async () => {
    device.width = 375;
    const { user } = await showShell(shell({ header: false }, 'staging'));
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByText('STAGING')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    await user.click(await screen.findByRole('button', { name: 'Close the menu' }));
    await user.click(await screen.findByRole('button', { name: 'Open preferences' }));
    expect(await screen.findByRole('link', { name: 'Settings' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
  });

  it('LY-02 a top menu is made of the pages below an entry, for whom they are', async () => {
    const at = '/admin/customer-management/applications/7';
    await showShell(shell({ topMenu: 'customerManagement' }), { at, state: SUPER });
    const tabs = within(screen.getByRole('main').parentElement ?? document.body)
      .getByRole('navigation', { name: 'Customer Management' })
      .querySelectorAll('a');
    const below = submenuFor(['ADMIN', 'SUPERADMIN'], 'customerManagement');
    expect([...tabs].map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual(
      below.map(({ label, path }) => [label.en, path]),
    );
    const current = [...tabs].filter((tab) => tab.dataset.current === 'true');
    expect(current.map((tab) => tab.textContent)).toEqual(['Applications']);
  });

  it('LY-02 no page below it is for a plain admin: then there is no top menu', async () => {
    const state = { ...SUPER, roles: ['ADMIN' as const] };
    await showShell(shell({ topMenu: 'customerManagement' }), { state });
    expect(screen.queryByRole('navigation', { name: 'Customer Management' })).toBeNull();
  });

  it('LY-03 another page begins at its top; going back stays where it was', async () => {
    const { router } = await showShell(shell({ fullHeight: true }));
    const main = screen.getByRole('main');
    main.scrollTop = 300;
    await router.navigate('/customer/order');
    await waitFor(() => expect(main.scrollTop).toBe(0));
    main.scrollTop = 200;
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/home'));
    expect(main.scrollTop).toBe(200);
  });
});
