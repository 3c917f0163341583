import type { Page } from '@playwright/test';

export interface Raised {
  message: string;
  /** What react-admin does not know is shown plainly. */
  type?: 'success' | 'error' | 'warning' | 'info' | 'plain';
  autoHideDuration?: number | null;
}

declare global {
  interface Window {
    /** Puts into react-admin's queue of notifications. */
    raise: (notifications: Raised[]) => void;
  }
}

interface Fiber {
  memoizedProps: { value?: { addNotification?: (payload: unknown) => void } } | null;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: { current?: Fiber } | null;
}

/**
 * Tells the user something, as `useNotify` does: by react-admin's own queue, which is found in React's tree. So the
 * portal needs no entry that only tests use.
 */
export async function raiseToasts(page: Page, raised: Raised[]): Promise<void> {
  await findQueue(page);
  await page.evaluate((notifications) => window.raise(notifications), raised);
}

/** Has `window.raise` find the queue. */
export async function findQueue(page: Page): Promise<void> {
  // The portal comes a moment after the sign-in.
  await page.locator('.Toastify').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    window.raise = (notifications) => {
      const root = document.getElementById('root') ?? document.body;
      const [, container] =
        Object.entries(root).find(([name]) => name.startsWith('__reactContainer$')) ?? [];
      const waiting = [(container as Fiber | undefined)?.stateNode?.current ?? null];
      while (waiting.length > 0) {
        const fiber = waiting.pop();
        if (!fiber) continue;
        const add = fiber.memoizedProps?.value?.addNotification;
        if (add) {
          for (const { message, type = 'info', ...notificationOptions } of notifications) {
            add({ message, type, notificationOptions });
          }
          return;
        }
        waiting.push(fiber.sibling, fiber.child);
      }
      throw new Error('There is no queue of notifications on this page');
    };
  });
}

export const toastsOn = (page: Page) => page.locator('.Toastify__toast');

/** Closes every toast that shows, as somebody with a mouse. */
export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>('.toast-body > button:last-child');
    for (const button of buttons) button.click();
  });
}
