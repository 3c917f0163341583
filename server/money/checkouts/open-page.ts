import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { GatewayError, type GatewayPage } from '../gateway/port.ts';
import { chargeMethod } from './charge-method.ts';
import { findShares, requireCheckout, type CheckoutRow } from './find-checkouts.ts';
import { nextAsk } from './next-ask.ts';
import { notifyOfCheckout } from './notify-of-checkout.ts';
import { payingCustomer } from './paying-customer.ts';
import { settleCheckout } from './settle-checkout.ts';
import { describeShares, type AccountShare } from './shares.ts';
import { checkouts } from './table.ts';

/** What opens pages at the gateway. */
export type PageParts = GatewayParts;

/**
 * PY-02: opens the gateway's page of a checkout that has none yet, or charges its saved method. Repeated, also after a
 * crash, the gateway answers with the same page or charge.
 *
 * @throws Problem 503 when the gateway does not answer: the amounts stay reserved, and the request can be repeated
 */
export async function openPage(parts: PageParts, id: string): Promise<void> {
  const { database, gateway, clock } = parts;
  const row = await requireCheckout(database.db, id);
  if (row.state !== 'opening') return;
  if (row.methodId !== null) {
    await chargeMethod(parts, { ...row, methodId: row.methodId });
    return;
  }
  const shares = await findShares(database.db, id);
  try {
    const customerId = await payingCustomer(parts, shares);
    const page = await gateway.openPage(requestOf(row, { shares, customerId, ...parts }));
    await database.db.transaction((tx) => storePage(tx, { id, shares, page, now: clock() }));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.code === 'unavailable') {
      const message = 'The payment service does not answer. Try again';
      throw new Problem('unavailable', message, { cause: error });
    }
    await database.db.transaction((tx) => settleCheckout(tx, { id, reported: null, now: clock() }));
    throw error;
  }
}

function requestOf(
  row: CheckoutRow,
  {
    shares,
    customerId,
    portalUrl,
  }: { shares: readonly AccountShare[]; customerId: string; portalUrl: string },
) {
  const { id, amountCents, currency, method, savesMethod, locale, pageExpiresAt } = row;
  const page = new URL(`/customer/payment/online/${id}`, portalUrl).href;
  return {
    key: `checkout:${id}`,
    checkoutId: id,
    customerId,
    amountCents,
    currency,
    description: describeShares(shares),
    methods: [method],
    savesMethod,
    returnUrl: page,
    cancelUrl: page,
    locale,
    expiresAt: pageExpiresAt,
  };
}

async function storePage(
  tx: Handle,
  {
    id,
    shares,
    page,
    now,
  }: { id: string; shares: readonly AccountShare[]; page: GatewayPage; now: Date },
): Promise<void> {
  const [row] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  if (row?.state !== 'opening') return;
  const [changed] = await tx
    .update(checkouts)
    .set({
      state: 'open',
      sessionId: page.sessionId,
      pageUrl: page.url,
      pageExpiresAt: page.expiresAt,
      askAt: nextAsk({ asked: 0, state: 'open' }, now),
      version: row.version + 1,
    })
    .where(eq(checkouts.id, id))
    .returning();
  if (!changed) throw new Error(`The online payment ${id} is missing`);
  const actor = { uid: row.createdByUid, name: row.createdBy };
  await notifyOfCheckout(tx, { actor, row: changed, shares, before: { state: row.state } });
}
