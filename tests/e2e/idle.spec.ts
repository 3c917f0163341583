import type { BrowserContext, Locator, Page } from '@playwright/test';
import { FIRST_RUN_PASSWORD } from '#server/first-run/local-accounts.ts';
import { draftIdOf, notesField, notesOf, untilSaved } from './support/draft-form.ts';
import { expect, fillLogin, test } from './support/fixtures.ts';
import { SHORT } from './support/tags.ts';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Session Timeout Warning' });
const expired = (page: Page) => page.getByRole('alertdialog', { name: 'Session Expired' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue Session' });

// What is asked for while the clock jumps has waited for too long.
const CUT_OFF =
  /Request failed: no answer|Token refresh .*network-request-failed|Could not reach Cloud Firestore|cleardot\.gif/;
test.use({ expectedProblems: CUT_OFF });

/** From now on time can be made to pass, in every tab of the browser: blank ones, for others would see the year 1970. */
async function ownClock(context: BrowserContext): Promise<void> {
  await context.clock.install({ time: Date.now() });
}

/**
 * Resolves when the server knows of the sign-in and what is done on the page counts; until then time must not jump. A
 * jump cuts off the requests under way: without the record of its sign-in, the server may not know the session.
 */
async function untilWatched(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signInUntold'))).toBeNull();
  const noted = () => page.evaluate(() => Number(localStorage.getItem('lastActivity')));
  const before = await noted();
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      await page.keyboard.press('Shift');
      return noted();
    })
    .toBeGreaterThan(before + 2_000);
}

/**
 * Time passes in every tab before any of them does anything, as on a computer that slept: jumping, one tab would end the
 * session while it is still early in another.
 */
async function passTogether({ clock }: BrowserContext, page: Page, time: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await clock.pauseAt(now + MOMENT);
  await clock.setSystemTime(now + MOMENT + time);
  await clock.resume();
}

/** In ms: longer than the clocks of two tabs are apart. */
const MOMENT = 5_000;

/** Presses Tab until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it');
}

/** What has the focus, and whether it lies in a dialog. */
const focusLies = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === document.body) return 'nowhere';
    return activeElement?.closest('dialog') ? 'in a dialog' : 'behind it';
  });

test('IN-03 IN-05 by keyboard alone: sign in, answer the warning twice, sign out', async ({
  page,
  context,
  accounts,
}) => {
  const { email } = await accounts.practice();
  await ownClock(context);
  await page.goto('/auth/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(FIRST_RUN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customer\/home$/);
  await untilWatched(page);

  for (const key of ['Enter', 'Space']) {
    await context.clock.fastForward('55:10');
    await expect(goOn(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(warning(page)).toBeHidden();
  }

  await context.clock.fastForward('55:10');
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  // Beyond the last button, nothing of the page behind it can be reached.
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusLies(page)).not.toBe('behind it');
  }
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();

  await tabTo(page, page.getByRole('button', { name: /Paula Practice/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=%2Fcustomer%2Fhome$/);
  await expect(expired(page)).toBeHidden();
});

test(
  'IN-02 IN-04 OR-03 the end of the session keeps what was typed, and the way back to it',
  SHORT,
  async ({ enter, accounts }) => {
    const account = await accounts.practice();
    const { page, context } = await enter(account, 'about:blank');
    await ownClock(context);
    await page.goto('/customer/order');
    await page.getByLabel('Patient reference').fill('E2E-idle');
    await untilSaved(page);
    await untilWatched(page);
    const id = draftIdOf(page);
    await notesField(page).fill('typed before the break');
    await context.clock.fastForward('56:00');
    await expect(warning(page)).toBeVisible();
    await context.clock.fastForward('04:30');

    await expect(expired(page)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login\?returnUrl=/);
    await expect(page.getByRole('button', { name: 'Return to Login' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(expired(page)).toBeHidden();
    await fillLogin(page, account.email);
    await expect.poll(() => draftIdOf(page)).toBe(id);
    expect(await notesOf(page)).toBe('typed before the break');
    await expect(page.getByLabel('Patient reference')).toHaveValue('E2E-idle');
  },
);

test.describe('two tabs', () => {
  // The clocks of the test are apart by some milliseconds, which one Firestore tells of the other.
  const APART = /Detected an update time that is in the future/;
  test.use({ expectedProblems: new RegExp(`${APART.source}|${CUT_OFF.source}`) });

  test('IN-05 IN-10 Continue in one closes the warning in both, and after a sleep of two hours both tell of the end', async ({
    enter,
    accounts,
  }) => {
    const account = await accounts.maker('admin');
    const { page: first, context } = await enter(account, 'about:blank');
    const second = await context.newPage();
    await ownClock(context);
    const tabs = [first, second];
    await first.goto('/admin/home');
    await second.goto('/settings');
    for (const tab of tabs) await untilWatched(tab);
    await context.clock.fastForward('56:00');
    for (const tab of tabs) await expect(warning(tab)).toBeVisible();
    await goOn(second).click();
    for (const tab of tabs) await expect(warning(tab)).toBeHidden();

    await passTogether(context, first, 2 * 60 * 60_000);
    for (const tab of tabs) await expect(expired(tab)).toBeVisible();
    await expect(first).toHaveURL(/returnUrl=%2Fadmin%2Fhome/);
    await expect(second).toHaveURL(/returnUrl=%2Fsettings/);
    for (const tab of tabs) await tab.getByRole('button', { name: 'Return to Login' }).click();
    // Signing in with one of them takes the other along, each to its own page.
    await fillLogin(first, account.email);
    await expect(first).toHaveURL(/\/admin\/home/);
    await expect(second).toHaveURL(/\/settings/);
  });
});

test('IN-03 the warning lies above a dialog of the portal and gives the focus back', async ({
  enter,
  accounts,
}) => {
  const { page, context } = await enter(await accounts.practice(), 'about:blank');
  await ownClock(context);
  await page.goto('/customer/order');
  await page.getByLabel('Patient reference').fill('E2E-dialog');
  await untilSaved(page);
  await untilWatched(page);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  const discard = page.getByRole('dialog').getByRole('button', { name: 'Discard draft' });
  await discard.focus();
  await context.clock.fastForward('56:00');
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toBeHidden();
  await expect(discard).toBeFocused();
});
