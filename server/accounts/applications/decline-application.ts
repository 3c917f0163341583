import type { Application } from '#domain/schemas/application.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { lockForDecision, recordDecision, type Decision } from './decide-application.ts';

/** Declines the application. The applicant sees the reason and may apply again. @throws Problem 404, 409, 412 */
export async function declineApplication(
  tx: Handle,
  { reason, ...decision }: Decision & { reason: string },
): Promise<Application> {
  const seen = await lockForDecision(tx, decision);
  return recordDecision(tx, decision, seen, { action: 'decline', reason, accountNumber: null });
}
