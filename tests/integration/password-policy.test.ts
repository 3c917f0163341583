import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/constants.ts';
import { setPasswordPolicy } from '#server/accounts/passwords/password-policy.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestFirebase, type TestFirebase } from './support/firebase.ts';

let firebase: TestFirebase;
beforeAll(async () => {
  firebase = await startTestFirebase();
});
afterAll(() => firebase.close());

const errorSchema = z.object({ error: z.object({ message: z.string() }) });

/** What Firebase says to a sign-up that no page of ours has looked at. */
async function signUp(email: string, password: string): Promise<string> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const answer: unknown = await response.json();
  return response.ok ? 'made' : errorSchema.parse(answer).error.message.split(' ', 1).join();
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
  expect(await signUp('short@lens.test', short)).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  const long = 'x'.repeat(PASSWORD_MAX + 1);
  expect(await signUp('long@lens.test', long)).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  expect(await signUp('fits@lens.test', `${short}x`)).toBe('made');
});
