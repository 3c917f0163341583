import { z } from 'zod';
import { MAX_REASON } from '../basics/constants.ts';
import type { FieldLabels } from '../basics/field-labels.ts';
import { recordFilterOf, recordOf } from '../basics/record.ts';
import { line, text } from '../basics/text.ts';

/** What a super admin enters about a preset reason for rejecting orders. */
export const rejectReasonInputSchema = z
  .object({
    /** What the button of the preset says. */
    name: line().trim().min(1, 'This is required').max(40),
    /** What the button writes into the reason, which the practice reads. */
    reason: text().trim().min(1, 'This is required').max(MAX_REASON),
    offered: z.boolean(),
  })
  .strict();

/** AD-13: a preset reason for rejecting orders. */
export const rejectReasonRecordSchema = recordOf(rejectReasonInputSchema);

export const rejectReasonFilterSchema = recordFilterOf({ offered: z.boolean() });

/** The sort fields of a list of preset reasons. */
export const REJECT_REASON_SORTS = ['name'] as const;

export type RejectReason = z.infer<typeof rejectReasonRecordSchema>;

/** The labels of the fields of a preset reason, on its pages and in tables. */
export const REJECT_REASON_LABELS = {
  name: { en: 'Name', es: 'Nombre' },
  reason: { en: 'Text for the practice', es: 'Texto para el consultorio' },
  offered: { en: 'Offered in dialogs', es: 'Se ofrece en los diálogos' },
} satisfies FieldLabels;
