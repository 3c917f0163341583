import type { Stripe } from 'stripe';
import type { PayoutState } from '#domain/money/payouts/balance-kinds.ts';
import type { GatewayBalanceChange, GatewayPayout, Span } from '../port.ts';
import { BALANCE_PARTS, readBalanceChange } from './read-balance.ts';

const A_PAGE = 100;

/** A canceled payout stays in the balance, as one that failed. */
const STATES: Readonly<Record<string, PayoutState>> = {
  pending: 'onTheWay',
  in_transit: 'onTheWay',
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

export async function listPayouts(stripe: Stripe, made: Span): Promise<GatewayPayout[]> {
  const listed: GatewayPayout[] = [];
  const params = { created: rangeOf(made), limit: A_PAGE };
  for await (const payout of stripe.payouts.list(params)) listed.push(readPayout(payout));
  return listed;
}

export async function findPayout(
  stripe: Stripe,
  id: string,
): Promise<GatewayPayout & { broughtBack: GatewayBalanceChange | null }> {
  const expand = ['failure_balance_transaction'];
  const payout = await stripe.payouts.retrieve(id, { expand });
  const back = payout.failure_balance_transaction;
  const broughtBack = back && typeof back === 'object' ? readBalanceChange(back) : null;
  return { ...readPayout(payout), broughtBack };
}

export async function listBalanceChanges(
  stripe: Stripe,
  of: Span | { payoutId: string },
): Promise<GatewayBalanceChange[]> {
  const which = 'payoutId' in of ? { payout: of.payoutId } : { created: rangeOf(of) };
  const expand = BALANCE_PARTS.map((part) => `data.${part}`);
  const listed: GatewayBalanceChange[] = [];
  const params = { ...which, expand, limit: A_PAGE };
  for await (const change of stripe.balanceTransactions.list(params)) {
    listed.push(readBalanceChange(change));
  }
  return listed;
}

/** Stripe knows whole seconds. */
function rangeOf({ from, until }: Span): { gte: number; lt: number } {
  return { gte: Math.floor(from.getTime() / 1000), lt: Math.ceil(until.getTime() / 1000) };
}

function readPayout(payout: Stripe.Payout): GatewayPayout {
  const { id, amount, currency, status, failure_code: code, created, arrival_date } = payout;
  const state = STATES[status] ?? 'onTheWay';
  return {
    id,
    cents: amount,
    currency: currency.toUpperCase(),
    state,
    failure: state === 'failed' ? (code ?? status) : null,
    createdAt: new Date(created * 1000),
    arrivesAt: new Date(arrival_date * 1000),
    hasParts: payout.automatic,
    isWhole: payout.reconciliation_status === 'completed',
  };
}
