import type { BrowserContextOptions } from '@playwright/test';
import type { Account } from './accounts.ts';
import type { Tokens } from './local-admin.ts';

/** The API key of the embedded Firebase, as in `src/config.ts`. */
const API_KEY = 'embedded';
const TOKEN_LIFE = 3_600_000;

/**
 * Returns the storage state of a signed-in browser: the user as the Firebase SDK stores it, the id of the browser, and the
 * last activity, which a sign-in counts as. The SDK moves its part to IndexedDB by itself.
 */
export function signedInState(
  origin: string,
  { uid, email }: Account,
  { idToken, refreshToken }: Tokens,
  deviceId: string,
): Exclude<BrowserContextOptions['storageState'], string | undefined> {
  const now = Date.now();
  const user = {
    uid,
    email,
    emailVerified: claimOf(idToken, 'email_verified') === true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + TOKEN_LIFE },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  const localStorage = [
    { name: `firebase:authUser:${API_KEY}:[DEFAULT]`, value: JSON.stringify(user) },
    { name: 'lastActivity', value: String(now) },
    { name: 'deviceId', value: deviceId },
    // Makes the portal write the activity record of this sign-in itself, as after an interrupted one.
    { name: 'signInUntold', value: 'yes' },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

function claimOf(token: string, name: string): unknown {
  const [, content = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(content, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  return claims[name];
}
