import { scryptSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { describe, expect, it } from 'vitest';
import {
  callerFromAuthorization,
  decodeToken,
  encodeToken,
} from '#src/identity/accounts/tokens.ts';
import { PASSWORD, signUpAda, startIdentity } from './identity-server.ts';

const NOW = Date.UTC(2026, 0, 1);
const SECONDS = NOW / 1000;
const now = () => NOW;
const valid = { sub: 'ada', aud: 'demo-lens', iat: SECONDS - 10, exp: SECONDS + 10 };

describe('callerFromAuthorization', () => {
  it.each(['Bearer', 'Firebase'])('reads an ID token of the scheme %s', (scheme) => {
    const caller = callerFromAuthorization(`${scheme} ${encodeToken(valid)}`, { now });
    expect(caller).toEqual({ admin: false, auth: { uid: 'ada', token: valid } });
  });

  it('lets mock tokens with iat 0 never expire', () => {
    const token = encodeToken({ user_id: 'ada', iat: 0, exp: 3600 });
    expect(callerFromAuthorization(`Bearer ${token}`, { now }).auth?.uid).toBe('ada');
  });

  it.each([
    ['an expired token', `Bearer ${encodeToken({ ...valid, exp: SECONDS })}`],
    ['a token without expiry', `Bearer ${encodeToken({ sub: 'ada', aud: 'demo-lens' })}`],
    ['a token without a user', `Bearer ${encodeToken({ ...valid, sub: '' })}`],
    ['another project', `Bearer ${encodeToken({ ...valid, aud: 'other' })}`],
    [
      'a session cookie',
      `Bearer ${encodeToken({ ...valid, iss: 'https://session.firebase.google.com/demo-lens' })}`,
    ],
    ['no token at all', 'Bearer nonsense'],
    ['another scheme', 'Basic YTpi'],
  ])('refuses %s as UNAUTHENTICATED', (_case, header) => {
    expect(() => callerFromAuthorization(header, { projectId: 'demo-lens', now })).toThrow(
      expect.objectContaining({ status: 'UNAUTHENTICATED' }),
    );
  });
});

describe('decodeToken', () => {
  it('reads back what encodeToken wrote, names outside Latin-1 included', () => {
    expect(decodeToken(encodeToken({ name: 'Жук 🦋' }))).toEqual({ name: 'Жук 🦋' });
  });

  it.each(['', 'a', 'a.b', 'a.b.c.d', `a.${Buffer.from('[1]').toString('base64url')}.c`])(
    'answers null for %j',
    (text) => {
      expect(decodeToken(text)).toBeNull();
    },
  );
});

it('keeps on disk only hashes that are slow to try, and neither password nor token', async () => {
  const file = await temporaryFile('identity.jsonl');
  const server = await startIdentity({ file });
  const { refreshToken } = await signUpAda(server);
  await server.close();
  const kept = await readFile(file, 'utf8');
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain(String(refreshToken));
  const [, salt = '', key] = /"salt":"([^"]+)","key":"([^"]+)"/.exec(kept) ?? [];
  expect(key).toBe(scryptSync(PASSWORD, salt, 32, { N: 16_384 }).toString('base64url'));
});
