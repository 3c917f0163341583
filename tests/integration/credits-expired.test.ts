import { expect, it } from 'vitest';
import { expireCredits } from '#server/money/credits/expire-credits.ts';
import { credited, creditOf } from './support/credits.ts';
import { exchanged, offerLenses, openCredit, receive, SHIPPED } from './support/exchanges.ts';
import { disagreements } from './support/ledger.ts';
import { madeAccount } from './support/merge.ts';
import { takenOn } from './support/orders.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

it('PY-11 CR-02 credit whose last day is over shows as gone at once, as after the job that posts it', async () => {
  const { id } = await madeAccount(portal);
  await credited(portal, id, 5_000);
  await credited(portal, id, 3_000);
  const [first] = (await creditOf(portal, id)).expiring;
  await portal.database.pool.query(
    `UPDATE lens_credits SET expires_at = now() - interval '1 minute' WHERE number = $1`,
    [first?.id],
  );
  const shown = await creditOf(portal, id);
  const left = 8_000 - (first?.remainingCents ?? 0);
  expect(shown).toMatchObject({
    balanceCents: left,
    availableCents: left,
    expiring: [{ remainingCents: left }],
  });
  expect(shown.months.at(-1)?.balanceCents).toBe(left);
  expect(await disagreements(portal.database)).toEqual([]);
  await expireCredits(portal.database, new Date(), { signal: new AbortController().signal });
  expect(await creditOf(portal, id)).toEqual(shown);
  expect(await disagreements(portal.database)).toEqual([]);
});

it('PY-11 CR-04 a lens whose time is over opens no credit, even before the job ends what waits for it', async () => {
  await offerLenses(portal);
  const sent = await takenOn(portal, await exchanged(portal), SHIPPED);
  const waits = async () =>
    (await creditOf(portal, '100200')).waiting.some(({ order }) => order.number === sent.number);
  expect(await waits()).toBe(true);
  await portal.database.pool.query(
    `UPDATE ledger_pending SET expires_at = now() - interval '1 minute' WHERE transaction_id =
       (SELECT id FROM ledger_transactions WHERE key = $1)`,
    [`lensCredit:${sent.number}:right`],
  );
  expect(await waits()).toBe(false);
  const before = await openCredit(portal);
  const refused = await receive(portal, sent);
  expect([refused.statusCode, refused.body]).toMatchObject([
    409,
    expect.stringContaining('The time to return this lens is over'),
  ]);
  expect(await openCredit(portal)).toBe(before);
  expect(await disagreements(portal.database)).toEqual([]);
});
