import type { Page } from '@playwright/test';
import { isLongRun } from 'test-tools/runs.ts';
import { TOAST_TIMEOUT } from '#domain/basics/constants.ts';
import { XSS_PAYLOADS } from '../fixtures/xss-payloads.ts';
import { expect, test } from './support/fixtures.ts';
import { LOOKS, violations } from './support/looks.ts';
import { closeToasts, raiseToasts, toastsOn } from './support/raise-toasts.ts';
import type { Raised } from './support/raise-toasts.ts';
import { showAsToasts } from './support/show-corpus.ts';
import { strangers, touchAll } from './support/told-html.ts';
import { watchForXss, watchPolicy, withoutPolicy } from './support/xss-watch.ts';

const AT_ONCE = 5;

/** Each fourth payload, which has some of every group; in the long run all of them. */
const SHOWN = isLongRun ? XSS_PAYLOADS : XSS_PAYLOADS.filter((_, at) => at % 4 === 0);

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('SE-05 the corpus does not run as a toast, nor in the list of the bell', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), 'about:blank');
  const seen = await watchForXss(page);
  await withoutPolicy(page);
  await page.goto('/customer/home');
  await expect(bell(page)).toBeVisible();
  const url = page.url();
  const messages = SHOWN.map(({ html }) => html);
  expect(await showAsToasts(page, messages, AT_ONCE)).toEqual([]);
  await bell(page).click();
  await expect(list(page).locator('time')).toHaveCount(SHOWN.length);
  expect(await strangers(page)).toEqual([]);
  await touchAll(page, '[role=dialog] .notice-text');
  expect(page.url()).toBe(url);
  expect(seen).toEqual({ dialogs: 0, requests: [] });
  process.stdout.write(`${SHOWN.length} payloads shown twice without a policy, none ran\n`);
  // What does run is seen.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
  );
  await expect.poll(() => seen.dialogs).toBe(1);
});

test('SE-06 the policy of the page forbids nothing that the page has', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), 'about:blank');
  await watchPolicy(page);
  const response = await page.goto('/customer/home');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('main')).toBeVisible();
  // The page's own styles are there, with the nonce.
  const rules = await page
    .locator('style[data-emotion]')
    .evaluateAll((styles) =>
      styles.map((style) =>
        style instanceof HTMLStyleElement && style.nonce ? style.sheet?.cssRules.length : 0,
      ),
    );
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((count) => !count)).toEqual([]);
  const forbidden = await page.evaluate(() => window.forbidden);
  // A library asks once whether it may compile its schemas.
  expect(forbidden.filter((what) => what !== 'script-src eval')).toEqual([]);
});

test('TO-02 a toast shows for five seconds, also where motion is not wanted', async ({
  enter,
  accounts,
}) => {
  const { page } = await enter(await accounts.practice(), 'about:blank');
  await page.clock.install({ time: Date.now() });
  await page.goto('/customer/home');
  await expect(bell(page)).toBeVisible();
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await raiseToasts(page, [{ message: 'Told' }]);
    await page.clock.runFor(500);
    await expect(toastsOn(page)).toHaveCount(1);
    await page.clock.runFor(TOAST_TIMEOUT - 1000);
    await expect(toastsOn(page)).toHaveCount(1);
    await page.clock.runFor(1500);
    await expect(toastsOn(page)).toHaveCount(0);
    await page.clock.resume();
  }
});

test('TO-02 UX-01 toasts and the list by keyboard alone', async ({ enter, accounts }) => {
  const { page } = await enter(await accounts.practice());
  const menu = page.getByRole('button', { name: /^Your menu/ });
  await menu.focus();
  await raiseToasts(page, [{ message: 'One' }, { message: 'Two', type: 'error' }]);
  await expect(toastsOn(page)).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: 'Two' })).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(toastsOn(page).filter({ hasText: 'Two' })).toBeFocused();
  // Held by the keyboard: the other one goes by itself.
  await expect(toastsOn(page).filter({ hasText: 'One' })).toHaveCount(0);
  await expect(toastsOn(page).filter({ hasText: 'Two' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close the notification' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(toastsOn(page)).toHaveCount(0);

  await page.keyboard.press('Shift+Tab');
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('listitem')).toHaveText([/Two/, /One/]);
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('button', { name: 'Clear all' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page).getByText('No notifications.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('UX-01 UX-03 toasts and the list in a light and a dark look, all of them in the long run', async ({
  enter,
  accounts,
}, testInfo) => {
  const { page } = await enter(await accounts.practice(), 'about:blank');
  for (const { width, colorScheme } of isLongRun ? LOOKS : LOOKS.slice(0, 2)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/customer/home');
    const check = async (what: string) => {
      const path = testInfo.outputPath(`${what}-${width}-${colorScheme}.png`);
      if (isLongRun) await page.screenshot({ path });
      expect(await violations(page), `${what} at ${width} px, ${colorScheme}`).toEqual([]);
    };
    await expect(bell(page)).toBeVisible();
    await raiseToasts(page, EVERY_KIND);
    await expect(toastsOn(page)).toHaveCount(AT_ONCE);
    await check('toasts');
    await closeToasts(page);
    await expect(toastsOn(page)).toHaveCount(0);
    await bell(page).click();
    await expect(list(page).locator('time')).toHaveCount(AT_ONCE);
    await check('list');
    await list(page).getByRole('button', { name: 'Clear all' }).click();
    await expect(list(page).getByText('No notifications.')).toBeVisible();
    await check('empty');
  }
});

const FOR_GOOD = { autoHideDuration: null };
const EVERY_KIND: Raised[] = [
  { ...FOR_GOOD, type: 'success', message: 'LEC-1031 approved' },
  {
    ...FOR_GOOD,
    type: 'error',
    message: 'The server cannot be reached. The orders were not saved.',
  },
  {
    ...FOR_GOOD,
    type: 'error',
    message: 'The server cannot be reached. The orders were not saved.',
  },
  {
    ...FOR_GOOD,
    type: 'info',
    message: 'Order <b>LEC-1043</b> is <a href="/orders">rejected</a> already.',
  },
  {
    autoHideDuration: 60_000,
    type: 'warning',
    message:
      '<p>Two lenses are new:</p><ul><li>GP Bitoric</li><li>Sphere <code>S-14</code></li></ul>',
  },
  {
    ...FOR_GOOD,
    type: 'plain',
    message: 'AveryLongWordWithoutAnyBlankThatMustBreakSomewhereOrItWouldRunOutOfTheToast',
  },
];
