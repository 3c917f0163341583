import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it, afterEach } from 'vitest';
import { LINES_AT_ONCE } from '#server/access/imports/run-batch.ts';
import { customers } from '#server/accounts/customers/table.ts';
import { agreedPrices } from '#server/lenses/prices/table.ts';
import { checked, imported, linesOf } from './support/imports.ts';
import { madeAccount, merge } from './support/merge.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

async function mainOf(accountNumber: string): Promise<string | null | undefined> {
  const [row] = await portal.database.db
    .select({ main: customers.parentAccountNumber })
    .from(customers)
    .where(eq(customers.accountNumber, accountNumber));
  return row?.main;
}

/** A file of accounts with their main accounts. */
const fileOf = (...lines: string[]) => ['Account,Practice,mainAccount', ...lines].join('\n');

describe('AD-17 the main account of an imported account', () => {
  it('is one that is there, or that a line above makes, and shows in the preview', async () => {
    const file = fileOf('310100,Main,', '310101,North,310100', '310102,South,100200');
    const dry = await checked(portal, file);
    expect(dry.checked).toEqual({ created: 3, changed: 0, unchanged: 0, refused: 0 });
    expect(
      (await linesOf(portal, dry.id)).map(({ after }) => after['parentAccountNumber']),
    ).toEqual([null, '310100', '100200']);
    expect(await mainOf('310101')).toBeUndefined();
    expect((await imported(portal, file)).applied).toMatchObject({ created: 3, refused: 0 });
    expect(await Promise.all(['310100', '310101', '310102'].map(mainOf))).toEqual([
      null,
      '310100',
      '100200',
    ]);
    expect((await imported(portal, file)).applied).toMatchObject({ unchanged: 3, refused: 0 });
  });

  it('stays as it is when the cell is blank', async () => {
    await imported(portal, fileOf('310110,North,100200'));
    const again = await imported(portal, fileOf('310110,Renamed,'));
    expect(again.applied).toMatchObject({ changed: 1, refused: 0 });
    expect(await mainOf('310110')).toBe('100200');
  });

  it('SE-08 is refused by line: unknown, additional itself, the account itself, another one', async () => {
    const lines = [
      '310200,Below,310209',
      '310209,Main,',
      '310201,Of an additional,100201',
      '310202,Itself,310202',
      '310203,North,310209',
      '310204,Of one above,310203',
      '100201,Moved,310209',
      '100200,Put below,310209',
    ];
    const dry = await checked(portal, fileOf(...lines));
    const told = (await linesOf(portal, dry.id, 'refused')).flatMap(({ line, errors }) =>
      errors.map(({ field, rule, nearest }) => [line, field, rule, nearest]),
    );
    expect(told).toEqual([
      [2, 'parentAccountNumber', 'noMain', undefined],
      [4, 'parentAccountNumber', 'additional', '100200'],
      [5, 'parentAccountNumber', 'itself', undefined],
      [7, 'parentAccountNumber', 'additional', '310209'],
      [8, 'parentAccountNumber', 'otherMain', undefined],
      [9, 'parentAccountNumber', 'isMain', undefined],
    ]);
  });

  it('of a line that is refused itself is refused too, in the dry run and in the import', async () => {
    const file = fileOf('310300,,', '310301,North,310300', '310302,Fine,');
    const done = await imported(portal, file);
    expect(done).toMatchObject({
      checked: { created: 1, refused: 2 },
      applied: { created: 1, refused: 2 },
    });
    expect(await mainOf('310301')).toBeUndefined();
  });

  it('is found when the line above was worked through long before', async () => {
    const between = Array.from({ length: LINES_AT_ONCE }, (_, at) => `${311_000 + at},Between,`);
    const file = fileOf('310400,Main,', ...between, '310401,Late,310400');
    const done = await imported(portal, file);
    expect(done.checked).toMatchObject({ created: LINES_AT_ONCE + 2, refused: 0 });
    expect(done.applied).toMatchObject({ created: LINES_AT_ONCE + 2, refused: 0 });
    expect(await mainOf('310401')).toBe('310400');
  });
});

async function account(accountNumber: string) {
  const [row] = await portal.database.db
    .select()
    .from(customers)
    .where(eq(customers.accountNumber, accountNumber));
  return row;
}

describe('AD-17 the terms of an imported account', () => {
  it('AD-17 PY-07 PY-08 has the terms and the taxes of an account', async () => {
    const head =
      'Account,Practice,Time zone,Reminders of unpaid invoices,Monthly statements,Sales tax,Tax exemption certificate,Free shipping from';
    const lines = [
      '300280,Terms,America/New York,no,no,8.875%,,"1,500.00"',
      '300281,Exempt,,,,0,EX-777,',
    ];
    const done = await imported(portal, [head, ...lines].join('\n'));
    expect(done.applied).toMatchObject({ created: 2, refused: 0 });
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
  });
});

/** Two accounts of one practice, of which the first was merged into the second. */
async function mergedPair(practice: string) {
  const from = await madeAccount(portal, { practice });
  const into = await madeAccount(portal, { practice });
  expect((await merge(portal, { from, into })).statusCode).toBe(200);
  return { from, into };
}

