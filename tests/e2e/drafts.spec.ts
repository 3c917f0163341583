import type { BrowserContext, Page } from '@playwright/test';
import { seededRandom } from '../fixtures/random.ts';
import type { Account } from './support/accounts.ts';
import { beginDraft, draftIdOf, notesField, notesOf, untilSaved } from './support/draft-form.ts';
import { expect, fillLogin, test } from './support/fixtures.ts';
import type { PortalProcess } from './support/portal-process.ts';
import { MANY_KILLS } from './support/tags.ts';

/** The most different ones first. */
const KINDS = ['crash', 'process', 'network', 'session', 'tab'] as const;
type Kind = (typeof KINDS)[number];

/** How much may be lost: what was typed in the last second. */
const LAST_SECOND = 1_000;

/** When each step of typing was done, milliseconds since 1970. */
type Typed = number[];

/** Types until it has done so many steps, or until the form is taken away. */
async function typeSteps(page: Page, typed: Typed, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.type(`s${typed.length} `);
    const isThere = await page.evaluate(() => document.activeElement?.id === 'order-notes');
    if (!isThere) return;
    typed.push(Date.now());
  }
}

/** The tab is gone from one moment to the next, without a chance to do anything. */
async function crash(page: Page, context: BrowserContext): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // Its answer never comes: who would give it is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

interface Killing {
  page: Page;
  context: BrowserContext;
  portal: PortalProcess;
  account: Account;
  /** The way to the draft. */
  address: string;
  /** Goes on typing, as somebody who has not noticed. */
  typeOn: () => Promise<void>;
}

/** Kills in one of the ways, and answers the moment after which nothing was typed, and the page that comes after. */
const KILLS: Record<Kind, (killing: Killing) => Promise<{ at: number; page: Page }>> = {
  tab: async ({ page, context, address }) => {
    const at = Date.now();
    await page.close();
    return { at, page: await opened(context, address) };
  },
  crash: async ({ page, context, address }) => {
    const at = Date.now();
    await crash(page, context);
    return { at, page: await opened(context, address) };
  },
  process: async ({ page, context, portal, address, typeOn }) => {
    await portal.stop('SIGKILL');
    await typeOn();
    const at = Date.now();
    await crash(page, context);
    await portal.start();
    return { at, page: await opened(context, address) };
  },
  network: async ({ page, context, address, typeOn }) => {
    await context.setOffline(true);
    await typeOn();
    const at = Date.now();
    await crash(page, context);
    await context.setOffline(false);
    return { at, page: await opened(context, address) };
  },
  session: async ({ page, account, typeOn }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 401, body: '{}' }));
    await typeOn();
    const at = Date.now();
    await expect(page).toHaveURL(/\/auth\/login\?returnUrl=/);
    await page.unroute('**/api/**');
    await fillLogin(page, account.email);
    return { at, page };
  },
};

/** The page that comes after. In Chromium's headless shell it may be taken along by the one that crashed: then the next. */
async function opened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  let isTakenAlong = false;
  const takenAlong = page.waitForEvent('crash', { timeout: 0 }).then(
    () => void (isTakenAlong = true),
    () => undefined,
  );
  const shown = page.goto(address).then(() => notesField(page).waitFor());
  try {
    await Promise.race([takenAlong, shown]);
  } catch (error) {
    if (!isTakenAlong && !String(error).includes('crashed')) throw error;
    isTakenAlong = true;
  }
  if (!isTakenAlong) return page;
  shown.catch(() => undefined);
  await page.close();
  return opened(context, address);
}

/** The steps of a text, in their order; anything else than 0, 1, 2 … would be a damage. */
function stepsIn(text: string): number {
  const words = text.trim().split(' ').filter(Boolean);
  const whole = words.filter((word, index) => word === `s${index}`).length;
  // The last one may be cut off in the middle.
  expect(words.length - whole).toBeLessThanOrEqual(1);
  return whole;
}

