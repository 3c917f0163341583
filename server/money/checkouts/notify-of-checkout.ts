import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { publishChanges } from '../../platform/events/publish-change.ts';
import type { CheckoutRow } from './find-checkouts.ts';
import type { AccountShare } from './shares.ts';

interface CheckoutChange {
  actor: Actor;
  /** As it is now. */
  row: CheckoutRow;
  shares: readonly AccountShare[];
  /** Without it the payment is new. */
  before?: Pick<CheckoutRow, 'state'>;
  /** Why somebody of the lab ended it. */
  reason?: string | undefined;
}

/** SE-03: records in the audit trail how an online payment stands, and notifies open pages. */
export async function notifyOfCheckout(
  tx: Handle,
  { actor, row, shares, before, reason }: CheckoutChange,
): Promise<void> {
  const { id, version, state, method, amountCents, failure, attention } = row;
  const accounts = [...new Set(shares.map(({ accountNumber }) => accountNumber))];
  const after = before
    ? {
        state,
        ...(failure && { failure }),
        ...(attention && { attention }),
        ...(reason !== undefined && { reason }),
      }
    : { state, method, amountCents };
  await recordAudit(tx, {
    actor,
    action: before ? 'checkouts.edit' : 'checkouts.create',
    resource: 'checkouts',
    resourceId: id,
    accountNumber: accounts.length === 1 ? (accounts[0] ?? null) : null,
    details: { ...(before && { before: { state: before.state } }), after },
  });
  await publishChanges(
    tx,
    accounts.map((accountNumber) => ({ resource: 'checkouts', id, accountNumber, version })),
  );
}
