import { z } from 'zod';
import { text } from '../basics/text.ts';

/** The version on the screen when the user accepted it. */
export const acceptTermsSchema = z.object({ version: text().max(40) });

/** The accepted terms in the profile (LG-04). */
export const acceptedTermsSchema = z.object({
  termsAccepted: z.literal(true),
  termsAcceptedDate: z.iso.datetime(),
});
