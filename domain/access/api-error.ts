import { z } from 'zod';
import { SESSION_REFUSALS } from './session.ts';

/** The error of one field, and the nearest valid value if there is one. */
const fieldErrorSchema = z.object({
  rule: z.string(),
  message: z.string(),
  value: z.union([z.string(), z.number(), z.null()]).optional(),
  nearest: z.union([z.string(), z.number(), z.null()]).optional(),
});

const REFUSAL_REASONS = [...SESSION_REFUSALS, 'terms'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/**
 * The one error format. `errors` is keyed by the path of the field (`lenses.0.prescription.axis`); `current` is the
 * present record, with a 412; `reason` says why a session is no longer valid, with a 401, or is `terms`, with a 403,
 * when the user must accept the terms first (TM-06).
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
