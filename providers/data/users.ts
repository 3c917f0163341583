import type { Locale } from '#domain/locale.ts';
import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/schemas/functions.ts';
import { userAuditSchema } from '#domain/schemas/user.ts';
import type { UserAudit } from '#domain/schemas/user.ts';
import type { Documents } from '../firebase/documents.ts';
import type { Rest } from '../http/rest.ts';
import { callFunction } from '../firebase/user-functions.ts';
import type { FunctionsPort } from '../firebase/user-functions.ts';
import { watchActivity } from '../activity/watch-activity.ts';
import type { ActivityWatcher } from '../activity/watch-activity.ts';
import { withFunctionHttpErrors } from './function-http-error.ts';

export interface UserMethods {
  /** FN-01 … FN-09. HttpError as any other failure, with the fields that are wrong in `body.errors`. */
  callUsers: <N extends FunctionName>(
    name: N,
    input: FunctionInput<N>,
  ) => Promise<{ data: FunctionOutput<N> }>;
  /** What was done to the user, latest first, `perPage` at a time; pages count from 1. */
  userAudit: (
    id: string,
    asked: { page: number; perPage: number },
  ) => Promise<{ data: UserAudit[]; total: number }>;
  /** Sends the user the link by which they choose a password. HttpError 429 after too many. */
  sendResetLink: (email: string, language: Locale) => Promise<void>;
  /** Ends every session of the user. */
  endUserSessions: (id: string) => Promise<void>;
  /** Ends the session on one device. */
  endUserSession: (id: string, sessionId: string) => Promise<void>;
  /** Follows who is online; answers how to stop. */
  watchActivity: (most: number, watcher: ActivityWatcher) => Promise<() => void>;
}

/** What the methods need of the runtime. */
export interface UserDeps extends FunctionsPort {
  documents: () => Promise<Pick<Documents, 'follow'>>;
}

const at = (id: string) => `/users/${encodeURIComponent(id)}`;

/** What can be done about users, beside reading their list. */
export function userMethods({ rest, restAnswer }: Rest, deps: UserDeps): UserMethods {
  return {
    callUsers: async (name, input) => ({
      data: await withFunctionHttpErrors(callFunction(deps, name, input)),
    }),
    userAudit: async (id, { page, perPage }) => {
      const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
      const path = `${at(id)}/audit?range=${encodeURIComponent(range)}`;
      const { json, headers } = await restAnswer(path, { kind: 'history' });
      return { data: userAuditSchema.array().parse(json), total: totalIn(headers) };
    },
    sendResetLink: async (email, language) => {
      const body = { email, language };
      await rest('/auth/password-reset', { kind: 'change', method: 'POST', body });
    },
    endUserSessions: async (id) => {
      await rest(`${at(id)}/sessions/end`, { kind: 'change', method: 'POST' });
    },
    endUserSession: async (id, sessionId) => {
      const path = `${at(id)}/sessions/${encodeURIComponent(sessionId)}`;
      await rest(path, { kind: 'change', method: 'DELETE' });
    },
    watchActivity: (most, watcher) => watchActivity(deps.documents, most, watcher),
  };
}

/** How many there are, as `Content-Range: users 0-24/317` says. */
function totalIn(headers: Headers): number {
  return Number(headers.get('content-range')?.split('/').at(-1) ?? 0);
}
