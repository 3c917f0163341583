import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, errorCode, PASSWORD, signUpAda, startIdentity } from './identity-server.ts';
import type { IdentityServer, Json } from './identity-server.ts';

let server: IdentityServer;
beforeEach(async () => {
  server = await startIdentity();
});

const TOOLKIT = '/identitytoolkit.googleapis.com';

describe('the paths of the administrator', () => {
  it.each([
    ['POST', `${TOOLKIT}/v1/projects/demo-lens/accounts`],
    ['POST', `${TOOLKIT}/v1/projects/demo-lens/accounts:lookup`],
    ['POST', `${TOOLKIT}/v1/projects/demo-lens/accounts:update`],
    ['POST', `${TOOLKIT}/v1/projects/demo-lens/accounts:delete`],
    ['POST', `${TOOLKIT}/v1/projects/demo-lens/accounts:batchDelete`],
    ['POST', `${TOOLKIT}/v1/projects/demo-lens/accounts:batchCreate`],
    ['POST', `${TOOLKIT}/v1/projects/demo-lens:createSessionCookie`],
    ['GET', `${TOOLKIT}/v1/projects/demo-lens/accounts:batchGet`],
    ['POST', `${TOOLKIT}/v1/projects/demo-lens/accounts:query`],
    ['POST', `${TOOLKIT}/v1/projects/demo-lens/accounts:sendOobCode`],
    ['PATCH', `${TOOLKIT}/v2/projects/demo-lens/config`],
  ])('%s %s refuses a user', async (method, path) => {
    const { idToken } = await signUpAda(server);
    for (const authorization of ['', `Bearer ${String(idToken)}`]) {
      const answer = await server.request(method, path, { headers: { authorization } });
      expect([answer.status, errorCode(answer)]).toEqual([401, 'UNAUTHENTICATED']);
    }
  });

  it('do not lead into another project, nor to unknown calls', async () => {
    const headers = { authorization: 'Bearer owner' };
    const path = `${TOOLKIT}/v1/projects/other/accounts:batchGet`;
    const foreign = await server.request('GET', path, { headers });
    expect([foreign.status, errorCode(foreign)]).toEqual([404, 'PROJECT_NOT_FOUND']);
    const unknown = await server.request('POST', `${TOOLKIT}/v1/accounts:unknown`);
    expect([unknown.status, errorCode(unknown)]).toEqual([404, 'NOT_FOUND']);
  });

  it('are not opened to a client by the bearer alone', async () => {
    const { localId } = await signUpAda(server);
    const answer = await server.request('POST', `${TOOLKIT}/v1/accounts:update`, {
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ localId, disableUser: true }),
    });
    expect(errorCode(answer)).toBe('MISSING_ID_TOKEN');
  });

  it('answer bodies that are no JSON with INVALID_ARGUMENT', async () => {
    const answer = await server.request('POST', `${TOOLKIT}/v1/accounts:signUp`, { body: '{' });
    expect([answer.status, errorCode(answer)]).toEqual([400, 'INVALID_ARGUMENT']);
  });
});

