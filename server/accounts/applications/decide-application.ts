import { eq } from 'drizzle-orm';
import type { Application } from '#domain/customers/application-schema.ts';
import { applicationTransitions, type ApplicationAction } from '#domain/customers/application.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { lockUser } from '../members/lock-user.ts';
import { getForStaff, withDecider } from './deciders.ts';
import { getApplication, getApplicationForUpdate } from './get-application.ts';
import { applications } from './table.ts';

export interface Decision {
  actor: Actor;
  id: string;
  /** The version that the decision is based on. */
  versionSeen: number;
  now: Date;
}

interface Outcome {
  action: ApplicationAction;
  /** Blank without a reason. */
  reason: string;
  /** The account that was created, if any. */
  accountNumber: string | null;
}

/**
 * Locks the application and its applicant's memberships for the rest of the transaction. Of several decisions on one
 * version only the first succeeds.
 *
 * @throws Problem 404, 412 with the present application when its version has changed, 409 when it is decided already
 */
export async function lockForDecision(tx: Handle, decision: Decision): Promise<Application> {
  const { id, versionSeen } = decision;
  // Locks the user before the application, in the same order as a new application does.
  await lockUser(tx, (await getApplication(tx, id)).uid);
  const seen = await getApplicationForUpdate(tx, id);
  if (seen.version !== versionSeen) {
    throw new Problem('version-moved-on', 'Someone else has already decided on this application', {
      current: await withDecider(tx, seen),
    });
  }
  if (seen.status !== 'submitted') {
    throw new Problem(
      'conflict',
      `This action is not available: the application is ${seen.status}`,
    );
  }
  return seen;
}

/** Records the decision on a locked application, publishes it, and notifies the applicant by email. */
export async function recordDecision(
  tx: Handle,
  { actor, now }: Decision,
  seen: Application,
  { action, reason, accountNumber }: Outcome,
): Promise<Application> {
  const { from, to } = applicationTransitions[action];
  const version = seen.version + 1;
  await tx
    .update(applications)
    .set({
      status: to,
      version,
      decidedBy: actor.uid,
      reason,
      decidedAt: now,
      accountNumber,
      updatedAt: now,
    })
    .where(eq(applications.id, seen.id));
  await recordAudit(tx, {
    actor,
    action: `application.${action}`,
    resource: 'applications',
    resourceId: seen.id,
    accountNumber,
    details: { applicant: seen.uid, from, to, reason },
  });
  const event = action === 'approve' ? 'applicationApproved' : 'applicationDeclined';
  await notifyOfEvents(tx, [{ event, key: seen.id, ref: { applicationId: seen.id } }]);
  await publishChange(tx, { resource: 'applications', id: seen.id, version, status: to });
  return getForStaff(tx, seen.id);
}

/** Declines the application. The applicant gets the reason and may apply again. @throws Problem 404, 409, 412 */
export async function declineApplication(
  tx: Handle,
  { reason, ...decision }: Decision & { reason: string },
): Promise<Application> {
  const seen = await lockForDecision(tx, decision);
  return recordDecision(tx, decision, seen, { action: 'decline', reason, accountNumber: null });
}
