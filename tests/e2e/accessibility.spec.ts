import { landingOf, LANDINGS, type Visitor } from '../fixtures/landings.ts';
import { expect, test } from './support/fixtures.ts';
import { goTo, untilShown } from './support/go-to.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { chooseLens, eyeColumn } from './support/order-form.ts';
import { placeOrder } from './support/orders.ts';
import { SHORT } from './support/tags.ts';
import { accountOf } from './support/visitors.ts';

/** Every page that is there for the visitor, from the table of the walk. */
function pagesOf(visitor: Visitor): string[] {
  const paths = Object.keys(LANDINGS).filter((path) => {
    return landingOf(LANDINGS[path]?.[visitor] ?? '', path) === path;
  });
  // Orders and applications are looked at below, with one that exists.
  return paths.filter((path) => !path.includes(':id'));
}

/** The pages of the books behind the list of invoices, which have no row in the table. */
const BOOKS = ['receivables', 'payouts', 'journal'].map(
  (page) => `/admin/customer-management/invoices/${page}`,
);

for (const visitor of ['super', 'bookkeeper', 'practice', 'unlinked', 'unverified'] as const) {
  test(`UX-01 UX-03 every page of ${visitor}`, async ({ enter, accounts }) => {
    // What everybody may read is looked at once, by the visitor; what every admin may, by the super admin.
    const ofAdmins = visitor === 'bookkeeper' ? pagesOf('super') : [];
    const seen = new Set([...pagesOf('signed out'), ...ofAdmins]);
    const behind = visitor === 'super' ? BOOKS : [];
    const pages = [...pagesOf(visitor).filter((path) => !seen.has(path)), ...behind];
    expect(pages.length).toBeGreaterThan(0);
    const { page } = await enter(await accountOf(accounts, visitor), pages[0] ?? '');
    for (const [index, path] of pages.entries()) {
      if (index > 0) await goTo(page, path);
      await expect(page).toHaveURL(path);
      await untilShown(page);
      await checkLooks(page, looksFor(index));
    }
  });
}

test('UX-01 UX-03 every public page', async ({ page }) => {
  const documents = [
    '/terms/terms.html',
    '/terms/terms.es.html',
    '/local/mailbox',
    '/no/such/page',
  ];
  for (const [index, path] of [...pagesOf('signed out'), ...documents].entries()) {
    await page.goto(path);
    await untilShown(page);
    await checkLooks(page, looksFor(index));
  }
});

test('UX-01 UX-03 what stands behind a second way, and errors beside their fields', async ({
  page: visitor,
  enter,
  accounts,
}) => {
  await visitor.goto('/auth/sign-up');
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor.getByText('Enter your first name')).toBeVisible();
  await checkLooks(visitor, looksFor(0));
  const { page: terms } = await enter(await accountOf(accounts, 'newterms'), '/terms');
  await expect(terms.getByRole('button', { name: 'Accept Terms' })).toBeVisible();
  await checkLooks(terms, looksFor(1));
  const { page } = await enter(await accountOf(accounts, 'unlinked'), '/auth/request');
  await page.getByRole('tab', { name: 'I need an account' }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Fill in this field').first()).toBeVisible();
  await checkLooks(page, looksFor(2));
});

test('UX-01 UX-03 an order, and a lens that is not made', SHORT, async ({ enter, accounts }) => {
  const owner = await accounts.practice();
  const { id } = await placeOrder(accounts, owner, { patientReference: 'LEC-1' });
  const { page } = await enter(owner, `/customer/orders/${id}`);
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await checkLooks(page, looksFor(3));
  await goTo(page, '/customer/order');
  await chooseLens(page, 'Right eye', 'GP Bitoric');
  const curve = eyeColumn(page, 'Right eye').getByLabel('Flat base curve');
  await curve.fill('8.03');
  await curve.blur();
  await expect(curve).toHaveAccessibleDescription(/8\.03 mm is not available/);
  await checkLooks(page, looksFor(0));
});
