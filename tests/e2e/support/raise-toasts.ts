import type { Page } from '@playwright/test';

export interface Raised {
  message: string;
  /** What react-admin does not know is shown plainly. */
  type?: 'success' | 'error' | 'warning' | 'info' | 'plain';
  autoHideDuration?: number | null;
}

interface Fiber {
  memoizedProps: { value?: { addNotification?: (payload: unknown) => void } } | null;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: { current?: Fiber } | null;
}

/**
 * Tells the user something, as `useNotify` does: by react-admin's own queue, which is found in React's tree. So the
 * portal needs no door that only tests use.
 */
export async function raiseToasts(page: Page, raised: Raised[]): Promise<void> {
  // The portal comes a moment after the sign-in.
  await page.locator('.Toastify').waitFor({ state: 'attached' });
  await page.evaluate((notifications) => {
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
  }, raised);
}

export const toastsOn = (page: Page) => page.locator('.Toastify__toast');

/** Closes every toast that shows, as somebody with a mouse. */
export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>('.toast-body > button:last-child');
    for (const button of buttons) button.click();
  });
}
