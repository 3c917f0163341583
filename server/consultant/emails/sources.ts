import { z } from 'zod';
import type { Handle } from '../../platform/database/database.ts';
import {
  emailSource,
  type EmailRecipient,
  type EmailSource,
} from '../../platform/mail/email-event.ts';
import { inOneLine, portalLink } from '../../platform/mail/email-texts.ts';
import { countHeld, findRequest, isFirstOfDay, type RequestRow } from '../requests/find-request.ts';

const DAY = 24 * 60 * 60 * 1000;
const REQUESTS_PATH = '/admin/order-approval/consultant-requests';

/** The list with those that are held and open. */
const HELD_PATH = `${REQUESTS_PATH}?filter=${encodeURIComponent('{"held":true,"open":true}')}`;

/** Has whatever is held when it is sent. */
const heldRefSchema = z.object({});
const requestRefSchema = z.object({ requestId: z.uuid() });

const recipient = (address: string, language: EmailRecipient['language']): EmailRecipient => ({
  uid: null,
  address,
  accountNumber: null,
  practiceRole: null,
  language,
});

/** VC-03: the emails of a request. The settings of emails, a floor above, say which addresses are the lab's. */
export function consultantSources(
  findLabAddresses: (db: Handle) => Promise<readonly string[]>,
): readonly EmailSource[] {
  const toLab = emailSource({
    event: 'consultantRequest',
    expiresAfter: 14 * DAY,
    schema: requestRefSchema,
    findRecipients: async (db) =>
      (await findLabAddresses(db)).map((address) => recipient(address, 'en')),
    causeOf: () => ({ resource: '', id: '' }),
    findValues: async (db, { requestId }, { surroundings: { portalUrl } }) => {
      const found = await findRequest(db, requestId);
      if (!found) return null;
      return {
        practice: inOneLine(found.practice),
        contact: contactOf(found),
        question: found.question,
        portalLink: portalLink(`${REQUESTS_PATH}/${requestId}/show`, portalUrl),
      };
    },
  });
  const ofHeld = emailSource({
    event: 'consultantRequestsHeld',
    expiresAfter: 2 * DAY,
    schema: heldRefSchema,
    findRecipients: async (db) =>
      (await findLabAddresses(db)).map((address) => recipient(address, 'en')),
    causeOf: () => ({ resource: '', id: '' }),
    findValues: async (db, _ref, { surroundings: { clock, portalUrl } }) => ({
      count: String(await countHeld(db, clock())),
      portalLink: portalLink(HELD_PATH, portalUrl),
    }),
  });
  return [toLab, receipt, ofHeld];
}

/** At most one a day to an address, so that nobody can fill a mailbox with them. */
const receipt = emailSource({
  event: 'consultantRequestReceived',
  expiresAfter: 2 * DAY,
  schema: requestRefSchema,
  findRecipients: async (db, { requestId }) => {
    const found = await findRequest(db, requestId);
    if (!found || found.email === '' || !(await isFirstOfDay(db, found))) return [];
    return [recipient(found.email, found.language)];
  },
  causeOf: () => ({ resource: '', id: '' }),
  findValues: async (db, { requestId }) => ((await findRequest(db, requestId)) ? {} : null),
});

function contactOf({ contactName, email, phone }: RequestRow): string {
  const ways = [email, phone].filter((way) => way !== '').join(', ');
  return `${inOneLine(contactName)} (${ways})`;
}
