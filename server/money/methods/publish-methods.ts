import type { Handle } from '../../platform/database/database.ts';
import { publishChange } from '../../platform/events/publish-change.ts';

/** PY-09: notifies open pages that the saved methods or autopay of an account changed. */
export async function publishMethods(tx: Handle, accountNumber: string): Promise<void> {
  await publishChange(tx, {
    resource: 'paymentMethods',
    id: accountNumber,
    accountNumber,
    version: 1,
  });
}
