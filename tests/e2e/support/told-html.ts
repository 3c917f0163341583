import type { Page } from '@playwright/test';

declare global {
  interface Window {
    touchAll: (within: string) => void;
    strangers: () => string[];
  }
}

/** Puts `touchAll` and `strangers` into the page. */
export async function putToolsInto(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.touchAll = (within) => {
      for (const element of document.querySelectorAll(`${within} *`)) {
        for (const type of ['mouseover', 'pointerenter']) {
          element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
        }
        const href = element.closest('a[href]')?.getAttribute('href') ?? 'javascript:';
        if (/^(https?:|mailto:|[^:]*$)/.test(href)) continue;
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
    };
    window.strangers = () => {
      const allowed = new Set('B STRONG I EM BR P UL OL LI A CODE'.split(' '));
      const safe = /^(href=(https?:|mailto:|[^:]*$)|rel=noopener noreferrer$|target=_blank$)/;
      const found: string[] = [];
      for (const element of document.querySelectorAll('.notice-text > div *')) {
        if (!allowed.has(element.tagName)) found.push(element.tagName);
        for (const { name, value } of element.attributes) {
          if (!safe.test(`${name}=${value}`)) found.push(`${name}=${value}`);
        }
      }
      return found;
    };
  });
}

/** Hovers over every element below the selector and clicks it, unless it is in a link that would navigate. */
export async function touchAll(page: Page, selector: string): Promise<void> {
  await putToolsInto(page);
  await page.evaluate((within) => window.touchAll(within), selector);
}

/** Returns the elements and attributes in the notifications' HTML that are not allowed. */
export async function strangers(page: Page): Promise<string[]> {
  await putToolsInto(page);
  return page.evaluate(() => window.strangers());
}
