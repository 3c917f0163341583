import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';

const ASK = '/ampleye-virtual-consultant/ask';
/** What the page may load; a language model answers below another address. */
const LOADED = new Set([
  '/api/consultant/lenses',
  '/api/consultant/guide',
  '/api/consultant/settings',
]);

test('VC-01 VC-02 VC-03 VC-04 a visitor asks by keyboard, without a language model', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\/api\//, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return LOADED.has(pathname) ? route.continue() : route.abort();
  });
  await page.goto(ASK);
  const field = page.getByLabel('Your question');
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(page.getByRole('heading', { level: 1, name: 'Ask' })).toBeVisible();
  await expect(page.getByText('Loading the lenses and the guide…')).toHaveCount(0);

  // A first lens, step by step: short replies are taken, and the focus stays in the field.
  await field.focus();
  await page.keyboard.type('First Ampleye, right eye?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('What is the state of the cornea?');
  await expect(field).toBeFocused();
  await page.keyboard.type('keratoconus');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Sagittal depth: 3800 µm (Keratoconus)');
  await page.keyboard.type('11.8');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Diameter: 16.50 mm');

  // What is seen after half an hour, with a name that must not be used; then what if.
  await field.fill('Patient John Smith: Ampleye 3800, vault 150 µm after 30 minutes. Change?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('3800 µm → 4050 µm (+250 µm)');
  await expect(log).toContainText('[name]');
  await expect(log).not.toContainText('Smith');
  await page.keyboard.type('what if the vault were 500?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Central vault too high');
  await page
    .getByText(/^Sources \(/)
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(log.getByRole('link', { name: /Fitting guide of a clinic/ })).toBeVisible();

  // A value is removed from the case, and an empty question is refused.
  await page.getByText(/^What is known of the case/).click();
  const vault = page.getByRole('button', { name: 'Remove: Central vault 500 µm' });
  await vault.focus();
  await page.keyboard.press('Enter');
  await expect(vault).toHaveCount(0);
  await field.press('Enter');
  await expect(page.getByText('Enter a question.')).toBeVisible();
  await checkLooks(page, [...looksFor(0), { width: 320, colorScheme: 'dark' }]);

  // The calculator opens with the values of the answer.
  await field.fill('vertex -6.00 at 14 mm');
  await field.press('Enter');
  await expect(log).toContainText('Power at the cornea: −5.54 D');
  await log.getByRole('link', { name: 'Open: Vertex distance' }).click();
  await expect(page.getByLabel('Sphere')).toHaveValue('-6.00');

  // Nothing of it was sent or is kept.
  expect([...new Set(asked)].toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...LOADED].toSorted((a, b) => a.localeCompare(b)),
  );
  await page.goBack();
  await expect(page.getByText('Examples')).toBeVisible();
});
