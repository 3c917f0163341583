import { addressOf, landingOf, LANDINGS, NOWHERE, STANDINGS } from '#tests/fixtures/landings.ts';
import type { Page } from '@playwright/test';
import { expect, fillLogin, test } from './support/fixtures.ts';

/** What is logged for the ids that belong to nothing. */
test.use({ expectedProblems: /404|Request failed/ });

/** Opens the address as from a link in a mail, and sees where that leads once it is known who is there. */
async function expectLanding(page: Page, address: string, expected: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.overlay')).toHaveCount(0);
  await expect(page, address).toHaveURL(expected);
  await expect(page.locator('h1').first(), address).toBeVisible();
  await expect(page, address).toHaveURL(expected);
}

for (const standing of STANDINGS) {
  test(`RT-01 RT-03 RT-04 RT-05 RT-06 RT-07 RT-08 RT-09 RT-11 GD-01 GD-03 GD-04 GD-05 where every address leads: ${standing}`, async ({
    browser,
    portal,
    signIn,
  }) => {
    test.setTimeout(120_000);
    const page =
      standing === 'signed out'
        ? await (await browser.newContext({ baseURL: portal.origin })).newPage()
        : (await signIn(standing)).page;
    for (const [path, row] of Object.entries(LANDINGS)) {
      const address = addressOf(path);
      await expectLanding(page, address, landingOf(row[standing], address));
    }
    await page.context().close();
  });

  test(`RT-10 an address without a page says so: ${standing}`, async ({ page, signIn }) => {
    const visitor = standing === 'signed out' ? page : (await signIn(standing)).page;
    for (const address of NOWHERE) {
      await visitor.goto(address);
      await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      expect(new URL(visitor.url()).pathname).toBe(address);
    }
  });
}

test('RT-02 GD-05 a deep link leads there after the sign-in, with its query', async ({ page }) => {
  const deep = '/admin/order-approval?filter=%7B%22state%22%3A%22approved%22%7D';
  await page.goto(deep);
  await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent(deep)}`);
  await fillLogin(page, 'admin@lens.test');
  await expect(page).toHaveURL(deep);
});

const ELSEWHERE = [
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/',
  'https:evil.test',
  'javascript:alert(1)',
  '%2F%2Fevil.test',
  '/%2Fevil.test',
  '%252F%252Fevil.test',
  'https%3A%2F%2Fevil.test',
  'javascript%3Aalert(1)',
  '/%09/evil.test',
  ' //evil.test',
];

test('RT-02 no return address leads off the site', async ({ signIn, portal }) => {
  const { page } = await signIn('other');
  for (const address of ELSEWHERE) {
    await page.goto(`/auth/login?returnUrl=${encodeURIComponent(address)}`);
    await expect(page, address).toHaveURL(`${portal.origin}/customer/home`);
    await page.goto(`/auth/login?returnUrl=${address}`);
    await expect(page, address).toHaveURL(`${portal.origin}/customer/home`);
  }
});
