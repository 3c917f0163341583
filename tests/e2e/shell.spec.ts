import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { goTo, untilShown } from './support/go-to.ts';
import { placeOrder } from './support/orders.ts';
import { SHORT } from './support/tags.ts';
import { accountOf } from './support/visitors.ts';

const HEIGHT = 700;

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });
const sidebar = (page: Page) => page.getByRole('complementary');
const header = (page: Page) => page.getByRole('banner');
/** Whole pixels: a width of 192.000004 is 192. */
const widthOf = async (box: Locator) => Math.round((await box.boundingBox())?.width ?? 0);
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

/** How much wider than the window the page is, and how much taller. */
function overflow(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
  });
}

test('LY-08 LY-09 the sidebar is 192 px open and 40 px collapsed, and on a phone a drawer that closes on navigation', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), 'about:blank');
  await resize(page, 769);
  await page.goto('/customer/home');
  await expect.poll(() => widthOf(sidebar(page))).toBe(192);
  await resize(page, 768);
  await page.reload();
  await expect.poll(() => widthOf(sidebar(page))).toBe(40);
  await button(page, 'Expand the menu').click();
  await expect.poll(() => widthOf(sidebar(page))).toBe(192);
  await page.reload();
  await expect.poll(() => widthOf(sidebar(page))).toBe(192);

  await resize(page, 320);
  await expect(sidebar(page)).toHaveCount(0);
  await button(page, 'Open the menu').click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toContainText('Paula Practice');
  await expect.poll(() => widthOf(drawer)).toBe(192);
  await drawer.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/customer\/profile$/);
  await expect(drawer).toHaveCount(0);
  await expect.poll(async () => (await overflow(page)).x).toBeLessThanOrEqual(0);
});

test('LY-03 on a long form the header becomes fixed on scroll, and nothing jumps', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), '/customer/order');
  await resize(page, 375);
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByLabel('Patient reference')).toBeVisible();
  const line = () => header(page).evaluate((box) => getComputedStyle(box).borderBottomColor);
  const atRest = await line();
  const before = (await title.boundingBox())?.y ?? 0;
  await page.evaluate(() => scrollTo(0, 100));
  await expect(header(page)).toHaveAttribute('data-fixed', 'true');
  expect((await header(page).boundingBox())?.y).toBe(0);
  expect((await title.boundingBox())?.y).toBe(before - 100);
  expect(await line()).not.toBe(atRest);
});

test('LY-03 a list has the full height: it scrolls inside, and nothing outside', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.maker('admin'), '/admin/order-approval');
  // The first-run orders, which no journey decides on, wait longest.
  await expect(page.getByText('LEC-1031')).toBeVisible();
  for (const width of [320, 769]) {
    await page.setViewportSize({ width, height: 320 });
    const main = page.getByRole('main');
    await expect
      .poll(() => main.evaluate((box) => box.scrollHeight - box.clientHeight))
      .toBeGreaterThan(0);
    const outside = await overflow(page);
    expect(outside.y).toBeLessThanOrEqual(0);
    expect(outside.x).toBeLessThanOrEqual(0);
    await main.evaluate((box) => box.scrollTo(0, 200));
    expect((await header(page).boundingBox())?.y).toBe(0);
  }
});

test('LY-09 LG-03 UX-02 UX-03 the panel has the account, look and language, which lose nothing and outlive the sign-out', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice({ network: true });
  const { page } = await enter(owner, '/customer/order');
  await page.getByLabel('Patient reference').fill('LEC-2001');
  await button(page, 'Open preferences').click();
  const panel = page.getByRole('dialog', { name: 'Preferences' });
  await expect(panel.getByRole('definition')).toHaveText([
    owner.accountNumber,
    'Lakeside Eye Care',
    'Owner',
    '2',
  ]);
  await expect(panel).toContainText('Version 1.0.1');
  await panel.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 16, 23)');
  // Behind a dialog nothing has a role.
  await expect(page.locator('header')).toHaveCSS('background-color', 'rgb(14, 22, 32)');
  await panel.getByRole('radio', { name: 'Español' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('button', { name: 'Cerrar las preferencias' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Order lenses');
  await expect(page.locator('main input').first()).toHaveValue('LEC-2001');
  await button(page, /Paula Practice/).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 16, 23)');
  await page.getByLabel('Correo electrónico').fill('admin@lens.test');
  await button(page, 'English').click();
  await expect(page.getByLabel('Email')).toHaveValue('admin@lens.test');
});

test(
  'LY-06 copies the account number, also beside the collapsed sidebar',
  SHORT,
  async ({ enter, accounts }) => {
    const owner = await accounts.practice();
    const { page, context } = await enter(owner, '/customer/home');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(sidebar(page), 'Copy').click();
    await expect(button(sidebar(page), 'Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(owner.accountNumber);
    await button(page, 'Collapse the menu').click();
    await expect(sidebar(page)).toContainText('1.0.1');
    await button(page, 'You and your account').click();
    const flyout = page.getByRole('dialog', { name: 'You and your account' });
    await expect(flyout).toContainText('Paula Practice');
    await button(flyout, 'Copy').click();
    await expect(button(flyout, 'Copied!')).toBeVisible();
  },
);

test('LY-07 PM-03 after a change of account nothing of the former is asked for, shown or kept', async ({
  enter,
  accounts,
}) => {
  const owner = await accounts.practice({ network: true });
  await placeOrder(accounts, owner, { patientReference: 'LEC-1041' });
  const branch = String(Number(owner.accountNumber) + 1);
  const { page } = await enter(owner, '/customer/home');
  await expect(page.getByText('LEC-1041')).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { former: true }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByLabel('Account Number').click();
  await page.getByRole('option', { name: branch }).click();
  await reloaded;
  await expect(page.getByText(`Account ${branch}`)).toBeVisible();
  await expect(page.getByText('LEC-1041')).toHaveCount(0);
  expect(await page.evaluate(() => 'former' in globalThis)).toBe(false);
  expect(asked.filter((url) => url.includes(owner.accountNumber))).toEqual([]);
  const kept = await page.evaluate(() => Object.entries(localStorage));
  // What remains lists the accounts that the user may choose from.
  const naming = kept
    .filter(([, value]) => value.includes(owner.accountNumber))
    .map(([key]) => key);
  expect(naming.toSorted()).toEqual(['accountNumbers', 'customerInfo']);
});

test(
  'LY-01 LY-04 the badge is in the header, and public pages have neither',
  SHORT,
  async ({ page, enter, accounts }) => {
    for (const path of ['/auth/login', '/terms', '/ampleye-virtual-consultant']) {
      await page.goto(path);
      await expect(header(page).getByText('STAGING')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    }
    const admin = await enter(await accounts.maker('admin'));
    await expect(header(admin.page).getByText('STAGING')).toBeVisible();
  },
);

/** Beside the widths at which each page is looked at. */
const WIDTHS = [320, 768, 769];
const PAGES = {
  practice: ['/customer/home', '/customer/order', '/customer/profile'],
  super: ['/admin/home', '/admin/customer-management', '/admin/user-management', '/settings'],
};

test('LY-08 nothing scrolls sideways, at any width', async ({ enter, accounts }) => {
  for (const name of ['practice', 'super'] as const) {
    const { page } = await enter(await accountOf(accounts, name));
    await untilShown(page);
    for (const path of PAGES[name]) {
      await goTo(page, path);
      await expect(page).toHaveURL(path);
      await untilShown(page);
      for (const width of WIDTHS) {
        await resize(page, width);
        await expect.poll(async () => (await overflow(page)).x, `${path} at ${width} px`).toBe(0);
      }
    }
  }
});
