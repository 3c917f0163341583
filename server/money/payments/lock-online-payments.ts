import { asc, eq } from 'drizzle-orm';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import type { PaymentRow } from './find-payments.ts';
import { payments } from './table.ts';

/** Who does what a gateway reports. */
export const GATEWAY: Actor = { uid: '', name: 'Payment service' };

/** Locks what a payment of the gateway became here, accounts first, in the order of the numbers. */
export async function lockOnlinePayments(
  tx: Handle,
  gatewayPaymentId: string,
): Promise<PaymentRow[]> {
  const isOfIt = eq(payments.gatewayPaymentId, gatewayPaymentId);
  const found = await tx.select().from(payments).where(isOfIt);
  await lockAccounts(tx, [...new Set(found.map(({ accountNumber }) => accountNumber))]);
  return tx.select().from(payments).where(isOfIt).orderBy(asc(payments.number)).for('update');
}
