import { beforeEach, describe, expect, it } from 'vitest';
import {
  FAILED_SIGN_INS,
  FAILED_SIGN_INS_KEPT_MS,
  SIGN_IN_PAUSE_MS,
} from '#src/identity/accounts/limits.ts';
import { EMAIL, errorCode, PASSWORD, signUpAda, startIdentity } from './identity-server.ts';
import type { IdentityServer } from './identity-server.ts';

let server: IdentityServer;
beforeEach(async () => {
  server = await startIdentity();
});

const signIn = (password: string, email = EMAIL) =>
  server.client('signInWithPassword', { email, password });

describe('sign-up', () => {
  it.each([
    ['EMAIL_EXISTS', { email: EMAIL.toUpperCase(), password: PASSWORD }],
    ['INVALID_EMAIL', { email: 'ada', password: PASSWORD }],
    ['INVALID_EMAIL', { email: '', password: PASSWORD }],
    ['WEAK_PASSWORD', { email: 'new@practice.test', password: '12345' }],
    ['MISSING_PASSWORD', { email: 'new@practice.test' }],
    ['ADMIN_ONLY_OPERATION', {}],
    ['INVALID_ARGUMENT', { email: 7, password: PASSWORD }],
  ])('refuses with %s', async (code, body) => {
    await signUpAda(server);
    const answer = await server.client('signUp', body);
    expect([answer.status, errorCode(answer)]).toEqual([400, code]);
  });

  it('gives an address to one of several that ask at the same time', async () => {
    const body = { email: EMAIL, password: PASSWORD };
    const answers = await Promise.all([1, 2, 3].map(() => server.client('signUp', body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

const NEW = 'another horse';

const failToSignIn = (times: number, email?: string) =>
  Promise.all(Array.from({ length: times }, () => signIn('wrong password', email)));

async function resetByLink() {
  const asked = { requestType: 'PASSWORD_RESET', email: EMAIL, returnOobLink: true };
  const { oobCode } = (await server.admin('accounts:sendOobCode', asked)).body;
  return server.client('resetPassword', { oobCode, newPassword: NEW });
}

describe('sign-in', () => {
  it('never shows a hash', async () => {
    const { idToken } = await signUpAda(server);
    const { body } = await server.client('lookup', { idToken });
    expect(JSON.stringify(body)).not.toMatch(/salt|sessionKey|"key"/);
    expect(body.users).toEqual([expect.objectContaining({ passwordHash: 'UkVEQUNURUQ=' })]);
  });

  it('SE-06 asks for a pause after too many failures, even with the right password', async () => {
    await signUpAda(server);
    await failToSignIn(FAILED_SIGN_INS);
    expect(errorCode(await signIn(PASSWORD))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    server.clock.now += SIGN_IN_PAUSE_MS - 1;
    expect(errorCode(await signIn(PASSWORD))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    server.clock.now += 1;
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('SE-06 asks for it again after each further failure, until an hour has passed', async () => {
    await signUpAda(server);
    await failToSignIn(FAILED_SIGN_INS);
    server.clock.now += SIGN_IN_PAUSE_MS;
    expect(errorCode(await signIn('wrong password'))).toBe('INVALID_LOGIN_CREDENTIALS');
    expect(errorCode(await signIn(PASSWORD))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    server.clock.now += FAILED_SIGN_INS_KEPT_MS;
    await failToSignIn(FAILED_SIGN_INS - 1);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('SE-06 forgets failures by the right password', async () => {
    await signUpAda(server);
    for (let round = 0; round < 2; round += 1) {
      await failToSignIn(FAILED_SIGN_INS - 1);
      expect((await signIn(PASSWORD)).status).toBe(200);
    }
  });

  it.each<[string, (localId: unknown) => Promise<unknown>]>([
    ['the administrator', (localId) => server.admin('accounts:update', { localId, password: NEW })],
    ['a link', () => resetByLink()],
  ])('SE-06 forgets failures by a new password from %s', async (_whose, renew) => {
    const { localId } = await signUpAda(server);
    await failToSignIn(FAILED_SIGN_INS);
    await renew(localId);
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('SE-06 makes nobody else wait', async () => {
    await signUpAda(server);
    await failToSignIn(FAILED_SIGN_INS, 'no@one.test');
    expect((await signIn(PASSWORD)).status).toBe(200);
  });
});
