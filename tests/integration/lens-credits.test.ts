import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { LensCredit } from '#domain/schemas/lens-credit.ts';
import { orderSchema, type Order } from '#domain/schemas/order.ts';
import { statementSchema } from '#domain/schemas/statement.ts';
import { grantRequest, openLensCredit } from '#server/money/credits/lens-credits.ts';
import { postTransactions } from '#server/money/ledger/post-transactions.ts';
import { expirePending } from '#server/money/ledger/resolve-pending.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { saveLensVersion } from '#server/lenses/save-lens-version.ts';
import { seededRandom } from '#tests/fixtures/random.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicesOf } from './support/invoices.ts';
import { ACTOR, balances, disagreements } from './support/ledger.ts';
import { orderAsAdminSees, orderedLens, submitted, taken, takenOn } from './support/orders.ts';
import { accountNow, madeAccount, merge } from './support/merge.ts';
import type { Person } from './support/people.ts';
import { startPortal, type TestPortal } from './support/portal.ts';

const SHIPPED = ['approve', 'produce', 'ship'] as const;
const YEAR = 365 * 24 * 60 * 60 * 1000;
const RIGHT = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });
const SOURCE = { status: 'assumption', note: 'made for a test' } as const;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
  await offer('must-return', true);
  await offer('may-keep', false);
});
afterAll(() => portal.close());

async function offer(id: string, mustReturn: boolean): Promise<void> {
  const lens = catalogue.find((one) => one.id === 'gp-sphere');
  if (!lens) throw new Error('The catalogue has no gp-sphere');
  const terms = { days: 90, exchanges: null, creditPercent: 80, feeCents: 500, source: SOURCE };
  const warranty = { ...terms, mustReturn };
  await portal.database.db.transaction((tx) =>
    saveLensVersion(tx, {
      actor: { uid: 'x', name: 'x' },
      lens: { ...lens, id, priceCents: 10_000, surcharges: [], warranty },
    }),
  );
}

/** An exchange of a lens that was shipped. */
async function exchanged(lensId = 'must-return'): Promise<Order> {
  const lenses = [{ ...RIGHT, lensId, lensVersion: 1 }];
  const { id } = await taken(portal, [...SHIPPED], { lenses });
  return submitted(portal, {
    type: 'exchange',
    sourceOrderId: id,
    returnReason: 'fit',
    lenses,
  });
}

function receive({ id, version }: Order, eye = 'right', person: Person = 'admin') {
  return portal.request(person, {
    method: 'POST',
    url: `/api/orders/${id}/lens-received`,
    headers: { 'if-match': `"${version}"` },
    payload: { eye },
  });
}

async function received(order: Order): Promise<Order> {
  const response = await receive(order);
  expect(response.statusCode).toBe(200);
  return orderSchema.parse(response.json());
}

const creditOf = ({ credits }: Order): LensCredit | undefined => credits[0];

/** The open lens credit of the practice, in cents. */
async function openCredit(): Promise<number> {
  return -((await balances(portal.database))['credit:100200'] ?? 0);
}

