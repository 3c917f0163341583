import {
  createCipheriv,
  createHash,
  createHmac,
  pbkdf2,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { need } from './identity-error.ts';

const deriveScrypt = promisify<Buffer, Buffer, number, ScryptOptions, Buffer>(scrypt);
const derivePbkdf2 = promisify(pbkdf2);

/** How an import says that its hashes were made; binary values in base64url. */
export interface HashOptions {
  hashAlgorithm: string;
  signerKey?: string;
  saltSeparator?: string;
  rounds?: number;
  memoryCost?: number;
  cpuMemCost?: number;
  parallelization?: number;
  blockSize?: number;
  dkLen?: number;
  passwordHashOrder?: string;
}

/** The hash of another system, until the first sign-in with its password. Salt and hash in base64url. */
export interface ImportedPassword {
  options: HashOptions;
  hash: string;
  salt: string;
}

interface Input {
  password: Buffer;
  salt: Buffer;
  /** The hash to be met: its length says how long the derived one is to be. */
  length: number;
  options: HashOptions;
}

interface Algorithm {
  /** Throws IdentityError for options and lengths with which no password could ever match. */
  check: (input: Omit<Input, 'password'>) => void;
  derive: (input: Input) => Buffer | Promise<Buffer>;
}

/** The most memory that one hash may take. */
const SCRYPT_MAX_BYTES = 64 * 1024 * 1024;
const PBKDF2_MAX_ROUNDS = 120_000;
const DERIVED_MAX_BYTES = 512;

/** Where nothing else is said, HMACs hash the password before its salt, plain digests after it: as production does. */
const ALGORITHMS: Record<string, Algorithm | undefined> = {
  HMAC_SHA512: hmac('sha512'),
  HMAC_SHA256: hmac('sha256'),
  HMAC_SHA1: hmac('sha1'),
  HMAC_MD5: hmac('md5'),
  SHA512: digest('sha512'),
  SHA256: digest('sha256'),
  SHA1: digest('sha1'),
  MD5: digest('md5'),
  PBKDF_SHA1: pbkdf2Of('sha1'),
  PBKDF2_SHA256: pbkdf2Of('sha256'),
  SCRYPT: {
    check({ options, length }) {
      const { rounds = 0, memoryCost = 0 } = options;
      need(bytesOf(options.signerKey).length > 0, 'INVALID_HASH_KEY');
      need(rounds >= 1 && rounds <= 8, 'INVALID_HASH_ROUNDS');
      need(memoryCost >= 1 && memoryCost <= 14, 'INVALID_HASH_MEMORY_COST');
      need(length === bytesOf(options.signerKey).length, 'INVALID_PASSWORD_HASH');
    },
    derive: firebaseScrypt,
  },
  STANDARD_SCRYPT: {
    check({ options, length }) {
      const { cpuMemCost: cost = 0, blockSize = 0, parallelization = 0, dkLen = 0 } = options;
      const isPower = Number.isInteger(Math.log2(cost)) && cost > 1;
      need(isPower && cost * blockSize * 128 <= SCRYPT_MAX_BYTES, 'INVALID_HASH_MEMORY_COST');
      need(blockSize >= 1, 'INVALID_HASH_BLOCK_SIZE');
      need(parallelization >= 1 && parallelization <= 64, 'INVALID_HASH_PARALLELIZATION');
      need(dkLen >= 1 && dkLen <= DERIVED_MAX_BYTES, 'INVALID_HASH_DERIVED_KEY_LENGTH');
      need(length === dkLen, 'INVALID_PASSWORD_HASH');
    },
    derive: ({ password, salt, options }) =>
      deriveScrypt(password, salt, options.dkLen ?? 0, {
        N: options.cpuMemCost,
        r: options.blockSize,
        p: options.parallelization,
        maxmem: 2 * SCRYPT_MAX_BYTES,
      }),
  },
};

/**
 * Whether a password could be verified by this hash; one that could not is refused, not kept.
 * @throws IdentityError MISSING_HASH_ALGORITHM, INVALID_HASH_… or INVALID_PASSWORD_HASH
 */
export function requireVerifiable({ options, hash, salt }: ImportedPassword): void {
  const { hashAlgorithm, passwordHashOrder } = options;
  need(hashAlgorithm !== '', 'MISSING_HASH_ALGORITHM');
  const algorithm = ALGORITHMS[hashAlgorithm];
  need(algorithm, `INVALID_HASH_ALGORITHM : Hashes of ${hashAlgorithm} cannot be verified here`);
  const orders = [undefined, 'UNSPECIFIED_ORDER', 'SALT_AND_PASSWORD', 'PASSWORD_AND_SALT'];
  need(orders.includes(passwordHashOrder), 'INVALID_HASH_ORDER');
  algorithm.check({ options, length: bytesOf(hash).length, salt: bytesOf(salt) });
}

/** Of one that `requireVerifiable` let pass. */
export async function importedMatches(
  password: string,
  { options, hash, salt }: ImportedPassword,
): Promise<boolean> {
  const expected = bytesOf(hash);
  const derived = await ALGORITHMS[options.hashAlgorithm]?.derive({
    password: Buffer.from(password),
    salt: bytesOf(salt),
    length: expected.length,
    options,
  });
  return derived?.length === expected.length && timingSafeEqual(derived, expected);
}

function hmac(name: string): Algorithm {
  return {
    check({ options, length }) {
      need(bytesOf(options.signerKey).length > 0, 'INVALID_HASH_KEY');
      requireLength(name, length);
    },
    derive: (input) => {
      const made = createHmac(name, bytesOf(input.options.signerKey));
      return inForm(made.update(joined(input, 'PASSWORD_AND_SALT')).digest(), input.length);
    },
  };
}

function digest(name: string): Algorithm {
  return {
    check({ options, length }) {
      // How further rounds are chained is not documented.
      need((options.rounds ?? 0) <= 1, 'INVALID_HASH_ROUNDS : Only one round can be verified here');
      requireLength(name, length);
    },
    derive: (input) => {
      const made = createHash(name).update(joined(input, 'SALT_AND_PASSWORD')).digest();
      return inForm(made, input.length);
    },
  };
}

function pbkdf2Of(name: string): Algorithm {
  return {
    check({ options: { rounds = 0 }, length }) {
      need(rounds >= 1 && rounds <= PBKDF2_MAX_ROUNDS, 'INVALID_HASH_ROUNDS');
      need(length >= 1 && length <= DERIVED_MAX_BYTES, 'INVALID_PASSWORD_HASH');
    },
    derive: ({ password, salt, options, length }) =>
      derivePbkdf2(password, salt, options.rounds ?? 1, length, name),
  };
}

/** Firebase's own: the key that scrypt derives encrypts the project's signer key. */
async function firebaseScrypt({ password, salt, options }: Input): Promise<Buffer> {
  const { rounds = 1, memoryCost = 1 } = options;
  const N = 2 ** memoryCost;
  const separated = Buffer.concat([salt, bytesOf(options.saltSeparator)]);
  const maxmem = 2 * SCRYPT_MAX_BYTES;
  const key = await deriveScrypt(password, separated, 32, { N, r: rounds, p: 1, maxmem });
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  return Buffer.concat([cipher.update(bytesOf(options.signerKey)), cipher.final()]);
}

function joined({ password, salt, options }: Input, standard: string): Buffer {
  const said = options.passwordHashOrder;
  const order = said === undefined || said === 'UNSPECIFIED_ORDER' ? standard : said;
  return Buffer.concat(order === 'SALT_AND_PASSWORD' ? [salt, password] : [password, salt]);
}

/** Digests come as bytes or as their hexadecimal text. */
function requireLength(name: string, length: number): void {
  const bytes = createHash(name).digest().length;
  need(length === bytes || length === 2 * bytes, 'INVALID_PASSWORD_HASH');
}

function inForm(made: Buffer, length: number): Buffer {
  return made.length === length ? made : Buffer.from(made.toString('hex'));
}

function bytesOf(text: string | undefined): Buffer {
  return Buffer.from(text ?? '', 'base64url');
}
