import axe from 'axe-core';
import { landingOf, LANDINGS, type Standing } from '#tests/fixtures/landings.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { chooseLens, eyeColumn } from './support/order-form.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const;

/** Checks the page as it stands in every look: rules of WCAG 2.2 AA, and nothing wider than the window. */
async function checkInEveryLook(page: Page): Promise<void> {
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Whatever has scrolled half behind the header that stays looks smaller to axe than it is.
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page, colorScheme);
    const found = await violations(page);
    expect(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

/** What axe finds against WCAG 2.2 AA in the document itself; a framed document is a page of its own. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const results = await window.axe.run(document, { runOnly, iframes: false });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join()}`);
  });
}

/** What the page is painted in: the grounds of document and content, and the ink of its heading. */
function coloursOf(page: Page): Promise<{ grounds: string[]; ink: string }> {
  return page.evaluate(() => ({
    grounds: [document.body, ...document.querySelectorAll('#content')].map(
      (element) => getComputedStyle(element).backgroundColor,
    ),
    ink: getComputedStyle(document.querySelector('h1') ?? document.body).color,
  }));
}

const isBright = (colour: string) => Number(colour.match(/\d+/)?.[0] ?? 0) > 127;
const isPainted = (colour: string) => !colour.endsWith(', 0)');

/** The page's own sheet follows a change of look at once, the theme of its components a moment later. */
async function isDrawn(page: Page, colorScheme: 'light' | 'dark'): Promise<boolean> {
  const { grounds, ink } = await coloursOf(page);
  const isLight = colorScheme === 'light';
  const rightGrounds = grounds.filter(isPainted).every((colour) => isBright(colour) === isLight);
  return rightGrounds && isBright(ink) !== isLight;
}

/** The change of look has been drawn, and whatever it moves or fades has come to its end. */
async function settled(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await expect.poll(() => isDrawn(page, colorScheme)).toBe(true);
  // On a busy machine the components follow one after the other: until two looks see the same.
  let seen = '';
  const isSteady = async () => {
    const before = seen;
    seen = JSON.stringify(await coloursOf(page));
    return seen === before;
  };
  await expect.poll(isSteady).toBe(true);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Every page that is there for the standing, from the table of the walk. */
function pagesOf(standing: Standing): string[] {
  const paths = Object.keys(LANDINGS).filter((path) => {
    return landingOf(LANDINGS[path]?.[standing] ?? '', path) === path;
  });
  // Orders and applications are looked at below, with one that exists.
  return paths.filter((path) => !path.includes(':id'));
}

for (const standing of ['super', 'practice', 'unlinked', 'unverified'] as const) {
  test(`UX-01 UX-03 every page of ${standing}`, async ({ signIn }) => {
    test.setTimeout(240_000);
    const { page } = await signIn(standing);
    // What everybody may read is looked at once, by the visitor.
    const pages = pagesOf(standing).filter((path) => !pagesOf('signed out').includes(path));
    expect(pages.length).toBeGreaterThan(0);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('.overlay, .page-loading')).toHaveCount(0);
      await checkInEveryLook(page);
    }
  });
}

test('UX-01 UX-03 every public page', async ({ page }) => {
  test.setTimeout(240_000);
  const documents = [
    '/terms/terms.html',
    '/terms/terms.es.html',
    '/local/mailbox',
    '/no/such/page',
  ];
  for (const path of [...pagesOf('signed out'), ...documents]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('.overlay, .page-loading')).toHaveCount(0);
    await checkInEveryLook(page);
  }
});

test('UX-01 UX-03 what stands behind a second way, and errors beside their fields', async ({
  page: visitor,
  signIn,
}) => {
  await visitor.goto('/auth/sign-up');
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.getByText('Enter your first name')).toBeVisible();
  await checkInEveryLook(visitor);
  const { page: terms } = await signIn('newterms');
  await expect(terms.getByRole('button', { name: 'Accept Terms' })).toBeVisible();
  await checkInEveryLook(terms);
  const { page } = await signIn('unlinked');
  await page.getByRole('tab', { name: 'I need an account' }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Fill this in').first()).toBeVisible();
  await checkInEveryLook(page);
});

test('UX-01 UX-03 an order, and a lens that is not made', async ({ signIn }) => {
  const { page } = await signIn('practice');
  await page.getByRole('link', { name: /^LP-/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await checkInEveryLook(page);
  await page.goto('/customer/order');
  await chooseLens(page, 'Right eye', 'GP Bitoric');
  const curve = eyeColumn(page, 'Right eye').getByLabel('Flat base curve');
  await curve.fill('8.03');
  await curve.blur();
  await expect(curve).toHaveAccessibleDescription(/8\.03 mm is not made/);
  await checkInEveryLook(page);
});

test('UX-01 UX-03 a decision on an order', async ({ signIn }) => {
  const { page } = await signIn('super');
  await page.goto('/admin/order-approval');
  await page.getByRole('row').filter({ hasText: 'LEC-1043' }).click();
  await page.getByRole('button', { name: 'Reject order' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkInEveryLook(page);
});
