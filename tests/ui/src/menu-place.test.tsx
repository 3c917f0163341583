import { act, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useMarkMenuPlace } from '#resources/shared/menu-place.ts';
import { CUSTOMER_USERS_PATH, STAFF_PATH } from '#resources/users/common/user-path.ts';
import { CurrentShell } from '#src/layout/CurrentShell.tsx';
import { portalRoutes } from '#src/routes/routes.ts';
import { ofKinds } from '../../fixtures/record-kinds.ts';
import { installDevice, showShell, SUPER } from './show-shell.tsx';

installDevice();

/** The menu entry of each page, and the one below it. */
const MARKED: Record<string, [entry: string, below: string | null]> = {
  '/admin/order-approval': ['Order Approval', 'Orders'],
  '/admin/order-approval/returns/*': ['Order Approval', 'Returns'],
  '/admin/order-approval/consultant-requests/*': ['Order Approval', 'Consultant requests'],
  '/admin/order-approval/consultant-ratings/*': ['Order Approval', 'Consultant ratings'],
  '/admin/order-approval/:id': ['Order Approval', null],
  '/admin/user-management': ['User Management', 'Staff'],
  '/admin/user-management/customers': ['User Management', 'Customers'],
  '/admin/user-management/online': ['User Management', 'Online now'],
  '/admin/user-management/profiles': ['User Management', 'Profiles'],
  '/admin/user-management/create': ['User Management', null],
  '/admin/user-management/:id': ['User Management', null],
  '/admin/user-management/:id/edit': ['User Management', null],
  '/admin/customer-management/*': ['Customer Management', 'Customers'],
  '/admin/customer-management/applications': ['Customer Management', 'Applications'],
  '/admin/customer-management/applications/:id': ['Customer Management', 'Applications'],
  '/admin/customer-management/addresses/*': ['Customer Management', 'Customers'],
  '/admin/customer-management/invoices/*': ['Customer Management', 'Invoices'],
  '/admin/customer-management/payments/*': ['Customer Management', 'Payments'],
  '/admin/customer-management/credits/*': ['Customer Management', 'Lens credit'],
  '/admin/customer-management/write-offs/*': ['Customer Management', 'Customers'],
  '/admin/customer-management/import/customers': ['Customer Management', 'Customers'],
  '/admin/customer-management/import/customers/:id': ['Customer Management', 'Customers'],
  '/admin/customer-management/import/prices': ['Customer Management', 'Customers'],
  '/admin/customer-management/import/prices/:id': ['Customer Management', 'Customers'],
  '/admin/customer-management/prices/*': ['Customer Management', 'Agreed prices'],
  '/admin/customer-management/shipping/*': ['Customer Management', 'Shipping'],
  '/admin/lens-management': ['Lens Management', 'Lenses'],
  '/admin/lens-management/guide/*': ['Lens Management', 'Guide'],
  '/admin/lens-management/create': ['Lens Management', null],
  '/admin/lens-management/:id': ['Lens Management', null],
  '/admin/lens-management/:id/edit': ['Lens Management', null],
  ...ofKinds((_name, { page }) => ({ [`${page.address}/*`]: page.marks })),
  '/admin/email-management/*': ['Email Management', 'Templates'],
  '/admin/email-management/letters/*': ['Email Management', 'Campaigns'],
  '/admin/email-management/messages': ['Email Management', 'Messages'],
  '/admin/email-management/messages/:id': ['Email Management', 'Messages'],
  '/admin/email-management/settings/*': ['Email Management', 'Settings'],
  '/admin/email-management/suppressed': ['Email Management', 'Suppressed addresses'],
};

/** A page that names another address for the menu. */
function Page({ place }: { place: string }) {
  useMarkMenuPlace(place);
  return 'the page';
}

/** The page of a user, and plain pages at every other address. */
function Pages({ place }: { place: string | undefined }) {
  const isUser = useLocation().pathname === USER_PATH;
  return place && isUser ? <Page place={place} /> : 'a page';
}

