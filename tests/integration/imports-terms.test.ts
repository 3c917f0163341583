import { customers } from '#server/accounts/customers/table.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { imported, linesOf } from './support/imports.ts';

const portal = usePortal();

async function account(accountNumber: string) {
  const [row] = await portal.database.db
    .select()
    .from(customers)
    .where(eq(customers.accountNumber, accountNumber));
  return row;
}

describe('AD-17 the terms of an imported account', () => {
  it('AD-17 PY-07 PY-08 has the terms and the taxes of an account, checked as in its form', async () => {
    const head =
      'Account,Practice,Time zone,Reminders of unpaid invoices,Monthly statements,Sales tax,Tax exemption certificate,Free shipping from';
    const lines = [
      '300280,Terms,America/New York,no,no,8.875%,,"1,500.00"',
      '300281,Exempt,,,,0,EX-777,',
      '300282,Wrong zone,America/Chicgo,,,,,',
      '300283,Much tax,,maybe,,45%,,-5',
    ];
    const done = await imported(portal, [head, ...lines].join('\n'));
    expect(done.applied).toMatchObject({ created: 2, refused: 2 });
    expect(await account('300280')).toMatchObject({
      timeZone: 'America/New_York',
      invoiceReminders: false,
      monthlyStatements: false,
      taxRate: 8_875,
      freeShippingFromCents: 150_000,
    });
    // What the file does not say is as on a new account.
    expect(await account('300281')).toMatchObject({
      timeZone: null,
      invoiceReminders: true,
      monthlyStatements: true,
      taxCertificate: 'EX-777',
      freeShippingFromCents: null,
    });
    const refused = (await linesOf(portal, done.id, 'refused')).flatMap(({ line, errors }) =>
      errors.map(({ field, rule, value, nearest }) => [line, field, rule, value, nearest]),
    );
    expect(refused).toEqual([
      [4, 'timeZone', 'timeZone', 'America/Chicgo', 'America/Chicago'],
      [5, 'invoiceReminders', 'yesNo', 'maybe', undefined],
      [5, 'freeShippingFromCents', 'money', '-5', undefined],
      [5, 'taxRate', 'tooBig', '45', '30'],
    ]);
  });
});
