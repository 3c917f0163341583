import { randomUUID } from 'node:crypto';
import { maskIdentity } from '#domain/consultant/conversation/mask-identity.ts';
import { fromFittingLink } from '#domain/consultant/fitting-link/from-link.ts';
import { toFittingLink } from '#domain/consultant/fitting-link/to-link.ts';
import type { ConsultantRequestInput } from '#domain/consultant/requests/consultant-request.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import { EVENT_KIND, notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { enqueueOnce } from '../../platform/outbox/enqueue.ts';
import { consultantRequests } from './table.ts';

/** The length of `2026-11-30T17`. */
const UP_TO_HOUR = 13;

type Typed = Omit<ConsultantRequestInput, 'pass' | 'website'>;

/**
 * VC-03: stores a request without the identity of a patient, and notifies the lab and the sender by email. One that is held, on a
 * day on which more come than usual, is in the list only: the lab gets one email an hour about all of them. Returns its id.
 *
 * @throws Problem 422 for a fitting that cannot be read
 */
export async function storeRequest(
  tx: Handle,
  typed: Typed,
  { now, held }: { now: Date; held: boolean },
): Promise<string> {
  const id = randomUUID();
  const question = maskIdentity(typed.question).text;
  const fitting = readable(typed.fitting);
  await tx
    .insert(consultantRequests)
    .values({ ...typed, id, question, fitting, held, createdAt: now });
  if (held) await notifyOfHeld(tx, now);
  else await notifyOf(tx, { id, email: typed.email });
  await publishChange(tx, { resource: 'consultantRequests', id, version: 1 });
  return id;
}

async function notifyOf(tx: Handle, { id, email }: { id: string; email: string }): Promise<void> {
  const ref = { requestId: id };
  await notifyOfEvents(tx, [
    { event: 'consultantRequest', key: id, ref },
    ...(email === '' ? [] : [{ event: 'consultantRequestReceived' as const, key: id, ref }]),
  ]);
}

/** One email an hour, of the first that is held in it. */
async function notifyOfHeld(tx: Handle, now: Date): Promise<void> {
  const hour = now.toISOString().slice(0, UP_TO_HOUR);
  const payload = { event: 'consultantRequestsHeld', ref: {} };
  await enqueueOnce(tx, { kind: EVENT_KIND, key: `consultant-requests-held/${hour}`, payload });
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