const USER_PATH = `${STAFF_PATH}/uid-1`;

async function showAt(at: string, place?: string) {
  const portal = (
    <CurrentShell stage="production">
      <Pages place={place} />
    </CurrentShell>
  );
  const view = await showShell(portal, { state: SUPER, at });
  return { ...view, sidebar: screen.getByRole('navigation', { name: 'Main menu' }) };
}

const namesOf = (links: Element[]) => links.map((link) => link.textContent);

/** The entries that look current, and those that are told to be. */
function marksIn(menu: HTMLElement) {
  const links = within(menu).getAllByRole('link');
  return {
    shown: namesOf(links.filter((link) => link.classList.contains('active'))),
    told: namesOf(links.filter((link) => link.getAttribute('aria-current') === 'page')),
  };
}

/** The tabs of the page, above it; none where it has no tabs. */
function tabsOf(entry: string) {
  const bar = screen.queryByRole('navigation', { name: entry });
  const tabs = bar ? within(bar).getAllByRole('link') : [];
  return namesOf(tabs.filter((tab) => tab.getAttribute('aria-current') === 'page'));
}

describe('the menu', () => {
  it('LY-09 every page of the queue and the four managements is looked at here', () => {
    const pages = portalRoutes.map(({ path }) => path);
    const managed = pages.filter((path) =>
      /^\/admin\/(order-approval|(user|customer|lens|email)-management)/.test(path),
    );
    expect(managed.toSorted()).toEqual(Object.keys(MARKED).toSorted());
  });

  it('LY-09 LY-02 marks where one is on every page', async () => {
    const { sidebar, router } = await showAt('/admin/home');
    for (const [path, [entry, below]] of Object.entries(MARKED)) {
      await act(() => router.navigate(path.replace(/:id|\*/, '0199aaaa')));
      const told = [below ?? entry];
      const shown = below === null ? [entry] : [entry, below];
      expect([path, marksIn(sidebar)]).toEqual([path, { shown, told }]);
      expect([path, tabsOf(entry)]).toEqual([path, below === null ? [] : [below]]);
    }
  });

  it.each([
    [STAFF_PATH, 'Staff'],
    [CUSTOMER_USERS_PATH, 'Customers'],
  ])('LY-09 LY-02 marks the list of a user whose page names %s', async (place, below) => {
    const { sidebar, router } = await showAt(USER_PATH, place);
    expect(marksIn(sidebar)).toEqual({ shown: ['User Management', below], told: [below] });
    expect(tabsOf('User Management')).toEqual([below]);
    expect(router.state.location.pathname).toBe(USER_PATH);
  });

  it('LY-09 marks the entry itself while the one below it is hidden', async () => {
    const { sidebar, user } = await showAt('/admin/customer-management/applications');
    await user.click(screen.getByRole('button', { name: 'Customer Management pages' }));
    expect(marksIn(sidebar)).toEqual({
      shown: ['Customer Management'],
      told: ['Customer Management'],
    });
  });

  it('LY-09 marks it beside the collapsed sidebar too', async () => {
    const { user } = await showAt(USER_PATH, CUSTOMER_USERS_PATH);
    await user.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    const entry = screen.getByRole('button', { name: 'User Management' });
    expect(entry.classList.contains('active')).toBe(true);
    await user.click(entry);
    const items = await screen.findAllByRole('menuitem');
    expect(namesOf(items.filter((item) => item.classList.contains('Mui-selected')))).toEqual([
      'Customers',
    ]);
  });

  it('LY-09 marks by the address again when such a page is left', async () => {
    const { sidebar, router } = await showAt(USER_PATH, CUSTOMER_USERS_PATH);
    expect(marksIn(sidebar).told).toEqual(['Customers']);
    await act(() => router.navigate(`${STAFF_PATH}/online`));
    expect(marksIn(sidebar)).toEqual({
      shown: ['User Management', 'Online now'],
      told: ['Online now'],
    });
  });
});
