import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/constants.ts';
import type { Auth } from 'firebase-admin/auth';

/**
 * SE-12: has Firebase refuse the passwords of a wrong length that a browser sends without our page, at the sign-up and
 * by the link of a forgotten password. The rest of the rule it has no words for (decision 26).
 */
export async function setPasswordPolicy(auth: Auth): Promise<void> {
  await auth.projectConfigManager().updateProjectConfig({
    passwordPolicyConfig: {
      enforcementState: 'ENFORCE',
      // Whoever has a shorter one of before still signs in.
      forceUpgradeOnSignin: false,
      constraints: { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX },
    },
  });
}
