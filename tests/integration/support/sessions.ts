import { randomUUID } from 'node:crypto';
import { encodeToken } from 'embedded-firebase/src/identity/accounts/tokens.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { DeviceSession } from '#domain/access/user.ts';
import { deviceSessionSchema } from '#domain/access/user.ts';
import type { TestUser } from './firebase.ts';
import type { TestPortal } from './portal.ts';

const PROJECT = 'lens-portal';
const DAY = 24 * 60 * 60;

const CHROME_ON_LINUX =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
export const SAFARI_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1';

/** Returns the current time, in seconds since 1970. */
export function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Returns a token of a session that began at `authTime`, as if it had been renewed often. Valid for days. */
export function sessionToken(user: TestUser, authTime: number): string {
  const { uid, email, emailVerified = true, claims } = user;
  const token = { ...claims, sub: uid, user_id: uid, email, email_verified: emailVerified };
  return encodeToken({
    ...token,
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: authTime,
    iat: authTime,
    exp: seconds() + 60 * DAY,
  });
}

/** A browser with a signed-in user. */
export interface TestBrowser {
  user: TestUser;
  authTime: number;
  token: string;
  request(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Returns the status of an ordinary request. */
  status(): Promise<number>;
}

export interface BrowserOptions {
  user: TestUser;
  authTime: number;
  /** Null: the browser sends none. */
  deviceId?: string | null;
  userAgent?: string;
}

/** Returns a signed-in browser that sends the same headers as the portal's page. */
export function openBrowser(portal: TestPortal, options: BrowserOptions): TestBrowser {
  const { user, authTime, deviceId = randomUUID(), userAgent = CHROME_ON_LINUX } = options;
  const token = sessionToken(user, authTime);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(deviceId !== null && { 'x-device-id': deviceId }),
    'user-agent': userAgent,
  };
  const request = (asked: InjectOptions) =>
    portal.app.inject({ ...asked, headers: { ...headers, ...asked.headers } });
  return {
    user,
    authTime,
    token,
    request,
    status: async () => (await request({ url: '/api/auth/sessions' })).statusCode,
  };
}

/** Creates a user of the lab. */
export async function newUser(
  portal: TestPortal,
  claims: Record<string, unknown> = { role: 'admin' },
): Promise<TestUser> {
  const uid = `u-${randomUUID()}`;
  const user = { uid, email: `${uid}@lens.test`, claims };
  await portal.firebase.createUser(user);
  return user;
}

/** Signs in as `openBrowser` does, and makes a request so that the server knows the session. */
export async function signInBrowser(
  portal: TestPortal,
  options: BrowserOptions,
): Promise<TestBrowser> {
  const browser = openBrowser(portal, options);
  await browser.status();
  return browser;
}

export const post = (browser: TestBrowser, url: string) => browser.request({ method: 'POST', url });

export const remove = (browser: TestBrowser, url: string) =>
  browser.request({ method: 'DELETE', url });

export const statusesOf = (...browsers: TestBrowser[]) =>
  Promise.all(browsers.map((browser) => browser.status()));

/** Returns the id of this browser in the list of devices. */
export async function ownDeviceOf(browser: TestBrowser): Promise<string> {
  const current = (await devicesOf(browser)).find(({ isCurrent }) => isCurrent);
  if (!current) throw new Error('The browser is not on its own list');
  return current.id;
}

/** Returns the list of devices as this browser sees it. */
export async function devicesOf(browser: TestBrowser): Promise<DeviceSession[]> {
  const response = await browser.request({ url: '/api/auth/sessions' });
  return z.array(deviceSessionSchema).parse(response.json());
}

/** Returns the reason in a 401 answer. */
export function reasonOf(response: LightMyRequestResponse): unknown {
  return [response.statusCode, z.object({ reason: z.unknown() }).parse(response.json()).reason];
}
