import { z } from 'zod';
import { SECOND_MOST } from '../constants.ts';
import { localeSchema } from './locale.ts';
import { text } from './text.ts';

/** Like browsers' check: text, an @, a domain. Firebase makes the final check. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** VA-01: the input of a password reset. Case does not matter in addresses. */
export const passwordResetSchema = z.object({
  email: text('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(256, 'Enter a valid email')
    .regex(ADDRESS, 'Enter a valid email')
    .toLowerCase(),
  /** The language of the email. */
  language: localeSchema.default('en'),
});

/** VA-02: the caller's new password; `passwordProblem` has the rule. */
export const passwordChangeSchema = z.object({
  newPassword: text().max(4096),
  /**
   * This browser's sign-in before it asked for the password again, as `auth_time`. Its other tabs use it for a moment
   * longer, so it is kept.
   */
  formerSignIn: z.number().int().positive().max(SECOND_MOST).optional(),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
