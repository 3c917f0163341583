import { z } from 'zod';
import type { Handle } from '#server/platform/database/database.ts';
import { enqueueMany } from '#server/platform/outbox/enqueue.ts';

export const INVITATION_KIND = 'email.invitation';

/** The link is created when the email is sent, so that the queue contains nothing to join with. */
export const invitationMessageSchema = z.strictObject({
  template: z.literal('invitation'),
  invitationId: z.uuid(),
});
export type InvitationMessage = z.infer<typeof invitationMessageSchema>;

/** AD-08: sends the invitation after the transaction commits. */
export async function enqueueInvitation(tx: Handle, invitationId: string): Promise<void> {
  await enqueueInvitations(tx, [invitationId]);
}

/** Sends several invitations after the transaction commits. */
export async function enqueueInvitations(
  tx: Handle,
  invitationIds: readonly string[],
): Promise<void> {
  await enqueueMany(
    tx,
    invitationIds.map((invitationId) => {
      const payload: InvitationMessage = { template: 'invitation', invitationId };
      return { kind: INVITATION_KIND, key: invitationId, payload };
    }),
  );
}
