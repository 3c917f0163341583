import type { Auth } from 'firebase-admin/auth';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/basics/constants.ts';

/**
 * SE-12: makes Firebase refuse passwords of a wrong length that do not come from our page, at sign-up and by a password
 * reset link. Firebase has no setting for the rest of the rule (decision 26).
 */
export async function setPasswordPolicy(auth: Auth): Promise<void> {
  await auth.projectConfigManager().updateProjectConfig({
    passwordPolicyConfig: {
      enforcementState: 'ENFORCE',
      // Users with a shorter password from before can still sign in.
      forceUpgradeOnSignin: false,
      constraints: { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX },
    },
  });
}
