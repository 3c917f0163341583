import { z } from 'zod';
import { isLoopbackOrigin } from '../../base/http.ts';
import { checkEmail } from '../accounts/account-fields.ts';
import { makeActionCode } from '../accounts/action-codes.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint, IdentityContext, IdentityRequest } from '../accounts/identity-context.ts';
import { IdentityError, need } from '../accounts/identity-error.ts';
import type { User } from '../accounts/records.ts';
import { userOfIdToken, userSignedInRecently } from '../accounts/sessions.ts';

const Body = z.object({
  requestType: z.string().optional(),
  email: z.string().optional(),
  newEmail: z.string().optional(),
  idToken: z.string().optional(),
  continueUrl: z.string().optional(),
  returnOobLink: z.boolean().optional(),
});

const ActionTypes = z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']);

type Asked = z.infer<typeof Body> & { requestType: z.infer<typeof ActionTypes> };

/** `accounts:sendOobCode`: e-mails a link with a code; the administrator may have the link instead. */
export const sendOobCode: Endpoint = async (context, request) => {
  const asked = askedFor(context, request);
  const user = recipient(context, request, asked);
  const newEmail = newEmailOf(asked);
  const answer = { kind: 'identitytoolkit#GetOobConfirmationCodeResponse' };
  if (!asked.returnOobLink) countMail(context, newEmail ?? user?.email ?? asked.email ?? '');
  if (!user || (newEmail !== undefined && isHiddenConflict(context, newEmail))) {
    return { ...answer, email: user?.email ?? asked.email };
  }
  const code = makeActionCode(context, {
    ...asked,
    user,
    newEmail,
    apiKey: request.query.get('key') ?? 'local',
    locale: request.locale,
  });
  await context.store.commit([{ set: 'code', code }]);
  const { requestType, link, code: oobCode } = code;
  if (asked.returnOobLink) return { ...answer, email: user.email, oobCode, oobLink: link };
  const to = newEmail ?? user.email;
  const { displayName } = user;
  await context.onMail({ to, requestType, oobCode, link, displayName, locale: request.locale });
  return { ...answer, email: user.email };
};

function askedFor(context: IdentityContext, request: IdentityRequest): Asked {
  const body = parseBody(Body, request.body);
  need(body.requestType, 'MISSING_REQ_TYPE');
  need(body.requestType !== 'EMAIL_SIGNIN', 'OPERATION_NOT_ALLOWED');
  const requestType = ActionTypes.safeParse(body.requestType);
  need(requestType.success, 'INVALID_REQ_TYPE');
  need(!body.returnOobLink || request.admin, 'INSUFFICIENT_PERMISSION', 403);
  if (body.continueUrl !== undefined) checkContinueUrl(context, body.continueUrl);
  return { ...body, requestType: requestType.data };
}

function checkContinueUrl(context: IdentityContext, url: string): void {
  need(URL.canParse(url), 'INVALID_CONTINUE_URI');
  const { origin } = new URL(url);
  const allowed = isLoopbackOrigin(origin) || origin === new URL(context.actionUrl).origin;
  need(allowed, 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
}

/** Null where an unknown address must get the same answer as a known one. */
function recipient(
  context: IdentityContext,
  request: IdentityRequest,
  asked: Asked,
): (User & { email: string }) | null {
  if (asked.requestType === 'PASSWORD_RESET' || request.admin) {
    need(asked.email, 'MISSING_EMAIL');
    return userByAddress(context, request, checkEmail(asked.email));
  }
  need(asked.idToken, 'MISSING_ID_TOKEN');
  const changes = asked.requestType === 'VERIFY_AND_CHANGE_EMAIL';
  const user = changes
    ? userSignedInRecently(context, asked.idToken)
    : userOfIdToken(context, asked.idToken).user;
  return withEmail(user);
}

function userByAddress(context: IdentityContext, request: IdentityRequest, email: string) {
  const { settings } = context.store.state;
  const user = context.store.state.userByEmail(email);
  const silent = settings.emailEnumerationProtection && !request.admin;
  if (user && !(user.disabled && silent)) return withEmail(user);
  if (silent) return null;
  throw new IdentityError('EMAIL_NOT_FOUND');
}

function withEmail(user: User): User & { email: string } {
  need(user.email !== undefined, 'MISSING_EMAIL');
  return { ...user, email: user.email };
}

function newEmailOf(asked: Asked): string | undefined {
  if (asked.requestType !== 'VERIFY_AND_CHANGE_EMAIL') return undefined;
  need(asked.newEmail, 'MISSING_NEW_EMAIL');
  return checkEmail(asked.newEmail);
}

/** Whether nothing is sent, silently, because the new address is somebody's. */
function isHiddenConflict(context: IdentityContext, newEmail: string): boolean {
  const taken = context.store.state.userByEmail(newEmail) !== undefined;
  need(!taken || context.store.state.settings.emailEnumerationProtection, 'EMAIL_EXISTS');
  return taken;
}

function countMail(context: IdentityContext, address: string): void {
  need(!context.mails.isPaused(address), 'TOO_MANY_ATTEMPTS_TRY_LATER');
  context.mails.count(address);
}
