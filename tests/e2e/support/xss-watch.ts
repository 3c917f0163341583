import type { Page } from '@playwright/test';
import { EVIL_HOST } from '../../fixtures/xss-payloads.ts';

declare global {
  interface Window {
    /** What the page's content security policy blocked. */
    forbidden: string[];
  }
}

interface Seen {
  dialogs: number;
  requests: string[];
}

/** Records the dialogs that a page opens and its requests to a foreign host, which are aborted. */
export async function watchForXss(page: Page): Promise<Seen> {
  const seen: Seen = { dialogs: 0, requests: [] };
  page.on('dialog', (dialog) => {
    seen.dialogs += 1;
    // The page may have closed meanwhile.
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === EVIL_HOST) seen.requests.push(request.url());
  });
  await page.route(`*://${EVIL_HOST}/**`, (route) => route.abort());
  return seen;
}

/** Serves the page's documents without their policy, so that nothing else stops a payload from running. */
export async function withoutPolicy(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** Records from the start what the page's policy blocks. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.forbidden = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.forbidden.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
}
