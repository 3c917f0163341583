import { statementSchema } from '#domain/schemas/statement.ts';
import { grantRequest, openLensCredit } from '#server/money/credits/lens-credits.ts';
import { moveLensCredits } from '#server/money/credits/move-credits.ts';
import { postTransactions } from '#server/money/ledger/post-transactions.ts';
import { expirePending } from '#server/money/ledger/resolve-pending.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { creditOf, exchanged, offerLens, receive, received, SHIPPED } from './support/exchanges.ts';
import { invoicesOf } from './support/invoices.ts';
import { ACTOR, balances, disagreements } from './support/ledger.ts';
import { madeAccount } from './support/merge.ts';
import { orderAsAdminSees, submitted, takenOn } from './support/orders.ts';
import { requestsOf } from './support/return-requests.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

const portal = usePortal();
beforeAll(async () => {
  await offerLens(portal, 'must-return');
  await offerLens(portal, 'may-keep');
});

/** The open lens credit of the practice, in cents. */
async function openCredit(): Promise<number> {
  return -((await balances(portal.database))['credit:100200'] ?? 0);
}

describe('the exchange of a lens', () => {
  it('CR-04 PY-07 is invoiced in full, and its credit waits for the lens', async () => {
    const before = await openCredit();
    const order = await exchanged(portal);
    expect(order.totalCents).toBe(10_500);
    expect(creditOf(order)).toMatchObject({ cents: 8_000, mustReturn: true, state: 'coming' });
    const sent = await takenOn(portal, order, SHIPPED);
    expect((await invoicesOf(portal, { q: order.number }))[0]?.totalCents).toBe(10_500);
    expect(creditOf(sent)).toMatchObject({ state: 'waiting', received: null });
    // The end of the warranty, which is later than 30 days from now.
    expect(Date.parse(creditOf(sent)?.until ?? '')).toBeGreaterThan(Date.now() + YEAR / 5);
    expect(await openCredit()).toBe(before);

    expect(sent.lensesReceived).toEqual([]);
    const done = await received(portal, sent);
    expect(done.version).toBe(sent.version + 1);
    expect(done.lensesReceived).toMatchObject([{ eye: 'right', actor: 'admin@lens.test' }]);
    expect(creditOf(done)).toMatchObject({
      state: 'open',
      received: { actor: 'admin@lens.test' },
    });
    expect(await openCredit()).toBe(before + 8_000);
    const statement = await portal.request('super', { url: '/api/statements/100200' });
    const { credit } = statementSchema.parse(statement.json());
    expect(credit.lines.at(-1)?.document).toMatch(/^LP-\d+$/);
    expect((await received(portal, sent)).version).toBe(done.version);
    expect(await openCredit()).toBe(before + 8_000);
    expect(await disagreements(portal.database)).toEqual([]);
    const { rows } = await portal.database.pool.query<{ details: object }>(
      `SELECT details FROM audit_trail WHERE action = 'order.receiveLens' AND resource_id = $1`,
      [order.id],
    );
    expect(rows).toMatchObject([{ details: { eye: 'right', creditCents: 8_000 } }]);
  });

  it('CR-04 opens its credit with the shipment when the lens may be kept, or came before', async () => {
    const before = await openCredit();
    const kept = await takenOn(portal, await exchanged(portal, 'may-keep'), SHIPPED);
    expect(creditOf(kept)).toMatchObject({ state: 'open', mustReturn: false });
    expect(await openCredit()).toBe(before + 8_000);
    const early = await received(portal, await exchanged(portal));
    expect(creditOf(early)).toMatchObject({ state: 'coming' });
    expect(creditOf(await takenOn(portal, early, SHIPPED))).toMatchObject({ state: 'open' });
    expect(await openCredit()).toBe(before + 16_000);
  });

  it('CR-04 opens nothing when the lens did not come back in time', async () => {
    const sent = await takenOn(portal, await exchanged(portal), SHIPPED);
    const before = await openCredit();
    const signal = new AbortController().signal;
    await expirePending(portal.database, new Date(Date.now() + YEAR), { signal });
    expect(creditOf(await orderAsAdminSees(portal, sent.id))).toMatchObject({ state: 'expired' });
    expect((await receive(portal, sent)).statusCode).toBe(409);
    expect(await openCredit()).toBe(before);
  });

  it('CR-04 an order whose price was reduced before there was lens credit keeps it, and opens none', async () => {
    const order = await exchanged(portal, 'may-keep');
    await portal.database.pool.query(
      `UPDATE order_lenses SET price_cents = 2500, price_parts = $2 WHERE order_id = $1`,
      [
        order.id,
        JSON.stringify([
          { code: 'lens', label: { en: 'Lens', es: 'Lente' }, cents: 10_000 },
          { code: 'credit', label: { en: 'Credit', es: 'Crédito' }, cents: -8_000 },
          { code: 'fee', label: { en: 'Fee', es: 'Cargo' }, cents: 500 },
        ]),
      ],
    );
    const before = await openCredit();
    const sent = await takenOn(portal, order, SHIPPED);
    expect(sent.credits).toEqual([]);
    expect((await invoicesOf(portal, { q: order.number }))[0]?.totalCents).toBe(2_500);
    expect(await openCredit()).toBe(before);
    // Nothing is left to wait for.
    expect(await requestsOf(portal, order)).toMatchObject([{ state: 'withdrawn', creditId: '' }]);
  });

  it('CR-04 a stale version is told the present order, and an eye without a credit is refused', async () => {
    const order = await exchanged(portal);
    const [approved] = [await takenOn(portal, order, ['approve'])];
    const stale = await receive(portal, order);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      412,
      { current: { version: approved.version } },
    ]);
    expect((await receive(portal, approved, 'left')).statusCode).toBe(409);
    expect((await receive(portal, await submitted(portal))).statusCode).toBe(409);
    expect((await receive(portal, approved, 'right', 'practice')).statusCode).toBe(403);
  });

  it('CR-04 two who record the same lens at once open its credit once', async () => {
    const sent = await takenOn(portal, await exchanged(portal), SHIPPED);
    const before = await openCredit();
    const answers = await Promise.all([
      receive(portal, sent),
      receive(portal, sent),
      receive(portal, sent),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await openCredit()).toBe(before + 8_000);
  });
});

