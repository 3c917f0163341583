import { z } from 'zod';
import type { Handle } from '#server/platform/database/database.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';

export const DECISION_EMAIL_KIND = 'email.applicationDecided';

/** The outbox payload: the application only. The email is written at delivery. */
export const decisionEmailSchema = z.strictObject({
  template: z.literal('applicationDecided'),
  applicationId: z.uuid(),
});
export type DecisionEmailMessage = z.infer<typeof decisionEmailSchema>;

/** AD-05: tells the applicant of the decision, after the transaction of the decision commits. */
export async function enqueueDecisionEmail(tx: Handle, applicationId: string): Promise<void> {
  const payload: DecisionEmailMessage = { template: 'applicationDecided', applicationId };
  await enqueue(tx, { kind: DECISION_EMAIL_KIND, key: applicationId, payload });
}
