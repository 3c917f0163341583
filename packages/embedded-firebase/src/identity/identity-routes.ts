import type { Endpoint } from './accounts/identity-context.ts';
import { batchCreate } from './endpoints/batch-create.ts';
import { createAccount } from './endpoints/create-account.ts';
import { createAuthUri } from './endpoints/create-auth-uri.ts';
import { createSessionCookie } from './endpoints/create-session-cookie.ts';
import { batchDelete, deleteAccount } from './endpoints/delete-accounts.ts';
import { clearAccounts, listOobCodes } from './endpoints/emulator.ts';
import { batchGet, query } from './endpoints/list-accounts.ts';
import { lookup } from './endpoints/lookup.ts';
import { getConfig, passwordPolicy, patchConfig } from './endpoints/project-settings.ts';
import { refreshToken } from './endpoints/refresh-token.ts';
import { resetPassword } from './endpoints/reset-password.ts';
import { sendOobCode } from './endpoints/send-oob-code.ts';
import { signInWithCustomToken } from './endpoints/sign-in-with-custom-token.ts';
import { signInWithPassword } from './endpoints/sign-in.ts';
import { signUp } from './endpoints/sign-up.ts';
import { update } from './endpoints/update.ts';

interface Route {
  endpoint: Endpoint;
  /** Whose call it is: a browser's, the Admin SDK's (`Bearer owner`), or a test's on the emulator. */
  face: 'client' | 'admin' | 'emulator';
}

const client = (endpoint: Endpoint): Route => ({ endpoint, face: 'client' });
const admin = (endpoint: Endpoint): Route => ({ endpoint, face: 'admin' });
const emulator = (endpoint: Endpoint): Route => ({ endpoint, face: 'emulator' });

const TOOLKIT = '/identitytoolkit.googleapis.com';

/** By method and path; `{p}` stands for the project. */
const IDENTITY_ROUTES: Record<string, Route | undefined> = {
  'POST /securetoken.googleapis.com/v1/token': client(refreshToken),
  [`POST ${TOOLKIT}/v1/accounts:signUp`]: client(signUp),
  [`POST ${TOOLKIT}/v1/accounts:signInWithPassword`]: client(signInWithPassword),
  [`POST ${TOOLKIT}/v1/accounts:signInWithCustomToken`]: client(signInWithCustomToken),
  [`POST ${TOOLKIT}/v1/accounts:lookup`]: client(lookup),
  [`POST ${TOOLKIT}/v1/accounts:sendOobCode`]: client(sendOobCode),
  [`POST ${TOOLKIT}/v1/accounts:resetPassword`]: client(resetPassword),
  [`POST ${TOOLKIT}/v1/accounts:update`]: client(update),
  [`POST ${TOOLKIT}/v1/accounts:delete`]: client(deleteAccount),
  [`POST ${TOOLKIT}/v1/accounts:createAuthUri`]: client(createAuthUri),
  [`GET ${TOOLKIT}/v2/passwordPolicy`]: client(passwordPolicy),
  [`POST ${TOOLKIT}/v1/projects/{p}/accounts`]: admin(createAccount),
  [`POST ${TOOLKIT}/v1/projects/{p}/accounts:lookup`]: admin(lookup),
  [`POST ${TOOLKIT}/v1/projects/{p}/accounts:update`]: admin(update),
  [`POST ${TOOLKIT}/v1/projects/{p}/accounts:delete`]: admin(deleteAccount),
  [`POST ${TOOLKIT}/v1/projects/{p}/accounts:batchCreate`]: admin(batchCreate),
  [`POST ${TOOLKIT}/v1/projects/{p}/accounts:batchDelete`]: admin(batchDelete),
  [`GET ${TOOLKIT}/v1/projects/{p}/accounts:batchGet`]: admin(batchGet),
  [`POST ${TOOLKIT}/v1/projects/{p}/accounts:query`]: admin(query),
  [`POST ${TOOLKIT}/v1/projects/{p}/accounts:sendOobCode`]: admin(sendOobCode),
  [`POST ${TOOLKIT}/v1/projects/{p}:createSessionCookie`]: admin(createSessionCookie),
  [`GET ${TOOLKIT}/v2/projects/{p}/config`]: admin(getConfig),
  [`PATCH ${TOOLKIT}/v2/projects/{p}/config`]: admin(patchConfig),
  'GET /emulator/v1/projects/{p}/config': emulator(getConfig),
  'PATCH /emulator/v1/projects/{p}/config': emulator(patchConfig),
  'GET /emulator/v1/projects/{p}/oobCodes': emulator(listOobCodes),
  'DELETE /emulator/v1/projects/{p}/accounts': emulator(clearAccounts),
};

const OURS =
  /^\/(?:identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)\/|^\/emulator\/v1\/projects\/[^/]+\/(?:accounts|oobCodes|config)$/;

export function isIdentityPath(path: string): boolean {
  return OURS.test(path);
}

/** Up to the next slash, or the colon of a call on the project itself. */
const PROJECT = /\/projects\/([^/:]+)(?=[/:])/;

/** The route of a request and the project in its path, if there is one. */
export function findIdentityRoute(
  method: string,
  path: string,
): { route: Route | undefined; projectId: string | undefined } {
  const pattern = path.replace(PROJECT, '/projects/{p}');
  return {
    route: IDENTITY_ROUTES[`${method} ${pattern}`],
    projectId: PROJECT.exec(path)?.[1],
  };
}
