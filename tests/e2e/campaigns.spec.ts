import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';

const CUSTOMERS = '/admin/customer-management';

test('EM-03 EM-04 a campaign goes from the list of customers to a practice, which unsubscribes', async ({
  enter,
  accounts,
  page: reader,
  request,
}) => {
  const practice = await accounts.practice();
  const { page } = await enter(await accounts.maker('super'), 'about:blank');
  const subject = `Our hours ${practice.tag}`;

  await page.goto(CUSTOMERS);
  await page.getByRole('textbox', { name: /^Search practice/ }).fill(practice.accountNumber);
  // The address is ahead of the page, whose link has the filter of what it shows.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Write to these customers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New campaign' })).toBeVisible();
  await expect(page.getByText('1 person gets it.')).toBeVisible();
  await expect(page.getByText(practice.email)).toBeVisible();
  await checkLooks(page, looksFor(0));
  await page.getByRole('textbox', { name: /^Name/ }).fill(`Hours ${practice.tag}`);
  await page.getByRole('textbox', { name: /^Subject in English/ }).fill(subject);
  await page.getByRole('textbox', { name: /^Text in English/ }).fill('We close at six.\nSee you.');
  await page.getByRole('textbox', { name: /^Subject in Spanish/ }).fill('Horario');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write subject and text in Spanish')).toBeVisible();
  await page.getByRole('textbox', { name: /^Subject in Spanish/ }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByText(`Subject: ${subject}`)).toBeVisible();
  await expect(
    page
      .frameLocator('iframe[title="The campaign as it arrives"]')
      .getByRole('article')
      .getByText('We close at six.'),
  ).toBeVisible();
  await checkLooks(page, looksFor(1));
  await page.getByRole('button', { name: 'Send campaign…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send the campaign to 1 person?' });
  await expect(dialog.getByText(practice.email)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send campaign' }).click();
  await expect(page.getByText('Finished: 1 of 1 emails have left')).toBeVisible();
  await checkLooks(page, looksFor(3));

  const answer = await request.get('/local/mailbox.json', { params: { to: practice.email } });
  const mails = (await answer.json()) as { text: string; subject: string }[];
  const campaign = mails.find((mail) => mail.subject === subject);
  const link = /https?:\S+\/auth\/unsubscribe#[\w-]+/.exec(campaign?.text ?? '')?.[0] ?? '';
  await reader.goto(link);
  await expect(reader.getByText('sends campaign emails to')).toBeVisible();
  await checkLooks(reader, looksFor(1));
  await reader.getByRole('button', { name: 'Send me no more campaign emails' }).click();
  await expect(
    reader.getByRole('heading', { name: 'You get no more campaign emails' }),
  ).toBeVisible();
  await reader.reload();
  await expect(
    reader.getByRole('heading', { name: 'You get no more campaign emails' }),
  ).toBeVisible();
  await reader.getByRole('button', { name: 'Subscribe again' }).click();
  await expect(
    reader.getByRole('button', { name: 'Send me no more campaign emails' }),
  ).toBeVisible();
});