describe('the exchange of a lens', () => {
  it('CR-04 PY-07 is invoiced in full, and its credit waits for the lens', async () => {
    const before = await openCredit();
    const order = await exchanged();
    expect(order.totalCents).toBe(10_500);
    expect(creditOf(order)).toMatchObject({ cents: 8_000, mustReturn: true, state: 'coming' });
    const sent = await takenOn(portal, order, SHIPPED);
    expect((await invoicesOf(portal, { q: order.number }))[0]?.totalCents).toBe(10_500);
    expect(creditOf(sent)).toMatchObject({ state: 'waiting', received: null });
    // The end of the warranty, which is later than 30 days from now.
    expect(Date.parse(creditOf(sent)?.until ?? '')).toBeGreaterThan(Date.now() + YEAR / 5);
    expect(await openCredit()).toBe(before);

    const done = await received(sent);
    expect(done.version).toBe(sent.version + 1);
    expect(creditOf(done)).toMatchObject({
      state: 'open',
      received: { actor: 'admin@lens.test' },
    });
    expect(await openCredit()).toBe(before + 8_000);
    const statement = await portal.request('super', { url: '/api/statements/100200' });
    const { credit } = statementSchema.parse(statement.json());
    expect(credit.lines.at(-1)?.document).toMatch(/^LP-\d+$/);
    expect((await received(sent)).version).toBe(done.version);
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
    const kept = await takenOn(portal, await exchanged('may-keep'), SHIPPED);
    expect(creditOf(kept)).toMatchObject({ state: 'open', mustReturn: false });
    expect(await openCredit()).toBe(before + 8_000);
    const early = await received(await exchanged());
    expect(creditOf(early)).toMatchObject({ state: 'coming' });
    expect(creditOf(await takenOn(portal, early, SHIPPED))).toMatchObject({ state: 'open' });
    expect(await openCredit()).toBe(before + 16_000);
  });

  it('CR-04 opens nothing when the lens did not come back in time', async () => {
    const sent = await takenOn(portal, await exchanged(), SHIPPED);
    const before = await openCredit();
    const signal = new AbortController().signal;
    await expirePending(portal.database, new Date(Date.now() + YEAR), { signal });
    expect(creditOf(await orderAsAdminSees(portal, sent.id))).toMatchObject({ state: 'expired' });
    expect((await receive(sent)).statusCode).toBe(409);
    expect(await openCredit()).toBe(before);
  });

  it('CR-04 an order whose price was reduced before there was lens credit keeps it, and opens none', async () => {
    const order = await exchanged('may-keep');
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
  });

  it('CR-04 a stale version is told the present order, and an eye without a credit is refused', async () => {
    const order = await exchanged();
    const [approved] = [await takenOn(portal, order, ['approve'])];
    const stale = await receive(order);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      412,
      { current: { version: approved.version } },
    ]);
    expect((await receive(approved, 'left')).statusCode).toBe(409);
    expect((await receive(await submitted(portal))).statusCode).toBe(409);
    expect((await receive(approved, 'right', 'practice')).statusCode).toBe(403);
  });

  it('CR-04 two who record the same lens at once open its credit once', async () => {
    const sent = await takenOn(portal, await exchanged(), SHIPPED);
    const before = await openCredit();
    const answers = await Promise.all([receive(sent), receive(sent), receive(sent)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await openCredit()).toBe(before + 8_000);
  });

  it('AD-05 an account is not merged while a credit waits for a lens', async () => {
    await takenOn(portal, await exchanged(), SHIPPED);
    const [from, into] = [await accountNow(portal, '100200'), await madeAccount(portal)];
    const refused = await merge(portal, { from, into });
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('a lens credit of account 100200 is under way'),
    ]);
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

type Move = 'grant' | 'receive' | 'crash' | 'expire';
const MOVES: readonly Move[] = ['grant', 'grant', 'receive', 'receive', 'crash', 'expire'];

it('CR-01 CR-04 whatever happens in which order, a credit opens once, or never when it expired', async () => {
  const random = seededRandom();
  const { db } = portal.database;
  const now = new Date();
  const common = { actor: ACTOR, now };
  const signal = new AbortController().signal;
  let expected = await openCredit();
  for (let count = 0; count < runs(0.1); count += 1) {
    const lens = { orderNumber: randomUUID(), eye: 'right' as const };
    const cents = random.integer(1, 50_000);
    const waitsUntil = random.chance(0.7) ? new Date(now.getTime() + 1_000) : null;
    const grant = { ...lens, cents, waitsUntil };
    let stands: 'none' | 'waiting' | 'open' | 'void' = 'none';
    const open = () => {
      stands = 'open';
      expected += cents;
    };
    const moves: Record<Move, () => Promise<void>> = {
      grant: async () => {
        const request = grantRequest('100200', grant, common);
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
    };
    for (let step = 0; step < 6; step += 1) {
      await moves[random.pick(MOVES)]();
      expect(await openCredit()).toBe(expected);
    }
  }
  expect(await disagreements(portal.database)).toEqual([]);
});
