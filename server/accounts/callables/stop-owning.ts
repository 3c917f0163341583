import type { NewOwner } from '#domain/access/new-owner.ts';
import { mayActForPractices } from '#domain/access/user-rules.ts';
import { toUserRow } from '../../access/caller/user-row.ts';
import { keepAnOwner } from '../members/keep-an-owner.ts';
import { lockUsers } from '../members/lock-user.ts';
import { findMemberships } from '../members/memberships.ts';
import type { Acting } from './act-on-user.ts';
import type { FunctionServices } from './callable.ts';

/**
 * AD-08: before a user is deleted. Of the accounts that they own alone, each gets the owner whom the caller
 * names. A user without accounts, as after an interrupted deletion, leaves nothing to pass on.
 *
 * @throws Problem 409 and 422 as `keepAnOwner`
 */
export async function stopOwning(
  { tx, caller: actor, target: { uid } }: Acting,
  newOwners: readonly NewOwner[] = [],
): Promise<void> {
  await lockUsers(tx, [uid, ...newOwners.map(({ userId }) => userId)]);
  const memberships = await findMemberships(tx, uid);
  if (memberships.length === 0) return;
  const owned = memberships.filter(({ practiceRole }) => practiceRole === 'owner');
  await keepAnOwner(tx, {
    actor,
    uid,
    accountNumbers: owned.map(({ accountNumber }) => accountNumber),
    mayEmpty: true,
    newOwners,
  });
}

/**
 * AD-08: before a user is disabled or becomes staff. Doing so again, with nothing left to pass on, asks for no owner.
 *
 * @throws Problem 409 and 422 as `keepAnOwner`
 */
export async function stopActing(
  acting: Acting,
  newOwners: readonly NewOwner[] = [],
): Promise<void> {
  const isActing = mayActForPractices(toUserRow(acting.target));
  if (isActing || newOwners.length > 0) await stopOwning(acting, newOwners);
}

/** The new owners' next request is judged by their new role. */
export function forgetCallers(
  { callers }: FunctionServices,
  newOwners: readonly NewOwner[] = [],
): void {
  for (const { userId } of newOwners) callers.forget(userId);
}
