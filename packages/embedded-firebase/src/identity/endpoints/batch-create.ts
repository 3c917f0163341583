import { z } from 'zod';
import { checkCustomClaims, checkEmail, checkPhone, checkUid } from '../accounts/account-fields.ts';
import { parseBody, type Endpoint, type IdentityContext } from '../accounts/identity-context.ts';
import { IdentityError, need } from '../accounts/identity-error.ts';
import { requireVerifiable, type HashOptions } from '../accounts/imported-passwords.ts';
import { BATCH_MAX } from '../accounts/limits.ts';
import type { User } from '../accounts/records.ts';
import { newUser } from '../accounts/user-changes.ts';

const Count = z.coerce.number().int().min(0).optional();

export const HashFields = z.object({
  hashAlgorithm: z.string().default(''),
  signerKey: z.string().optional(),
  saltSeparator: z.string().optional(),
  rounds: Count,
  memoryCost: Count,
  cpuMemCost: Count,
  parallelization: Count,
  blockSize: Count,
  dkLen: Count,
  passwordHashOrder: z.string().optional(),
});

export const UserFields = z.object({
  localId: z.string().default(''),
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  phoneNumber: z.string().optional(),
  disabled: z.boolean().default(false),
  customAttributes: z.string().optional(),
  passwordHash: z.string().optional(),
  salt: z.string().default(''),
  createdAt: z.coerce.number().int().optional(),
  lastLoginAt: z.coerce.number().int().optional(),
  providerUserInfo: z.array(z.looseObject({ providerId: z.string() })).default([]),
  mfaInfo: z.array(z.unknown()).default([]),
  tenantId: z.string().optional(),
});

export type UserFields = z.infer<typeof UserFields>;

const Body = HashFields.extend({
  users: z.array(UserFields).max(BATCH_MAX),
  allowOverwrite: z.boolean().default(false),
});

/** What is made of the fields of a user anyway. */
const OWN_PROVIDERS = new Set(['password', 'phone']);

/** `accounts:batchCreate`: importUsers. Each user is taken or refused alone; the answer names the refused. */
export const batchCreate: Endpoint = async (context, request) => {
  const { users, allowOverwrite, ...options } = parseBody(Body, request.body);
  need(users.length > 0, 'MISSING_USER_ACCOUNT');
  requireUnique(
    'DUPLICATE_EMAIL',
    users.flatMap(({ email }) => email?.toLowerCase() ?? []),
  );
  requireUnique(
    'DUPLICATE_LOCAL_ID',
    users.map(({ localId }) => localId),
  );
  const error: { index: number; message: string }[] = [];
  const kept: Promise<void>[] = [];
  for (const [index, fields] of users.entries()) {
    try {
      const user = importedUser(context, fields, { options, allowOverwrite });
      // In memory at once, so that the next one's address is compared with this one's.
      kept.push(context.store.commit([{ set: 'user', user }]));
    } catch (refusal) {
      if (!(refusal instanceof IdentityError)) throw refusal;
      error.push({ index, message: refusal.message });
    }
  }
  await Promise.all(kept);
  return {
    kind: 'identitytoolkit#UploadAccountResponse',
    ...(error.length > 0 && { error }),
  };
};

/** @throws IdentityError DUPLICATE_… for the first that is there twice */
function requireUnique(code: string, values: string[]): void {
  const twice = values.find((value, index) => value !== '' && values.indexOf(value) !== index);
  need(twice === undefined, `${code} : ${twice}`);
}

/** @throws IdentityError for what cannot be kept as it is meant */
export function importedUser(
  { store: { state }, now }: IdentityContext,
  fields: UserFields,
  { options, allowOverwrite }: { options: HashOptions; allowOverwrite: boolean },
): User {
  need(fields.localId !== '', 'localId is missing');
  const localId = checkUid(fields.localId);
  const isThere = state.users.has(localId);
  need(allowOverwrite || !isThere, 'localId belongs to an existing account - can not overwrite.');
  const foreign = fields.providerUserInfo.find(({ providerId }) => !OWN_PROVIDERS.has(providerId));
  need(!foreign, `Sign-in by ${foreign?.providerId} is not offered by the local Firebase`);
  need(fields.mfaInfo.length === 0, 'Second factors are not offered by the local Firebase');
  need(fields.tenantId === undefined, 'Tenants are not offered by the local Firebase');
  const email = fields.email === undefined ? undefined : checkEmail(fields.email);
  const owner = email === undefined ? undefined : state.userByEmail(email);
  need(!owner || owner.localId === localId, 'email exists in other account in database');
  const { phoneNumber, customAttributes } = fields;
  const at = now();
  return {
    ...newUser(localId, at),
    email,
    emailVerified: fields.emailVerified,
    displayName: fields.displayName || undefined,
    photoUrl: fields.photoUrl || undefined,
    phoneNumber: phoneNumber ? checkPhone(state, phoneNumber, localId) : undefined,
    disabled: fields.disabled,
    customAttributes: customAttributes && checkCustomClaims(customAttributes),
    createdAt: fields.createdAt ?? at,
    lastLoginAt: fields.lastLoginAt,
    ...passwordOf(fields, options, at),
  };
}

function passwordOf(
  { passwordHash, salt }: UserFields,
  options: HashOptions,
  at: number,
): Pick<User, 'password' | 'passwordUpdatedAt'> {
  if (!passwordHash) return {};
  const imported = { options, hash: passwordHash, salt };
  requireVerifiable(imported);
  return { password: { imported }, passwordUpdatedAt: at };
}
