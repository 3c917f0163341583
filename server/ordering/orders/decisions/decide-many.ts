import type { BulkInput, BulkResult } from '#domain/schemas/order-bulk.ts';
import type { Actor } from '#server/platform/audit/record-audit.ts';
import type { Handle } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { AccountScope } from '#server/access/caller/caller.ts';
import { findSummaries } from '../reading/find-summaries.ts';
import { lockOrders } from '../find-order-row.ts';
import { checkStep } from './decide-order.ts';
import type { OrderRow } from '../order-rows.ts';
import { takeSteps } from './take-steps.ts';

export interface Decisions extends BulkInput {
  actor: Actor;
  scope: AccountScope;
  now: Date;
}

type Result = BulkResult['results'][number];

interface Checked {
  id: string;
  row: OrderRow | undefined;
  refusal: Problem | null;
}

/**
 * OR-08: applies one decision to many orders. Each succeeds or fails separately; the results are in the requested
 * order. All that succeed are stored in one transaction.
 */
export async function decideMany(tx: Handle, decisions: Decisions): Promise<BulkResult> {
  const checked = await checkAll(tx, decisions);
  const allowed = checked.flatMap(({ row, refusal }) => (row && !refusal ? [row] : []));
  await takeSteps(tx, decisions, allowed);
  return { results: await resultsOf(tx, decisions, checked) };
}

/** Locks the orders and checks for each, in the requested order, whether the step is allowed. */
async function checkAll(
  tx: Handle,
  { scope, action, orders: wanted }: Decisions,
): Promise<Checked[]> {
  const ids = wanted.map(({ id }) => id);
  const rows = new Map((await lockOrders(tx, scope, ids)).map((row) => [row.id, row]));
  return wanted.map(({ id, version }) => {
    const row = rows.get(id);
    if (!row) return { id, row, refusal: new Problem('not-found', 'There is no such order') };
    const checked = checkStep(row, { action, versionSeen: version });
    return { id, row, refusal: checked instanceof Problem ? checked : null };
  });
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
  return checked.map(({ id, row, refusal }) => {
    if (!refusal) return { id, done: true, version: (row?.version ?? 0) + 1 };
    const { code, message } = refusal;
    return { id, done: false, code, message, current: current.get(id) ?? null };
  });
}
