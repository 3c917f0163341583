import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import type { ReturnRequestRow } from './find-return-requests.ts';

interface RequestChange {
  actor: Actor;
  row: Pick<ReturnRequestRow, 'number' | 'accountNumber' | 'version'>;
  /** The fields that changed; without `before` the request is new. */
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
  /** EM-04: the email that notifies of it. */
  event?: EmailEventKey | undefined;
}

/** SE-03: records a step in the history of the request, notifies open pages, and whom an email says. */
export async function notifyOfRequest(
  tx: Handle,
  { actor, row: { number, accountNumber, version }, before, after, event }: RequestChange,
): Promise<void> {
  await recordAudit(tx, {
    actor,
    // As the data provider names them: their page reads its history by this name.
    action: before ? 'return-requests.edit' : 'return-requests.create',
    resource: 'return-requests',
    resourceId: number,
    accountNumber,
    details: { before, after },
  });
  await publishChange(tx, { resource: 'returnRequests', id: number, accountNumber, version });
  if (event) {
    await notifyOfEvents(tx, [{ event, key: number, ref: { requestNumber: number, version } }]);
  }
}
