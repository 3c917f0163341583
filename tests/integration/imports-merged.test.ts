import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { checked, linesOf } from './support/imports.ts';
import { madeAccount, merge } from './support/merge.ts';

const portal = usePortal();

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
