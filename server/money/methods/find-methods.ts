import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import type { GatewayParts } from '../gateway/gateway-parts.ts';
import type { GatewayMethod } from '../gateway/port.ts';
import { findCustomer } from './gateway-customer.ts';

type Parts = Pick<GatewayParts, 'database' | 'gateway'>;

/**
 * PY-09: asks the gateway what is saved for an account, the newest first. The only one is the default, whether or not
 * somebody chose it.
 *
 * @throws GatewayError
 */
export async function findMethods(parts: Parts, accountNumber: string): Promise<SavedMethod[]> {
  const { database, gateway } = parts;
  const customer = await findCustomer(database.db, accountNumber, gateway.name);
  if (!customer) return [];
  const listed = await gateway.listMethods(customer.customerId);
  const isOnly = listed.length === 1;
  return listed.flatMap((method) => {
    const saved = toSaved(method, isOnly || method.id === customer.defaultMethodId);
    return saved ? [saved] : [];
  });
}

function toSaved(
  { id, kind, brand, last4, expires }: GatewayMethod,
  isDefault: boolean,
): SavedMethod | null {
  return id === null ? null : { id, kind, brand, last4, expires, isDefault };
}

/** Returns the saved method of the account that has the id; null when the account has no such one. @throws GatewayError */
export async function findMethod(
  parts: Parts,
  accountNumber: string,
  methodId: string,
): Promise<SavedMethod | null> {
  const methods = await findMethods(parts, accountNumber);
  return methods.find(({ id }) => id === methodId) ?? null;
}

/**
 * Returns the method that autopay charges: the one that was chosen, not another that happens to be the only one left. Null
 * when it is gone.
 *
 * @throws GatewayError
 */
export async function findAutopayMethod(
  parts: Parts,
  accountNumber: string,
): Promise<SavedMethod | null> {
  const { database, gateway } = parts;
  const customer = await findCustomer(database.db, accountNumber, gateway.name);
  if (!customer?.defaultMethodId) return null;
  return findMethod(parts, accountNumber, customer.defaultMethodId);
}
