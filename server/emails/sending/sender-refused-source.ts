import { z } from 'zod';
import { userRecipient } from '../../accounts/emails/user-recipient.ts';
import { superAdmins } from '../../accounts/users/directory.ts';
import { emailSource } from '../../platform/mail/email-event.ts';
import { portalLink } from '../../platform/mail/email-texts.ts';
import { findEmailRow } from './email-row.ts';

/** Milliseconds: a week. If it is still so, there was another one since. */
const EXPIRES_AFTER = 7 * 24 * 60 * 60 * 1000;
const LOG = '/admin/email-management/messages';

/** SE-15: mail servers refuse our emails because of our sender. */
export const senderRefusedSource = emailSource({
  event: 'senderRefused',
  expiresAfter: EXPIRES_AFTER,
  schema: z.object({ emailId: z.uuid(), detail: z.string() }),
  findRecipients: async (db) => (await superAdmins(db)).map((uid) => userRecipient(uid, null)),
  causeOf: () => ({ resource: '', id: '' }),
  pathOf: ({ emailId }) => `${LOG}/${emailId}`,
  findValues: async (db, { emailId, detail }, { surroundings: { portalUrl } }) => {
    const row = await findEmailRow(db, emailId);
    if (!row) return null;
    return {
      address: row.address,
      answer: detail,
      emailLink: portalLink(`${LOG}/${emailId}`, portalUrl),
    };
  },
});
