import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { SMALLEST_COMPRESSED } from '#server/platform/static/compress.ts';

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
    scripts.push({ url: route.request().url(), bytes: bytesOf(source), source });
    await route.fulfill({ response });
  });
  return scripts;
}

function bytesOf(source: string): number {
  const plain = Buffer.from(source);
  return plain.length < SMALLEST_COMPRESSED
    ? plain.length
    : gzipSync(plain, { level: 9 }).byteLength;
}

/** Returns the bytes of all scripts. */
export const total = (scripts: Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
