import type { User } from './records.ts';

/** What the interface shows in place of a hash to those who may not see it: base64 of REDACTED. */
const REDACTED = 'UkVEQUNURUQ=';

/** A user as `accounts:lookup` answers it: numbers of ms and s are strings, the hash is not shown. */
export function accountInfo(user: User): Record<string, unknown> {
  const { localId, email, emailVerified, displayName, photoUrl, phoneNumber } = user;
  return {
    localId,
    email,
    emailVerified,
    displayName,
    photoUrl,
    phoneNumber,
    disabled: user.disabled,
    customAttributes: user.customAttributes,
    createdAt: String(user.createdAt),
    validSince: String(user.validSince),
    providerUserInfo: providers(user),
    ...(user.lastLoginAt === undefined ? {} : { lastLoginAt: String(user.lastLoginAt) }),
    ...(user.lastRefreshAt === undefined
      ? {}
      : { lastRefreshAt: new Date(user.lastRefreshAt).toISOString() }),
    ...(user.password ? { passwordHash: REDACTED, passwordUpdatedAt: user.passwordUpdatedAt } : {}),
  };
}

function providers(user: User): Record<string, unknown>[] {
  const { email, displayName, photoUrl, phoneNumber } = user;
  const phone =
    phoneNumber === undefined ? [] : [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }];
  if (email === undefined || !user.password) return phone;
  return [
    { providerId: 'password', email, federatedId: email, rawId: email, displayName, photoUrl },
    ...phone,
  ];
}
