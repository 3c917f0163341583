import { customers } from '#server/accounts/customers/table.ts';
import { LINES_AT_ONCE } from '#server/access/imports/run-batch.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { checked, imported, linesOf, sent } from './support/imports.ts';

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
  it('has its column recognized, also as exports name it', async () => {
    for (const heading of ['mainAccount', 'Main account', 'Cuenta principal']) {
      const { mapping } = await sent(portal, `Account,${heading}\n310000,100200\n`);
      expect([heading, mapping]).toEqual([heading, ['accountNumber', 'parentAccountNumber']]);
    }
  });

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
