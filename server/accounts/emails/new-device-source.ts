import { z } from 'zod';
import { deviceLabel } from '#domain/basics/device.ts';
import { findSession } from '../../access/sessions/find-session.ts';
import { emailSource } from '../../platform/mail/email-event.ts';
import { momentText } from '../../platform/mail/email-texts.ts';
import { userRecipient } from './user-recipient.ts';

/** Milliseconds: three days. Later it would worry more than help. */
const EXPIRES_AFTER = 3 * 24 * 60 * 60 * 1000;
const SECOND = 1000;

const newDeviceRefSchema = z.object({ uid: z.string().min(1).max(128), sessionId: z.uuid() });

/** A sign-in from a browser that was never seen for the user. */
export const newDeviceSource = emailSource({
  event: 'newDevice',
  expiresAfter: EXPIRES_AFTER,
  schema: newDeviceRefSchema,
  findRecipients: (_db, { uid }) => Promise.resolve([userRecipient(uid, null)]),
  causeOf: ({ uid }) => ({ resource: 'users', id: uid }),
  pathOf: () => '/settings',
  findValues: async (db, { uid, sessionId }, { reader }) => {
    const session = await findSession(db, sessionId);
    if (session?.uid !== uid) return null;
    const signedInAt = new Date(session.authTime * SECOND);
    return {
      device: deviceLabel(session.device, reader.language),
      signedInAt: momentText(signedInAt, reader.language),
    };
  },
});
