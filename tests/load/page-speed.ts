/** Decision 34: how much script the sign-in page loads, and how soon it shows on a slow computer and line. */

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findChromium } from 'test-tools/find-chromium.ts';
import { buildIfChanged } from '#server/local/build.ts';
import { PortalProcess } from '../e2e/support/portal-process.ts';
import type { Measurement } from './run.ts';

const LOADS = 9;
/** In kB of 1000 bytes, gzipped. */
const SCRIPT_AIM = 110;
/** In milliseconds. */
const PAINT_AIM = 1_000;

/** 10 Mb/s in bytes a second, and 40 ms before each answer. */
const LINE = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};
const CPU_RATE = 4;

interface Load {
  /** Bytes of script, gzipped. */
  script: number;
  /** The largest contentful paint, milliseconds after the navigation. */
  paint: number;
}

/** Measures `/auth/login` of the embedded build, each load in a browser profile of its own. */
export async function run(): Promise<Measurement[]> {
  // Compressed, as production serves it.
  await buildIfChanged(process.cwd());
  const portal = await PortalProcess.startIn(
    await mkdtemp(join(tmpdir(), 'lens-portal-page-speed-')),
  );
  const browser = await chromium.launch({ executablePath: await findChromium() });
  try {
    const loads: Load[] = [];
    for (let count = 0; count < LOADS; count += 1) loads.push(await measure(browser, portal));
    return [scriptOf(loads), paintOf(loads)];
  } finally {
    await browser.close();
    await portal.remove();
  }
}

async function measure(browser: Browser, { origin }: PortalProcess): Promise<Load> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', LINE);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto(`${origin}/auth/login`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    const paint = await largestPaint(page);
    return { script: await gzippedSize(scripts), paint };
  } finally {
    await context.close();
  }
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.POSITIVE_INFINITY);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

async function gzippedSize(scripts: string[]): Promise<number> {
  let size = 0;
  for (const url of new Set(scripts)) {
    // `fetch` unpacks the body and leaves the header as it was sent.
    const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
    size += Number(answer.headers.get('content-length'));
  }
  return size;
}

function scriptOf(loads: Load[]): Measurement {
  const kilobytes = Math.max(...loads.map(({ script }) => script)) / 1000;
  return {
    name: 'script of /auth/login',
    result: `${kilobytes.toFixed(1)} kB gzip, at most ${SCRIPT_AIM}`,
    ok: kilobytes <= SCRIPT_AIM,
  };
}

function paintOf(loads: Load[]): Measurement {
  const times = loads.map(({ paint }) => paint).toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  const range = `${times[0]?.toFixed(0)}–${times.at(-1)?.toFixed(0)}`;
  return {
    name: 'largest paint of /auth/login',
    result: `median ${median.toFixed(0)} ms of ${LOADS} (${range}), at most ${PAINT_AIM}`,
    ok: median <= PAINT_AIM,
  };
}
