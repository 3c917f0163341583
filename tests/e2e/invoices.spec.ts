import { readFile } from 'node:fs/promises';
import { formatCents } from '#domain/basics/money.ts';
import type { Invoice } from '#domain/money/invoices/invoice.ts';
import { readTags } from '../fixtures/read-pdf-tags.ts';
import { allText, readPdf } from '../fixtures/read-pdf.ts';
import { expect, test } from './support/fixtures.ts';
import { checkLooks, looksFor } from './support/looks.ts';
import { textOf } from './support/mailbox.ts';
import { placeOrder, takeSteps } from './support/orders.ts';

test('PY-05 PY-07 PY-08 RS-04 a practice is told of an invoice, takes its PDF, the list and the statement, and the lab sees what is owed', async ({
  enter,
  accounts,
  request,
}) => {
  const owner = await accounts.practice();
  const lab = await accounts.maker('super');
  const patientReference = `E2E-invoice-${owner.tag}`;
  const order = await placeOrder(accounts, owner, { patientReference, poNumber: 'Purchase 82' });
  const price = formatCents(order.totalCents, 'USD', 'en');
  const { page } = await enter(owner, '/customer/payment');
  await expect(page.getByText('No order has been invoiced yet', { exact: false })).toBeVisible();
  await takeSteps(accounts, lab, order, ['approve', 'produce', 'ship']);
  // Without a reload.
  const row = page.getByRole('row').filter({ hasText: order.number });
  await expect(row).toContainText('Purchase 82');
  const number = (await row.getByRole('link').textContent()) ?? '';
  const mail = await textOf(request, owner.email, `Invoice ${number} for order ${order.number}`);
  expect(mail).not.toContain(patientReference);
  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export list as CSV' }).click();
  const csv = await readFile(await (await exporting).path(), 'utf8');
  expect(csv).toContain(`${number},${owner.accountNumber},`);

  const [link = ''] = /https?:\S+\/customer\/payment\/\S+/.exec(mail) ?? [];
  await page.goto(new URL(link).pathname);
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(price);
  await page.getByRole('button', { name: 'PDF' }).click();
  await checkLooks(page, looksFor(1));
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF, A4' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  const file = await readFile(await download.path());
  expect(await readTags(file)).toMatchObject({ title: `Invoice ${number}`, isMarked: true });
  const paper = allText(await readPdf(file));
  for (const text of [number, order.number, 'Purchase 82']) expect(paper).toContain(text);

  const { idToken } = await accounts.signIn(owner);
  const fetchBy = async (token: string) =>
    page.request.get(`/api/auth/invoice/${number}/${token}`, {
      headers: { authorization: `Bearer ${idToken}` },
    });
  expect((await fetchBy(`${idToken}x`)).status()).toBe(403);
  expect(((await (await fetchBy(idToken)).json()) as Invoice).totalCents).toBe(order.totalCents);

  await page.getByRole('link', { name: 'All invoices' }).click();
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('row', { name: /Closing balance/ })).toContainText(price);
  await checkLooks(page, looksFor(2));
  const { page: maker } = await enter(
    lab,
    `/admin/customer-management/invoices/receivables?q=${owner.accountNumber}`,
  );
  const owed = maker.getByRole('link', { name: new RegExp(`Current: \\${price}`) });
  await expect(owed).toBeVisible();
  await checkLooks(maker, looksFor(3));
  await owed.click();
  await maker.getByRole('row').filter({ hasText: order.number }).getByText(number).click();
  await maker.getByRole('tab', { name: 'Lines' }).click();
  await expect(maker.getByRole('row', { name: /^Total/ })).toContainText(price);
});
