import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import { openReturnCredit } from '../../../money/credits/return-credits.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { findOrderRow } from '../../orders/find-order-row.ts';
import type { ReturnRequestRow } from '../find-return-requests.ts';
import { moveRequest, requireReturnStep } from '../move-request.ts';

interface Crediting {
  actor: Actor;
  now: Date;
  /** What else changes; `decidedCents` when it was not decided before. */
  changes: Partial<ReturnRequestRow>;
  event: EmailEventKey;
}

/** CR-03: opens the credit of a locked request of return, once. @throws Problem 409 when the step is not allowed */
export async function creditRequest(
  tx: Handle,
  row: ReturnRequestRow,
  { actor, now, changes, event }: Crediting,
): Promise<void> {
  requireReturnStep(row, 'credit');
  const { number: requestNumber, accountNumber, orderId, eye } = row;
  const cents = changes.decidedCents ?? row.decidedCents;
  if (eye === null || cents === null) throw new Error(`${requestNumber} has nothing to credit`);
  const { number: orderNumber } = await findOrderRow(tx, 'any', orderId);
  const lens = { requestNumber, accountNumber, orderNumber, eye, cents };
  const creditNumber = await openReturnCredit(tx, lens, { actor, now });
  await moveRequest(tx, row, {
    actor,
    step: 'credit',
    changes: { ...changes, creditNumber },
    event,
  });
}
