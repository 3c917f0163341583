import type { Locator, Page } from '@playwright/test';
import { draftStatus } from './support/draft-form.ts';
import { expect, test } from './support/fixtures.ts';
import { chooseLens, eyeColumn, fieldOf, type Eye } from './support/order-form.ts';
import { raiseToasts, toastsOn } from './support/raise-toasts.ts';

const MAX_BAR_HEIGHT = 96;
const MANY_TABS = 60;

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

/** Whether it can be read and clicked: nothing is above its middle, and no range stands over any of it. */
async function isFree(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const hints = [...document.querySelectorAll('[data-hint]')]
      .map((hint) => hint.getBoundingClientRect())
      .filter(({ width }) => width > 1);
    return (
      element.contains(above) &&
      hints.every(
        (hint) =>
          hint.right <= left || hint.left >= right || hint.bottom <= top || hint.top >= bottom,
      )
    );
  });
}

/** The visible buttons of the page above the middle of which a toast stands. */
async function buttonsUnderToasts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.MuiButton-root')]
      .filter((button) => !button.closest('.Toastify'))
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && above?.closest('.Toastify') != null;
      })
      .map((button) => button.textContent),
  );
}

test.describe('the order form at 1280 × 900', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('OR-01 OR-02 OR-03 is no draft while it is looked at, and keeps both eyes level and the way to the review in sight', async ({
    enter,
    accounts,
  }) => {
    const { page } = await enter(await accounts.practice(), '/customer/order');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    for (let count = 0; count < MANY_TABS; count += 1) {
      await page.keyboard.press('Tab');
      // Nobody presses a key more often than the page is drawn: React takes that for an endless loop.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(draftStatus(page)).toHaveAttribute('data-draft', 'untouched');
    await expect(page).toHaveURL(/\/customer\/order$/);

    await chooseLens(page, 'Right eye', 'GP Sphere');
    await fieldOf(page, 'Right eye', 'Base curve').fill('7.90');
    await expect(page.getByText('Suggested starting values')).toHaveCount(1);
    const drawing = (eye: Eye) => eyeColumn(page, eye).getByRole('figure').first();
    const { y } = await boxOf(drawing('Left eye'));
    expect((await boxOf(drawing('Right eye'))).y).toBeCloseTo(y, 0);

    const measured = (eye: string, name: string) => page.locator(`#${eye}-clinical-${name}`);
    await measured('right', 'flatK').fill('7800');
    await measured('right', 'flatK').blur();
    await expect(measured('right', 'flatK')).toHaveAttribute('aria-invalid', 'true');
    for (const name of ['flatK', 'steepK', 'hvid', 'refractionSphere', 'refractionAxis']) {
      const [right, left] = [measured('right', name), measured('left', name)];
      expect((await boxOf(right)).y).toBe((await boxOf(left)).y);
    }

    await chooseLens(page, 'Right eye', 'GP Bitoric');
    const right = (label: string) => fieldOf(page, 'Right eye', label);
    const left = (label: string) => fieldOf(page, 'Left eye', label);
    const hint = page.locator('[data-hint]').filter({ hasText: '6.05 mm to 9.00 mm' }).first();
    expect((await boxOf(hint)).width).toBeLessThanOrEqual(1);
    await right('Flat base curve').fill('9.80');
    await expect.poll(async () => (await boxOf(hint)).width).toBeGreaterThan(100);
    await right('Flat base curve').blur();
    await expect(page.getByText(/9\.80 mm is out of range/).first()).toBeVisible();
    expect((await boxOf(hint)).width).toBeLessThanOrEqual(1);
    for (const label of ['Flat base curve', 'Diameter', 'Flat power', 'Steep power', 'Material']) {
      expect((await boxOf(right(label))).y).toBe((await boxOf(left(label))).y);
    }
    expect((await boxOf(right('Flat power'))).y).toBe((await boxOf(right('Steep power'))).y);
    await expect(page.getByRole('button', { name: 'Review order' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the order form at 375 px', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('OR-01 OR-13 TO-01 gives its summary one line, and no range and no toast covers what may be pressed', async ({
    enter,
    accounts,
  }) => {
    const { page } = await enter(await accounts.practice(), '/customer/order');
    await chooseLens(page, 'Right eye', 'GP Sphere');
    const bar = page.getByRole('region', { name: 'Summary' });
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(MAX_BAR_HEIGHT);
    await expect(bar.getByRole('button', { name: 'Review order' })).toBeInViewport({ ratio: 1 });
    const eye = eyeColumn(page, 'Right eye');
    const curve = fieldOf(page, 'Right eye', 'Base curve');
    await curve.fill('42.75');
    const offer = eye.getByRole('button', { name: 'Read as 7.90 mm (42.75 D)' });
    await expect(offer).toBeVisible();
    await expect.poll(() => isFree(offer)).toBe(true);
    await offer.click();
    await expect(curve).toBeFocused();

    // the field that is farthest to the right says its range within the page
    const diameter = fieldOf(page, 'Right eye', 'Diameter');
    await diameter.focus();
    const range = page.locator('[data-hint]').filter({ hasText: 'in steps of' });
    await expect
      .poll(() => range.evaluateAll((all) => all.filter((one) => one.clientWidth > 1).length))
      .toBe(1);
    const ends = await range.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().right),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(375);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      375,
    );

    for (const top of [0, 400]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      await raiseToasts(page, [{ message: 'Told', autoHideDuration: null }]);
      await expect(toastsOn(page).first()).toBeVisible();
      await expect.poll(() => buttonsUnderToasts(page)).toEqual([]);
    }
  });
});
