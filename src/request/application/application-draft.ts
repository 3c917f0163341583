import { readTab, writeTab } from '#providers/browser/tab-memory.ts';
import type { Attempt } from '../../customer/order/submit/idempotency.ts';
import { readValues } from './application-values.ts';
import type { ApplicationValues } from './application-values.ts';

/** An unsent application. Survives a reload of the tab, but no more. */
export interface Draft {
  /** The user it belongs to. */
  uid: string;
  values: ApplicationValues;
  /** The last attempt with its key; null before the first. */
  attempt: Attempt | null;
}

/** Returns the user's draft, or null. */
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
    // Not written by this code: treat it as missing.
    return null;
  }
}

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  return 'key' in value && typeof value.key === 'string';
}
