import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Locale } from '#domain/basics/locale.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import { ONLINE_METHODS } from '#domain/money/payments/payment-states.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import { stopAutopay } from './autopay-setting.ts';
import { findMethod } from './find-methods.ts';
import { customerOf, findCustomer } from './gateway-customer.ts';
import { methodText } from './method-text.ts';
import { publishMethods } from './publish-methods.ts';
import { gatewayCustomers } from './table.ts';

/** Where a browser comes back to from the gateway's page, which says in the address what became of it. */
export const METHODS_PAGE = '/customer/payment/methods';

/** PY-09: opens the gateway's page on which a method is saved for the account. Returns its address. @throws GatewayError */
export async function openMethodPage(
  parts: GatewayParts,
  { accountNumber, locale }: { accountNumber: string; locale: Locale },
): Promise<string> {
  const customerId = await customerOf(parts, accountNumber);
  const { url } = await parts.gateway.openMethodPage({
    // Each page is one of its own: a second one saves nothing by itself.
    key: `methods:${randomUUID()}`,
    customerId,
    methods: ONLINE_METHODS,
    returnUrl: new URL(`${METHODS_PAGE}?added=yes`, parts.portalUrl).href,
    cancelUrl: new URL(`${METHODS_PAGE}?added=no`, parts.portalUrl).href,
    locale,
  });
  return url;
}

interface Change {
  accountNumber: string;
  methodId: string;
  actor: Actor;
}

/** PY-09: makes a saved method the one that is offered first and that autopay charges. @throws Problem 404, GatewayError */
export async function setDefaultMethod(parts: GatewayParts, change: Change): Promise<void> {
  const method = await requireMethod(parts, change);
  const { database, gateway } = parts;
  await database.db.transaction(async (tx) => {
    await lockAccounts(tx, [change.accountNumber]);
    await storeDefault(tx, { ...change, gateway: gateway.name, method });
  });
}

/** Stores the default method of an account whose row is locked, and notifies open pages. */
export async function storeDefault(
  tx: Handle,
  {
    accountNumber,
    gateway,
    method,
    actor,
  }: { accountNumber: string; gateway: string; method: SavedMethod; actor: Actor },
): Promise<void> {
  const known = await findCustomer(tx, accountNumber, gateway);
  if (known?.defaultMethodId === method.id) return;
  await tx
    .update(gatewayCustomers)
    .set({ defaultMethodId: method.id })
    .where(
      and(eq(gatewayCustomers.accountNumber, accountNumber), eq(gatewayCustomers.gateway, gateway)),
    );
  await notifyOfMethods(tx, { accountNumber, actor, after: { default: methodText(method) } });
}

/**
 * PY-09: removes a saved method at the gateway. Autopay stops when it was the one that is charged: first, so that nothing
 * is charged to a method that is being removed.
 *
 * @throws Problem 404, GatewayError
 */
export async function removeSavedMethod(
  parts: GatewayParts,
  change: Change & { now: Date },
): Promise<void> {
  const { accountNumber, actor, now } = change;
  const method = await requireMethod(parts, change);
  const { database, gateway } = parts;
  await database.db.transaction(async (tx) => {
    await lockAccounts(tx, [accountNumber]);
    const customer = await findCustomer(tx, accountNumber, gateway.name);
    if (customer?.defaultMethodId === method.id) {
      const isIt = and(
        eq(gatewayCustomers.accountNumber, accountNumber),
        eq(gatewayCustomers.gateway, gateway.name),
      );
      await tx.update(gatewayCustomers).set({ defaultMethodId: null }).where(isIt);
      await stopAutopay(tx, { accountNumber, stop: 'methodRemoved', actor, now });
    }
    await notifyOfMethods(tx, { accountNumber, actor, before: { method: methodText(method) } });
  });
  await gateway.removeMethod(method.id);
  await publishMethods(database.db, accountNumber);
}

async function requireMethod(
  parts: GatewayParts,
  { accountNumber, methodId }: Change,
): Promise<SavedMethod> {
  const method = await findMethod(parts, accountNumber, methodId);
  if (!method) throw new Problem('not-found', 'There is no such payment method');
  return method;
}

/** SE-03: what may be shown of a method, in the audit trail. */
async function notifyOfMethods(
  tx: Handle,
  {
    accountNumber,
    actor,
    ...details
  }: { accountNumber: string; actor: Actor; before?: object; after?: object },
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: details.before ? 'paymentMethods.delete' : 'paymentMethods.edit',
    resource: 'paymentMethods',
    resourceId: accountNumber,
    accountNumber,
    details,
  });
  await publishMethods(tx, accountNumber);
}
