import type { IdentityContext } from './identity-context.ts';
import { need } from './identity-error.ts';
import { ACTION_CODE_LIFE_MS } from './limits.ts';
import type { ActionCode, ActionType, Change, User } from './records.ts';
import { randomId } from './user-changes.ts';

const MODES: Record<ActionType, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
};

interface CodeRequest {
  requestType: ActionType;
  user: User & { email: string };
  newEmail?: string;
  continueUrl?: string;
  apiKey: string;
  locale?: string;
}

/** A fresh code with its link; it counts once it is committed. */
export function makeActionCode(context: IdentityContext, request: CodeRequest): ActionCode {
  const { requestType, user, newEmail } = request;
  const code = randomId(40);
  return {
    code,
    requestType,
    localId: user.localId,
    email: user.email,
    newEmail,
    link: linkOf(context.actionUrl, code, request),
    expiresAt: context.now() + ACTION_CODE_LIFE_MS[requestType],
  };
}

function linkOf(actionUrl: string, code: string, request: CodeRequest): string {
  const link = new URL(actionUrl);
  link.searchParams.set('mode', MODES[request.requestType]);
  link.searchParams.set('oobCode', code);
  link.searchParams.set('apiKey', request.apiKey);
  if (request.continueUrl !== undefined) {
    link.searchParams.set('continueUrl', request.continueUrl);
  }
  link.searchParams.set('lang', request.locale ?? 'en');
  return link.href;
}

/**
 * A code that may be used now, with its user.
 * @throws IdentityError INVALID_OOB_CODE (unknown, used, or the address changed), EXPIRED_OOB_CODE,
 * EMAIL_NOT_FOUND (the user is gone), USER_DISABLED.
 */
export function usableCode(
  context: IdentityContext,
  code: string,
  types: readonly ActionType[],
): { code: ActionCode; user: User } {
  const { state } = context.store;
  const found = state.codes.get(code);
  need(found && types.includes(found.requestType), 'INVALID_OOB_CODE');
  need(found.expiresAt > context.now(), 'EXPIRED_OOB_CODE');
  const user = state.users.get(found.localId);
  need(user, 'EMAIL_NOT_FOUND');
  need(!user.disabled, 'USER_DISABLED');
  need(user.email === found.email, 'INVALID_OOB_CODE');
  return { code: found, user };
}

/** Takes back the codes of a user: after a reset no other reset may be pending. */
export function dropCodes(context: IdentityContext, localId: string, type: ActionType): Change[] {
  const all = [...context.store.state.codes.values()];
  const theirs = all.filter((code) => code.localId === localId && code.requestType === type);
  return theirs.map(({ code }): Change => ({ drop: 'code', code }));
}
