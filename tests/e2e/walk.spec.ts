import type { Page } from '@playwright/test';
import { isLongRun } from 'test-tools/runs.ts';
import {
  addressOf,
  landingOf,
  LANDINGS,
  NOWHERE,
  VISITORS,
  type Visitor,
} from '../fixtures/landings.ts';
import { expect, fillLogin, test } from './support/fixtures.ts';
import { accountOf } from './support/visitors.ts';

/** What is logged for the ids that belong to nothing. */
test.use({ expectedProblems: /404|Request failed/ });

/**
 * A page, a redirect and a way back for a visitor, a practice, a super admin, and a user without an account. All other
 * landings are asked of the guard's function in `tests/ui/src/walk.test.ts`, and a part of them of a browser in the long
 * run.
 */
const CHOSEN: Partial<Record<Visitor, string[]>> = {
  'signed out': ['/', '/customer/order', '/admin/order-approval/:id', '/terms'],
  super: ['/auth/login', '/customer/home', '/admin/lens-management/:id/edit', '/admin'],
  practice: ['/auth/sign-up', '/admin/home', '/customer/orders/:id', '/customer', '/admin/*'],
  unlinked: ['/customer/order', '/settings', '/auth/request', '/customer/*'],
};

const SHARES = 4;

/**
 * The addresses that a visitor opens, one list for each journey. When all is wanted, a super admin, who may see most of the
 * pages, opens all of them in four journeys; each other visitor opens every fourth, so that each address is tried by
 * two or more of them.
 */
function walksOf(visitor: Visitor): string[][] {
  const chosen = CHOSEN[visitor];
  if (!isLongRun) return chosen ? [chosen] : [];
  const shares = Array.from({ length: SHARES }, (_, share) =>
    Object.keys(LANDINGS).filter((_address, index) => index % SHARES === share),
  );
  return visitor === 'super'
    ? shares
    : shares.filter((_, share) => share === VISITORS.indexOf(visitor) % SHARES);
}

/** Opens the address as from a link in a mail, and sees where that leads once it is known who is there. */
async function expectLanding(page: Page, address: string, expected: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.overlay')).toHaveCount(0);
  await expect(page, address).toHaveURL(expected);
  await expect(page.locator('h1').first(), address).toBeVisible();
  await expect(page, address).toHaveURL(expected);
}

for (const visitor of VISITORS) {
  for (const [index, addresses] of walksOf(visitor).entries()) {
    const part = index === 0 ? '' : `, part ${index + 1}`;
    test(`RT-01 RT-03 RT-04 RT-05 RT-06 RT-07 RT-08 RT-09 RT-10 RT-11 GD-01 GD-03 GD-04 GD-05 where addresses lead: ${visitor}${part}`, async ({
      openBrowser,
      accounts,
    }) => {
      const context = await openBrowser(await accountOf(accounts, visitor));
      const page = await context.newPage();
      for (const path of addresses) {
        const address = addressOf(path);
        const expected = landingOf(LANDINGS[path]?.[visitor] ?? '', address);
        await expectLanding(page, address, expected);
      }
      for (const address of index === 0 ? nowhereFor(visitor) : []) {
        await page.goto(address);
        await expectNotFound(page);
        await expect(page.getByRole('navigation')).toHaveCount(0);
        expect(new URL(page.url()).pathname).toBe(address);
      }
    });
  }
}

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Lens Portal');
  await expect(page.getByRole('main')).toHaveCount(1);
}

test('RT-12 what is no page below an area is not found inside the shell', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), '/customer/no/page');
  await expectNotFound(page);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page).toHaveURL('/customer/no/page');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/customer/home');
  await expect(page).toHaveTitle('Dashboard · Lens Portal');
});

/** Others for each of those who are chosen, so that each is tried by somebody. */
function nowhereFor(visitor: Visitor): string[] {
  const chosen = Object.keys(CHOSEN);
  return NOWHERE.filter((_, index) => chosen[index % chosen.length] === visitor);
}

/** Every other spelling is tried of the function itself, in `tests/unit/src/return-url.test.ts`. */
const ELSEWHERE = ['//evil.test', '/\\evil.test', 'javascript:alert(1)'];

test('RT-02 GD-05 a deep link leads there after the sign-in, with its query; no return address leads off the site', async ({
  page,
  accounts,
  portal,
}) => {
  const admin = await accounts.maker('admin');
  const deep = '/admin/order-approval?filter=%7B%22state%22%3A%22approved%22%7D';
  await page.goto(deep);
  await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent(deep)}`);
  await fillLogin(page, admin.email);
  await expect(page).toHaveURL(deep);
  for (const address of ELSEWHERE) {
    await page.goto(`/auth/login?returnUrl=${encodeURIComponent(address)}`);
    await expect(page, address).toHaveURL(`${portal.origin}/admin/home`);
  }
});
