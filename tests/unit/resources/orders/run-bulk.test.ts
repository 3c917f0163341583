import { describe, expect, it, vi } from 'vitest';
import type { BulkInput, BulkResult } from '#domain/orders/order-bulk.ts';
import type { OrderSummary } from '#domain/orders/order.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { HttpFailure } from '#providers/http/http.ts';
import {
  decideOrders,
  isWorthRetrying,
  ORDERS_PACE,
  type PlainDecision,
} from '#resources/orders/bulk/decide/decide-orders.ts';
import { runBulk } from '#resources/shared/bulk/run-bulk.ts';
import type { Outcome as OutcomeOf } from '#resources/shared/bulk/run-bulk.ts';
import { buildOrderSummary } from '../../../fixtures/build-order.ts';

type Outcome = OutcomeOf<OrderSummary>;
type Results = BulkResult['results'];
type Answer = (input: BulkInput) => Results | Error;

const queueOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    buildOrderSummary({ id: `order-${at}`, number: `O-${at}`, version: at + 1 }),
  );
const allDone = ({ orders }: BulkInput): Results =>
  orders.map(({ id, version }) => ({ id, done: true, version: version + 1 }));

type Decide = Parameters<typeof decideOrders>[0];

/** Runs it as far as it goes: what was sent, what came of each order, and the progress. */
async function run(orders: readonly OrderSummary[], answer: Answer, rest: Partial<Rest> = {}) {
  const { action = 'approve', reason = '', hasEnded = () => false, lost = [] } = rest;
  const outcomes: Outcome[] = [];
  const progress: number[] = [];
  const decide = vi.fn<Decide>((input) => {
    const results = answer(input);
    return results instanceof Error
      ? Promise.reject(results)
      : Promise.resolve({ data: { results } });
  });
  const send = decideOrders(decide, { action, reason });
  await runBulk(orders, ORDERS_PACE, {
    send: (part) => send(part, (id) => lost.includes(id)),
    refusalOf: (error) => errorBody(error)?.message ?? '',
    hasEnded: () => hasEnded(decide.mock.calls.length),
    onPart: (news, sent) => {
      outcomes.push(...news);
      progress.push(sent);
    },
  });
  return { sent: decide.mock.calls.map(([input]) => input), outcomes, progress };
}

interface Rest {
  action: PlainDecision;
  reason: string;
  hasEnded: (sentParts: number) => boolean;
  lost: string[];
}

const kinds = (outcomes: readonly Outcome[]) => outcomes.map(({ kind }) => kind);
const times = (count: number, kind: Outcome['kind']) => Array.from({ length: count }, () => kind);

function refusal(status: number, message: string): Error {
  const body = { code: 'unavailable', message, requestId: 'req-1' };
  return Object.assign(new HttpFailure(message, status, body), { body });
}

describe('one decision on many orders', () => {
  it('OR-06 OR-08 sends 50 at a time with the decision, each order once with the version that was seen, with progress', async () => {
    const orders = queueOf(120);
    const decision = { action: 'reject', reason: 'Holiday closure' } as const;
    const { sent, outcomes, progress } = await run(orders, allDone, decision);
    expect(sent).toMatchObject([decision, decision, decision]);
    expect(sent.map((input) => input.orders.length)).toEqual([50, 50, 20]);
    const asked = sent.flatMap((input) => input.orders);
    expect(asked).toEqual(orders.map(({ id, version }) => ({ id, version })));
    expect(kinds(outcomes)).toEqual(times(120, 'done'));
    expect(progress).toEqual([50, 100, 120, 120]);
  });

  it('SE-08 sends no more after a part without an answer, and tells the two apart', async () => {
    const { sent, outcomes, progress } = await run(queueOf(120), () => new Error('No connection'));
    expect(sent).toHaveLength(1);
    expect(kinds(outcomes)).toEqual([...times(50, 'lost'), ...times(70, 'unsent')]);
    expect(outcomes.every(({ message }) => message === '')).toBe(true);
    expect(progress).toEqual([50, 50]);
  });

  it('SE-08 sends no more after a part that was refused as a whole, with what the server said', async () => {
    const { sent, outcomes } = await run(queueOf(60), () => refusal(503, 'Come back later'));
    expect(sent).toHaveLength(1);
    expect(kinds(outcomes)).toEqual([...times(50, 'refused'), ...times(10, 'unsent')]);
    expect(outcomes[0]?.message).toBe('Come back later');
  });

  it('UX-04 ends before the next part when the rest is cancelled', async () => {
    const { sent, outcomes } = await run(queueOf(60), allDone, { hasEnded: (parts) => parts > 0 });
    expect(sent).toHaveLength(1);
    expect(kinds(outcomes)).toEqual([...times(50, 'done'), ...times(10, 'unsent')]);
  });
});

const STATES = ['submitted', 'approved', 'rejected', 'cancelled'] as const;

describe('what became of one order of many', () => {
  const [order] = queueOf(1);
  if (!order) throw new Error('no order');
  const { id } = order;
  const moved = (state: OrderSummary['state']): Results => [
    {
      id,
      done: false,
      code: 'version-moved-on',
      message: 'Moved on',
      current: { ...order, state, version: 9 },
    },
  ];

  it.each(STATES.flatMap((state) => [true, false].map((isLost) => [state, isLost] as const)))(
    'OR-07 SE-08 found %s by an approval, after a lost try: %s',
    async (state, isLost) => {
      const { outcomes } = await run([order], () => moved(state), { lost: isLost ? [id] : [] });
      const isOurs = isLost && state === 'approved';
      expect(kinds(outcomes)).toEqual([isOurs ? 'done' : 'moved']);
      // tried again with the version it has now, while the decision can still be taken
      expect(outcomes[0]?.row.version).toBe(9);
      const isWorthIt = outcomes[0] !== undefined && isWorthRetrying(outcomes[0], 'approve');
      expect(isWorthIt).toBe(state === 'submitted');
    },
  );

  it('OR-08 is refused where the server does not show it, and lost where it says nothing of it', async () => {
    const refused: Results = [
      { id, done: false, code: 'not-found', message: 'Not there', current: null },
    ];
    expect((await run([order], () => refused)).outcomes).toEqual([
      { row: order, kind: 'refused', message: 'Not there' },
    ]);
    expect(kinds((await run([order], () => [])).outcomes)).toEqual(['lost']);
  });
});
