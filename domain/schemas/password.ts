import { z } from 'zod';
import { SECOND_MOST } from '../constants.ts';
import { text } from './text.ts';

/** As browsers check an address: something, an @, a domain; Firebase has the last word. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** VA-01: whoever forgot a password. Addresses count without their case. */
export const passwordResetSchema = z.object({
  email: text('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(256, 'Enter a valid email')
    .regex(ADDRESS, 'Enter a valid email')
    .toLowerCase(),
  /** Of the message. */
  language: z.enum(['en', 'es']).default('en'),
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** VA-02: the new password of whoever asks; the rule is `passwordProblem`. */
export const passwordChangeSchema = z.object({
  newPassword: text().max(4096),
  /**
   * The sign-in that this browser had before it asked for the password once more, as `auth_time`: its other tabs have
   * it for a moment longer, and are kept.
   */
  formerSignIn: z.number().int().positive().max(SECOND_MOST).optional(),
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
