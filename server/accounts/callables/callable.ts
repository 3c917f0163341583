import type { UserRecord } from 'firebase-admin/auth';
import { z } from 'zod';
import { rolesFromClaims, type Role } from '#domain/access/auth.ts';
import { mayDo } from '#domain/access/permissions.ts';
import { claimsOf, shownName } from '../../access/caller/user-row.ts';
import { assertLive } from '../../access/sessions/live-session.ts';
import { browserOf, rememberSession } from '../../access/sessions/remember-session.ts';
import type { RememberedCallers } from '../../access/sessions/remembered-callers.ts';
import type { Database } from '../../platform/database/database.ts';
import { loggableError } from '../../platform/errors/error-log.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { LONGEST_IDENTIFYING } from '../../platform/firebase/ask-firebase.ts';
import { withDeadline } from '../../platform/firebase/deadline.ts';
import { databaseProblem } from '../../platform/http/database-problem.ts';
import { fromRefusedText } from '../../platform/http/text-check.ts';
import { distrustPassword } from '../passwords/unknown-password.ts';
import { fromAuthFailure } from './auth-failure.ts';
import { CallableError, fromProblem } from './callable-error.ts';
import { readInput, type FunctionName, type FunctionOutput, type ReadInput } from './read-input.ts';

/** The services of the handlers. firebase-admin must be initialized. */
export interface FunctionServices {
  database: Database;
  /** The caches of this process to clear when a user's rights change. */
  callers: RememberedCallers;
  clock: () => Date;
  /** Maximum length of a session, in milliseconds; by default there is none. */
  longest?: number | null;
  /** Firebase's timeout when the caller is identified, in milliseconds; LONGEST_IDENTIFYING by default. */
  identityWithin?: number | undefined;
}

/** The caller according to the verified token, and what they sent. */
interface CallableContext {
  auth: { uid: string; token: Record<string, unknown> } | null;
  headers: Record<string, string | string[] | undefined>;
}

export type CallableHandler = (input: unknown, context: CallableContext) => Promise<unknown>;

export interface FunctionCaller {
  uid: string;
  /** The name for the audit trail. */
  name: string;
  roles: Role[];
}

/** The work of a callable, after caller and input were checked. */
type Work<N extends FunctionName> = (call: {
  input: ReadInput<N>;
  caller: FunctionCaller;
  services: FunctionServices;
}) => Promise<FunctionOutput<N>>;

/**
 * Creates a callable for super admins; with `mayAsk: 'anybody'` for every signed-in user, whom `work` then checks.
 * Checks sign-in, session, role and input, in this order, so that no caller learns more than they may. `work` then
 * checks the rule about the target, acts and records.
 */
export function callable<N extends FunctionName>(
  name: N,
  work: Work<N>,
  { mayAsk = 'superAdmins' }: { mayAsk?: 'superAdmins' | 'anybody' } = {},
): (services: FunctionServices) => CallableHandler {
  return (services) => async (input, context) => {
    try {
      const caller = await callerOf(context, services);
      if (mayAsk === 'superAdmins') requireSuperAdmin(caller);
      return await work({ input: readInput(name, input), caller, services });
    } catch (error) {
      throw asRefusal(name, error);
    }
  };
}

const tokenSchema = z.object({ auth_time: z.number() });

/** Returns the caller as Auth has them now, because the token may have an older role. @throws CallableError, Problem */
async function callerOf(
  { auth, headers }: CallableContext,
  services: FunctionServices,
): Promise<FunctionCaller> {
  const { database, clock, longest, identityWithin = LONGEST_IDENTIFYING } = services;
  const token = tokenSchema.safeParse(auth?.token);
  if (!auth || !token.success) throw new CallableError('unauthenticated', 'Sign in first');
  const signIn = { uid: auth.uid, auth_time: token.data.auth_time };
  const now = clock();
  const onUnknownChange = (changed: UserRecord, at: number) =>
    distrustPassword(services, changed, at);
  const user = await withDeadline(identityWithin, () =>
    assertLive(signIn, { now, longest, onUnknownChange }),
  );
  const seen = { uid: auth.uid, authTime: signIn.auth_time, browser: browserOf(headers), now };
  await rememberSession(database.db, seen);
  const claims = claimsOf(user);
  if (claims.mustChangePassword) {
    throw new CallableError('permission-denied', 'Choose a new password first');
  }
  return { uid: user.uid, name: shownName(user), roles: rolesFromClaims(claims) };
}

/** @throws CallableError for a caller who may not manage users */
export function requireSuperAdmin({ roles }: Pick<FunctionCaller, 'roles'>): void {
  if (mayDo(roles, 'users:manage')) return;
  throw new CallableError('permission-denied', 'Your role does not allow this');
}

/** Converts every error to the one format. Unexpected errors are logged and reported without details. */
function asRefusal(name: string, error: unknown): CallableError {
  if (error instanceof CallableError) return error;
  if (error instanceof Problem && error.code !== 'internal') return fromProblem(error);
  const refusedText = fromRefusedText(error);
  if (refusedText) return fromProblem(refusedText);
  const refusal = fromAuthFailure(error);
  if (refusal) return refusal;
  const problem = databaseProblem(error);
  console.error(`Callable ${name} failed`, loggableError(error));
  if (problem) return fromProblem(problem);
  return new CallableError('internal', 'Something went wrong on our side', { cause: error });
}
