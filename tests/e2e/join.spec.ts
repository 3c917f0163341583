import { expect, test } from './support/fixtures.ts';
import { linkFor, subjectsFor } from './support/mailbox.ts';
import { newcomer, signUp } from './support/people.ts';

// The browser names what is refused: a used link, a wrong proof.
test.use({ expectedProblems: /accounts:resetPassword|422.*\/customer\/claim/ });

test('LG-02 RT-03 RT-04 GD-03 GD-04 sign up, verify on another device, claim the account, and one is in', async ({
  page,
  openBrowser,
  request,
  accounts,
}) => {
  const person = newcomer('joiner');
  const { accountNumber, zip, invoiceNumber } = accounts.spareNetwork();
  await signUp(page, person);
  await expect(page.getByText(person.email)).toBeVisible();

  // The link is opened on the phone; the page on the desk goes on by itself.
  const phone = await openBrowser();
  const there = await phone.newPage();
  await there.goto(await linkFor(request, person.email, 'VERIFY_EMAIL'));
  await expect(there.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/request$/);

  // A used link says so, and offers the next step.
  await there.goto(await linkFor(request, person.email, 'VERIFY_EMAIL'));
  await expect(there.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(there.getByText(/already used/)).toBeVisible();
  await phone.close();

  await page.getByLabel('Account number', { exact: true }).fill(accountNumber);
  await page.getByLabel('Billing ZIP code').fill(zip);
  await page.getByLabel('Latest invoice number').fill('INV-1');
  await page.getByRole('button', { name: 'Link my account' }).click();
  await expect(page.getByRole('alert')).toContainText("These details don't match");
  await page.getByLabel('Latest invoice number').fill(invoiceNumber.replace('INV-', 'inv '));
  await page.getByRole('button', { name: 'Link my account' }).click();
  await expect(page).toHaveURL(/\/customer\/home$/);
  await expect(page.getByText(`Account ${accountNumber}`)).toBeVisible();

  // The terms were accepted at the sign-up: nobody asks again.
  await page.reload();
  await expect(page).toHaveURL(/\/customer\/home$/);
  await expect(page.getByRole('button', { name: /Nadia Newcomer/ })).toBeVisible();
});

test('RS-05 RS-06 AD-05 apply for an account, be declined, apply again, be approved, and one is in', async ({
  page,
  request,
  enter,
  accounts,
}) => {
  const person = newcomer('applicant');
  await signUp(page, person);
  await page.goto(await linkFor(request, person.email, 'VERIFY_EMAIL'));
  await expect(page).toHaveURL(/\/auth\/request$/);
  const admin = (await enter(await accounts.maker('super'), 'about:blank')).page;

  const apply = async (practice: string): Promise<void> => {
    await page.getByLabel('Practice name').fill(practice);
    await page.getByLabel('License number').fill('OR-4711');
    await page.getByLabel('Country').selectOption('US');
    await page.getByLabel('Street address').fill('12 Alder Street');
    await page.getByLabel('City').fill('Portland');
    await page.getByLabel('State', { exact: true }).selectOption('OR');
    await page.getByLabel('ZIP code', { exact: true }).fill('97205');
    await page.getByLabel('Practice phone').fill('(503) 555-0142');
    await page.getByLabel('Name', { exact: true }).fill('Nadia Newcomer');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Your application is under review')).toBeVisible();
  };
  const list = async (practice: string): Promise<void> => {
    // Among those of other journeys it may stand on a later page.
    const filter = encodeURIComponent(JSON.stringify({ status: 'submitted', q: practice }));
    await admin.goto(`/admin/customer-management/applications?filter=${filter}`);
  };
  const open = async (practice: string): Promise<void> => {
    await admin.getByText(practice, { exact: true }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toContainText(practice);
  };

  await page.getByRole('tab', { name: 'I need an account' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'licence.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 a licence'),
  });
  await expect(page.getByText(/The copy is uploaded/)).toBeVisible();
  const first = `Alder Eye ${person.email.split('@')[0]}`;
  await apply(first);

  await list(first);
  await open(first);
  await admin.getByRole('button', { name: 'Decline application' }).click();
  await admin.getByRole('dialog').getByRole('textbox').fill('The licence cannot be read.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Decline application' }).click();
  await expect(admin.getByText('Declined').first()).toBeVisible();

  const subjects = () => subjectsFor(request, person.email);
  await expect.poll(subjects).toContain(`The application of ${first} is declined`);

  await page.reload();
  await expect(page.getByText('Your application was declined')).toBeVisible();
  await expect(page.getByText('The licence cannot be read.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply again' }).click();
  const second = `${first} again`;
  // The list of those who decide is open, and has it sooner than anybody could ask for it again.
  await list(second);
  await expect(admin.getByText(/^No applications/)).toBeVisible();
  await apply(second);
  await expect(admin.getByText(second, { exact: true })).toBeVisible();

  await open(second);
  await admin.getByRole('button', { name: 'Approve application' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve application' }).click();
  await expect(admin.getByText('Approved').first()).toBeVisible();
  await expect(page).toHaveURL(/\/customer\/home$/);
  await expect(page.getByText(/Account 20\d{4}/)).toBeVisible();
  await expect.poll(subjects).toContain(`The application of ${second} is approved`);
});
