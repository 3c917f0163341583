import { beforeEach, describe, expect, it } from 'vitest';
import { decodeToken, encodeToken } from '#local-firebase/identity/tokens.ts';
import { EMAIL, errorCode, PASSWORD, signUpAda, startIdentity } from './identity-server.ts';
import type { IdentityServer, Json } from './identity-server.ts';

let server: IdentityServer;
let ada: Json;
beforeEach(async () => {
  server = await startIdentity();
  ada = await signUpAda(server);
});

const lookup = async (idToken: unknown) => errorCode(await server.client('lookup', { idToken }));

describe('a refresh', () => {
  it.each([
    ['INVALID_REFRESH_TOKEN', 'made up'],
    ['MISSING_REFRESH_TOKEN', ''],
  ])('answers %s for %j', async (code, token) => {
    expect(errorCode(await server.refresh(token))).toBe(code);
  });

  it.each([
    ['TOKEN_EXPIRED', 'a revocation in the same second', 'update', { validSince: 'now' }],
    ['TOKEN_EXPIRED', 'a new password', 'update', { password: 'another one' }],
    ['TOKEN_EXPIRED', 'a new e-mail', 'update', { email: 'new@practice.test' }],
    ['USER_DISABLED', 'being disabled', 'update', { disableUser: true }],
    ['USER_NOT_FOUND', 'being deleted', 'delete', {}],
  ])('answers %s after %s', async (code, _case, action, change) => {
    const { localId } = ada;
    const validSince = String(server.clock.now / 1000);
    const body = 'validSince' in change ? { localId, validSince } : { localId, ...change };
    expect((await server.admin(`accounts:${action}`, body)).status).toBe(200);
    expect(errorCode(await server.refresh(ada.refreshToken))).toBe(code);
  });

  it('is refused to a session of a deleted user whose uid came back', async () => {
    await server.admin('accounts:delete', { localId: ada.localId });
    await server.admin('accounts', { localId: ada.localId });
    expect(errorCode(await server.refresh(ada.refreshToken))).toBe('TOKEN_EXPIRED');
  });
});

describe('an ID token', () => {
  it('ends with a revocation, a disabling or a deletion', async () => {
    const { localId, idToken } = ada;
    expect(await lookup(idToken)).toBe('none');
    server.clock.now += 2000;
    const validSince = String(server.clock.now / 1000);
    await server.admin('accounts:update', { localId, validSince });
    expect(await lookup(idToken)).toBe('TOKEN_EXPIRED');
    await server.admin('accounts:update', { localId, disableUser: true });
    expect(await lookup(idToken)).toBe('USER_DISABLED');
    await server.admin('accounts:delete', { localId });
    expect(await lookup(idToken)).toBe('USER_NOT_FOUND');
  });

  it('ends after an hour, and is nothing in another project', async () => {
    const foreign = encodeToken({ ...decodeToken(String(ada.idToken)), aud: 'other' });
    expect(await lookup(foreign)).toBe('INVALID_ID_TOKEN');
    expect(await lookup('nonsense')).toBe('INVALID_ID_TOKEN');
    server.clock.now += 3_600_000;
    expect(await lookup(ada.idToken)).toBe('TOKEN_EXPIRED');
  });
});

describe('what asks for a recent sign-in', () => {
  const changes = [
    ['update', { password: 'another one' }],
    ['delete', {}],
    ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@practice.test' }],
  ] as const;

  it.each(changes)('%s is refused after five minutes', async (action, body) => {
    server.clock.now += 301_000;
    const { body: fresh } = await server.refresh(ada.refreshToken);
    const answer = await server.client(action, { idToken: fresh.id_token, ...body });
    expect(errorCode(answer)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });
});

describe('a change of one’s own password', () => {
  it('VA-02 ends the other sessions and goes on with the new tokens', async () => {
    const { body: other } = await server.client('signInWithPassword', {
      email: EMAIL,
      password: PASSWORD,
    });
    const { body: changed } = await server.client('update', {
      idToken: ada.idToken,
      password: 'another one',
      returnSecureToken: true,
    });
    expect(errorCode(await server.refresh(other.refreshToken))).toBe('TOKEN_EXPIRED');
    expect((await server.refresh(changed.refreshToken)).status).toBe(200);
    expect(await lookup(changed.idToken)).toBe('none');
  });

  it('cannot change the e-mail unseen, nor what only the administrator may', async () => {
    const { idToken } = ada;
    const answer = await server.client('update', { idToken, email: 'new@practice.test' });
    expect(errorCode(answer)).toBe('OPERATION_NOT_ALLOWED');
    const customAttributes = '{"role":"admin"}';
    const { body } = await server.client('update', {
      idToken,
      customAttributes,
      emailVerified: true,
    });
    expect(body).toMatchObject({ emailVerified: false });
    expect(body.customAttributes).toBeUndefined();
  });
});
