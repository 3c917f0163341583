import type { BulkInput, BulkResult } from '#domain/orders/order-bulk.ts';
import type { AccountScope } from '../../../access/caller/caller.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { lockOrders } from '../find-order-row.ts';
import { findTaken } from '../find-taken.ts';
import { lockAccountsOf } from '../lock-accounts-of.ts';
import type { OrderRow } from '../order-rows.ts';
import { findSummaries } from '../reading/find-summaries.ts';
import { checkStep } from './decide-order.ts';
import { takeSteps, type Shipment } from './take-steps.ts';

export interface Decisions {
  input: BulkInput;
  actor: Actor;
  scope: AccountScope;
  now: Date;
}

type Result = BulkResult['results'][number];

interface Checked {
  id: string;
  row: OrderRow | undefined;
  /** The version that the decision makes. */
  version: number;
  refusal: Problem | null;
}

/**
 * OR-08: applies one decision to many orders. Each succeeds or fails separately; the results are in the requested
 * order. All that succeed are stored in one transaction.
 */
export async function decideMany(tx: Handle, decisions: Decisions): Promise<BulkResult> {
  const { input, actor, now } = decisions;
  const { action, reason } = input;
  if (action === 'ship') {
    await lockAccountsOf(
      tx,
      input.orders.map(({ id }) => id),
    );
  }
  const checked = await checkAll(tx, decisions);
  const allowed = checked.flatMap(({ row, refusal }) => (row && !refusal ? [row] : []));
  await takeSteps(tx, { actor, action, reason, now, shipments: shipmentsOf(input) }, allowed);
  return { results: await resultsOf(tx, decisions, checked) };
}

/**
 * AD-13: says again what became of a repeated request. An order that this user has taken on from the version that they
 * saw is done; any other was refused, and is refused for what holds now.
 */
export async function decidedBefore(tx: Handle, decisions: Decisions): Promise<BulkResult> {
  const { input, actor } = decisions;
  const checked = await checkAll(tx, decisions);
  const taken = await findTaken(
    tx,
    { action: input.action, actorUid: actor.uid },
    checked.flatMap(({ row, version }) => (row ? [{ id: row.id, version }] : [])),
  );
  const again = checked.map(({ id, row, version, refusal }) => ({
    id,
    row,
    version,
    refusal: taken.has(id) ? null : refusal,
  }));
  return { results: await resultsOf(tx, decisions, again) };
}

function shipmentsOf(input: BulkInput): ReadonlyMap<string, Shipment> {
  if (input.action !== 'ship') return new Map();
  return new Map(
    input.orders.map(({ id, carrier, trackingNumber }) => [id, { carrier, trackingNumber }]),
  );
}

/** Locks the orders and checks for each, in the requested order, whether the step is allowed. */
async function checkAll(tx: Handle, { scope, input }: Decisions): Promise<Checked[]> {
  const { action, orders: wanted } = input;
  const ids = wanted.map(({ id }) => id);
  const rows = new Map((await lockOrders(tx, scope, ids)).map((row) => [row.id, row]));
  return wanted.map(({ id, version: versionSeen }) => {
    const version = versionSeen + 1;
    const row = rows.get(id);
    if (!row) return { id, row, version, refusal: noSuchOrder() };
    const checked = checkStep(row, { action, versionSeen });
    return { id, row, version, refusal: checked instanceof Problem ? checked : null };
  });
}

function noSuchOrder(): Problem {
  return new Problem('not-found', 'There is no such order');
}

async function resultsOf(
  tx: Handle,
  { actor, scope, now }: Decisions,
  checked: Checked[],
): Promise<Result[]> {
  const movedOn = checked.flatMap(({ row, refusal }) =>
    row && refusal?.code === 'version-moved-on' ? [row] : [],
  );
  const summaries = await findSummaries(
    tx,
    { uid: actor.uid, scope, clinical: scope, now },
    movedOn,
  );
  const current = new Map(summaries.map((summary) => [summary.id, summary]));
  return checked.map(({ id, version, refusal }) => {
    if (!refusal) return { id, done: true, version };
    const { code, message } = refusal;
    return { id, done: false, code, message, current: current.get(id) ?? null };
  });
}
