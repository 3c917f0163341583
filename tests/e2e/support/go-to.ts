import { expect, type Page } from '@playwright/test';

/** Goes to another page of the portal as its own links do, without loading it anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Resolves when the page has its heading, and nothing of it is loaded or verified any more. */
export async function untilShown(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.overlay, .page-loading')).toHaveCount(0);
}
