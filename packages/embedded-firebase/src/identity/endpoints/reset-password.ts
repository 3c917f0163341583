import { z } from 'zod';
import { dropCodes, usableCode } from '../accounts/action-codes.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint, IdentityContext } from '../accounts/identity-context.ts';
import { need } from '../accounts/identity-error.ts';
import { checkPassword, hashPassword } from '../accounts/passwords.ts';
import type { ActionCode } from '../accounts/records.ts';
import { withSessionsEnded } from '../accounts/user-changes.ts';

const Body = z.object({ oobCode: z.string().optional(), newPassword: z.string().optional() });

const ALL_TYPES = ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'] as const;

/** `accounts:resetPassword`: says what a code is for; with `newPassword` it sets it and uses the code up. */
export const resetPassword: Endpoint = async (context, request) => {
  const { oobCode, newPassword } = parseBody(Body, request.body);
  need(oobCode, 'MISSING_OOB_CODE');
  const code =
    newPassword === undefined
      ? usableCode(context, oobCode, ALL_TYPES).code
      : await setPassword(context, oobCode, newPassword);
  const { requestType, email, newEmail } = code;
  return { kind: 'identitytoolkit#ResetPasswordResponse', requestType, email, newEmail };
};

async function setPassword(
  context: IdentityContext,
  oobCode: string,
  newPassword: string,
): Promise<ActionCode> {
  usableCode(context, oobCode, ['PASSWORD_RESET']);
  checkPassword(newPassword, context.store.state.settings.passwordPolicy);
  const password = await hashPassword(newPassword, context.passwordCost);
  // Looked up again: hashing takes a while, and a code counts once.
  const { code, user } = usableCode(context, oobCode, ['PASSWORD_RESET']);
  const now = context.now();
  const changed = { ...user, password, passwordUpdatedAt: now, emailVerified: true };
  context.signIns.forget(code.email);
  await context.store.commit([
    { set: 'user', user: withSessionsEnded(changed, now) },
    ...dropCodes(context, user.localId, 'PASSWORD_RESET'),
  ]);
  return code;
}
