import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { rolesFromClaims } from '#domain/access/auth.ts';
import { userRefusal, type UserAction, type UserRefusal } from '#domain/access/user-rules.ts';
import type { UserRow } from '#domain/access/user.ts';
import { claimsOf, toUserRow } from '../../access/caller/user-row.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import { askFirebase } from '../../platform/firebase/ask-firebase.ts';
import { findMemberships } from '../members/memberships.ts';
import { findUsers } from '../users/auth-users.ts';
import { askedNow, putUsers } from '../users/directory.ts';
import { isLastSuperAdmin } from '../users/last-super-admin.ts';
import { lockUsers, type Holding } from '../users/lock-users.ts';
import { versionOfUser } from '../users/user-version.ts';
import { userNotFound } from './auth-failure.ts';
import { CallableError } from './callable-error.ts';
import { requireSuperAdmin, type FunctionCaller, type FunctionServices } from './callable.ts';

/** The transaction, the caller and the user of one change. No other user changes meanwhile. */
export interface Acting {
  tx: Handle;
  caller: FunctionCaller;
  target: UserRecord;
}

interface Asked {
  caller: FunctionCaller;
  services: FunctionServices;
  uid: string;
  /** The version that the caller saw; undefined for whatever the user is now. */
  version?: number | undefined;
}

/**
 * Runs `work` on the user as Auth has them now, while no other request can change users' rights.
 *
 * @throws CallableError when the caller has lost the permission meanwhile, when the user does not exist or has changed
 */
export async function actOnUser<T>(
  { caller, services, uid, version }: Asked,
  work: (acting: Acting) => Promise<T>,
  holding?: Holding,
): Promise<T> {
  const act = async (tx: Handle): Promise<T> => {
    const found = await findUsers([...new Set([caller.uid, uid])]);
    requireStillSuperAdmin(found.find((user) => user.uid === caller.uid));
    const target = found.find((user) => user.uid === uid);
    if (!target) throw userNotFound();
    await requireVersion(tx, target, version);
    return work({ tx, caller, target });
  };
  return lockUsers(services.database, act, holding);
}

/** @throws CallableError when the user is not in the version that the caller saw */
async function requireVersion(
  tx: Handle,
  target: UserRecord,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const memberships = await findMemberships(tx, target.uid);
  if (versionOfUser(toUserRow(target), memberships) === seen) return;
  const details = { field: 'version', rule: 'movedOn', value: seen, nearest: null };
  throw new CallableError('aborted', 'Someone else has already changed this user', { details });
}

/** Refuses a caller who was demoted, disabled or given a one-time password while waiting. */
export function requireStillSuperAdmin(caller: UserRecord | undefined): void {
  const claims = caller && !caller.disabled ? claimsOf(caller) : {};
  requireSuperAdmin({ roles: claims.mustChangePassword ? [] : rolesFromClaims(claims) });
}

/** The answer to a caller whom a rule refuses. */
export const REFUSALS: Record<UserRefusal, string> = {
  oneself: 'You cannot do this to your own account. Ask another super admin',
  lastSuperAdmin: 'This is the last super admin. Promote another user first',
  noEmail: 'This user has no email',
};

/** AD-06: returns why the caller may not do this with the user, or null. */
export async function refusalFor(
  action: UserAction,
  { tx, caller, target }: Acting,
): Promise<UserRefusal | null> {
  return userRefusal(action, {
    isOneself: caller.uid === target.uid,
    isLastSuperAdmin: await isLastSuperAdmin(tx, target),
    hasEmail: Boolean(target.email),
  });
}

/** AD-06. @throws CallableError */
export async function requireAllowed(action: UserAction, acting: Acting): Promise<void> {
  const { target } = acting;
  const refusal = await refusalFor(action, acting);
  if (!refusal) return;
  const code = refusal === 'noEmail' ? 'aborted' : 'permission-denied';
  const details = { field: 'userId', rule: refusal, value: target.uid, nearest: null };
  throw new CallableError(code, REFUSALS[refusal], { details });
}

/**
 * SE-03. Writes the audit entry before Auth is called, in the same transaction: if Auth fails, no entry remains. Other
 * super admins are notified when the transaction commits, after Auth has made the change.
 */
export async function recordAct(
  { tx, caller, target }: Acting,
  action: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await recordAudit(tx, {
    actor: { uid: caller.uid, name: caller.name },
    action: `user.${action}`,
    resource: 'users',
    resourceId: target.uid,
    accountNumber: null,
    details: { email: toUserRow(target).email, ...details },
  });
  await publishChange(tx, { resource: 'users', id: target.uid, actor: caller.name });
}

/** Copies the user's present data from Auth to the directory and returns it. */
export async function notifyDirectory(tx: Handle, uid: string): Promise<UserRow> {
  const askedAt = await askedNow(tx);
  const user = await askFirebase(() => getAuth().getUser(uid));
  await putUsers(tx, [user], askedAt);
  return toUserRow(user);
}
