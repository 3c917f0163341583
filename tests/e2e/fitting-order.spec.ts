import type { Locator, Page } from '@playwright/test';
import { FIRST_RUN_PASSWORD } from '#server/first-run/local-accounts.ts';
import type { Order } from '#domain/schemas/order.ts';
import type { Account } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { fieldOf, reviewOf } from './support/order-form.ts';

const FITTING = '/ampleye-virtual-consultant/fitting';

// Whether there is a draft of this fitting already is asked by its id.
test.use({ expectedProblems: /status of 404|Request failed: 404 \/order-drafts/ });

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, element: Locator, most = 60): Promise<void> {
  await expect(element).toBeVisible();
  const hasFocus = () => element.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < most && !(await hasFocus()); presses += 1) {
    await page.keyboard.press('Tab');
    // React renders what follows a focus with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(element).toBeFocused();
}

/** Goes to the element and presses the key there. */
async function press(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, element: Locator, text: string): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

const named = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function choose(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, named(page, name));
  await named(page, name).selectOption(value);
}

/** Fits a scleral with a toric landing, sees it after 30 minutes, and chooses a steeper base curve. */
async function fit(page: Page): Promise<void> {
  await page.goto(FITTING);
  await choose(page, 'Condition', 'keratoconus');
  await typeInto(page, named(page, 'Flat K'), '46');
  await typeInto(page, named(page, 'Steep K'), '48');
  await typeInto(page, named(page, 'HVID'), '11.8');
  await press(page, button(page, 'Next: choose a lens'));
  const lens = page.getByRole('listitem').filter({ hasText: 'Ampleye scleral' });
  await press(page, lens.getByRole('button'));
  await typeInto(page, named(page, 'Base curve'), '7.80');
  await typeInto(page, named(page, 'Sphere'), '-2');
  await choose(page, 'Landing', 'toric');
  await choose(page, 'Landing, flat meridian', 'standard');
  await choose(page, 'Landing, steep meridian', 'steep1');
  await typeInto(page, named(page, 'Flat landing meridian'), '170');
  await press(page, button(page, 'Next: lens on the eye'));
  await typeInto(page, named(page, 'Minutes of wear'), '30');
  await press(page, button(page, /^Limbus/));
  await page.getByRole('radio', { name: 'Touch', exact: true }).press('Space');
  await press(page, button(page, /^Choose this change.*Base curve: 7\.80 mm → 7\.75 mm/));
}

/** Signs in at the sign-in page, by keys. */
async function signIn(page: Page, { email }: Account): Promise<void> {
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), FIRST_RUN_PASSWORD);
  await page.keyboard.press('Enter');
}

/** What is said below a field. */
async function markOf(field: Locator): Promise<string> {
  return field.evaluate((one) => {
    const ids = one.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ');
  });
}

/** Sends the order in the form by keys. Returns its id. */
async function submit(page: Page): Promise<string> {
  await page.keyboard.press('Control+Enter');
  const review = reviewOf(page);
  await expect(review).toBeVisible();
  const open = review.locator('[data-level="warning"]').getByRole('checkbox', { checked: false });
  while ((await open.count()) > 0) await press(page, open.first(), 'Space');
  await press(page, review.getByRole('button', { name: /^Submit order/ }));
  const show = page.getByRole('link', { name: 'View order' });
  await expect(show).toBeVisible();
  return (await show.getAttribute('href'))?.split('/').at(-1) ?? '';
}

test('VC-04 a toric scleral is fitted, changed after 30 minutes, and ordered by a practice as proposed, by keys', async ({
  page,
  accounts,
}) => {
  const person = await accounts.practice({ stage: 'terms' });
  await fit(page);
  await press(page, page.getByRole('link', { name: 'Open as draft order' }));
  await expect(page).toHaveURL(/\/fitting\/order#fitting=/);
  await checkLooks(page, looksFor(1));
  await press(page, page.locator('main').getByRole('link', { name: 'Sign in' }));
  // The figures stay where no server reads them.
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=[^#]*order#fitting=/);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/terms$/);
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, button(page, 'Accept Terms'));

  await expect(page).toHaveURL(/\/customer\/order\?draft=[\da-f-]{36}$/);
  const curve = fieldOf(page, 'Right eye', 'Base curve');
  await expect(curve).toHaveValue('7.75');
  await expect.poll(() => markOf(curve)).toContain('Step 1, was 7.80 mm');
  expect(await markOf(fieldOf(page, 'Right eye', 'Sphere'))).toContain('keeps the power');
  expect(await markOf(fieldOf(page, 'Right eye', 'Sagittal depth'))).toContain('Suggested');
  await expect(page.locator('[data-draft="saved"]')).toBeVisible();
  await checkLooks(page, looksFor(0));
  await page.reload();
  await expect.poll(() => markOf(curve)).toContain('Step 1, was 7.80 mm');

  await typeInto(page, page.getByLabel(/^Patient reference/), `FIT-${person.tag}`);
  const id = await submit(page);
  const order = await accounts.call<Order>(person.uid, `/api/orders/${id}`, { method: 'GET' });
  expect(order).toMatchObject({ accountNumber: person.accountNumber, state: 'submitted' });
  expect(order.lenses).toHaveLength(1);
  expect(order.lenses[0]).toMatchObject({
    eye: 'right',
    lensId: 'ampleye-scleral',
    prescription: {
      sag: 3800,
      baseCurve: 7.75,
      diameter: 16.5,
      sphere: -2.25,
      landing: 'toric',
      scleralFlat: 'standard',
      scleralSteep: 'steep1',
      landingMeridian: 170,
      limbalZone: 'standard',
    },
    clinical: {
      condition: 'keratoconus',
      flatK: 46,
      steepK: 48,
      hvid: 11.8,
      minutesOnEye: 30,
      limbal: 'touch',
    },
  });
});
