import type { Locator, Page } from '@playwright/test';
import type { Order } from '#domain/orders/order.ts';
import { FIRST_RUN_PASSWORD } from '#server/first-run/local-accounts.ts';
import type { Account } from './support/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { fieldOf, reviewOf } from './support/order-form.ts';

const FITTING = '/ampleye-virtual-consultant/fitting';
/** More stops than any of the pages has. */
const STOPS = 90;

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  // Whether there is a draft of this fitting already is asked by its id.
  expectedProblems: /status of 404|Request failed: 404 \/order-drafts/,
});

/** Goes to a field or a button with the Tab key, and nothing else. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    // React renders what follows a focus with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error('No Tab leads there');
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function look(page: Page, index: number): Promise<void> {
  await checkLooks(page, looksFor(index));
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const stage = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function measure(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).focus();
  await type(page, 'Condition', 'Keratoconus');
  await type(page, 'Flat K', '46.00/48.50 @ 90');
  await type(page, 'HVID', '11,8');
  await expect(page.getByLabel('Steep K')).toHaveValue('48.50');
  await expect(page.getByLabel('Flat meridian')).toHaveValue('180');
  await type(page, 'Sphere', '-4.00 -1.25 x 180');
  await look(page, 0);
  await press(page, button(page, 'Next: choose a lens'));
}

async function chooseToricScleral(page: Page): Promise<void> {
  await expect(stage(page, 'Choice of lens')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ampleye scleral' })).toContainText(
    'Keratoconus: the lens vaults the cornea; first depth 3800 µm',
  );
  await look(page, 1);
  await press(page, button(page, 'Choose Ampleye scleral'));
  await expect(stage(page, 'First lens: Ampleye scleral')).toBeFocused();
  await expect(page.getByLabel('Sagittal depth')).toHaveValue('3800');
  await expect(page.getByText('250 to 400 µm')).toBeVisible();
  // Between two steps: the engine names the nearest value that is made.
  await type(page, 'Base curve', '7.83');
  // What is wrong is said once the field is left, so the offer stands behind.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Use 7.85 mm')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Base curve')).toHaveValue('7.85');
  await expect(page.getByLabel('Base curve')).toBeFocused();
  await type(page, 'Sphere', '-2');
  await type(page, 'Cylinder', '-1.25');
  await type(page, 'Axis', '180');
  await type(page, 'Landing', 'Toric');
  await type(page, 'Landing, flat meridian', 'Flat 1');
  await type(page, 'Landing, steep meridian', 'Steep 1');
  await type(page, 'Flat landing meridian', '180');
  await expect(page.getByText('All values can be made.')).toBeVisible();
  await look(page, 2);
  await press(page, button(page, 'Next: lens on the eye'));
}

async function see(page: Page): Promise<void> {
  await expect(stage(page, 'Lens 1 on the eye')).toBeFocused();
  await type(page, 'Minutes of wear', '30');
  await press(page, button(page, /^Center/));
  // The tap leads into the choices of the place.
  await expect(page.getByLabel('Central vault')).toBeFocused();
  await page.keyboard.type('180');
  await page.getByRole('heading', { level: 2 }).first().focus();
  await press(page, button(page, /^Limbus/));
  await expect(page.getByRole('radio', { name: 'Not looked at' }).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Ideal' })).toBeChecked();
  await expect(button(page, /^Limbus/)).toContainText('Ideal');
  await expect(page.getByText(/^Next change: Sagittal depth: 3800 µm → 4000 µm/)).toBeAttached();
  await checkLooks(page, [...looksFor(3), { width: 320, colorScheme: 'dark' }]);
}

/** A link whose measurements nobody can read, and one of nothing. */
const DAMAGED = [
  [
    Buffer.from('{"v":1,"e":"l","c":{"hvid":"Juana"},"s":[{"p":{"sag":3800}}]}').toString(
      'base64url',
    ),
    /^Part of the link could not be read and was left out: .*measurements/i,
  ],
  ['nada', 'The link could not be read.'],
] as const;

/** Signs in, by keys, and accepts the terms. */
async function signIn(page: Page, { email }: Account): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/login\?returnUrl=[^#]*order#fitting=/);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(email);
  await type(page, 'Password', FIRST_RUN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/terms$/);
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await press(page, button(page, 'Accept Terms'));
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
  while ((await open.count()) > 0) {
    await tabTo(page, open.first());
    await page.keyboard.press('Space');
  }
  await press(page, review.getByRole('button', { name: /^Submit order/ }));
  const show = page.getByRole('link', { name: 'View order' });
  await expect(show).toBeVisible();
  return (await show.getAttribute('href'))?.split('/').at(-1) ?? '';
}

