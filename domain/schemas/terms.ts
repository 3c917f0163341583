import { z } from 'zod';
import { text } from './text.ts';

/** The version on the screen when the box was ticked. */
export const acceptTermsSchema = z.object({ version: text().max(40) });

/** What the profile then says (LG-04). */
export const acceptedTermsSchema = z.object({
  termsAccepted: z.literal(true),
  termsAcceptedDate: z.iso.datetime(),
});