/** Whether the ledger refused it, as a conflict. */
async function wasRefused(made: Promise<void>): Promise<boolean> {
  try {
    await made;
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}

/** The open lens credit of all practices, in cents. */
async function allCredit(): Promise<number> {
  const books = Object.entries(await balances(portal.database));
  return -books.reduce((sum, [key, cents]) => sum + (key.startsWith('credit:') ? cents : 0), 0);
}

type Move = 'grant' | 'receive' | 'crash' | 'expire' | 'merge';
const MOVES: readonly Move[] = [
  'grant',
  'grant',
  'receive',
  'receive',
  'crash',
  'expire',
  'merge',
  'merge',
];

it('CR-01 CR-04 AD-05 whatever happens in which order, a credit opens once, or never when it expired', async () => {
  const random = seededRandom();
  const { db } = portal.database;
  const now = new Date();
  const common = { actor: ACTOR, now };
  const signal = new AbortController().signal;
  const accounts: string[] = [];
  while (accounts.length < 3) accounts.push((await madeAccount(portal)).id);
  let expected = await allCredit();
  for (let count = 0; count < runs(0.1); count += 1) {
    const lens = { orderNumber: randomUUID(), eye: 'right' as const };
    const cents = random.integer(1, 50_000);
    const waitsUntil = random.chance(0.7) ? new Date(now.getTime() + 1_000) : null;
    const grant = { ...lens, cents, waitsUntil };
    let owner = 0;
    let stands: 'none' | 'waiting' | 'open' | 'void' = 'none';
    const open = () => {
      stands = 'open';
      expected += cents;
    };
    const moves: Record<Move, () => Promise<void>> = {
      grant: async () => {
        const request = grantRequest(accounts[0] ?? '', grant, common);
        await db.transaction((tx) => postTransactions(tx, [request], now));
        if (stands !== 'none') return;
        if (waitsUntil) stands = 'waiting';
        else open();
      },
      receive: async () => {
        const isRefused = stands === 'none' || stands === 'void';
        const made = db.transaction((tx) => openLensCredit(tx, lens, common));
        expect(await wasRefused(made)).toBe(isRefused);
        if (stands === 'waiting') open();
      },
      crash: async () => {
        const dying = db.transaction(async (tx) => {
          await openLensCredit(tx, lens, common);
          throw new Error('killed');
        });
        await expect(dying).rejects.toThrow(Error);
      },
      expire: async () => {
        await expirePending(portal.database, new Date(now.getTime() + 2_000), { signal });
        if (stands === 'waiting') stands = 'void';
      },
      merge: async () => {
        const [from, into] = [accounts[owner], accounts[owner + 1]];
        if (!from || !into) return;
        await db.transaction((tx) => moveLensCredits(tx, { from, into, ...common }));
        if (stands === 'waiting') owner += 1;
      },
    };
    for (let step = 0; step < 8; step += 1) {
      await moves[random.pick(MOVES)]();
      expect(await allCredit()).toBe(expected);
    }
  }
  expect(await disagreements(portal.database)).toEqual([]);
});
