import { checkEmailIsFree } from '../account-fields.ts';
import { usableCode } from '../action-codes.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { ActionCode, User } from '../records.ts';
import { withSessionsEnded } from '../user-changes.ts';

/**
 * Marks the e-mail as verified, or changes it to the verified new one, and uses the code up.
 * @throws IdentityError as `usableCode`; EMAIL_EXISTS when somebody took the new address meanwhile.
 */
export async function applyActionCode(context: IdentityContext, oobCode: string): Promise<User> {
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