describe('an update', () => {
  let localId: unknown;
  beforeEach(async () => {
    ({ localId } = await signUpAda(server));
    await server.admin('accounts', {
      localId: 'bob',
      email: 'bob@one.test',
      phoneNumber: '+4930123456',
    });
  });

  it.each<[string, Json]>([
    ['EMAIL_EXISTS', { email: 'BOB@one.test' }],
    ['PHONE_NUMBER_EXISTS', { phoneNumber: '+4930123456' }],
    ['INVALID_PHONE_NUMBER', { phoneNumber: '030' }],
    ['WEAK_PASSWORD', { password: '12345' }],
    ['CLAIMS_TOO_LARGE', { customAttributes: JSON.stringify({ a: 'x'.repeat(1000) }) }],
    ['INVALID_CLAIMS', { customAttributes: '[1]' }],
    ['INVALID_CLAIMS', { customAttributes: '{' }],
    ['FORBIDDEN_CLAIM', { customAttributes: '{"sub":"bob"}' }],
    ['USER_NOT_FOUND', { localId: 'nobody' }],
  ])('is refused with %s and changes nothing', async (code, fields) => {
    const before = (await server.admin('accounts:lookup', { localId })).body;
    expect(errorCode(await server.admin('accounts:update', { localId, ...fields }))).toBe(code);
    expect((await server.admin('accounts:lookup', { localId })).body).toEqual(before);
  });

  it('frees the address and the number it takes away', async () => {
    await server.admin('accounts:update', {
      localId: 'bob',
      email: 'robert@one.test',
      deleteProvider: ['phone'],
    });
    const fields = { email: 'bob@one.test', phoneNumber: '+4930123456' };
    expect((await server.admin('accounts:update', { localId, ...fields })).status).toBe(200);
    const found = await server.admin('accounts:lookup', { phoneNumber: ['+4930123456'] });
    expect(found.body.users).toEqual([expect.objectContaining({ localId, email: 'bob@one.test' })]);
  });

  it('of the e-mail takes back its verification unless told otherwise', async () => {
    const { body } = await server.admin('accounts:update', { localId, emailVerified: true });
    expect(body.emailVerified).toBe(true);
    const moved = await server.admin('accounts:update', { localId, email: 'a@one.test' });
    expect(moved.body.emailVerified).toBe(false);
    const fields = { email: 'b@one.test', emailVerified: true };
    const verified = await server.admin('accounts:update', { localId, ...fields });
    expect(verified.body.emailVerified).toBe(true);
  });
});

const ids = (users: unknown) =>
  Array.isArray(users) ? users.map((user: { localId: string }) => user.localId) : [];

describe('lists', () => {
  beforeEach(async () => {
    for (const name of ['c', 'a', 'b']) {
      server.clock.now += 1000;
      await server.admin('accounts', {
        localId: name,
        email: `${name}@one.test`,
        disabled: name === 'b',
      });
    }
  });

  it('are filtered and sorted by a query', async () => {
    const { body } = await server.admin('accounts:query', {
      sortBy: 'CREATED_AT',
      order: 'DESC',
      limit: 2,
    });
    expect([ids(body.userInfo), body.recordsCount]).toEqual([['b', 'a'], '3']);
    const found = await server.admin('accounts:query', { expression: [{ email: 'C@one.test' }] });
    expect(ids(found.body.userInfo)).toEqual(['c']);
    const counted = await server.admin('accounts:query', { returnUserInfo: false });
    expect(counted.body).toEqual({ recordsCount: '3' });
  });

  it('are deleted only where disabled, unless forced', async () => {
    const { body } = await server.admin('accounts:batchDelete', { localIds: ['a', 'b', 'nobody'] });
    expect(body.errors).toEqual([expect.objectContaining({ index: 0, localId: 'a' })]);
    await server.admin('accounts:batchDelete', { localIds: ['a'], force: true });
    expect(ids((await server.admin('accounts:query')).body.userInfo)).toEqual(['c']);
  });

  it('are emptied by the emulator’s own call', async () => {
    await server.request('DELETE', '/emulator/v1/projects/demo-lens/accounts');
    expect((await server.admin('accounts:query')).body.recordsCount).toBe('0');
    const again = { email: 'a@one.test', password: PASSWORD };
    expect((await server.client('signUp', again)).status).toBe(200);
  });
});

describe('what a client may ask about the project', () => {
  it('VA-01 is how somebody signs in only without the protection', async () => {
    await signUpAda(server);
    const ask = async (email: string) =>
      (await server.client('createAuthUri', { identifier: email })).body;
    expect(await ask(EMAIL)).not.toHaveProperty('signinMethods');
    await server.request('PATCH', '/emulator/v1/projects/demo-lens/config', {
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } }),
    });
    expect(await ask(EMAIL)).toMatchObject({ registered: true, signinMethods: ['password'] });
    expect(await ask('no@one.test')).toMatchObject({ registered: false, signinMethods: [] });
  });
});

it.each(['nonsense', 'e30.e30.'])('a custom token must be one: %s', async (token) => {
  const answer = await server.client('signInWithCustomToken', { token });
  expect(errorCode(answer)).toBe('INVALID_CUSTOM_TOKEN');
});
