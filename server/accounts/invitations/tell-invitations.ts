import type { Handle } from '#server/platform/database/database.ts';
import { tellEvents } from '#server/platform/mail/tell-event.ts';

/** AD-08: sends the invitations after the transaction commits. */
export async function tellInvitations(tx: Handle, invitationIds: readonly string[]): Promise<void> {
  await tellEvents(
    tx,
    invitationIds.map((invitationId) => ({
      event: 'invitation',
      key: invitationId,
      ref: { invitationId },
    })),
  );
}