test.describe('kills', MANY_KILLS, () => {
  test.use({ expectedProblems: /./ });

  test('OR-03 kills at random points lose at most the last second of typing', async ({
    enter,
    accounts,
    portal,
  }) => {
    const random = seededRandom(1);
    const account = await accounts.practice();
    const { page: first, context } = await enter(account);
    const outcomes: { kind: Kind; typed: number; shown: number; lost: number }[] = [];
    let page = first;
    for (const kind of KINDS) {
      await test.step(`kill: ${kind}`, async () => {
        await page.goto('/customer/order');
        await notesField(page).click();
        const typed: Typed = [];
        await typeSteps(page, typed, random.integer(2, 25));
        await expect.poll(() => draftIdOf(page)).not.toBe('');
        const address = `/customer/order?draft=${draftIdOf(page)}`;
        const typeOn = () => typeSteps(page, typed, random.integer(1, 10)).catch(() => undefined);
        const after = await KILLS[kind]({ page, context, portal, account, address, typeOn });
        ({ page } = after);
        const due = typed.filter((at) => at <= after.at - LAST_SECOND).length;
        const shown = stepsIn(await notesOf(page));
        expect(
          shown,
          `${typed.length} typed, of which ${due} must be there`,
        ).toBeGreaterThanOrEqual(due);
        // How long before the end the first step was typed that is gone; 0 when none is.
        const firstLost = typed[shown];
        const lost = firstLost === undefined ? 0 : after.at - firstLost;
        outcomes.push({ kind, typed: typed.length, shown, lost });
        await untilSaved(page);
      });
    }
    const most = Math.max(...outcomes.map(({ lost }) => lost));
    process.stdout.write(`${outcomes.length} kills, most lost: ${most} ms of typing\n`);
    expect(outcomes).toHaveLength(KINDS.length);
  });
});

test.describe('two devices', () => {
  test.use({ expectedProblems: /412/ });

  test('OR-03 a draft is resumed on another device from the list; the second to save is told, and both choices work', async ({
    enter,
    accounts,
  }) => {
    const account = await accounts.practice();
    const office = await enter(account, '/customer/order');
    await beginDraft(office.page, 'E2E-two-devices');
    const home = await enter(account, '/customer/order');
    await home.page.getByRole('button', { name: '1 draft', exact: true }).click();
    await home.page.getByRole('button', { name: 'Resume draft of E2E-two-devices' }).click();
    await expect(home.page.getByLabel('Patient reference')).toHaveValue('E2E-two-devices');
    expect(await notesOf(home.page)).toBe('');

    await notesField(office.page).fill('from the office');
    await untilSaved(office.page);
    await notesField(home.page).fill('from home');
    const told = home.page.getByRole('alert').filter({ hasText: 'saved this draft on' });
    await expect(told).toContainText(/Paula Practice.*Chrome · Linux.*Different: notes\./);
    await told.getByRole('button', { name: 'Use their version' }).click();
    await expect(notesField(home.page)).toHaveValue('from the office');
    await notesField(home.page).fill('from home again');
    await untilSaved(home.page);

    await notesField(office.page).fill('from the office again');
    await office.page.getByRole('button', { name: 'Keep my version' }).click();
    await untilSaved(office.page);
    await expect(notesField(office.page)).toHaveValue('from the office again');
    await home.page.reload();
    expect(await notesOf(home.page)).toBe('from the office again');
  });
});

test('OR-03 LG-03 signing out saves what was typed last, and leaves no draft in the browser', async ({
  enter,
  accounts,
}) => {
  const account = await accounts.practice();
  const { page } = await enter(account, '/customer/order');
  const id = await beginDraft(page, 'E2E-sign-out');
  await notesField(page).fill('typed last');
  await page.getByRole('button', { name: /Paula Practice/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await draftsLeftBehind(page)).toBe(0);
  await fillLogin(page, account.email);
  // The sign-in leads back to it (GD-05).
  await expect(page).toHaveURL(`/customer/order?draft=${id}`);
  expect(await notesOf(page)).toBe('typed last');
});

/** How many drafts this browser still keeps. */
async function draftsLeftBehind(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('lens-portal-drafts');
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => fail(opening.error ?? new Error('not opened')));
    });
    const count = await new Promise<number>((done) => {
      const counting = database.transaction('drafts').objectStore('drafts').count();
      counting.addEventListener('success', () => done(counting.result));
    });
    database.close();
    return count;
  });
}
