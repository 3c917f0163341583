import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { runs } from 'test-tools/runs.ts';
import { describe, expect, it } from 'vitest';
import { ORDER_DECISIONS, type OrderAction } from '#domain/orders/order-states.ts';
import type { Order } from '#domain/orders/order.ts';
import { decideOrder } from '#server/ordering/orders/decisions/decide-order.ts';
import { getOrder } from '#server/ordering/orders/reading/get-order.ts';
import { resubmitOrder } from '#server/ordering/orders/submission/resubmit-order.ts';
import { submitOrder } from '#server/ordering/orders/submission/submit-order.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { EVENT_KIND } from '#server/platform/mail/notify-of-events.ts';
import { PLAIN_LIFE, type PlainOrder } from '../fixtures/plain-order-life.ts';
import { orderInput } from './support/orders.ts';
import { useDatabase } from './support/use.ts';

const ACTOR = { uid: 'u-practice', name: 'practice@lens.test' };
const SCOPE = ['100200'];
const PARCEL = { carrier: 'UPS', trackingNumber: '' } as const;

/** What practices are told of each step, written again by hand. They cancel orders themselves. */
const REPORTED: Partial<Record<OrderAction, string>> = {
  submit: 'orderReceived',
  resubmit: 'orderReceived',
  approve: 'orderApproved',
  reject: 'orderRejected',
  produce: 'orderInProduction',
  ship: 'orderShipped',
  close: 'orderClosed',
};

const database = useDatabase('firstRun');

type Real = { order: Order };

function taking(order: Order, action: OrderAction, versionSeen: number): Promise<Order> {
  const common = { actor: ACTOR, scope: SCOPE, id: order.id, versionSeen, now: new Date() };
  const decision = ORDER_DECISIONS.find((one) => one === action);
  return database.db.transaction((tx) =>
    decision
      ? decideOrder(tx, { ...common, action: decision, reason: 'As agreed', shipment: PARCEL })
      : resubmitOrder(tx, { ...common, input: orderInput() }),
  );
}

/** One step, on the version that is there or on an older one. */
class Step implements fc.AsyncCommand<PlainOrder, Real> {
  readonly action: OrderAction;
  readonly isStale: boolean;

  constructor(action: OrderAction, isStale: boolean) {
    this.action = action;
    this.isStale = isStale;
  }

  check(): boolean {
    return true;
  }

  async run(model: PlainOrder, real: Real): Promise<void> {
    const next = PLAIN_LIFE[model.state][this.action];
    const seen = model.version - (this.isStale ? 1 : 0);
    const before = real.order;
    const outcome = await taking(before, this.action, seen).catch((error: unknown) => error);
    if (next && !this.isStale) {
      model.history.push(this.action);
      Object.assign(model, { state: next, version: model.version + 1 });
    } else {
      assert(outcome instanceof Problem);
      assert.equal(outcome.code, this.isStale ? 'version-moved-on' : 'conflict');
    }
    real.order = await getOrder(database.db, 'any', before.id);
    const { state, version, events } = real.order;
    assert.deepEqual([state, version], [model.state, model.version]);
    assert.deepEqual(
      events.map(({ action }) => action),
      ['submit', ...model.history],
    );
  }

  toString(): string {
    return `${this.action}${this.isStale ? ' (stale)' : ''}`;
  }
}

const ACTIONS = ['resubmit', ...ORDER_DECISIONS] as const;
// Mostly steps on what is there, or a history would hardly move.
const isStale = fc.integer({ min: 0, max: 9 }).map((number) => number === 0);
const commands = fc.commands(
  ACTIONS.map((action) => isStale.map((stale) => new Step(action, stale))),
  { maxCommands: 25, size: 'max' },
);

describe('random histories', () => {
  it('OR-06 go in the database as the plain model says, with all that goes with them', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const submission = { actor: ACTOR, scope: SCOPE, input: orderInput(), now: new Date() };
        const order = await database.db.transaction((tx) => submitOrder(tx, submission));
        const model: PlainOrder = { state: 'submitted', version: 1, history: [] };
        await fc.asyncModelRun(() => ({ model, real: { order } }), steps);
        expect(await recordedOf(order.id)).toEqual(
          ['submit', ...model.history].map((action) => `order.${action}`),
        );
        expect(await writtenOf(order.id)).toEqual(
          ['submit' as const, ...model.history].flatMap((action) => REPORTED[action] ?? []),
        );
      }),
      { numRuns: runs(0.1) },
    );
  });
});

async function recordedOf(id: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ action: string }>(
    'SELECT action FROM audit_trail WHERE resource_id = $1 ORDER BY id',
    [id],
  );
  return rows.map(({ action }) => action);
}

/** Everything in the outbox about an order, in the order of its steps. */
async function writtenOf(id: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ kind: string; event: string }>(
    "SELECT kind, payload ->> 'event' AS event FROM outbox WHERE key = $1 ORDER BY id",
    [id],
  );
  expect(rows.filter(({ kind }) => kind !== EVENT_KIND)).toEqual([]);
  return rows.map(({ event }) => event);
}
