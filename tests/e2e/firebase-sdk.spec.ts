import { randomUUID } from 'node:crypto';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { setTestRules } from 'embedded-firebase/tests/sdk/support/firestore-rules.ts';
import {
  cannotRestart,
  openRestartableTarget,
  openTarget,
  type FirebaseTarget,
} from 'embedded-firebase/tests/sdk/support/target.ts';
import { servePage } from './firebase-sdk/serve-page.ts';

/** A browser of its own, with one tab at first. */
type OpenBrowser = () => Promise<{ page: Page; openTab: () => Promise<Page> }>;

const test = base.extend<{ openBrowser: OpenBrowser }, { target: FirebaseTarget; origin: string }>({
  target: [
    async ({ browserName: _browser }, use) => {
      const open = cannotRestart === undefined ? openRestartableTarget : openTarget;
      const target: FirebaseTarget = await open();
      await setTestRules(target);
      await use(target);
      await target.close();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ browserName: _browser }, use) => {
      const page = await servePage();
      await use(page.origin);
      await page.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  openBrowser: async ({ browser, target, origin }, use) => {
    const contexts: BrowserContext[] = [];
    const { projectId, firestore } = target;
    const url = `${origin}/?project=${projectId}&port=${firestore.port}`;
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      const openTab = () => context.newPage().then((page) => page.goto(url).then(() => page));
      return { page: await openTab(), openTab };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

const freshPath = () => `open/${randomUUID()}/items/a`;

const write = (page: Page, path: string, n: number) =>
  page.evaluate(([to, value]) => window.sdk.write(to, value), [path, n] as const);

const watch = (page: Page, path: string) => page.evaluate((of) => window.sdk.watch(of), path);

const numbersSeen = (page: Page) => page.evaluate(() => window.sdk.arrivals.map(({ n }) => n));

// Of the embedded Firebase, whose own suite is a part of the long run.
test.describe('the official SDK in a browser', () => {
  test('a listener sees what another browser writes, at the median within 200 ms', async ({
    openBrowser,
  }) => {
    const [writer, reader] = [await openBrowser(), await openBrowser()];
    const path = freshPath();
    await watch(reader.page, path);
    for (let n = 0; n < 200; n++) await write(writer.page, path, n);
    await expect.poll(() => numbersSeen(reader.page)).toContain(199);
    const arrivals = await reader.page.evaluate(() => window.sdk.arrivals);
    const times = arrivals.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const [median = Infinity, p95 = Infinity] = [
      times[times.length >> 1],
      times[Math.floor(times.length * 0.95)],
    ];
    const result = `${times.length} samples, median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
    test.info().annotations.push({ type: 'latency', description: result });
    console.warn(`Cross-browser listener: ${result}`);
    expect(times.length).toBeGreaterThan(190);
    expect(median).toBeLessThan(200);
  });

  // A browser has six connections to a host, and each tab wants two of them for ever.
  test('LF-02 eight tabs, each with a cache of its own, listen, write and fetch at once', async ({
    openBrowser,
  }) => {
    const { page, openTab } = await openBrowser();
    const tabs = [page];
    while (tabs.length < 8) tabs.push(await openTab());
    const path = freshPath();
    await Promise.all(tabs.map((tab) => watch(tab, path)));
    const ownOf = (index: number, kind: string) => `${path}/${kind}/${index}`;
    const times = { write: [] as number[], fetch: [] as number[], hear: [] as number[] };
    for (let round = 0; round < 5; round += 1) {
      const begun = Date.now();
      const since = (list: number[]) => () => void list.push(Date.now() - begun);
      await Promise.all([
        ...tabs.map((tab, index) =>
          write(tab, ownOf(index, 'written'), round).then(since(times.write)),
        ),
        ...tabs.map((tab, index) =>
          tab
            .evaluate((of) => window.sdk.addOne(of, 1), ownOf(index, 'counted'))
            .then(since(times.fetch)),
        ),
      ]);
      await write(page, path, round);
      for (const tab of tabs) await expect.poll(() => numbersSeen(tab)).toContain(round);
    }
    for (const tab of tabs) {
      const arrivals = await tab.evaluate(() => window.sdk.arrivals);
      expect(arrivals.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
      times.hear.push(...arrivals.map(({ ms }) => ms));
    }
    for (const [what, list] of Object.entries(times)) {
      const sorted = list.toSorted((a, b) => a - b).map((ms) => Math.round(ms));
      console.warn(
        `Eight tabs ${what}: median ${sorted[sorted.length >> 1]}, most ${sorted.at(-1)} ms`,
      );
    }
    for (const index of tabs.keys())
      expect(await page.evaluate((of) => window.sdk.read(of), ownOf(index, 'counted'))).toEqual({
        n: 5,
      });
  });

  test('an open listener and a waiting write outlive a kill -9 of the server', async ({
    openBrowser,
    target,
  }) => {
    test.skip(cannotRestart !== undefined, cannotRestart);
    const [writer, reader] = [await openBrowser(), await openBrowser()];
    const path = freshPath();
    await write(writer.page, path, 1);
    await watch(reader.page, path);
    await target.server?.stop('SIGKILL');
    const waiting = write(writer.page, path, 2);
    await target.server?.start();
    await waiting;
    await expect.poll(() => numbersSeen(reader.page)).toEqual([1, 2]);
  });
});
