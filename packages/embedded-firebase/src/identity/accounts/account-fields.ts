import { IdentityError, need } from './identity-error.ts';
import type { IdentityState } from './identity-state.ts';
import { CLAIMS_MAX, EMAIL_MAX, UID_MAX } from './limits.ts';
import type { User } from './records.ts';

const RESERVED_CLAIMS = new Set(
  'acr amr at_hash aud auth_time azp cnf c_hash exp firebase iat iss jti nbf nonce sub'.split(' '),
);

/** In lower case, as Firebase keeps it. @throws IdentityError INVALID_EMAIL. */
export function checkEmail(email: string | null | undefined): string {
  const valid = email && email.length <= EMAIL_MAX && /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(email);
  need(valid, 'INVALID_EMAIL');
  return email.toLowerCase();
}

/** @throws IdentityError EMAIL_EXISTS when it is another user's. */
export function checkEmailIsFree(state: IdentityState, email: string, localId?: string): void {
  const owner = state.userByEmail(email);
  need(!owner || owner.localId === localId, 'EMAIL_EXISTS');
}

/** @throws IdentityError INVALID_LOCAL_ID. */
export function checkUid(localId: string): string {
  need(localId !== '' && localId.length <= UID_MAX, 'INVALID_LOCAL_ID');
  return localId;
}

/** E.164. @throws IdentityError INVALID_PHONE_NUMBER or PHONE_NUMBER_EXISTS. */
export function checkPhone(state: IdentityState, phone: string, localId?: string): string {
  need(/^\+[1-9]\d{6,14}$/.test(phone), 'INVALID_PHONE_NUMBER : Invalid format.');
  const owner = state.userByPhone(phone);
  need(!owner || owner.localId === localId, 'PHONE_NUMBER_EXISTS');
  return phone;
}

/** @throws IdentityError CLAIMS_TOO_LARGE, INVALID_CLAIMS or FORBIDDEN_CLAIM. */
export function checkCustomClaims(text: string): string {
  need(text.length <= CLAIMS_MAX, 'CLAIMS_TOO_LARGE');
  const claims = parseClaims(text);
  const isObject = typeof claims === 'object' && claims !== null && !Array.isArray(claims);
  need(isObject, 'INVALID_CLAIMS');
  const forbidden = Object.keys(claims).filter((name) => RESERVED_CLAIMS.has(name));
  need(forbidden.length === 0, `FORBIDDEN_CLAIM : ${forbidden.join(',')}`);
  return text;
}

function parseClaims(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new IdentityError('INVALID_CLAIMS');
  }
}

/** Sets the name and picture that are given; null and the empty text remove them. */
export function withProfile(
  user: User,
  profile: { displayName?: string | null; photoUrl?: string | null; deleteAttribute?: string[] },
): User {
  const removed = new Set(profile.deleteAttribute);
  const { displayName, photoUrl } = user;
  return {
    ...user,
    displayName: removed.has('DISPLAY_NAME') ? undefined : choose(profile.displayName, displayName),
    photoUrl: removed.has('PHOTO_URL') ? undefined : choose(profile.photoUrl, photoUrl),
  };
}

function choose(given: string | null | undefined, before: string | undefined): string | undefined {
  return given === undefined ? before : given || undefined;
}
