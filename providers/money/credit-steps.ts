import type { Rest } from '../http/connection.ts';

export interface CreditStep {
  of: 'credits' | 'credit-uses';
  id: string | number;
  step: 'confirm' | 'decline' | 'reverse';
  /** The version that was seen. */
  version: number;
}

/** CR-02: takes a step of staff with lens credit, with a reason where it needs one. @throws HttpFailure */
export async function takeCreditStep(
  { rest }: Rest,
  { of, id, step, version }: CreditStep,
  reason: string | null,
): Promise<void> {
  await rest(`/${of}/${encodeURIComponent(id)}/${step}`, {
    kind: 'change',
    method: 'POST',
    ...(reason !== null && { body: { reason } }),
    ifMatch: version,
  });
}
