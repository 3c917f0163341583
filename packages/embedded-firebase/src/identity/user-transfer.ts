import { z } from 'zod';
import { accountInfo } from './accounts/account-info.ts';
import type { IdentityContext } from './accounts/identity-context.ts';
import { need } from './accounts/identity-error.ts';
import { requireVerifiable, type ImportedPassword } from './accounts/imported-passwords.ts';
import { hashPassword, type PasswordHash } from './accounts/passwords.ts';
import type { Change, User } from './accounts/records.ts';
import { HashFields, importedUser, UserFields } from './endpoints/batch-create.ts';
import { patchConfig } from './endpoints/project-settings.ts';

/** Users and settings as Google's emulator exports and imports them. */
export interface UserTransfer {
  /** The content of `accounts.json`, and of `config.json`. */
  accounts(): object;
  config(): object;
  /** Judges all users, keeps nothing yet. @throws IdentityError that names the first who cannot be kept */
  prepare(accounts: unknown, config: unknown): Promise<() => Promise<void>>;
}

const Accounts = z.object({
  users: z
    .array(
      UserFields.extend({
        validSince: z.coerce.number().int().optional(),
        lastRefreshAt: z.iso.datetime().optional(),
        passwordUpdatedAt: z.coerce.number().optional(),
      }),
    )
    .default([]),
});

type Account = z.infer<typeof Accounts>['users'][number];

/** How Google's emulator writes a password: plainly. */
const PLAIN = /^fakeHash:salt=.*?:password=(.*)$/s;

/** How this one writes a hash, with all that verifies it. */
const OWN = 'localFirebase:';

const OwnHash = z.object({ options: HashFields, hash: z.string(), salt: z.string() });

export function userTransfer(context: IdentityContext): UserTransfer {
  const { state } = context.store;
  return {
    accounts: () => ({
      kind: 'identitytoolkit#DownloadAccountResponse',
      users: [...state.users.values()].map((user) => exported(user, context.passwordCost)),
    }),
    config: () => ({
      signIn: { allowDuplicateEmails: false },
      emailPrivacyConfig: {
        enableImprovedEmailPrivacy: state.settings.emailEnumerationProtection,
      },
    }),
    async prepare(accounts, config) {
      const parsed = Accounts.safeParse(accounts);
      need(
        parsed.success,
        `accounts.json: ${parsed.error?.issues[0]?.path.join('.')} is malformed`,
      );
      const changes: Change[] = [];
      const seen = new Set<string>();
      for (const account of parsed.data.users) {
        const user = await userOf(context, account);
        for (const key of [user.localId, user.email, user.phoneNumber]) {
          need(key === undefined || !seen.has(key), `accounts.json: ${key} is there twice`);
          if (key !== undefined) seen.add(key);
        }
        changes.push({ set: 'user', user });
      }
      return async () => {
        await context.store.commit(changes);
        await patchConfig(context, { body: config, query: new URLSearchParams(), admin: true });
      };
    },
  };
}

async function userOf(context: IdentityContext, account: Account): Promise<User> {
  const { passwordHash, validSince, lastRefreshAt, passwordUpdatedAt, ...fields } = account;
  const options = { hashAlgorithm: '' };
  const user = importedUser(context, fields, { options, allowOverwrite: true });
  const password = passwordHash && (await passwordOf(passwordHash, context.passwordCost));
  return {
    ...user,
    validSince: validSince ?? user.validSince,
    lastRefreshAt: lastRefreshAt === undefined ? undefined : Date.parse(lastRefreshAt),
    ...(password && { password, passwordUpdatedAt: passwordUpdatedAt ?? context.now() }),
  };
}

/** @throws IdentityError for a hash that no password could be compared with */
async function passwordOf(text: string, cost: number): Promise<PasswordHash> {
  const plain = PLAIN.exec(text)?.[1];
  if (plain !== undefined) return hashPassword(plain, cost);
  need(text.startsWith(OWN), 'INVALID_PASSWORD_HASH : Neither of an emulator nor of this one');
  const json = Buffer.from(text.slice(OWN.length), 'base64url').toString('utf8');
  const imported = OwnHash.parse(JSON.parse(json));
  requireVerifiable(imported);
  return { imported };
}

function exported(user: User, cost: number): object {
  const { passwordHash: _redacted, ...shown } = accountInfo(user);
  if (!user.password) return shown;
  const imported: ImportedPassword =
    'imported' in user.password
      ? user.password.imported
      : {
          options: {
            hashAlgorithm: 'STANDARD_SCRYPT',
            cpuMemCost: cost,
            blockSize: 8,
            parallelization: 1,
            dkLen: 32,
          },
          hash: user.password.key,
          salt: Buffer.from(user.password.salt).toString('base64url'),
        };
  const text = Buffer.from(JSON.stringify(imported)).toString('base64url');
  return { ...shown, passwordHash: `${OWN}${text}`, salt: '' };
}
