import { expect, type Page } from '@playwright/test';

/** Navigates within the portal as its own links do, without a page load. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Resolves when the page shows its heading and no longer loads or verifies anything. */
export async function untilShown(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.overlay, .page-loading')).toHaveCount(0);
}
