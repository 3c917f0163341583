import { z } from 'zod';
import { checkEmail, checkEmailIsFree, withProfile } from '../accounts/account-fields.ts';
import { accountInfo } from '../accounts/account-info.ts';
import { usableCode } from '../accounts/action-codes.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint, IdentityContext } from '../accounts/identity-context.ts';
import { need } from '../accounts/identity-error.ts';
import { checkPassword, hashPassword } from '../accounts/passwords.ts';
import type { User, ActionCode } from '../accounts/records.ts';
import { startSession, userOfIdToken, userSignedInRecently } from '../accounts/sessions.ts';
import { withSessionsEnded } from '../accounts/user-changes.ts';
import { updateByAdmin } from './update-by-admin.ts';

const Body = z.object({
  oobCode: z.string().optional(),
  idToken: z.string().optional(),
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: z.string().nullish(),
  photoUrl: z.string().nullish(),
  deleteAttribute: z.array(z.string()).optional(),
});

type UpdateBody = z.infer<typeof Body>;

const KIND = 'identitytoolkit#SetAccountInfoResponse';

/** `accounts:update`: by an action code, by the administrator, or by the user about oneself. */
export const update: Endpoint = async (context, request) => {
  const body = parseBody(Body, request.body);
  if (body.oobCode !== undefined) {
    const { localId, email, emailVerified } = await applyActionCode(context, body.oobCode);
    return { kind: KIND, localId, email, emailVerified };
  }
  if (request.admin) return { kind: KIND, ...accountInfo(await updateByAdmin(context, request)) };
  need(body.idToken, 'MISSING_ID_TOKEN');
  const changesCredentials = body.email !== undefined || body.password !== undefined;
  return changesCredentials
    ? changeCredentials(context, body, body.idToken)
    : changeProfile(context, body, body.idToken);
};

async function changeProfile(context: IdentityContext, body: UpdateBody, idToken: string) {
  const user = withProfile(userOfIdToken(context, idToken).user, body);
  await context.store.commit([{ set: 'user', user }]);
  return { kind: KIND, ...accountInfo(user) };
}

async function changeCredentials(context: IdentityContext, body: UpdateBody, idToken: string) {
  userSignedInRecently(context, idToken);
  const { passwordPolicy } = context.store.state.settings;
  if (body.password !== undefined) checkPassword(body.password, passwordPolicy);
  const password =
    body.password === undefined
      ? undefined
      : await hashPassword(body.password, context.passwordCost);
  let user = withProfile(userSignedInRecently(context, idToken), body);
  const now = context.now();
  if (body.email !== undefined) user = withNewEmail(context, user, body.email);
  if (password) user = { ...user, password, passwordUpdatedAt: now };
  user = withSessionsEnded(user, now);
  const { changes, tokens } = startSession(context, user, 'password');
  await context.store.commit(changes);
  return { kind: KIND, ...accountInfo(user), ...tokens };
}

function withNewEmail(context: IdentityContext, user: User, given: string): User {
  const email = checkEmail(given);
  if (email === user.email) return user;
  const { state } = context.store;
  need(
    !state.settings.emailEnumerationProtection,
    'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.',
  );
  checkEmailIsFree(state, email, user.localId);
  return { ...user, email, emailVerified: false };
}

/**
 * Marks the e-mail as verified, or changes it to the verified new one, and uses the code up.
 * @throws IdentityError as `usableCode`; EMAIL_EXISTS when somebody took the new address meanwhile.
 */
async function applyActionCode(context: IdentityContext, oobCode: string): Promise<User> {
  const found = usableCode(context, oobCode, ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']);
  const verified = withVerifiedEmail(context, found.user, found.code);
  await context.store.commit([
    { set: 'user', user: verified },
    { drop: 'code', code: oobCode },
  ]);
  return verified;
}

function withVerifiedEmail(context: IdentityContext, user: User, { newEmail }: ActionCode): User {
  const verified = { ...user, emailVerified: true };
  if (newEmail === undefined) return verified;
  checkEmailIsFree(context.store.state, newEmail, user.localId);
  return withSessionsEnded({ ...verified, email: newEmail }, context.now());
}
