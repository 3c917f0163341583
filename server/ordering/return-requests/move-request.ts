import { eq } from 'drizzle-orm';
import type { EmailEventKey } from '#domain/emails/events/email-events.ts';
import { nextReturnState, type ReturnStep } from '#domain/money/returns/return-states.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import { lockAccounts } from '../../accounts/customers/lock-accounts.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import {
  findRequestRow,
  getReturnRequest,
  type RequestReader,
  type ReturnRequestRow,
} from './find-return-requests.ts';
import { notifyOfRequest } from './notify-of-request.ts';
import { returnRequests } from './table.ts';

/**
 * Locks the account of the request, and then the request: the order of a merge.
 *
 * @throws Problem 404, also for one of an account outside the scope; 409 when a merge moved it meanwhile
 */
export async function lockRequest(
  tx: Handle,
  scope: AccountScope,
  number: string,
): Promise<ReturnRequestRow> {
  const { accountNumber } = await findRequestRow(tx, scope, number);
  await lockAccounts(tx, [accountNumber]);
  const [row] = await tx
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.number, number))
    .for('update');
  if (row?.accountNumber !== accountNumber) {
    throw new Problem('conflict', 'The account was merged into another one. Look again');
  }
  return row;
}

/** @throws Problem 412 with the present request when its version has changed */
export async function requireVersion(
  tx: Handle,
  reader: RequestReader,
  { number, version }: ReturnRequestRow,
  versionSeen: number,
): Promise<void> {
  if (version === versionSeen) return;
  throw new Problem('version-moved-on', 'Someone else has already changed this request', {
    current: await getReturnRequest(tx, reader, number),
  });
}

/** Returns the state that the step leads to. @throws Problem 409 when it is not allowed */
export function requireReturnStep({ state }: ReturnRequestRow, step: ReturnStep) {
  const next = nextReturnState(state, step);
  if (next === null) {
    throw new Problem('conflict', `This action is not available: the request is ${state}`);
  }
  return next;
}

type Changes = Partial<Omit<ReturnRequestRow, 'number' | 'version' | 'state'>>;

interface Move {
  actor: Actor;
  step: ReturnStep;
  changes?: Changes;
  event?: EmailEventKey;
}

/** CR-03: takes a step of a locked request, and notifies of it. @throws Problem 409 when it is not allowed */
export async function moveRequest(
  tx: Handle,
  row: ReturnRequestRow,
  { actor, step, changes = {}, event }: Move,
): Promise<ReturnRequestRow> {
  const state = requireReturnStep(row, step);
  const [moved] = await tx
    .update(returnRequests)
    .set({ ...changes, state, version: row.version + 1 })
    .where(eq(returnRequests.number, row.number))
    .returning();
  if (!moved) throw new Error('The request was not stored');
  const before = { state: row.state };
  const after = { state, ...writtenOf(changes) };
  await notifyOfRequest(tx, { actor, row: moved, before, after, event });
  return moved;
}

/** What the history says of a change besides the state. */
function writtenOf({ decidedCents, refuseReason, creditNumber }: Changes): Record<string, unknown> {
  return {
    ...(decidedCents !== undefined && { decidedCents }),
    ...(refuseReason && { refuseReason }),
    ...(creditNumber && { creditNumber }),
  };
}
