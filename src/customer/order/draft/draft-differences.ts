import type { DraftContent } from '#domain/orders/draft.ts';
import { isSame } from '#providers/drafts/is-same.ts';

/** The parts of the form as users name them. */
const PARTS = {
  type: ['type', 'sourceOrderId', 'resubmits', 'returnReason'],
  patient: ['patientReference', 'patientName', 'poNumber', 'patient'],
  right: ['right'],
  left: ['left'],
  delivery: ['delivery'],
  notes: ['notes'],
  acknowledged: ['acknowledged'],
  attachments: ['attachments'],
} as const satisfies Record<string, readonly (keyof DraftContent)[]>;

export type DraftPart = keyof typeof PARTS;

/** Returns the parts of the form in which two contents differ, from top to bottom. */
export function draftDifferences(mine: DraftContent, theirs: DraftContent): DraftPart[] {
  const parts = Object.entries(PARTS) as [DraftPart, readonly (keyof DraftContent)[]][];
  return parts
    .filter(([, fields]) => fields.some((field) => !isSame(mine[field], theirs[field])))
    .map(([part]) => part);
}
