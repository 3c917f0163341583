import type { Profile } from '#domain/address/profile.ts';

const PROJECT = 'lens-portal';
const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** The credentials that the Admin SDK sends to an embedded or emulated Firebase. */
const AS_OWNER = { authorization: 'Bearer owner' };

export interface Tokens {
  idToken: string;
  refreshToken: string;
}

export interface NewUser {
  localId: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  /** Without a password, the user cannot sign in through the form. */
  password?: string;
  claims: { role: 'admin' | 'customer'; isSuperAdmin?: boolean; mayRecordPayments?: boolean };
}

/** Calls a path of the portal and returns its JSON. @throws Error with the answer when the portal refuses. */
export async function callPortal<Answer>(
  url: string,
  { method = 'POST', headers = {}, body }: { method?: string; headers?: object; body?: unknown },
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

/** Creates a user, as firebase-admin does. */
export async function createUser(origin: string, { claims, ...user }: NewUser): Promise<void> {
  await callPortal(`${origin}${TOOLKIT}/projects/${PROJECT}/accounts`, {
    headers: AS_OWNER,
    body: { ...user, customAttributes: JSON.stringify(claims) },
  });
}

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Signs in without a password, as with a custom token of firebase-admin. Avoids the cost of key derivation. */
export async function signInByToken(origin: string, uid: string): Promise<Tokens> {
  const now = Math.floor(Date.now() / 1000);
  const claims = { aud: CUSTOM_TOKEN_AUDIENCE, uid, iat: now, exp: now + 60 };
  const token = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  return callPortal(`${origin}${TOOLKIT}/accounts:signInWithCustomToken`, {
    body: { token, returnSecureToken: true },
  });
}

const profileUrl = (origin: string, uid: string) =>
  `${origin}/v1/projects/${PROJECT}/databases/(default)/documents/users/${uid}`;

/** Writes the user's profile. */
export async function writeProfile(origin: string, profile: Profile): Promise<void> {
  const fields = Object.fromEntries(
    Object.entries(profile).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value ?? '' },
    ]),
  );
  await callPortal(profileUrl(origin, profile.uid), {
    method: 'PATCH',
    headers: AS_OWNER,
    body: { fields },
  });
}

/** Returns the account number in the user's profile; blank while there is none. */
export async function accountNumberIn(origin: string, uid: string): Promise<string> {
  const { fields } = await callPortal<{ fields: Record<string, { stringValue?: string }> }>(
    profileUrl(origin, uid),
    { method: 'GET', headers: AS_OWNER },
  );
  return fields['accountNumber']?.stringValue ?? '';
}
