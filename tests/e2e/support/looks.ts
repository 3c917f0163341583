import axe from 'axe-core';
import { MOBILE_BREAKPOINT } from '#domain/constants.ts';
import { expect, type Page } from '@playwright/test';
import { isLongRun } from './long-run.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

export const LOOKS: readonly Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
];

/** All looks in the long run; else one for each page, the next one for the next page. */
export function looksFor(index: number): readonly Look[] {
  return isLongRun ? LOOKS : LOOKS.filter((_, at) => at === index % LOOKS.length);
}

/** Has axe in every page that the browser opens from now on, and nothing fade. Before the first page. */
export async function prepareLooks(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source });
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Checks the page as it stands in the looks: rules of WCAG 2.2 AA, and nothing wider than the window. */
export async function checkLooks(page: Page, looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    const { width, colorScheme } = look;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Whatever has scrolled half behind the header that stays looks smaller to axe than it is.
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page, look);
    expect(await violations(page), `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

/** What axe finds against WCAG 2.2 AA in the document itself; a framed document is a page of its own. */
export async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const results = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      iframes: false,
    });
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

/** The page's own sheet follows a change of look at once, the theme and the layout of its components a moment later. */
async function isDrawn(page: Page, { width, colorScheme }: Look): Promise<boolean> {
  const hasSidebar = (await page.locator('aside:not(.public-picture)').count()) > 0;
  if (width < MOBILE_BREAKPOINT && hasSidebar) return false;
  const { grounds, ink } = await coloursOf(page);
  const isLight = colorScheme === 'light';
  const rightGrounds = grounds.filter(isPainted).every((colour) => isBright(colour) === isLight);
  return rightGrounds && isBright(ink) !== isLight;
}

const SOON = { intervals: [20, 50, 100] };

/** Where everything on the page stands, and in which colors: what axe checks. */
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

/** The change of look has been drawn, and whatever it moves or fades has come to its end. */
async function settled(page: Page, look: Look): Promise<void> {
  await page.evaluate(framesDrawn);
  await expect.poll(() => isDrawn(page, look), SOON).toBe(true);
  // On a busy machine the components follow one after the other: until two looks see the same.
  let seen = '';
  const isSteady = async () => {
    const before = seen;
    await page.evaluate(framesDrawn);
    seen = await pictureOf(page);
    return seen === before;
  };
  await expect.poll(isSteady, SOON).toBe(true);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => {
      return effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Media queries tell of a change with the next frame, and the page has drawn what follows with the one after. */
async function framesDrawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}
