import { emailOfUser } from '#server/access/caller/email-of-user.ts';
import type { Handle } from '#server/platform/database/database.ts';
import {
  emailTemplate,
  type EmailOptions,
  type EmailText,
} from '#server/platform/mail/email-template.ts';
import { PermanentFailure } from '#server/platform/outbox/permanent-failure.ts';
import { decisionEmail } from './decision-email.ts';
import {
  DECISION_EMAIL_KIND,
  decisionEmailSchema,
  type DecisionEmailMessage,
} from './decision-email-message.ts';
import { getApplication } from './get-application.ts';

/** Milliseconds after which the email is no longer sent: 14 days, as for a closed order (decision 15). */
const EXPIRES_AFTER = 14 * 24 * 60 * 60 * 1000;

/** AD-05: the decision on an application, for its applicant's present address. */
export const decisionEmailTemplate = emailTemplate({
  kind: DECISION_EMAIL_KIND,
  expiresAfter: EXPIRES_AFTER,
  schema: decisionEmailSchema,
  write: writeDecisionEmail,
});

async function writeDecisionEmail(
  db: Handle,
  { applicationId }: DecisionEmailMessage,
  options: EmailOptions,
): Promise<EmailText> {
  const { uid, locale, ...application } = await getApplication(db, applicationId);
  return {
    ...decisionEmail({ ...application, language: locale }, options),
    to: [await addressOf(uid)],
  };
}

/** The user's address, which is verified; that of the contact in the application is whatever was typed. */
async function addressOf(uid: string): Promise<string> {
  const email = await emailOfUser(uid);
  if (!email) throw new PermanentFailure('The applicant has no address any more');
  return email;
}
