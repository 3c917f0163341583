import { and, eq, inArray } from 'drizzle-orm';
import { sumCents } from '#domain/basics/money.ts';
import { MIN_ONLINE_CENTS } from '#domain/money/checkouts/checkout.ts';
import type { SplitShare } from '#domain/money/checkouts/split-credit.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { openPage } from '../checkouts/open-page.ts';
import { storeCheckout } from '../checkouts/store-checkout.ts';
import { useCredit } from '../credit-uses/use-credit.ts';
import { expireDue } from '../credits/expire-credits.ts';
import { availableCredit } from '../credits/find-balance.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { AUTOPAY_ACTOR, stopAutopay, type AutopayRow } from '../methods/autopay-setting.ts';
import { findAutopayMethod } from '../methods/find-methods.ts';
import { publishMethods } from '../methods/publish-methods.ts';
import { isToCharge } from './autopay-days.ts';
import { autopayShares } from './autopay-shares.ts';
import { findOpenInvoices } from './find-chargeable.ts';
import { findPlan, type Plan, type PlanRow } from './find-plans.ts';
import { findRunning } from './find-running.ts';
import { autopayInvoices, autopayPlans } from './table.ts';
import { toLocalTime } from './to-local-time.ts';

/**
 * PY-09: pays what was announced, once its day has come. The plan becomes the online payment with its id, in one
 * transaction; then the gateway is asked with that id as key. A process that dies in between leaves a payment that the
 * job of payments finishes.
 */
export async function chargePlan(
  parts: GatewayParts,
  { id, accountNumber }: PlanRow,
): Promise<void> {
  const { database, clock } = parts;
  const { db } = database;
  if (!isToCharge(await chargeDay(db, id), await toLocalTime(db, accountNumber, clock()))) return;
  const method = await findAutopayMethod(parts, accountNumber);
  const isCharged = await db.transaction((tx) => decide(tx, { parts, id, accountNumber, method }));
  if (isCharged) await openPage(parts, id);
}

async function chargeDay(db: Handle, id: string): Promise<string> {
  const plan = await findPlan(db, id);
  if (!plan) throw new Error(`Nothing was announced as ${id}`);
  return plan.chargeOn;
}

interface Deciding {
  parts: GatewayParts;
  id: string;
  accountNumber: string;
  method: SavedMethod | null;
}

/** Decides about a plan, once. Returns whether there is an online payment now. */
async function decide(
  tx: Handle,
  { parts, id, accountNumber, method }: Deciding,
): Promise<boolean> {
  const now = parts.clock();
  await lockAccounts(tx, [accountNumber]);
  const plan = await findPlan(tx, id);
  if (plan?.state !== 'announced') return false;
  const autopay = await findRunning(tx, accountNumber, now);
  if (autopay && !method) {
    await stopAutopay(tx, { accountNumber, stop: 'methodGone', actor: AUTOPAY_ACTOR, now });
  }
  const shares = autopay && method ? await sharesOf(tx, plan, now) : [];
  await leaveOut(tx, plan, shares);
  const state = await pay(tx, { plan, shares, autopay, method, parts, now });
  const isIt = eq(autopayPlans.id, id);
  await tx.update(autopayPlans).set({ state, decidedAt: now }).where(isIt);
  await publishMethods(tx, accountNumber);
  return state === 'charged';
}

/** Returns what is paid of the plan now. */
async function sharesOf(tx: Handle, plan: Plan, now: Date): Promise<SplitShare[]> {
  const { accountNumber, shares } = plan;
  const { chargeable } = await findOpenInvoices(tx, accountNumber);
  const payable = new Map(chargeable.map(({ number, payableCents }) => [number, payableCents]));
  await expireDue(tx, accountNumber, now);
  return autopayShares(
    shares.map(({ invoiceNumber, cents }) => ({
      invoiceNumber,
      cents,
      payableCents: payable.get(invoiceNumber) ?? 0,
    })),
    { availableCents: await availableCredit(tx, accountNumber, now), leastCents: MIN_ONLINE_CENTS },
  );
}

/** What is not paid now may be announced again: an invoice in flight whose payment then fails. */
async function leaveOut(tx: Handle, plan: Plan, paid: readonly SplitShare[]): Promise<void> {
  const isPaid = new Set(paid.map(({ invoiceNumber }) => invoiceNumber));
  const others = plan.shares
    .map(({ invoiceNumber }) => invoiceNumber)
    .filter((number) => !isPaid.has(number));
  if (others.length === 0) return;
  const { planId, invoiceNumber } = autopayInvoices;
  await tx.delete(autopayInvoices).where(and(eq(planId, plan.id), inArray(invoiceNumber, others)));
}

interface Paying {
  plan: Plan;
  shares: readonly SplitShare[];
  autopay: AutopayRow | null;
  method: SavedMethod | null;
  parts: GatewayParts;
  now: Date;
}

async function pay(
  tx: Handle,
  { plan: { id, accountNumber }, shares, autopay, method, parts, now }: Paying,
): Promise<PlanRow['state']> {
  const [first] = shares;
  if (!autopay || !method || !first) return 'dropped';
  const actor: Actor = { uid: autopay.startedByUid, name: autopay.startedBy };
  if (sumCents(shares.map(({ cents }) => cents)) === 0) {
    const own = shares.map(({ invoiceNumber, creditCents }) => ({
      invoiceNumber,
      cents: creditCents,
    }));
    const key = `${first.invoiceNumber}:autopay:${id}`;
    await useCredit(tx, { key, accountNumber, shares: own, actor, now });
    return 'credited';
  }
  const { gateway } = parts;
  const of = { id, actor, gateway, now, source: 'autopay', memo: '', locale: 'en' } as const;
  await storeCheckout(
    tx,
    shares.map((share) => ({ ...share, accountNumber })),
    { ...of, methodId: method.id, method: method.kind, savesMethod: false },
  );
  return 'charged';
}
