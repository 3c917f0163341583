import { eq } from 'drizzle-orm';
import type { LiftInput, Suppression } from '#domain/emails/email.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { toSuppression } from './list-suppressions.ts';
import { emailSuppressions } from './table.ts';

interface Lifting extends LiftInput {
  actor: Actor;
  address: string;
  versionSeen: number;
  now: Date;
}

/** EM-03: emails go to the address again, until it bounces once more. @throws Problem 404, 409, 412, 422 */
export async function liftSuppression(
  tx: Handle,
  { actor, address, versionSeen, now, reason: liftReason, isConfirmed }: Lifting,
): Promise<Suppression> {
  const isIt = eq(emailSuppressions.address, address.toLowerCase());
  const [seen] = await tx.select().from(emailSuppressions).where(isIt).for('update');
  if (!seen) throw new Problem('not-found', 'There is no such suppressed address');
  const current = toSuppression(seen);
  if (seen.version !== versionSeen) {
    throw new Problem('version-moved-on', 'The address bounced again meanwhile', { current });
  }
  if (seen.liftedAt !== null) throw new Problem('conflict', 'It was lifted already', { current });
  if (seen.reason === 'complaint' && !isConfirmed) {
    const message =
      'The recipient reported our emails as spam. Confirm that they ask for emails again';
    const errors = { isConfirmed: { rule: 'confirmed', message, value: 'false', nearest: 'true' } };
    throw new Problem('invalid', message, { errors });
  }
  const [row] = await tx
    .update(emailSuppressions)
    .set({ liftedAt: now, liftedBy: actor.name, liftReason, version: seen.version + 1 })
    .where(isIt)
    .returning();
  if (!row) throw new Error('A locked row has gone');
  await recordAudit(tx, {
    actor,
    action: 'lift',
    resource: 'email_suppressions',
    resourceId: seen.address,
    accountNumber: null,
    details: { reason: seen.reason, detail: seen.detail, count: seen.count, liftReason },
  });
  return toSuppression(row);
}
