import { profileLane } from '../accounts/profile/deliver-profile.ts';
import { lanesOfEmails } from '../emails/outbox-lanes.ts';
import type { SendingMail } from '../emails/sending/sending.ts';
import { gatewayLane } from '../money/checkouts/gateway-events.ts';
import type { PageParts } from '../money/checkouts/open-page.ts';
import type { Handle } from '../platform/database/database.ts';
import type { OutboxLane } from '../platform/outbox/lane.ts';

/**
 * The outbox lanes of all floors, with their slots. Without a mailer emails wait for a server that has one, as what the
 * payment gateway reports does without a gateway.
 */
export function outboxLanes(
  db: Handle,
  { mail, clock, payments }: { mail: SendingMail; clock?: () => Date; payments: PageParts | null },
): OutboxLane[] {
  return [
    profileLane,
    ...(payments ? [gatewayLane(payments)] : []),
    ...lanesOfEmails(db, mail, clock),
  ];
}
