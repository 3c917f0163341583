import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** What the browser still holds: keys of local and session storage, and rows of every IndexedDB. */
async function leftBehind(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => done(opening.result));
        opening.addEventListener('error', () => fail(opening.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const count = await new Promise<number>((done) => {
          const counting = database.transaction(store).objectStore(store).count();
          counting.addEventListener('success', () => done(counting.result));
        });
        if (count > 0) found.push(`${name}/${store}`);
      }
      database.close();
    }
    return found;
  });
}

test('LG-03 EN-05 signing out in one of three tabs ends all three and leaves nothing', async ({
  enter,
  accounts,
}) => {
  const { page, context } = await enter(await accounts.practice(), '/customer/home');
  const [second, third] = [await context.newPage(), await context.newPage()];
  const tabs = [page, second, third];
  await second.goto('/customer/profile');
  await expect(second.getByLabel('City')).toBeVisible();
  await third.goto('/customer/order');
  await expect(third.getByLabel('Patient reference')).toBeVisible();
  await page.getByRole('button', { name: /Paula Practice/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  for (const tab of tabs) await expect(tab).toHaveURL(/\/auth\/login/);
  for (const tab of tabs) {
    await expect
      .poll(async () => (await leftBehind(tab)).filter((name) => !isHousekeeping(name)))
      .toEqual([]);
  }
});

test('LG-03 whoever goes back while no server answers is signed out in both tabs', async ({
  enter,
  accounts,
}) => {
  // A page of its own to go back to.
  const { page, context } = await enter(await accounts.practice(), '/terms/terms.html');
  await page.goto('/customer/home');
  const second = await context.newPage();
  await second.goto('/customer/profile');
  await expect(second.getByLabel('City')).toBeVisible();
  const menu = page.getByRole('button', { name: /Paula Practice/ });
  await expect(menu).toBeVisible();
  // From now on nothing that says goodbye is answered.
  await context.route(/\/(api|google\.firestore|v1)\//, () => undefined);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Terms and Conditions' })).toBeVisible();
  await expect(second).toHaveURL(/\/auth\/login/);
  await context.unroute(/\/(api|google\.firestore|v1)\//);
  await page.goto('/customer/home');
  await expect(page).toHaveURL(/\/auth\/login/);
  await second.reload();
  await expect(second).toHaveURL(/\/auth\/login/);
});

/** The SDK's own empty bookkeeping, without a word of the user's. */
function isHousekeeping(name: string): boolean {
  return name.startsWith('firebase-heartbeat') || name === 'firebase-installations-database';
}
