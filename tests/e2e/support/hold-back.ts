import type { Page } from '@playwright/test';

/** Holds back what the page asks for, until the answer is called. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => {
    gate.addEventListener('open', resolve);
  });
  await page.route(pattern, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('open'));
}
