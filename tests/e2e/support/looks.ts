import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { isLongRun } from 'test-tools/runs.ts';
import { MOBILE_BREAKPOINT } from '#domain/basics/constants.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

export const LOOKS: readonly Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
];

/** Returns all looks in the long run, else one per page, in rotation. */
export function looksFor(index: number): readonly Look[] {
  return isLongRun ? LOOKS : LOOKS.filter((_, at) => at === index % LOOKS.length);
}

/**
 * Checks the current page in each look: WCAG 2.2 AA rules, and no content wider than the window. Then the window has its
 * former size.
 */
export async function checkLooks(page: Page, looks: readonly Look[]): Promise<void> {
  const before = page.viewportSize();
  for (const look of looks) {
    const { width, colorScheme } = look;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // To axe, an element scrolled partly behind the sticky header looks smaller than it is.
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page, look);
    expect(await violations(page), `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/** Returns the WCAG 2.2 AA violations that axe finds in the document, without its frames. */
export async function violations(page: Page): Promise<string[]> {
  // Loading it into every page that is not checked takes time.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const results = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      iframes: false,
    });
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join()}`);
  });
}

/** Returns the colors of the page: the backgrounds of document and content, and the text color of its heading. */
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

/** Returns whether the new look is drawn. The page's own stylesheet follows at once, the theme's components later. */
async function isDrawn(page: Page, { width, colorScheme }: Look): Promise<boolean> {
  const hasSidebar = (await page.locator('aside:not(.public-picture)').count()) > 0;
  if (width < MOBILE_BREAKPOINT && hasSidebar) return false;
  const { grounds, ink } = await coloursOf(page);
  const isLight = colorScheme === 'light';
  const rightGrounds = grounds.filter(isPainted).every((colour) => isBright(colour) === isLight);
  return rightGrounds && isBright(ink) !== isLight;
}

const SOON = { intervals: [20, 50, 100] };

/** Returns the position and colors of everything on the page, which is what axe checks. */
function pictureOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const pictures = [...document.body.querySelectorAll('*')].map((element) => {
      const { color, backgroundColor, opacity } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      return [color, backgroundColor, opacity, x, y, width, height].join();
    });
    return pictures.join(' ');
  });
}

/** Resolves when the new look is drawn, and its transitions and animations have ended. */
async function settled(page: Page, look: Look): Promise<void> {
  await page.evaluate(framesDrawn);
  await expect.poll(() => isDrawn(page, look), SOON).toBe(true);
  // On a busy machine the components follow one by one: wait until two pictures in a row are equal.
  let seen = '';
  const isSteady = async () => {
    const before = seen;
    await page.evaluate(framesDrawn);
    seen = await pictureOf(page);
    return seen === before;
  };
  await expect.poll(isSteady, SOON).toBe(true);
  await page.evaluate(async () => {
    // The time of a toast below the mouse pauses, and would never end.
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      return playState !== 'paused' && effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Waits two frames: media queries report a change with the next one, and the page has drawn it with the one after. */
async function framesDrawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}
