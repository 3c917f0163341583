import { sql } from 'drizzle-orm';
import type { SuppressionReason } from '#domain/emails/email-states.ts';
import type { Handle } from '../../platform/database/database.ts';
import { emailSuppressions } from './table.ts';

export interface Suppression {
  address: string;
  reason: SuppressionReason;
  /** The code of the refusal, such as `5.1.1`. */
  detail: string;
  emailId: string | null;
  now: Date;
}

/**
 * EM-03: nothing is sent to the address any more. An address that bounces again is counted, also one whose suppression was
 * lifted, which then applies again. A complaint outweighs a bounce.
 */
export async function suppress(tx: Handle, suppression: Suppression): Promise<void> {
  const { reason, detail, emailId, now } = suppression;
  await tx
    .insert(emailSuppressions)
    .values({
      address: suppression.address.toLowerCase(),
      reason,
      detail,
      emailId,
      firstAt: now,
      lastAt: now,
    })
    .onConflictDoUpdate({
      target: emailSuppressions.address,
      set: {
        reason: sql`CASE WHEN ${emailSuppressions.reason} = 'complaint' AND ${emailSuppressions.liftedAt} IS NULL
          THEN 'complaint' ELSE excluded.reason END`,
        detail: sql`excluded.detail`,
        count: sql`${emailSuppressions.count} + 1`,
        emailId: sql`coalesce(excluded.email_id, ${emailSuppressions.emailId})`,
        version: sql`${emailSuppressions.version} + 1`,
        lastAt: sql`greatest(excluded.last_at, ${emailSuppressions.lastAt})`,
        liftedAt: null,
        liftedBy: '',
        liftReason: '',
      },
    });
}
