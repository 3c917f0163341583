import { z } from 'zod';
import { line, text } from '../basics/text.ts';
import { MAX_ADDRESS, MAX_RECIPIENTS, parseRecipients } from './recipients.ts';

export const MAX_DIRECT_SUBJECT = 200;
export const MAX_DIRECT_BODY = 10_000;

/** EN-06, RS-03: an email that somebody writes in the portal: plain text, its line breaks are kept. */
export const directEmailSchema = z.strictObject({
  /** Joined by semicolons. */
  recipients: text()
    .max(MAX_RECIPIENTS * (MAX_ADDRESS + 2))
    .superRefine((joined, context) => {
      const { problem } = parseRecipients(joined);
      if (!problem) return;
      const { rule, message } = problem;
      context.addIssue({ code: 'custom', message, params: { rule } });
    }),
  subject: line().trim().min(1, 'Enter a subject').max(MAX_DIRECT_SUBJECT),
  body: text().trim().min(1, 'Enter a message').max(MAX_DIRECT_BODY),
});
export type DirectEmail = z.infer<typeof directEmailSchema>;

/** The lab's addresses, which customers may write to. */
export const labAddressesSchema = z.array(z.email());
