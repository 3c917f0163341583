import type { Handle } from '../../platform/database/database.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';

/** AD-08: sends the invitations after the transaction commits. */
export async function notifyOfInvitations(
  tx: Handle,
  invitationIds: readonly string[],
): Promise<void> {
  await notifyOfEvents(
    tx,
    invitationIds.map((invitationId) => ({
      event: 'invitation',
      key: invitationId,
      ref: { invitationId },
    })),
  );
}