describe('AD-05 AD-17 an import and an account that was merged', () => {
  it('refuses its number and names the account that it was merged into', async () => {
    const { from, into } = await mergedPair('Stored Twice');
    const accounts = await checked(portal, `Account,Practice\n${from.id},Renamed\n`);
    const prices = await checked(
      portal,
      `Lens,Account,Price,First day\nGP Sphere,${from.id},50,2026-01-01\n`,
      { kind: 'prices' },
    );
    for (const { id } of [accounts, prices]) {
      const [line] = await linesOf(portal, id, 'refused');
      expect(line?.errors).toMatchObject([
        { field: 'accountNumber', rule: 'merged', value: from.id, nearest: into.id },
      ]);
    }
  });

  it('finds the account that is left by the name of both', async () => {
    const { into } = await mergedPair('Found Once');
    const { practice, zip } = into;
    const file = `Practice,ZIP code,Payment due (days)\n${practice},${zip},75\n`;
    const dry = await checked(portal, file);
    expect(dry.checked).toMatchObject({ created: 0, changed: 1, refused: 0 });
  });
});
afterEach(() => portal.database.db.delete(agreedPrices));

const GROUP = 'clear-sight-partners';

const stored = () => portal.database.db.select().from(agreedPrices).orderBy(agreedPrices.id);

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Prices as the form may have stored them, also with notes that a spreadsheet would run. */
const price = fc.record({
  lensId: fc.constantFrom('gp-sphere', 'hybrid'),
  party: fc.constantFrom(
    { accountNumber: '100200', buyingGroupId: null },
    { accountNumber: null, buyingGroupId: GROUP },
  ),
  minQuantity: fc.integer({ min: 1, max: 4 }),
  priceCents: fc.integer({ min: 0, max: 10_000_000 }),
  validFrom: day,
  isOpen: fc.boolean(),
  note: fc
    .string({ unit: fc.constantFrom('a', ' ', ',', '"', ';', '=', "'", '-', '\n', 'é') })
    .map((note) => note.trim()),
});

describe('AD-17 agreed prices as CSV', () => {
  it('come back from their export unchanged, whatever they hold, in both languages', async () => {
    const prices = fc.uniqueArray(price, {
      minLength: 1,
      maxLength: 20,
      selector: ({ lensId, party, minQuantity, validFrom }) =>
        JSON.stringify([lensId, party, minQuantity, validFrom]),
    });
    await fc.assert(
      fc.asyncProperty(prices, fc.constantFrom('en', 'es'), async (rows, lang) => {
        await portal.database.db.delete(agreedPrices);
        const values = rows.map(({ party, isOpen, ...row }) =>
          Object.assign(row, party, {
            id: randomUUID(),
            part: 'lens',
            validUntil: isOpen ? null : row.validFrom,
          }),
        );
        await portal.database.db.insert(agreedPrices).values(values);
        const before = await stored();
        const url = `/api/prices.csv?lang=${lang}`;
        const { body } = await portal.request('super', { method: 'GET', url });
        const { checked: counts } = await checked(portal, body, { kind: 'prices' });
        expect(counts).toEqual({ created: 0, changed: 0, unchanged: rows.length, refused: 0 });
        expect(await stored()).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });

  it('are created and changed, by names as by ids', async () => {
    const file = [
      'Lens,Part,Account,Buying group,Price,First day,Last day',
      'GP Sphere,,100200,,$49.50,1/31/2026,',
      'hybrid,lens,,Clear Sight Partners,"1,100.00",2026-02-01,2026-12-31',
    ].join('\n');
    const done = await imported(portal, file, { kind: 'prices' });
    expect(done.applied).toEqual({ created: 2, changed: 0, unchanged: 0, refused: 0 });
    expect(await stored()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ lensId: 'gp-sphere', priceCents: 4950, validFrom: '2026-01-31' }),
        expect.objectContaining({ lensId: 'hybrid', priceCents: 110_000, buyingGroupId: GROUP }),
      ]),
    );
    const again = await imported(portal, file.replace('$49.50', '$48.00'), { kind: 'prices' });
    expect(again.applied).toEqual({ created: 0, changed: 1, unchanged: 1, refused: 0 });
  });

  it('SE-08 are refused by the rules of the form, and when two lines contradict each other', async () => {
    const file = [
      'Lens,Part,Account,Buying group,Price,First day,Last day',
      'GP Spehre,,100200,,10,2026-01-01,',
      'GP Sphere,halo,100200,,10,2026-01-01,',
      'GP Sphere,,999999,,10,2026-01-01,',
      'GP Sphere,,100200,Clear Sight Partners,10,2026-01-01,',
      'GP Sphere,,100200,,10,2026-01-01,2025-12-31',
      'GP Sphere,,100200,,,2026-03-01,',
      'GP Sphere,,100200,,10,2026-02-01,',
      'GP Sphere,,100200,,11,2026-02-01,',
    ].join('\n');
    const dry = await checked(portal, file, { kind: 'prices' });
    const told = (await linesOf(portal, dry.id, 'refused')).map(({ line, errors }) => [
      line,
      errors.map(({ field, rule }) => `${field} ${rule}`),
    ]);
    expect(told).toEqual([
      [2, ['lensId unknown']],
      [3, ['part unknownPart']],
      [4, ['accountNumber unknown']],
      [5, ['accountNumber eitherOr']],
      [6, ['validUntil endsBefore']],
      [7, ['priceCents required']],
      [9, ['priceCents contradicts']],
    ]);
  });
});
