import { type UserRecord, getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import { RESET_LINK_LIFE, VERIFICATION_LINK_LIFE } from '#domain/basics/constants.ts';
import { localeSchema } from '#domain/basics/locale-schema.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { emailSource } from '../../platform/mail/email-event.ts';
import { recordAuthLink } from '../passwords/auth-links.ts';
import { findByEmail } from '../users/find-by-email.ts';
import { findNewAddress } from '../verification/address-links.ts';
import { userRecipient } from './user-recipient.ts';

/** The path of Firebase's own page for links, the default of a project. */
const FIREBASES_OWN = '/__/auth/action';

const uidSchema = z.string().min(1).max(128);

/** The page's language; the link is made when the email is written, so that the queue holds nothing to sign in with. */
const passwordLinkRefSchema = z.object({
  /** Null: no email is sent. The response must not show it. */
  uid: uidSchema.nullable(),
  language: localeSchema,
});

/** VA-01: the link for a new password, for whoever asked for it. */
export const passwordLinkSource = emailSource({
  event: 'passwordLink',
  expiresAfter: RESET_LINK_LIFE,
  urgency: 'waited-for',
  schema: passwordLinkRefSchema,
  findRecipients: (_db, { uid, language }) =>
    Promise.resolve(uid === null ? [] : [userRecipient(uid, language)]),
  causeOf: ({ uid }) => ({ resource: 'users', id: uid ?? '' }),
  findValues: async (db, { uid, language }, { surroundings: { portalUrl, clock } }) => {
    const user = uid === null ? null : await findUser(uid);
    if (!user?.email || user.disabled) return null;
    const { email } = user;
    const made = await askFirebase(() => getAuth().generatePasswordResetLink(email));
    await recordAuthLink(db, { uid: user.uid, email, life: RESET_LINK_LIFE, now: clock() });
    return { link: toOurPage(made, language, portalUrl) };
  },
});

const verificationRefSchema = z.object({ uid: uidSchema, language: localeSchema });

/** AD-02: the link that verifies the user's present address; nothing for whoever needs none any more. */
export const verificationSource = emailSource({
  event: 'verification',
  expiresAfter: VERIFICATION_LINK_LIFE,
  urgency: 'waited-for',
  schema: verificationRefSchema,
  findRecipients: (_db, { uid, language }) => Promise.resolve([userRecipient(uid, language)]),
  causeOf: ({ uid }) => ({ resource: 'users', id: uid }),
  findValues: async (_db, { uid, language }, { surroundings: { portalUrl } }) => {
    const user = await findUser(uid);
    if (!user?.email || user.disabled || user.emailVerified) return null;
    const { email } = user;
    const made = await askFirebase(() => getAuth().generateEmailVerificationLink(email));
    return { link: toOurPage(made, language, portalUrl) };
  },
});

const newAddressRefSchema = z.object({ id: z.uuid(), uid: uidSchema, language: localeSchema });

/** RT-03: the link that makes another address the user's; nothing for an address that somebody has by now. */
export const newAddressSource = emailSource({
  event: 'newAddress',
  expiresAfter: VERIFICATION_LINK_LIFE,
  urgency: 'waited-for',
  schema: newAddressRefSchema,
  findRecipients: async (db, { id, language }) => {
    const address = await findNewAddress(db, id);
    // Not written as one to the user, whose address it is not yet.
    return address ? [{ ...userRecipient(null, language), address }] : [];
  },
  causeOf: ({ uid }) => ({ resource: 'users', id: uid }),
  findValues: async (db, { uid, language }, { reader, surroundings: { portalUrl, clock } }) => {
    const user = await findUser(uid);
    const { address } = reader;
    if (!user?.email || user.disabled || (await findByEmail(address))) return null;
    const { email } = user;
    const made = await askFirebase(() =>
      getAuth().generateVerifyAndChangeEmailLink(email, address),
    );
    const link = { uid, email: address, life: VERIFICATION_LINK_LIFE, now: clock() };
    await recordAuthLink(db, link);
    return { link: toOurPage(made, language, portalUrl) };
  },
});

async function findUser(uid: string): Promise<UserRecord | undefined> {
  const { users } = await askFirebase(() => getAuth().getUsers([{ uid }]));
  return users[0];
}

/**
 * Changes Firebase's link to our own page: a link to the project's default page goes to `/auth/action` of the portal,
 * which enforces our password rule. The link of a project with its own action URL leads there already.
 */
export function toOurPage(made: string, language: Locale, portalUrl: string | undefined): string {
  const link = new URL(made);
  link.searchParams.set('lang', language);
  if (link.pathname !== FIREBASES_OWN || !portalUrl) return link.href;
  return new URL(`/auth/action${link.search}`, portalUrl).href;
}
