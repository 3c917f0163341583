import { z } from 'zod';

/** The version on the screen when the box was ticked. */
export const acceptTermsSchema = z.object({ version: z.string().max(40) });

/** What the profile then says (LG-04). */
export const acceptedTermsSchema = z.object({
  termsAccepted: z.literal(true),
  termsAcceptedDate: z.iso.datetime(),
});
