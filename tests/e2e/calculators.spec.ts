import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { SHORT } from './support/tags.ts';

const CONSULTANT = '/ampleye-virtual-consultant';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'VC-01 VC-03 RT-05 a visitor calculates by keyboard, and a link restores the values',
  SHORT,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(CONSULTANT);
    await expect(page.getByRole('heading', { level: 1, name: 'Virtual Consultant' })).toBeVisible();

    await page
      .getByRole('main')
      .getByRole('link', { name: /^Calculators/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Calculators' })).toBeFocused();
    await checkLooks(page, looksFor(1));
    // The first link below the heading.
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Vertex distance' })).toBeFocused();

    // Past "All calculators", which stands above the heading, straight to the first field.
    await page.keyboard.press('Tab');
    await page.keyboard.type('-6,00');
    await page.keyboard.press('Tab');
    await page.keyboard.type('-2.50');
    await page.keyboard.press('Tab');
    await page.keyboard.type('180');
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('−5.60 −2.12 × 180°');
    await expect(page.getByText('−6.00 ÷ (1 − 0.0120 × (−6.00)) = −5.60 D')).toBeVisible();
    await expect(page).toHaveURL(/\?sphere=-6\.00D&cylinder=-2\.50D&axis=180deg&distance=12mm/);
    await expect(page).toHaveTitle('Vertex distance · Lens Portal');
    await checkLooks(page, [...looksFor(0), { width: 320, colorScheme: 'dark' }]);

    await page.getByRole('button', { name: 'Copy link with values' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const { pathname, search } = new URL(link);
    await page.goto(CONSULTANT);
    await page.goto(pathname + search);
    await expect(result).toContainText('−5.60 −2.12 × 180°');
    await expect(page.getByLabel('Sphere')).toHaveValue('-6.00');

    // Nobody is signed in: no token is kept, and the API is not asked.
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  },
);
