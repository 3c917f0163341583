import type { Page } from '@playwright/test';
import { TOAST_TIMEOUT } from '#domain/constants.ts';
import { XSS_PAYLOADS } from '#tests/fixtures/xss-payloads.ts';
import type { XssPayload } from '#tests/fixtures/xss-payloads.ts';
import { expect, fillLogin, test } from './support/fixtures.ts';
import { isLongRun } from '#tests/fixtures/runs.ts';
import { LOOKS, violations } from './support/looks.ts';
import { showAsToasts } from './support/show-corpus.ts';
import { closeToasts, raiseToasts, toastsOn } from './support/raise-toasts.ts';
import type { Raised } from './support/raise-toasts.ts';
import { strangers, touchAll } from './support/told-html.ts';
import { readAgain, watchForXss, watchPolicy, withoutPolicy } from './support/xss-watch.ts';

const AT_ONCE = 5;

/** Each fourth payload, which has some of every group; in the long run all of them. */
const SHOWN = isLongRun ? XSS_PAYLOADS : XSS_PAYLOADS.filter((_, at) => at % 4 === 0);

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test.describe('SE-05 the corpus', () => {
  // It says something of Chromium and of the corpus, nothing of the portal.
  test('would run if it were shown as it is', async ({ browser }) => {
    const live = XSS_PAYLOADS.filter(({ effect }) => effect !== 'nothing');
    expect(live.length).toBeGreaterThanOrEqual(60);
    const context = await browser.newContext();
    for (const payload of live) await runUnguarded(await context.newPage(), payload);
    await context.close();
    process.stdout.write(`${live.length} of ${XSS_PAYLOADS.length} payloads run unguarded\n`);
  });

  test('does not run as a toast, nor in the list of the bell', async ({ enter, accounts }) => {
    const { page } = await enter(await accounts.practice(), 'about:blank');
    const seen = await watchForXss(page);
    await withoutPolicy(page);
    await page.goto('/customer/home');
    await showAll(page);
    expect(seen).toEqual({ dialogs: 0, requests: [] });
    process.stdout.write(`${SHOWN.length} payloads shown twice without a policy, none ran\n`);
  });

  test.describe('under the policy of the page', () => {
    // Chromium tells of handlers, bases and styles that the sanitiser reads in a document of its own, before it drops them.
    test.use({
      expectedProblems:
        /^(Executing inline event handler|Setting the document's base URI|Applying inline style) .*violates/,
    });

    test('nothing is forbidden but what the sanitiser reads', async ({ enter, accounts }) => {
      const { page } = await enter(await accounts.practice(), 'about:blank');
      const seen = await watchForXss(page);
      await watchPolicy(page);
      const response = await page.goto('/customer/home');
      expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
      await expect(page.getByRole('main')).toBeVisible();
      // SE-06: the page's own styles are there, with the nonce, and none of them was forbidden.
      const rules = await page
        .locator('style[data-emotion]')
        .evaluateAll((styles) =>
          styles.map((style) =>
            style instanceof HTMLStyleElement && style.nonce ? style.sheet?.cssRules.length : 0,
          ),
        );
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.filter((count) => !count)).toEqual([]);
      const before = await page.evaluate(() => window.forbidden);
      expect(before.filter((what) => what.startsWith('style'))).toEqual([]);
      await showAll(page);
      expect(seen).toEqual({ dialogs: 0, requests: [] });
      const forbidden = await page.evaluate(() => window.forbidden);
      // A library asks once whether it may compile its schemas.
      const harmless =
        /^(script-src-attr inline|style-src-(attr|elem) inline|base-uri http:\/\/evil\.test\/|script-src eval)$/;
      expect(forbidden.filter((what) => !harmless.test(what))).toEqual([]);
      process.stdout.write(
        `${forbidden.length} times the policy told of what was read, none ran\n`,
      );
    });
  });

  test('typed as the name of a filter is told as the text that it is', async ({
    enter,
    accounts,
  }) => {
    const { page } = await enter(await accounts.maker('super'), '/admin/order-approval');
    const seen = await watchForXss(page);
    const name = '<img src=x onerror=alert(1)> & <b>x</b>';
    await page.getByRole('button', { name: 'Saved filters' }).click();
    await page.getByLabel('Filter name').fill(name);
    await page.getByRole('button', { name: 'Save filter' }).click();
    await expect(toastsOn(page)).toContainText(`Filter ${name} saved`);
    expect(seen).toEqual({ dialogs: 0, requests: [] });
  });
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

test('TO-03 the list outlives the pages, not the session', async ({ enter, accounts }) => {
  const { page } = await enter(await accounts.practice());
  await raiseToasts(page, [{ message: 'One <a href="/customer/profile">profile</a>' }]);
  await page.getByRole('link', { name: 'profile', exact: true }).click();
  await expect(page).toHaveURL(/\/customer\/profile$/);
  await bell(page).click();
  await expect(list(page).getByRole('listitem')).toHaveText([/One/]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await fillLogin(page, (await accounts.maker('super')).email);
  await expect(toastsOn(page)).toHaveCount(0);
  await bell(page).click();
  await expect(list(page).getByText('No notifications.')).toBeVisible();
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

/** Shows the whole corpus as toasts and in the list, and touches all that is left of it. */
async function showAll(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bell(page)).toBeVisible();
  const url = page.url();
  const messages = SHOWN.map(({ html }) => html);
  expect(await showAsToasts(page, messages, AT_ONCE)).toEqual([]);
  await bell(page).click();
  await expect(list(page).locator('time')).toHaveCount(SHOWN.length);
  expect(await strangers(page)).toEqual([]);
  await touchAll(page, '[role=dialog] .told');
  expect(page.url()).toBe(url);
}

/** Shows a payload on a page without a policy, and does what a reader and a careless page may do. */
async function runUnguarded(page: Page, { name, html, effect }: XssPayload): Promise<void> {
  const seen = await watchForXss(page);
  const body = `<!doctype html><title>Unguarded</title><div id="told">${html}</div>`;
  await page.route('http://unguarded.test/**', (route) =>
    route.request().url() === 'http://unguarded.test/'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body })
      : route.abort(),
  );
  // A payload may lead away while the page still loads.
  await page.goto('http://unguarded.test/').catch(() => undefined);
  const hasRun = () => (effect === 'dialog' ? seen.dialogs : seen.requests.length) > 0;
  const provoke = async (): Promise<boolean> => {
    if (hasRun()) return true;
    await touchAll(page, 'body').catch(() => undefined);
    if (hasRun()) return true;
    await readAgain(page).catch(() => undefined);
    return hasRun();
  };
  await expect.poll(provoke, { message: name, intervals: [20, 50, 100] }).toBe(true);
  await page.close();
}
