import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { parseJson, readBody, sendJson } from '../base/http.ts';
import { RpcError } from '../base/rpc-error.ts';
import type { DiskRefusals } from '../journal/disk-refusals.ts';
import type { ActionMail, IdentityContext } from './accounts/identity-context.ts';
import { IdentityError, identityErrorBody, need } from './accounts/identity-error.ts';
import { openIdentityStore } from './accounts/identity-store.ts';
import type { IdentityStore } from './accounts/identity-store.ts';
import {
  BODY_MAX_BYTES,
  FAILED_SIGN_INS,
  FAILED_SIGN_INS_KEPT_MS,
  MAILS_PER_ADDRESS,
  MAIL_PAUSE_MS,
  SIGN_IN_PAUSE_MS,
} from './accounts/limits.ts';
import { KEPT_HASH_COST, MEMORY_HASH_COST } from './accounts/passwords.ts';
import type { PasswordPolicy } from './accounts/records.ts';
import { Throttle } from './accounts/throttle.ts';
import { OWNER } from './accounts/tokens.ts';
import { findIdentityRoute, isIdentityPath } from './identity-routes.ts';
import { userTransfer, type UserTransfer } from './user-transfer.ts';

export interface IdentityOptions {
  projectId: string;
  /** The journal; null keeps everything in memory. */
  file: string | null;
  /** The page that links in e-mails point to. */
  actionUrl: string;
  /** Wins over what the journal has kept of an earlier start; left out, that holds, or else true. */
  emailEnumerationProtection?: boolean;
  /** How long passwords are that users choose; left out, what the journal has kept, or what Firebase asks anyway. */
  passwordPolicy?: PasswordPolicy;
  /** Whether users may delete themselves from a browser; left out, as in new projects, they may. */
  usersMayDelete?: boolean;
  onMail?: (mail: ActionMail) => void | Promise<void>;
  /** In ms. */
  now?: () => number;
  refusals?: DiskRefusals;
}

/** Identity Toolkit and Secure Token, for what the web SDK and firebase-admin call. */
interface Identity {
  users: UserTransfer;
  /** False when the path belongs to somebody else. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

/** @throws Error when the journal is damaged. */
export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const now = options.now ?? Date.now;
  const { file, refusals } = options;
  const settings = { emailEnumerationProtection: true };
  const store = await openIdentityStore(file, settings, now, refusals);
  await keepSettings(store, options);
  const context: IdentityContext = {
    projectId: options.projectId,
    actionUrl: options.actionUrl,
    store,
    passwordCost: options.file === null ? MEMORY_HASH_COST : KEPT_HASH_COST,
    usersMayDelete: options.usersMayDelete ?? true,
    signIns: new Throttle(
      { limit: FAILED_SIGN_INS, pauseMs: SIGN_IN_PAUSE_MS, keptMs: FAILED_SIGN_INS_KEPT_MS },
      now,
    ),
    mails: new Throttle({ limit: MAILS_PER_ADDRESS, pauseMs: MAIL_PAUSE_MS }, now),
    now,
    onMail: options.onMail ?? (() => undefined),
  };
  return {
    users: userTransfer(context),
    handle(request, response) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (!isIdentityPath(url.pathname)) return false;
      void answer(context, request, response, url);
      return true;
    },
    close: () => store.close(),
  };
}

/** Those given win over those kept. */
async function keepSettings(
  store: IdentityStore,
  { emailEnumerationProtection, passwordPolicy }: IdentityOptions,
): Promise<void> {
  const kept = store.state.settings;
  const settings = {
    ...kept,
    ...(emailEnumerationProtection !== undefined && { emailEnumerationProtection }),
    ...(passwordPolicy && { passwordPolicy }),
  };
  if (isDeepStrictEqual(settings, kept)) return;
  await store.commit([{ set: 'settings', settings }]);
}

async function answer(
  context: IdentityContext,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    sendJson(response, 200, await call(context, request, url));
  } catch (error) {
    const known = asIdentityError(error);
    sendJson(response, known.httpStatus, identityErrorBody(known));
  }
}

async function call(context: IdentityContext, request: IncomingMessage, url: URL): Promise<object> {
  const { route, projectId } = findIdentityRoute(request.method ?? '', url.pathname);
  const text = (await readBody(request, BODY_MAX_BYTES)).toString('utf8');
  need(route, 'NOT_FOUND', 404);
  need(projectId === undefined || projectId === context.projectId, 'PROJECT_NOT_FOUND', 404);
  const admin = route.face === 'admin';
  const isOwner = request.headers.authorization === `Bearer ${OWNER}`;
  need(!admin || isOwner, 'UNAUTHENTICATED', 401);
  const locale = request.headers['x-firebase-locale'];
  return route.endpoint(context, {
    body: parseBodyText(text, request.headers['content-type']),
    query: url.searchParams,
    admin,
    locale: typeof locale === 'string' ? locale : undefined,
  });
}

function parseBodyText(text: string, contentType: string | undefined): unknown {
  if (text === '') return {};
  const isForm = contentType?.startsWith('application/x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
}

function asIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof RpcError) return new IdentityError(`INVALID_ARGUMENT : ${error.message}`);
  console.error('Local Firebase identity failed', error);
  return new IdentityError('INTERNAL_ERROR', 500);
}
