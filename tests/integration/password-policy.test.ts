import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/basics/constants.ts';
import { setPasswordPolicy } from '#server/accounts/passwords/password-policy.ts';
import { startTestFirebase, type TestFirebase } from './support/firebase.ts';
import { identityToolkit } from './support/passwords.ts';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.close());

/** What Firebase says to a sign-up that no page of ours has looked at. */
async function signUp(email: string, password: string): Promise<string> {
  const input = { email, password, returnSecureToken: true };
  const { status, answer } = await identityToolkit('accounts:signUp', input);
  return status === 200 ? 'made' : JSON.stringify(answer['error']);
}

it('SE-12 the embedded Firebase takes passwords of the lengths of our rule, as the script sets it in production', async () => {
  const asked = async () => {
    const { passwordPolicyConfig } = await firebase.auth.projectConfigManager().getProjectConfig();
    return passwordPolicyConfig;
  };
  const opened = await asked();
  expect(opened).toMatchObject({
    enforcementState: 'ENFORCE',
    constraints: { minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX },
  });
  await setPasswordPolicy(firebase.auth);
  expect(await asked()).toEqual(opened);
  const short = 'x'.repeat(PASSWORD_MIN - 1);
  expect(await signUp('short@lens.test', short)).toContain('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  const long = 'x'.repeat(PASSWORD_MAX + 1);
  expect(await signUp('long@lens.test', long)).toContain('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  expect(await signUp('fits@lens.test', `${short}x`)).toBe('made');
});
