import type { Page } from '@playwright/test';
import { EVIL_HOST } from '#tests/fixtures/xss-payloads.ts';

declare global {
  interface Window {
    /** What the page's policy had to forbid. */
    forbidden: string[];
  }
}

export interface Seen {
  dialogs: number;
  requests: string[];
}

/** Counts the dialogs that a page opens and what it asks a foreign host for; nothing of it gets there. */
export async function watchForXss(page: Page): Promise<Seen> {
  const seen: Seen = { dialogs: 0, requests: [] };
  page.on('dialog', (dialog) => {
    seen.dialogs += 1;
    // The page may have gone meanwhile.
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === EVIL_HOST) seen.requests.push(request.url());
  });
  await page.route(`*://${EVIL_HOST}/**`, (route) => route.abort());
  return seen;
}

/** Serves the page's documents without their policy: nothing else is left that would keep a payload from running. */
export async function withoutPolicy(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** Notes what the page's policy forbids, from the first moment on. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.forbidden = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.forbidden.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
}

/** Reads the page's HTML a second time, as whoever copies it does. */
export async function readAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { body } = document;
    const html = body.innerHTML;
    body.innerHTML = html;
  });
}
