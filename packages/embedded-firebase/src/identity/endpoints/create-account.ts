import { z } from 'zod';
import {
  checkCustomClaims,
  checkEmail,
  checkEmailIsFree,
  checkPhone,
  checkUid,
} from '../accounts/account-fields.ts';
import { accountInfo } from '../accounts/account-info.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint } from '../accounts/identity-context.ts';
import { need } from '../accounts/identity-error.ts';
import type { IdentityState } from '../accounts/identity-state.ts';
import { checkPassword, hashPassword } from '../accounts/passwords.ts';
import type { PasswordHash } from '../accounts/passwords.ts';
import type { User } from '../accounts/records.ts';
import { newUser, randomId } from '../accounts/user-changes.ts';

const AccountFields = z.object({
  localId: z.string().optional(),
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  displayName: z.string().nullish(),
  photoUrl: z.string().nullish(),
  phoneNumber: z.string().nullish(),
  disabled: z.boolean().default(false),
  customAttributes: z.string().optional(),
});

const Body = AccountFields.extend({ password: z.string().optional() });

/** `projects/…/accounts`: the Admin SDK's createUser. */
export const createAccount: Endpoint = async (context, request) => {
  const { password, ...fields } = parseBody(Body, request.body);
  if (password !== undefined) checkPassword(password);
  const hash =
    password === undefined ? undefined : await hashPassword(password, context.passwordCost);
  const user = buildUser(context.store.state, fields, hash, context.now());
  await context.store.commit([{ set: 'user', user }]);
  return { kind: 'identitytoolkit#SignupNewUserResponse', ...accountInfo(user) };
};

/**
 * A user that can be committed. @param now in ms.
 * @throws IdentityError DUPLICATE_LOCAL_ID, EMAIL_EXISTS, PHONE_NUMBER_EXISTS and those of the fields.
 */
function buildUser(
  state: IdentityState,
  fields: z.infer<typeof AccountFields>,
  password: PasswordHash | undefined,
  now: number,
): User {
  const localId = checkUid(fields.localId ?? randomId(21));
  need(!state.users.has(localId), 'DUPLICATE_LOCAL_ID');
  const email = fields.email === undefined ? undefined : checkEmail(fields.email);
  if (email !== undefined) checkEmailIsFree(state, email);
  const { emailVerified, disabled, phoneNumber, customAttributes } = fields;
  return {
    ...newUser(localId, now),
    email,
    emailVerified,
    disabled,
    displayName: fields.displayName ?? undefined,
    photoUrl: fields.photoUrl ?? undefined,
    phoneNumber: phoneNumber ? checkPhone(state, phoneNumber) : undefined,
    customAttributes: customAttributes && checkCustomClaims(customAttributes),
    ...(password ? { password, passwordUpdatedAt: now } : {}),
  };
}
