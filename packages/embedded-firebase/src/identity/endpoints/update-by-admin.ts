import { z } from 'zod';
import {
  checkCustomClaims,
  checkEmail,
  checkEmailIsFree,
  checkPhone,
  withProfile,
} from '../accounts/account-fields.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { IdentityContext, IdentityRequest } from '../accounts/identity-context.ts';
import { need } from '../accounts/identity-error.ts';
import { checkPassword, hashPassword } from '../accounts/passwords.ts';
import type { User } from '../accounts/records.ts';
import { randomId, withSessionsEnded } from '../accounts/user-changes.ts';

/** A revocation names a second of its sender's clock; one this near to now means "every session so far". */
const REVOCATION_SLACK_S = 60;

const Body = z.object({
  localId: z.string(),
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: z.string().nullish(),
  photoUrl: z.string().nullish(),
  phoneNumber: z.string().optional(),
  emailVerified: z.boolean().optional(),
  disableUser: z.boolean().optional(),
  customAttributes: z.string().optional(),
  validSince: z.coerce.number().int().optional(),
  deleteAttribute: z.array(z.string()).optional(),
  deleteProvider: z.array(z.string()).optional(),
});

type UpdateBody = z.infer<typeof Body>;

/** `projects/…/accounts:update`: whatever the Admin SDK's updateUser, claims and revocation change. */
export async function updateByAdmin(
  context: IdentityContext,
  request: IdentityRequest,
): Promise<User> {
  const body = parseBody(Body, request.body);
  if (body.password !== undefined) checkPassword(body.password);
  const password =
    body.password === undefined
      ? undefined
      : await hashPassword(body.password, context.passwordCost);
  const before = context.store.state.users.get(body.localId);
  need(before, 'USER_NOT_FOUND');
  let user = withProfile(before, body);
  user = withContact(context, user, body);
  user = withStatus(user, body);
  if (password) user = { ...user, password, passwordUpdatedAt: context.now() };
  const endsSessions = password !== undefined || user.email !== before.email;
  if (endsSessions) user = withSessionsEnded(user, context.now());
  if (body.validSince !== undefined) user = revoked(user, body.validSince, context.now());
  if (password && user.email !== undefined) context.signIns.forget(user.email);
  await context.store.commit([{ set: 'user', user }]);
  return user;
}

function withContact(context: IdentityContext, user: User, body: UpdateBody): User {
  const { state } = context.store;
  const changed = { ...user };
  if (body.email !== undefined && checkEmail(body.email) !== user.email) {
    changed.email = checkEmail(body.email);
    changed.emailVerified = false;
    checkEmailIsFree(state, changed.email, user.localId);
  }
  if (body.phoneNumber) changed.phoneNumber = checkPhone(state, body.phoneNumber, user.localId);
  if (body.deleteProvider?.includes('phone')) delete changed.phoneNumber;
  return changed;
}

function withStatus(user: User, body: UpdateBody): User {
  const claims = body.customAttributes;
  return {
    ...user,
    emailVerified: body.emailVerified ?? user.emailVerified,
    disabled: body.disableUser ?? user.disabled,
    customAttributes: claims === undefined ? user.customAttributes : checkCustomClaims(claims),
  };
}

function revoked(user: User, validSince: number, now: number): User {
  const isNow = validSince >= Math.floor(now / 1000) - REVOCATION_SLACK_S;
  return { ...user, validSince, sessionKey: isNow ? randomId(12) : user.sessionKey };
}
