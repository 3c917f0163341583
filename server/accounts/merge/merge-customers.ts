import type { CustomerMerge } from '#domain/customers/customer-merge-schema.ts';
import {
  mainAfterMerge,
  mergeRefusal,
  type MergeRefusal,
} from '#domain/customers/customer-merge.ts';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import type { RecordDefinition } from '../../access/records/record-definition.ts';
import { findRecord } from '../../access/records/record-store.ts';
import { recordAudits, type Actor } from '../../platform/audit/record-audit.ts';
import type { MergedAccounts, MergeStep } from '../../platform/database/account-table.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { lockForMerge, markMerged, moveAdditional } from '../customers/merge-accounts.ts';
import { moveAddresses, planAddresses } from '../customers/merge-addresses.ts';
import { moveInvitations, planInvitations } from '../invitations/merge-invitations.ts';
import { lockUser } from '../members/lock-user.ts';
import { moveMembers, planMembers } from '../members/merge-members.ts';
import { countRows, type MergeParts } from './merge-parts.ts';

export interface Merging {
  actor: Actor;
  from: string;
  versionSeen: number;
  merge: CustomerMerge;
  now: Date;
}

interface Merger {
  definition: RecordDefinition;
  parts: MergeParts;
}

type Doing = MergeStep & { reason: string; main: string };

const REFUSED: Record<MergeRefusal, string> = {
  same: 'An account cannot be merged into itself',
  sourceMerged: 'This account was merged into another one already',
  targetMerged: 'The chosen account was merged into another one',
  targetBelow: 'The chosen account is an additional account of this one. Merge it into this one',
};

/**
 * AD-05: gives everything of one account to another one, and marks it as merged. Returns it, and the users whose
 * accounts changed. A repeated merge changes nothing. Call it in a transaction.
 *
 * @throws Problem 404, 412 with the present record of the account that changed, 409, 422 for the account itself
 */
export async function mergeCustomers(
  tx: Handle,
  { definition, parts }: Merger,
  { actor, from, versionSeen, merge, now }: Merging,
): Promise<{ merged: CustomerRecord; uids: string[] }> {
  const { into, intoVersion, reason } = merge;
  const accounts = { from, into };
  const uids = await lockAll(tx, accounts);
  const source = (await findRecord(tx, definition, from)) as CustomerRecord;
  const target = (await findRecord(tx, definition, into)) as CustomerRecord;
  if (source.mergedInto === into) return { merged: source, uids };
  requireMergeable(source, target);
  requireVersion(source, versionSeen);
  requireVersion(target, intoVersion);
  const doing = { actor, now, ...accounts, reason, main: mainAfterMerge(target) };
  const moved = await moveAll(tx, parts, doing);
  await markMerged(tx, accounts);
  await recordMerge(tx, doing, source, moved);
  return { merged: (await findRecord(tx, definition, from)) as CustomerRecord, uids };
}

/** Locks users, then accounts, in the order of all others. @throws Problem 409 when a member has come meanwhile */
async function lockAll(tx: Handle, accounts: MergedAccounts): Promise<string[]> {
  const before = (await planMembers(tx, accounts)).map(({ uid }) => uid);
  for (const uid of before) await lockUser(tx, uid);
  await lockForMerge(tx, accounts);
  const now = (await planMembers(tx, accounts)).map(({ uid }) => uid);
  if (now.some((uid) => !before.includes(uid))) {
    throw new Problem('conflict', 'Somebody has just become a member. Look again');
  }
  return now;
}

/** @throws Problem 409, 422 */
function requireMergeable(source: CustomerRecord, target: CustomerRecord): void {
  const refusal = mergeRefusal(source, target);
  if (!refusal) return;
  const message = REFUSED[refusal];
  const errors = { into: { rule: refusal, message, value: target.accountNumber } };
  throw new Problem(refusal === 'same' ? 'invalid' : 'conflict', message, { errors });
}

/** @throws Problem 412 */
function requireVersion(current: CustomerRecord, seen: number): void {
  if (current.version === seen) return;
  const message = `Someone else has already changed account ${current.accountNumber}`;
  throw new Problem('version-moved-on', message, { current });
}

/** Returns how much of each kind has moved, by the field of the history. */
async function moveAll(tx: Handle, parts: MergeParts, doing: Doing) {
  const { from } = doing;
  const members = await planMembers(tx, doing);
  const addresses = await planAddresses(tx, doing);
  const invitations = await planInvitations(tx, doing);
  const prices = await parts.prices.plan(tx, doing);
  const { orders, invoices, drafts, applications } = await countRows(tx, parts.tables, from);
  const moved = {
    movedOrders: orders,
    movedInvoices: invoices,
    movedDrafts: drafts,
    movedApplications: applications,
    movedMembers: members.length,
    movedAddresses: addresses.filter(({ moves }) => moves).length,
    movedPrices: prices.filter(({ moves }) => moves).length,
    movedInvitations: invitations.filter(({ fate }) => fate !== 'ends').length,
  };
  await moveMembers(tx, doing, members);
  await moveAddresses(tx, doing, addresses);
  await moveInvitations(tx, doing, invitations);
  await parts.prices.move(tx, doing);
  const movedAccounts = await moveAdditional(tx, doing);
  for (const { move } of parts.tables) await move?.(tx, doing);
  return { ...moved, movedAccounts };
}

/** SE-03: records the merge in the histories of both accounts. What the source was remains in its record. */
async function recordMerge(
  tx: Handle,
  { actor, from, into, reason }: Doing,
  { parentAccountNumber }: CustomerRecord,
  moved: Record<string, number>,
): Promise<void> {
  const entry = { actor, action: 'customers.edit', resource: 'customers' };
  const nothing = { mergeReason: null };
  await recordAudits(tx, [
    {
      ...entry,
      resourceId: from,
      accountNumber: from,
      details: {
        before: {
          mergedInto: null,
          ...nothing,
          ...(parentAccountNumber && { parentAccountNumber }),
        },
        after: {
          mergedInto: into,
          mergeReason: reason,
          ...(parentAccountNumber && { parentAccountNumber: null }),
        },
      },
    },
    {
      ...entry,
      resourceId: into,
      accountNumber: into,
      details: {
        before: { mergedFrom: null, ...nothing },
        after: { mergedFrom: from, mergeReason: reason, ...moved },
      },
    },
  ]);
}
