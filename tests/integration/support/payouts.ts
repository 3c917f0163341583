import { payByCard } from 'payment-sandbox/tests/support/forms.ts';
import {
  balanceChangeSchema,
  inTransitSchema,
  payoutSchema,
  type BalanceChange,
  type Payout,
} from '#domain/money/payouts/payout.ts';
import { firstCheckoutAt } from '#server/money/checkouts/find-checkouts.ts';
import { lookAtBalance } from '#server/money/payouts/look-at-balance.ts';
import { accountWith, begun, PORTAL_URL, untilState } from './checkouts.ts';
import { disagreements } from './ledger.ts';
import type { SandboxPortal } from './payment-methods.ts';

/** A payment of 100.00 that a practice made on the page of the sandbox by this card. */
export async function paidAtSandbox(
  { portal, sandbox }: SandboxPortal,
  card = '4242424242424242',
): Promise<{ id: string; number: string; paymentId: string; accountNumber: string }> {
  const { accountNumber, shares } = await accountWith(portal, 1);
  const { id, pageUrl } = await begun(portal, shares);
  await payByCard(pageUrl ?? '', card);
  await sandbox.run();
  const { payments } = await untilState(portal, id, 'paid');
  const { rows } = await portal.database.pool.query<{ payment_id: string }>(
    'SELECT payment_id FROM checkouts WHERE id = $1',
    [id],
  );
  const paymentId = rows[0]?.payment_id ?? '';
  return { id, number: payments[0]?.id ?? '', paymentId, accountNumber };
}

/** Runs the job that looks at the balance, by the clock of the sandbox. Returns what failed. */
export async function look({ portal, sandbox }: SandboxPortal): Promise<unknown[]> {
  const { gateway, clock } = sandbox;
  const parts = { database: portal.database, clock, gateway, portalUrl: PORTAL_URL };
  const errors: unknown[] = [];
  const { signal } = new AbortController();
  const onError = (error: unknown) => errors.push(error);
  await lookAtBalance(parts, { findFirst: firstCheckoutAt, signal, onError });
  return errors;
}

/** What the ledger has of the payment service, and what disagrees in the books. */
export async function books({ portal: { database } }: SandboxPortal) {
  const { rows } = await database.pool.query<{ key: string; cents: string }>(
    `SELECT key, posted_cents AS cents FROM ledger_accounts
     WHERE key LIKE '%:stripe' OR key = 'disputes'`,
  );
  const of = Object.fromEntries(rows.map(({ key, cents }) => [key.split(':')[0], Number(cents)]));
  return {
    inFlight: of['in-flight'] ?? 0,
    cash: of['cash'] ?? 0,
    fees: of['gateway-fees'] ?? 0,
    disputeFees: of['dispute-fees'] ?? 0,
    disputed: of['disputes'] ?? 0,
    wrong: await disagreements(database),
  };
}

const listOf = async (place: SandboxPortal, url: string) =>
  (await place.portal.request('super', { url })).json<unknown>();

/** What the page says is in transit now, with its lines. */
export async function inTransit(place: SandboxPortal) {
  const sums = inTransitSchema.parse(await listOf(place, '/api/payouts/in-transit'));
  const filter = encodeURIComponent(JSON.stringify({ isInTransit: true }));
  const url = `/api/balance-changes?filter=${filter}&range=[0,99]`;
  return { ...sums, lines: balanceChangeSchema.array().parse(await listOf(place, url)) };
}

/** The payouts as the page lists them, the newest first. */
export async function payouts(place: SandboxPortal): Promise<Payout[]> {
  return payoutSchema.array().parse(await listOf(place, '/api/payouts'));
}

/** What is in a payout. */
export async function partsOf(place: SandboxPortal, payoutId: string): Promise<BalanceChange[]> {
  const filter = encodeURIComponent(JSON.stringify({ payoutId }));
  return balanceChangeSchema
    .array()
    .parse(await listOf(place, `/api/balance-changes?filter=${filter}`));
}
