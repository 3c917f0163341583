import type { Page } from '@playwright/test';

export interface Script {
  url: string;
  /** Bytes on the wire, gzipped. */
  bytes: number;
  source: string;
}

/** Collects the scripts that the page loads, as gzip sends them. */
export async function collectScripts(page: Page): Promise<Script[]> {
  const scripts: Script[] = [];
  await page.route('**/*.js', async (route) => {
    const headers = { ...route.request().headers(), 'accept-encoding': 'gzip' };
    const response = await route.fetch({ headers });
    const bytes = Number(response.headers()['content-length']);
    scripts.push({ url: route.request().url(), bytes, source: await response.text() });
    await route.fulfill({ response });
  });
  return scripts;
}

/** Returns the bytes of all scripts. */
export const total = (scripts: Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
