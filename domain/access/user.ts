import { z } from 'zod';
import { accountNumberSchema } from '../basics/account-number.ts';
import { MAX_ACCOUNTS } from '../basics/constants.ts';
import { line, text } from '../basics/text.ts';
import { memberSchema } from './member.ts';
import { newOwnersSchema } from './new-owner.ts';

/** The roles of users; Auth stores them as the claims role and isSuperAdmin (EN-04). */
export const USER_ROLES = ['customer', 'admin', 'superAdmin'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** The most characters of a user's name. */
export const USER_NAME_MOST = 100;
/** The name of a user, as other users see it. */
export const userNameSchema = line().trim().max(USER_NAME_MOST);

/** A row of the list of users. */
export const userRowSchema = z.object({
  /** The uid; react-admin calls it `id`. */
  id: text().min(1).max(128),
  email: text(),
  name: text(),
  role: z.enum(USER_ROLES),
  /** PY-08: whether a super admin has granted it to this admin. Super admins need no grant. */
  mayRecordPayments: z.boolean(),
  disabled: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().nullable(),
});

/** The filters of `GET /api/users`; `q` searches parts of address and name. */
export const userFilterSchema = z.strictObject({
  q: text().trim().max(200).optional(),
  /** `staff` are admins and super admins. */
  group: z.enum(['staff', 'customers']).optional(),
  role: z.enum(USER_ROLES).optional(),
  mayRecordPayments: z.boolean().optional(),
  disabled: z.boolean().optional(),
  emailVerified: z.boolean().optional(),
  id: z.array(text().max(128)).max(300).optional(),
});

export const USER_SORTS = ['email', 'name', 'role', 'createdAt', 'lastSignInAt'] as const;

/** A session of the user that counts: one sign-in in one browser. */
export const deviceSessionSchema = z.object({
  id: z.uuid(),
  /** `Chrome · Linux`, from the browser's user agent. */
  device: text(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** When it ends by itself, because Firebase renews it no more; null while it is renewed. */
  endsAt: z.iso.datetime().nullable(),
  /** Whether it is the requesting session. */
  isCurrent: z.boolean(),
});

/** All data of one user: Auth, profile, accounts and devices. */
export const userSchema = userRowSchema.extend({
  mustChangePassword: z.boolean(),
  /** The data of the profile (EN-01); null without a profile. */
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
      /** Where no other owner may act: the members who may, of whom one has to be the next owner when the user stops. */
      successors: z.array(memberSchema.pick({ uid: true, email: true, name: true })),
    }),
  ),
  /** The user's last activity (EN-03); null when unknown. */
  lastActivityAt: z.iso.datetime().nullable(),
  devices: z.array(deviceSessionSchema),
  /** Whether the user is the last super admin, whose rights cannot be removed (AD-06). */
  isLastSuperAdmin: z.boolean(),
  /** Names what can be edited, as it is now: an edit sends it as `If-Match`. */
  version: z.number().int(),
});

/** AD-02: what a super admin edits about a user: `PUT /api/users/:id`. */
export const userEditSchema = z
  .strictObject({
    name: userNameSchema,
    role: z.enum(USER_ROLES),
    /** PY-08: for admins only; it ends with their role. */
    mayRecordPayments: z.boolean(),
    disabled: z.boolean(),
    /** The practice that the user works for; blank without one. */
    mainAccount: z.literal('').or(accountNumberSchema),
    additionalAccounts: z.array(accountNumberSchema).max(MAX_ACCOUNTS),
    newOwners: newOwnersSchema.optional(),
  })
  .refine(({ mainAccount, additionalAccounts }) => mainAccount || additionalAccounts.length === 0, {
    path: ['mainAccount'],
    message: 'Choose the main account first',
    params: { rule: 'mainMissing' },
  })
  .refine(({ role, mayRecordPayments }) => role === 'admin' || !mayRecordPayments, {
    path: ['mayRecordPayments'],
    message: 'Only an admin needs this: super admins may record payments, customers may not',
    params: { rule: 'adminsOnly' },
  });

/** An audit entry about the user or by them. */
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
export type UserEdit = z.infer<typeof userEditSchema>;
export type UserAudit = z.infer<typeof userAuditSchema>;
