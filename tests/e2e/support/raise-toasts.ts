import type { Page } from '@playwright/test';

export interface Raised {
  message: string;
  /** A type that react-admin does not know is shown as a plain toast. */
  type?: 'success' | 'error' | 'warning' | 'info' | 'plain';
  autoHideDuration?: number | null;
}

declare global {
  interface Window {
    /** Adds to react-admin's notification queue. */
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
 * Notifies the user as `useNotify` does: through react-admin's own queue, found in React's tree. So the portal needs no
 * test-only entry point.
 */
export async function raiseToasts(page: Page, raised: Raised[]): Promise<void> {
  await findQueue(page);
  await page.evaluate((notifications) => window.raise(notifications), raised);
}

/** Finds the queue and defines `window.raise`. */
export async function findQueue(page: Page): Promise<void> {
  // The portal appears shortly after the sign-in.
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

/** Closes every visible toast by mouse. */
export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>('.toast-body > button:last-child');
    for (const button of buttons) button.click();
  });
}
