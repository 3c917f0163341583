import { temporaryFile } from 'test-tools/temporary-file.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MAILS_PER_ADDRESS, MAIL_PAUSE_MS } from '#src/identity/accounts/limits.ts';
import { decodeToken, encodeToken } from '#src/identity/accounts/tokens.ts';
import {
  EMAIL,
  errorCode,
  PASSWORD,
  signUpAda,
  startIdentity,
  type IdentityServer,
  type Json,
} from './identity-server.ts';

let server: IdentityServer;
let ada: Json;
beforeEach(async () => {
  server = await startIdentity();
  ada = await signUpAda(server);
});

const lookup = async (idToken: unknown) => errorCode(await server.client('lookup', { idToken }));

describe('a refresh', () => {
  it('answers TOKEN_EXPIRED after a revocation in the same second', async () => {
    const validSince = String(server.clock.now / 1000);
    await server.admin('accounts:update', { localId: ada.localId, validSince });
    expect(errorCode(await server.refresh(ada.refreshToken))).toBe('TOKEN_EXPIRED');
  });

  it('is refused to a session of a deleted user whose uid came back', async () => {
    await server.admin('accounts:delete', { localId: ada.localId });
    await server.admin('accounts', { localId: ada.localId });
    expect(errorCode(await server.refresh(ada.refreshToken))).toBe('TOKEN_EXPIRED');
  });
});

describe('an ID token', () => {
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

const forgot = (email = EMAIL) =>
  server.client('sendOobCode', { requestType: 'PASSWORD_RESET', email });

const lastCode = () => server.mails.at(-1)?.oobCode;

describe('an e-mail', () => {
  it.each([
    ['UNAUTHORIZED_DOMAIN', { requestType: 'PASSWORD_RESET', continueUrl: 'https://evil.test/' }],
    ['INVALID_CONTINUE_URI', { requestType: 'PASSWORD_RESET', continueUrl: 'nowhere' }],
    ['INSUFFICIENT_PERMISSION', { requestType: 'PASSWORD_RESET', returnOobLink: true }],
    ['MISSING_REQ_TYPE', {}],
    ['INVALID_REQ_TYPE', { requestType: 'SOMETHING' }],
    ['OPERATION_NOT_ALLOWED', { requestType: 'EMAIL_SIGNIN' }],
    ['MISSING_ID_TOKEN', { requestType: 'VERIFY_EMAIL' }],
    ['INVALID_EMAIL', { requestType: 'PASSWORD_RESET', email: 'ada' }],
  ])('is refused with %s', async (code, body) => {
    expect(errorCode(await server.client('sendOobCode', { email: EMAIL, ...body }))).toBe(code);
    expect(server.mails).toEqual([]);
  });

  it('is not said to be sent when whoever keeps it could not', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    onTestFinished(() => said.mockRestore());
    const full = await startIdentity({ onMail: () => Promise.reject(new Error('disk full')) });
    await signUpAda(full);
    const body = { requestType: 'PASSWORD_RESET', email: EMAIL };
    const answer = await full.client('sendOobCode', body);
    expect([answer.status, errorCode(answer)]).toEqual([500, 'INTERNAL_ERROR']);
  });

  it('does not go to a stranger, and the answer does not show it', async () => {
    const known = await forgot();
    const unknown = await forgot('no@one.test');
    expect(unknown.status).toBe(200);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    expect(server.mails.map(({ to }) => to)).toEqual([EMAIL]);
  });

  it('waits when one address got too many, known or not', async () => {
    for (let mail = 0; mail < MAILS_PER_ADDRESS; mail++) {
      await forgot();
      await forgot('no@one.test');
    }
    expect(errorCode(await forgot())).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(errorCode(await forgot('no@one.test'))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    server.clock.now += MAIL_PAUSE_MS;
    expect((await forgot()).status).toBe(200);
  });
});

const reset = (oobCode: unknown, newPassword = 'a new horse') =>
  server.client('resetPassword', { oobCode, newPassword });

describe('a password reset code', () => {
  it('works once, and takes the other reset codes with it', async () => {
    await forgot();
    const first = lastCode();
    await forgot();
    expect((await reset(lastCode())).status).toBe(200);
    expect(errorCode(await reset(lastCode()))).toBe('INVALID_OOB_CODE');
    expect(errorCode(await reset(first))).toBe('INVALID_OOB_CODE');
  });

  it('works once even when it is used twice at the same time', async () => {
    await forgot();
    const answers = await Promise.all([1, 2].map(() => reset(lastCode())));
    expect(answers.map(errorCode).toSorted()).toEqual(['INVALID_OOB_CODE', 'none']);
  });

  it('is nothing any more once the address has changed', async () => {
    await forgot();
    const oobCode = lastCode();
    await server.admin('accounts:update', { localId: ada.localId, email: 'new@one.test' });
    expect(errorCode(await reset(oobCode))).toBe('INVALID_OOB_CODE');
  });

  it('sets no password when it is for something else', async () => {
    await server.client('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: ada.idToken });
    expect(errorCode(await reset(lastCode()))).toBe('INVALID_OOB_CODE');
  });
});

const askFor = (newEmail: string) =>
  server.client('sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: ada.idToken,
    newEmail,
  });

describe('a change of e-mail', () => {
  it('fails when somebody took the address meanwhile, and sends nothing when it is taken', async () => {
    await askFor('new@one.test');
    await server.client('signUp', { email: 'new@one.test', password: PASSWORD });
    const answer = await server.client('update', { oobCode: lastCode() });
    expect(errorCode(answer)).toBe('EMAIL_EXISTS');
    const before = server.mails.length;
    expect((await askFor('new@one.test')).status).toBe(200);
    expect(server.mails).toHaveLength(before);
  });
});

describe('the journal', () => {
  it.each([true, false])(
    'VA-01 a start that says emailEnumerationProtection: %s wins over what was kept',
    async (wanted) => {
      const file = await temporaryFile('identity.jsonl');
      const answerOf = async (emailEnumerationProtection?: boolean) => {
        server = await startIdentity({ file, emailEnumerationProtection });
        const answer = errorCode(await forgot('no@one.test'));
        await server.close();
        return answer;
      };
      const [said, other] = wanted ? ['none', 'EMAIL_NOT_FOUND'] : ['EMAIL_NOT_FOUND', 'none'];
      expect(await answerOf(!wanted)).toBe(other);
      expect(await answerOf()).toBe(other);
      expect(await answerOf(wanted)).toBe(said);
      expect(await answerOf()).toBe(said);
    },
  );
});
