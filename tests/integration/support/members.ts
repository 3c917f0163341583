import { randomUUID } from 'node:crypto';
import type { InvitationInput } from '#domain/access/member.ts';

/** An invitation that nobody else has got. */
export function invitationInput(changes: Partial<InvitationInput> = {}): InvitationInput {
  // Sorted behind all others, so that a list is the same each time.
  const email = `z-${randomUUID()}@lens.test`;
  return { email, practiceRole: 'viewer', language: 'en', ...changes };
}
