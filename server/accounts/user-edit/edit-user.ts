import { mayActForPractices, roleChange, type UserAction } from '#domain/access/user-rules.ts';
import type { UserEdit } from '#domain/access/user.ts';
import type { Caller } from '../../access/caller/caller.ts';
import { toUserRow } from '../../access/caller/user-row.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { publishChange } from '../../platform/events/publish-change.ts';
import {
  actOnUser,
  notifyDirectory,
  recordAct,
  REFUSALS,
  refusalFor,
  type Acting,
} from '../callables/act-on-user.ts';
import { CallableError } from '../callables/callable-error.ts';
import { lockUsers } from '../members/lock-user.ts';
import { findMemberships } from '../members/memberships.ts';
import { setAccounts } from '../members/set-accounts.ts';
import { changeProfile } from '../profile/profile-change.ts';
import { WITHIN_A_REQUEST } from '../users/lock-users.ts';
import { editedState, versionOfUser } from '../users/user-version.ts';
import { changeInAuth } from './change-in-auth.ts';

interface Editing {
  caller: Caller;
  uid: string;
  versionSeen: number;
  input: UserEdit;
}

/**
 * AD-02, PY-08: changes name, role, grant, status and accounts of a user, all or nothing. Returns false when the user is not in the
 * version seen any more.
 *
 * @throws Problem 403 with the field that AD-06 protects, 404, 422 and 409 as `setAccounts`
 */
export async function editUser(services: Services, editing: Editing): Promise<boolean> {
  const { caller, uid, versionSeen, input } = editing;
  const newOwnerUids = (input.newOwners ?? []).map(({ userId }) => userId);
  const edit = async (acting: Acting): Promise<boolean> => {
    const { tx, target } = acting;
    await lockUsers(tx, [uid, ...newOwnerUids]);
    const memberships = await findMemberships(tx, uid);
    const row = toUserRow(target);
    if (versionOfUser(row, memberships) !== versionSeen) return false;
    const before = editedState(row, memberships);
    await requireAllowedEdit(acting, before, input);
    await recordEdit(acting, before, input);
    const stopsActing = mayActForPractices(before) && !mayActForPractices(input);
    await setAccounts(tx, { ...input, actor: caller, uid, before: memberships, stopsActing });
    if (input.mainAccount !== before.mainAccount) {
      await changeProfile(tx, uid, { accountNumber: input.mainAccount });
    }
    await changeInAuth(services, target, { before, after: input }, async () => {
      await notifyDirectory(tx, uid);
    });
    return true;
  };
  try {
    return await actOnUser({ caller, services, uid }, edit, WITHIN_A_REQUEST);
  } catch (error) {
    throw asProblem(error);
  } finally {
    for (const one of [uid, ...newOwnerUids]) services.callers.forget(one);
  }
}

/** AD-06. @throws Problem 403 naming the field */
async function requireAllowedEdit(
  acting: Acting,
  before: UserEdit,
  after: UserEdit,
): Promise<void> {
  const changes: [field: keyof UserEdit, action: UserAction][] = [];
  if (after.role !== before.role) changes.push(['role', roleChange(before.role, after.role)]);
  if (after.disabled !== before.disabled) {
    changes.push(['disabled', after.disabled ? 'disable' : 'enable']);
  }
  for (const [field, action] of changes) {
    const refusal = await refusalFor(action, acting);
    if (!refusal) continue;
    const message = REFUSALS[refusal];
    throw new Problem('forbidden', message, { errors: { [field]: { rule: refusal, message } } });
  }
}

/** SE-03: an entry for each change, the same as that of the callable. */
async function recordEdit(acting: Acting, before: UserEdit, after: UserEdit): Promise<void> {
  if (after.name !== before.name) {
    await recordAct(acting, 'rename', { before: before.name, after: after.name });
  }
  if (after.role !== before.role) {
    await recordAct(acting, 'setRole', { before: before.role, after: after.role });
  }
  if (after.mayRecordPayments !== before.mayRecordPayments) {
    await recordAct(acting, after.mayRecordPayments ? 'grantPayments' : 'withdrawPayments');
  }
  if (after.disabled !== before.disabled) {
    await recordAct(acting, after.disabled ? 'disable' : 'enable');
  }
  // Also when only the accounts change, which have entries of their own.
  const { tx, target, caller } = acting;
  await publishChange(tx, { resource: 'users', id: target.uid, actor: caller.name });
}

/** `actOnUser` refuses in the format of the callables. */
function asProblem(error: unknown): unknown {
  if (!(error instanceof CallableError)) return error;
  const code = error.code === 'not-found' ? 'not-found' : 'forbidden';
  return new Problem(code, error.message, { cause: error });
}
