import type { Page } from '@playwright/test';
import type { Visitor } from '../fixtures/landings.ts';
import { expect, test } from './support/fixtures.ts';
import { accountOf } from './support/visitors.ts';

/** Whatever the shell paints is this colour, which the portal has nowhere. */
const MARK = 'rgb(255, 0, 255)';

/** Colours everything behind the guard, from before the first paint. */
async function markShell(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    // A style element would have no nonce.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `#content, #content *, aside:not(.public-picture), header { background: ${mark} !important; }`,
    );
    document.adoptedStyleSheets = [sheet];
  }, MARK);
}

interface Film {
  /** Every frame that the browser has painted so far, as data URLs. */
  frames: string[];
  stop: () => Promise<void>;
}

async function filmPage(page: Page): Promise<Film> {
  const session = await page.context().newCDPSession(page);
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(`data:image/png;base64,${data}`);
    // The page may have been closed meanwhile.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return { frames, stop: () => session.detach() };
}

/** How many of the frames show a pixel of the mark; counted by a browser of its own. */
async function framesWithMark(page: Page, frames: string[]): Promise<number> {
  return page.evaluate(async (sources) => {
    let count = 0;
    for (const source of sources) {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 255) {
          count += 1;
          break;
        }
      }
    }
    return count;
  }, frames);
}

/** Each kind of visitor who is sent on, and each area; last who may see the page. */
const FILMED: [who: Visitor, from: string, to: RegExp][] = [
  ['signed out', '/admin/order-approval', /\/auth\/login/],
  ['unlinked', '/customer/order', /\/auth\/request/],
  ['unverified', '/settings', /\/auth\/verify-email/],
  ['newterms', '/customer/home', /\/terms/],
  ['practice', '/customer/home', /\/customer\/home/],
];

test('GD-02 GD-05 LG-05 LY-01 no pixel of a page shows before somebody is sent on, as whoever may see it does', async ({
  browser,
  enter,
  accounts,
}) => {
  const counter = await browser.newPage();
  for (const [who, from, to] of FILMED) {
    // A blank page first, so that what was there before is not filmed.
    const { page, context } = await enter(await accountOf(accounts, who), 'about:blank');
    await markShell(page);
    const film = await filmPage(page);
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect.poll(() => film.frames.length).toBeGreaterThan(0);
    const marked = () => framesWithMark(counter, film.frames);
    if (who === 'practice') await expect.poll(marked).toBeGreaterThan(0);
    await film.stop();
    if (who !== 'practice') expect(await marked(), who).toBe(0);
    await context.close();
  }
  await counter.close();
});
