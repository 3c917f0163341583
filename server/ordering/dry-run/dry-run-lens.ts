import { describeViolation } from '#domain/lens/engine/describe-violation.ts';
import type { Violation } from '#domain/lens/engine/validate.ts';
import type { LensDryRun, LensInput } from '#domain/orders/lens-change.ts';
import { findLens } from '../../lenses/find-lens.ts';
import { requireMakeable } from '../../lenses/save-lens-version.ts';
import type { Handle } from '../../platform/database/database.ts';
import { draftsWithLens, type DraftWithLens } from '../drafts/drafts-with-lens.ts';
import { ordersWithLens, type OrderWithLens } from '../orders/orders-with-lens.ts';
import { newlyWrong, newlyWrongInDraft, type LensChange } from './newly-wrong.ts';

/** Maximum number of drafts, and of orders, to check; the newest orders come first. */
export const MAX_CHECKED = 2_000;
const PAGE = 200;
const MAX_EXAMPLES = 20;
const MONTHS = 12;

type Example = LensDryRun['examples'][number];

/**
 * AD-03: returns which open drafts, and which orders of the last 12 months if reordered, could no longer be made with
 * the definition. Only reads, page by page.
 *
 * @throws Problem 422 for a definition that no lens can be made by
 */
export async function dryRunLens(
  db: Handle,
  { input, now }: { input: LensInput; now: Date },
): Promise<LensDryRun> {
  requireMakeable(input);
  const current = await findLens(db, input.id, { offeredOnly: false });
  const change = current && { current, next: { ...input, version: current.version + 1 } };
  if (!change) return { drafts: NONE, orders: NONE, examples: [] };
  const drafts = await checkDrafts(db, change);
  return { drafts, ...(await checkOrders(db, change, now)) };
}

const NONE = { checked: 0, invalid: 0 };

async function checkDrafts(db: Handle, change: LensChange): Promise<LensDryRun['drafts']> {
  const counts = { ...NONE };
  for await (const draft of everyDraft(db, change.next.id)) {
    counts.checked += 1;
    const isWrong = draft.eyes.some(
      ({ values }) => isRetired(change) || newlyWrongInDraft(change, values) !== null,
    );
    if (isWrong) counts.invalid += 1;
  }
  return counts;
}

async function checkOrders(
  db: Handle,
  change: LensChange,
  now: Date,
): Promise<Pick<LensDryRun, 'orders' | 'examples'>> {
  const counts = { ...NONE };
  const examples: Example[] = [];
  for await (const order of everyOrder(db, change.next.id, now)) {
    counts.checked += 1;
    const example = exampleOf(order, change);
    if (!example) continue;
    counts.invalid += 1;
    if (examples.length < MAX_EXAMPLES) examples.push(example);
  }
  return { orders: counts, examples };
}

/** Returns the number of the order and what could not be made, without patient and practice. */
function exampleOf({ id, number, eyes }: OrderWithLens, change: LensChange): Example | null {
  for (const { eye, prescription } of eyes) {
    const violation = newlyWrong(change, prescription);
    if (!violation && !isRetired(change)) continue;
    return { orderId: id, number, eye, problem: describe(violation, change), violation };
  }
  return null;
}

function describe(violation: Violation | null, { next }: LensChange): string {
  return violation
    ? describeViolation(violation, next, 'en')
    : `${next.name} would no longer be offered`;
}

function isRetired({ current, next }: LensChange): boolean {
  return current.offered && !next.offered;
}

/** The open drafts with the lens, at most `MAX_CHECKED`. */
export async function* everyDraft(db: Handle, lensId: string): AsyncGenerator<DraftWithLens> {
  let after: string | null = null;
  for (let checked = 0; checked < MAX_CHECKED; checked += PAGE) {
    const page: DraftWithLens[] = await draftsWithLens(db, lensId, { after, most: PAGE });
    yield* page.filter(({ eyes }) => eyes.length > 0);
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? null;
  }
}

async function* everyOrder(db: Handle, lensId: string, now: Date): AsyncGenerator<OrderWithLens> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - MONTHS);
  let before: OrderWithLens | null = null;
  for (let checked = 0; checked < MAX_CHECKED; checked += PAGE) {
    const page: OrderWithLens[] = await ordersWithLens(db, { lensId, since, before, most: PAGE });
    yield* page;
    if (page.length < PAGE) return;
    before = page.at(-1) ?? null;
  }
}
