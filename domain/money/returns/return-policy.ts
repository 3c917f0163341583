import type { Cents } from '../../basics/money.ts';
import type { LensDefinition } from '../../lens/model/lens.ts';
import type { OrderState } from '../../orders/order-states.ts';
import type { EyeEligibility } from '../../orders/warranty-eligibility.ts';
import { isGivenUp, isSent } from '../credit/lens-credit-rules.ts';
import { CREDIT_LIMIT_CENTS } from '../credit/lens-credits.ts';
import type { PricePart } from '../prices/price-schema.ts';
import { DIAGNOSTIC_PART, LENS_PART } from '../pricing/agreed-prices.ts';
import { chargedFor } from '../pricing/price.ts';
import type { ReturnPolicy, ReturnRefusal } from './return-request.ts';

/** Refusals that leave nothing to ask for. For the others the lab may give what the policy does not. */
const BARRIERS: ReadonlySet<ReturnRefusal> = new Set([
  'nothingPaid',
  'notShipped',
  'notApproved',
  'shipped',
  'cancelItself',
  'orderOver',
  'asked',
  'replaced',
]);

/** What is known of a lens that a practice may ask a return or an exchange for. */
export interface ReturnFacts {
  state: OrderState;
  /** Of the line: the price of all of its lenses, frozen when the order was submitted. */
  line: { priceCents: Cents; quantity: number; priceParts: PricePart[] };
  /** The lens as it was ordered; null when its version is unknown. */
  lens: Pick<LensDefinition, 'surcharges'> | null;
  eligibility: EyeEligibility;
  /** The requests and orders that speak for lenses of the line already; the first is named. */
  taken: readonly { by: 'asked' | 'replaced'; number: string }[];
}

/**
 * CR-03: returns what was paid for one lens of the line and can be credited, in cents: the lens and the options that are
 * refundable, less reductions; never shipping, tax, fees or the price of further lenses.
 */
export function paidFor({ line, lens }: Pick<ReturnFacts, 'line' | 'lens'>): Cents {
  const { priceCents, quantity, priceParts } = line;
  // Orders from before there were price parts.
  if (priceParts.length === 0) return Math.max(0, Math.floor(priceCents / quantity));
  const refundable = new Set([
    LENS_PART,
    DIAGNOSTIC_PART,
    ...(lens?.surcharges ?? []).filter((one) => one.refundable).map(({ id }) => id),
  ]);
  const counted = priceParts.filter(
    ({ code, cents }) => refundable.has(code) || (cents < 0 && code !== 'quantity'),
  );
  return Math.max(
    0,
    counted.reduce((sum, { cents }) => sum + cents, 0),
  );
}

/** CR-03: returns what the policy gives for the return of a lens, or for its exchange. Half cents round up. */
export function returnPolicy(kind: 'return' | 'exchange', facts: ReturnFacts): ReturnPolicy {
  const { eligibility } = facts;
  const { endsAt, daysLeft, exchangesLeft, creditPercent, feeCents, mustReturn } = eligibility;
  // The credit of an exchange is limited by what was charged, and by what the new lens costs (`price.ts`).
  const paidCents = kind === 'return' ? paidFor(facts) : chargedForOne(facts.line);
  const share = Math.round((paidCents * creditPercent) / 100);
  const amount = kind === 'return' ? Math.max(0, share - feeCents) : share;
  const refusal = barrier(kind, facts, paidCents) ?? lack(kind, eligibility, amount);
  const granted = refusal === null;
  return {
    kind,
    granted,
    canAsk: refusal === null || !BARRIERS.has(refusal),
    refusal,
    other: refusal === 'asked' || refusal === 'replaced' ? (facts.taken[0]?.number ?? '') : '',
    endsAt,
    daysLeft,
    exchangesLeft,
    creditPercent,
    feeCents,
    mustReturn,
    amountCents: granted ? amount : 0,
    paidCents,
  };
}

function chargedForOne(line: ReturnFacts['line']): Cents {
  return line.priceParts.length === 0 ? paidFor({ line, lens: null }) : chargedFor(line);
}

/** What leaves nothing to ask for, whatever the warranty says. */
function barrier(
  kind: 'return' | 'exchange',
  { state, line, taken }: ReturnFacts,
  paidCents: Cents,
): ReturnRefusal | null {
  const [first] = taken;
  if (isGivenUp(state)) return 'orderOver';
  if (kind === 'return' && !isSent(state)) return 'notShipped';
  if (kind === 'exchange' && (state === 'submitted' || state === 'draft')) return 'notApproved';
  if (first && taken.length >= line.quantity) return first.by;
  return kind === 'return' && paidCents === 0 ? 'nothingPaid' : null;
}

/** What the warranty lacks. */
function lack(
  kind: 'return' | 'exchange',
  { hasWarranty, daysLeft, exchangesLeft }: EyeEligibility,
  amount: Cents,
): ReturnRefusal | null {
  if (!hasWarranty) return 'noWarranty';
  if (daysLeft === 0) return 'warrantyOver';
  if (kind === 'exchange' && exchangesLeft === 0) return 'noExchangesLeft';
  return amount === 0 ? 'nothingLeft' : null;
}

/**
 * CR-03: returns what the policy gives for the cancellation of an order. An order that waits for approval is canceled by the
 * practice itself; one that shipped is a return. In production the lab decides; nothing is charged either way.
 */
export function cancellationPolicy(state: OrderState, asked: string | null): ReturnPolicy {
  const refusal = cancellationRefusal(state, asked);
  return {
    kind: 'cancellation',
    granted: refusal === null,
    canAsk: refusal === null || !BARRIERS.has(refusal),
    refusal,
    other: refusal === 'asked' ? (asked ?? '') : '',
    endsAt: null,
    daysLeft: 0,
    exchangesLeft: null,
    creditPercent: 0,
    feeCents: 0,
    mustReturn: false,
    amountCents: 0,
    paidCents: 0,
  };
}

function cancellationRefusal(state: OrderState, asked: string | null): ReturnRefusal | null {
  if (state === 'cancelled') return 'orderOver';
  if (isSent(state)) return 'shipped';
  if (state !== 'approved' && state !== 'inProduction') return 'cancelItself';
  if (asked !== null) return 'asked';
  return state === 'inProduction' ? 'inProduction' : null;
}

/**
 * CR-03: returns the most that a decision may give, in cents: what the policy grants; for those who may grant lens credit
 * (`isGenerous`) also more, up to what was paid and to the limit above which a second admin confirms a grant. `aloneCents`: what
 * the same person gave the account beyond the policy, or granted it, within a day.
 */
export function mostDecided(
  { kind, amountCents, paidCents }: Pick<ReturnPolicy, 'kind' | 'amountCents' | 'paidCents'>,
  isGenerous: boolean,
  aloneCents: Cents = 0,
): Cents {
  if (kind !== 'return') return 0;
  if (!isGenerous) return amountCents;
  return Math.max(amountCents, Math.min(paidCents, CREDIT_LIMIT_CENTS - aloneCents));
}
