import { z } from 'zod';
import { SESSION_REFUSALS } from './session.ts';

/** What was wrong with one field, and the nearest right value where there is one. */
export const fieldErrorSchema = z.object({
  rule: z.string(),
  message: z.string(),
  value: z.union([z.string(), z.number(), z.null()]).optional(),
  nearest: z.union([z.string(), z.number(), z.null()]).optional(),
});

export const REFUSAL_REASONS = [...SESSION_REFUSALS, 'terms'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/**
 * The one shape of an error. `errors` is keyed by the path of the field (`lenses.0.prescription.axis`);
 * `current` is the record as it is now, with a 412; `reason` says why a session no longer counts, with a 401, and
 * `terms`, with a 403, that the terms are to be accepted first (TM-06).
 */
export const apiErrorSchema = z.object({
  code: z.enum([
    'bad-request',
    'unauthenticated',
    'forbidden',
    'not-found',
    'conflict',
    'version-moved-on',
    'invalid',
    'too-many-requests',
    'internal',
    'unavailable',
  ]),
  message: z.string(),
  errors: z.record(z.string(), fieldErrorSchema).optional(),
  current: z.unknown().optional(),
  reason: z.enum(REFUSAL_REASONS).optional(),
  requestId: z.string(),
});

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
export type ApiErrorCode = ApiErrorBody['code'];
