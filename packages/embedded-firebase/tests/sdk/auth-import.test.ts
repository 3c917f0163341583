// @vitest-environment jsdom
import { createHash, createHmac, pbkdf2Sync, scryptSync } from 'node:crypto';
import type { HashAlgorithmType, UserImportOptions, UserImportRecord } from 'firebase-admin/auth';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { openAdmin } from './support/admin-sdk.ts';
import { coded, freshEmail, openSuite, openWebAuth } from './support/auth-apps.ts';
import { cannotRestart } from './support/target.ts';

const target = await openSuite();
const { admin, close } = openAdmin(target);
afterAll(close);

const PASSWORD = 'password';
const SALT = 'NaCl';

/** Firebase's own scrypt, with the figures that its makers published. */
const SCRYPT_KEY =
  'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==';
const SCRYPT_HASH =
  'V358E8LdWJXAO7muq0CufVpEOXaj8aFiC7T/rcaGieN04q/ZPJ08WhJEHGjj9lz/2TT+/86N5VjVoc5DdBhBiw==';

const hmac = (name: string) =>
  createHmac(name, 'secret')
    .update(PASSWORD + SALT)
    .digest();
const digest = (name: string) =>
  createHash(name)
    .update(SALT + PASSWORD)
    .digest();

type Hash = UserImportOptions['hash'];

/** As the Admin SDK's own suite has them verified by production. */
const HASHES: [Hash, Buffer][] = [
  [{ algorithm: 'HMAC_SHA512', key: Buffer.from('secret') }, hmac('sha512')],
  [{ algorithm: 'HMAC_SHA256', key: Buffer.from('secret') }, hmac('sha256')],
  [{ algorithm: 'HMAC_SHA1', key: Buffer.from('secret') }, hmac('sha1')],
  [{ algorithm: 'HMAC_MD5', key: Buffer.from('secret') }, hmac('md5')],
  [{ algorithm: 'SHA512', rounds: 1 }, digest('sha512')],
  [{ algorithm: 'SHA256', rounds: 1 }, digest('sha256')],
  [{ algorithm: 'SHA1', rounds: 1 }, digest('sha1')],
  [{ algorithm: 'MD5', rounds: 0 }, Buffer.from(digest('md5').toString('hex'))],
  [{ algorithm: 'PBKDF2_SHA256', rounds: 1000 }, pbkdf2Sync(PASSWORD, SALT, 1000, 64, 'sha256')],
  [{ algorithm: 'PBKDF_SHA1', rounds: 1000 }, pbkdf2Sync(PASSWORD, SALT, 1000, 20, 'sha1')],
  [
    {
      algorithm: 'SCRYPT',
      key: Buffer.from(SCRYPT_KEY, 'base64'),
      saltSeparator: Buffer.from('Bw==', 'base64'),
      rounds: 8,
      memoryCost: 14,
    },
    Buffer.from(SCRYPT_HASH, 'base64'),
  ],
  [
    {
      algorithm: 'STANDARD_SCRYPT',
      memoryCost: 1024,
      parallelization: 16,
      blockSize: 8,
      derivedKeyLength: 64,
    },
    scryptSync(PASSWORD, SALT, 64, { N: 1024, r: 8, p: 16 }),
  ],
];

let count = 0;
/** A user nobody else has, with what is given. */
function someone(fields: Partial<UserImportRecord> = {}): UserImportRecord {
  return { uid: `imported-${Date.now()}-${count++}`, email: freshEmail(), ...fields };
}

const importOne = (user: UserImportRecord, hash?: Hash) =>
  admin.importUsers([user], hash && { hash });

const signIn = (email = '', password = PASSWORD) =>
  signInWithEmailAndPassword(openWebAuth(target), email, password);

describe.skipIf(cannotRestart)('an imported hash', () => {
  const cases = HASHES.map(([hash, bytes]) => [hash.algorithm, hash, bytes] as const);

  it.each(cases)('LF-02 of %s lets its user sign in', async (_algorithm, hash, passwordHash) => {
    const user = someone({ passwordHash, passwordSalt: Buffer.from(SALT) });
    expect(await importOne(user, hash)).toMatchObject({ successCount: 1, errors: [] });
    await expect(signIn(user.email, 'another')).rejects.toThrow(coded(expect.any(String)));
    expect((await signIn(user.email)).user.uid).toBe(user.uid);
    // The second time it is a hash of ours.
    expect((await signIn(user.email)).user.uid).toBe(user.uid);
  });

  it.each<[HashAlgorithmType, Omit<Hash, 'algorithm'>, string]>([
    ['BCRYPT', {}, 'INVALID_HASH_ALGORITHM'],
    ['SHA256', { rounds: 2 }, 'INVALID_HASH_ROUNDS'],
    ['SHA512', { rounds: 1 }, 'INVALID_PASSWORD_HASH'],
    ['PBKDF2_SHA256', { rounds: 0 }, 'INVALID_HASH_ROUNDS'],
  ])('LF-03 that could not be verified is refused: %s %o', async (algorithm, options, message) => {
    const user = someone({ passwordHash: digest('sha256'), passwordSalt: Buffer.from(SALT) });
    const { failureCount, errors } = await importOne(user, { algorithm, ...options });
    expect([failureCount, errors[0]?.error.message]).toEqual([1, expect.stringContaining(message)]);
    await expect(admin.getUser(user.uid)).rejects.toThrow(coded('auth/user-not-found'));
  });
});

describe('imported users', () => {
  it('LF-02 are there with what they had', async () => {
    const user = someone({
      emailVerified: true,
      displayName: 'Ada',
      phoneNumber: `+1555${String(Date.now()).slice(-7)}`,
      disabled: true,
      customClaims: { role: 'admin' },
      metadata: { creationTime: 'Wed, 12 Oct 2016 01:31:45 GMT' },
    });
    expect(await importOne(user)).toMatchObject({ successCount: 1, failureCount: 0 });
    expect(await admin.getUser(user.uid)).toMatchObject(user);
  });

  it('LF-02 are taken or refused one by one, by their place in the list', async () => {
    const there = await admin.createUser({ email: freshEmail() });
    const users = [
      someone(),
      someone({ email: there.email }),
      someone({ uid: there.uid }),
      someone({ providerData: [{ uid: 'x', providerId: 'google.com' }] }),
      someone(),
    ];
    const { successCount, errors } = await admin.importUsers(users);
    expect([successCount, errors.map(({ index }) => index)]).toEqual([2, [1, 2, 3]]);
    expect((await admin.getUser(there.uid)).email).toBe(there.email);
  });

  it('LF-01 are refused whole when one address is there twice', async () => {
    const email = freshEmail();
    const twice = [someone({ email }), someone({ email: email.toUpperCase() })];
    await expect(admin.importUsers(twice)).rejects.toThrow(coded('auth/email-already-exists'));
  });
});
