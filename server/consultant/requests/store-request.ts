import { maskIdentity } from '#domain/conversation/mask-identity.ts';
import { fromFittingLink } from '#domain/fitting-link/from-link.ts';
import { toFittingLink } from '#domain/fitting-link/to-link.ts';
import type { ConsultantRequestInput } from '#domain/schemas/consultant-request.ts';
import { randomUUID } from 'node:crypto';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { publishChange } from '#server/platform/events/publish-change.ts';
import { tellEvents } from '#server/platform/mail/tell-event.ts';
import { consultantRequests } from './table.ts';

type Typed = Omit<ConsultantRequestInput, 'pass' | 'website'>;

/**
 * VC-03: stores a request without the identity of a patient, and tells the lab and the sender by email. Returns its id.
 *
 * @throws Problem 422 for a fitting that cannot be read
 */
export async function storeRequest(tx: Handle, typed: Typed, now: Date): Promise<string> {
  const id = randomUUID();
  const question = maskIdentity(typed.question).text;
  const fitting = readable(typed.fitting);
  await tx.insert(consultantRequests).values({ ...typed, id, question, fitting, createdAt: now });
  const ref = { requestId: id };
  await tellEvents(tx, [
    { event: 'consultantRequest', key: id, ref },
    ...(typed.email === '' ? [] : [{ event: 'consultantRequestReceived' as const, key: id, ref }]),
  ]);
  await publishChange(tx, { resource: 'consultantRequests', id, version: 1 });
  return id;
}

/** Writes a fitting anew: only what the portal itself knows of one is kept, and no text. */
function readable(fitting: string): string {
  if (fitting === '') return '';
  const { file, unread } = fromFittingLink(fitting);
  if (unread.length === 0) return toFittingLink(file);
  throw new Problem('invalid', 'The fitting cannot be read', {
    errors: {
      fitting: { rule: 'unreadable', message: 'Open the fitting again, or send without it' },
    },
  });
}
