import { z } from 'zod';
import { accountNumberSchema } from '../basics/account-number.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../basics/constants.ts';
import { localeSchema } from '../basics/locale-schema.ts';
import { text } from '../basics/text.ts';
import { newOwnersSchema } from './new-owner.ts';
import { userNameSchema, userRowSchema } from './user.ts';

/** VA-03 */
const UID_REQUIRED = 'User ID is required.';
const uid = text(UID_REQUIRED).min(1, UID_REQUIRED).max(128);
/** `passwordProblem` checks the rest of the rule: common passwords, and the address itself. */
const password = text().min(PASSWORD_MIN).max(PASSWORD_MAX);
const role = z.enum(['admin', 'customer']);
/** The version of the user that the caller saw; another one is refused. Without it, whatever the user is now. */
const version = z.number().int().nonnegative().optional();
const newOwners = newOwnersSchema.optional();

/**
 * FN-02: the payload is `{data: {uid}}`. A client that takes its `data` for the wrapper of every callable sends `{uid}`.
 */
function inData(payload: unknown): unknown {
  const isBare = typeof payload === 'object' && payload !== null && 'uid' in payload;
  return isBare && !('data' in payload) ? { data: payload } : payload;
}

/** The input of each callable (FN-01 … FN-09). */
export const functionInputs = {
  setRole: z.object({
    userId: uid,
    role,
    isSuperAdmin: z.boolean().default(false),
    newOwners,
    version,
  }),
  getUserByUid: z.preprocess(
    inData,
    z.object({ data: z.object({ uid }, UID_REQUIRED) }, UID_REQUIRED),
  ),
  getAdminUsers: z.null().or(z.object({})).optional(),
  getCustomerUsers: z.null().or(z.object({})).optional(),
  createUser: z.object({
    email: z.email(),
    password,
    role,
    isSuperAdmin: z.boolean().default(false),
    name: userNameSchema.default(''),
    /** The practice of a customer, whom it makes a member of it and of its additional accounts. */
    accountNumber: accountNumberSchema.optional(),
    /** The language of emails to the user, until they choose one. */
    language: localeSchema.optional(),
  }),
  deleteUser: z.object({ userId: uid, newOwners, version }),
  updateUserStatus: z.object({ userId: uid, disabled: z.boolean(), newOwners, version }),
  overrideEmailVerification: z.object({ userId: uid, version }),
  /** A one-time password: the user must choose another at the next sign-in. */
  adminResetPassword: z.object({ userId: uid, newPassword: password, version }),
} as const;

/** The output of each callable. */
export const functionOutputs = {
  setRole: userRowSchema,
  getUserByUid: userRowSchema,
  getAdminUsers: z.array(userRowSchema),
  getCustomerUsers: z.array(userRowSchema),
  createUser: userRowSchema,
  deleteUser: z.object({ id: text() }),
  updateUserStatus: userRowSchema,
  overrideEmailVerification: userRowSchema,
  adminResetPassword: userRowSchema,
} as const;

export type FunctionName = keyof typeof functionInputs;
export type FunctionInput<N extends FunctionName> = z.input<(typeof functionInputs)[N]>;
export type FunctionOutput<N extends FunctionName> = z.output<(typeof functionOutputs)[N]>;
