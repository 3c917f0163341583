import { onTestFinished } from 'vitest';
import type { ActionMail } from '#src/identity/accounts/identity-context.ts';
import { openIdentity } from '#src/identity/identity.ts';
import type { IdentityOptions } from '#src/identity/identity.ts';
import { serve } from '../transports/serve.ts';

const PROJECT = 'demo-lens';

export type Json = Record<string, unknown>;

interface Answer {
  status: number;
  body: Json;
}

export interface IdentityServer {
  mails: ActionMail[];
  /** In ms; starts at a whole second and moves only by hand. */
  clock: { now: number };
  /** `accounts:signUp` and the like, as a browser calls them. */
  client(action: string, body: Json): Promise<Answer>;
  /** The same as the Admin SDK calls them; `accounts` alone creates. */
  admin(action: string, body?: Json): Promise<Answer>;
  request(method: string, path: string, init?: RequestInit): Promise<Answer>;
  refresh(refreshToken: unknown): Promise<Answer>;
  close(): Promise<void>;
}

/** An identity service of its own on a free port, in memory unless a file is given. */
export async function startIdentity(
  options: Partial<IdentityOptions> = {},
): Promise<IdentityServer> {
  const mails: ActionMail[] = [];
  const clock = { now: Date.UTC(2026, 5, 1) };
  const identity = await openIdentity({
    projectId: PROJECT,
    file: null,
    actionUrl: 'http://127.0.0.1:3000/auth/action',
    onMail: (mail) => void mails.push(mail),
    now: () => clock.now,
    ...options,
  });
  const base = await serve((request, response) => identity.handle(request, response));
  const request = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(base + path, { method, ...init });
    return { status: response.status, body: (await response.json()) as Json };
  };
  const toolkit = (path: string, body: Json, headers: Record<string, string>) =>
    request('POST', `/identitytoolkit.googleapis.com/v1/${path}`, {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= identity.close());
  onTestFinished(close);
  return {
    mails,
    clock,
    request,
    close,
    client: (action, body) => toolkit(`accounts:${action}?key=k`, body, {}),
    admin: (action, body = {}) =>
      toolkit(`projects/${PROJECT}/${action}`, body, { authorization: 'Bearer owner' }),
    refresh: (refreshToken) =>
      request('POST', '/securetoken.googleapis.com/v1/token?key=k', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token: String(refreshToken),
        }),
      }),
  };
}

/** The code of an error answer, without the explanation behind the colon. */
export function errorCode({ body }: Answer): string {
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('message' in error)) return 'none';
  return String(error.message).split(' : ')[0] ?? '';
}

export const EMAIL = 'ada@practice.test';
export const PASSWORD = 'correct horse';

/** Signs up Ada and answers what she got. */
export async function signUpAda(server: IdentityServer): Promise<Json> {
  const answer = await server.client('signUp', { email: EMAIL, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`Sign-up failed: ${errorCode(answer)}`);
  return answer.body;
}
