import { z } from 'zod';
import { SECOND_MOST } from '../basics/constants.ts';
import { localeSchema } from '../basics/locale-schema.ts';
import { text } from '../basics/text.ts';

/** Like browsers' check: text, an @, a domain. Firebase makes the final check. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const typedEmail = text('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(256, 'Enter a valid email')
  .regex(ADDRESS, 'Enter a valid email')
  .toLowerCase();

/** VA-01: the input of a password reset. Case does not matter in addresses. */
export const passwordResetSchema = z.object({
  email: typedEmail,
  /** The language of the email. */
  language: localeSchema.default('en'),
});

/** RT-03: the input for the link that verifies the caller's own address. */
export const ownVerificationSchema = z.strictObject({
  /** The language of the email. */
  language: localeSchema.default('en'),
});

/** RT-03: the input for the link that makes another address the caller's own. */
export const newAddressSchema = ownVerificationSchema.extend({ email: typedEmail });

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
