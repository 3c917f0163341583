import { z } from 'zod';
import { accountNumberSchema } from '../basics/account-number.ts';
import { localeSchema } from '../basics/locale-schema.ts';
import { text } from '../basics/text.ts';
import { newOwnerUidSchema } from './new-owner.ts';
import { PRACTICE_ROLES } from './permissions.ts';

const practiceRoleSchema = z.enum(PRACTICE_ROLES);

/** AD-08: a member of an account, as its owners see them. */
export const memberSchema = z.object({
  uid: text(),
  /** Blank when the user has none, or no longer exists. */
  email: text(),
  name: text(),
  practiceRole: practiceRoleSchema,
  version: z.number().int().positive(),
});

/** AD-08: the user's own membership of an account. */
export const membershipSchema = memberSchema.pick({ practiceRole: true, version: true });

/** The new role of a member. */
export const memberChangeSchema = z.strictObject({
  practiceRole: practiceRoleSchema,
  /** AD-08: the member who becomes an owner in the same step, when the last one stops. */
  newOwner: newOwnerUidSchema.optional(),
});

/** Who is invited, and as what. */
export const invitationInputSchema = z.strictObject({
  email: z.email('Enter a valid email').max(200).toLowerCase(),
  practiceRole: practiceRoleSchema,
  /** The language of the page that invites; the email is written in it. */
  language: localeSchema,
});

/** `expired` is not stored: it is a pending invitation whose time is over. */
export const INVITATION_STATUSES = ['pending', 'accepted', 'revoked'] as const;

/** An invitation that is not accepted yet, as the owners of the account see it. */
export const invitationSchema = z.object({
  id: z.uuid(),
  email: text(),
  practiceRole: practiceRoleSchema,
  invitedBy: text(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

/** An invitation, as the person sees it who is invited. */
export const invitedSchema = invitationSchema.extend({
  status: z.enum([...INVITATION_STATUSES, 'expired']),
  practice: text(),
});

/** `add` and `remove`: by somebody else; `join` and `leave`: by the member. */
const TEAM_DEEDS = [
  'invite',
  'resend',
  'revoke',
  'join',
  'add',
  'change',
  'leave',
  'remove',
] as const;

/** AD-08, SE-03: what happened to the team of an account, from the audit trail. */
export const teamChangeSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: text(),
  deed: z.enum(TEAM_DEEDS),
  /** The member, or the address that was invited. */
  subject: text(),
  /** The former role, when it was changed. */
  before: practiceRoleSchema.nullable(),
  practiceRole: practiceRoleSchema.nullable(),
});

/** The token of an invitation, from the link in the email. */
export const invitationTokenSchema = z.strictObject({ token: text().max(200) });

/** The account that the user now belongs to. */
export const joinedSchema = z.object({ accountNumber: accountNumberSchema });

export type Member = z.infer<typeof memberSchema>;
export type OwnMembership = z.infer<typeof membershipSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type InvitationInput = z.infer<typeof invitationInputSchema>;
export type Invited = z.infer<typeof invitedSchema>;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];
export type TeamChange = z.infer<typeof teamChangeSchema>;
export type TeamDeed = TeamChange['deed'];
