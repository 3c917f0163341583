import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface Script {
  url: string;
  /** Bytes on the wire, as a server that compresses beforehand sends them: gzip, level 9. */
  bytes: number;
  source: string;
}

/** Collects the scripts that the page loads. */
export async function collectScripts(page: Page): Promise<Script[]> {
  const scripts: Script[] = [];
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    const bytes = gzipSync(source, { level: 9 }).byteLength;
    scripts.push({ url: route.request().url(), bytes, source });
    await route.fulfill({ response });
  });
  return scripts;
}

/** Returns the bytes of all scripts. */
export const total = (scripts: Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
