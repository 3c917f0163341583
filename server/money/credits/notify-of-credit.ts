import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import type { CreditRow } from './find-credits.ts';

interface CreditChange {
  actor: Actor;
  row: Pick<CreditRow, 'number' | 'accountNumber' | 'version'>;
  /** The fields that changed; without `before` the credit is new. */
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** SE-03: records a step in the history of the credit, and notifies open pages. */
export async function notifyOfCredit(
  tx: Handle,
  { actor, row: { number, accountNumber, version }, before, after }: CreditChange,
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: before ? 'credits.edit' : 'credits.create',
    resource: 'credits',
    resourceId: number,
    accountNumber,
    details: { ...(before && { before }), after },
  });
  await publishChange(tx, { resource: 'credits', id: accountNumber, accountNumber, version });
}
