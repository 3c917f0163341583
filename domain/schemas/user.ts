import { z } from 'zod';
import { accountNumberSchema } from './account-number.ts';
import { text } from './text.ts';

/** What a user is to the maker; Auth keeps it as the claims role and isSuperAdmin (EN-04). */
export const USER_ROLES = ['customer', 'admin', 'superAdmin'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** A row of the list of users. */
export const userRowSchema = z.object({
  /** The uid; react-admin calls it `id`. */
  id: text().min(1).max(128),
  email: text(),
  name: text(),
  role: z.enum(USER_ROLES),
  disabled: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().nullable(),
});

/** How `GET /api/users` is narrowed; `q` looks for a part of address or name. */
export const userFilterSchema = z.strictObject({
  q: text().trim().max(200).optional(),
  /** `staff` are admins and super admins. */
  group: z.enum(['staff', 'customers']).optional(),
  role: z.enum(USER_ROLES).optional(),
  disabled: z.boolean().optional(),
  emailVerified: z.boolean().optional(),
  id: z.array(text().max(128)).max(300).optional(),
});

export const USER_SORTS = ['email', 'name', 'role', 'createdAt', 'lastSignInAt'] as const;

/** A browser in which the user is, or lately was, signed in. */
export const deviceSessionSchema = z.object({
  id: z.uuid(),
  /** `Chrome · Linux`, from what the browser says of itself. */
  device: text(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});

/** One user whole: Auth, profile, accounts and devices. */
export const userSchema = userRowSchema.extend({
  mustChangePassword: z.boolean(),
  /** What the profile says (EN-01); null before there is one. */
  profile: z
    .object({
      firstName: text(),
      lastName: text(),
      company: text(),
      phone: text(),
      country: text(),
      termsAcceptedDate: text(),
    })
    .nullable(),
  accounts: z.array(
    z.object({
      accountNumber: accountNumberSchema,
      practice: text(),
      practiceRole: text(),
      isMain: z.boolean(),
    }),
  ),
  /** When they last did something (EN-03); null when nothing is known. */
  lastActivityAt: z.iso.datetime().nullable(),
  devices: z.array(deviceSessionSchema),
  /** Nobody may take this one's rights away: the last who has them (AD-06). */
  isLastSuperAdmin: z.boolean(),
});

/** A line of the audit trail about a user, or by them. */
export const userAuditSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: text(),
  action: text(),
  resource: text(),
  details: z.record(text(), z.unknown()),
});

export type UserRow = z.infer<typeof userRowSchema>;
export type UserFilter = z.infer<typeof userFilterSchema>;
export type PortalUser = z.infer<typeof userSchema>;
export type DeviceSession = z.infer<typeof deviceSessionSchema>;
export type UserAudit = z.infer<typeof userAuditSchema>;
