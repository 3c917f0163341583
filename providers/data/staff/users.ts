import type { DataProvider } from 'react-admin';
import type { FunctionInput, FunctionName, FunctionOutput } from '#domain/access/functions.ts';
import { functionInputs } from '#domain/access/functions.ts';
import { userAuditSchema } from '#domain/access/user.ts';
import type { UserAudit } from '#domain/access/user.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { ACTIVITY } from '../../activity/activity-record.ts';
import type { Documents } from '../../firebase/documents.ts';
import { withHttpFailures } from '../../firebase/firestore-failure.ts';
import { callFunction } from '../../firebase/user-functions.ts';
import type { FunctionsPort } from '../../firebase/user-functions.ts';
import type { Rest } from '../../http/connection.ts';
import { readAnswer } from '../../http/read-answer.ts';
import { totalIn } from '../../http/total-in.ts';
import { readOnly } from '../read-only.ts';

export interface UserMethods {
  /** FN-01 … FN-09. Throws HttpFailure like any other call, with the invalid fields in `body.errors`. */
  callUsers: <N extends FunctionName>(
    name: N,
    input: FunctionInput<N>,
  ) => Promise<{ data: FunctionOutput<N> }>;
  /** Returns the user's audit trail, latest first, `perPage` entries per page; pages start at 1. */
  userAudit: (
    id: string,
    asked: { page: number; perPage: number },
  ) => Promise<{ data: UserAudit[]; total: number }>;
  /** Sends the user a link for choosing a password. HttpFailure 429 after too many. */
  sendResetLink: (email: string, language: Locale) => Promise<void>;
  /** Sends the user the email that verifies their address once more. HttpFailure 429 when it was sent just now. */
  resendVerification: (id: string, language: Locale) => Promise<void>;
  /** Ends every session of the user. */
  endUserSessions: (id: string) => Promise<void>;
  /** Ends the session on one device. */
  endUserSession: (id: string, sessionId: string) => Promise<void>;
  /** EN-03: reads what the user's browser reported last; null when nothing. */
  userActivity: (id: string) => Promise<unknown>;
}

/** What the methods need from the runtime. */
export interface UserDeps extends FunctionsPort {
  documents: () => Promise<Pick<Documents, 'read' | 'follow' | 'count'>>;
}

const at = (id: string) => `/users/${encodeURIComponent(id)}`;

/** Creates the user methods besides reading their list. */
export function userMethods({ rest, restAnswer }: Rest, deps: UserDeps): UserMethods {
  return {
    callUsers: async (name, input) => ({
      data: await callFunction(deps, name, input),
    }),
    userAudit: async (id, { page, perPage }) => {
      const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
      const path = `${at(id)}/audit?range=${encodeURIComponent(range)}`;
      const { json, headers } = await restAnswer(path, { kind: 'history' });
      return { data: readAnswer(userAuditSchema.array(), json), total: totalIn(headers) };
    },
    sendResetLink: async (email, language) => {
      const body = { email, language };
      await rest('/auth/password-reset', { kind: 'change', method: 'POST', body });
    },
    resendVerification: async (id, language) => {
      const path = `${at(id)}/verification`;
      await rest(path, { kind: 'change', method: 'POST', body: { language } });
    },
    endUserSessions: async (id) => {
      await rest(`${at(id)}/sessions/end`, { kind: 'change', method: 'POST' });
    },
    endUserSession: async (id, sessionId) => {
      const path = `${at(id)}/sessions/${encodeURIComponent(sessionId)}`;
      await rest(path, { kind: 'change', method: 'DELETE' });
    },
    userActivity: async (id) => {
      const documents = await deps.documents();
      return withHttpFailures(documents.read(ACTIVITY, id));
    },
  };
}

/** AD-02: react-admin's writes of users. A new one is made by a callable, because it has a password. */
export function userRecords(
  records: DataProvider,
  { callUsers }: Pick<UserMethods, 'callUsers'>,
): DataProvider {
  const create = (_resource: string, { data }: { data: unknown }) =>
    callUsers('createUser', functionInputs.createUser.parse(data));
  // react-admin names the type of the record, which here is always a user.
  return { ...records, create: create as DataProvider['create'], delete: readOnly.delete };
}
