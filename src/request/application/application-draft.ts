import { readTab, writeTab } from '#providers/browser/tab-memory.ts';
import type { Attempt } from '#src/customer/order/submit/idempotency.ts';
import { readValues } from './application-values.ts';
import type { ApplicationValues } from './application-values.ts';

/** An application that is not sent yet. It outlives a reload of the tab, and nothing more. */
export interface Draft {
  /** Whose it is. */
  uid: string;
  values: ApplicationValues;
  /** The key under which it was tried to be sent, if it was. */
  attempt: Attempt | null;
}

/** The draft of that user, or null. */
export function readDraft(uid: string): Draft | null {
  const kept = parse(readTab('application'));
  if (kept === null || kept.uid !== uid) return null;
  const values = readValues(kept.values);
  return values && { uid, values, attempt: isAttempt(kept.attempt) ? kept.attempt : null };
}

export function writeDraft(draft: Draft): void {
  writeTab('application', JSON.stringify(draft));
}

export function forgetDraft(): void {
  writeTab('application', null);
}

function parse(text: string | null): Partial<Record<keyof Draft, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    // Written by something else: as good as none.
    return null;
  }
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  return 'key' in value && typeof value.key === 'string';
}
