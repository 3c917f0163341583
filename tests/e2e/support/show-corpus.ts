import type { Page } from '@playwright/test';
import { findQueue } from './raise-toasts.ts';
import { putToolsInto } from './told-html.ts';

declare global {
  interface Window {
    /** Resolves when exactly `wanted` toasts are visible. Has no timeout of its own besides the test's. */
    untilToasts: (wanted: number) => Promise<void>;
  }
}

/**
 * Shows the messages as toasts, `atOnce` at a time, touches every element left in them, and closes them, all within the
 * page to avoid a round trip for each. Returns the elements and attributes in their HTML that are not allowed.
 */
export async function showAsToasts(
  page: Page,
  messages: string[],
  atOnce: number,
): Promise<string[]> {
  await findQueue(page);
  await putToolsInto(page);
  await putWaitingInto(page);
  return page.evaluate(
    async ([all, most]) => {
      const found: string[] = [];
      for (let from = 0; from < all.length; from += most) {
        const some = all.slice(from, from + most);
        window.raise(some.map((message) => ({ message, autoHideDuration: null })));
        await window.untilToasts(some.length);
        found.push(...window.strangers());
        window.touchAll('.Toastify__toast .notice-text');
        const buttons = document.querySelectorAll<HTMLElement>('.toast-body > button:last-child');
        for (const button of buttons) button.click();
        await window.untilToasts(0);
      }
      return found;
    },
    [messages, atOnce] as const,
  );
}

async function putWaitingInto(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.untilToasts = (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelectorAll('.Toastify__toast').length !== wanted) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
        look();
      });
  });
}
