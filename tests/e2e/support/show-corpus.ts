import type { Page } from '@playwright/test';
import { findQueue } from './raise-toasts.ts';
import { putToolsInto } from './told-html.ts';

declare global {
  interface Window {
    /** Resolves when so many toasts show; what never comes, the time limit of the test ends. */
    untilToasts: (wanted: number) => Promise<void>;
  }
}

/**
 * Shows the messages as toasts, so many at once, touches all that is left of each, and closes them; all of it within the
 * page, without a way back and forth for each. Answers what was in their HTML that may not be.
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
        window.touchAll('.Toastify__toast .told');
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
