import { z } from 'zod';
import type { Application } from '#domain/customers/application-schema.ts';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import { emailSource, type EmailSource } from '../../platform/mail/email-event.ts';
import { inOneLine, portalLink } from '../../platform/mail/email-texts.ts';
import { getApplication } from '../applications/get-application.ts';

/** Milliseconds: 14 days, as for orders. */
const EXPIRES_AFTER = 14 * 24 * 60 * 60 * 1000;

const applicationRefSchema = z.object({ applicationId: z.uuid() });

/** A source for the applicant, at their verified address and in the language in which they applied. */
function applicationSource(
  event: EmailEventKey,
  { path, own }: { path: string; own?: (application: Application) => Record<string, string> },
): EmailSource {
  return emailSource({
    event,
    expiresAfter: EXPIRES_AFTER,
    schema: applicationRefSchema,
    findRecipients: async (db, { applicationId }) => {
      const { uid, locale, accountNumber } = await getApplication(db, applicationId);
      return [{ uid, address: null, accountNumber, practiceRole: null, language: locale }];
    },
    causeOf: ({ applicationId }) => ({ resource: 'applications', id: applicationId }),
    findValues: async (db, { applicationId }, { surroundings: { portalUrl } }) => {
      const application = await getApplication(db, applicationId);
      return {
        practice: inOneLine(application.practice),
        portalLink: portalLink(path, portalUrl),
        ...own?.(application),
      };
    },
  });
}

/** AD-05: the events of an application. */
export const APPLICATION_SOURCES: readonly EmailSource[] = [
  applicationSource('applicationReceived', { path: '/auth/request' }),
  applicationSource('applicationApproved', {
    path: '/customer/home',
    own: ({ accountNumber }) => ({ accountNumber: accountNumber ?? '' }),
  }),
  applicationSource('applicationDeclined', {
    path: '/auth/request?way=apply',
    own: ({ reason }) => ({ reason: reason.trim() }),
  }),
];
