import { and, eq } from 'drizzle-orm';
import { practiceNames } from '#server/accounts/customers/require-account.ts';
import type { Database, Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { GatewayError, type GatewayPage, type PaymentGateway } from '../gateway/port.ts';
import { findShares, requireCheckout, type CheckoutRow } from './find-checkouts.ts';
import { nextAsk } from './next-ask.ts';
import { settleCheckout } from './settle-checkout.ts';
import { byAccount, type AccountShare } from './shares.ts';
import { checkouts, gatewayCustomers } from './table.ts';
import { tellOfCheckout } from './tell-of-checkout.ts';

/** What opens pages at the gateway. */
export interface PageParts {
  database: Pick<Database, 'db'>;
  clock: () => Date;
  gateway: PaymentGateway;
  /** The portal's address, to which the gateway sends the browser back. */
  portalUrl: string;
}

/** The most invoices that the gateway's page names. */
const NAMED = 10;

/**
 * PY-02: opens the gateway's page of a checkout that has none yet. Repeated, also after a crash, the gateway answers with
 * the same page.
 *
 * @throws Problem 503 when the gateway does not answer: the amounts stay reserved, and the request can be repeated
 */
export async function openPage(parts: PageParts, id: string): Promise<void> {
  const { database, gateway, clock } = parts;
  const row = await requireCheckout(database.db, id);
  if (row.state !== 'opening') return;
  const shares = await findShares(database.db, id);
  try {
    const customerId = await customerOf(parts, shares);
    const page = await gateway.openPage(requestOf(row, { shares, customerId, ...parts }));
    await database.db.transaction((tx) => storePage(tx, { id, shares, page, now: clock() }));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.code === 'unavailable') {
      const message = 'The payment service does not answer. Try again';
      throw new Problem('unavailable', message, { cause: error });
    }
    await database.db.transaction((tx) => settleCheckout(tx, { id, told: null, now: clock() }));
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
    description: describe(shares),
    methods: [method],
    savesMethod,
    returnUrl: page,
    cancelUrl: page,
    locale,
    expiresAt: pageExpiresAt,
  };
}

/** Names the invoices; nothing of patients. */
function describe(shares: readonly AccountShare[]): string {
  const numbers = shares.map(({ invoiceNumber }) => invoiceNumber);
  const more = numbers.length > NAMED ? ` +${numbers.length - NAMED}` : '';
  return `${numbers.slice(0, NAMED).join(', ')}${more}`;
}

/** Returns the gateway's record of the first account that pays, and makes one when there is none. */
async function customerOf(
  { database: { db }, gateway }: PageParts,
  shares: readonly AccountShare[],
): Promise<string> {
  const [first] = byAccount(shares);
  if (!first) throw new Error('An online payment has no invoices');
  const { accountNumber } = first;
  const known = await findCustomer(db, accountNumber, gateway.name);
  if (known !== null) return known;
  const name = (await practiceNames(db, [accountNumber])).get(accountNumber) ?? accountNumber;
  const key = `customer:${accountNumber}`;
  const customerId = await gateway.createCustomer({ key, accountNumber, name });
  await db
    .insert(gatewayCustomers)
    .values({ accountNumber, gateway: gateway.name, customerId })
    .onConflictDoNothing();
  return customerId;
}

/** Returns the gateway's record of an account; null when there is none. */
async function findCustomer(
  db: Handle,
  accountNumber: string,
  gateway: string,
): Promise<string | null> {
  const isIt = and(
    eq(gatewayCustomers.accountNumber, accountNumber),
    eq(gatewayCustomers.gateway, gateway),
  );
  const [found] = await db.select().from(gatewayCustomers).where(isIt);
  return found?.customerId ?? null;
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
  await tellOfCheckout(tx, { actor, row: changed, shares, before: { state: row.state } });
}