test('VC-03 VC-04 RT-05 a toric scleral is fitted, changed after 30 minutes, restored by a link and ordered by a practice, by keys', async ({
  page,
  accounts,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(FITTING);
  await expect(page.getByRole('heading', { level: 1, name: 'Guided fitting' })).toBeVisible();
  await measure(page);
  await chooseToricScleral(page);
  await see(page);

  await press(page, button(page, /^Choose this change Sagittal depth/));
  await expect(page.getByRole('heading', { level: 4, name: 'Lens 2' })).toBeFocused();
  const draft = page.getByRole('link', { name: 'Open as draft order' });
  await expect(draft).toHaveAttribute('href', /\/fitting\/order#fitting=[\w-]+$/);
  const order = (await draft.getAttribute('href')) ?? '';
  await press(page, button(page, 'Lens 2 was seen on the eye'));
  await expect(stage(page, 'Lens 2 on the eye')).toBeFocused();
  const compared = page.getByRole('table');
  await expect(compared.getByRole('row', { name: /^Sagittal depth/ })).toContainText('4000 µm');

  // Back and forth without loss.
  await page.goBack();
  await expect(stage(page, 'Lens 1 on the eye')).toBeFocused();
  await expect(page.getByLabel('Minutes of wear')).toHaveValue('30');
  await expect(compared.getByRole('row', { name: /^Sagittal depth/ })).toContainText('4000 µm');
  await page.goForward();
  await expect(stage(page, 'Lens 2 on the eye')).toBeFocused();
  await type(page, 'Minutes of wear', '240');
  await expect(page).toHaveURL(/at=seen2$/);

  await press(page, button(page, 'Copy link'));
  await expect(page.getByText('Copied!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Minutes of wear')).toHaveValue('240');
  await expect(compared.getByRole('row', { name: /^Landing, flat/ })).toContainText('Flat 1');

  for (const [text, says] of DAMAGED) {
    await page.goto('about:blank');
    await page.goto(`${FITTING}#fitting=${text}&at=seen1`);
    await expect(page.getByRole('alert')).toContainText(says);
  }

  // Nothing of the fitting leaves the browser, and nothing is kept in it.
  expect(asked.filter((url) => url.includes('fitting='))).toEqual([]);
  expect(asked.filter((url) => new URL(url).pathname.startsWith('/api/'))).toHaveLength(
    asked.filter((url) => url.endsWith('/api/consultant/lenses')).length,
  );
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ampleye');

  const person = await accounts.practice({ stage: 'terms' });
  await page.goto(order);
  await look(page, 1);
  await press(page, page.locator('main').getByRole('link', { name: 'Sign in' }));
  // The figures stay where no server reads them.
  await signIn(page, person);
  await expect(page).toHaveURL(/\/customer\/order\?draft=[\da-f-]{36}$/);
  const depth = fieldOf(page, 'Right eye', 'Sagittal depth');
  await expect(depth).toHaveValue('4000');
  await expect.poll(() => markOf(depth)).toContain('Step 1, was 3800 µm');
  await expect(page.locator('[data-draft="saved"]')).toBeVisible();
  await page.reload();
  await expect.poll(() => markOf(depth)).toContain('Step 1, was 3800 µm');

  await tabTo(page, page.getByLabel(/^Patient reference/));
  await page.keyboard.type(`FIT-${person.tag}`);
  const id = await submit(page);
  const ordered = await accounts.call<Order>(person.uid, `/api/orders/${id}`, { method: 'GET' });
  expect(ordered).toMatchObject({ accountNumber: person.accountNumber, state: 'submitted' });
  expect(ordered.lenses).toHaveLength(1);
  expect(ordered.lenses[0]).toMatchObject({
    eye: 'right',
    lensId: 'ampleye-scleral',
    prescription: {
      sag: 4000,
      baseCurve: 7.85,
      sphere: -2,
      cylinder: -1.25,
      axis: 180,
      landing: 'toric',
      scleralFlat: 'flat1',
      scleralSteep: 'steep1',
      landingMeridian: 180,
    },
    clinical: { condition: 'keratoconus', flatK: 46, steepK: 48.5, hvid: 11.8 },
  });
});
